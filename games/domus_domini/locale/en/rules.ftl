# The rules, page by page

rules-page-start = What you have
rules-page-column = Phase 1: column
rules-page-cellerar = Phase 2a: cellarer
rules-page-market = Phase 2b: buying vegetables
rules-page-build = Phase 3: building
rules-page-attack = Phase 4: begging
rules-page-march = Phase 5: using vegetables
rules-page-feed = Phase 6: feeding the brothers
rules-page-score = Phase 7: indulgences and money
rules-page-end = End of the game
rules-page-pace = Brisk or strictly one by one
rules-estimates-short = -# The numbers on boards and cards are our own estimates; those in the box may differ.
rules-estimates = **Where the numbers come from:** the rules are those of the game; the numbers on boards and cards are our own estimates. Those in the box may differ.

# In one minute

rules-aim = **Aim.** You run a monastery on the road to Cluny. Whoever has the most **indulgences** (letters of indulgence) after { $rounds } rounds wins; they are the points.
rules-round = **A round.** You hire a cellarer, build up garden, cheese dairy, brewery and chapel, and recruit lay brothers. The food that all this yields carries your figure along the road. Then you can beg from others, which sets them back, use vegetables to move on, and must feed your brothers.
rules-goal = **Indulgences** come every round from the space you reach: one for every { $each } food. At the end, brothers in the cloister, watchdogs, complete areas, the chapel and the cellarer add to them.
rules-hint = **How to win.** Last in a round gets the most money ({ $most } D); the leader of four only { $fourth } D. So build early what gives food every round, and do not mind being last at first. In the last round, only what brings indulgences at once or in the final scoring is worth anything.

# What you have

rules-start = **At the beginning** everybody has { $brothers } lay brothers in the cloister, { $vegetables } vegetables and money: { $money }.
rules-span = { $least } or { $most }
rules-start-money = { $coins } D with { $seats } players
rules-things =
    - **Cloister card**: a number from 1 to { $cards }, dealt at random. The highest begins. In a tie for a special card or for income it decides where no cellarer does.
    - **Column**: shows who begins the round.
    - **Cellarer**: the keeper of the stores. He gives food every round, has a skill of his own and counts at the end. You have one at most.
    - **Special cards**: { special-cart }, { special-herdsman } and { special-drunkard }. From round 2 on, whoever is furthest in an area has its card; each helps once a round.
    - **Production card**: gives more food this round to all whose cellarer belongs to its area.
    - **Road to Cluny**: spaces from 0 to { $last }, and Cluny at its end. Your figure starts anew every round.
    - **Lay brothers** live in the cloister, in the chapel, or are at field work. In the cloister they beg and have to be fed, in the chapel they give food, from field work they bring vegetables.

# The phases

rules-column =
    - In the first round the highest cloister card has the **column**; after that it moves one seat to the left every round.
    - If it is yours, you keep it and go first in all phases, or you pass it on to the left and put 1 D in the middle. Whoever keeps it takes all that lies in the middle.
    - A **production card** is turned over. It counts in phase 3.
    From the second round on also:
    - The **special cards** are awarded anew: { special-cart } for the furthest garden, { special-herdsman } for the cheese dairy, { special-drunkard } for the brewery, even where nobody has built yet. In a tie the more expensive cellarer counts, then the higher cloister card.
    - The **{ moneylender }** returns what was saved, with 1 D interest for every { $per } D, so { $interest } D at most.
    - **Field work**: every two brothers bring 1 vegetable if there is room. They come to the cloister; if it is full, to the chapel, else to the supply.
rules-cellerar =
    - In turn order you may once hire a cellarer, any that is still free. He costs his value, { $least } to { $most } D. You have one at most.
    - **Exchanging**: you pay the difference, or get it back. **Dismissing**: you get the full value back.
    - Each of them gives food every round. A Garden Cellarer also brings vegetables (phase 2b), a Cheese Cellarer saves 1 D a round on a stage of the cheese dairy, a Brewery Cellarer gives a bonus if the brewery itself yields at least { $bonus_from } food.
rules-market =
    - A Garden Cellarer brings you { $gifts } vegetables, as far as there is room.
    - Then you buy as often as you like: { $chips } vegetables for 1 D. If there is room for one only, 1 D buys one.
    - You can store { $store } vegetables at most. You need them to recruit, for watchdogs, to move on, and to feed your brothers.
rules-build =
    Do what you like, in any order, then “Done”:
    - **Garden, cheese dairy, brewery**: as many stages as you can pay for. The food of a stage is what the whole area then gives; it does not add to what was before.
    - **Chapel**: one stage a round at most, in order.
    - **Recruiting**: a lay brother for 1 vegetable. The cloister has room for { $beds }.
    - **Moving**: brothers from the cloister to the chapel or back, in one direction a round.
    - **Field work**: an even number of brothers from cloister or chapel, { $at_work } at most. Every two bring 1 vegetable next round.
    - **Dog hut**: 1 D, one a round. **Watchdog**: 1 vegetable, one for each hut.
    - **Saving**: { $least } to { $most } D with the { moneylender }; next round they come back with interest.
rules-food =
    Then your figure enters the road, a space for every { $each } food. These count together:
    - the food of garden, cheese dairy and brewery,
    - that of your cellarer,
    - that of the production card, if it and your cellarer belong to the same area,
    - the bonus of a Brewery Cellarer, if the brewery itself yields at least { $bonus_from } food,
    - each brother in the chapel with { $chapel } food, depending on its stage.
    Above { $most } food your figure stands in Cluny.
rules-attack =
    Everybody has one turn, in turn order, and in it attacks as often as they like:
    - **Begging**: send a lay brother from the cloister to somebody who is as far as you or further. Their figure falls back { $push } spaces. The brother is gone.
    - **Drunkard**: if you have him, any one figure, even your own, falls back { $push } spaces, once.
    - Either brings you 1 indulgence, even if it is fended off.
    - On spaces 0 and { $last } and in Cluny every figure is safe: nobody begs from it, and the { special-drunkard } brings his indulgence, but it stays where it is.
    - **Fending off**: one watchdog or the { special-herdsman } stops one attack. The dog is gone then (his hut stays), the { special-herdsman } for the rest of the round. At each attack you decide whether to use him.
rules-march = Each vegetable you use moves your figure 1 space, the { special-cart } once { $cart } spaces. Occupied spaces count. Vegetables used are gone: keep enough to feed your brothers. In the last round nobody is asked: what your brothers eat is kept, all the rest and the { special-cart } carry you on.
rules-feed = 1 vegetable feeds up to { $fed } lay brothers in the cloister; for more you need 2. Brothers you do not feed are lost. Those in the chapel and at field work need nothing. In the last round nobody is asked: as many are fed as can be.
rules-score =
    After every round, the last one included:
    - **Indulgences**: as many as the number of your space; Cluny brings { $cluny }.
    - **Money**: whoever got least far receives { $most } D, the next { $others } D. Whoever stands on space 0 gets nothing and is not counted.
    - If two stand on the same space, whoever has the more expensive cellarer receives more, then whoever has the higher cloister card.
    - The figures return to the cloister.

# End

rules-end =
    After round { $rounds } these are added:
    - { $brother } indulgences for each lay brother in the cloister (not in the chapel, not at field work)
    - { $dog } for each watchdog
    - { $garden } for a complete garden, { $cheese } for a complete cheese dairy, { $brewery } for a complete brewery
    - for the chapel what its last stage brings: from stage 1 on { $chapel }
    - the indulgences of your cellarer (see Prices)
rules-tie = **In a tie** whoever has more denarii wins, then the more expensive cellarer; else you share the victory.

# Prices

rules-prices-stages = Stages are built in order. Their food is that of the whole area; it does not add up.
rules-prices-area = **{ $area }** (complete: { $letters } indulgences): { $stages }.
rules-price-stage = { $food } food for { $coins } D
rules-prices-chapel = **{ chapel }**
rules-price-chapel = - Stage { $stage } for { $coins } D: { $capacity } brothers with { $food } food each, { $letters } indulgences at the end
rules-prices-cellerar = **{ $kind ->
        [garden] Garden Cellarers
        [cheese] Cheese Cellarers
       *[brewery] Brewery Cellarers (with bonus)
    }**: { $cards }.
rules-price-cellerar =
    { $coins } D: { $food } food{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    }{ $letters ->
        [0] {""}
        [one] {""} (1 indulgence at the end)
       *[other] {""} ({ $letters } indulgences at the end)
    }
rules-prices-cellerars =
    { $alike ->
        [0] A cellarer’s indulgences count if you have him at the end.
       *[other] At the end each cellarer is worth as many indulgences as he costs.
    }
rules-prices-more = **Always the same**:
    - { $chips } vegetables: 1 D
    - lay brother: 1 vegetable
    - dog hut: 1 D; the watchdog in it: 1 vegetable
    - passing the column on: 1 D

# Pace

rules-brisk = Vegetables, building, moving on and feeding are decided in secret, by all at once.
rules-pace = **Brisk** (usual): everybody decides in secret and at the same time about
    - vegetables and building (phases 2b and 3),
    - moving on and feeding (phases 5 and 6).
    Until all are done you see the others as they were before; then everything is told in turn order. If brothers, huts or dogs run short, whoever is earlier in turn order comes first. Column, cellarer and begging (phases 1, 2a and 4) go openly in turn order.
rules-pace-exact = **Strictly one by one**: all phases go openly in turn order; whoever comes later knows what the others have done.

# Symbols

rules-signs =
    - **D**: denarii, the money.
    - **Food**: every { $food } move the figure one space along the road.
    - **Indulgences**: letters of indulgence, the points.
    - **Space 9**: a space of the road to Cluny.
    - **Cheese Cellarer 6**: his kind and his value. The value is his price.
    - **Cheese Dairy +20 food**: a production card.
    - **Stage 2 of 6**: two of six stages are built.
    - **+10 food: space 7** when building: that much is added, and that is where your figure would stand.
    - **Column**: who begins the round. **Middle**: denarii of those who passed it on.
    - **Cloister card 4**: the number dealt to you for ties.
    - **In secret**: the others see it only when all have decided.

# How it still is in games begun earlier

before-last-round = in the last round, too, you are asked about vegetables, the { special-cart } and feeding.
before-drunkard = you cannot send the { special-drunkard } to figures on space 0, on space { $last } or in Cluny. If all stand there, he stays unused and brings no indulgence.

# Example

rules-example-begin = **Phase 2a.** Anna plays with three others and has { $coins } D. She hires the { $card } for { $price } D.
rules-example-build = **Phase 3.** She builds { $stages } stages of the garden; it gives { $food } food now. { $left } D are left.
rules-example-road = With the { $cellerar } food of her cellarer that makes { $food } food: her figure comes to space { $field }.
rules-example-beg = **Phase 4.** Ben stands one space behind her and begs from her: she falls back to space { $to }. Ben’s lay brother is gone, but he has 1 indulgence. Anna has no dog to fend him off.
rules-example-march = **Phases 5 and 6.** She uses 1 vegetable and comes to space { $field }. She feeds her { $brothers } lay brothers with { $hungry ->
        [one] 1 vegetable
       *[other] { $hungry } vegetables
    }.
rules-example-score = **Phase 7.** She gets { $letters } indulgences. Everybody else has come further, so she receives { $coins } D.
