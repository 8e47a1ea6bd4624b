# Words that stand on cards and in the rules

term-facts = A word of the rules

term-action = Action
term-buy = Buy
term-gaining = Gain
term-discarding = Discard
term-discard-pile = Discard pile
term-draw-pile = Deck
term-trashing = Trashing
term-trash-pile = Trash
term-attack = Attack
term-reaction = Reaction
term-game-end = End of the game

term-action-text = Playing an action card uses up one action. You have one in your turn; “+1 action” on a card gives you one more. You cannot save them up.
term-buy-text = With a buy you buy one card from the supply, for no more coins than you have left. You have one in your turn; “+1 buy” gives you one more. The card goes to your discard pile. You need not buy; coins that are left are lost.
term-gain-text = The card goes from the supply to your discard pile, unless it says otherwise. It costs you no coins and no buy. Whoever buys a card gains it, too.
term-discard-text = What you discard goes to your discard pile; it is still yours and counts at the end. What you buy or gain goes there, too, and at the end of your turn all that you have played or still hold. When your deck runs out, your discard pile is shuffled and becomes your new deck.
term-draw-pile-text = You draw from it, five cards at the end of your turn. When it runs out, your discard pile is shuffled and becomes your new deck, in the middle of a turn, too.
term-trash-text = What you trash goes to the trash. It is nobody’s any more, and its points do not count.
term-attack-text = A card that says “Attack” hits everybody else, going round to the left. What happens to them, the card says. Whoever holds a fitting reaction may reveal it first.
term-reaction-text = You may reveal a reaction when what it names happens, usually an attack. Revealing is not playing: it stays in your hand unless it says otherwise. In your own turn it is a card like any other.
term-game-end-text = The game ends after the turn in which the last { card-province } (or the last { card-colony }) is gone or any three piles are empty, four from five players on. Whoever has the most points in all their cards wins; in a tie, whoever had fewer turns.
