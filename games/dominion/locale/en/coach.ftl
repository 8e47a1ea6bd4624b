# What the coach says about the first questions

## The turn

coach-turn-action = You have one action a turn, and more only through cards with an arrow: play those first, then those that draw, and last those that only give coins. Then you buy; what you have not played by then stays unused.
coach-turn-treasure = You do not give away the treasures you play; they go to your discard pile at the end of the turn. Mostly you play them all: after the first buy you can play no more.
coach-turn-buy = What you buy goes to your discard pile; you draw it after the next shuffle. Mostly good: Silver for 3 coins, Gold for 6, a Province for 8. Duchy and Estate only just before the end.
coach-turn-order = Several of your cards act on this buy. All of them do what they say; you only say which begins.

## Discarding

coach-discard = Discarded is not gone: the cards go to your discard pile and come back later. First go those that do nothing in your hand: Curses and victory cards, then Copper.
coach-cellar-discard = For each card you discard you draw a new one. Discard what does nothing now: victory cards, Curses, action cards you can no longer play. Keep good treasures.
coach-secret-chamber-discard = Each card you discard gives 1 coin. Good for victory cards, Curses and action cards you will not play; treasures give at least as much themselves.
coach-vault-discard = In your turn each card you discard gives 1 coin: discard what would give less. In another’s turn you discard two and draw one: victory cards and Curses are best.
coach-hamlet-discard = You may discard one or two cards, but need not. It pays with cards that do nothing now, when you want one more action or one more buy.
coach-baron-discard = Discard an Estate, and you have 4 more coins; it is still yours. If you keep it, you even gain one more Estate.
coach-chancellor-discard = With yes you shuffle anew at the next card you draw: what you bought lately comes sooner. With no, what would have come next stays on top.
coach-mountebank-discard = If you discard a Curse, the attack does nothing to you. Otherwise you gain one more Curse and a Copper. The discarded Curse is still yours.
coach-spy-discard = Your own: discard bad cards, leave good ones, for they are drawn next. With the others it is the other way round.
coach-tournament-discard = The Province is still yours, it only lies in your discard pile. In return you gain a Prize or a Duchy, and mostly draw it straight away.

## Trashing

coach-trash = Trashed is gone for good, its points as well. Early in the game everything gets better when Curses, Estates and then Coppers go: you draw the good cards more often.
coach-chapel-trash = Trashed is gone for good. Early in the game it is worth it for Estates and then Coppers, because you draw the good cards more often. But leave enough coins to buy with.
coach-remodel-trash = You trade: in return you gain a card that costs up to 2 more. Early on an Estate becomes a Silver; late in the game a Gold becomes a Province.
coach-expand-trash = You trade: in return you gain a card that costs up to 3 more. An Estate becomes a Duchy or a good action card for 5, a Gold becomes a Province.
coach-mine-trash = You trade treasures: in return you gain one that costs up to 3 more, straight into your hand. Copper becomes Silver, Silver becomes Gold, and you play it this very turn.
coach-upgrade-trash = You trade: in return you gain a card that costs exactly 1 more, if there is one. An Estate becomes something for 3; Copper just goes if nothing costs exactly 1.
coach-remake-trash = You trade, twice in a row: each time you gain a card that costs exactly 1 more, if there is one. An Estate becomes something for 3; Copper just goes if nothing costs exactly 1.
coach-forge-trash = You gain a card that costs exactly as much as all you trash together. Coppers and Curses cost 0, so they go along for free. Work out the sum before you choose.
coach-bishop-trash = In your turn the card also gives half its cost in victory tokens. In another’s turn you may trash one without tokens: mostly only Curses, Estates or Coppers.
coach-thief-trash = The treasure is lost to its owner, and you may gain it afterwards. Choose the most valuable one.
coach-loan-trash = Getting rid of Copper makes your cards better as long as enough coins are left. Keep Silver and Gold: with no the card is only discarded.
coach-mining-village-trash = You get the 2 coins once, and the card is gone for good. It pays if it lets you buy something much better this turn, or when the game ends soon.

## Gaining

coach-gain = You gain from the supply, without payment and without using up a buy. Gain what you would buy as well: early on treasures and good action cards, points just before the end.
coach-thief-gain = What you gain is yours from now on. Silver and Gold are always welcome; Copper only takes the place of good cards in your hand.
coach-jester-gain = Gain good cards yourself. What you do not want goes to the other player once more if you say no.
coach-swindler-gain = The other player gains what you choose; it costs as much as the card they trashed. Give what is of least use: a Curse for 0, an Estate for 2. Give no Province away.
coach-saboteur-gain = A replacement without payment, but cheaper than the card trashed. You may also decline; a Silver, or a Duchy late in the game, is mostly better than nothing.
coach-tournament-gain = The card goes onto your deck, so you draw it next. There is only one of each Prize, and it is mostly stronger than a Duchy; just before the end, points count.

## Onto the deck

coach-topdeck = What you put on top of your deck you draw next. Good choices are cards that you no longer need now, but soon.
coach-bureaucrat-topdeck = You draw the card again next. In your hand, cards that are only victory all do equally little; give one that you cannot play.
coach-royal-seal-topdeck = With yes you draw the new card next, instead of waiting for the shuffle. Good for anything you can play; rather not for victory cards.
coach-order = The cards then lie on your deck in this order. You draw the first one first, so whatever will be of most use to you soon belongs at the front.

## Choosing

coach-play = Choose the action card that does most when played several times. Each time all it says happens, and it uses up no further action.
coach-hamlet-choose = You want an action when another good action card is waiting, and a buy when your coins will do for two cards.
coach-minion-choose = 2 coins if your hand is good. A new hand if it gives little, or if the others may hold five good cards: they must draw anew, too.
coach-nobles-choose = Actions if action cards are waiting in your hand and you have no action left. Otherwise cards.
coach-pawn-choose = Two different ones. Card and action is never wrong: Pawn then replaces itself. Coin or buy if just that is missing for a good purchase.
coach-steward-choose = Early in the game trashing is often strongest, if Curses, Estates or Coppers are in your hand. Later 2 coins if they make for a better buy, otherwise cards.
coach-torturer-choose = Discarding two does not hurt if two of your cards do nothing. A Curse costs 1 point at the end and is in the way until then; if its pile is empty, nothing happens.
coach-trusty-steed-choose = Two different ones. Cards and actions nearly always fit; 2 coins if only those are missing for a good buy.
coach-vault-choose = It is up to you: you discard two cards and draw one. It pays if two of your cards do nothing, such as victory cards or Curses.
coach-watchtower-choose = Curses and Coppers can be trashed at once. Good cards come sooner if they go onto your deck. The Watchtower stays in your hand either way.

## Revealing, naming, passing

coach-moat-reveal = With yes this attack does nothing to you, and the Moat stays in your hand. It costs nothing.
coach-secret-chamber-reveal = You draw two cards and then put two back onto your deck, before the attack takes effect. That brings good cards to safety. The Secret Chamber remains yours.
coach-secret-chamber-topdeck = If the attack is on hands, put back good cards; if it is on decks, put bad ones on top. What it does not hit you draw next.
coach-tournament-reveal = If you reveal a Province, the other player gets no card and no coin for it. It costs you nothing, except that everybody sees the Province.
coach-young-witch-reveal = With yes you gain no Curse, and the Bane stays in your hand. It costs nothing.
coach-mint-reveal = You gain a copy of the treasure you reveal; the one you show stays in your hand. Show your best.
coach-horse-traders-set-aside = Set aside, the card is safe from the attack, but does not count as part of your hand. In your next turn you have it back and draw one more card.
coach-library-set-aside = What is set aside is discarded at the end, and you draw on up to seven. Keep action cards while you still have actions for them.
coach-contraband-name = Name the card whose purchase would trouble you most: mostly Colony or Province. It must not be bought in this turn only.
coach-wishing-well-name = If just this card lies on top, you take it into your hand. Name what your deck most likely has most of; early in the game that is Copper.
coach-counting-house-take = The Coppers come from your discard pile and are coins for this turn at once. Mostly you take them all.
coach-masquerade-pass = Everybody passes a card from their hand to the left at the same time. Give what is of least use to you: a Curse, an Estate early in the game, otherwise a Copper.
