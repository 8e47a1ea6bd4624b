# The command line

cli-about = Parlatorium: board games for friends in a Discord channel. Without a command it plays; without a token in a sandbox.
cli-version-about = Show the version.
cli-calendar-about = Play games at the pace of people who sleep, travel and come when they can: how many days a game takes, and who waits for whom.
cli-calendar-game = Which game, by its name; by default the first that “parlatorium games” lists.
cli-calendar-players = How many people play each game; they live in several time zones.
cli-calendar-games = How many games, each in every pace asked for.
cli-calendar-pace = turn (brisk), exact (strictly one by one) or both.
cli-calendar-seed = Seed of the first game; each further game has the next one. By default any.
cli-calendar-hours = Median hours until somebody awake and at home comes.
cli-calendar-lot = People answer at random; otherwise like the computer player of the usual level.
cli-calendar-cap = After how many turns a game is stopped.
cli-calendar-plans = Share of the people who prepare their turns, 0 to 1; who, is drawn by lot.
cli-calendar-sets = All sets of the game, each strictly one by one, briskly, and with half or all of the people preparing.
cli-calendar-write = Also write the comparison of the sets into this folder: a page and a picture.
cli-calendar-no-plans = { $game } knows no prepared turns: please leave out --plans.
cli-calendar-no-sets = { $game } cannot be compared like this: that takes sets and prepared turns.
cli-calendar-only-sets = --write belongs to --sets.
cli-calendar-no-pace = There is no pace “{ $pace }”: --pace is turn, exact or both.
cli-calendar-in-turn = Brisk
cli-calendar-in-exact = Strict
cli-calendar-most = Max.
cli-calendar-of = Of all games
cli-calendar-of-days = Days a game takes
cli-calendar-of-rounds = Rounds
cli-calendar-of-hand-overs = Hand-overs per round and player
cli-calendar-of-visits = Visits per round and player
cli-calendar-of-waits = Waits for one alone, per round
cli-calendar-of-wait = Hours of such a wait
cli-calendar-of-longest = Hours of a game’s longest wait
cli-calendar-of-coming = Hours until somebody comes
cli-calendar-of-questions = Questions per sitting
cli-calendar-of-elsewhere = Answers in another’s turn, in %
cli-calendar-occasion = Sat down at, per round and player
cli-calendar-became = Own turns of those who prepare, in %
cli-calendar-became-carried = Carried out as prepared
cli-calendar-became-stopped = Stopped
cli-calendar-became-nothing = Nothing was ready
cli-calendar-became-there = Was there anyway
cli-calendar-because = Stopped at “{ $why }”
cli-calendar-longest = Longest waits
cli-calendar-hours-waited = Hours
cli-calendar-for = For
cli-calendar-question = At the question
cli-calendar-seed-of = Seed
cli-calendar-waited = { $pace }: who waited for whom, hours a game
cli-calendar-who = Who
cli-calendar-seat = { $seat } (UTC{ $zone })
cli-calendar-done = { $games ->
        [one] One game
       *[other] { $games } games
    } from seed { $seed } on{ $stopped ->
        [0] .
        [one] ; one was stopped after the turns allowed.
       *[other] ; { $stopped } were stopped after the turns allowed.
    }
cli-sets-set = Set
cli-sets-mean = Mean
cli-sets-way-strict = Strict
cli-sets-way-brisk = Brisk
cli-sets-way-half = Half prepare
cli-sets-way-all = All prepare
cli-sets-days = Days a game takes (visits per own turn; waits per own turn)
cli-sets-carried = What became of the own turns of those who prepare, in %: carried out / stopped / nothing was ready / was there anyway · what stopped most
cli-sets-why-otherwise = something else was asked than rehearsed
cli-sets-why-gone = what was wanted was gone
cli-sets-why-unprepared = nothing was prepared for the question
cli-sets-written = Written: { $file }.
cli-sets-picture = Days a game takes, { $seats } players
cli-sets-page-title = # { $game }: turns prepared ahead
cli-sets-page-people = How many days does a game take when people sleep, travel and come when they can? { $seats } of them, in several time zones, come { $hours } hours after they are asked, in the median, and decide like the computer player of the usual level. They play { $games } games with each of the { $sets } recommended sets in each of { $ways } ways: strictly one by one, briskly, and briskly with half of them or all preparing their turns. In every way they are the same people, and the games have the same seeds.
cli-sets-page-preparing = Whoever prepares does so at the end of every visit: what the hand allows is rehearsed, for the rest rules are left. The turn is carried out as soon as it comes; then its player hears of it and comes back to look and to prepare the next one. That is a visit, too, but nobody waits for it. Whoever does not come back in time is asked as always.
cli-sets-page-alt = A row for each set: the days a game takes strictly, briskly, and with half or all of the people preparing their turns.
cli-sets-page-made = A wait is a time in which the whole table stands still for one person. Carried out: to the end, with nobody there. Nothing was ready: the turn came before its player did. There anyway: it came while its player was sitting there. Made with the seeds { $first } to { $last }:
cli-board-about = Write the numbers of a game’s box into the data folder, to be put right; if they are there already, see whether they can be right.
cli-board-game = The game’s name, as “parlatorium games” shows it.
cli-board-none = { $game } has no numbers that only a box tells.
cli-board-written = Written: { $file }. Change what your box prints differently, and check it with the same command; games begun after the next start have your numbers. Those under way keep theirs.
cli-board-right = All right: { $file }. Games begun after the next start have these numbers.
cli-no-game = There is no game “{ $name }”: “parlatorium games” lists them.
board-refused = { $file }, line { $line }, { $where }: { $reason }
board-garbled = { $file }, line { $line }: { $reason }
board-unreadable = { $file } cannot be read: { $fault }
board-unwritable = { $file } cannot be written: { $fault }
board-of-nothing = { $file } belongs to no game. The bot reads only these here: { $files }.
cli-cases-about = Run case files: rulings written as data.
cli-cases-paths = Files, or folders with files.
cli-new-game-about = Write a new game into this checkout: a small one that keeps every law, to be changed into yours.
cli-new-game-argument = Its folder’s name: small letters, digits, underscores.
cli-new-game-name = “{ $name }” cannot be the name of a game. Please use small letters, digits and single underscores, beginning with a letter.
cli-new-game-where = { $folder } is no checkout of Parlatorium. Please change to the folder that holds games/ and tests/.
cli-new-game-there = { $path } is there already. Please take another name, or move it away first.
cli-new-game-done = It can be played now. To try the laws on it: .venv/bin/pytest -n 0 tests/games tests/test_cases.py -k { $name }
cli-games-about = List the games that can be played.
cli-games-name = Name
cli-games-title = Title
cli-games-seats = Players
cli-games-options = Options
cli-health-about = Ask the running bot whether all is well.
cli-health-off = HEALTH_PORT is not set, so nobody can be asked. Write the port of the running bot into it.
cli-invite-about = Show the link by which a server invites the bot.
cli-invite-application = Number of the application; by default the one that DISCORD_TOKEN belongs to.
cli-invite-unknown = Which application? Give its number (developer portal, “Application ID”), or set DISCORD_TOKEN.
cli-simulate-about = Play games at random, any legal answer to every question, and check after every step that nothing got lost.
cli-simulate-games = How many games.
cli-simulate-game = Which game, by its name; by default the first that “parlatorium games” lists.
cli-simulate-seats = How many players each game has.
cli-simulate-seed = Seed of the first game; each further game has the next one. By default any.
cli-simulate-cap = After how many turns a game is stopped.
cli-simulate-no-seats = This game has { $seats } players: give such a number with { $option }.
cli-simulate-playing = Playing
cli-simulate-failed = Seed { $seed }, step { $step }: { $fault }. Once more: parlatorium { $again }
cli-simulate-of = Of each game
cli-simulate-least = Least
cli-simulate-median = Median
cli-simulate-mean = Mean
cli-simulate-most = Most
cli-simulate-of-turns = Turns
cli-simulate-of-steps = Answers
cli-simulate-spread = Spread over all games
cli-simulate-quarter = 1/4
cli-simulate-three-quarters = 3/4
cli-simulate-place = Points on place { $place }
cli-simulate-reason = Why it ended
cli-simulate-times = Games
cli-simulate-stopped = Stopped after the turns allowed
cli-simulate-done = { $games } games from seed { $seed } on, nothing lost; { $seconds } s of computing time, { $speed } games per second.

# Ready

start-ready-sandbox = Sandbox: { $address } – open it in a browser; stop with Ctrl+C.
start-ready-discord = Connected to Discord. Stop with Ctrl+C.

# What is wrong with a setting

setting-discord-token = DISCORD_TOKEN is not a token: write the bot’s token without blanks and quotation marks, or leave it out to play in the sandbox.
setting-discord-api-base = DISCORD_API_BASE is not an address: write one like https://discord.com/api/v10, not “{ $given }”.
setting-discord-gateway-url = DISCORD_GATEWAY_URL is not an address: write one like wss://gateway.discord.gg, not “{ $given }”.
setting-missing-server = { $variable } is missing: DISCORD_API_BASE and DISCORD_GATEWAY_URL must be set together, or neither of them.
setting-missing-token = DISCORD_TOKEN is missing: a server other than the sandbox is set, and it wants a token.
setting-shards = SHARDS must say which of how many shards this process serves, like 0-3/16, not “{ $given }”.
setting-data-dir = DATA_DIR must be the path of a folder, not “{ $given }”.
setting-no-folder = DATA_DIR: the folder { $folder } cannot be made ({ $fault }). Write one that you may write to.
setting-database-url = DATABASE_URL must begin with sqlite+aiosqlite:/// (then the path of a file) or postgresql+asyncpg:// (then user, server, database).
setting-language = LANGUAGE must be de or en, not “{ $given }”.
setting-log-level = LOG_LEVEL must be debug, info, warning or error, not “{ $given }”.
setting-log-format = LOG_FORMAT must be console or json, not “{ $given }”.
setting-health-host = HEALTH_HOST must be an address like 127.0.0.1, not “{ $given }”.
setting-health-port = HEALTH_PORT must be a port from 1 to 65535, or 0 for none, not “{ $given }”.
setting-sandbox-port = SANDBOX_PORT must be a port from 1 to 65535, or 0 for any free one, not “{ $given }”.
setting-unreadable-file = The file .env cannot be read: { $fault }.

# Why it cannot start

start-token-refused = Discord refuses the token: write the current one (developer portal, “Bot”, “Reset Token”) into DISCORD_TOKEN.
start-intents-refused = Discord refuses privileged intents. The bot needs none; look in the developer portal whether the application is the right one.
start-wrong-shards = Discord refuses the shards (code { $code }): write a part that exists into SHARDS, with a larger number after the slash.
start-discord-refuses = Discord refuses: { $fault }.
start-discord-unreachable = Discord cannot be reached: { $fault }. Is there a connection to the internet?
start-port-in-use = Port { $port } is in use by another program: stop that one, or write another port into { $variable }.
start-port-refused = Port { $port } cannot be used: write another one into { $variable }.
start-sandbox-unreadable = The sandbox cannot use its file: { $fault } Is another sandbox running?
start-broken-game = The game folder games/{ $folder } is broken: { $fault }.
start-database-missing-folder = The database’s folder does not exist: { $detail }. Make it, or write another path into DATABASE_URL.
start-database-read-only = The database cannot be written to: { $detail }. Give the bot the right to do so.
start-database-locked = The database is held by another program: { $detail }. Stop that one first.
start-database-corrupt = The database is damaged, so nothing was touched: { $detail }. Put a backup in its place.
start-database-newer = The database comes from a newer version of this program: { $detail }. Install that one.
start-database-unreachable = The database cannot be used: { $detail }. Look at DATABASE_URL.
