# Words on the pictures of Domus Domini

picture-domus-round = Round { $number } of { $most }
picture-domus-road = Road to Cluny
picture-domus-forecast = Preview: how far they would get
picture-domus-income = right: income in denarii
picture-domus-secret = Hidden until all have finished
picture-domus-worth = 10 food = 1 space = 1 indulgence
picture-domus-protected = nobody falls back here
picture-domus-ranking = Indulgences
picture-domus-prices = number: price in denarii
picture-domus-market = Cellarers available
picture-domus-market-empty = No cellarers left
picture-domus-supply = Supply
picture-domus-cloister = Cloister
picture-domus-chapel = Chapel
picture-domus-field = Field work
picture-domus-vegetables = Vegetables
picture-domus-kennels = huts, dogs
picture-domus-money = Denarii
picture-domus-saved = saved
picture-domus-ne = { $food } food
picture-domus-no-cellerar = No cellarer
picture-domus-dismiss = Dismiss: +{ $coins } D
picture-domus-no-specials = No special card
picture-domus-food = Brings now
picture-domus-reach =
    { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-figure =
    Figure: { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-course = Indulgences after rounds and final scoring
picture-domus-units = food
picture-domus-leads =
    → { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-begs = Who is hit? The figure falls back { $fields } spaces
picture-domus-falls = { $position } → { $to }
picture-domus-dogs = dogs/huts
picture-domus-stages = top: food of the area · → space · coin: price up to there
picture-domus-walks =
    { $hungry ->
        [0] 1 vegetable = 1 space
       *[other] 1 vegetable = 1 space; for feeding you need { $hungry }
    }
picture-domus-rides = The cart takes you { $fields } spaces further
picture-domus-deed-recruit = recruit
picture-domus-deed-to-chapel = to the chapel
picture-domus-deed-to-kloster = to the cloister
picture-domus-deed-to-field = field work
picture-domus-deed-save = save
picture-domus-deed-hut = hut
picture-domus-deed-dog = dog
picture-domus-most = most of all
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
legend-domus-dear = too dear or not to be chosen
legend-domus-none = there is none
legend-domus-price = price from now up to there
legend-domus-most = brings most food
legend-domus-cart = Vegetable Cart: 3 spaces further
legend-domus-herdsman = Herdsman: wards off an attack
legend-domus-drunkard = Drunkard: a figure falls back 3 spaces
legend-domus-crown = has most indulgences
legend-domus-now = What can be done, and what is new
legend-domus-lit = you can choose it now
legend-domus-new = new since last time
legend-domus-came = so many indulgences more
legend-domus-figure = figure on the road
legend-domus-stood = where it stood before
legend-domus-protected = nobody falls back here
