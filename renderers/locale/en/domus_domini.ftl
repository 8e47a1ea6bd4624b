# Words on the pictures of Domus Domini

picture-domus-round = Round { $number } of { $most }
picture-domus-road = Road to Cluny
picture-domus-forecast = Preview: how far they would get
picture-domus-income = right: income in denarii
picture-domus-secret = Secret: the others as before
picture-domus-worth = 10 food = 1 space = 1 indulgence
picture-domus-protected = nobody falls back
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
picture-domus-dismiss = Dismiss: +{ $coins } D
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
picture-domus-course = Indulgences by round, the last including final scoring
picture-domus-units = food
picture-domus-leads =
    → { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-times = food each
picture-domus-begs = Who is to be hit? The figure falls back 3 spaces
picture-domus-falls = { $position } → { $to }
picture-domus-dogs = dogs/huts
legend-domus-crown = has most indulgences
legend-domus-now = What can be done, and what is new
legend-domus-lit = you can choose it now
legend-domus-new = new since last time
legend-domus-came = so many indulgences more
legend-domus-figure = figure on the road
legend-domus-stood = where it stood before
legend-domus-protected = nobody falls back from here
