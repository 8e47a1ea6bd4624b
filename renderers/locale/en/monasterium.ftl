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
picture-monasterium-again = Re-roll which?
picture-monasterium-which = Which number do you place?
picture-monasterium-row = Row { $number }
picture-monasterium-glass = Pane from monastery { $cloister }, { $left } left: which row?
picture-monasterium-sources = Points so far
picture-monasterium-course = Points by round, then final scoring
