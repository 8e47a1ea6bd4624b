# Answers

yes = Yes
no = No
not-an-option = That is not on offer here (any more). Please pick something that is.
too-few-picks =
    { $picked ->
        [0] Please pick { $least ->
            [one] one
           *[other] { $least }
        }.
       *[other] Too few so far: at least { $least }, picked { $picked }.
    }
too-many-picks = Too many: at most { $most }, picked { $picked }.
question-gone = That question is no longer open. The message now shows how things stand.
cannot-take-back = That can no longer be taken back: since then something was revealed or decided.

# Looking up

term-facts = A word of the rules

# What happened

turn-began =
    { $who ->
        [you] Your turn { $number }
       *[other] { $who }: turn { $number }
    }
turn-in-short =
    { $who ->
        [you] You
       *[other] { $who }
    }, turn { $number }: { $deeds }
did =
    { $who ->
        [you] You
       *[other] { $who }
    } { $deeds }.
did-because =
    { $what }{ $by ->
        [you] {""}
       *[other] {" "}({ $by })
    }: { $who ->
        [you] you
       *[other] { $who }
    } { $deeds }.
deed-times =
    { $deed } { $count ->
        [2] twice
       *[other] { $count } times
    }
took-back =
    { $who ->
        [you] You take back your last decision.
       *[other] { $who } takes back the last decision.
    }
took-back-step =
    { $who ->
        [you] You take back the last step and all that followed it.
       *[other] { $who } takes back the last step and all that followed it.
    }
took-back-turn =
    { $who ->
        [you] You take back your last turn and all that followed it.
       *[other] { $who } takes back their last turn and all that followed it.
    }
took-back-before =
    { $who ->
        [you] You take back your last two turns and all that has happened since.
       *[other] { $who } takes back their last two turns and all that has happened since.
    }
took-back-redo =
    { $who ->
        [you] You restore what was taken back.
       *[other] { $who } restores what was taken back.
    }
rules-changed = A newer version of the program has other rules. What they no longer allow has been taken back; the game goes on from here.
reseated-person =
    { $who ->
        [you] From here on you play instead of { $whom }.
       *[other] From here on { $who } plays instead of { $whom }.
    }
reseated-computer =
    { $who ->
        [you] { $whom } has resigned.
       *[other] { $whom } has resigned: { $who } plays on.
    }
reseated-away =
    { $who ->
        [you] The computer plays for you until further notice.
       *[other] The computer plays for { $who } until further notice.
    }
reseated-turn =
    { $who ->
        [you] Your time ran out: the computer plays this turn for you.
       *[other] Time ran out: the computer plays this turn for { $who }.
    }
reseated-back =
    { $who ->
        [you] You are back and play again.
       *[other] { $who } is back and plays again.
    }
reseated-alone =
    { $who ->
        [you] Nobody but you plays any more: the computer no longer stands in for you.
       *[other] Nobody but { $who } plays any more: the computer hands the seat back.
    }
sealed = 🔒 Luck can be checked: checksum (SHA-256) { $commitment }
game-begins =
    { $who ->
        [you] The game begins. You go first.
       *[other] The game begins. { $who } goes first.
    }

# Standing orders

order-always = always
order-never = never
order-nothing = nothing
order-ask = ask me
by-order = By your standing order: { $what }

# What is left to the advice: “… rest of the turn by advice”

rest-of-turn = rest of the turn

# Prepared turns

rule-anything = Whatever else there is to decide
rule-else = Any other question
rule-as-advised = what the computer advises
rule-stop-there = stop and ask me
wish-most = { $what } (at most { $most } a turn)
wish-left = { $what } (while there are { $left } left)
prepared-halted = What you had saved ends here: { $why }
prepared-carried = Your prepared turn was played.
prepared-departed-gone = “{ $wanted }” was no longer possible.
prepared-why-more = there is more to choose from than you rehearsed.
prepared-why-otherwise = things went differently than rehearsed.
prepared-why-gone = “{ $wanted }” is no longer possible.
prepared-halted-undone = Your prepared turn no longer counts: something was taken back.
prepared-halted-passed = What you had saved was not needed: there was nothing in it for you to decide.
prepared-halted-outdated = Your prepared turn no longer counts: there is a new version of the bot since.
prepared-why-asked = here you wanted to be asked.
prepared-why-unprepared = nothing was prepared for this.

# What makes no game

bad-options = The game cannot be set up like this: { $fault }
wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }.
bad-board = This board cannot be right, at { $where }: { $reason }
board-not-toml = Here at the latest the file can no longer be read. Usually a quotation mark, a comma or a bracket is missing. ({ $fault })
board-missing = “{ $name }” is missing here.
board-unknown = There is no “{ $name }” here. Is it misspelt?
board-least = Too little: at least { $least }.
board-most = Too much: at most { $most }.
board-too-short = This list is too short: at least { $least }.
board-too-long = This list is too long: at most { $most }.
board-no-such = There is no “{ $given }” here.
board-kind =
    This must be { $kind ->
        [int] a whole number without quotation marks
        [str] a word in quotation marks
        [array] a list in square brackets
        [object] a table
       *[other] something else ({ $kind })
    }.
board-fault = This does not work: { $fault }
board-twice = “{ $name }” is there already, further up.
board-must-rise = Before it stands { $before }: this must be more.
board-must-not-fall = Before it stands { $before }: this must not be less.
board-only-with = Only those whose { $key } is “{ $value }” have this.
board-length = This list needs exactly { $length }.
board-must-not-rise = Before it stands { $before }: this must not be more.
board-letters-only = Only the letters { $letters } belong here.
board-letters-once = Only the letters { $letters } belong here, each once at most.
board-nowhere = “{ $name }” is missing here.
board-too-many = Nobody can do “{ $what }” that often: one side of the board has not enough room.

# Pages of the rules that any game may have

rules-page-minute = In one minute
rules-page-prices = Prices at a glance
rules-page-signs = Symbols and abbreviations
rules-page-example = An example
