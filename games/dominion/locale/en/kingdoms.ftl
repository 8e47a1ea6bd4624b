# Which cards lie in the supply: what is offered

option-set = Kingdom
option-sets = Recommended kingdom
option-set-of = From { $boxes }
option-set-first-game = First Game
option-set-big-money = Big Money
option-set-interaction = Interaction
option-set-size-distortion = Size Distortion
option-set-village-square = Village Square
option-set-victory-dance = Victory Dance
option-set-secret-schemes = Secret Schemes
option-set-best-wishes = Best Wishes
option-set-deconstruction = Deconstruction
option-set-hand-madness = Hand Madness
option-set-underlings = Underlings
option-set-beginners = Beginners (Prosperity)
option-set-friendly-interactive = Friendly Interactive
option-set-big-actions = Big Actions
option-set-biggest-money = Biggest Money
option-set-the-kings-army = The King’s Army
option-set-the-good-life = The Good Life
option-set-paths-to-victory = Paths to Victory
option-set-all-along-the-watchtower = All Along the Watchtower
option-set-lucky-seven = Lucky Seven
option-set-bounty-of-the-hunt = Bounty of the Hunt
option-set-bad-omens = Bad Omens
option-set-the-jesters-workshop = The Jester’s Workshop
option-set-last-laughs = Last Laughs
option-set-the-spice-of-life = The Spice of Life
option-set-small-victories = Small Victories
option-set-random = Random kingdom
option-kingdom = Own list
option-boxes = Drawn from
option-wishes = Wishes
option-wishes-actions = a card with +2 actions
option-wishes-buys = a card with +1 buy
option-wishes-trashing = a card that trashes
option-wishes-peace = no attacks
option-wishes-spread = cards costing 2, 3, 4 and 5
option-bane = Bane ({ $witch })
option-bane-drawn = drawn at random
option-colony = Platinum and Colony
option-colony-advised = as recommended
option-colony-yes = always
option-colony-no = never
kingdom-in-short = { $cards }
more-cards = { $count } more

# What was chosen

drawn = Random kingdom
own-list = Own list
kingdom-line = { $name }: { $cards }.
random-line = A random kingdom from { $boxes }: its ten cards are drawn when the game begins.
wishes-line = As you wished: { $wishes }.
bane-line = Bane for { $witch }: { $card }.
with-colony = With Platinum and Colony.
colony-if = With Platinum and Colony, if { $count } or more of the kingdom cards are from Prosperity, the Bane included.

# Why something is not possible

unknown-card = There is no card “{ $card }” here.
no-kingdom-card = { $card } is a basic card and cannot be one of the ten kingdom cards. Name another card instead.
prize-in-kingdom = { $card } is a Prize and cannot be one of the ten kingdom cards. Name another card instead.
card-twice = { $card } is named twice. Name another card instead.
too-few-cards = A kingdom has ten cards, not { $count }: name { $rest ->
        [one] one more
       *[other] { $rest } more
    }.
too-many-cards = A kingdom has ten cards, not { $count }: leave { $rest ->
        [one] one out
       *[other] { $rest } out
    }. (A bane is chosen in addition to the ten.)
unknown-set = There is no kingdom “{ $name }” here.
no-boxes = Choose at least one box to draw from.
too-few-for-kingdom = Only { $count } cards of { $boxes } fit, and ten are needed. Add another box or drop a wish.
wish-not-possible = No card of { $boxes } grants the wish “{ $wish }”. Add another box or drop the wish.
bane-without-witch = { $card } cannot be the bane: { $witch } is not in the kingdom.
bane-in-kingdom = { $card } is already in the kingdom and cannot be its bane as well. Choose another card.
bane-too-dear = { $card } costs { $cost }. The bane must cost 2 or 3.
no-bane-left = No card is left that could be the bane. Add another box.
