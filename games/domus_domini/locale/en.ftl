# The game

game-domus_domini = Domus Domini
lobby-about = Build up your monastery, feed your brothers and be ahead on the road to Cluny. Five rounds, about 15 decisions each; just under an hour in one go.


# Names

area-garden = Garden
area-cheese = Cheese Dairy
area-brewery = Brewery
chapel = Chapel
dog = Watchdog
moneylender = Moneylender
special-cart = Vegetable Cart
special-herdsman = Herdsman
special-drunkard = Drunkard
cellerar = { $kind ->
        [garden] Garden Cellarer
        [cheese] Cheese Cellarer
       *[brewery] Brewery Cellarer
    } { $value }
production = { $area } +{ $food } food
number = { $count }
phase-column = Phase 1: column
phase-cellerar = Phase 2a: cellarer
phase-market = Phase 2b: buying vegetables
phase-build = Phase 3: building
phase-attack = Phase 4: begging
phase-march = Phase 5: using vegetables
phase-feed = Phase 6: feeding the brothers
phases-market-build = Phases 2b and 3: buying vegetables, building
phases-march-feed = Phases 5 and 6: using vegetables, feeding
phase-score = Phase 7: indulgences and denarii

# Questions

ask-column = Do you keep the column? Whoever keeps it begins the round and takes what lies in the middle.
column-keep =
    { $coins ->
        [0] Keep it
       *[other] Keep it, take { $coins } D
    }
column-pass = Pass it on for 1 D
ask-cellerar =
    Which cellarer do you hire? At the end he is worth { $alike ->
        [1] as many indulgences as he costs
       *[other] the indulgences on his card
    }; if you dismiss him before, you get his price back.
ask-cellerar-exchange = Do you exchange your { $card }?
cellerar-none = Hire none
cellerar-keep = Keep the cellarer
cellerar-hint =
    costs { $coins } D · { $food } food{ $extra ->
        [0] {""}
       *[other] {""}, +{ $extra } this round
    }{ $letters ->
        [0] {""}
        [one] {""} · 1 indulgence
       *[other] {""} · { $letters } indulgences
    }{ $kind ->
        [garden] {""} · brings { $vegetables ->
            [one] 1 vegetable
           *[other] { $vegetables } vegetables
        } each round
        [cheese] {""} · saves 1 D in the cheese dairy each round
       *[brewery] {""} · +{ $bonus } food once the brewery gives 40
    }
cellerar-hint-back =
    brings { $coins } D back · { $food } food{ $extra ->
        [0] {""}
       *[other] {""}, +{ $extra } this round
    }{ $letters ->
        [0] {""}
        [one] {""} · 1 indulgence
       *[other] {""} · { $letters } indulgences
    }{ $kind ->
        [garden] {""} · brings { $vegetables ->
            [one] 1 vegetable
           *[other] { $vegetables } vegetables
        } each round
        [cheese] {""} · saves 1 D in the cheese dairy each round
       *[brewery] {""} · +{ $bonus } food once the brewery gives 40
    }
cellerar-dismiss = Dismiss
cellerar-dismiss-hint = brings { $coins } D back
ask-market = Buy vegetables?
market-nothing = Buy nothing
market-buy =
    { $chips ->
        [one] 1 vegetable
       *[other] { $chips } vegetables
    } for { $coins } D
ask-build = What do you build and do? As often as you like, then “Done”.
build-done = Done
build-stage = { $area } stage { $stage }: { $coins } D
build-stages = { $area } up to stage { $stage }: { $coins } D
build-stage-hint =
    +{ $food } food: { $position ->
        [41] Cluny
       *[other] space { $position }
    } · { $left } D left{ $more ->
        [0] {" "}· completes it: { $letters } indulgences
       *[other] {""}
    }
build-chapel = Chapel stage { $stage }: { $coins } D
build-chapel-hint =
    { $gain ->
        [0] {""}
       *[other] +{ $gain } food: { $position ->
            [41] Cluny
           *[other] space { $position }
        } ·{" "}
    }room for { $capacity } brothers, { $food } food each · { $left } D left · { $letters } indulgences at the end
build-recruit = Recruit a lay brother: 1 vegetable
build-recruit-hint =
    joins the cloister; still there at the end: 2 indulgences · { $left ->
        [one] 1 vegetable
       *[other] { $left } vegetables
    } left
build-to-chapel = Brothers to the chapel
build-to-chapel-hint = +{ $food } food each
build-to-kloster = Brothers to the cloister
build-to-kloster-hint = −{ $food } food each
build-to-field = Brothers to field work
build-to-field-hint = every 2 bring 1 vegetable next round and need not be fed until then
build-hut = Dog hut: 1 D
build-hut-hint = room for a watchdog (1 vegetable) · { $left } D left
build-dog = Watchdog: 1 vegetable
build-dog-hint =
    fends off one attack; unused at the end 2 indulgences · { $left ->
        [one] 1 vegetable
       *[other] { $left } vegetables
    } left
build-save = Save money
build-save-hint = 3 to 9 D; back next round, with 1 D interest for every 3 D
build-too-late-hint = no longer pays off in the last round
ask-to-chapel = How many of your { $brothers } brothers in the cloister go to the chapel?
ask-to-kloster = How many brothers come back to the cloister?
ask-to-field = How many brothers go to field work? Those in the cloister go first.
ask-save = How many denarii do you save?
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
amount-save = { $count } D (+{ $interest } D)
ask-beg = Whom do you beg from? It costs 1 brother and brings 1 indulgence.
no-attack = No, nobody
no-drunkard = To nobody
loose-drunkard = Send the drunkard
drunkard-hint = costs no brother; earns you 1 indulgence in any case
ask-drunkard = Whom do you send the drunkard to?
figure = { $who }: space { $position } → { $to }
figure-guarded = { $who } (can fend it off): space { $position } → { $to }
figure-own = Yourself: space { $position } → { $to }
figure-safe =
    { $who }: stays { $position ->
        [41] in Cluny
       *[other] on space { $position }
    }
figure-own-safe =
    Yourself: you stay { $position ->
        [41] in Cluny
       *[other] on space { $position }
    }
ask-defend =
    { $by ->
        [begging] { $who } begs from you
       *[drunkard] { $who } sends the drunkard to you
    }: do you fend it off? Otherwise you fall back from space { $position } to { $to }. Fending off uses up the watchdog or herdsman.
defend-no = Do not fend it off
defend-dog =
    { $count ->
        [one] With the watchdog
       *[other] With one of { $count } watchdogs
    }
ask-vegetables =
    How many vegetables do you use? { $hungry ->
        [0] Nobody needs feeding after that.
       *[other] Feeding will take { $hungry } after that.
    }
march-by =
    { $count ->
        [0] None
       *[other] { $count }: to { $position ->
            [41] Cluny
           *[other] space { $position }
        }
    }
ask-cart =
    Use the vegetable cart? It moves you from space { $position } { $to ->
        [41] to Cluny
       *[other] to space { $to }
    }.
ask-feed =
    How do you feed { $count ->
        [one] your lay brother
       *[other] your { $count } lay brothers
    } in the cloister?
feed-with =
    { $count ->
        [0] { $hungry ->
            [one] Nothing: he leaves
           *[other] Nothing: all leave
        }
        [one] 1 vegetable: { $stay ->
            [one] 1 brother stays
           *[other] { $stay } brothers stay
        }
       *[other] { $count } vegetables: { $stay ->
            [one] 1 brother stays
           *[other] { $stay } brothers stay
        }
    }

# What happened

round-began =
    Round { $number }; { $who ->
        [you] you get
       *[other] { $who } gets
    } the column
column-passed =
    { $who ->
        [you] pass
       *[other] passes
    } the column to { $to ->
        [you] you
       *[other] { $to }
    } and { $who ->
        [you] put
       *[other] puts
    } 1 D into the middle
column-kept =
    { $who ->
        [you] begin
       *[other] begins
    }{ $coins ->
        [0] {""}
       *[other] {" "}and { $who ->
            [you] take
           *[other] takes
        } { $coins } D from the middle
    }
production-shown = Production card: { $area }, { $food } food.
awarded =
    { $who ->
        [you] get
       *[other] gets
    } { $cards }
special-card =
    { $special ->
        [cart] the vegetable cart
        [herdsman] the herdsman
       *[drunkard] the drunkard
    }
returned =
    { $who ->
        [you] get
       *[other] gets
    } { $saved } D and { $interest } D interest from the moneylender
came-home =
    { $who ->
        [you] bring
       *[other] brings
    } the brothers home from field work { $chips ->
        [0] without vegetables
        [one] with 1 vegetable
       *[other] with { $chips } vegetables
    }{ $lost ->
        [0] {""}
        [one] {" "}(one finds no place and leaves)
       *[other] {" "}({ $lost } find no place and leave)
    }
hired =
    { $who ->
        [you] hire
       *[other] hires
    } the { $card } for { $coins } D
exchanged-up =
    { $who ->
        [you] exchange
       *[other] exchanges
    } the { $old } for the { $card } (costs { $coins } D)
exchanged-down =
    { $who ->
        [you] exchange
       *[other] exchanges
    } the { $old } for the { $card } ({ $coins } D back)
dismissed =
    { $who ->
        [you] dismiss
       *[other] dismisses
    } the { $card } (brings { $coins } D)
gifted =
    { $who ->
        [you] get
       *[other] gets
    } { $chips ->
        [one] 1 vegetable
       *[other] { $chips } vegetables
    } from the cellarer
bought =
    { $who ->
        [you] buy
       *[other] buys
    } { $chips ->
        [one] 1 vegetable
       *[other] { $chips } vegetables
    } for { $coins } D
expanded =
    { $who ->
        [you] build
       *[other] builds
    } { $area } stage { $stage } for { $coins } D
expanded-up-to =
    { $who ->
        [you] build
       *[other] builds
    } { $area } up to stage { $stage } for { $coins } D
chapel-raised =
    { $who ->
        [you] build
       *[other] builds
    } Chapel stage { $stage } for { $coins } D
recruited =
    { $who ->
        [you] recruit
       *[other] recruits
    } a lay brother
moved =
    { $who ->
        [you] send
       *[other] sends
    } { $count ->
        [one] a lay brother
       *[other] { $count } lay brothers
    } { $to ->
        [chapel] to the chapel
        [kloster] to the cloister
       *[field] to field work
    }
hut-bought =
    { $who ->
        [you] buy
       *[other] buys
    } a dog hut for 1 D
came-late =
    { $pile ->
        [lay] You get no lay brother: the last one went to somebody else. You keep the vegetable.
        [dog] You get no watchdog: the last one went to somebody else. You keep the vegetable.
       *[hut] You get no dog hut: the last one went to somebody else. You keep 1 D.
    }
dog-bought =
    { $who ->
        [you] buy
       *[other] buys
    } a watchdog for 1 vegetable
put-aside =
    { $who ->
        [you] take
       *[other] takes
    } { $coins } D to the moneylender
set-out =
    { $who ->
        [you] start
       *[other] starts
    } { $position ->
        [41] in Cluny
       *[other] on space { $position }
    } with { $food } food
begged =
    { $who ->
        [you] send
       *[other] sends
    } a lay brother to beg from { $victim ->
        [you] you
       *[other] { $victim }
    }
drunkard-sent =
    { $who ->
        [you] send
       *[other] sends
    } the drunkard to { $victim ->
        [you] you
       *[other] { $victim }
    }
drunkard-sent-own =
    { $who ->
        [you] send
       *[other] sends
    } the drunkard to { $who ->
        [you] your
       *[other] their
    } own figure
pushed-back =
    { $who ->
        [you] fall
       *[other] falls
    } back to space { $position }
warded =
    { $who ->
        [you] fend
       *[other] fends
    } it off with { $by ->
        [herdsman] the herdsman
       *[dog] a watchdog
    }
marched =
    { $who ->
        [you] move
       *[other] moves
    } to { $position ->
        [41] Cluny
       *[other] space { $position }
    } with { $count ->
        [one] 1 vegetable
       *[other] { $count } vegetables
    }
marched-by-cart =
    { $who ->
        [you] move
       *[other] moves
    } to { $position ->
        [41] Cluny
       *[other] space { $position }
    } with { $count ->
        [0] the vegetable cart
        [one] 1 vegetable and the vegetable cart
       *[other] { $count } vegetables and the vegetable cart
    }
fed =
    { $who ->
        [you] feed
       *[other] feeds
    } { $count ->
        [0] nobody
        [one] the brothers in the cloister with 1 vegetable
       *[other] the brothers in the cloister with { $count } vegetables
    }{ $lost ->
        [0] {""}
        [one] {" "}(one lay brother leaves)
       *[other] {" "}({ $lost } lay brothers leave)
    }
earned-result =
    { $who ->
        [you] get
       *[other] gets
    } { $letters ->
        [0] nothing on space 0
        [one] 1 indulgence and { $coins } D
       *[other] { $letters } indulgences and { $coins } D
    }
begging = Begging

# What somebody did, in short

short-round =
    { $round ->
        [0] This round
       *[other] Round { $round }
    }: { $parts }
short-awarded =
    { $who ->
        [you] you
       *[other] { $who }
    }: { $cards }
short-line =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $parts }
short-line-to =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $parts } → { $position ->
        [41] Cluny
       *[other] space { $position }
    }
short-to =
    { $who ->
        [you] You
       *[other] { $who }
    }: now { $position ->
        [41] in Cluny
       *[other] on space { $position }
    }
short-stage = { $area } { $first }
short-stages = { $area } { $first }–{ $last }
short-chapel = Chapel { $count }
short-no-cellerar = no cellarer
short-passed =
    column to { $to ->
        [you] you
       *[other] { $to }
    }
short-pot = { $count } D from the middle
short-recruited =
    { $count ->
        [one] 1 brother recruited
       *[other] { $count } brothers recruited
    }
short-to-chapel =
    { $count ->
        [one] 1 brother to the chapel
       *[other] { $count } brothers to the chapel
    }
short-to-kloster =
    { $count ->
        [one] 1 brother to the cloister
       *[other] { $count } brothers to the cloister
    }
short-to-field =
    { $count ->
        [one] 1 brother to field work
       *[other] { $count } brothers to field work
    }
short-huts =
    { $count ->
        [one] dog hut
       *[other] { $count } dog huts
    }
short-dogs =
    { $count ->
        [one] watchdog
       *[other] { $count } watchdogs
    }
short-saved = { $count } D saved
short-returned = { $count } D from the moneylender
short-bought =
    { $count ->
        [one] 1 vegetable bought
       *[other] { $count } vegetables bought
    }
short-harvest =
    { $count ->
        [one] 1 vegetable from field work
       *[other] { $count } vegetables from field work
    }
short-lost =
    { $count ->
        [one] 1 brother leaves
       *[other] { $count } brothers leave
    }
incomes-result = Indulgences and money: { $parts }
short-income =
    { $who ->
        [you] you
       *[other] { $who }
    }: { $letters } and { $coins } D

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
points-area = { $area } complete
points-chapel = Chapel stage { $stage }
points-cellerar = Cellarer
tie-money = Ahead of { $who }: { $money } to { $other } denarii
tie-cellerar = Ahead of { $who }: cellarer { $value } to { $other }, equal denarii
tie-level = Equal denarii and cellarers

# To look up

area-facts = Complete: { $letters } indulgences. Stages: { $stages }
stage-fact = { $coins } D → { $food } food
area-garden-text = The cheapest area. A Garden Cellarer brings vegetables each round. Whoever is furthest here gets the vegetable cart.
area-cheese-text = A Cheese Cellarer saves 1 D on one stage each round. Whoever is furthest here gets the herdsman.
area-brewery-text = The most expensive and richest area. If the brewery itself gives 40 food, a Brewery Cellarer adds his bonus. Whoever is furthest here gets the drunkard.
chapel-fact = { $coins } D: { $letters } indulgences, { $capacity } brothers with { $food } food each
chapel-facts = Stages: { $stages }
chapel-text = One stage per round, in order. Each lay brother in the chapel gives food and need not be fed. At the end only the last stage counts.
cellerar-facts =
    Costs { $coins } D (back if you dismiss him), gives { $food } food and { $letters ->
        [one] 1 indulgence
       *[other] { $letters } indulgences
    } at the end{ $bonus ->
        [0] .
       *[other] {""}; bonus { $bonus } food.
    }
cellerar-garden-text =
    Brings { $vegetables ->
        [one] a vegetable
       *[other] { $vegetables } vegetables
    } in phase 2b, as far as there is room, even in the round in which he is hired.
cellerar-cheese-text = Saves 1 D on one stage of the cheese dairy once a round.
cellerar-brewery-text = Gives his bonus if the brewery itself gives at least 40 food.
special-facts = For whoever is furthest in: { $area }. From the second round on, anew each round.
special-cart-text = Moves you 3 spaces, once, in phase 5.
special-herdsman-text = Fends off one attack in phase 4, by a lay brother or the drunkard.
special-drunkard-text = In phase 4 any figure falls back 3 spaces; 1 indulgence in any case, even if fended off or if the figure stays on 0, 40 or in Cluny.
production-facts =
    { $count ->
        [one] Once in the game
       *[other] { $count } times in the game
    }
production-text =
    If your cellarer belongs to the area ({ $area }), you get the food as well. One card counts each round{ $removed ->
        [0] .
       *[other] , one is out of the game.
    }
dog-facts = 1 vegetable; needs a hut (1 D, one per round). At the end 2 indulgences.
dog-text = Fends off one attack in phase 4, by a lay brother or the drunkard, and is then gone; the hut stays.
moneylender-facts = 3 to 9 D, once a round
column-card = Column
column-card-facts = shows who begins the round
column-card-text = In phase 1 you keep it and begin the round, or pass it on to the left and put 1 D in the middle. Whoever keeps it gets all that lies there. After each round it moves to the left.
moneylender-text = The money comes back next round, with 1 D interest for every 3 D. After the last round it comes back without interest.
phase-facts = How a round goes

# The game in words

in-words-round = Round { $number } of { $most }, { $phase }.
in-words-over = The indulgences are those before the final scoring.
in-words-column =
    { $who } is start player (column){ $pot ->
        [0] .
       *[other] {""}; { $pot } D in the middle.
    }
in-words-production = Production card: { $card }.
in-words-removed =
    Out of the game: { $card }; { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    } to come.
in-words-road = Road to Cluny (named first: who would get more money): { $figures }.
in-words-figure =
    { $who } { $position ->
        [41] in Cluny
       *[other] on space { $position }
    } ({ $coins } D)
in-words-abbey =
    { $who }: { $letters ->
        [one] 1 indulgence
       *[other] { $letters } indulgences
    }, { $coins } D, { $saved } D saved, cloister card { $card }.
in-words-areas = {"  "}{ $areas }. Together { $food } food now.
in-words-area = { $area } stage { $stage } of { $most } ({ $food } food)
in-words-brothers = {"  "}Lay brothers: { $cloister } in the cloister, { $chapel } in the chapel, { $field } at field work. Vegetables: { $vegetables }.
in-words-chapel =
    {"  "}{ $stage ->
        [0] No chapel.
       *[other] Chapel stage { $stage }: room for { $capacity } brothers with { $food } food each, { $letters } indulgences.
    }
in-words-dogs = {"  "}Dog huts: { $huts }, watchdogs: { $dogs }.
in-words-cellerar =
    {"  "}{ $card }: { $food } food{ $bonus ->
        [0] .
       *[other] , bonus { $bonus } food.
    }
in-words-specials = {"  "}Special cards: { $cards }.
in-words-secret = Everybody plans in secret; the other monasteries are shown as they were before.
in-words-market = Available: { $kinds }.
in-words-market-empty = No cellarer is left.
market-kind =
    { $kind ->
        [garden] Garden Cellarer
        [cheese] Cheese Cellarer
       *[brewery] Brewery Cellarer
    } ({ $values })
in-words-supply = Supply: { $brothers } lay brothers, { $dogs } watchdogs, { $huts } dog huts.

# The own abbey in words

own-goods =
    { $coins } D, { $vegetables } of { $room } vegetables, { $saved } D saved; { $letters ->
        [one] 1 indulgence
       *[other] { $letters } indulgences
    }.
own-food =
    { $food } food now, { $position ->
        [41] Cluny
       *[other] space { $position }
    }{ $count ->
        [0] .
       *[other] {""}: { $sources }.
    }
own-figure =
    Your figure is { $position ->
        [41] in Cluny
       *[other] on space { $position }
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
    }{ $field } of { $most } at field work.
own-cards = Cards: { $held }; cloister card { $card }.
own-cellerar =
    { $card } ({ $food } food{ $bonus ->
        [0] )
       *[other] , bonus { $bonus } food)
    }
own-no-cellerar = no cellarer
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
own-area = { $area } { $stage }/{ $most }: next stage for { $coins } D, then { $food } food in all; complete: { $letters } indulgences.
own-area-finished = { $area } complete: { $food } food, { $letters } indulgences at the end.
own-chapel =
    { $stage ->
        [0] No chapel yet
       *[other] Chapel { $stage }/{ $most }: { $capacity } × { $food } food, { $letters } indulgences at the end
    }{ $left ->
        [0] .
       *[other] {""}; next stage { $step }.
    }
own-chapel-step = for { $coins } D: { $capacity } × { $food } food, { $letters } indulgences

# Many games compared

measure-money = Money
measure-savings = Savings
measure-vegetables = Vegetables
measure-brothers = Lay brothers
measure-dogs = Watchdogs
measure-cellerar = Value of the cellarer
measure-chapel = Stages of the chapel
measure-stage = Stages: { $area }
measure-food = Food in the last round
measure-letters = Indulgences after round { $round }

# What people at the table react to

highlight-leads = { $who } overtakes { $whom } and leads with { $letters } indulgences.
highlight-pushed = { $who } falls back from space { $start } to space { $end }. Thanks, { $by }!
highlight-arrived = { $who } has come to Cluny!
highlight-rich = { $who } gets { $letters } indulgences in one round!
highlight-left = { $count } hungry lay brothers leave { $who }.
