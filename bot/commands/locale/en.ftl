# Answers to commands

command-lines =
    { $above }
    { $below }
command-words = { $words }
command-found = { $name }
command-no-game-here = There is no game in this channel. /play opens a table, /turn shows your games.
command-no-games = You are not in any game. /play in a channel opens a table.
command-unknown = There is no such command any more. /help shows those there are.
command-failed = Something went wrong, and nothing was changed. Whoever runs this bot finds it in the log under { $number }.

# /play

command-play-name = play
command-play-about = Open a table in this channel
command-play-game-name = game
command-play-game-about = What do you want to play?
command-play-set-name = set
command-play-set-about = One of the recommended sets of this game
command-play-list-name = list
command-play-list-about = An own list of names with commas between them; it takes the place of a set
command-play-thread-name = thread
command-play-thread-about = In a thread of its own, so that this channel stays free
command-play-in-server = Tables stand in a server's channel: please use /play there.
command-play-channel-taken = There is a game in this channel already. With “thread: True”, /play opens the table in a thread of its own.
command-play-thread-taken = There is a game in this thread already. Please open the table in another channel.
command-play-no-thread-here = No thread can be opened here. Please use /play in an ordinary text channel.
command-play-in-thread = The table stands in { $place }.
command-play-thread-title = { $game } · { $host }
command-game-unknown = There is no game “{ $typed }”. Did you mean { $near }?
command-set-unknown = There is no set “{ $typed }”. Did you mean { $near }?
command-set-none = This game has no sets to choose from, so not “{ $typed }” either.
command-list-none = This game takes no own list.

# /hand, /table, /log, /turn

command-hand-name = hand
command-hand-about = Show your hand and what you have to decide
command-table-name = table
command-table-about = Show the table
command-log-name = log
command-log-about = Show what happened
command-log-turns-name = turns
command-log-turns-about = How many turns to look back
command-turn-name = turn
command-turn-about = Show your games everywhere, and where it is your turn
command-turn-nobody = nobody
command-turn-heading = { $count ->
    [one] You are in one game:
   *[other] You are in { $count } games:
}
command-turn-line = { $state ->
    [waiting] ▶ **{ $game }** in { $place }: a decision waits for you{ $due }.{ $link }
    [lobby] · **{ $game }** in { $place }: not begun yet.{ $link }
   *[running] · **{ $game }** in { $place }: waiting for { $who }.{ $link }
}
command-turn-due = , due { $when }
command-turn-not-due = { "" }
command-turn-link = { " " }[Go there]({ $address })

# /replay, /verify, /export

command-replay-name = replay
command-replay-about = See this channel's game once more, picture by picture, or all of it as a film
command-stats-name = stats
command-stats-about = Finished games counted: games, wins, time to answer, favourites
command-stats-whose-name = whose
command-stats-whose-about = Whose games?
command-stats-whose-own = My own
command-stats-whose-server = This server's
command-verify-name = verify
command-verify-about = Check that this channel's finished game was fair: its seed, every draw, the result
command-export-name = export
command-export-about = This channel's finished game as a file, for keeping and for checking it

# /undo, /abort

command-undo-name = undo
command-undo-about = Take your last decision back
command-abort-name = abort
command-abort-about = Call the game in this channel off (host or moderators)
command-abort-confirm-name = confirm
command-abort-confirm-about = Really? A game called off does not come back
command-abort-unconfirmed = A game called off does not come back. If you really mean it: /abort with “confirm: True”.
command-abort-done = The game is called off.

# /card, /rules

command-card-name = card
command-card-about = Look a card up: text, cost, rulings
command-card-name-name = name
command-card-name-about = Its name, or the beginning of it
command-card-heading = **{ $title }**
    { $facts }
command-card-ruling = • { $ruling }
command-card-unclear = There is no “{ $typed }”. Did you mean { $near }?
command-card-unknown = There is no “{ $typed }”, and nothing that is called like it.
command-rules-name = rules
command-rules-about = Read the rules of a game in short
command-rules-game-name = game
command-rules-game-about = Which game?
command-rules-heading = **{ $game }**

# /settings, /help

command-settings-name = settings
command-settings-about = Language, reminders, quiet hours: how this bot deals with you
command-settings-language-name = language
command-settings-language-about = In which language?
command-settings-language-discord = As Discord does
command-settings-language-de = German
command-settings-language-en = English
command-help-name = help
command-help-about = What there is to do here
command-help-heading = **How to play**
    /play opens a table. Whoever wants to play presses *{ button-join }*; then the host presses *{ button-start }*.
    Your hand comes in a direct message that only you see; there you decide. The table is shown in the channel.
    Nothing is lost: you may come back hours or days later.
command-help-line = **/{ $name }** · { $about }
command-help-end = If direct messages do not reach you, *{ button-hand }* below the table shows the same.

# What the bot must be allowed to do

command-permissions-missing = I am not allowed enough in this channel. I still need: { $names }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

# /orders

command-orders-name = orders
command-orders-about = Your standing orders: what I answer for you without asking
command-orders-question-name = question
command-orders-question-about = To which question? Without it you see all your orders
command-orders-answer-name = answer
command-orders-answer-about = What I shall answer, or a list of names, the most wanted first
command-orders-here-name = here
command-orders-here-about = Only in the game of this channel
command-orders-of = { $game }: { $what }
command-orders-unclear = Which question do you mean? Perhaps { $near }?
command-orders-other-game = Here no game of { $game } is played.
