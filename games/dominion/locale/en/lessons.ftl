# Lessons

## The first turn

lesson-start-title = Ten cards and an aim
lesson-start-idea = Everybody begins with 7 Coppers and 3 Estates. Each turn you buy more, and what you buy comes into your hand again and again. Whoever has the most points in all their cards at the end wins. The picture shows what you can afford: the white disc says what a card costs, and the line below explains the other signs. The light ones are action cards; you may play one a turn. Your Coppers play themselves: 4 coins for one buy.
lesson-start-silver = Silver gives 2 coins instead of 1 whenever you draw it. Soon you will see hands with 5 or 6 coins. The fourth coin is lost; nothing can be saved up.
lesson-start-smithy = Smithy draws three cards. While you own little but Copper and Estate that is about 2 coins, as much as a Silver; it gets stronger with every better card.
lesson-start-militia = Militia gives 2 coins like a Silver, and leaves everybody else with three cards in hand. But it needs your action, and you have one a turn.
lesson-start-remodel = Remodel trades your cards for better ones. It gives no coins itself, so your next hands are no richer than this one.
lesson-start-village = Village gives two actions. You own no other action card yet that needs one, so for now it only replaces itself. 1 coin is lost.
lesson-start-woodcutter = 2 coins like a Silver, and a second buy as well. But Woodcutter needs your action, and you have one a turn. 1 coin is lost.
lesson-start-workshop = Each time, Workshop fetches you a card costing up to 4 to your discard pile, without payment. It brings no coins for anything dearer. 1 coin is lost.
lesson-start-estate = 1 point at the end. Until then the Estate only takes up room in your hand, and you have three of them already. 2 coins are lost.
lesson-start-copper = Copper is free, and 4 coins are lost. With five cards that are all Copper you never have more than 5 coins; Silver would have taken you beyond that.
lesson-start-curse = A Curse costs nothing now and 1 point at the end. You may buy it; mostly it comes to you through attacks.
lesson-start-nothing = You may. Your 4 coins are lost, and your cards stay as they are.
lesson-start-small = An action card for 2; the other 2 coins are lost. A Silver would have cost more, and given you coins in all turns to come.

## The piles

lesson-piles-title = Buy, shuffle, draw again
lesson-piles-idea = At the end of your turn everything goes to your discard pile: treasures you played, the rest of your hand, what you bought. Then you draw five cards. When your deck runs out, your discard pile is shuffled and becomes your new deck. The picture shows the whole table this time. Below, by your name: the fan is your hand, the filled pile your deck (0), the outlined one your discard pile (6, Silver on top). All of it is about to be shuffled. You have 3 coins.
lesson-piles-silver = A second Silver. It is shuffled in at once: two Silvers among twelve cards.
lesson-piles-estate = 1 point at the end. Four of your twelve cards are Estates now, and those give no coins. 1 coin is lost.
lesson-piles-copper = Eight Coppers among twelve cards. 3 coins would have bought a second Silver, which gives twice as much.
lesson-piles-curse = 1 point less at the end, and until then a card in your hand that does nothing. 3 coins are lost.
lesson-piles-nothing = You still own eleven cards, and 3 coins are lost. You will see your only Silver a little more often; without buying you will not get richer.
lesson-piles-action = The action card is shuffled in at once. In the turn in which you draw it you can play it before you buy.
lesson-piles-idea-2 = Shuffled and drawn: 3 × Copper, an Estate and a Silver, so 5 coins. This is how it goes all game long: buy, shuffle, draw better. What you bought just now will come into your hand, too; nobody knows when.
lesson-piles-market = +1 card, +1 action, +1 buy, +1 coin. Playing an action card takes an action; this one gives it back and brings a new card, so it is never in the way.
lesson-piles-mine = Whenever you play it, Mine turns a Copper into a Silver, or a Silver into a Gold, straight into your hand. It needs your action for that.
lesson-piles-duchy = 3 points that stay with you. In your hand the Duchy does nothing, and this early you will draw it many times.
lesson-piles-silver-2 = Another 2 coins for good. With several Silvers it is not far to 6 coins and a Gold. 2 coins are lost.
lesson-piles-nothing-2 = All 5 coins are lost, and your cards stay as they are. This early you do not have as much every turn.
lesson-piles-weak-2 = Now you own more cards, but no better ones: this one takes up one of five places in your hand, too. 5 coins would have bought a Market or a Mine.
lesson-piles-other-2 = An action card for less than 5; the rest is lost. You can play it as soon as you draw it, after the next shuffle.

## Coins and points

lesson-points-title = Gold or points
lesson-points-idea = Yellow cards are treasures, green ones victory cards. Estate, Duchy and Province are worth 1, 3 and 6 points, but only at the end; in your hand they do nothing. What you are after is Provinces. One costs 8. A hand of five Coppers gives only 5; with Silver and Gold among them it can be done. Here it is turn 6, and you have 6 coins.
lesson-points-gold = 3 coins on a single card, and you will draw it many times. With each Gold, hands with 8 coins come more often.
lesson-points-duchy = 3 points are safe. But you have one more card that gives no coins, and for many turns yet. 1 coin is lost.
lesson-points-market = Market gives 1 coin and a new card. A Gold gives 3, and would have used all your 6 coins.
lesson-points-silver = 2 coins for good. A Gold gives 3, and you had 6 coins; 3 of them are lost.
lesson-points-estate = 1 point at the end, for a card that will often be in the way until then. 4 coins are lost.
lesson-points-weak = It brings you no closer to 8 coins, and 6 coins are lost. Every weak card lowers what five cards in hand give on average.
lesson-points-nothing = All 6 coins are lost. A Gold would have given you 3 coins whenever you draw it.
lesson-points-action = An action card, and what it costs less than 6 is lost. Bear in mind that with one action a turn you will mostly play only one of them.
lesson-points-idea-2 = Your next turn. Gold, Silver and 3 × Copper give 8 coins. That is enough for a Province. With two players there are eight of them (×8 on the pile: so many are left), and the game ends when the last one is gone.
lesson-points-province = 6 points on one card, as much as six Estates. It does nothing in your hand, either; all the same, from now on it is almost always the right buy for 8 coins.
lesson-points-gold-2 = You will have 8 coins more often. But the eight Provinces are there for everybody, and what you leave Computer 1 may take.
lesson-points-duchy-2 = 3 points instead of 6, and 3 coins are lost. Both take up the same room in your hand.
lesson-points-estate-2 = 1 point instead of 6, and 6 coins are lost. Both take up the same room in your hand.
lesson-points-other-2 = It brings no points, and 8 coins would have bought a Province with 6. You do not have as much every turn yet.

## Actions

lesson-action-title = One action a turn
lesson-action-idea = Before buying comes the action phase. You have one action, so you may play one action card. Action cards are light, also those red or blue on top; dark is what cannot be played now. Smithy gives +3 cards, Woodcutter +1 buy and +2 coins. You can play only one of them.
lesson-action-smithy = You draw Silver and 2 × Copper; with your two Coppers from before you can then spend 6 coins. You have no action left: the Woodcutter will be discarded unused.
lesson-action-woodcutter = 2 more coins, so 4 with your two Coppers, and two buys. You have no action left: you miss the Smithy and its three cards this turn.
lesson-action-nothing = Then you buy with 2 coins, and both action cards are discarded unused. Playing one costs nothing but the action, and that cannot be saved up.

## More actions

lesson-village-title = Arrows first
lesson-village-idea = Three action cards, but only one action. Village bears an arrow with a 2: +1 card and +2 actions. You use one up to play it, and get two. Action cards without an arrow use one up and give none back. Which do you begin with?
lesson-village-village = You draw a Silver and have two actions: Smithy and Woodcutter both follow. Smithy first: if it draws a better action card, you play that one instead of Woodcutter.
lesson-village-smithy = Three cards, two Silvers among them: 6 coins. But your action is used up, and Village and Woodcutter stay behind. With Village first you could have played all three.
lesson-village-woodcutter = +2 coins and a second buy, with the Copper 3 coins. Your action is used up, and Village and Smithy stay behind.
lesson-village-nothing = Then all three stay behind, and you buy with your one Copper. An action cannot be saved up.
lesson-village-idea-2 = Your action phase is over and your treasures are played; what they came to stands with the question. For later: cards with an arrow first, then those that draw, and last those that only give coins. Without Villages, two or three cards without an arrow are enough for a whole game; more would often stay behind. Now you buy.
lesson-village-province = 8 coins, because Village came first: only that way could all three cards be played in one turn. If you buy more than two or three cards without an arrow, buy Villages to go with them.
lesson-village-gold = 3 coins whenever you draw it. Treasures need no action, so Gold never gets in another card’s way.
lesson-village-arrow-2 = It bears an arrow, too: the action it needs comes back with it. Such cards are never in each other’s way.
lesson-village-silver-2 = 2 coins whenever you draw it. Treasures need no action and go with everything.
lesson-village-duchy-2 = 3 points for the end. It does not help your chain: that will draw the Duchy as well, and it does nothing in your hand.
lesson-village-weak-2 = Cards that draw will draw this one as well. The fewer weak cards you own, the more a Smithy gives.
lesson-village-nothing-2 = Your coins are lost, and so are the buys. What you do not use in one turn is not there in the next.
lesson-village-other-2 = Another card without an arrow. With one action a turn you get to play only one of those; with Villages there may be more.

## Buys

lesson-buys-title = Two buys
lesson-buys-idea = The Woodcutter has been played: +2 coins and +1 buy. With your two Silvers you have 6 coins and two buys. You split the coins between them. One Gold, or two Silvers, for instance?
lesson-buys-gold = All your coins in one strong card: mostly better than two weaker ones, for you draw only five. For the second buy, 0 coins are left.
lesson-buys-silver = 3 coins are left, for another Silver perhaps. Two Silvers give 4 coins together and a Gold only 3; but the Gold takes only one place in your hand.
lesson-buys-one = 1 coin is left. For the second buy that leaves only what costs nothing.
lesson-buys-two = 2 coins are left for the second buy: enough for a Cellar, a Moat or an Estate.
lesson-buys-three = 3 coins are left for the second buy: enough for a Silver.
lesson-buys-four = 4 coins are left for the second buy: enough for a Silver or a Smithy.
lesson-buys-six = All 6 coins are left, but only one buy: enough for a Gold.
lesson-buys-nothing = That ends both buys, and 6 coins are lost. A Gold or two Silvers were to be had.
lesson-buys-idea-2 = One buy is left. For a good card use it by all means, but you need not: Copper, say, costs nothing, yet takes a better card’s place among your five.
lesson-buys-nothing-2 = A buy is lost, and that is often right: whoever owns few weak cards draws the good ones more often.
lesson-buys-copper-2 = One more coin among your cards. As long as the others give more on average, it still makes your hands weaker.
lesson-buys-curse-2 = 1 point less at the end, and until then a card that does nothing. You could have bought nothing just as well.
lesson-buys-other-2 = Two cards in one turn. Of these ten cards only Woodcutter and Market give another buy; with two buys and 16 coins you would get two Provinces. In other games another ten are laid out; you choose them in the lobby.

## Cellar

lesson-cellar-title = Green in your hand
lesson-cellar-idea = A Province and an Estate in your hand: points at the end, in the way now. You have played Cellar. Discard as many cards as you like (framed in red), and draw as many; a card you draw gives about 1 coin on average. Discarded only means: onto your discard pile. The cards are still yours and count at the end.
lesson-cellar-gold = With the Gold you give away 3 coins. A card you draw gives you about 1 on average; for the Gold the change is seldom worth it.
lesson-cellar-three = Three new cards: 2 × Silver and an Estate, with the Gold 7 coins. Changing the Copper for an unknown card did not come off this time; with it you would have 8.
lesson-cellar-two = You draw 2 × Silver for them; with Gold and Copper that is 8 coins, enough for a Province. The 7 points you discarded stay yours.
lesson-cellar-nothing = Then you draw nothing and have 4 coins. Province and Estate stay in your hand until they are discarded anyway.
lesson-cellar-other = For each card you discard you draw one. Whatever green is still in your hand does nothing this turn; it could have gone, too.

## Remodel

lesson-remodel-title = One card becomes another
lesson-remodel-idea = You have played Remodel: trash a card from your hand and gain, without paying, one that costs up to 2 more. What is trashed is gone for good, into the trash, together with its points. The new card goes to your discard pile, and you may still buy afterwards. Which one do you give up?
lesson-remodel-estate = One point less, but also one card less that does nothing. For the Estate (2) you gain something that costs up to 4.
lesson-remodel-silver = For the Silver (3) you gain something that costs up to 5. In return you have 2 coins less this turn.
lesson-remodel-gold = For the Gold (6) you gain something that costs up to 8, even a Province. You will miss the Gold in all turns to come; just before the end that no longer matters.
lesson-remodel-copper = Copper costs 0, so you only gain something that costs up to 2. You have 1 coin less this turn.
lesson-remodel-idea-2 = Gaining is not buying: it costs no coins and uses up no buy; you still have both afterwards. Your cards get better without becoming more.
lesson-remodel-province = Gold has become 6 points, and you did not need 8 coins. Towards the end that is the strongest way to remodel.
lesson-remodel-silver-2 = 2 coins whenever you draw it. Made out of an Estate, that is a good trade while the game still has long to go.
lesson-remodel-curse-2 = A Curse, 1 point less at the end. That is allowed, too; there were better things without payment.
lesson-remodel-green-2 = Points for the end. Until then the card does nothing in your hand, and the game still has long to go.
lesson-remodel-other-2 = One card out, one card in: you own as many as before. Mine trades in the same way, treasures only, and straight into your hand.

## Attack

lesson-attack-title = An attack in somebody else’s turn
lesson-attack-idea = It is Computer 1’s turn, and it plays Militia. Cards that are red on top and bear crossed swords are attacks: they hit everybody else, which is why you are asked outside your own turn. For Militia you discard until you have three cards; with those three you play your next turn, for you draw only at its end. Which of them do most together?
lesson-attack-best = Smithy, Silver and Copper stay: 3 coins, and Smithy draws three more cards next turn. An Estate does nothing anyway.
lesson-attack-money = Silver and 2 × Copper stay: 4 coins for sure. Smithy and one Copper less would be 3 coins and three cards on top.
lesson-attack-smithy = Without Smithy you draw nothing, and the Estate you keep gives no coins.
lesson-attack-silver = You keep Smithy; it draws three cards next turn. The Silver was the most money in this hand.
lesson-attack-coppers = Smithy, Silver and Estate stay: 2 coins and three cards you draw. A Copper instead of the Estate would be 1 coin more.

## Reaction

lesson-moat-title = The Moat
lesson-moat-idea = Militia again. This time you have a Moat in your hand. Cards that are blue on top and bear a lightning bolt are reactions. If you reveal the Moat, the attack does nothing to you. Revealing is not playing; the card stays in your hand.
lesson-moat-shown = You keep all five cards, the Moat among them. Computer 1 gets the 2 coins of Militia all the same.
lesson-moat-hidden = Then Militia hits you: of five cards, three remain; Moat and a Copper are discarded here. Revealing would have cost you nothing, not even the card.
lesson-moat-idea-2 = Your turn. In your own turn a Moat, if you still have it, is an action card like any other: +2 cards, whatever they are. A Woodcutter gives +2 coins and +1 buy, and those are certain.
lesson-moat-moat-2 = Silver and Copper, so 3 more coins. They could have been two Estates; before you draw, you never know.
lesson-moat-woodcutter-2 = 2 more coins and two buys, without any luck. A Moat protects you only if it happens to be in your hand at the next attack.
lesson-moat-nothing-2 = Then you buy with the treasures in your hand. The action is lost; it cannot be saved up.

## Late in the game

lesson-late-title = When to turn to points
lesson-late-idea = Only three Provinces are left: the end is near. You have 5 coins. Your deck still has 8 cards: what you buy now comes into your hand in your turn after next at the earliest. What is still worth it?
lesson-late-duchy = 3 points, whether you draw it again or not. A rule of thumb: with only four Provinces left, a Duchy is better than new treasures; with two, so is an Estate. And for 8 coins, nearly always the Province.
lesson-late-estate = 1 point, and 3 coins are lost. 5 coins buy 3 points as a Duchy. Estates pay off at the very end, when there is not enough for more.
lesson-late-curse = One point less, and you will hardly draw it again. A Duchy would have counted 3 points.
lesson-late-nothing = 5 coins are lost. A Duchy would have counted 3 points, whether you draw it again or not.
lesson-late-other = The card comes into your hand in your turn after next at the earliest, and the game may be over by then. A Duchy would have counted 3 points at once.

## The end

lesson-end-title = Who buys the end
lesson-end-idea = The game ends after the turn in which the last Province is gone or any three piles are empty (four piles from five players on). Market and Duchy are empty already; one Estate is left. All cards count, wherever they lie: you have 37 points, Computer 1 has 36. In a game the table does not show this; keep in mind who buys which victory cards. In a tie, whoever had fewer turns wins. You have 5 coins. If the game does not end now, it is Computer 1’s turn.
lesson-end-estate = The third pile is empty, and the game is over: 38 to 36 for you. Whoever is ahead may buy the end, even with a cheap card. Whoever is behind had better leave the last pile alone.
lesson-end-curse = 36 to 36, and the last Estate is still there: Computer 1 buys it and wins by 37 to 36. Had you bought it, the game would have been over at 38 to 36 for you.
lesson-end-other = The game goes on, and Computer 1 has 8 coins: another Province, 42 to 37. The last Estate would have ended it at 38 to 36 for you.
