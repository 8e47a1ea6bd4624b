# Preparing the next turn: buttons

button-prepare = Prepare next turn
button-change = Change
button-anew = Prepare anew
button-onrules = Keep only the guidelines
button-putaway = Withdraw
button-ready = Save for my turn
button-stepback = ↩ Back
button-setrules = Guidelines
button-rehearse = Back to the rehearsal
button-to-rules = To the guidelines
button-shut = Close

# The rehearsal

rehearsal-heading = Rehearsal of your next turn · **{ $game }** · { $where }
rehearsal-ready = Your turn would be: { $what }
rehearsal-ready-turns = Your next turns would be: { $what }
rehearsal-before = What you saved before still counts until you save this one.
rehearsal-rules = Your guidelines
rehearsal-then = **After that**
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

prepared-ready = Saved for your turn: { $what }
prepared-changed = Since then something has changed: { $why }
prepared-holds = What should count?
prepared-nothing = there is nothing to decide in it
prepared-and = { $first }; { $then }
prepared-row = { $row }
prepared-advised = { $row } (as advised)
prepared-then-advised = then { $row } (as advised)
prepared-by-rules = by your guidelines
prepared-rules = After that: { $rules }.
prepared-rules-alone = Guidelines: { $rules }.
prepared-turns =
    { $turns ->
        [one] one turn by your guidelines
       *[other] { $turns } turns by your guidelines
    }
prepared-more-turns =
    { $turns ->
        [one] then one more turn by your guidelines
       *[other] then { $turns } more turns by your guidelines
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
prepare-changed = That was an earlier rehearsal: it has been changed since, or its turn has been played. This is how it stands now; have a look, then you can save it.
prepare-nothing = No turn is saved any more.

# Set up at the table

option-prepare = Prepare turns
option-prepare-allowed = allowed
option-prepare-allowed-hint = Whoever waits may prepare the next turn; it is played as soon as it comes.
option-prepare-forbidden = no
option-prepare-forbidden-hint = Nothing is decided before it is asked.
