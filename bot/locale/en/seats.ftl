# Taking back what all vote on

undo-ask =
    Since then something was revealed or decided. It can only be undone if everyone agrees. What do you want to ask for?
    -# What chance brought comes again just the same.
undo-far-step = **Last step.** This would be undone:
undo-far-turn = **Whole turn.** This would also be undone:
undo-far-before = **The turn before, too.** This would also be undone:
undo-far-redo = **Restore** what was taken back:
nothing-to-take-back = There is nothing of yours to take back.
undo-gone = That is no longer your last step, or it has been taken back already. The message now shows how things stand.
undo-untold = your last decision (the log does not mention it)
vote-untold = a decision that is still hidden, or of which the log says nothing
undo-betrays = -# By asking you tell the others that you had something to decide here.
button-ask-step = Last step
button-ask-turn = Whole turn
button-ask-before = The turn before, too
button-ask-redo = Restore
button-agree = I agree
button-refuse = No
button-withdraw = Withdraw the request
vote-head = -# **{ $game }** · { $where }
vote-step =
    { $who ->
        [you] You would
       *[other] { $who } would
    } like to take back the last step.
vote-turn =
    { $who ->
        [you] You would like to go back to the start of your last turn.
       *[other] { $who } would like to go back to the start of their last turn.
    }
vote-before =
    { $who ->
        [you] You would like to go back to the start of your last turn but one.
       *[other] { $who } would like to go back to the start of their last turn but one.
    }
vote-redo =
    { $who ->
        [you] You would
       *[other] { $who } would
    } like to restore what was taken back last.
vote-undone = This would be undone:
vote-restored = This would be restored:
vote-stays = -# What had already been decided in secret by then stays decided, and happens again just the same.
vote-learned = -# Dice rolled and cards seen meanwhile will come up again just the same.
vote-replace =
    { $who ->
        [you] You ask
       *[other] { $who } asks
    } that the computer plays on for { $whom } and the seat is offered. If { $whom } comes back, everything is as before.
vote-waiting = Waiting for { $names }.
vote-waiting-for-you = Do you agree?
vote-asked = Everyone is being asked. If they agree it is done at once, and you see it at the table; else I write to you.
vote-refused =
    { $who ->
        [you] You do
       *[other] { $who } does
    } not agree. Everything stays as it is.
vote-done = Done. Agreed: { $names }.
vote-withdrawn = The request was withdrawn.
vote-too-far = That far back is out of reach: it was played by the rules of an older version.
vote-stale = The game has gone on meanwhile, so the request has lapsed.
vote-over = This vote is over.
vote-under-way = There is a vote at this table already. Please wait for it to end.
vote-not-yours = That is not for you to decide but for the others at the table.

# Seats that change hands

button-take = Take the seat
seat-offered = { $who } offers this seat and plays on until somebody takes it. Who would like to?
seat-offered-away = The computer is playing for { $who }. Who would like to take over the seat?
seat-given-up = **{ $game }** · { $where }: { $who } has taken over your seat.
seat-offer-withdrawn =
    { $who ->
        [you] You play on yourself: your seat is no longer on offer.
       *[other] { $who } plays on: the seat is no longer on offer.
    }
seat-offer-gone = This seat is no longer available.
seat-offer-over = The game has ended: this seat is no longer available.
seat-resigned = { $whom } has resigned, and { $who } plays on. As long as the game runs, anybody may take over the seat. Who would like to?
seat-back = Welcome back: you are playing again.
seat-back-offered = Welcome back: you are playing again, and your seat is no longer on offer.
seat-kept = Your offer is withdrawn: you play on yourself.
seat-taken = You play on for { $whom } from now on. Your questions come in a direct message; otherwise use “My hand” or { COMMAND("hand") }.
seat-away-already = The computer is already playing for you. With { COMMAND("seat") } you take over again.
seat-last-person = Nobody but you is playing at this table at the moment; the computers would be playing among themselves. If you want to stop, press “{ button-giveup }”.
seat-never-left = You are playing yourself, and your seat is not on offer.
seat-none-free = There is no seat to take over at this table: everybody plays, and nobody offers one.
seat-not-free = This seat cannot be taken over (any more).
replace-nobody = There is nobody in that seat to replace.
replace-already = The computer is already playing for this seat.
replace-not-awaited = Nobody is waiting for this seat at the moment.
replace-too-early = Nobody else is there to agree, so you must wait a day. Whoever opened the table, or moderates, may do it at once.
move-host-only = As long as I can write in the old channel, only the host or a moderator may do that.
move-here-already = This game is already in this channel.
table-moved-to = This table has moved: the game goes on in { $where }.
