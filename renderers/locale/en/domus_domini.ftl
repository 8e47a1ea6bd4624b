# Words on the pictures of Domus Domini

picture-domus-round = Round { $number } of { $most }
picture-domus-road = Road to Cluny
picture-domus-forecast = Figures at home; shown how far they would get now
picture-domus-income = Income
picture-domus-secret = Secret plans: the others as before
picture-domus-market = Cellerars to be had
picture-domus-market-empty = No Cellerar to be had
picture-domus-supply = Supply
picture-domus-cloister = Cloister
picture-domus-chapel = Chapel
picture-domus-field = Field
picture-domus-vegetables = Vegetables
picture-domus-kennels = Huts, dogs
picture-domus-money = Denarii
picture-domus-saved = saved
picture-domus-ne = { $food } food
picture-domus-no-cellerar = No Cellerar
picture-domus-no-specials = No special card
picture-domus-food = Brings now
picture-domus-reach =
    { $position ->
        [41] Cluny
       *[other] field { $position }
    }
picture-domus-figure =
    Figure: { $position ->
        [41] Cluny
       *[other] field { $position }
    }
picture-domus-course = Letters by round, last with the final scoring
