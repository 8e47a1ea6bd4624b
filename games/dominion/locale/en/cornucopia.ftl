# Cards: names

set-cornucopia = Cornucopia

card-fairgrounds = Fairgrounds
card-farming-village = Farming Village
card-fortune-teller = Fortune Teller
card-hamlet = Hamlet
card-harvest = Harvest
card-horn-of-plenty = Horn of Plenty
card-horse-traders = Horse Traders
card-hunting-party = Hunting Party
card-jester = Jester
card-menagerie = Menagerie
card-remake = Remake
card-tournament = Tournament
card-young-witch = Young Witch
card-bag-of-gold = Bag of Gold
card-diadem = Diadem
card-followers = Followers
card-princess = Princess
card-trusty-steed = Trusty Steed

# Cards: texts

card-fairgrounds-text = 2 points for every full five differently named cards you own at the end.
card-farming-village-text = +2 actions. Reveal cards from your deck until you find an action or a treasure. Take that one into your hand and discard the others.
card-fortune-teller-text = +2 coins. Each other player reveals cards from their deck until a victory card or a Curse turns up, puts that card back on top and discards the others.
card-hamlet-text = +1 card, +1 action. You may discard a card for +1 action. You may discard a card for +1 buy.
card-harvest-text = Reveal the top 4 cards of your deck and discard them. +1 coin for each different name among them.
card-horn-of-plenty-text = 0 coins. You may gain a card costing at most as much as you have differently named cards in play, this one included. If it is a victory card, trash this Horn of Plenty.
card-horse-traders-text = +1 buy, +3 coins. Discard two cards. When another player plays an attack, you may set this aside from your hand. At the start of your next turn take it back into your hand and draw a card.
card-hunting-party-text = +1 card, +1 action. Reveal your hand. Reveal cards from your deck until you find one whose name is not in your hand. Take that one into your hand and discard the others.
card-jester-text = +2 coins. Each other player discards the top card of their deck. If it is a victory card, they gain a Curse. Otherwise you choose: they gain a copy of it, or you do.
card-menagerie-text = +1 action. Reveal your hand. If all cards in it are different, draw 3 cards, otherwise 1.
card-remake-text = Do this twice: trash a card from your hand, then gain a card costing exactly 1 more.
card-tournament-text = +1 action. You may discard a Province to gain a Prize or a Duchy onto your deck. Then each other player may reveal a Province from their hand. If nobody does: +1 card, +1 coin.
card-young-witch-text = +2 cards. Discard two cards. Each other player may reveal a Bane card from their hand; whoever does not gains a Curse.
card-bag-of-gold-text = +1 action. Gain a Gold onto your deck.
card-diadem-text = 2 coins, and 1 extra coin for each action you have left.
card-followers-text = +2 cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand.
card-princess-text = +1 buy. While this is in play, all cards cost 2 less, wherever they are, but never less than 0.
card-trusty-steed-text = Choose two different ones: +2 cards; +2 actions; +2 coins; gain 4 Silvers and put your whole deck into your discard pile.

# Questions

ask-hamlet-discard = Hamlet: which cards do you discard? One gives +1 action or +1 buy, two give both.
ask-hamlet-choose = Hamlet: what does the discarded card give you?
choose-hamlet-actions = +1 action
choose-hamlet-buys = +1 buy
ask-horse-traders-set-aside = { $who } plays { $attack }. Set Horse Traders aside? At the start of your next turn you take them back and draw a card for each.
ask-jester-gain = Jester: { $who } discards { $card }. Do you gain a copy? If not, { $who } does.
ask-tournament-discard = Tournament: discard a Province to gain a Prize or a Duchy?
ask-tournament-gain = Tournament: what do you gain onto your deck?
ask-tournament-reveal = Tournament: reveal a Province from your hand? If nobody does, it gives a card and a coin.
ask-trusty-steed-choose = Trusty Steed: which two do you choose?
choose-trusty-steed-cards = +2 cards
choose-trusty-steed-actions = +2 actions
choose-trusty-steed-coins = +2 coins
choose-trusty-steed-gain = 4 Silvers, discard deck
ask-young-witch-reveal = Young Witch: reveal the Bane { $card } and gain no Curse?
