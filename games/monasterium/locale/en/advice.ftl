# Why the computer would play like this: twelve words at most

why-points =
    { $points ->
        [one] Brings 1 point.
       *[other] Brings { $points } points.
    }
why-final-points =
    { $points ->
        [one] Brings 1 point as things stand.
       *[other] Brings { $points } points as things stand.
    }
why-goods = Brings what you need: { $goods }.
why-dice = An extra die helps in every round still to come.
why-own-dice = It saves your own dice for later.
why-road = Your messenger then stands better for the next bonuses.
why-fields = Later dice can then do more for you.
why-cloisters = It improves your prospects in the monasteries.
why-orders = It improves your chance of points from orders.
why-window = Your church window then promises more points.
why-spaces = More of what you need then lies on the dice spaces.
why-all-in-all = All in all it likely brings most.
why-all-alike = All are about equally good.
why-place = Of this roll, the { $number } likely helps you most.
why-roll-again =
    { $dice ->
        [one] Rolled again, this die will do more on average.
       *[other] Rolled again, these dice will do more on average.
    }
why-keep-roll = Rolled again, these dice would be no better on average.

# What the button says

offer-action = Action of row { $row }
offer-row = Bonus of row { $number }
offer-column = Bonus of column { $number }

# Answers one after the other: what is done, in short

row-placed = place { $dice }
row-faces =
    { $count ->
        [1] a { $number }
        [2] two { $number }s
        [3] three { $number }s
        [4] four { $number }s
       *[other] { $count } { $number }s
    }
row-rolled-again =
    { $count ->
        [one] re-roll 1 die
       *[other] re-roll { $count } dice
    }
row-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from the { $number }
row-dice-for =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from the { $number } ({ $use })
row-space = dice from the { $number }
row-space-for = dice from the { $number } ({ $use })
row-column = the six on column { $number }
row-standard = { $does } (standard)
row-by-level = { $does } (row { $row })
row-by-column = { $does } (column { $column })
row-by-field = { $does } (row { $row }, column { $column })
row-move = messenger to path space { $field }
row-novice = novice { $label }
row-novice-to = novice { $label } → { $place }
row-place = novice → { $place }
row-extra-novice = novice beside it → { $place }
row-novice-stays = novice beside it stays
row-pane = pane from { $cloister }
row-any-pane = a pane
row-no-pane = no pane
row-window = in window row { $number }
row-bonus-of-row = bonus of window row { $number }
row-bonus-of-column = bonus of column { $number }
row-exchange = { $trade }
row-any-exchange = exchange a good
row-extra-die = another die
row-no-extra-die = 5 points instead of a die
row-times =
    { $does } { $count ->
        [2] twice
       *[other] { $count } times
    }
rest-of-dice = remaining dice
rest-until-turn = to your next turn
joint-dice = { $count } from the { $number }: { $use }
joint-six = The six on column { $number }: { $use }
joint-novice = { $label } → { $place }: { $pays }
