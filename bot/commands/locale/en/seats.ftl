# /seat

command-seat-name = seat
command-seat-about = Your seat: coach, stand-in, offer it, take one, resign; call a game off
seat-yours = You are playing.
seat-computer = The computer plays for you until you are back.
seat-on-offer = Your seat is [on offer]({ $link }). You play on until somebody takes it.
seat-on-offer-away = Your seat is [on offer]({ $link }). Until somebody takes it, the computer plays for you.
seat-some-free = You can take over a seat here.
seat-not-begun = The game has not begun yet. If you do not want to play, press “{ button-leave }” at the table.
button-offer = Offer my seat
button-keep = Withdraw the offer
button-letplay = Computer for me
button-giveup = Resign …
button-getseat = Seat of { $who }
button-getback = Back to my seat
button-absent = Computer for { $who } …
button-calloff = Call the game off …
button-takedown = Clear the table away …
take-ask = Really take over the seat of { $who } in **{ $game }** in { $place }? You play on there and see that hand; { $who } loses the seat.
seat-is = { $who } is { $account }.
replace-ask = Really let the computer play on for { $who } in **{ $game }** in { $place }? It plays at once whatever is due; you cannot take that back. The seat is offered to others, too.
replace-ask-offer = Really offer the seat of { $who } in **{ $game }** in { $place }? Whoever takes it first has it; you cannot take that back.
replace-ask-unseen = Perhaps { $who } has decided already: nobody learns that while several are awaited.
replace-done = The computer is now playing for { $name }, and the seat is on offer. If { $name } comes back first, everything is as before.
replace-offered = The seat of { $name } is on offer. Until then nobody plays it: nobody but { $name } is here at the moment, and the computers would be playing among themselves.
replace-asked = The others have been asked. If all agree, the computer plays for { $name }, and the seat is offered.
resign-ask = Really resign from **{ $game }** in { $place }? The computer plays on for you, and everybody is told. As long as the game runs, others may take over the seat, or you with { COMMAND("seat") }. Only away for a while? “{ button-letplay }” is there, too.
resign-ask-last = Really resign from **{ $game }** in { $place }? Nobody but you is left at this table: the game would be called off.
resign-done = You have resigned from **{ $game }** in { $place }; the computer plays on. As long as the game runs and nobody has taken over the seat, { COMMAND("seat") } brings you back.
resign-over = You have resigned from **{ $game }** in { $place }. Nobody else was left: the game is called off.

# /table

button-picture = Table as a picture
button-move = Move here
move-in-server = A game can only move to a channel of a server: please use { COMMAND("table") } there.
move-done = **{ $game }** goes on in { $where }.
