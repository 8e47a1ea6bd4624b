# Why the computer would play like this: twelve words at most

why-keep-column =
    { $coins ->
        [0] Passing it on costs 1 D.
       *[other] You get { $coins } D; passing it on costs you 1 D.
    }
why-cellerar =
    { $letters ->
        [0] This way you get a little further by the end.
        [one] About 1 more indulgence with him.
       *[other] About { $letters } more indulgences with him.
    }
why-cellerar-stays = An exchange would likely bring no more by the end.
why-no-cellerar = In buildings this money likely brings you more.
why-dismiss = His money likely brings you more in buildings.
why-buy-last = In the last round vegetables usually bring more than money.
why-buy-nothing = Building usually brings more for the money.
why-to-chapel = In the chapel each brother brings { $food } food.
why-recruit = There is still room for him in the chapel.
why-step = Likely brings the most for your money by the end.
why-save = Nothing else likely pays off, and savings earn interest.
why-nothing-pays = The money can likely build nothing more that pays off.
why-last-coins = After the last round leftovers count for almost nothing.
why-interest = Every 3 D earn 1 D of interest.
why-to-field = This way nobody has to leave the chapel.
why-drunkard = It brings 1 indulgence and costs you no brother.
why-no-begging = A brother brings 2 indulgences at the end, begging only 1.
why-only-oneself = It would only hit you.
why-rival = It brings 1 indulgence, and { $who } likely has the best prospects.
why-defenceless = It brings 1 indulgence, and { $who } has no defence.
why-ward-off = Otherwise you fall back from space { $position } to { $to }.
why-keep-vegetables = Later, vegetables usually bring as much and can feed brothers too.
why-walk-last = What nobody eats any more only brings spaces.
why-vegetables-feed = Your brothers in the cloister need them.
why-cart = It is gone at the end of the round anyway.
why-feed = Whoever gets nothing to eat leaves.
why-course = Probably worth most in the end.
why-unguarded = Likely pays off; leading without a dog costs { $count } spaces per beggar.
why-done = Whatever else could be done likely brings less by the end.
why-field = In the field they eat nothing and bring vegetables.
why-save-rest = What is left over earns interest until the next round.
why-beg = Likely pays off: { $who } falls back { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.
why-beg-guarded = Likely pays off: { $who } loses a defender or falls back.
why-brothers-stay = A brother is likely worth more to you at home.
why-begging-costs = { why-drunkard-stays }
why-drunkard-most = It brings 1 indulgence and likely most against { $who }.
why-drunkard-oneself = It brings 1 indulgence, and further back you are paid more.
why-drunkard-back = It brings 1 indulgence; cart or vegetables make up for the fall.
why-drunkard-stays = It would likely cost you more than it brings.
why-walk-paid = On space 0 you are paid nothing.
why-walk-full = In the next round there is no room for them.
why-walk-some = No room for these; further ahead you would be paid less.
why-walk-cart = The cart takes you the rest of the way anyway.
why-no-walk = Further ahead you would be paid less, though some are lost.
why-no-cart = Further ahead you would be paid less.
why-unfed =
    In the next round there is no room for { $fed ->
        [0] them
       *[other] more
    }.

# Several answers at once, as short as on a button

row-column-keep = keep the column
row-column-pass = pass the column on
row-hire = hire { $card }
row-exchange = exchange for { $card }
row-cellerar-stays = keep the cellarer
row-no-cellerar = hire no cellarer
row-dismiss = dismiss the cellarer
row-market-buy = vegetables for { $count } D
row-market-nothing = no vegetables
row-recruit =
    { $count ->
        [one] recruit 1 brother
       *[other] recruit { $count } brothers
    }
row-to-chapel =
    { $count ->
        [one] 1 brother to the chapel
       *[other] { $count } brothers to the chapel
    }
row-to-kloster =
    { $count ->
        [one] 1 brother to the cloister
       *[other] { $count } brothers to the cloister
    }
row-to-field =
    { $count ->
        [one] 1 brother to field work
       *[other] { $count } brothers to field work
    }
row-some-to-chapel = brothers to the chapel
row-some-to-kloster = brothers to the cloister
row-some-to-field = brothers to field work
row-stage = { $area } { $first }
row-stages = { $area } { $first }–{ $last }
row-chapel = Chapel { $count }
row-hut = Dog hut
row-dog =
    { $count ->
        [one] a watchdog
       *[other] { $count } watchdogs
    }
row-save = save { $count } D
row-save-some = save money
row-done = done
rest-cellerar-build = hiring and building
rest-market-build = market and building
rest-of-building = rest of building
rest-attacks = further attacks
rest-to-feeding = rest and feeding
gone-lay = The last lay brothers went to others.
gone-dogs = The last watchdogs went to others.
gone-huts = The last dog huts went to others.
row-beg = beg from { $who }
row-drunkard = send the drunkard to { $who }
row-drunkard-own = send the drunkard to yourself
row-drunkard-loose = send the drunkard
row-no-attack = attack nobody
row-no-more-attacks = attack nobody else
row-defend =
    { $by ->
        [herdsman] fend it off with the herdsman
        [dog] fend it off with a watchdog
       *[no] do not fend it off
    }
row-march-vegetables =
    { $count ->
        [0] use no vegetables
        [one] use 1 vegetable
       *[other] use { $count } vegetables
    }
row-march-cart =
    { $count ->
        [0] go without the cart
       *[other] take the cart along
    }
row-feed-pay =
    { $count ->
        [0] feed nobody
        [one] feed with 1 vegetable
       *[other] feed with { $count } vegetables
    }
