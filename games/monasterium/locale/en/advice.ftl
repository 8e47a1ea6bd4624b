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
why-goods = It leaves you more of what you need: { $goods }.
why-dice = An extra die helps in every round still to come.
why-own-dice = It saves your own dice for later.
why-road = Your messenger then stands better for the next bonuses.
why-fields = Later dice can then do more for you.
why-cloisters = It improves your prospects in the monasteries.
why-orders = It improves your chance of points from orders.
why-window = Your church window then promises more points.
why-spaces = More of what you need then lies on the dice spaces.
why-all-in-all = All in all it brings most.
why-all-alike = By this reckoning all are equally good.
why-place = Of this roll, the { $number } helps you most.
why-roll-again =
    { $dice ->
        [one] Rolled again, this die will do more on average.
       *[other] Rolled again, these dice will do more on average.
    }
why-keep-roll = Rolled again, these dice would be no better on average.

# What the button says

offer-dice =
    { $number }: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
offer-action = Action of row { $row }
offer-row = Bonus of row { $number }
offer-column = Bonus of column { $number }

# Answers one after the other: what is done, in short

row-dice =
    take { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from the { $number }
row-dice-for =
    take { $count ->
        [one] 1 die
       *[other] { $count } dice
    } from the { $number } ({ $use })
row-space = take dice from the { $number }
row-space-for = take dice from the { $number } ({ $use })
row-column = put the six on column { $number }
row-standard = { $does } (standard)
row-by-level = { $does } (row { $row })
row-by-column = { $does } (column { $column })
row-by-field = { $does } (row { $row }, column { $column })
row-move = move the messenger to path space { $field }
row-novice = send novice { $label }
row-novice-to = send novice { $label } ({ $place })
row-place = send a novice ({ $place })
row-extra-novice = send the novice beside it ({ $place })
row-novice-stays = do not send the novice beside it
row-pane = take a pane from { $cloister }
row-any-pane = take a window pane
row-no-pane = take no pane
row-window = place it in window row { $number }
row-bonus-of-row = take the bonus of window row { $number }
row-bonus-of-column = take the bonus of column { $number }
row-exchange = exchange { $trade }
row-any-exchange = exchange a good
row-extra-die = take the die and roll it
row-no-extra-die = take 5 points instead
row-times =
    { $does } { $count ->
        [2] twice
       *[other] { $count } times
    }
