# Questions and their buttons

counted = { $count } × { $what }
numbered = { $number }. { $what }
picks-in-a-row = { $picks }
so-far = Picked so far: { $picks }
pick-nothing = None of these
pick-next = Pick number { $number }
pick-count =
    { $count ->
        [one] Choose for yourself …
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

button-undo = ↩ Undo
button-undo-asking = ↩ Undo (ask first)
button-board = Table
button-text = As text
button-rules = Rules
button-log = Log
button-seat = My seat
button-more = …
button-hand = My hand
button-help = Help
button-mail = Check direct messages
button-join = Join
button-leave = Leave
button-computer = Add computer
button-dismiss = Remove computer
button-takeover = Take over
button-start = Start
button-options = Options
button-draw = Draw now
button-begin = Start
button-settled = Done
button-retype = Edit the list
button-cancel = Clear the table away …
button-again = Rematch
button-earlier = ◀ Earlier
button-above = ▲ Further up
button-below = ▼ Further down
button-later = Later ▶
button-clear = Yes, clear the table of { $game }
button-abort = Yes, call off { $game }
button-resign = Yes, resign from { $game }
button-sit = Yes, take the seat in { $game }
button-play-for = Yes, computer for { $who } in { $game }
button-offer-for = Yes, offer the seat in { $game }
button-forget = Delete everything …
button-erase = Yes, delete everything

# The table before the game

lobby-title = ## { $game }: who is in?
lobby-seat = **{ $number }.** { $name }
lobby-host = host
lobby-first = goes first
lobby-level = { $level }
lobby-dm-closed = ⚠️ direct messages closed: allow them in this server’s privacy settings and press “{ button-join }” again, or play with “{ button-hand }” after the start
lobby-dm-refused = ⚠️ Discord holds my direct messages back, nobody’s fault here: play here with “{ button-hand }”, I try again by myself
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
lobby-ready = Enough players: { $host } can press “Start”.
lobby-ready-any = Enough players: press “Start”.
lobby-hands = -# Your questions come as a direct message; the first may be under “Message requests”.
lobby-besides =
    More: { $rules ->
        [0] {""}
       *[other] rules,{" "}
    }leave, { $computers ->
        [0] {""}
       *[other] change computers,{" "}
    }clear away …
cancel-ask = { $game }: really clear this table away?
cancel-ask-others = Also at the table: { $names }.
cancel-done = The table is cleared away.
lobby-cancelled = This table was cleared away again. { COMMAND("play") } opens a new one.
lobby-lapsed-quiet = This table was cleared away: for a week nobody did anything here. { COMMAND("play") } opens a new one.
lobby-lapsed-left = This table was cleared away: its host has left the server, and nobody took it over for three days. { COMMAND("play") } opens a new one.
lobby-hostless = The host is away: whoever sits here can become host with “{ button-takeover }”.
take-over-offer = The host of this table is away. You sit here, so you can become host yourself.
take-over-done = You are the host of this table now.
take-over-yours = You are the host of this table already.
take-over-not-yet = This table has a host. You can take it over when the host has left the server, or has done nothing here for three days.
button-takeout = Take somebody out …
lobby-begun = The game has begun.
level-easy = easy
level-normal = normal
level-hard = hard
option-pace-and-time = Pace and time
option-help = Help and language
option-twice = You chose two sets at once: take one of them back.
option-line = { $option }: { $value }
option-pace = Pace
option-pace-turn = brisk
option-pace-turn-hint = Whoever’s turn it is plays on; the others answer their own questions afterwards.
option-pace-exact = strictly one by one
option-pace-exact-hint = The game waits for every answer before it goes on.
option-language = Language
option-language-de = German
option-language-en = English
option-highlights = Highlights
option-highlights-untold = no
option-highlights-untold-hint = All of it is in the log.
option-highlights-told = tell them in the channel
option-highlights-told-hint = Up to three moments a day, told silently in the channel; only what everybody knows.
highlight = ✨ { $what }
panel-title = ### { $game }: options
panel-settled = Saved. Everybody sees it in the channel.
form-names-hint = { $count } names, one per line or separated by commas; German or English
name-unclear = There is no “{ $typed }”. Did you mean { $near }?
name-unknown = There is no “{ $typed }”, nor anything with a similar name.
names-beyond =
    { $count ->
        [one] There is one more name in the list that I do not know.
       *[other] There are { $count } more names in the list that I do not know.
    }
as-is = { $word }

# The table during the game

table-turn = { $game }: it is { $who }’s turn
table-awaited = { $game }: waiting for { $names }
table-aborted = { $game }: called off
seat-name = { $who }
seat-nameless = Player { $number }
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

result-headline = { $game }: { $won }
result-title = { $game }: the game is over
rank = **Place { $rank }:** { $who } with { $points ->
        [one] one point
       *[other] { $points } points
    }
result-won = { $count ->
        [one] { $who ->
            [you] You win.
           *[other] { $who } wins.
        }
       *[other] { $who } share the victory.
    }
place = Place { $rank }: { $who }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
sources-of = { $who }: { $parts }.
noted = { $place } { $note }
sources = -# { $parts }
score-note = -# { $note }
source = { $what } ({ $points })

# One's own message

here = Here
in-channel = In { $link }
at-table = **{ $game }** · In { $place }
desk-asked = **{ $game }** · { $where }
desk-more = **{ $game }** · { $where }: more
desk-rest = **{ $game }** · { $where }: you’re done for now.
desk-idle = **{ $game }** · { $where }: you are playing; there is nothing to decide now.
desk-carried = **Your prepared turn:**
desk-carried-meanwhile = **Meanwhile:**
desk-stand-in = **{ $game }** · { $where }: the computer plays for you until you are back.
desk-answered = **{ $game }** · { $where }: ✓
desk-waiting = **{ $game }** · { $where }: nothing for you to do right now. Waiting for { $names }.
desk-soon = **{ $game }** · { $where }: nothing for you to do right now. The game goes on in a moment.
desk-unseen = Until the game goes on, the table names you, too: that way nobody learns who has decided already.
desk-held-up = Until those before you have decided, the table names you, too: what you have chosen happens only then.
desk-won = **{ $game }** · { $where }: the game is over. { $won }
desk-finished = **{ $game }** · { $where }: the game is over.
desk-aborted = **{ $game }** · { $where }: the game was called off.
more-in-log =
    { $count ->
        [one] 1 more line in the log (behind “{ button-more }”)
       *[other] { $count } more lines in the log (behind “{ button-more }”)
    }
digest-before = { $whom }’s last turn, before you took over
stand-in-for-you = Computer (for you)
digest-mine = What happened to you
digest-others = What the others did
digest-earlier = Earlier moves are in the log.
picked = Your choice: { $picks }
taken-back = Taken back.
not-done = Not done: { $steps }.
not-done-as = Not done: { $steps }. { $why }
not-done-ordered = Your standing order decides there.
not-done-otherwise = What is asked now is not what was expected.
steps-onward = { $rest } by advice
steps-more =
    { $count ->
        [one] 1 more step
       *[other] { $count } more steps
    }
doing = **This turn**
done = **Your last move**
your-seat = You got a seat in { $where }: **{ $game }**. Once the game has begun, your questions come here.
your-table = Direct messages work. Once **{ $game }** in { $where } has begun, your questions come here.
your-turn-here = { $who }: it is your turn, but my direct messages do not reach you. Press “My hand” or type { COMMAND("hand") }.
your-question-elsewhere = **{ $game }** · { $where }: there is a question for you, but I cannot write there any more. { COMMAND("hand") } shows it.
your-question-here = { $who }: there is a question for you, but my direct messages do not reach you. Press “My hand” or type { COMMAND("hand") }.

# Why something is not possible

not-seated = You have no seat at this table. You are welcome to watch.
not-begun = The game has not begun yet.
already-begun = The game has already begun.
already-seated = You already have a seat at this table.
game-over = The game is already over.
game-aborted = This game was called off. { COMMAND("play") } opens a new one.
again-open = A new table with the same people and options stands in { $where }. Until the game starts, anyone can still leave or join.
again-players-only = Only those who played this game can open the next one with “Rematch”. With { COMMAND("play") } you can open a table of your own.
again-not-over = This game has not been played to its end, so there is no rematch yet.
table-full = All seats are taken.
too-few-seats =
    { $seats ->
        [one] You cannot play alone: at least { $least } are needed.
       *[other] That is not enough: at least { $least } are needed at the table, and there are { $seats }.
    }
no-computer = There is no computer at this table.
no-such-option = { $name } cannot be set to { $value }. Please pick from the list.
setting-gone = That can no longer be set here. See how things stand now.
no-such-game = That game does not exist (any more).
rules-missing = This game is still stored, but the rules of { $name } are not installed here at the moment. As soon as they are back, it goes on.
lost-closed = By the rules of this version the game could not go on, so it has ended without a result. Its record is below the message in the channel that says so.
lost-finished = This version cannot show that table any more: it was played by other rules. Its result stands: { $places }. { COMMAND("replay") } gives you the record.
lost-place = { $rank }. { $name } ({ $points })
channel-barred = **{ $game }** · { $where }: I cannot write there any more, so the table is not shown there. The game goes on: questions come by direct message, and { COMMAND("hand") } shows your hand. Please ask whoever looks after the server to unlock the place or to let me see it and write in it; then I show the table again by myself. Until then anybody who plays may take the game elsewhere: with { COMMAND("table") } in another channel and “{ button-move }”.
channel-gone = **{ $game }** · { $where }: that channel no longer exists, so the table is not shown there. The game goes on here in direct messages: questions come by themselves, and { COMMAND("hand") } shows your hand. Anybody who plays may take it elsewhere: with { COMMAND("table") } in another channel and “{ button-move }”.
mail-arrives = Direct messages work: [here is one]({ $link }). If you do not see it, look under “Message requests”.
mail-reaches = Direct messages work. Questions that wait for you come now.
mail-closed = My direct messages do not reach you. Allow them in this server’s privacy settings, and unblock me if I am blocked. Until then I ask you here, where nobody else can see it.
mail-refused = Discord does not let my direct messages through to you at present. There is nothing for you to do; I try again by myself. Until then I ask you here, where nobody else can see it.
mail-not-now = I could not reach Discord with a direct message just now. Please try again in a moment. Until then I ask you here, where nobody else can see it.
mail-enough = Discord has just refused several direct messages to you, so I send no more for now. You can try again { $when }. Until then I ask you here, where nobody else can see it.
mail-players-only = “{ button-mail }” is for those who play at this table. You are welcome to watch.
game-closed = **{ $game }** · { $where }: by the rules of this version this game cannot go on, so it has ended without a result. What was played is in its record.
game-restored = **{ $game }** · { $where }: I had to go back to the backup of { $made }. What has happened since then is lost, sorry, and what can still be seen of it no longer counts. Everybody at the table is shown once more how things stand, and whoever is asked gets the question.
lobby-restored = **{ $game }** · { $where }: I had to go back to the backup of { $made }. Whoever has joined, left or set something here since then, please do it once more.
lost-with-backup = This came after the backup of { $made } and was lost when I had to go back to it: it no longer counts. { COMMAND("hand") } shows how your game stands now, { COMMAND("play") } opens a new table.
unknown-game = I do not know the game { $name }.
host-only = Only the host of this table or a moderator may do that.
channel-busy = This channel is taken already, by a table or a game. Use another channel or thread; { COMMAND("play") } opens a new table there.
status-changed = Somebody was faster. See how things stand now and try again.
nothing-to-do = There is nothing to do here right now.
unknown-button = I no longer know this button. { COMMAND("hand") } shows what there is to decide.
restarting = I am restarting. Press again in a few seconds.
form-too-late = That took too long, and now the form cannot be opened any more. Please press again.
something-went-wrong = Something went wrong on my side. Nothing has changed in the game; please try again.

# What is the matter with the database

database-gone = My database cannot be reached right now. Nothing is lost and nothing has changed; please try again in a moment.
database-gone-midway = I lost my database in the middle of this. See whether it counted before you try again; nothing that was stored already is lost.
database-deleted = I can no longer get at the stored games. Until this is mended I take no answers. Please tell whoever runs this bot; after that it goes on here.
database-replaced = My stored games were replaced by others. Until this is settled I take no answers. Please tell whoever runs this bot; after that it goes on here.
database-newer = A newer version of me is just taking over. Nothing has changed; try again in a few seconds. If it still does not work then, please tell whoever runs this bot.
database-corrupt = The file with my games is damaged. Until this is mended I take no answers. Please tell whoever runs this bot; after that it goes on here.
database-full = The disk with my database is full: nothing more can be stored, and nothing has changed in the game. Please tell whoever runs this bot.
database-locked = I cannot store anything right now; nothing has changed in the game. Press again in a moment. If it still does not work after a few minutes, please tell whoever runs this bot.
database-read-only = My database cannot be written to any more; nothing has changed in the game. Please tell whoever runs this bot.
database-unreachable = My database cannot be reached; nothing is lost and nothing has changed in the game. Try again in a minute. If it still does not work then, please tell whoever runs this bot.

# Rules and looking things up

rulebook-heading = ### { $game } · { $title }
rulebook-question = **About your question:** { $prompt }
rulebook-still = **In { $place } the older ruling still holds**, because the game began under it: { $ruling }
rulebook-pages = All pages
button-meaning = What does this question mean?
entry-heading = **{ $title }** · { $game }
    { $facts }
entry-ruling = • { $ruling }

