# Words on the pictures of Monasterium

picture-monasterium-year = Year { $year } of { $years }
picture-monasterium-place = Round { $round } of { $rounds }: placing dice
picture-monasterium-act = Round { $round } of { $rounds }: actions
picture-monasterium-ahead = Dice for year { $year }, round { $round }
picture-monasterium-task-dice = personal dice
picture-monasterium-task-walks = on the walks
picture-monasterium-task-chapels = in { $count } monasteries
picture-monasterium-task-windows = panes
picture-monasterium-task-everywhere = monasteries with { $count } novices
picture-monasterium-roll = Roll
picture-monasterium-row = Row { $number }
picture-monasterium-sources = Points so far
picture-monasterium-course = Points by round, then final scoring
picture-monasterium-short =
    { $kind ->
        [send] { $less ->
            [0] send a novice
           *[other] cheaper novice
        }
        [either] influence / rosary
        [upgrade] exchange a good
        [goods] soup or exchange
        [move] messenger { $count ->
            [one] +1 space
           *[other] +{ $fields } spaces
        }
        [window] window pane
        [any_action] any action
       *[die] extra die
    }
picture-monasterium-any-column = your choice of column
picture-monasterium-flipped = +1 point per die
picture-monasterium-reroll =
    { $fresh ->
        [0] Re-roll: already used
       *[other] Re-roll: once a round
    }
picture-monasterium-neutral = neutral
picture-monasterium-mine = your own
picture-monasterium-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
picture-monasterium-price =
    { $number ->
        [3] Chapel: { $influence } influence
        [4] Cloister walk: { $rosaries ->
            [one] 1 rosary
           *[other] { $rosaries } rosaries
        }
       *[other] Building: { $influence } influence and { $goods } soup, tools or books
    }
picture-monasterium-all-unlock = { $price } → { $what }
picture-monasterium-bonus = Bonus:
picture-monasterium-full = if full:
picture-monasterium-left = { $left } left
picture-monasterium-sent = Novice { $label }
picture-monasterium-sign =
    { $sign ->
        [influence] influence
        [rosary] rosary
        [soup] soup
        [tool] tool
        [book] book
        [chapel] chapel
        [window] panes
        [prestige] points
        [novice] in the grid
        [flip_tile] flipped tiles
        [own_die] own dice
        [neutral_die] neutral
        [reroll] re-roll
        [any_action] any action
        [extra_die] +1 die
        [goods] soup or exchange
        [upgrade] exchange
        [send] send
        [move] messenger
        [house] any building
        [walk] cloister walk
        [turn] to move
        [waiting] awaited
        [next_round] next round
        [shield] monastery
        [changed] new
       *[start] starts the round
    }
