# Why the computer would play like this: twelve words at most

why-points =
    { $points ->
        [one] Brings 1 point.
       *[other] Brings { $points } points.
    }
why-final-points =
    Counting final scoring as it stands: { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
why-goods = These goods are of more use to you.
why-dice = An extra die helps in every round still to come.
why-own-dice = It saves your own dice for later.
why-later = It pays off later.
why-all-in-all = All in all it brings most.
why-all-alike = By this reckoning all are equally good.
why-place = Of this roll, this number helps you most.
why-roll-again = Rolled again, this will do more on average.
why-keep-roll = Rolled again, this would be no better on average.

# What the button says

offer-dice =
    { $number }: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
offer-action = Action of row { $row }
offer-row = Bonus of row { $number }
offer-column = Bonus of column { $number }
row-space = from the { $number }
row-space-for = from the { $number } ({ $use })
row-column = the six as column { $number }
row-standard = standard action
row-action = action { $row }
row-action-of = action { $row } in column { $column }
row-standard-of = standard action in column { $column }
row-move = messenger to path space { $field }
row-novice = novice { $label }
row-novice-stays = do not send the novice beside it
row-pane = window from { $cloister }
row-no-pane = no window
row-extra-die = an extra die
row-no-extra-die = 5 points instead of a die
row-window = window row { $number }
row-bonus-of-row = bonus of row { $number }
row-bonus-of-column = bonus of column { $number }
