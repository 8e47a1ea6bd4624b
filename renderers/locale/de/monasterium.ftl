# Wörter auf den Bildern von Monasterium

picture-monasterium-year = { $year }. Klosterjahr von { $years }
picture-monasterium-place = Runde { $round } von { $rounds }: Würfel einsetzen
picture-monasterium-act = Runde { $round } von { $rounds }: Aktionen
picture-monasterium-ahead = Würfel für Jahr { $year }, Runde { $round }
picture-monasterium-task-dice = persönliche Würfel
picture-monasterium-task-walks = in Kreuzgängen
picture-monasterium-task-chapels = in { $count } Klöstern
picture-monasterium-task-windows = Fenster
picture-monasterium-task-everywhere = Klöster mit { $count } Novizen
picture-monasterium-roll = Wurf
picture-monasterium-again = Welche neu?
picture-monasterium-which = Welche Zahl setzt du ein?
picture-monasterium-row = Reihe { $number }
picture-monasterium-glass = Fenster aus Kloster { $cloister }, noch { $left }: welche Reihe?
picture-monasterium-sources = Punkte bisher
picture-monasterium-course = Punkte nach Runden und Schlusswertung
