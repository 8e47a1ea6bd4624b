# The table in short words, beside its picture

brief-awaited = Waiting for { $who }.
brief-name = { $who }
brief-pile = { $left } × { $card } at { $cost }
brief-pile-lowered = { $left } × { $card } at { $cost } instead of { $printed }
brief-spoken-for = { $count } fewer soon, perhaps
brief-seat = { $who }: hand { $hand }, deck { $deck }, discard pile { $discard } ({ $top } on top).

# What the signs on cards mean, below them

picture-key-price = cost
picture-key-lowered = lowered cost
picture-key-coins = coins
picture-key-cards = cards
picture-key-actions = actions
picture-key-buys = buys
picture-key-points = points
picture-key-attack = attack
picture-key-reaction = reaction
picture-key-treasure = treasure
picture-key-action = action card
picture-key-victory = victory card
picture-key-prize = Prize
picture-key-trash = trash
picture-key-discard = discard
picture-key-pass = pass on
picture-key-deck = onto the deck
picture-key-aside = set aside
picture-key-bane = Bane
picture-key-trade-route = coin token
picture-key-named = forbidden
picture-key-forbidden = not for sale

picture-means =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $buys ->
        [one] {""}
       *[other] , { $buys } buys
    }
picture-unseen = In your deck and your discard pile
