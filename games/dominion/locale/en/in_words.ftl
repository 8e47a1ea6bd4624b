# The table in words

in-words-turn =
    { $who }, turn { $number }: { $phase ->
        [start] just beginning
        [action] action phase
        [buy] buy phase
       *[clean_up] clean-up phase
    }.
in-words-means =
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
in-words-in-play = In play: { $cards }.
in-words-seat =
    { $who }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck, { $discard } in the discard pile, { $top } on top.
in-words-nothing = nothing
in-words-revealed = Revealed by { $who }: { $cards }.
in-words-set-aside = Set aside by { $who }: { $cards }.
in-words-tokens =
    { $who } has { $count ->
        [one] 1 victory token
       *[other] { $count } victory tokens
    }.
in-words-lowered = Costs are lowered by { $cards }.
in-words-mat =
    On the Trade Route mat { $count ->
        [0] there is no coin token
        [one] there is 1 coin token, from the pile { $piles }
       *[other] there are { $count } coin tokens, from the piles { $piles }
    }.
in-words-prizes = Prizes: { $cards }.
in-words-no-prizes = All Prizes are taken.
in-words-supply = Supply: { $piles }.
in-words-pile = { $card } (costs { $cost }, { $left } left)
in-words-pile-lowered = { $card } (costs { $cost } instead of { $printed }, { $left } left)
in-words-pile-marked = { $pile } [{ $marks }]
in-words-mark-bane = bane
in-words-mark-trade-route = with a coin token
in-words-mark-named = forbidden by Contraband
in-words-mark-forbidden = cannot be bought now
in-words-spoken-for =
    { $count ->
        [one] 1 of them may soon be gone (pending attack)
       *[other] { $count } of them may soon be gone (pending attack)
    }
in-words-empty = Empty piles: { $piles }.
in-words-trash = Trash: { $cards }.
in-words-no-trash = The trash is empty.
in-words-turns = Turns so far: { $turns }.
in-words-turns-of = { $who } ({ $count })
in-words-hand = Your hand: { $cards }.
in-words-no-hand = Your hand is empty.
