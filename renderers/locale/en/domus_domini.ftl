# Words on the pictures of Domus Domini

picture-domus-round = Round { $number } of { $most }
picture-domus-road = Road to Cluny
picture-domus-forecast = Preview: how far they would get now
picture-domus-income = Coin: income now
picture-domus-secret = Hidden until all have finished
picture-domus-worth = 10 food = 1 space = 1 indulgence
picture-domus-protected = safe: nobody falls back
picture-domus-ranking = Indulgences
picture-domus-prices = Number: price in denarii
picture-domus-market = Cellarers available
picture-domus-market-empty = No cellarers left
picture-domus-supply = Supply
picture-domus-to-come = { $count } to come
picture-domus-cloister = Cloister
picture-domus-chapel = Chapel
picture-domus-field = Field work
picture-domus-vegetables = Vegetables
picture-domus-money = denarii
picture-domus-saved = saved
picture-domus-ne = { $food } food
picture-domus-no-cellerar = No cellarer
picture-domus-dismiss = Dismiss
picture-domus-no-specials = No special card
picture-domus-food = Now brings
picture-domus-reach =
    { $position ->
        [41] Cluny
       *[other] Space { $position }
    }
picture-domus-figure =
    Figure: { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-course = Indulgences by round, then final scoring
picture-domus-units = food
picture-domus-leads =
    → { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-attack =
    { $free ->
        [0] Who is hit?
       *[other] Attack? (optional)
    } · { $fields } spaces back
picture-domus-ward-off = Ward it off? Else you fall from space { $position } to { $to }
picture-domus-falls =
    { $position } → { $to }{ $guarded ->
        [0] {""}
       *[other] ?
    }
picture-domus-stays =
    { $position ->
        [41] Cluny
       *[other] { $position }
    }
picture-domus-dogs = dogs/huts
picture-domus-stages = Top: food of the area · → space · coin: price up to there
picture-domus-walks =
    { $hungry ->
        [0] 1 vegetable = 1 space
       *[other] 1 vegetable = 1 space; keep { $hungry } for feeding
    }{ $cart ->
        [0] {""}
       *[other] {"; "}then the cart +{ $cart }
    }
picture-domus-rides = The cart takes you { $fields } spaces further
picture-domus-secret-forecast = Preview; plans stay hidden
picture-domus-offers = → space you would reach · coin: − pay, + back
picture-domus-each = { $amount } each
picture-domus-next-round = +{ $count } next round
picture-domus-deed-recruit = Recruit
picture-domus-deed-to-chapel = To the chapel
picture-domus-deed-to-kloster = To the cloister
picture-domus-deed-to-field = Field work
picture-domus-deed-save = Save
picture-domus-deed-hut = Hut
picture-domus-deed-dog = Dog
picture-domus-most = most food
alt-domus-score =
    { $who }: { $letters ->
        [one] 1 indulgence
       *[other] { $letters } indulgences
    }, { $food } food, { $coins } D
alt-domus-built = { $who }: garden { $garden }, cheese dairy { $cheese }, brewery { $brewery }, chapel { $chapel }, { $card }
alt-domus-held =
    { $who }: { $vegetables ->
        [one] 1 vegetable
       *[other] { $vegetables } vegetables
    }, brothers: cloister { $cloister }{ $chapel ->
        [0] {""}
       *[other] {""}, chapel { $chapel }
    }{ $field ->
        [0] {""}
       *[other] {""}, field work { $field }
    }{ $dogs ->
        [0] {""}
        [one] {""}, 1 dog
       *[other] {""}, { $dogs } dogs
    }{ $saved ->
        [0] {""}
       *[other] {""}, { $saved } D saved
    }{ $cards ->
        [0] {""}
       *[other] {""}, { $specials }
    }
legend-domus-dear = too expensive or not to be chosen
legend-domus-none = there is none
legend-domus-price = price from now up to there
legend-domus-most = brings the most food
legend-domus-cart = Vegetable Cart: 3 spaces further
legend-domus-herdsman = Herdsman: wards off an attack
legend-domus-drunkard = Drunkard: a figure falls back 3 spaces
legend-domus-crown = has the most indulgences
legend-domus-now = What can be done, and what is new
legend-domus-lit = you can choose it now
legend-domus-new = new since last time
legend-domus-came = that many more indulgences
legend-domus-figure = figure on the road
legend-domus-stood = where it stood last
legend-domus-protected = safe: nobody falls back here
legend-domus-dog = watchdog: wards off an attack
legend-domus-cellerar-garden = Garden Cellarer: brings vegetables each round
legend-domus-cellerar-cheese = Cheese Cellarer: saves 1 D each round in the dairy
legend-domus-cellerar-brewery = Brewery Cellarer: bonus from 40 food of the brewery
