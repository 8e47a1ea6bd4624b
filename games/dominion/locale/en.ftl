# The game

game-dominion = Dominion
lobby-about = Ten plain cards grow into your deck: buy better ones, then points. About 20 turns each, one or two decisions a turn; half an hour in one go.

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
a-card = a { $card }
an-card = an { $card }
card-times = { $count } × { $card }

# Cards: texts

card-copper-text = 1 coin.
card-silver-text = 2 coins.
card-gold-text = 3 coins.
card-estate-text = 1 point.
card-duchy-text = 3 points.
card-province-text = 6 points.
card-curse-text = −1 point.
card-adventurer-text = Reveal cards from your deck until you have found two treasures. Take these into your hand and discard the others.
card-bureaucrat-text = Gain a Silver onto your deck. Each other player with a victory card in hand reveals one and puts it onto their deck; anyone without reveals their hand.
card-cellar-text = +1 action. Discard any number of cards from your hand, then draw as many.
card-chancellor-text = +2 coins. You may put your whole deck into your discard pile at once.
card-chapel-text = Trash up to four cards from your hand.
card-council-room-text = +4 cards, +1 buy. Each other player draws a card.
card-feast-text = Trash this card. Gain a card costing up to 5.
card-festival-text = +2 actions, +1 buy, +2 coins.
card-gardens-text = 1 point for every full ten cards you own at the end.
card-laboratory-text = +2 cards, +1 action.
card-library-text = Draw until you have seven cards in hand. You may set action cards aside as you draw them; discard those afterwards.
card-market-text = +1 card, +1 action, +1 buy, +1 coin.
card-militia-text = +2 coins. Each other player discards down to 3 cards in hand.
card-mine-text = Trash a treasure from your hand. Gain a treasure to your hand that costs up to 3 more.
card-moat-text = +2 cards. When another player plays an attack, you may reveal this from your hand: the attack does not affect you.
card-moneylender-text = Trash a Copper from your hand. If you do, +3 coins.
card-remodel-text = Trash a card from your hand. Gain a card costing up to 2 more.
card-smithy-text = +3 cards.
card-spy-text = +1 card, +1 action. Each player, you included, reveals the top card of their deck. You decide for each whether it is discarded or goes back.
card-thief-text = Each other player reveals the top two cards of their deck. You choose one revealed treasure of each to trash and may gain any of those; the rest is discarded.
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
no-more-actions = No action
play-treasures = Which treasures do you play?
play-all = Play all: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } in total
play-all-or-more = Play all: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } or more
no-treasures = Play none
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
ask-turn-order = Several cards react to this purchase. Which goes first?
pile-hint = Cost { $cost } · { $text }
pile-running-out = Cost { $cost } · { $left } left · { $text }
gain-card = { $by }: which card do you gain?
trash-card = { $by }: which card do you trash?
discard-cards =
    { $by }: { $count ->
        [one] which card do you discard?
       *[other] which { $count } cards do you discard?
    }
discard-any = { $by }: which cards do you discard? As many as you like.
because-of = { $who } – { $prompt }
ask-moat-reveal = { $who } plays { $attack }. Reveal Moat to be unaffected?
ask-bureaucrat-topdeck = Bureaucrat: which victory card do you put onto your deck? (Everybody sees it.)
ask-chancellor-discard = Chancellor: put your whole deck into your discard pile?
ask-chapel-trash = Chapel: which cards do you trash? Up to four.
ask-library-set-aside = Library: you draw { $card }. Set it aside?
ask-spy-discard =
    Spy: on top of { $who ->
        [you] your
       *[other] { $who }’s
    } deck is { $card }. Discard it?
ask-thief-trash = Thief: which of { $who }’s treasures do you trash?
ask-thief-gain = Thief: which of the trashed treasures do you gain?
ask-throne-room-play = Throne Room: which action card do you play twice?

# What happened

played =
    { $who ->
        [you] play
       *[other] plays
    } { $cards }
played-again =
    { $who ->
        [you] play
       *[other] plays
    } { $card } again
drew-new-hand =
    { $who ->
        [you] Your new hand
       *[other] New hand of { $who }
    }: { $cards }.
drew-cards =
    { $who ->
        [you] draw
       *[other] draws
    } { $cards }
drew =
    { $who ->
        [you] draw
       *[other] draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
bought =
    { $who ->
        [you] buy
       *[other] buys
    } { $cards }
gained =
    { $who ->
        [you] gain
       *[other] gains
    } { $cards }{ $to ->
        [hand] {" "}to hand
        [deck] {" "}onto the deck
       *[discard] {""}
    }
discarded-cards =
    { $who ->
        [you] discard
       *[other] discards
    } { $cards }
discarded =
    { $who ->
        [you] discard
       *[other] discards
    } { $count ->
        [one] a card ({ $top })
       *[other] { $count } cards ({ $top } on top)
    }
trashed =
    { $who ->
        [you] trash
       *[other] trashes
    } { $cards }
revealed =
    { $who ->
        [you] reveal
       *[other] reveals
    } { $cards }
topdecked-cards =
    { $who ->
        [you] put
       *[other] puts
    } { $cards } from hand onto the deck
topdecked =
    { $who ->
        [you] put
       *[other] puts
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } from hand onto the deck
set-aside =
    { $who ->
        [you] set
       *[other] sets
    } { $cards } aside
picked-up =
    { $who ->
        [you] take
       *[other] takes
    } { $cards } into hand
put-back =
    { $who ->
        [you] put
       *[other] puts
    } { $cards } back onto the deck
deck-discarded =
    { $who ->
        [you] put
       *[other] puts
    } the whole deck into the discard pile ({ $top } on top)
gain-topdecked =
    { $who ->
        [you] put
       *[other] puts
    } the gained { $card } onto the deck
passed-card =
    { $who ->
        [you] pass
       *[other] passes
    } { $to ->
        [you] you
       *[other] { $to }
    } { $card }
passed =
    { $who ->
        [you] pass
       *[other] passes
    } { $to ->
        [you] you
       *[other] { $to }
    } a card
scored =
    { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] a victory token
       *[other] { $count } victory tokens
    }
named =
    { $who ->
        [you] name
       *[other] names
    } { $card }
shuffled =
    { $who ->
        [you] reshuffle
       *[other] reshuffles
    } the discard pile
has-coins =
    { $who ->
        [you] have
       *[other] has
    } { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }
bought-nothing =
    { $who ->
        [you] buy
       *[other] buys
    } nothing

# A turn in one line

coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
spent = bought { $cards } with { coins }
spent-nothing = bought nothing with { coins }
with-effects = { $what } ({ $effects })
somebody-does =
    { $who ->
        [you] you
       *[other] { $who }
    } { $deed }

# The end

ended-by-pile = The game is over: the { $card } pile is empty.
ended-by-empty-piles = The game is over: { $count } piles are empty.
victory-tokens = Victory tokens

tie-turns = Ahead of { $who }: { $turns } turns, not { $other }; fewer is better
tie-level = Same number of turns

# Big buttons

play-this = Play { $card }
buy-this = Buy { $card }
discard-these = Discard { $cards }
gain-these = Gain { $cards }
trash-these = Trash { $cards }

# Many games compared

measure-turns = Turns per player
measure-cards = Cards per player
measure-coins = Coins on a player’s cards
measure-empty-piles = Empty piles

# What people at the table react to

highlight-last = The last { $card } goes to { $who }!
highlight-stolen = { $who } has stolen { $card } from { $whom }!
highlight-lost = { $who } loses { $card } to { $what } ({ $by }).
highlight-several = { $who } buys { $count } × { $card } in one turn!
highlight-rich = { $who } has { $coins } coins in one turn!
