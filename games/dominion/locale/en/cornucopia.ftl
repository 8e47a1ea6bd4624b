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

card-fairgrounds-text = 2 points for every five cards with different names that you own at the end.
card-farming-village-text = +2 actions. Turn cards of your deck over until an action or a treasure lies open. Take that one into your hand and discard the others.
card-fortune-teller-text = +2 coins. Each other player turns cards of the deck over until a victory card or a Curse lies open, puts that one back and discards the others.
card-hamlet-text = +1 card, +1 action. You may discard a card to have an action more. You may discard a card to have a buy more.
card-harvest-text = Turn the 4 top cards of your deck over and discard them. You have 1 coin more for each name among them.
card-horn-of-plenty-text = 0 coins. You may gain a card costing at most as much as you have different cards in play, this one too. If it is a victory card, trash this.
card-horse-traders-text = +1 buy, +3 coins. Discard two cards. When another player plays an attack, you may set this aside from your hand. At the start of your next turn take it back into your hand and draw a card.
card-hunting-party-text = +1 card, +1 action. Show your hand. Turn cards of your deck over until one lies open whose name is not in your hand. Take that one into your hand and discard the others.
card-jester-text = +2 coins. Each other player discards the top card of the deck. For a victory card that player gains a Curse. For any other card you choose which of you two gains another one of it.
card-menagerie-text = +1 action. Show your hand. If there are no two cards of one name in it, draw 3 cards, else draw 1.
card-remake-text = Do this twice: Trash a card from your hand, then gain a card costing exactly 1 more.
card-tournament-text = +1 action. You may discard a Province to gain a Prize or a Duchy onto your deck. Then each other player may show a Province from hand. If nobody does, draw a card and have 1 coin more.
card-young-witch-text = +2 cards. Discard two cards. Each other player may show a Bane card from hand; who does not gains a Curse.
card-bag-of-gold-text = +1 action. Gain a Gold onto your deck.
card-diadem-text = 2 coins, and 1 coin more for each action that you have left.
card-followers-text = +2 cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand.
card-princess-text = +1 buy. While this is in play, all cards cost 2 less, wherever they lie, but never less than nothing.
card-trusty-steed-text = Choose two different ones: draw 2 cards; have 2 actions more; have 2 coins more; gain 4 Silvers and put your whole deck into your discard pile.

# Questions

ask-hamlet-discard = Hamlet: which cards do you discard? One gives you an action or a buy more, two give you both.
ask-hamlet-choose = Hamlet: what do you have more for the card discarded?
choose-hamlet-actions = 1 action
choose-hamlet-buys = 1 buy
ask-horse-traders-set-aside = { $who } plays { $attack }. Set Horse Traders aside? At the start of your next turn you take them back and draw a card for each.
ask-jester-gain = Jester: { $who } discards { $card }. Do you gain another { $card }? If not, { $who } does.
ask-tournament-discard = Tournament: discard a Province to gain a Prize or a Duchy?
ask-tournament-gain = Tournament: what do you gain onto your deck?
ask-tournament-reveal = Tournament: show a Province from your hand? If nobody does, it gives a card and a coin.
ask-trusty-steed-choose = Trusty Steed: which two do you choose?
choose-trusty-steed-cards = 2 cards
choose-trusty-steed-actions = 2 actions
choose-trusty-steed-coins = 2 coins
choose-trusty-steed-gain = 4 Silvers, discard the deck
ask-young-witch-reveal = Young Witch: show the Bane { $card } and gain no Curse?
