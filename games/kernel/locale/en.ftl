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
       *[other] Those are too few: please pick at least { $least }; so far { $picked ->
            [one] it is one
           *[other] there are { $picked }
        }.
    }
too-many-picks = Those are too many: you may pick { $most ->
        [one] one
       *[other] { $most }
    } at most here, and picked { $picked }.
question-gone = That question is no longer open. The message now shows how things stand.
cannot-take-back = That cannot be taken back any more: since then something was revealed or decided.

# What happened

turn-began = { $who }: turn { $number }
took-back = { $who } takes the last decision back.
took-back-step = As all agree, { $who } takes back the last step and all that followed it.
took-back-turn = As all agree, { $who } takes back a turn and all that followed it.
took-back-before = As all agree, { $who } takes back the last two turns and all that followed them.
took-back-redo = As all agree, { $who } restores what was taken back.
reseated-person = { $who } has taken over this seat and plays on.
reseated-computer = The computer has taken over this seat: { $who }.
reseated-away = The computer plays for { $who } until further notice.
reseated-turn = Time was over: the computer plays this turn for { $who }.
reseated-back = { $who } is back and plays again.
sealed = All chance of this game is fixed already. Checksum to verify it later (SHA-256): { $commitment }
game-begins = The game begins. { $who } goes first.

# Standing orders

order-always = always
order-never = never
order-nothing = nothing
order-ask = ask me
by-order = By your standing order: { $what }

# What makes no game

bad-options = No game can be played like this: { $fault }
wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }.
