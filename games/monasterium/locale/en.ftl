# The game

game-monasterium = Monasterium
lobby-about = Send your novices by dice into five monasteries, where they bring points. Three years, about 45 decisions each; a good hour in one go.

setting-turns = Turns
turns-one = one at a time
turns-one-hint = In the action phase you take dice from one space in turn order, as the rules say.
turns-more = several in a row
turns-more-hint = Faster for games that take days: two turns in a row (three with two players).

# Names

number = { $count }
label = { $label }
who = { $who }
nobody = nobody
nothing = nothing
die = { $number }
own-die = { $number } (personal)
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
cloister = Monastery { $cloister }
where = { $label }
path = Path: { $fields }.
field =
    { $field }{ $count ->
        [0] {""}
       *[other] {" "}→ { $cloisters }
    }{ $gives ->
        [0] {""}
       *[other] {" "}(bonus: { $bonus })
    }
spot =
    { $kind ->
        [P] Secular building { $label }
        [W] Workshop { $label }
        [G] Common room { $label }
        [chapel] Chapel { $cloister }
       *[walk] Cloister walk { $label }
    }
building =
    { $kind ->
        [P] Secular building
        [W] Workshop
       *[G] Common room
    }
chapel = Chapel
walk = Cloister walk
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
       *[other] send a novice, { $count } influence cheaper
    }
action-move =
    move the messenger { $most ->
        [one] 1 space
       *[other] { $count ->
            [one] 1 to { $most }
           *[other] up to { $most }
        } spaces
    }
action-pp =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
action-either = take 1 influence or 1 rosary
action-goods = take 1 soup or exchange a good
action-upgrade = exchange: 1 soup → 1 tool or 1 tool → 1 book
action-window = window pane of any monastery
action-window-chapel = window pane of a monastery with your novice in its chapel
action-any-action = any possible action
action-die = extra die
action-of-row = Row { $row }, column { $column }: { $action }
action-of-level = Row { $row }: { $action }
bonus-either = 1 influence or 1 rosary
bonus-goods = 1 soup or an exchange
use =
    { $what ->
        [send] novice
        [move] messenger
        [take] { $good ->
            [influence] influence
            [rosary] rosary
            [soup] soup
            [tool] tool
           *[book] book
        }
        [joker] any column
       *[other] standard action
    }
use-or-row = { $use }, or row { $rows }
use-row = action of row { $rows }
use-nothing = no action possible
action-of-column = Column { $number }: { $action }
need =
    { $area ->
        [chapel] chapel { $cloister }
        [walk] cloister walk { $cloister }
        [P] a secular building of { $cloister }
        [W] a workshop of { $cloister }
        [G] a common room of { $cloister }
       *[b] any building of { $cloister }
    }
needs = novices in { $needs }
task =
    { $task ->
        [dice] { $count } personal dice
        [walks] { $count } novices on cloister walks
        [chapels] novices in the chapels of { $count } monasteries
        [windows] { $count } window panes
       *[everywhere] { $count ->
            [one] a novice in each monastery
           *[other] { $count } novices in each monastery
        }
    }

# Questions

ask-place =
    { $count ->
        [one] Your last die
       *[other] Your { $count } dice
    }{ $round ->
        [0] {""}
       *[other] {" "}for year { $year }, round { $round }
    }: { $reroll ->
        [0] which number do you place?
       *[other] { $count ->
            [one] place it or re-roll it (once a round)?
           *[other] which number do you place? You may still re-roll (once a round).
        }
    }
place-number =
    { $number }: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }{ $own ->
        [0] {""}
       *[other] {" "}({ $own } personal)
    } · { $use }
place-reroll = Re-roll
place-reroll-hint = any dice of this roll, once a round
ask-reroll = Which dice do you re-roll?
reroll-none = Re-roll none
joker-use = an action of any column
ask-take = Which dice space do you take dice from?
take-space = { $number }: { $use }
take-hint =
    { $neutral ->
        [0] { $own } personal
       *[other] { $neutral } neutral{ $own ->
            [0] {""}
           *[other] {""}, { $own } personal
        }
    }
ask-count = How many dice do you take from the { $number }? One action each.
take-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
ask-joker = Which column does the six go to?
joker-column = Column { $number }: { $use }
joker-flipped = flipped: 1 point
ask-act =
    Column { $column }: what do you do with { $dice ->
        [one] the die
       *[other] the next die
    }?
act-standard = Standard: { $action }
act-once = once per turn
ask-any-action = Which action do you take as a bonus?
ask-either =
    { $kind ->
        [goods] Which good do you want?
       *[either] Influence or rosary?
    }
get-soup = 1 soup
get-tool = 1 soup → 1 tool
get-book = 1 tool → 1 book
on-the-way = { $bonuses }
ask-steps = How far does your messenger move?
steps =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }, to path space { $field }
ask-extra-die = Do you take an extra personal die?
extra-die-yes = Take the die and roll it
extra-die-no = 5 points instead
ask-novice =
    Which novice do you send?{ $less ->
        [0] {""}
       *[other] {" "}{ $less } influence less.
    }
novice =
    { $label } { $row ->
        [3] to a chapel
        [4] to a cloister walk
       *[other] to a building
    }
unlocks = unlocks: { $action }
unlocks-tile = flips tile { $column }: 1 point per die
ask-where =
    { $number ->
        [3] To which chapel?
        [4] To which space of a cloister walk?
       *[other] To which building does the novice of row { $row } go?
    }
pays =
    { $kind ->
        [P] { $goods } → 1 point, 1 tool
        [W] { $goods } → 2 points, 1 book
        [G] { $goods } → 3 points{ $lost ->
            [0] , window pane
           *[other] {" "}(no window pane)
        }
       *[other] { $goods }
    }
brings =
    { $kind ->
        [P] free → 1 point, 1 tool
        [W] free → 2 points, 1 book
        [G] free → 3 points{ $lost ->
            [0] , window pane
           *[other] {" "}(no window pane)
        }
       *[other] free
    }
ask-extra-novice = Row { $row } complete: where does the novice beside it go for free?
extra-stays = Do not send
ask-cloister = Which monastery do you take a window pane from?
take-no-pane = Take none
ask-window-row = In which row do you place the pane of monastery { $cloister }?
window-row = Row { $number }, column { $column }
pane-brings = bonus: { $row } (row) or { $column } (column)
ask-window-bonus = Which bonus?
bonus-of-row = Row { $number }: { $action }
bonus-of-column = Column { $number }: { $action }

# Once and for all

order-dice-place = Placing dice
order-place-usual = the number most dice show, never re-rolling
order-dice-count = Taking dice
order-count-most = as many as possible
order-count-one = one
order-bonus-either = Influence or a rosary
order-influence = influence
order-rosary = a rosary
order-bonus-goods = Soup or an exchange
order-soup = soup
order-goods-dearest = exchange for the most valuable good, otherwise soup
order-extra-die-choose = Extra die or points
order-die-yes = the die
order-die-no = the points
order-window-bonus = Bonus of the window
order-of-row = the row’s bonus
order-of-column = the column’s bonus

# Prepared turns: rules; when they stop (“It stops …”), and what is said then

rule-take = From which dice space, the first one first
rule-take-short = Dice space
rule-space = dice space { $number }
stop-round = if a new round has begun
stop-dice = if the dice you could take have changed
stop-cloisters = if anything in a cloister has changed
prepared-why-round = a new round has begun.
prepared-why-dice = the dice you could take have changed.
prepared-why-cloisters = something in a cloister has changed.

# What happened

round-began =
    Year { $year }, round { $number }; { $who ->
        [you] you begin
       *[other] { $who } begins
    }
rolled =
    { $who ->
        [you] roll
       *[other] rolls
    } { $dice }{ $ahead ->
        [1] {""} for the next round
       *[other] {""}
    }
rerolled =
    { $who ->
        [you] re-roll
       *[other] re-rolls
    } { $count ->
        [one] one die
       *[other] { $count } dice
    }{ $ahead ->
        [1] {""} for the next round
       *[other] {""}
    }: { $dice }
dice-placed =
    { $who ->
        [you] place
       *[other] places
    } { $count ->
        [one] 1 die
       *[other] { $count } dice
    } on the { $number }
dice-placed-ahead =
    { $who ->
        [you] place
       *[other] places
    } { $count ->
        [one] 1 die
       *[other] { $count } dice
    } on the { $number } for the next round
dice-taken =
    { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from the { $number }{ $points ->
        [0] {""}
        [one] {" "}(tile flipped: 1 point)
       *[other] {" "}(tile flipped: { $points } points)
    }
joker-taken =
    { $who ->
        [you] take
       *[other] takes
    } a { $number } and { $who ->
        [you] lay
       *[other] lays
    } it on column { $column }{ $points ->
        [0] {""}
        [one] {" "}(tile flipped: 1 point)
       *[other] {" "}(tile flipped: { $points } points)
    }
lapsed =
    { $who ->
        [you] can
       *[other] can
    } do nothing in column { $column } (the die is lost)
gained =
    { $who ->
        [you] take
       *[other] takes
    } { $good }
exchanged =
    { $who ->
        [you] give
       *[other] gives
    } { $given } for { $good }
moved =
    { $who ->
        [you] move
       *[other] moves
    } the messenger to path space { $field }
reached =
    { $who ->
        [you] reach
       *[other] reaches
    } path space { $field } with the messenger (bonus: { $bonus })
sent =
    { $who ->
        [you] send
       *[other] sends
    } { $novice } to { $kind ->
        [P] secular building
        [W] workshop
        [G] common room
        [chapel] chapel
       *[walk] cloister walk
    } { $place }{ $points ->
        [0] {""}
        [one] {" "}(1 point{ $good ->
            [none] )
           *[other] , { $gift })
        }
       *[other] {" "}({ $points } points{ $good ->
            [none] )
           *[other] , { $gift })
        }
    }
sent-novice = novice { $label }
sent-extra = the novice beside row { $row }
flipped =
    { $who ->
        [you] flip
       *[other] flips
    } tile { $column }{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
pane-built =
    { $who ->
        [you] place
       *[other] places
    } a pane of monastery { $cloister } in row { $row }, column { $column }{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
no-pane =
    { $who ->
        [you] place
       *[other] places
    } no window pane
die-won =
    { $who ->
        [you] now have
       *[other] now has
    } { $dice } personal dice (the new one shows { $number })
die-refused =
    { $who ->
        [you] get
       *[other] gets
    } { $points } points instead of an extra die
points-won =
    { $who ->
        [you] get
       *[other] gets
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } as a bonus
order-met =
    { $who ->
        [you] fulfil
       *[other] fulfils
    } order { $order } ({ $points } points)

# What somebody did, in short

short-line =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $parts }
short-placed =
    { $who ->
        [you] You place
       *[other] { $who } places
    } dice: { $dice }
short-placed-ahead =
    { $who ->
        [you] You place
       *[other] { $who } places
    } dice for the next round: { $dice }
short-space = { $count } on the { $number }
short-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from the { $number }{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
short-joker =
    a { $number } for column { $column }{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
short-exchanged = { $given } → { $good }
short-messenger = messenger on path space { $field }
short-sent =
    { $kind ->
        [P] secular building
        [W] workshop
        [G] common room
        [chapel] chapel
       *[walk] cloister walk
    } { $place }{ $points ->
        [0] {""}
        [one] {" "}(1 point{ $good ->
            [none] )
           *[other] , { $gift })
        }
       *[other] {" "}({ $points } points{ $good ->
            [none] )
           *[other] , { $gift })
        }
    }
short-flipped =
    tile { $column } flipped{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
short-pane =
    pane of monastery { $cloister }{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
short-order = order { $order } ({ $points } points)
short-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } as a bonus
short-instead =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } instead of a die
short-die = personal die { $dice }
short-lapsed = a die is lost

# The end

ended-after-years = The game is over after { $count } monastery years.
points-buildings = Novices in buildings
points-tiles = Flipped tiles
points-windows = Church windows
points-orders = Orders
points-path = Bonus points
points-start = Points at the start
points-majority =
    Majority in { $count ->
        [one] 1 monastery
       *[other] { $count } monasteries
    }
points-chapels =
    Chapels of { $count ->
        [one] 1 monastery
       *[other] { $count } monasteries
    }
points-walks = Cloister walks and chapels
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
       *[window] 1 window pane of the monastery
    }
building-text = For novices of rows I and II, one in each building. You pay the goods and get the reward at once.
chapel-facts = Row III: 1, 2, then 3 influence each
chapel-text = Several novices may stand in it, even of different players: at most 4 with two players, 6 with three, 8 with four. With one of yours in it you may send novices to this monastery wherever your messenger is, and take its window panes with the actions of row III.
walk-facts = Row IV: 1, 2, then 3 rosaries each
walk-text = One novice on each space of the cloister walk, only beside a building with a novice of yours. The label says which buildings a space lies between: A1/2 touches A1 and A2. The action tile of the column is flipped.
extra-facts = One beside each row, free of charge
extra-text = Once you have sent all five novices of a row, you may send the one beside it at once: to a building, a chapel or a cloister walk within reach. You get the building’s reward.
dice-facts = Personal and neutral dice
joker-facts = One per turn
joker-text = A six goes on any of your action tiles; then you take any possible action of that column.
tile-facts = One for each column; flipped: 1 point per die
tile-text = It shows the standard action. A novice of row IV sent from its column flips it: from then on every die laid on it is 1 point; dice already on it count at once.
messenger-path = Begins on space { $start }. { $path }
messenger-facts =
    { $sides ->
        [1] { $more }
       *[other] For two players: { $two } For three and four: { $more }
    }
messenger-text = He only moves forward. He opens the monasteries joined to his path space. Bonus spaces count when he enters or passes them. Several messengers may stand on one space.
window-facts = { $rows }. { $columns }.
window-line =
    { $line ->
        [row] Row
       *[column] Column
    } { $number }: { $bonus } (complete { $points } points)
final-facts = After three years
bonus-facts =
    { $sides ->
        [1] { $more }
       *[other] For two players: { $two }; for three and four: { $more }
    }
bonus-fields =
    { $count ->
        [0] No path space
        [one] Path space { $fields }
       *[other] Path spaces { $fields }
    }
bonus-text =
    { $what ->
        [any_action] You take one possible action of any column, standard or unlocked, without a die.
        [either] You take 1 influence or 1 rosary.
        [goods] You take 1 soup, or exchange 1 soup for 1 tool, or 1 tool for 1 book.
        [window] You may take a window pane of any monastery and place it.
        [die] You take another personal die, roll it and place it at once; it is yours for the rest of the game. You may re-roll it if you have not re-rolled in this round. If you already have three or do not want one, you get 5 points.
       *[other] You get it at once.
    }
standard-action = Standard of column { $column }: { $action }
action-facts =
    { $row ->
        [0] always, as often as you like
        [1] unlocked by a novice of row I, as often as you like
        [2] unlocked by a novice of row II, once per turn
       *[other] unlocked by a novice of row III, once per turn
    }
action-text =
    { $what ->
        [send] You send one novice of your choice and pay for it.
        [take] You take the goods from the supply.
        [either] You take 1 influence or 1 rosary.
        [upgrade] You exchange 1 soup for 1 tool, or 1 tool for 1 book.
        [goods] You take 1 soup, or exchange 1 soup for 1 tool, or 1 tool for 1 book.
        [move] Your messenger moves on; you say how far before he sets out.
       *[window] You take a window pane and place it; possible only if one can be placed.
    }
order-facts =
    { $category ->
        [C] { $points } points, whenever it is fulfilled
       *[other] Points by year: { $points }
    }
order-title = Order { $label }
ruling-one = A building with any novice in it is taken, whoever it belongs to.
ruling-void = If no pane is left or none can be placed, this part is void. You may still send a novice to the common room.
ruling-scale = The price depends on how many novices of this row you have sent; novices beside the rows do not count.
ruling-extra = If it cannot be sent at once, or you do not want to, it stays where it is for good. It unlocks nothing and flips no tile.
ruling-nested = Whatever follows from the action is done first; then the rest of the move continues from where the messenger stands.
ruling-wrap = The bonus of the last path space counts when it is entered or passed; the first one has none.
ruling-once = A bonus that lets you take this action counts as the one time in this turn.
ruling-own-first = You may leave your personal dice; but you may take a neutral die only if none of your own stays on the space.
ruling-joker = Only columns in which you can do something are offered.
ruling-flip = A die counts when it is laid on the tile. The die used for flipping is off the tile already and does not count.
ruling-ahead = What you placed ahead stays. If you win an extra die afterwards, only that one is rolled and placed for the next round.
ruling-reroll = Once a round in all; again in the next round.
ruling-both = It is marked by itself as soon as it is fulfilled. One novice may serve several orders.
ruling-less = Influence for a building or a chapel is 1 less, never below 0. For the cloister walk nothing changes.
ruling-year = What counts is the year in which it is fulfilled, up to the last action of that year.
ruling-dice-late = If nobody else has a die left, you go on alone.

# The game in words

in-words-round = Year { $year } of { $years }, round { $number } of { $most }.
in-words-over = The points are those before the final scoring.
in-words-place = Dice are placed; { $who } begins.
in-words-act = Action phase; { $who } began.
in-words-spaces = Dice: { $spaces }.
in-words-no-dice = No dice on the spaces.
in-words-space = on the { $number } ({ $dice })
in-words-neutral-dice = { $count } neutral
in-words-own-dice = { $count } of { $who }’s
in-words-ahead = For the next round: { $spaces }.
in-words-order =
    Order { $order } ({ $points } points): { $what }{ $count ->
        [0] .
       *[other] {""}; fulfilled by { $done }.
    }
in-words-done = { $who } (year { $year })
in-words-cloister =
    Monastery { $cloister }, { $windows ->
        [one] 1 pane
       *[other] { $windows } panes
    } left: { $count ->
        [0] nobody.
       *[other] { $taken }.
    }
in-words-taken = { $label } { $who }
in-words-inside = in the chapel { $count } of { $who }’s
in-words-free =
    Free in monastery { $cloister }: { $room ->
        [0] { $count ->
            [0] nothing.
           *[other] { $places }.
        }
       *[other] { $room } in the chapel{ $count ->
            [0] .
           *[other] , { $places }.
        }
    }
in-words-free-kind =
    { $kind ->
        [P] { $count ->
            [one] secular building
           *[other] secular buildings
        }
        [W] { $count ->
            [one] workshop
           *[other] workshops
        }
        [G] { $count ->
            [one] common room
           *[other] common rooms
        }
       *[walk] cloister walk
    } ({ $labels })
in-words-school =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, messenger on path space { $field }{ $count ->
        [0] {""} (no monastery).
        [one] {""} (monastery { $cloisters }).
       *[other] {""} (monasteries { $cloisters }).
    }
in-words-goods =
    {"  "}{ $count ->
        [0] No goods
       *[other] { $goods }
    }; { $dice ->
        [one] 1 personal die
       *[other] { $dice } personal dice
    }{ $reroll ->
        [0] {""}; re-roll used.
       *[other] .
    }
in-words-hand =
    {"  "}In hand: { $neutral } neutral and { $own } personal { $ahead ->
        [0] dice.
       *[other] dice for the next round.
    }
in-words-rolled =
    {"  "}The roll{ $ahead ->
        [0] {""}
       *[other] {" "}for the next round
    }: { $dice }.
in-words-on-tile =
    {"  "}{ $count ->
        [one] 1 die
       *[other] { $count } dice
    } on tile { $number }.
in-words-novices =
    {"  "}{ $left ->
        [one] 1 novice
       *[other] { $left } novices
    } left{ $count ->
        [0] .
       *[other] {""}; gone: { $gone }.
    } { $panes ->
        [0] Window empty.
       *[other] Window, row by row: { $window }.
    }{ $tiles ->
        [0] {""}
       *[other] {" "}Flipped tiles: { $flipped }.
    }
in-words-actions = {"  "}Unlocked: { $actions }.
in-words-unlocked = { $label }: { $action }
in-words-costs =
    {"  "}The next novice costs { $chapel } influence in a chapel, { $walk ->
        [one] 1 rosary
       *[other] { $walk } rosaries
    } on a cloister walk.

# What people at the table react to

highlight-leads = { $who } overtakes { $whom } and leads with { $points } points.
highlight-rich = { $who } makes { $points } points in one turn!
highlight-met = { $who } fulfils order { $order }: { $points } points!
highlight-built = One window pane brings { $who } { $points } points!
