# Preparing the next turn: buttons

button-prepare = Prepare next turn
button-change = Change
button-anew = Prepare anew
button-onrules = Keep only the guidelines
button-putaway = Discard it
button-ready = Lay ready
button-stepback = ↩ Back
button-setrules = Guidelines
button-rehearse = Back to the rehearsal
button-to-rules = To the guidelines
button-shut = Close

# The rehearsal

rehearsal-heading = Rehearsal · next turn · **{ $game }** · { $where }
rehearsal-ready = Laid ready like this: { $what }
rehearsal-rules = Your guidelines
rehearsal-then = **Then whatever comes**
rehearsal-otherwise = **If something is no longer to be had**
rehearsal-whole-turn = The whole turn is settled
rehearsal-change = Change …
rehearsal-unset = nothing yet
rehearsal-rule-now = So far: { $answer }
rehearsal-list-hint = Pick one after the other: the first that is possible then counts.
rehearsal-stops = When it stops
rehearsal-stops-hint = Then you are asked as usual.
rehearsal-turns = For how many turns
rehearsal-turns-number =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
rehearsal-turns-now =
    { $turns ->
        [one] Holds for one turn.
       *[other] Holds for { $turns } turns.
    }
rehearsal-turns-note = From the second turn on only the guidelines count: nobody knows those hands yet.
rule-line = { $what }: { $answer }

# What is laid ready

prepared-ready = Ready: { $what }
prepared-holds = What should hold?
prepared-whole = { $what }. { $stops }
prepared-in-short = { $what }.
prepared-nothing = there is nothing to decide in it
prepared-and = { $first }; { $then }
prepared-row = { $row }
prepared-advised = { $row } (as advised)
prepared-then-advised = then { $row } (as advised)
prepared-rules = then whatever comes ({ $rules })
prepared-rules-alone = whatever comes ({ $rules })
prepared-turns =
    { $turns ->
        [one] in the next turn whatever comes ({ $rules })
       *[other] in { $turns } turns whatever comes ({ $rules })
    }
prepared-stops = Stops { $stops }.
prepared-stops-never = Stops only where nothing is prepared.
prepared-else-stop = stop
prepared-else-nothing = nothing

# Guidelines in words

order-else = { $first }, else { $then }
order-before = { $first } before { $then }
order-in-turn = in this order: { $names }
order-all-but = all but { $names }

# Why something is not possible

prepare-not-now = Your next turn cannot be prepared right now. Once the present one is over, it can.
prepare-not-here = In this game turns cannot be prepared.
prepare-forbidden = At this table no turns are prepared: the host has set it up that way.
prepare-too-late = Too late: the turn that this was for has already begun.
prepare-changed = The rehearsal has changed meanwhile. Have a look; then you can lay it ready.
prepare-nothing = No turn is laid ready any more.

# Set up at the table

option-prepare = Prepare turns
option-prepare-allowed = allowed
option-prepare-allowed-hint = Whoever waits may prepare the next turn; it is played as soon as it comes.
option-prepare-forbidden = no
option-prepare-forbidden-hint = Nothing is decided before it is asked.
