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
picture-domus-pile =
    { $sign ->
        [brother] { $count ->
            [one] 1 brother
           *[other] { $count } brothers
        }
        [hut] { $count ->
            [one] 1 hut
           *[other] { $count } huts
        }
        [dog] { $count ->
            [one] 1 dog
           *[other] { $count } dogs
        }
       *[other] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
picture-domus-cloister = Cloister
picture-domus-chapel = Chapel
picture-domus-field = Field work
picture-domus-vegetables = Vegetables
picture-domus-money = denarii
picture-domus-saved = saved
picture-domus-ne = { $food } food
picture-domus-no-cellerar = No cellarer
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
picture-domus-leads =
    → { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-stays =
    { $position ->
        [41] Cluny
       *[other] { $position }
    }
picture-domus-dogs = dogs/huts
picture-domus-walks =
    1 vegetable = 1 space = 1 indulgence{ $cart ->
        [0] {""}
       *[other] {"; "}then the cart +{ $cart }
    }
picture-domus-rides = The cart takes you { $fields } spaces further
picture-domus-secret-forecast = Preview; plans stay hidden
picture-domus-each = { $amount }
picture-domus-next-round = +{ $count } next round
picture-domus-deed-recruit = Recruit
picture-domus-deed-to-chapel = To the chapel
picture-domus-deed-to-kloster = To the cloister
picture-domus-deed-to-field = Field work
picture-domus-deed-save = Save
picture-domus-deed-hut = Hut
picture-domus-deed-dog = Dog
picture-domus-moment = Round { $number } of { $most } · { $phase }
picture-domus-held-money =
    { $count ->
        [one] denarius
       *[other] denarii
    }
picture-domus-held-vegetables =
    { $count ->
        [one] vegetable
       *[other] vegetables
    }
picture-domus-held-cloister =
    { $count ->
        [one] brother in the cloister
       *[other] brothers in the cloister
    }
picture-domus-held-chapel = in the chapel
picture-domus-held-dogs =
    { $count ->
        [one] dog
       *[other] dogs
    }
picture-domus-held-huts =
    { $count ->
        [one] hut
       *[other] huts
    }
picture-domus-bought =
    then { $vegetables ->
        [one] 1 vegetable
       *[other] { $vegetables } vegetables
    }, { $money } D
picture-domus-fed =
    { $vegetables ->
        [one] 1 vegetable
       *[other] { $vegetables } vegetables
    } left
picture-domus-fallen = { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-unfed = − brothers who would have nothing to eat and leave
picture-domus-space = Space
picture-domus-guards = Can ward off
picture-domus-foremost = On the road
picture-domus-you = You
picture-domus-guard-dogs =
    { $count ->
        [one] Dog
       *[other] { $count } dogs
    }
picture-domus-drunkard = costs no brother, brings 1 indulgence
picture-domus-begins =
    { $own ->
        [1] you begin
       *[other] if { $who } then keeps it
    }
picture-domus-dismiss = Dismiss { $card }
picture-domus-without =
    +{ $coins } D, then { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-too-dear = too expensive: from { $coins } D
picture-domus-skill-garden = brings { $vegetables } vegetables each round
picture-domus-skill-cheese = saves 1 D here each round
picture-domus-skill-brewery = + counts from 40 brewery food
picture-domus-this-round = +{ $food } food this round
picture-domus-coins = Denarii
picture-domus-stage = Stage
picture-domus-finished = done
picture-domus-then = → space then
picture-domus-now =
    now { $position ->
        [41] Cluny
       *[other] space { $position }
    }
picture-domus-built = stage { $stage } of { $most }
picture-domus-chapel-price =
    Stage { $stage } for { $coins } D{ $count ->
        [0] {""}
       *[other] {" "}{ $leads }
    }
picture-domus-chapel-gives = { $capacity } brothers of { $food } food · { $letters } indulgences at the end
picture-domus-food-each = { $amount } food each
picture-domus-times = beds × food
picture-domus-production = Production: { $card }
picture-domus-awaited = Waits for
picture-domus-column = Column
picture-domus-pot = { $coins } D in the middle
picture-domus-sign =
    { $sign ->
        [garden] garden
        [cheese] cheese
        [brewery] brewery
        [chapel] chapel
        [money] denarii
        [saved] saved
        [vegetable] vegetables
        [cloister] in the cloister
        [crown] leads
        [prayer] in the chapel
        [field] field work
        [dog] dogs/huts
        [food] food
        [cart] vegetable cart
        [herdsman] herdsman
        [drunkard] drunkard
        [changed] new
       *[most] most food
    }
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
