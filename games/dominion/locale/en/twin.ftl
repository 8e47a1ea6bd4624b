# The table in words

twin-turn =
    It is { $who }'s turn, number { $number }, { $phase ->
        [start] just beginning
        [action] action phase
        [buy] buy phase
       *[clean_up] clean-up phase
    }.
twin-means =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $buys ->
        [one] 1 buy
       *[other] { $buys } buys
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
twin-in-play = In play: { $cards }.
twin-seat =
    { $who }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck, { $discard } in the discard pile, { $top } on top.
twin-nothing = nothing
twin-revealed = { $who } has turned over: { $cards }.
twin-set-aside = { $who } has set aside: { $cards }.
twin-tokens =
    { $who } has { $count ->
        [one] 1 victory token
       *[other] { $count } victory tokens
    }.
twin-lowered = Costs are lowered by { $cards }.
twin-mat =
    On the Trade Route mat { $count ->
        [0] there is no coin token
        [one] there is 1 coin token, from the pile { $piles }
       *[other] there are { $count } coin tokens, from the piles { $piles }
    }.
twin-prizes = Prizes: { $cards }.
twin-no-prizes = No Prize is left.
twin-supply = Supply: { $piles }.
twin-pile = { $card } (costs { $cost }, { $left } left)
twin-pile-lowered = { $card } (costs { $cost } instead of { $printed }, { $left } left)
twin-pile-marked = { $pile } [{ $marks }]
twin-mark-bane = bane
twin-mark-trade-route = with a coin token
twin-mark-named = named, must not be bought
twin-mark-forbidden = must not be bought now
twin-spoken-for =
    { $count ->
        [one] 1 of them spoken for
       *[other] { $count } of them spoken for
    }
twin-empty = Empty piles: { $piles }.
twin-trash = Trash: { $cards }.
twin-no-trash = The trash is empty.
twin-turns = Turns so far: { $turns }.
twin-turns-of = { $who } { $count }
twin-hand = Your hand: { $cards }.
twin-no-hand = Your hand is empty.
