# Words on the pictures of Monasterium

picture-monasterium-year = Year { $year } of { $years }
picture-monasterium-place = Round { $round } of { $rounds }: placing dice
picture-monasterium-act = Round { $round } of { $rounds }: actions
picture-monasterium-task-dice = { $count } personal dice
picture-monasterium-task-walks = { $count } on cloister walks
picture-monasterium-task-chapels = in { $count } chapels
picture-monasterium-task-windows = { $count } window panes
picture-monasterium-task-everywhere = { $count } in every monastery
picture-monasterium-roll = Roll
picture-monasterium-sources = Points so far
picture-monasterium-course = Points by round, the last including final scoring
