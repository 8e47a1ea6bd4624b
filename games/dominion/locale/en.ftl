# The game

game-dominion = Dominion
game-dominion-rules = You build a realm out of your own cards. Everybody begins with 7 Coppers and 3 Estates, shuffles them and draws 5 cards. Whoever has the most points in all their own cards together at the end wins; in a tie, whoever had fewer turns.
game-dominion-rules-turn = A turn has three phases. Action phase: you may play one action card. Buy phase: you may play treasures and then buy one card from the supply; after the first buy you play no more treasures. Clean-up phase: all you played and the rest of your hand go to your discard pile, then you draw 5 new cards.
game-dominion-rules-words = "+1 action" lets you play one more action card, "+1 buy" lets you buy one more card, with "+1 card" you draw a card, with "+1 coin" you have one more to spend. Cards gained or bought go to your discard pile, trashed ones to the trash. When your deck is empty, your discard pile is shuffled and becomes your new deck.
game-dominion-rules-end = The game ends after the turn in which the last Province is gained or the third pile of the supply is empty (the fourth with five or six players). If Colonies are in the supply, it also ends with the last of them.

# Cards: names

card-copper = Copper
card-silver = Silver
card-gold = Gold
card-estate = Estate
card-duchy = Duchy
card-province = Province
card-curse = Curse
card-adventurer = Adventurer
card-bureaucrat = Bureaucrat
card-cellar = Cellar
card-chancellor = Chancellor
card-chapel = Chapel
card-council-room = Council Room
card-feast = Feast
card-festival = Festival
card-gardens = Gardens
card-laboratory = Laboratory
card-library = Library
card-market = Market
card-militia = Militia
card-mine = Mine
card-moat = Moat
card-moneylender = Moneylender
card-remodel = Remodel
card-smithy = Smithy
card-spy = Spy
card-thief = Thief
card-throne-room = Throne Room
card-village = Village
card-witch = Witch
card-woodcutter = Woodcutter
card-workshop = Workshop
card-times = { $count } × { $card }

# Cards: texts

card-copper-text = 1 coin.
card-silver-text = 2 coins.
card-gold-text = 3 coins.
card-estate-text = 1 point.
card-duchy-text = 3 points.
card-province-text = 6 points.
card-curse-text = −1 point.
card-adventurer-text = Turn cards of your deck over until two treasures lie open. Take these into your hand and discard the others.
card-bureaucrat-text = Gain a Silver onto your deck. Each other player puts a victory card from hand onto the deck, or shows a hand without one.
card-cellar-text = +1 action. Discard as many cards as you like, then draw that many.
card-chancellor-text = +2 coins. You may put your whole deck into your discard pile at once.
card-chapel-text = Trash up to four cards from your hand.
card-council-room-text = +4 cards, +1 buy. Each other player draws a card.
card-feast-text = Trash this card. Gain a card costing up to 5.
card-festival-text = +2 actions, +1 buy, +2 coins.
card-gardens-text = 1 point for every ten cards that you own at the end.
card-laboratory-text = +2 cards, +1 action.
card-library-text = Draw until you have seven cards in hand. Actions may be set aside as you draw them; discard those afterwards.
card-market-text = +1 card, +1 action, +1 buy, +1 coin.
card-militia-text = +2 coins. Each other player discards down to 3 cards in hand.
card-mine-text = Trash a treasure from your hand. Gain a treasure costing up to 3 more, into your hand.
card-moat-text = +2 cards. When another player plays an attack, you may show this card: then the attack does nothing to you.
card-moneylender-text = Trash a Copper from your hand. If you do, you have 3 coins more.
card-remodel-text = Trash a card from your hand. Gain a card costing up to 2 more.
card-smithy-text = +3 cards.
card-spy-text = +1 card, +1 action. Each player, you too, turns the top card of the deck over. You say of each whether it is discarded or goes back.
card-thief-text = Each other player turns the two top cards of the deck over. You trash one treasure of each two and may gain any of those; the rest is discarded.
card-throne-room-text = Play an action card from your hand, then play it once more.
card-village-text = +1 card, +2 actions.
card-witch-text = +2 cards. Each other player gains a Curse.
card-woodcutter-text = +1 buy, +2 coins.
card-workshop-text = Gain a card costing up to 4.

# Cards: facts

card-facts = Cost { $cost } · { $kinds } · { $set }
kind-action = Action
kind-treasure = Treasure
kind-victory = Victory
kind-curse = Curse
kind-attack = Attack
kind-reaction = Reaction
kind-prize = Prize
set-basic = Basic cards
set-base = Base game

# Questions

play-action =
    Which action card do you play? { $actions ->
        [one] You have one action left.
       *[other] You have { $actions } actions left.
    }
no-more-actions = No more action cards
play-treasures = Which treasures do you play?
play-all = Play all: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
play-all-or-more = Play all: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } or more
no-treasures = No treasures
buy-card =
    What do you buy? You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $buys ->
        [one] one buy
       *[other] { $buys } buys
    }.
buy-nothing = Buy nothing
gain-nothing = Gain nothing
ask-turn-order = Several cards answer to this purchase. Which goes first?
pile-hint = Cost { $cost } · { $text }
pile-running-out = Cost { $cost }, only { $left } left · { $text }
gain-card = { $by }: which card do you gain?
trash-card = { $by }: which card do you trash?
discard-cards =
    { $by }: { $count ->
        [one] which card do you discard?
       *[other] which { $count } cards do you discard?
    }
discard-any = { $by }: which cards do you discard? As many as you like.
because-of = { $who }'s turn – { $prompt }
ask-moat-reveal = { $who } plays { $attack }. Show Moat and ward it off?
ask-bureaucrat-topdeck = Bureaucrat: which victory card do you put onto your deck?
ask-chancellor-discard = Chancellor: put your whole deck into your discard pile?
ask-chapel-trash = Chapel: which cards do you trash? Up to four.
ask-library-set-aside = Library: you draw { $card }. Set it aside?
ask-spy-discard = Spy: { $card } lies on top of { $who }'s deck. Discard it?
ask-thief-trash = Thief: which treasure of { $who } do you trash?
ask-thief-gain = Thief: which of the trashed treasures do you gain?
ask-throne-room-play = Throne Room: which action card do you play twice?

# What happened

played = { $who } plays { $cards }.
played-again = { $who } plays { $card } once more.
drew-new-hand = Your new hand: { $cards }.
you-drew = You draw { $cards }.
drew =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
bought = { $who } buys { $card }.
gained =
    { $to ->
        [hand] { $who } gains { $card } into the hand.
        [deck] { $who } gains { $card } onto the deck.
       *[discard] { $who } gains { $card }.
    }
you-discarded = You discard { $cards }.
discarded =
    { $who } discards { $count ->
        [one] a card: { $top }.
       *[other] { $count } cards, { $top } on top.
    }
trashed = { $who } trashes { $cards }.
revealed = { $who } shows { $cards }.
you-topdecked = You put { $cards } onto your deck.
topdecked =
    { $who } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } from the hand onto the deck.
set-aside = { $who } sets { $cards } aside.
picked-up = { $who } takes { $cards } into the hand.
put-back = { $who } puts { $cards } back onto the deck.
deck-discarded = { $who } puts the whole deck into the discard pile, { $top } on top.
gain-topdecked = { $who } puts the gained { $card } onto the deck.
you-passed = You pass { $card } to { $to }.
passed-to-you = { $who } passes you { $card }.
passed = { $who } passes a card to { $to }.
scored =
    { $who } takes { $count ->
        [one] a victory token
       *[other] { $count } victory tokens
    }.
named = { $who } names { $card }.
shuffled = { $who } shuffles the discard pile into a new deck.

# The end

ended-by-pile = The game is over: the { $card } pile is empty.
ended-by-empty-piles = The game is over: { $count } piles are empty.
victory-tokens = Victory tokens

turns-taken = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 } taken; in a tie whoever had fewer turns wins.

# Big buttons

play-this = Play { $card }
buy-this = Buy { $card }
discard-these = Discard { $cards }
gain-these = Gain { $cards }
trash-these = Trash { $cards }

# Many games compared

measure-turns = Turns of a player
measure-cards = Cards of a player
measure-coins = Coins on a player's cards
measure-empty-piles = Empty piles
