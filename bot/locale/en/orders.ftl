# Standing orders

button-always = Always like this …
order-about = { $what } ({ $subject })
order-line = { $what }: **{ $answer }**
order-line-here = { $line } (only in { $place })
order-ranked = the first there is of { $names }; else ask me
order-ranked-else-nothing = what there is of { $names }; else nothing
order-picks = { $names }
order-odd = as agreed
order-outdated = { $key }: is not asked any more
order-panel =
    ### Always like this: { $what }
    What shall I answer from now on, without asking you?
order-panel-hint = -# I answer in your name, and your log says so. What the order does not fit, I ask.
order-panel-pick = From now on …
order-scope-all = Holds in all your games of { $game }.
order-scope-here = Holds in this game only.
order-for = Only for { $subject }
order-for-all = Not only for this card
order-here = Only in this game
order-in-all = In all games
order-own-list = A list of my own
order-form = Names, the most wanted first
order-form-hint = One a line or with commas; the first that there is counts
order-given =
    From now on: { $order }.
    { $scope } `/orders` shows it and removes it.
order-given-and-answered =
    From now on: { $order }. This question has been answered so.
    { $scope } `/orders` shows it and removes it.
order-unknown = This cannot be answered once and for all.
order-no-list = Here no list can be given; please choose one of the answers.
order-not-for-list = { $name } cannot be in this list.
orders-title = ### Your standing orders
orders-none =
    ### Your standing orders
    There are none: you are asked everything.
orders-hint = -# “Always like this …” at a question gives an order for it; so does `/orders` with a question and an answer.
orders-none-sensible = This game has no orders that suit everybody.
orders-remove-one = Remove one …
orders-remove-all = Remove all
orders-sensible = All sensible ones: { $game }
option-masked = Masked
option-masked-open = no
option-masked-open-hint = Whoever has nothing to decide does not keep anybody waiting.
option-masked-veiled = yes
option-masked-veiled-hint = After an attack the game always waits a little (live 2 minutes, else 30 at most): nobody sees who had to react.
