# Buttons

button-replay = Replay
button-verify = 🔒 Luck can be checked
button-export = Export

# A game's record, and whether it agrees

proof-heading = **{ $game }**: replayed and compared just now.
proof-before = Checksum (SHA-256), in the log before the first turn: `{ $commitment }`
proof-after = Seed, secret until the end: `{ $seed }`
proof-agrees = ✅ Everything agrees: the seed fits the checksum, and with the answers it gives the same game again.
proof-no-result = It was not played to its end, so it has no result.
proof-counted = -# Replayed: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }; compared: { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of the log and the result.
proof-differs = ❌ It does not agree:
proof-finding = - { $field }: { $what }
proof-finding-step = - { $field }, step { $step }: { $what }
proof-other-program = -# This game was recorded by version { $program } of the program, and this is version { $here }: its rules may have changed since.
proof-more = -# With the file from “{ button-export }” anyone can check this: `parlatorium verify FILE`.
proof-not-hexadecimal = not a hexadecimal number.
proof-commitment = they do not belong together: the checksum (SHA-256) of the seed is { $sha }.
proof-seats = there must be { $count }, numbered from 0.
proof-numbers = this must be step { $expected }.
proof-not-asked = seat { $seat } was not asked this question.
proof-key = the question is “{ $expected }”, not “{ $key }”.
proof-illegal = “{ $picks }” was not an allowed answer.
proof-form = this answer is in an order in which the program stores none.
proof-takes-back = step { $step } could not be taken back here.
proof-line = line { $number } tells what did not happen there.
proof-lines-missing = lines are missing from here on.
proof-not-over = the answers end before the game does.
proof-result =
    seat { $seat } ended with { $points ->
        [one] one point
       *[other] { $points } points
    } in place { $rank }.
proof-checksum = this was changed after the file was written: its checksum is different.
proof-unknown-field = there is no field “{ $name }”.

record-not-over = This game is still going on; its record comes with the result. Checksum (SHA-256) to keep: `{ $commitment }`
record-aborted = This game was called off, so there is no looking back on it.
record-not-begun = This game has not begun, so there is nothing to record yet.
record-file = The whole game as a file: set-up, seed, answers, log. `parlatorium verify { $name }` checks it on any machine.
record-alt = The record of a game as JSON: { $game }
no-finished-game = No game has been finished in this channel yet.
no-finished-game-of-mine = You have not finished a game yet.

# The command line

cli-verify-about = Check the record of a game (the file from “{ button-export }”): replay it and say whether everything agrees.
cli-verify-file = The record.
cli-verify-unreadable = This is not a readable record: { $fault }
cli-verify-no-game = game: there is no game “{ $name }” here. “parlatorium games” lists them.

# A game once more, picture by picture

button-film = Film
button-first = ◀◀ Start
button-before = ◀ Back
button-after = Next ▶
button-newest = End ▶▶
replay-title = **{ $game }**, replayed: picture { $number } of { $count }
replay-awaited = -# Next: { $names }
replay-aborted = -# Here the game was called off.
replay-over = -# That was the end of the game.
replay-beginning = This is how the game began.
replay-quiet = In between, nothing happened that everyone could see.
replay-differs = This game began under the rules of an older version, so it cannot be shown again.
film-alt = The course of a game ({ $game }) as a film of { $count ->
        [one] one picture
       *[other] { $count } pictures
    }; what happens:
film-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
film-points = Above each picture: the points if the game ended there
film-drawing = The film is being drawn: { $drawn } of { $count } pictures. This takes a while; you can do something else meanwhile.
film-packing = The film is being drawn: all { $count } pictures are there, now they are put together.
film-done = **{ $game }**: the whole game as a film of { $count ->
        [one] one picture
       *[other] { $count } pictures
    }.{ $left ->
        [0] { "" }
       *[other] { " " }Because it is so long, some turns share a picture.
    }{ $quiet ->
        [0] { "" }
        [one] { " " }The replay has one picture more: nothing happened before it that everyone could see.
       *[other] { " " }The replay has { $quiet } pictures more: nothing happened before them that everyone could see.
    }
film-busy = Many are waiting for a film at the moment, and only one is drawn at a time. Please try again in a few minutes.
film-waiting =
    { $count ->
        [one] One film is drawn before yours; then yours begins by itself.
       *[other] { $count } films are drawn before yours; then yours begins by itself.
    }
film-under-way = A film of yours is being drawn already. As soon as it is there, you can have the next.
still-at-it = I am still busy with what you asked for just now. As soon as it is there, ask again.
film-failed = I could not finish drawing the film. Please try again in a moment; with ◀ and ▶ you can see the game picture by picture.
film-too-long = This game is too long for a film. With ◀ and ▶ you can see it picture by picture.
film-too-short = There is nothing to film yet.

# Statistics

stats-own = Your finished games
stats-server = This server’s finished games
stats-none = You have not finished a game yet, so there is nothing to count.
stats-none-here = No game has been finished on this server yet, so there is nothing to count.
stats-no-server = Direct messages belong to no server: please use { COMMAND("stats") } there, or ask for your own games here.
stats-game = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }
stats-person = { $who }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won{ $wait }
stats-mine = { $wins } won{ $wait }
stats-wait = ; answers after { $span } on average
stats-wait-mine = ; on average you answer after { $span }
stats-no-wait = { "" }
stats-favourites = Most used: { $things }
stats-thing = { $thing } ({ $times })
stats-seconds = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
stats-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
stats-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
stats-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
stats-standings = { $game }: who wins
stats-used = { $game }: most used
stats-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
stats-won-of = { $wins } of { $games }
stats-medal = { $wins } of { $games } won
stats-of = Finished games of { $who }
stats-you = You
stats-streak =
    { $now ->
        [0] { $longest ->
            [0] No win yet
           *[other] Longest winning streak: { $longest }
        }
        [one] Longest winning streak: { $longest }
       *[other] { $now } wins in a row, longest streak { $longest }
    }
stats-last-games = Last games
stats-last =
    { $count ->
        [one] In the last game: { $places }
       *[other] In the last { $count } games, the newest last: { $places }
    }
stats-rank =
    { $rank ->
        [1] won
       *[other] place { $rank }
    }
stats-rivals = Head to head
stats-rival =
    { $who }: { $games ->
        [one] one game together
       *[other] { $games } games together
    }, { $ahead } to { $behind }
stats-duels = Who beats whom
stats-duel =
    { $who } against { $other }: { $ahead } to { $behind } in { $games ->
        [one] one game
       *[other] { $games } games
    }
stats-note = A person’s time counts from the moment others began to wait for that answer.
