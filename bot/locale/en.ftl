# Questions and their buttons

counted = { $count } × { $what }
numbered = { $number }. { $what }
picks-in-a-row = { $picks }
so-far = Picked so far: { $picks }
pick-nothing = None of these
pick-next = Pick number { $number }
pick-count =
    { $count ->
        [one] Pick one
       *[other] Pick { $count }
    }
pick-between = Pick { $least } to { $most }
on-page = { $what } (page { $page } of { $pages })
page-back = ◀ Page { $page }
page-on = Page { $page } ▶
confirm =
    { $count ->
        [one] Done: one picked
       *[other] Done: { $count } picked
    }
still-missing =
    { $count ->
        [one] One more to pick
       *[other] { $count } more to pick
    }
start-over = Start over

# Buttons

button-undo = Back
button-board = Table
button-text = Table as text
button-log = Log
button-hand = My hand
button-help = Help
button-join = Join
button-leave = Leave
button-computer = Add computer
button-dismiss = Remove computer
button-start = Start
button-options = Options
button-draw = Draw now
button-retype = Change the list
button-cancel = Cancel
button-again = Again
button-earlier = ◀ Earlier
button-above = ▲ Further up
button-below = ▼ Further down
button-later = Later ▶

# The table before the game

lobby-title = ## { $game }: who is in?
lobby-seat = **{ $number }.** { $name }
lobby-host = host of this table
lobby-first = begins
lobby-level = computer, { $level }
lobby-dm-open = direct messages arrive ✅
lobby-dm-closed = ⚠️ direct messages do not arrive: plays here in the channel with “My hand”
lobby-dm-unknown = direct messages not checked yet
lobby-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
lobby-full = All seats are taken.
lobby-needs =
    { $count ->
        [one] One more has to join before the game can start.
       *[other] { $count } more have to join before the game can start.
    }
lobby-ready = Enough for a game: { $host } can press “Start”.
lobby-ready-any = Enough for a game: press “Start”.
lobby-hands = -# What you hold, only you can see: in a direct message from me, or here with “My hand”.
lobby-cancelled = This table was cleared away again. `/play` opens a new one.
lobby-begun = The game has begun.
level-easy = level easy
level-normal = level normal
level-hard = level hard
option-line = { $option }: { $value }
option-pace = Pace
option-pace-turn = brisk
option-pace-turn-hint = Whoever's turn it is plays on; questions to others are answered later, together.
option-pace-exact = strictly one by one
option-pace-exact-hint = Every question is answered at once; the game waits for it.
option-language = Language
option-language-de = German
option-language-en = English
panel-title = ### Options of this table: { $game }
panel-end = -# Everybody sees in the channel what you set here.
form-names = Names
form-names-hint = { $count } names, one a line or with commas; German or English
name-unclear = There is no “{ $typed }”. Did you mean { $near }?
name-unknown = There is no “{ $typed }”, and nothing that is called like it.
as-is = { $word }

# The table during the game

table-turn = ### { $game }: it is { $who }’s turn
table-common = ### { $game }: all decide at once
table-aborted = ### { $game }: called off
table-awaited = Waiting for { $names }.
table-moved = -# Last move { $when }
seat-name = { $who }
more-lines =
    { $count ->
        [one] … and one more line: see the log
       *[other] … and { $count } more lines: see the log
    }
earlier-lines =
    { $count ->
        [one] … one line before: see the log
       *[other] … { $count } lines before: see the log
    }
log-page = Page { $page } of { $pages }
log-empty = Nothing has happened yet.

# The result

result-title = ### { $game }: the game is over
rank = **Place { $rank }:** { $who } with { $points ->
        [one] one point
       *[other] { $points } points
    }
result-won = { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
place = Place { $rank }: { $who }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
place-with-sources = Place { $rank }: { $who }, { $points ->
        [one] one point
       *[other] { $points } points
    }: { $parts }.
sources = -# { $parts }
source = { $what } ({ $points })
result-proof =
    -# To verify: the shuffling came from the seed `{ $seed }`.
    -# Its SHA-256 was fixed when the game began: `{ $commitment }`

# One's own message

here = Here
in-channel = In { $link }
desk-turn = **{ $game }** · { $where }: it is your turn.
desk-common = **{ $game }** · { $where }: all decide at once; your question.
desk-asked = **{ $game }** · { $where }: a question for you.
desk-rest = **{ $game }** · { $where }: you have decided all there was. When you are asked again, a new message comes.
desk-waiting = **{ $game }** · { $where }: nothing to do for you right now. On turn: { $who }.
desk-done = **{ $game }** · { $where }: you have done your part; waiting for { $names }.
desk-finished = **{ $game }** · { $where }: the game is over.
desk-aborted = **{ $game }** · { $where }: the game was called off.
digest = **Since your last turn**
digest-mine = What was done to you
doing = **This turn**
done = **Your last turn**
your-seat = You have a seat in { $where }: **{ $game }**. As soon as it starts, your cards and questions come here.
your-turn-here = { $who }: it is your turn, but your direct messages are closed. Press “My hand” here (or `/hand`).
your-question-here = { $who }: there is a question for you, but your direct messages are closed. Press “My hand” here (or `/hand`).

# Why something is not possible

not-seated = You have no seat at this table. You are welcome to watch.
not-begun = The game has not begun yet.
already-begun = The game has already begun.
already-seated = You already have a seat at this table.
game-over = The game is already over.
game-aborted = This game was called off. `/play` opens a new one.
again-open = The next table stands below in this channel, with the same people and settings. Nothing has begun yet: everybody may still get up or join until “Start” is pressed.
again-players-only = Only those who played this game can open the next one with “Again”. With `/play` you can open a table of your own.
again-not-over = This game is not finished, so there is none to follow it yet.
table-full = All seats are taken.
too-few-seats =
    { $seats ->
        [one] Alone it does not work: at least { $least } are needed at the table.
       *[other] That does not work: at least { $least } are needed at the table, now there are { $seats }.
    }
no-computer = There is no computer at this table.
no-such-option = { $name } cannot be set to { $value }. Please pick from the list.
setting-gone = That cannot be set here any more. Look how things stand now.
no-such-game = That game is not here (any more).
unknown-game = I do not know the game { $name }.
host-only = Only the host of this table or a moderator may do that.
channel-busy = There is a game in this channel already. Use another channel or a thread.
status-changed = Somebody was faster. Look how things stand now and try again.
nothing-to-do = There is nothing to do here right now.
unknown-button = I do not know this button any more. `/hand` shows what is to be decided.
restarting = I am just restarting. Press again in a few seconds.
something-went-wrong = Something went wrong on my side. Nothing has changed in the game; please try again.

# Help

help = **Parlatorium** lets you play together even if hours or days lie between the turns.
    - `/play` opens a table in this channel. Whoever likes presses “Join”.
    - When it is your turn, or you are asked, I send you a direct message with your hand and buttons. If none arrives, “My hand” in the channel or `/hand` helps.
    - The blue button suggests something sensible. “Back” takes your last step back as long as nothing was revealed by it; beyond that `/undo` asks the others.
    - `/table` shows the table, as a picture or as text. `/log` tells what has happened. `/turn` lists all your games.
    - `/card` explains a card, `/rules` the game. With `/settings` you choose language, reminders and quiet hours; `/away` stops your clocks while you are on holiday.
    - Everything is stored: old buttons work even after a restart.
