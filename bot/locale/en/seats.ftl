# Taking back what all vote on

undo-ask =
    What was revealed since, or decided by others, is only taken back if all agree. What do you want to ask the others for?
    -# Cards that were drawn come again just the same.
undo-far-step = Take back your last step. This would be undone:
undo-far-turn = Go back to the start of your turn. This would be undone:
undo-far-before = Go back one more turn. This would be undone:
undo-far-redo = Restore what was taken back:
undo-betrays = -# By asking you tell the others that you had something to decide here.
button-ask-step = Last step
button-ask-turn = Whole turn
button-ask-before = The turn before, too
button-ask-redo = Restore
button-agree = I agree
button-refuse = No
button-withdraw = Withdraw
vote-head = **{ $game }** · { $where }: a request to all
vote-step = { $who } would like to take back the last step.
vote-turn = { $who } would like to go back to the start of the last turn.
vote-before = { $who } would like to take back the last two turns.
vote-redo = { $who } would like to restore what was taken back last.
vote-undone = This would be undone:
vote-restored = This would count again:
vote-learned = -# Something was revealed or drawn meanwhile. Whoever saw it knows it; the same cards come again.
vote-replace = { $who } asks that the computer plays on for { $whom } and the seat is offered. If { $whom } comes back, all is as before.
vote-waiting = Waiting for { $names }.
vote-refused = { $who } does not agree. All stays as it is.
vote-done = All agreed: it is done.
vote-withdrawn = The request was withdrawn.
vote-stale = The game has gone on meanwhile, so the request has lapsed.
vote-over = This vote is over.
vote-under-way = There is a vote at this table already. Please wait for it to end.
vote-not-yours = That is not for you to decide but for the others at the table.

# Seats that change hands

button-take = Take the seat
seat-offered = { $who } offers this seat and plays on until somebody takes it. Who would like to?
seat-offered-away = The computer is playing for { $who }. Who would like to take over the seat?
seat-given-up = **{ $game }** · in { $where }: somebody else plays this seat now.
seat-taken = The seat is yours now. Your hand comes in a direct message; otherwise use “My hand” or `/hand`.
seat-away-already = The computer plays for you already. With `/seat back` you play again yourself.
seat-last-person = Nobody but you is playing here at the moment; the computer would be alone with itself. If you want to stop, use `/resign`.
seat-never-left = You are playing here yourself, and your seat is not on offer.
seat-none-free = There is no seat to take over at this table: everybody plays, and nobody offers one.
seat-not-free = This seat is not to be taken over (any more).
replace-nobody = Nobody sits there who could be replaced.
replace-already = The computer plays for this seat already.
replace-not-awaited = Nobody is waiting for this seat at the moment.
replace-too-early = There are only two of you, and not a day has passed yet. After that you may decide it alone; moderators may at once.
move-host-only = As long as the old channel is there, only the host or a moderator may do that.
move-here-already = This game is in this channel already.
table-moved-to = This table has moved: the game goes on in { $where }.
