# The game

game-monasterium = Monasterium
game-monasterium-rules = You run cathedral schools and find places for your novices in five cloisters, fulfil orders and build a church window. Three years, each with as many rounds as players; whoever has the most points at the end wins. A tie is a shared win.
rules-place = Dice phase. In turn order everybody rolls all dice in hand, chooses a number and puts all dice that show it on its dice space, again and again until no die is left. Once a round you may roll any dice of your roll again. Neutral dice belong to nobody on the spaces, personal dice stay yours. In fast games everybody places all their dice one roll after another; whoever may have no further turn in a round goes on to place the dice of the next round right away.
rules-act = Action phase. In turn order you choose a dice space and take up to three dice from it, your own first, never those of others; of sixes one only. They go on the action tile of the column with that number, a six on any tile. Each die is one action of its column. You may not do without a possible action; a die without one is lost. It goes on until no die is left.
rules-actions = Every column always offers its standard action. Where a novice of row I, II or III has gone, the action below is unlocked too; those of rows II and III count once each per turn. When a novice of row IV goes, the tile is flipped: from then on every die laid on it is 1 point.
rules-path = The messenger goes forward only; after the last field comes the first. When he enters or passes a bonus field, you get the bonus at once. An extra personal die is rolled and placed at once and is yours for the rest of the game; whoever has three or does not want it gets 5 points.
rules-send = You may send novices to a cloister that is joined to your messenger's field, or in whose chapel you have a novice. Rows I and II go to buildings for 1 influence and 2 or 3 of the building's good: profane building soup, workshop tool, common room book. That brings, in this order, 1 point and a tool, 2 points and a book, 3 points and a window pane of this cloister. Row III goes to chapels for 1, 2, then 3 influence. Row IV goes to the walk beside a building of yours for 1, 2, then 3 rosaries. Whoever has sent a whole row may at once send the novice beside it free of charge anywhere within reach.
rules-window = A window pane is built in at once: you choose a row, it goes to its leftmost free place. No row and no column has two panes of one cloister. You get the bonus of the row or of the column; a complete row or column brings its points in addition.
rules-orders = Six orders are open. Whoever meets one marks it at once and gets the points. Everybody can meet each order once, even if others have met it before. Orders A and B bring most in the first year and least in the third.
rules-end = At the end you add: 5 points for each cloister in which you have the most novices, ties included; 1, 3, 6, 10 or 15 for chapels of one to five cloisters; for each cloister the number of your novices on the walk times the number of your novices in the chapel, doubled; 1 for each tool, 2 for each book, 1 for every two of your soup, influence and rosaries left, counted together.

beginning = Everybody begins with { $goods }, also 1 personal die and 24 novices.
beginning-dice = Neutral dice for each of two, three, four players: { $dice }.
setting-turns = Turns
turns-one = One by one
turns-one-hint = In the action phase everybody takes dice from one space, in turn order, as the rules say.
turns-more = Several in a row
turns-more-hint = Quicker for tables that play over days: in the action phase everybody takes two turns in a row (with two players three) before the next one goes on.

# Names

number = { $count }
label = { $label }
who = { $who }
nobody = nobody
nothing = nothing
die = { $number }
own-die = { $number } (own)
good =
    { $good ->
        [influence] { $count } influence
        [rosary] { $count ->
            [one] 1 rosary
           *[other] { $count } rosaries
        }
        [soup] { $count } soup
        [tool] { $count ->
            [one] 1 tool
           *[other] { $count } tools
        }
       *[book] { $count ->
            [one] 1 book
           *[other] { $count } books
        }
    }
cloister = Cloister { $cloister }
where = { $label }
path = Path: { $fields }.
field =
    { $field }{ $cloisters ->
        [none] {""}
       *[other] {" "}{ $cloisters }
    }{ $gives ->
        [0] {""}
       *[other] {" "}({ $bonus })
    }
spot =
    { $label } { $kind ->
        [P] profane building
        [W] workshop
        [G] common room
        [chapel] chapel
       *[walk] walk
    }
building =
    { $kind ->
        [P] Profane building
        [W] Workshop
       *[G] Common room
    }
chapel = Chapel
walk = Walk
dice = Dice phase
joker = The six
tile = Action tile
messenger = Messenger
church-window = Church window
extra-novice = Novice beside a row
final-scoring = Final scoring
action-take =
    take { $good ->
        [influence] { $count } influence
        [rosary] { $count ->
            [one] 1 rosary
           *[other] { $count } rosaries
        }
        [soup] { $count } soup
        [tool] { $count ->
            [one] 1 tool
           *[other] { $count } tools
        }
       *[book] { $count ->
            [one] 1 book
           *[other] { $count } books
        }
    }
action-send =
    { $count ->
        [0] send a novice
       *[other] send a novice for { $count } influence less
    }
action-move =
    { $most ->
        [one] move 1 field
       *[other] move { $count ->
            [one] 1 to { $most }
           *[other] up to { $most }
        } fields
    }
action-pp =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
action-either = take 1 influence or 1 rosary
action-goods = take 1 soup or exchange a good
action-upgrade = exchange: 1 soup → 1 tool or 1 tool → 1 book
action-window = window pane of any cloister
action-window-chapel = window pane of a cloister in whose chapel you are
action-any-action = any possible action
action-die = extra die
action-of-row = { $field }: { $action }
action-of-column = Column { $number }: { $action }
need =
    { $area ->
        [chapel] chapel { $cloister }
        [walk] walk { $cloister }
        [P] profane building { $cloister }
        [W] workshop { $cloister }
        [G] common room { $cloister }
       *[b] any building { $cloister }
    }
needs = Novices in: { $needs }
task =
    { $task ->
        [dice] { $count } personal dice
        [walks] { $count } novices on walks
        [chapels] Novices in the chapels of { $count } cloisters
        [windows] { $count } window panes
       *[everywhere] { $count ->
            [one] A novice in each cloister
           *[other] { $count } novices in each cloister
        }
    }

# Questions

ask-place =
    { $ahead ->
        [0] {""}
       *[other] Already for the next round.{" "}
    }{ $count ->
        [one] Your last die
       *[other] Your { $count } dice
    }: which number do you place?{ $reroll ->
        [0] {""}
       *[other] {" "}You may still roll again once.
    }
place-number =
    { $number }: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }{ $own ->
        [0] {""}
       *[other] {" "}({ $own } own)
    } · { $use }
place-reroll = Roll again
place-reroll-hint = any dice of this roll, once a round
ask-reroll = Which dice do you roll again?
reroll-none = Roll none again
joker-use = any column
ask-take = From which dice space do you take dice?
take-space = { $number }: { $use }
take-hint =
    { $neutral ->
        [0] { $own } own
       *[other] { $neutral } neutral{ $own ->
            [0] {""}
           *[other] {""}, { $own } own
        }
    }
ask-count = How many dice do you take from space { $number }? One action each.
take-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
ask-joker = On which column do you lay the six?
joker-column = Column { $number }: { $use }
joker-flipped = flipped: 1 point
ask-act =
    Column { $column }: what do you do with { $dice ->
        [one] the last die
       *[other] the next of { $dice } dice
    }?
act-standard = Standard: { $action }
act-once = once a turn
ask-any-action = Which action do you do as a bonus?
ask-either =
    { $kind ->
        [goods] Which good do you want?
       *[either] Influence or rosary?
    }
get-soup = 1 soup
get-tool = 1 soup → 1 tool
get-book = 1 tool → 1 book
ask-steps = How far does your messenger go?
steps =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }, to { $field }
ask-extra-die = Do you take an extra personal die?
extra-die-yes = Take the die and roll it
extra-die-no = 5 points instead
ask-novice = Which novice do you send?
novice =
    { $label } { $row ->
        [3] to a chapel
        [4] to a walk
       *[other] to a building
    }
unlocks = unlocks: { $action }
unlocks-tile = flips tile { $column }: 1 point per die
ask-where =
    { $number ->
        [3] To which chapel?
        [4] To which walk field?
       *[other] To which building does the novice of row { $row } go?
    }
pays =
    { $kind ->
        [P] { $goods } → 1 point, 1 tool
        [W] { $goods } → 2 points, 1 book
        [G] { $goods } → 3 points, window pane
       *[other] { $goods }
    }
brings =
    { $kind ->
        [P] free → 1 point, 1 tool
        [W] free → 2 points, 1 book
        [G] free → 3 points, window pane
       *[other] free
    }
ask-extra-novice = Row { $row } is complete: where does the novice beside it go, free of charge?
extra-stays = Nowhere
ask-cloister = From which cloister do you take a window pane?
take-no-pane = Take none
ask-window-row = Where do you build in the pane of cloister { $cloister }?
window-row = Row { $number }, place { $pane }
pane-brings = row: { $row }; column: { $column }
ask-window-bonus = Which bonus?
bonus-of-row = Row { $number }: { $action }
bonus-of-column = Column { $number }: { $action }

# Once and for all

order-dice-place = Placing dice
order-place-usual = the number most dice show, never rolling again
order-dice-count = Taking dice
order-count-most = as many as possible
order-count-one = one
order-bonus-either = Influence or a rosary
order-influence = influence
order-rosary = a rosary
order-bonus-goods = Soup or an exchange
order-soup = soup
order-goods-dearest = exchange for the dearest good, else soup
order-extra-die-choose = Extra die or points
order-die-yes = the die
order-die-no = the points
order-window-bonus = Bonus of the window
order-of-row = that of the row
order-of-column = that of the column

# What happened

round-began = Year { $year }, round { $number }; { $who } begins
rolled = { $who } rolls { $dice }.
rerolled =
    { $who } rolls { $count ->
        [one] one die
       *[other] { $count } dice
    } again: { $dice }.
dice-placed =
    { $who } places { $count ->
        [one] 1 die
       *[other] { $count } dice
    } on space { $number }.
dice-placed-ahead =
    { $who } places { $count ->
        [one] 1 die
       *[other] { $count } dice
    } on space { $number } for the next round.
dice-taken =
    { $who } takes { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from space { $number }{ $points ->
        [0] .
        [one] {" "}(1 point).
       *[other] {" "}({ $points } points).
    }
joker-taken =
    { $who } takes { $count ->
        [one] a { $number }
       *[other] { $count } dice from space { $number }
    } and lays it on column { $column }{ $points ->
        [0] .
        [one] {" "}(1 point).
       *[other] {" "}({ $points } points).
    }
lapsed = { $who } can do nothing in column { $column }; the die is lost.
gained = { $who } takes { $good }.
exchanged = { $who } gives { $given } for { $good }.
moved = { $who }'s messenger comes to field { $field }.
reached = { $who }'s messenger comes to field { $field }: { $action }.
sent =
    { $who } sends { $novice } to { $place }{ $kind ->
        [P] {""} (profane building)
        [W] {""} (workshop)
        [G] {""} (common room)
        [chapel] {""} (chapel)
       *[walk] {""} (walk)
    }{ $points ->
        [0] .
        [one] {""}: 1 point{ $good ->
            [none] .
           *[other] , { $gift }.
        }
       *[other] {""}: { $points } points{ $good ->
            [none] .
           *[other] , { $gift }.
        }
    }
flipped =
    { $who } flips tile { $column }{ $points ->
        [0] .
        [one] {""}: 1 point.
       *[other] {""}: { $points } points.
    }
pane-built =
    { $who } builds a pane of cloister { $cloister } into { $pane }{ $points ->
        [0] .
       *[other] {""}: { $points } points.
    }
no-pane = { $who } builds in no window pane.
die-won = { $who } has { $dice } personal dice now; the new one shows { $number }.
die-refused = { $who } gets { $points } points instead of an extra die.
points-won =
    { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
order-met = { $who } fulfils { $label }: { $points } points.

# The end

ended-after-years = The game is over after { $count } years.
points-buildings = Novices in buildings
points-tiles = Flipped tiles
points-windows = Church window
points-orders = Orders
points-path = Instead of extra dice
points-start = Points at the start
points-majority =
    Majority in { $count ->
        [one] 1 cloister
       *[other] { $count } cloisters
    }
points-chapels =
    Chapels of { $count ->
        [one] 1 cloister
       *[other] { $count } cloisters
    }
points-walks = Walk and chapel
points-goods = Goods left

measure-dice = Personal dice
measure-orders = Orders
measure-windows = Window panes
measure-tiles = Flipped tiles
measure-extra = Novices beside the rows
measure-row = Novices of row { $row }
measure-points = Points after round { $round }

# To look up

building-facts =
    1 influence and 2 (row I) or 3 (row II) { $good ->
        [soup] soup
        [tool] tools
       *[book] books
    } → { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $gift ->
        [tool] 1 tool
        [book] 1 book
       *[window] 1 window pane of the cloister
    }
building-text = For novices of rows I and II, one in each building. The goods are paid, the reward comes at once.
chapel-facts = Row III: 1, 2, then 3 influence each
chapel-text = Several novices may stand in it, also of several players: at most 4 with two players, 6 with three, 8 with four. With one of yours in it you may send novices to this cloister wherever your messenger is, and take its window panes by the actions of row III.
walk-facts = Row IV: 1, 2, then 3 rosaries each
walk-text = One novice on each walk field, only beside a building with a novice of yours. The label says between which buildings a field lies: A1/2 touches A1 and A2. The action tile of the column is flipped.
extra-facts = One beside each row, free of charge
extra-text = Whoever has sent all five novices of a row may send the one beside it at once: to a building, a chapel or a walk within reach. Rewards are paid.
dice-facts = Personal and neutral dice
joker-facts = One a turn
joker-text = A six is laid on any of your action tiles; then you do any possible action of that column.
tile-facts = One for each column; flipped: 1 point per die
tile-text = It shows the standard action. A novice of row IV sent from its column flips it: from then on every die laid on it is 1 point, dice that lie on it count at once.
messenger-facts = { $path }
messenger-text = He goes forward only. He opens the cloisters joined to his field. Bonus fields count when he enters or passes them. Several messengers may stand on one field.
window-facts = Rows: { $rows }. Columns: { $columns }.
window-line = { $number }: { $action }, complete { $points } points
final-facts = After three years
bonus-facts =
    { $count ->
        [one] Path field { $fields }
       *[other] Path fields { $fields }
    }
bonus-text =
    { $what ->
        [any_action] You do one possible action of any column, standard or unlocked, without a die.
        [either] You take 1 influence or 1 rosary.
        [goods] You take 1 soup, or exchange 1 soup for 1 tool, or 1 tool for 1 book.
        [window] You may take a window pane of any cloister and build it in.
        [die] You take a further personal die, roll it and place it at once; it is yours for the rest of the game. You may roll it again if you have not rolled again in this round. Whoever has three dice or does not want one gets 5 points.
       *[other] You get it at once.
    }
standard-action = Standard of column { $column }: { $action }
action-facts =
    { $row ->
        [0] always, as often as you like
        [1] unlocked by a novice of row I, as often as you like
        [2] unlocked by a novice of row II, once a turn
       *[other] unlocked by a novice of row III, once a turn
    }
action-text =
    { $what ->
        [send] You send one novice of your choice and pay for it.
        [take] You take the goods from the supply.
        [either] You take 1 influence or 1 rosary.
        [upgrade] You exchange 1 soup for 1 tool, or 1 tool for 1 book.
        [goods] You take 1 soup, or exchange 1 soup for 1 tool, or 1 tool for 1 book.
        [move] Your messenger goes on; you say how far before he sets out.
       *[window] You take a window pane and build it in; possible only if one can be built in.
    }
order-facts =
    { $category ->
        [C] { $points } points, whenever it is met
       *[other] Points by year: { $points }
    }
order-title = Order { $label }
ruling-one = A building with any novice in it is taken, whoever it belongs to.
ruling-void = If no pane is left or none can be built in, this part is void. You may send a novice to the common room all the same.
ruling-scale = The price depends on how many novices of this row you have sent; novices beside the rows do not count.
ruling-extra = If it cannot be sent at once, or you do not want to, it stays where it is for good. It unlocks nothing and flips no tile.
ruling-nested = Whatever follows from the action is done first; then the rest of the move goes on from where the messenger stands.
ruling-wrap = The bonus of the last field counts when it is entered or passed; the first field has none.
ruling-once = A bonus that lets you do this action counts as the one time in this turn.
ruling-own-first = You may leave own dice lying; but a neutral die may be taken only when none of your own stays on the space.
ruling-joker = Only columns in which you can do something are offered.
ruling-flip = A die counts when it is laid on the tile. The die used for flipping is off the tile already and does not count.
ruling-ahead = What you placed ahead is rolled anew if you win an extra die after it.
ruling-reroll = Once a round in all, and once again in the next round.
ruling-both = It is marked by itself as soon as it is met. One novice may serve several orders.
ruling-less = Influence for a building or a chapel is 1 less, never below 0. For the walk it changes nothing.
ruling-year = The year counts in which it is met, up to the last action of that year.
ruling-dice-late = If nobody else has a die left, you go on alone.

# The game in words

in-words-round = Year { $year } of { $years }, round { $number } of { $most }.
in-words-place = Dice are placed; { $who } begins.
in-words-act = Actions: it is { $who }'s turn; { $first } began.
in-words-spaces = Dice: { $spaces }.
in-words-no-dice = No dice on the spaces.
in-words-space = on { $number } ({ $dice })
in-words-neutral-dice = { $count } neutral
in-words-own-dice = { $count } of { $who }
in-words-ahead = For the next round: { $spaces }.
in-words-order =
    { $label } ({ $points }): { $what }{ $count ->
        [0] .
       *[other] {""}; fulfilled by { $done }.
    }
in-words-needs = { $needs }
in-words-done = { $who } (year { $year })
in-words-cloister =
    Cloister { $cloister }, { $windows } panes left: { $count ->
        [0] nobody.
       *[other] { $taken }.
    }
in-words-taken = { $label } { $who }
in-words-inside = { $label } { $count } of { $who }
in-words-free =
    Free in { $cloister }: { $room ->
        [0] { $count ->
            [0] nothing.
           *[other] { $places }.
        }
       *[other] { $room } in { $label }{ $count ->
            [0] .
           *[other] , { $places }.
        }
    }
in-words-free-kind =
    { $kind ->
        [P] profane { $labels }
        [W] workshop { $labels }
        [G] common room { $labels }
       *[walk] walk { $labels }
    }
in-words-school =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, messenger on { $field }{ $count ->
        [0] {""} (no cloister).
       *[other] {""} ({ $cloisters }).
    }
in-words-goods =
    {"  "}{ $count ->
        [0] No goods
       *[other] { $goods }
    }; { $dice ->
        [one] 1 own die
       *[other] { $dice } own dice
    }{ $reroll ->
        [0] , rolled again.
       *[other] .
    }
in-words-hand =
    {"  "}In hand: { $neutral } neutral and { $own } own { $ahead ->
        [0] dice.
       *[other] dice for the next round.
    }
in-words-rolled =
    {"  "}The roll{ $ahead ->
        [0] {""}
       *[other] {" "}for the next round
    }: { $dice }.
in-words-on-tile =
    {"  "}On tile { $number } { $count ->
        [one] lies 1 die.
       *[other] lie { $count } dice.
    }
in-words-novices =
    {"  "}{ $left ->
        [one] 1 novice
       *[other] { $left } novices
    } left{ $count ->
        [0] .
       *[other] {""}; gone: { $gone }.
    } { $panes ->
        [0] Window empty.
       *[other] Window { $window }.
    }{ $tiles ->
        [0] {""}
       *[other] {" "}Flipped: { $flipped }.
    }
in-words-actions = {"  "}Unlocked: { $actions }.
in-words-unlocked = { $label }: { $action }
in-words-costs =
    {"  "}The next novice costs { $chapel } influence in a chapel, { $walk ->
        [one] 1 rosary
       *[other] { $walk } rosaries
    } on a walk.
