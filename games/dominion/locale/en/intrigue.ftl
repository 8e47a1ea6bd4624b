# Cards: names

card-baron = Baron
card-bridge = Bridge
card-conspirator = Conspirator
card-coppersmith = Coppersmith
card-courtyard = Courtyard
card-duke = Duke
card-great-hall = Great Hall
card-harem = Harem
card-ironworks = Ironworks
card-masquerade = Masquerade
card-mining-village = Mining Village
card-minion = Minion
card-nobles = Nobles
card-pawn = Pawn
card-saboteur = Saboteur
card-scout = Scout
card-secret-chamber = Secret Chamber
card-shanty-town = Shanty Town
card-steward = Steward
card-swindler = Swindler
card-torturer = Torturer
card-trading-post = Trading Post
card-tribute = Tribute
card-upgrade = Upgrade
card-wishing-well = Wishing Well

# Cards: texts

card-baron-text = +1 buy. You may discard an Estate for +4 coins. If you do not, gain an Estate.
card-bridge-text = +1 buy, +1 coin. Until the end of the turn all cards cost 1 less, wherever they are, but never less than 0.
card-conspirator-text = +2 coins. If this is at least the third action card you have played this turn: +1 card, +1 action.
card-coppersmith-text = Until the end of the turn each Copper you play gives 1 extra coin.
card-courtyard-text = +3 cards. Put a card from your hand onto your deck.
card-duke-text = 1 point for each Duchy you own at the end.
card-great-hall-text = +1 card, +1 action. 1 point.
card-harem-text = 2 coins. 2 points.
card-ironworks-text = Gain a card costing up to 4. If it is an action: +1 action; a treasure: +1 coin; a victory card: +1 card.
card-masquerade-text = +2 cards. All players at once pass a card from their hand to the left, face down. Then you may trash a card from your hand.
card-mining-village-text = +1 card, +2 actions. You may trash this card at once for +2 coins.
card-minion-text = +1 action. Choose one: +2 coins; or discard your hand and draw 4 cards, and each other player with 5 or more cards in hand does the same.
card-nobles-text = Choose one: +3 cards or +2 actions. 2 points.
card-pawn-text = Choose two different ones: +1 card; +1 action; +1 buy; +1 coin.
card-saboteur-text = Each other player reveals cards from their deck until one of them costs 3 or more, trashes that card, may gain a card costing at least 2 less, and discards the rest.
card-scout-text = +1 action. Reveal the top 4 cards of your deck. Take the victory cards among them into your hand and put the others back in any order.
card-secret-chamber-text = Discard any number of cards for +1 coin each. When another player plays an attack, you may reveal this from your hand: then draw two cards and put two cards from your hand onto your deck.
card-shanty-town-text = +2 actions. Reveal your hand. If there is no action card in it, draw 2 cards.
card-steward-text = Choose one: +2 cards; +2 coins; or trash 2 cards from your hand.
card-swindler-text = +2 coins. Each other player trashes the top card of their deck and gains a card of the same cost, which you choose.
card-torturer-text = +3 cards. Each other player chooses one: discard 2 cards or gain a Curse to their hand.
card-trading-post-text = Trash 2 cards from your hand. If you trashed two, gain a Silver to your hand.
card-tribute-text = The player to your left reveals the top 2 cards of their deck and discards them. For each different name among them: +2 actions for an action, +2 coins for a treasure, +2 cards for a victory card.
card-upgrade-text = +1 card, +1 action. Trash a card from your hand. Gain a card costing exactly 1 more.
card-wishing-well-text = +1 card, +1 action. Name a card, then reveal the top card of your deck. If it is the one you named, take it into your hand, otherwise put it back.

# Cards: facts

set-intrigue = Intrigue

# Questions

ask-baron-discard = Baron: discard an Estate for +4 coins? Otherwise you gain an Estate.
ask-courtyard-topdeck = Courtyard: which card do you put onto your deck?
ask-masquerade-pass = Masquerade: which card do you pass to { $to }?
ask-masquerade-trash = Masquerade: which card do you trash? One at most.
ask-mining-village-trash = Mining Village: trash it at once for +2 coins?
ask-minion-choose = Minion: what do you choose?
choose-minion-coins = +2 coins
choose-minion-discard = New hand: 4 cards
ask-nobles-choose = Nobles: what do you choose?
choose-nobles-cards = +3 cards
choose-nobles-actions = +2 actions
ask-pawn-choose = Pawn: which two do you choose?
choose-pawn-cards = +1 card
choose-pawn-actions = +1 action
choose-pawn-buys = +1 buy
choose-pawn-coins = +1 coin
ask-scout-order = Scout: in which order do you put the cards back? The first one ends up on top.
ask-secret-chamber-reveal = { $who } plays { $attack }. Reveal Secret Chamber, draw two cards and put two back?
ask-secret-chamber-again = { $who } plays { $attack }. Reveal Secret Chamber again?
ask-secret-chamber-topdeck = Secret Chamber: which two cards do you put onto your deck? The first one ends up on top.
ask-steward-choose = Steward: what do you choose?
ask-steward-trash = Steward: which two cards do you trash?
choose-steward-cards = +2 cards
choose-steward-coins = +2 coins
choose-steward-trash = Trash 2 cards
ask-swindler-gain = Swindler: { $who } trashes { $card }. Which card does { $who } gain instead?
ask-torturer-choose = Torturer: what do you choose?
choose-torturer-discard = Discard 2 cards
choose-torturer-curse = Gain a Curse to hand
ask-trading-post-trash = Trading Post: which two cards do you trash?
ask-wishing-well-name = Wishing Well: which card do you name?
