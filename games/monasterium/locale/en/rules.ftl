# The rules, page by page

rules-page-start = What you have
rules-page-place = Placing dice
rules-page-act = Taking dice
rules-page-actions = Actions
rules-page-path = Messenger and path
rules-page-send = Sending novices
rules-page-window = Church window
rules-page-orders = Orders
rules-page-round = End of a round and of a year
rules-page-end = Final scoring
rules-page-map = What lies where
rules-page-pace = Brisk or strictly one by one
rules-estimates-short = -# The numbers on boards and cards are our own estimates; those in the box may differ.
rules-estimates = **Where the numbers come from:** the rules are those of the game; what is printed only on boards and cards (path, monasteries, unlocked actions, window, orders) is our own estimate. The box may differ.
rules-with = { $count } with { $seats } players

# In one minute

rules-aim = **Aim.** You run a cathedral school, place your novices in five monasteries, fulfil orders and help to build a church window. Whoever has the most points after { $years } years wins.
rules-round = **A round.** First you roll your dice and place all that show one number on its space, again and again until none is left. Then, in turn with the others, you take dice from a space. Each die is one action of the column with that number: taking goods, moving the messenger, sending a novice.
rules-goal = **Points** come at once from novices in buildings ({ $buildings }, depending on the building), complete rows and columns of the church window, and orders. At the end they come from the most novices in a monastery ({ $majority } for each), chapels in many monasteries, and novices on the cloister walk of a monastery whose chapel you are in as well.
rules-hint = **How to win.** Go into chapels early: you may always send to a monastery whose chapel you are in; all five bring { $chapels } points at the end, and novices on cloister walks count only with them. Clear a whole row, and one more novice goes free of charge. And begin the church window early: complete rows and columns bring many points. And pick up further dice on the path early, until you have { $dice } personal ones.

# What you have

rules-start = **At the beginning** everybody has { $goods }, { $own ->
        [one] one personal die
       *[other] { $own } personal dice
    } in their own colour, and neutral dice: { $neutral }.
rules-novices = **Novices.** { $count } stand in your grid: four rows (I to IV) and { $columns } columns, one for each number. Beside each row stands one more, who goes free of charge once the row is empty. Your **messenger** walks the path from monastery to monastery.
rules-things =
    - **Goods**: influence, rosaries, soup, tools, books. They never run out.
    - **Monasteries**: A to E, each with a chapel, a ring of buildings, and a space of the cloister walk between every two of them. Each has window panes: { $stacks }.
    - **Buildings** are of three kinds: secular building, workshop, common room.
    - **Orders**: { $all } lie open: { $a } of kind A, { $b } of kind B, { $c } of kind C.
    - You may **re-roll** once a round.

# Dice

rules-place =
    - In turn order you roll all the dice still in your hand, neutral and personal. Then you choose a number and place **all** dice of that number on its space.
    - This goes on until all dice are placed. You may not pass.
    - **Re-rolling**: once a round you may re-roll any dice of your last roll.
    - On the spaces, neutral dice belong to nobody. Personal ones remain yours.
rules-act =
    - In turn order you choose a space with neutral dice or your own on it and take up to { $most } of them, from the { $joker } only one. You may always take fewer.
    - **Your own first**: you take a neutral die only if none of your own is left there. You never take personal dice of others.
    - The dice go on the action tile of their column, a { $joker } on any.
    - **Each die is one action** of that column. If one is possible you must take it; if none is, the die is lost (on a flipped tile it has brought its point all the same).
    - When it is your turn again, you may take from the same space once more.
    - The phase ends when no die is left.
rules-actions = **Standard actions** you may always take, one for each die:
rules-standard = - **{ $number }**: { $action }
rules-joker = - **{ $number }**: an action of any column, unlocked ones included
rules-unlocked = **Unlocked** is an action once the novice who stood on it is gone. Then you may take it in that column as well, and split several dice as you like. Actions of row I may be taken any number of times, each of rows II and III once per turn.
rules-row = **Row { $row }**
rules-row-same = **Row { $row }**, in every column: { $action }.
rules-field = - **{ $field }**: { $action }

# Path

rules-path =
    - Your messenger only moves forward. After the last path space comes the first again.
    - You may send to the monasteries joined to his path space.
    - When he enters or passes a bonus space, you get its bonus at once.
rules-path-start = All messengers **begin** on path space { $field }. The **bonus spaces**:
rules-bonus =
    - { $count ->
        [one] Path space
       *[other] Path spaces
    } { $fields }: { $action }
rules-extra-die = **Extra die**: it is yours for the rest of the game, is rolled and placed at once and counts in this round already. If you have not re-rolled in this round, you may re-roll it. You have { $most } personal dice at most. If you may not have it, or do not want it, you get { $points } points. **Exchanging** means 1 soup for 1 tool, or 1 tool for 1 book.

# Sending

rules-send =
    You may send any novice of your grid, whatever his column, to a monastery
    - that is joined to your messenger’s path space, or
    - in whose chapel you have a novice already.
rules-buildings = **Rows I and II: to a building** in which nobody is yet. This costs { $influence } influence and { $first } (row I) or { $second } (row II) of the goods that the building wants. You get at once:
rules-chapel = **Row III: to a chapel.** Counted over all monasteries, your first costs { $first } influence, the second { $second }, each further one { $last }. A chapel has room for several, several of yours included: { $capacity }.
rules-walk = **Row IV: to a space of the cloister walk** beside a building with one of your novices. Counted over all monasteries, your first costs { $first } rosary, the second { $second }, each further one { $last }. The action tile of his column is flipped: from then on each die you lay on it brings 1 point, and so does at once each die of this turn that still lies there unused.
rules-row-done = **Row complete.** Once all { $columns } novices of a row are sent, you may at once send the one beside it: free of charge, to any kind of place that you can reach.

# Window

rules-window =
    You get a pane of the church window from the path (of any monastery), for a novice in a common room (of that monastery), or by an action of row III (of a monastery whose chapel you are in).
    - You place it at once: in one of the { $rows } rows, on its leftmost free place. Each has { $columns } places.
    - No row and no column holds two panes of the same monastery. If it does not fit, it is lost.
    - You get **one** bonus at once: that of the row or that of the column.
    - If this completes the row or column, you get its points as well.
rules-window-line =
    - { $line ->
        [row] Row
       *[column] Column
    } { $number }: { $action }; complete { $points } points

# Orders

rules-orders =
    { $all } lie open: { $a } of kind A, { $b } of kind B, { $c } of kind C. If you fulfil one, you get its points at once. Everybody may fulfil each of them once, even if others were faster.
    - **A and B** name three places, such as the chapel of one monastery and the workshop of another: have a novice of yours in each. The year in which the last of them goes there counts: the sooner, the more points.
    - **C** asks for a number of something. When does not matter.
rules-order-years = - { $category } in the first, second, third year: { $points } points
rules-order-task = - C: { $order }: { $points } points

# End

rules-round-end =
    - Once all dice are taken and used, the **round** ends. Everybody gets back their personal dice and as many neutral ones as before, and may re-roll once again.
    - The next round is begun by whoever sits to the left of the one who began this round.
    - A **year** is over when everybody has begun once. So it has as many rounds as there are players.
    - After year { $years } comes the final scoring.
rules-end =
    - **Monasteries**: { $majority } points for each monastery in which you have the most novices. Buildings, cloister walk and chapel count together; in a tie all get the points.
    - **Chapels**: for novices in the chapels of one, two, three, four or five monasteries { $chapels } points.
    - **Cloister walks**: for each monastery your novices on the walk times your novices in the chapel, all of that times { $times }.
    - **Goods**: { $tool } point for each tool, { $book } for each book; soup, influence and rosaries together, 1 point for every { $goods } of them.
rules-tie = **In a tie**, all who have the most points win.

# Prices

rules-pane = a window pane of this monastery
rules-price-building =
    - **{ $kind }**: { $influence } influence and { $first } (row I) or { $second } (row II) → { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $brings }
rules-price-chapel = - **Chapel** (row III): the first { $first } influence, the second { $second }, each further one { $last }
rules-price-walk = - **Cloister walk** (row IV): the first { $first } rosary, the second { $second }, each further one { $last }
rules-prices-window = **Church window**: bonus and points
rules-prices-orders = **Orders**

# What lies where

rules-side-two = **With two players:**
rules-side-more = **With three or four players:**
rules-map = **Path and monasteries.** Joined are:
rules-joined =
    - monastery { $cloister }: { $count ->
        [one] path space
       *[other] path spaces
    } { $fields }
rules-map-buildings = **Buildings**
rules-ring = - { $buildings }
rules-ring-building =
    { $kind ->
        [P] secular building
        [W] workshop
       *[G] common room
    } { $place }
rules-walks = A space of the **cloister walk** is called after the buildings it touches: A1/2 lies between A1 and A2.

# Pace

rules-brisk = All place their dice at the same time, sometimes those of the next round already.
rules-pace = **Brisk** (usual): everybody rolls and places at the same time, each their own dice one number after the other. If you may have no further turn in a round, you go straight on to place the dice of the next one. What is placed stays; should you get an extra die after all, you roll and place only that one for the next round.
rules-pace-exact = **Strictly one by one**: dice are placed in turn order, too, one number at a time.
rules-turns = **Several turns in a row** (if you agreed on it): in the action phase everybody takes { $turns } turns in a row, with two players { $two }. This is not in the rules and makes long games faster.

# Symbols

rules-signs =
    - **I, II, III, IV**: the rows of your grid. **{ $novice }**: row II, column 3, that is the novice there or the action under him.
    - **A to E**: the monasteries, in pictures with a colour and a crest: A griffin, B oak leaf, C fish, D sun, E grapes.
    - **{ $building }**: a building, here the first of monastery B. They are counted clockwise from the upper left.
    - **{ $walk }**: a space of the cloister walk of monastery A; the numbers are the buildings it touches.
    - **Order { $order }**: its kind and number. Three numbers beside it are the points in the first, second and third year.
    - **Tile 4**: the action tile of column 4; flipped it brings points.
    - **personal**: a die that stays yours. **neutral**: one that everybody may take.
    - **Path space 7**: a space of the path.

# How it still is in games begun earlier

before-rolled-in-turn = the very first roll was made for everybody when the game began, not when their turn came.
before-kept-ahead = if you win an extra die after placing ahead, you roll all dice for the next round once more, together with it, and place them anew.

# Example

rules-example-dice = **Placing.** Anna plays with two others and has { $dice } dice. She rolls and places all that show { $one } on the { $one }: two neutral ones. She rolls the rest again; all show { $other }, her own one included. They go on the { $other }.
rules-example-take = **A turn.** She takes two dice from the { $number } and takes the standard action twice: { $action }.
rules-example-send = **Her next turn.** From the { $number } she takes one die, her own, and sends novice { $novice }. Her messenger stands on path space { $field }, which is joined to monastery { $cloister }.
    - She chooses { $kind ->
        [P] secular building
        [W] workshop
       *[G] common room
    } { $place } and pays { $influence } influence and { $goods }.
    - She gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $gift }.
    - From now on she may also do this in column { $column }: { $action }.
rules-example-end = So it goes on in turn until no die is left. Then all take their dice back, and the player to the left begins the next round.
