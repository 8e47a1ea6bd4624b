# Cards: names

set-prosperity = Prosperity

card-platinum = Platinum
card-colony = Colony
card-bank = Bank
card-bishop = Bishop
card-city = City
card-contraband = Contraband
card-counting-house = Counting House
card-expand = Expand
card-forge = Forge
card-goons = Goons
card-grand-market = Grand Market
card-hoard = Hoard
card-kings-court = King’s Court
card-loan = Loan
card-mint = Mint
card-monument = Monument
card-mountebank = Mountebank
card-peddler = Peddler
card-quarry = Quarry
card-rabble = Rabble
card-royal-seal = Royal Seal
card-talisman = Talisman
card-trade-route = Trade Route
card-vault = Vault
card-venture = Venture
card-watchtower = Watchtower
card-workers-village = Worker’s Village

# Cards: texts

card-platinum-text = 5 coins.
card-colony-text = 10 points.
card-bank-text = 1 coin for each treasure you have in play, this one included.
card-bishop-text = +1 coin. Take a victory token. Trash a card from your hand and take victory tokens for half its cost, rounded down. Each other player may trash a card from their hand.
card-city-text = +1 card, +2 actions. If at least one supply pile is empty, +1 card. If two or more are, also +1 buy and +1 coin.
card-contraband-text = 3 coins, +1 buy. The player to your left names a card: you cannot buy it this turn.
card-counting-house-text = Take any number of Coppers from your discard pile into your hand.
card-expand-text = Trash a card from your hand. Gain a card costing up to 3 more.
card-forge-text = Trash any number of cards from your hand. Gain a card costing exactly as much as they do together.
card-goons-text = +1 buy, +2 coins. Each other player discards down to 3 cards in hand. While this is in play, you take a victory token for each card you buy.
card-grand-market-text = +1 card, +1 action, +1 buy, +2 coins. You cannot buy this while you have a Copper in play.
card-hoard-text = 2 coins. While this is in play, you gain a Gold whenever you buy a victory card.
card-kings-court-text = You may play an action card from your hand three times.
card-loan-text = 1 coin. Reveal cards from your deck until you find a treasure. Trash it or discard it, and discard the others.
card-mint-text = You may reveal a treasure from your hand and gain a copy of it. When you buy this, trash all your treasures in play.
card-monument-text = +2 coins. Take a victory token.
card-mountebank-text = +2 coins. Each other player may discard a Curse from their hand. Whoever does not gains a Curse and a Copper.
card-peddler-text = +1 card, +1 action, +1 coin. In the buy phase this costs 2 less for each action card you have in play, but never less than 0.
card-quarry-text = 1 coin. While this is in play, action cards cost 2 less, but never less than 0.
card-rabble-text = +3 cards. Each other player reveals the top three cards of their deck, discards the actions and treasures among them and puts the rest back in any order.
card-royal-seal-text = 2 coins. While this is in play, you may put each card you gain onto your deck.
card-talisman-text = 1 coin. While this is in play, you gain a copy of each card you buy that costs up to 4 and is not a victory card.
card-trade-route-text = +1 buy. +1 coin for each coin token on the mat. Trash a card from your hand. Each pile of victory cards starts with a coin token; the first card gained from it moves the token to the mat.
card-vault-text = +2 cards. Discard any number of cards for +1 coin each. Each other player may discard two cards to draw one.
card-venture-text = 1 coin. Reveal cards from your deck until you find a treasure. Discard the others, then play it.
card-watchtower-text = Draw until you have six cards in hand. When you gain a card, you may reveal this from your hand and trash the gained card or put it onto your deck.
card-workers-village-text = +1 card, +2 actions, +1 buy.

# Questions

ask-bishop-trash = Bishop: you may trash a card. Which one?
ask-contraband-name = Contraband: which card must not be bought this turn?
ask-counting-house-take = Counting House: how many Coppers do you take into your hand?
ask-forge-trash = Forge: which cards do you trash? You gain a card costing exactly as much as they do together.
ask-kings-court-play = King’s Court: which action card do you play three times?
ask-loan-trash = Loan: you revealed { $card }. Trash it? If not, it is discarded.
ask-mint-reveal = Mint: which treasure do you reveal to gain a copy of it?
ask-mountebank-discard = Mountebank: discard a Curse? If not, you gain a Curse and a Copper.
ask-rabble-order = Rabble: in which order do these cards go back onto your deck? The first one ends up on top.
ask-royal-seal-topdeck = Royal Seal: you gained { $card }. Put it onto your deck?
ask-vault-choose =
    Vault: { $count ->
        [one] discard your only card? You draw none for it.
       *[other] discard two cards to draw one?
    }
ask-watchtower-choose = Watchtower: you gained { $card }. What happens to it?
choose-watchtower-trash = Trash it
choose-watchtower-topdeck = Onto the deck
choose-watchtower-no = Do not reveal
