# Answers to commands

command-found = { $name }
command-no-game-here = There is no game in this channel. { COMMAND("play") } opens a table, { COMMAND("turn") } shows your games; in direct messages to me { COMMAND("hand") } shows your hand in any of them.
command-no-games = You are not in any game. { COMMAND("play") } in a channel opens a table.
which-game = In which game? { COMMAND($command) }
which-game-pick =
    { $pages ->
        [one] Your games
       *[other] Your games, page { $page } of { $pages }
    }
which-game-gone = I cannot ask in which game with that. Please type it in the channel of the game.
command-unknown = That command no longer exists. { COMMAND("help") } shows those that do.
command-failed = Something went wrong, and nothing was changed. Whoever runs this bot finds it in the log under { $number }.

# /play

command-play-name = play
command-play-about = Open a table in this channel
command-play-game-name = game
command-play-game-about = What do you want to play?
command-play-set-name = set
command-play-set-about = A recommended set, if the game has one
command-play-list-name = list
command-play-list-about = Your own choice, separated by commas, instead of a recommended set
command-play-where-name = where
command-play-where-about = Where should the table be?
command-play-where-here = Here
command-play-where-thread = In a thread of its own, so that this channel stays free
command-play-in-server = Tables stand in a server’s channel: please use { COMMAND("play") } there.
command-play-channel-taken = There is already a game in this channel. With { COMMAND("play") }, choose a thread of its own under “{ command-play-where-name }”.
command-play-thread-taken = There is a game in this thread already. Please open the table in another channel.
command-play-table-waits = A table that has not begun is waiting here: press “{ button-join }” on it.
command-play-yours-waits = The table at which you sit is waiting here for its start.
command-play-shown-again = [Go there]({ $address }). If it was deleted, it stands here again in a moment.
command-play-second-in-thread = For a second one choose, with { COMMAND("play") }, a thread of its own under “{ command-play-where-name }”.
command-play-second-elsewhere = For a second one use { COMMAND("play") } in another channel.
command-play-no-thread-here = No thread can be opened here. Please use { COMMAND("play") } in an ordinary text channel.
command-play-in-thread = The table stands in { $place }.
command-play-thread-title = { $game } · { $host }
command-game-unknown = I know no game “{ $typed }”. Did you mean { $near }?
command-set-unclear = There is no set “{ $typed }”. Did you mean { $near }?
command-set-unknown = There is no set “{ $typed }”. Please pick one from the list that appears as you type.
command-set-none = This game has no sets to choose from, so not “{ $typed }” either.
command-list-none = This game takes no list of your own.
command-list-open = The table is open already. Your list counts at it once it is right.

# /hand, /table, /turn

command-hand-name = hand
command-hand-about = Show your hand and what you have to decide
command-table-name = table
command-table-about = Show the table and its log; bring a game to this channel
command-turn-name = turn
command-turn-about = Show your games everywhere, and where it is your turn
command-turn-heading = { $count ->
    [one] You are in one game:
   *[other] You are in { $count } games:
}
command-turn-line = { $state ->
    [waiting] ▶ **{ $game }** in { $place }: a decision is waiting for you{ $due }{ $count ->
        [0] .
       *[other] ; { $others } { $count ->
            [one] has
           *[other] have
        } to decide, too.
    }{ $link }
    [lobby] · **{ $game }** in { $place }: not begun yet.{ $link }
    [unseen] · **{ $game }** in { $place }: { $count ->
        [0] goes on in a moment.
       *[other] waiting for { $others }.
    } There is nothing for you to do there right now, though the table names you.{ $link }
   *[running] · **{ $game }** in { $place }: { $count ->
        [0] goes on in a moment.
       *[other] waiting for { $others }.
    }{ $link }
}
command-turn-due = , due { $when }
command-turn-not-due = { "" }
command-turn-link = { " " }[Go there]({ $address })

# /replay, /stats

command-replay-name = replay
command-replay-about = See a game again, also as a film; look back on your moves; check it, export it
command-stats-name = stats
command-stats-about = Your finished games in numbers: wins, time to answer, favourites
command-stats-whose-name = whose
command-stats-whose-about = Whose games?
command-stats-whose-own = My own
command-stats-whose-server = This server’s
command-stats-visible-name = visible
command-stats-visible-about = Who should see it?
command-stats-visible-me = Only me
command-stats-visible-all = Everybody in this channel

# /plan

command-plan-name = plan
command-plan-about = Prepare your next turn before it comes

# /undo, calling off

command-undo-name = undo
command-undo-about = Take back your last decision
abort-ask = Really call off **{ $game }** in { $place }? It does not come back, for anybody.
abort-ask-lobby = Really clear away the table of **{ $game }** in { $place }? Its game has not begun.
abort-done = **{ $game }** in { $place } is called off.

# /card, /rules

command-card-name = card
command-card-about = Look something up: a card, an area, a phase, an order …
command-card-name-name = name
command-card-name-about = A name, or the beginning of one
command-card-unclear = There is no “{ $typed }”. Did you mean { $near }?
command-card-unknown = There is no “{ $typed }”, nor anything with a similar name.
command-rules-name = rules
command-rules-about = Read the rules of a game in brief
command-rules-game-name = game
command-rules-game-about = Which game?
command-rules-which = Which game? Name it after the command; none is being played here.

# /learn

command-learn-name = learn
command-learn-about = Learn a game step by step, alone with me
command-learn-game-name = game
command-learn-game-about = Which game?

# /settings, /help

command-settings-name = settings
command-settings-about = Language, reminders, quiet hours: how this bot treats you
command-help-name = help
command-help-about = How to play, and all commands

# What the bot must be allowed to do

command-permissions-missing = I lack permissions in this channel: { $names }.
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
command-orders-question-about = To which question? Without one you see all your orders
command-orders-answer-name = answer
command-orders-answer-about = What I should answer, or a list of names, most important first
command-orders-where-name = where
command-orders-where-about = Where does it hold?
command-orders-where-everywhere = In all games
command-orders-where-here = Only in the game of this channel
command-orders-of = { $game }: { $what }
command-orders-unclear = Which question do you mean? Perhaps { $near }?
command-orders-unknown = There is no question “{ $typed }”. Please pick one from the list that appears as you type.
command-orders-question-missing = Which question should I answer that way? Pick it under “{ command-orders-question-name }”.
command-orders-answer-missing = What should I answer ({ $what })? Write under “{ command-orders-answer-name }”: { $ways }; or, where it fits, a list of names.
command-orders-other-game = No game of { $game } is being played here.
