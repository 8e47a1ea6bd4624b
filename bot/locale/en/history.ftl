# Buttons

button-replay = Replay
button-verify = Verify
button-export = Export

# A game's record, and whether it agrees

proof-heading = **{ $game }**: played again and compared just now.
proof-before = The seed of a game decides every shuffle and every draw. Its SHA-256, the commitment, stood in the log before the first turn: `{ $commitment }`
proof-after = The seed itself is told when the game is over: `{ $seed }`
proof-agrees = ✅ Everything agrees: the seed belongs to the commitment, and set-up, seed and answers give the same game again.
proof-counted = -# Played again: { $answers ->
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
proof-more = -# With the file of /export anybody can check the same on their own machine: `parlatorium verify FILE`.
proof-not-hexadecimal = this is no hexadecimal number.
proof-commitment = they do not belong together: the SHA-256 of the seed is { $sha }.
proof-seats = there must be { $count } of them, numbered from 0 on.
proof-numbers = here the step { $expected } must stand.
proof-not-asked = player { $seat } was not asked this question.
proof-key = the question is “{ $expected }”, not “{ $key }”.
proof-illegal = “{ $picks }” was not an allowed answer.
proof-form = the picks stand in an order in which they are never kept.
proof-takes-back = step { $step } is no answer that could be taken back here.
proof-line = line { $number } tells what did not happen there.
proof-lines-missing = lines are missing from here on.
proof-not-over = the answers end before the game does.
proof-result = player { $seat } ended with { $points } points on place { $rank }.
proof-checksum = this was changed after the file was written: its checksum is another one.
proof-unknown-field = there is no field “{ $name }”.

record-not-over = This game is still going on. Its record would show hidden things, so it comes with the result. The commitment of its seed is `{ $commitment }`; keep it, and at the end you can compare. Earlier games of this channel are under the buttons of their results.
record-aborted = This game was called off, so there is no record of it.
record-not-begun = This game has not begun, so there is nothing to record yet.
record-file = The whole game as a file: set-up, seed, answers, log. `parlatorium verify { $name }` checks it on any machine.
record-alt = The record of a game of { $game }, as JSON
no-finished-game = No game has been finished in this channel yet.
no-finished-game-of-mine = You have not finished a game yet.

# The command line

cli-verify-about = Check the record of a game (the file of /export): play it again and say whether everything agrees.
cli-verify-file = The record.
cli-verify-unreadable = This is no record that can be read: { $fault }
cli-verify-no-game = game: there is no game “{ $name }” here. “parlatorium games” lists those there are.

# A game once more, picture by picture

button-film = Film
button-first = ◀◀ Start
button-before = ◀ Back
button-after = On ▶
button-newest = End ▶▶
replay-title = **{ $game }**, once more: picture { $number } of { $count }
replay-turn = -# After this { $who } is on turn.
replay-over = -# With this the game is over.
replay-beginning = This is how the game began.
replay-quiet = Nothing everybody could see happened in between.
replay-differs = This game was begun with other rules of an older version, so it cannot be shown once more.
film-alt = The course of a game of { $game } as a film of { $count ->
        [one] one picture
       *[other] { $count } pictures
    }: the table after each turn
film-drawing = The film is being drawn: { $drawn } of { $count } pictures. This takes a while; you can do something else meanwhile.
film-packing = The film is being drawn: all { $count } pictures are there, now they are put together.
film-done = **{ $game }**: the whole game as a film of { $count ->
        [one] one picture
       *[other] { $count } pictures
    }.{ $left ->
        [0] { "" }
       *[other] { " " }It is so long that some turns are left out.
    }
film-busy = A film is being drawn for somebody at the moment, and only one is drawn at a time. Please try again in a minute.
film-too-long = This game is too long for a film. With ◀ and ▶ you can see it picture by picture.
film-too-short = There is nothing to film yet.

# Statistics

stats-own = **Your games**, as far as they were finished
stats-server = **This server's games**, as far as they were finished
stats-own-title = Your games
stats-server-title = The games of this server
stats-none = You have not finished a game yet, so there is nothing to count.
stats-none-here = No game has been finished on this server yet, so there is nothing to count.
stats-no-server = Direct messages belong to no server: please use /stats there, or ask for your own games here.
stats-game = **{ $game }**: { $games ->
        [one] one game
       *[other] { $games } games
    }
stats-person = - { $who }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won{ $wait }
stats-mine = - { $wins } won{ $wait }
stats-wait = ; answers after { $span } on average
stats-wait-mine = ; on average you answer after { $span }
stats-no-wait = { "" }
stats-favourites = - Used most: { $things }
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
stats-bars-games = Games (hatched: won)
stats-bars-people = { $game }: games (hatched: won)
stats-bars-used = { $game }: used most
stats-won-of = { $wins } of { $games }
stats-note = -# A person's time counts from the moment others began to wait for that answer.
