# Standing orders

button-always = Always like this …
order-about = { $what } ({ $subject })
order-line = { $what }: **{ $answer }**
order-line-here = { $line } (only in { $place })
order-ranked = the first available of { $names }; otherwise ask me
order-ranked-else-nothing = whatever there is of { $names }; otherwise nothing
order-picks = { $names }
order-odd = by an earlier order
order-outdated = { $key }: no longer asked
order-panel =
    ### Always like this: { $what }
    What should I answer from now on, without asking you?
order-panel-hint = -# I answer in your name, and your log says so. If the order does not fit, I ask you.
order-panel-pick = From now on …
order-scope-all = Holds whenever you play { $game }.
order-scope-here = Holds in this game only.
order-for = ☐ Only for { $subject }
order-for-on = ☑ Only for { $subject }
order-here = ☐ Only in this game
order-here-on = ☑ Only in this game
order-own-list = My own list
order-form = Names, most important first
order-form-hint = One per line or separated by commas; what comes first and is available counts
order-given =
    From now on: { $order }.
    { $scope } With { COMMAND("orders") } you can see the order and remove it.
order-given-and-answered =
    From now on: { $order }. This question has been answered that way.
    { $scope } With { COMMAND("orders") } you can see the order and remove it.
order-unknown = This cannot be answered once and for all.
order-no-list = This question takes no list; please choose one of the answers.
order-not-for-list = { $name } cannot be in this list.
orders-title = ### Your standing orders
orders-none =
    ### Your standing orders
    There are none: you are asked everything.
orders-hint = -# “Always like this …” at a question gives an order for it; so does { COMMAND("orders") } with a question and an answer.
orders-none-sensible = This game has no orders that suit everybody.
orders-remove-one = Remove one …
orders-remove-all = Remove all
orders-sensible = Set up all the usual: { $game }
option-masked = Hide reactions
option-masked-open = no
option-masked-open-hint = Whoever has nothing to decide keeps nobody waiting.
option-masked-veiled = yes
option-masked-veiled-hint = A pause after every attack (live up to 2 min, otherwise up to 30): nobody sees who reacts.
