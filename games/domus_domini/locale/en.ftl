# The game

game-domus_domini = Domus Domini
game-domus-domini-rules = You lead abbeys on the road to Cluny. For five rounds you build garden, cheese dairy, brewery and chapel; the food they bring forth moves your figure along the road. Each field (10 food) is a letter of indulgence. Whoever has the most letters at the end wins; in a tie more denarii (D), then the dearer Cellerar.
rules-column = Phase 1. In the first round the highest cloister card has the column, then it goes to the left round by round. Whoever has it keeps it and begins, or passes it to the left and puts 1 D into the middle; who keeps it takes all coins from the middle. Then the production card is turned up. From the second round on whoever is furthest in garden, cheese dairy or brewery gets that area's special card (in a tie the dearer Cellerar, then the higher cloister card); the moneylender pays savings back with 1 D for every 3 D; each two lay brothers come home from the field with 1 vegetable.
rules-cellerar = Phase 2a. In turn order everybody may once hire, exchange or dismiss a Cellerar. The price is his value; in an exchange you settle the difference, for a dismissal you get the value back.
rules-market = Phase 2b. A gardening Cellerar brings 2 vegetables. Whoever has room (6 vegetables at most) buys 2 vegetables for 1 D at a time; with room for one only, you get one.
rules-build = Phase 3. In any order: build stages of garden, cheese dairy (a cheesemaking Cellerar saves 1 D there) and brewery; one stage of the chapel; recruit lay brothers for 1 vegetable each (at most 6 in the cloister); move brothers between cloister and chapel; send 2, 4, 6 or 8 brothers to the field; one dog hut for 1 D; one watchdog per hut for 1 vegetable; save 3 to 9 D. Then every figure stands on the field of its food: from the three areas, the Cellerar, the production card if it fits the Cellerar, a brewing Cellerar's bonus if the brewery itself gives 40, and the brothers in the chapel. More than 400 food is Cluny.
rules-attack = Phase 4. In turn order: a lay brother of the cloister begs from somebody as far or further; that figure falls back 3 fields, and the brother is gone. The drunkard throws any figure back 3 fields. Both bring 1 letter. Fields 0 and 40 and Cluny are safe. Whoever is attacked may ward it off by the herdsman or a watchdog, which is gone then.
rules-march = Phase 5. Each vegetable moves the figure 1 field on, the vegetable cart 3 fields.
rules-feed = Phase 6. One vegetable feeds up to three lay brothers in the cloister. Who is not fed leaves. Chapel and field need nothing.
rules-score = Phase 7. Each field is a letter, Cluny is 41. Whoever came least far gets 7 D, the next ones 5, 4, 3, 2, 1 D; on field 0 nothing. In a tie the dearer Cellerar goes first, then the higher cloister card.
rules-end = At the end you add: 2 for each lay brother in the cloister, 2 for each watchdog, 7, 10 and 15 for a finished garden, cheese dairy and brewery, 3, 6, 11 or 20 for the chapel, and the value of the Cellerar.

beginning = Everybody begins with { $brothers } lay brothers and { $vegetables } vegetables; five rounds.
beginning-money = Money at the start for two to six players: { $coins } D.

# Names

area-garden = Garden
area-cheese = Cheese dairy
area-brewery = Brewery
chapel = Chapel
dog = Watchdog
moneylender = Moneylender
special-cart = Vegetable cart
special-herdsman = Herdsman
special-drunkard = Drunkard
cellerar = { $kind ->
        [garden] Gardening Cellerar
        [cheese] Cheesemaking Cellerar
       *[brewery] Brewing Cellerar
    } { $value }
production = { $area } +{ $food } food
number = { $count }
phase-column = phase 1: column
phase-cellerar = phase 2: Cellerar
phase-market = phase 2: buying vegetables
phase-build = phase 3: building
phase-attack = phase 4: begging
phase-march = phase 5: using vegetables
phase-feed = phase 6: feeding the brothers
phases-market-build = phases 2 and 3: vegetables, building
phases-march-feed = phases 5 and 6: vegetables, feeding
phase-score = phase 7: letters and denarii

# Questions

ask-column =
    You have the column. Whoever keeps it begins the round. You have { $money } D; in the middle there { $pot ->
        [0] is nothing
       *[other] is { $pot } D
    }.
column-keep =
    { $coins ->
        [0] Keep it
       *[other] Keep it, take { $coins } D
    }
column-pass = Pass it on for 1 D
ask-cellerar = Which Cellerar do you hire? You have { $money } D. He stays with you and counts as many letters at the end as he costs.
ask-cellerar-exchange = Do you exchange your { $card }? You have { $money } D.
cellerar-none = Hire none
cellerar-keep = Leave it as it is
cellerar-hint =
    costs { $coins } D · { $food } food{ $extra ->
        [0] {""}
       *[other] {""}, +{ $extra } this round
    }{ $kind ->
        [garden] {""} · brings 2 vegetables each round
        [cheese] {""} · saves 1 D in the cheese dairy each round
       *[brewery] {""} · +{ $bonus } food if the brewery gives 40
    }
cellerar-hint-back =
    gives { $coins } D back · { $food } food{ $extra ->
        [0] {""}
       *[other] {""}, +{ $extra } this round
    }{ $kind ->
        [garden] {""} · brings 2 vegetables each round
        [cheese] {""} · saves 1 D in the cheese dairy each round
       *[brewery] {""} · +{ $bonus } food if the brewery gives 40
    }
cellerar-dismiss = Dismiss
cellerar-dismiss-hint = gives { $coins } D back
ask-market = Buy vegetables? You have { $money } D and { $vegetables } vegetables.
market-nothing = Buy nothing
market-buy =
    { $chips ->
        [one] 1 vegetable
       *[other] { $chips } vegetables
    } for { $coins } D
ask-build =
    What do you build? As often as you like, then “Done”. You have { $money } D and { $vegetables } vegetables; { $food } food now, { $position ->
        [41] Cluny
       *[other] field { $position }
    }.
build-done = Done
build-stage = { $area } stage { $stage }: { $coins } D
build-stage-hint =
    +{ $food } food: { $position ->
        [41] Cluny
       *[other] field { $position }
    } · { $left } D left · { $more ->
        [0] complete: { $letters } letters
        [one] 1 more stage for { $letters } letters
       *[other] { $more } more stages for { $letters } letters
    }
build-chapel = Chapel stage { $stage }: { $coins } D
build-chapel-hint =
    { $gain ->
        [0] {""}
       *[other] +{ $gain } food: { $position ->
            [41] Cluny
           *[other] field { $position }
        } ·{" "}
    }room for { $capacity } brothers, { $food } food each · { $left } D left · { $letters } letters at the end
build-recruit = Recruit a lay brother: 1 vegetable
build-recruit-hint =
    comes to the cloister, 2 letters there at the end · { $left ->
        [one] 1 vegetable
       *[other] { $left } vegetables
    } left
build-to-chapel = Brothers to the chapel
build-to-chapel-hint = +{ $food } food each
build-to-kloster = Brothers to the cloister
build-to-kloster-hint = −{ $food } food each
build-to-field = Brothers to the field
build-to-field-hint = each 2 bring 1 vegetable next round and need none until then
build-hut = Dog hut: 1 D
build-hut-hint = room for a watchdog (1 vegetable) · { $left } D left
build-dog = Watchdog: 1 vegetable
build-dog-hint =
    wards off one attack, or 2 letters at the end · { $left ->
        [one] 1 vegetable
       *[other] { $left } vegetables
    } left
build-save = Save money
build-save-hint = 3 to 9 D; back next round, with 1 D for every 3 D
build-too-late-hint = brings nothing any more in the last round
ask-to-chapel = How many of your { $brothers } brothers in the cloister go to the chapel?
ask-to-kloster = How many brothers come back to the cloister?
ask-to-field = How many brothers go to the field? Those of the cloister go first.
ask-save = How many of your { $money } D do you save?
amount-to-chapel = { $count } (+{ $food } food)
amount-to-kloster = { $count } (−{ $food } food)
amount-to-field = { $count } ({ $vegetables ->
        [one] 1 vegetable
       *[other] { $vegetables } vegetables
    }{ $food ->
        [0] )
       *[other] , −{ $food } food)
    }
amount-late =
    { $count }{ $food ->
        [0] {""}
       *[other] {""} (−{ $food } food)
    }
amount-save = { $count } D (+{ $interest } D)
ask-beg =
    From whom do you beg? A lay brother leaves for it and you get 1 letter. You stand on field { $position } and have { $count ->
        [one] 1 lay brother
       *[other] { $count } lay brothers
    } in the cloister.
no-attack = Bother nobody
drunkard-hint = any figure falls back 3 fields; 1 letter
ask-drunkard = On whom do you let the drunkard loose?
figure = { $who }, from field { $position } to { $to }
figure-guarded = { $who } (can ward it off), from field { $position } to { $to }
ask-defend = { $who } attacks you: your figure would fall back from field { $position } to { $to }. Do you ward it off? The dog or herdsman is gone then.
defend-no = Do not ward it off
defend-dog =
    { $count ->
        [one] By the watchdog
       *[other] By one of { $count } watchdogs
    }
ask-vegetables =
    How many vegetables do you use? Each brings 1 field, that is 1 letter. You have { $vegetables } and stand on field { $position }; { $hungry ->
        [0] nobody eats in the cloister
        [one] the brothers in the cloister need 1 afterwards
       *[other] the brothers in the cloister need { $hungry } afterwards
    }.
march-by =
    { $count ->
        [0] None
        [one] 1 vegetable, to { $position ->
            [41] Cluny
           *[other] field { $position }
        }
       *[other] { $count } vegetables, to { $position ->
            [41] Cluny
           *[other] field { $position }
        }
    }
ask-cart =
    Use the vegetable cart? It moves you from field { $position } { $to ->
        [41] to Cluny
       *[other] to field { $to }
    }.
ask-feed =
    How do you feed { $count ->
        [one] your lay brother
       *[other] your { $count } lay brothers
    } in the cloister? You have { $vegetables } vegetables.
feed-with =
    { $count ->
        [0] Nothing: all leave
        [one] 1 vegetable, { $stay ->
            [one] 1 brother stays
           *[other] { $stay } brothers stay
        }
       *[other] { $count } vegetables, { $stay ->
            [one] 1 brother stays
           *[other] { $stay } brothers stay
        }
    }

# What happened

round-began = Round { $number }; { $who } has the column
column-passed = { $who } passes the column to { $to } and puts 1 D into the middle.
column-kept =
    { $who } begins{ $coins ->
        [0] .
       *[other] {" "}and takes { $coins } D from the middle.
    }
production-shown = Production card: { $area }, { $food } food.
awarded = { $who } gets: { $special }.
returned = { $who } gets { $saved } D and { $interest } D interest from the moneylender.
came-home =
    { $who }'s lay brothers come home from the field { $chips ->
        [0] without vegetables
        [one] with 1 vegetable
       *[other] with { $chips } vegetables
    }{ $lost ->
        [0] .
        [one] {""}; one finds no room.
       *[other] {""}; { $lost } find no room.
    }
hired = { $who } hires the { $card } for { $coins } D.
exchanged-up = { $who } exchanges the { $old } for the { $card } and pays { $coins } D.
exchanged-down = { $who } exchanges the { $old } for the { $card } and gets { $coins } D.
dismissed = { $who } dismisses the { $card } and gets { $coins } D.
gifted =
    { $who }'s Cellerar brings { $chips ->
        [one] 1 vegetable
       *[other] { $chips } vegetables
    }.
bought =
    { $who } buys { $chips ->
        [one] 1 vegetable
       *[other] { $chips } vegetables
    } for { $coins } D.
expanded = { $who } builds { $area } stage { $stage } for { $coins } D.
chapel-raised = { $who } builds chapel stage { $stage } for { $coins } D.
recruited = { $who } recruits a lay brother.
moved =
    { $who } sends { $count ->
        [one] a lay brother
       *[other] { $count } lay brothers
    } { $to ->
        [chapel] to the chapel
        [kloster] to the cloister
       *[field] to the field
    }.
hut-bought = { $who } buys a dog hut.
dog-bought = { $who } gets a watchdog.
put-aside = { $who } puts { $coins } D with the moneylender.
set-out =
    { $who } comes to { $position ->
        [41] Cluny
       *[other] field { $position }
    } with { $food } food.
begged = { $who } sends a lay brother to beg from { $victim }.
drunkard-sent = { $who } lets the drunkard loose on { $victim }.
pushed-back = { $who } falls back to field { $position }.
warded =
    { $who } wards it off, { $by ->
        [herdsman] by the herdsman
       *[dog] by a watchdog
    }.
marched =
    { $who } uses { $count ->
        [one] 1 vegetable
       *[other] { $count } vegetables
    } and comes to { $position ->
        [41] Cluny
       *[other] field { $position }
    }.
marched-by-cart =
    { $who } uses { $count ->
        [0] the vegetable cart
        [one] 1 vegetable and the vegetable cart
       *[other] { $count } vegetables and the vegetable cart
    } and comes to { $position ->
        [41] Cluny
       *[other] field { $position }
    }.
fed =
    { $who } feeds { $count ->
        [0] nobody in the cloister
        [one] the cloister with 1 vegetable
       *[other] the cloister with { $count } vegetables
    }{ $lost ->
        [0] .
        [one] {""}; one lay brother leaves.
       *[other] {""}; { $lost } lay brothers leave.
    }
earned =
    { $who } gets { $letters ->
        [0] nothing on field 0
        [one] 1 letter and { $coins } D
       *[other] { $letters } letters and { $coins } D
    }.

# The end

ended-after-rounds = The game is over after { $count } rounds.
points-road = Road to Cluny
points-alms = Begging and drunkard
points-brothers =
    { $count ->
        [one] 1 lay brother
       *[other] { $count } lay brothers
    } in the cloister
points-dogs =
    { $count ->
        [one] 1 watchdog
       *[other] { $count } watchdogs
    }
points-area = { $area } finished
points-chapel = Chapel stage { $stage }
points-cellerar = Cellerar
tie-break = { $coins } D, Cellerar { $value }; with equal letters money counts first, then the Cellerar.

# To look up

area-facts = Finished: { $letters } letters. Stages: { $stages }
stage-fact = { $coins } D → { $food } food
area-garden-text = The cheapest area. A gardening Cellerar brings 2 vegetables each round. Whoever is furthest here gets the vegetable cart.
area-cheese-text = A cheesemaking Cellerar saves 1 D on one stage each round. Whoever is furthest here gets the herdsman.
area-brewery-text = The dearest and richest area. If the brewery itself gives 40 food, a brewing Cellerar adds his bonus. Whoever is furthest here gets the drunkard.
chapel-fact = { $coins } D: { $letters } letters, { $capacity } brothers with { $food } food each
chapel-facts = Stages: { $stages }
chapel-text = One stage per round, in order. Each lay brother in the chapel gives food and need not be fed. At the end the last stage alone counts.
cellerar-facts =
    Costs { $coins } D, gives { $food } food and { $coins } letters at the end{ $bonus ->
        [0] .
       *[other] {""}; bonus { $bonus } food.
    }
cellerar-garden-text = Brings two vegetables in phase 2b, as far as there is room, also in the round in which he is hired.
cellerar-cheese-text = Saves 1 D on one stage of the cheese dairy once a round.
cellerar-brewery-text = Gives his bonus if the brewery itself gives at least 40 food.
special-facts = For whoever is furthest in: { $area }. From the second round on, anew each round.
special-cart-text = In phase 5 once 3 fields on.
special-herdsman-text = Wards off one attack in phase 4, lay brother or drunkard.
special-drunkard-text = In phase 4 any figure falls back 3 fields; 1 letter in any case.
production-facts =
    { $count ->
        [one] Once in the game
       *[other] { $count } times in the game
    }
production-text = Whose Cellerar belongs to the area ({ $area }) gets the food in addition. One card counts each round, one is out of the game.
dog-facts = 1 vegetable; needs a hut (1 D, one per round). At the end 2 letters.
dog-text = Wards off one attack in phase 4, lay brother or drunkard, and is gone then; the hut stays.
moneylender-facts = 3 to 9 D, once a round
moneylender-text = The money comes back next round, with 1 D for every 3 D. After the last round it comes back without interest.
phase-facts = Course of a round

# The game in words

in-words-round = Round { $number } of { $most }, { $phase }.
in-words-column =
    { $who } has the column{ $pot ->
        [0] .
       *[other] {""}; { $pot } D in the middle.
    }
in-words-production = Production card: { $card }.
in-words-removed =
    Out of the game: { $card }; { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    } to come.
in-words-road = Road to Cluny, first in line for money first: { $figures }.
in-words-figure =
    { $who } { $position ->
        [41] in Cluny
       *[other] on field { $position }
    } ({ $coins } D)
in-words-abbey =
    { $who }: { $letters ->
        [one] 1 letter
       *[other] { $letters } letters
    }, { $coins } D, { $saved } D saved, cloister card { $card }.
in-words-areas = {"  "}{ $areas }. Together { $food } food now.
in-words-area = { $area } stage { $stage } of { $most } ({ $food } food)
in-words-brothers = {"  "}Lay brothers: { $cloister } in the cloister, { $chapel } in the chapel, { $field } in the field. Vegetables: { $vegetables }.
in-words-chapel =
    {"  "}{ $stage ->
        [0] No chapel.
       *[other] Chapel stage { $stage }: room for { $capacity } brothers with { $food } food each, { $letters } letters.
    }
in-words-dogs = {"  "}Dog huts: { $huts }, watchdogs: { $dogs }.
in-words-cellerar =
    {"  "}{ $card }: { $food } food{ $bonus ->
        [0] .
       *[other] , bonus { $bonus } food.
    }
in-words-specials = {"  "}Special cards: { $cards }.
in-words-secret = All plan in secret; the other abbeys are shown as they were before.
in-words-market = To be had: { $kinds }.
in-words-market-empty = No Cellerar is to be had.
market-kind =
    { $kind ->
        [garden] Gardening Cellerar
        [cheese] Cheesemaking Cellerar
       *[brewery] Brewing Cellerar
    } ({ $values })
in-words-supply = Supply: { $brothers } lay brothers, { $dogs } watchdogs, { $huts } dog huts.

# The own abbey in words

own-goods =
    { $coins } D, { $vegetables } of { $room } vegetables, { $saved } D saved; { $letters ->
        [one] 1 letter
       *[other] { $letters } letters
    }.
own-food =
    { $food } food now, { $position ->
        [41] Cluny
       *[other] field { $position }
    }{ $count ->
        [0] .
       *[other] {""}: { $sources }.
    }
own-figure =
    Your figure stands { $position ->
        [41] in Cluny
       *[other] on field { $position }
    }; { $food } food{ $count ->
        [0] .
       *[other] {""}: { $sources }.
    }
own-source = { $source } { $food }
source-production = Production card
source-bonus = Bonus
own-brothers =
    Lay brothers: { $cloister } of { $beds } in the cloister, { $capacity ->
        [0] {""}
       *[other] { $chapel } of { $capacity } in the chapel,{" "}
    }{ $field } of { $most } in the field.
own-cards = Cards: { $held }; cloister card { $card }.
own-cellerar =
    { $card } ({ $food } food{ $bonus ->
        [0] )
       *[other] , bonus { $bonus } food)
    }
own-no-cellerar = no Cellerar
own-no-specials = no special card
own-huts =
    { $huts ->
        [one] 1 dog hut
       *[other] { $huts } dog huts
    } { $dogs ->
        [0] without a watchdog
        [one] with 1 watchdog
       *[other] with { $dogs } watchdogs
    }
own-area = { $area } stage { $stage } of { $most }; next { $steps }; complete { $letters } letters.
own-area-finished = { $area } complete: { $food } food, { $letters } letters at the end.
own-step = { $food } food ({ $coins } D)
own-chapel =
    { $stage ->
        [0] No chapel yet
       *[other] Chapel stage { $stage } of { $most }: { $capacity } × { $food } food, { $letters } letters
    }{ $left ->
        [0] .
       *[other] {""}; next { $steps }.
    }
own-chapel-step = { $capacity } × { $food } food and { $letters } letters ({ $coins } D)

# Many games compared

measure-money = Money
measure-savings = Savings
measure-vegetables = Vegetables
measure-brothers = Lay brothers
measure-dogs = Watchdogs
measure-cellerar = Value of the Cellerar
measure-chapel = Stages of the chapel
measure-stage = Stages: { $area }
measure-food = Food in the last round
measure-letters = Letters after round { $round }
