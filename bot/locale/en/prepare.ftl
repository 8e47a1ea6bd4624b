# Preparing the next turn: buttons

button-prepare = Prepare next turn
button-change = Change
button-goon = Go on preparing
button-anew = Prepare anew
button-onrules = Keep only the guidelines
button-putaway = Withdraw
button-ready = Save this for my turn
button-stepback = ↩ Back
button-setrules = Guidelines
button-rehearse = Back to the rehearsal
button-to-rules = Back, change nothing
button-shut = Close

# The rehearsal

rehearsal-heading = Rehearsal of your next turn · **{ $game }** · { $where }
rehearsal-ready = Your turn would be: { $what }
rehearsal-ready-turns = Your next turns would be: { $what }
rehearsal-before = What you saved before still counts until you save this one.
rehearsal-rules = Your guidelines
rehearsal-unknown = Nobody knows yet what comes now: from here your guidelines decide.
rehearsal-then = **After that**
rehearsal-otherwise = **If something is no longer possible**
rehearsal-nothing = There is nothing to decide in your next turn
rehearsal-whole-turn = All decided: save this for your turn?
rehearsal-change = Change …
rehearsal-unset = nothing yet
rehearsal-rule-now = Set now: { $answer }
rehearsal-list-hint = Pick one after the other: the first that is possible then counts.
rehearsal-reset = All as usual
rehearsal-reset-hint = forget what you have changed here
rehearsal-stops = When the turn stops
rehearsal-stops-hint = Then you are asked as usual.
rehearsal-turns = For how many turns
rehearsal-turns-number =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
rehearsal-turns-now =
    { $turns ->
        [one] Counts for one turn. What you change here is proposed again the next time.
       *[other] Counts for { $turns } turns. What you change here is proposed again the next time.
    }
rehearsal-turns-note = From the second turn on only the guidelines count: nobody knows yet what comes then.
rule-line = { $what }: { $answer }

# What is laid ready

prepare-there = You prepare your next turn [in the message of this game]({ $link }).
prepared-ready = Saved: { $what }
prepared-was-ready = You had saved: { $what }
prepared-drafted = You have decided something, but not saved it yet.
prepared-still = Something is saved for your turn. If it no longer fits after your answer, you will read so then.
prepared-changed = Since then something has changed: { $why }
prepared-stops-unless = What now? If you choose nothing, you will be asked in your turn.
prepared-goes-on-unless = If you choose nothing, your turn is played by your guidelines.
prepared-nothing = there is nothing to decide in it
prepared-and = { $first }; { $then }
prepared-row = { $row }
prepared-advised = { $row } ({ $how })
prepared-then-advised = then { $row } ({ $how })
prepared-partly = { $row } (what is still open: { $how })
prepared-by-advice = as advised
prepared-by-own-rules = by your own guidelines, else as advised
prepared-fallbacks = If something is no longer possible: { $rows }.
prepared-instead = instead of “{ $first }”: { $then }, then on by your guidelines
prepared-instead-stop = without “{ $first }” stop
prepared-by-rules = your turn by your guidelines
prepared-left-to-advice = the rest by advice, once the others have decided
prepared-rules = After that: { $rules }.
prepared-rules-alone = Guidelines: { $rules }.
prepared-turns =
    { $turns ->
        [one] one turn by your guidelines
       *[other] your next { $turns } turns by your guidelines
    }
prepared-more-turns =
    { $turns ->
        [one] then one more turn by your guidelines
       *[other] then { $turns } more turns by your guidelines
    }
prepared-stops = Stops { $stops }.
prepared-stops-never = Stops only where you want to be asked, nothing is prepared, or things go differently than rehearsed.
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
prepare-over = The turn that this was about is over. This is how it stands now.

# Set up at the table

option-prepare = Prepare turns
option-prepare-allowed = allowed
option-prepare-allowed-hint = Whoever waits may prepare the next turn; it is played as soon as it comes.
option-prepare-forbidden = no
option-prepare-forbidden-hint = Nothing is decided before it is asked.
