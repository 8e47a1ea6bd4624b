# What the coach says about the first questions

## The turn

coach-turn-action = You have one action a turn, and more only through cards with an arrow: play those first. Then you buy; what you have not played by then stays unused.
coach-turn-treasure = You do not give away the treasures you play; they go to your discard pile at the end of the turn. Mostly you play them all: after the first buy you can play no more.
coach-turn-buy = What you buy goes to your discard pile; you draw it after the next shuffle. Early on, buy what makes your next turns stronger. Victory cards count only at the end, and until then most of them do nothing in your hand.
coach-turn-order = Several of your cards act on this buy. All of them do what they say; you only say which begins.

## Discarding

coach-discard = Discarded is not gone: the cards go to your discard pile and come back later. First go those that are of least use in your hand now.
coach-cellar-discard = For each card you discard you draw a new one. Discard what does less for you now than a card you do not know yet.
coach-secret-chamber-discard = Each card you discard gives 1 coin. Discard what would give less in your hand; the cards are still yours.
coach-vault-discard = In your turn each card you discard gives 1 coin: discard what would give less. In another’s turn you discard two and draw one: discard what is of least use to you.
coach-hamlet-discard = You may discard one or two cards, but need not. It pays with cards that do nothing now, when you want one more action or one more buy.
coach-baron-discard = Discard an Estate, and you have 4 more coins; it is still yours. If you keep it, you even gain one more Estate.
coach-chancellor-discard = With yes you shuffle anew at the next card you draw: what you bought lately comes sooner. With no, what would have come next stays on top.
coach-mountebank-discard = If you discard a Curse, the attack does nothing to you. Otherwise you gain one more Curse and a Copper. The discarded Curse is still yours.
coach-spy-discard = Your own: discard bad cards, leave good ones, for they are drawn next. With the others it is the other way round.
coach-tournament-discard = The Province is still yours, it only lies in your discard pile. In return you gain a Prize or a Duchy, and mostly draw it straight away.

## Trashing

coach-trash = Trashed is gone for good, its points as well. Early in the game everything gets better when whatever is weaker than the rest goes: you draw the good cards more often.
coach-chapel-trash = Trashed is gone for good. Early in the game it is worth it for whatever is weaker than the rest, because you draw the good cards more often. But leave enough coins to buy with.
coach-remodel-trash = You trade: in return you gain a card that costs up to 2 more. Early on give what you hardly need; late in the game even a good card may become one with more points.
coach-expand-trash = You trade: in return you gain a card that costs up to 3 more. Early on give what you hardly need; late in the game even a good card may become one with more points.
coach-mine-trash = You trade treasures: in return you gain one that costs up to 3 more, straight into your hand, and play it this very turn. What counts is how much more it gives.
coach-upgrade-trash = You trade: in return you gain a card that costs exactly 1 more, if there is one. If there is none, the trashed card just goes; that can be good as well.
coach-remake-trash = You trade, twice in a row: each time you gain a card that costs exactly 1 more, if there is one. If there is none, the trashed card just goes; that can be good as well.
coach-forge-trash = You gain a card that costs exactly as much as all you trash together. What costs 0 goes along for free. Work out the sum before you choose.
coach-bishop-trash = In your turn the card also gives half its cost in victory tokens. In another’s turn you may trash one without tokens: one you want to be rid of anyway.
coach-thief-trash = The treasure is lost to its owner, and you may gain it afterwards. Choose the most valuable one.
coach-loan-trash = Trashed, the treasure is gone for good; otherwise it is only discarded. Getting rid of weak treasures makes your cards better as long as enough coins are left.
coach-mining-village-trash = You get the 2 coins once, and the card is gone for good. It pays if it lets you buy something much better this turn, or when the game ends soon.

## Gaining

coach-gain = You gain from the supply, without payment and without using up a buy. Gain what you would buy as well: early on treasures and good action cards, points just before the end.
coach-thief-gain = What you gain is yours from now on. Take what is better than what you usually draw; anything else only takes the place of good cards in your hand.
coach-jester-gain = With yes you gain such a card, with no the other player does. So gain good cards yourself, and not those that are only in the way.
coach-swindler-gain = The other player gains what you choose; it costs as much as the card they trashed. Give what is of least use to them, in hand and at the end.
coach-saboteur-gain = A replacement without payment, but cheaper than the card trashed. You may also decline if nothing among them helps your cards.
coach-tournament-gain = The card goes onto your deck, so you draw it next. There is only one of each Prize; just before the end, points count.

## Onto the deck

coach-topdeck = What you put on top of your deck you draw next. Good choices are cards that you no longer need now, but soon.
coach-bureaucrat-topdeck = You draw the card again next. In your hand, cards that are only victory all do equally little; give one that you cannot play.
coach-royal-seal-topdeck = On top, you draw the new card next, instead of waiting for the shuffle. That is good for anything of use to you in your next turn.
coach-order = The cards then lie on your deck in this order. You draw the first one first, so whatever will be of most use to you soon belongs at the front.

## Choosing

coach-play = Choose the action card that does most when played several times. Each time all it says happens, and it uses up no further action.
coach-hamlet-choose = You want an action when another good action card is waiting, and a buy when your coins will do for two cards.
coach-minion-choose = The coins if your hand is good. A new hand if it gives little, or if the others may hold five good cards: they must draw anew, too.
coach-nobles-choose = Actions if action cards are waiting in your hand and you have no action left. Otherwise cards.
coach-pawn-choose = Two different ones. With card and action Pawn replaces itself; coin or buy count if just that is missing for a good purchase.
coach-steward-choose = Trashing helps in the long run if two cards in your hand are only in the way. Coins help if they make for a better buy, cards if you can still do something with them.
coach-torturer-choose = Discarding two does not hurt if two of your cards do nothing. A Curse costs 1 point at the end and is in the way until then; if its pile is empty, nothing happens.
coach-trusty-steed-choose = Two different ones. Cards and actions if they let you play more; coins if only those are missing for a good buy. The Silver helps only in later turns.
coach-vault-choose = It is up to you: you discard two cards and draw one. It pays if two of your cards do nothing, such as victory cards or Curses.
coach-watchtower-choose = What is only in the way can be gone at once; what will be of use soon comes sooner on top. Anything else may stay where it is. The Watchtower stays in your hand either way.

## Revealing, naming, passing

coach-moat-reveal = If you reveal Moat, this attack does nothing to you, and it stays in your hand. It costs nothing.
coach-secret-chamber-reveal = It does not fend off the attack: you draw two cards and then put two back onto your deck, before the attack takes effect. The Secret Chamber remains yours.
coach-secret-chamber-topdeck = If the attack is on hands, put back good cards; if it is on decks, put bad ones on top. What it does not hit you draw next.
coach-tournament-reveal = If you reveal a Province, the other player gets neither the card nor the coin for it. It costs you nothing, except that everybody sees the Province.
coach-young-witch-reveal = If you reveal the Bane, you are spared the Curse, and the Bane stays in your hand. It costs nothing.
coach-mint-reveal = You gain a copy of the treasure you reveal; the one you show stays in your hand. Show your best.
coach-horse-traders-set-aside = Set aside, the card is safe from the attack, but does not count as part of your hand. In your next turn you have it back and draw one more card.
coach-library-set-aside = What is set aside is discarded at the end, and you draw on up to seven. Keep action cards while you still have actions for them.
coach-contraband-name = Name the card whose purchase would trouble you most, as far as the coins may pay for it. It must not be bought in this turn only.
coach-wishing-well-name = If just this card lies on top, you take it into your hand. Name what your deck most likely has most of; what you have drawn already counts no more.
coach-counting-house-take = The Coppers come from your discard pile and are coins for this turn at once. Mostly you take them all.
coach-masquerade-pass = Everybody passes a card from their hand to the left at the same time. Give what is of least use to you; it is yours no more, nor are its points.
