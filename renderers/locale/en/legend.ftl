# Key to the symbols

legend-group = { $title }: { $samples }

legend-marks = shape and colour of a player
legend-turn = whose turn it is
legend-waiting = waiting for this player
legend-round = Round

legend-kinds = Kinds of cards
legend-two-kinds = two colours: two kinds
legend-gives = What a card costs and gives
legend-price = cost
legend-price-lowered = lowered cost
legend-prize = Prize card
legend-coins = coins
legend-cards = cards to draw
legend-actions = actions
legend-buys = buys
legend-tokens = victory tokens
legend-points = points
legend-seat = For each player
legend-hand = cards in hand
legend-deck = deck
legend-discard = discard pile
legend-aside = set aside
legend-next = has the next turn
legend-top = top of the discard pile
legend-supply = In the supply
legend-trash = trash
legend-empty = empty pile
legend-end = how near the end is
legend-last = Provinces left
legend-bane = Bane card
legend-trade-route = coin token (Trade Route)
legend-named = named: cannot be bought
legend-forbidden = cannot be bought now
legend-lowered = cheaper than printed
legend-quiet = not available now
legend-leaving = to discard, trash or pass on
legend-lit = available now
legend-changed = new since the last turn, or since your own

legend-areas = Areas and road
legend-food = food
legend-cluny = Cluny
legend-brothers = Lay brothers and dogs
legend-brother = lay brother
legend-cloister = in the cloister
legend-prayer = in the chapel
legend-field = at field work
legend-hut = dog hut
legend-stores = Stores
legend-letter = indulgences (points); beside areas: at the end
legend-money = denarii (D)
legend-saved = saved
legend-vegetable = vegetables
legend-cards-here = Cards
legend-cellerar = cellarer
legend-production = production card: food for cellarers of this kind
legend-house = cloister card
legend-column = column: begins the round

legend-goods = Goods and points
legend-influence = influence
legend-rosary = rosary
legend-soup = soup
legend-tool = tool
legend-book = book
legend-prestige = points
legend-places = Monasteries
legend-novice = novices in the grid
legend-free-place = free place
legend-schools = Players and round
legend-sent = novice
legend-on-path = messenger on the path
legend-possible = possible now
legend-dice = Dice
legend-neutral-die = neutral die
legend-own-die = personal die
legend-reroll = re-roll, not yet used
legend-extra-die = extra personal die
legend-flip-tile = flips the tile
legend-deeds = Actions and bonuses
legend-send = send a novice
legend-move = messenger, and how many spaces
legend-any-action = any action
legend-upgrade = soup › tool › book
legend-exchange = soup or an exchange
legend-start = begins the round
legend-any-building = any building
legend-wares = the building’s good
legend-pays = minus: what you pay
legend-gained = new points since you last looked
legend-leading = has the most points
legend-full-line = right and below: points for complete rows and columns
legend-pane-bonus = left and above: one of them when you place a pane
legend-stock = panes left on the stack
legend-near = you can send novices there now
legend-way = spaces still to go
legend-most = who else has the most novices there
legend-year = year
legend-present = the order’s value this year
legend-met = who has done that
legend-grid = Your grid
legend-unlocks = what the novice unlocks
legend-unlocked = unlocked
legend-extra = goes for free once the row is empty
legend-flipped = flipped tile: 1 point per die
legend-lying = neutral dice that lie here
legend-in-hand = still in hand
legend-next-round = dice for the next round
legend-used = re-roll, used
legend-cheaper = pay 1 influence less
legend-pane-of-chapel = pane from where you are in the chapel
legend-brings =
    { $building }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $gift ->
        [tool] 1 tool
        [book] 1 book
       *[window] 1 pane
    }
legend-brings-chapel = Chapel: from then on you may always send there
legend-brings-walk = Cloister walk: beside your buildings
legend-window = window pane
legend-label = building 3; A3/4 is the space between 3 and 4
legend-bonus-field = path space with a bonus
legend-flips = flipped tiles
legend-on-tile = dice still on the tile
legend-row-column = novice in row II, column 3
legend-between = left neutral, right personal dice
legend-theirs = pale: for the next round
legend-either = influence or rosary
legend-gets = arrow: what you get
legend-final-majority = per monastery { $points } points for the most novices
legend-final-chapels = in 1 to 5 chapels: { $n1 }, { $n2 }, { $n3 }, { $n4 } or { $n5 } points
legend-final-walks = per monastery: novices on the walk × in the chapel × { $times }
legend-final-tool =
    { $points ->
        [one] 1 point each
       *[other] { $points } points each
    }
legend-final-book =
    { $points ->
        [one] 1 point each
       *[other] { $points } points each
    }
legend-final-goods = per { $count } influence, rosaries, soup: 1 point
