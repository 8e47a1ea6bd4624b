# Wörter auf den Bildern von Monasterium

picture-monasterium-year = { $year }. Klosterjahr von { $years }
picture-monasterium-place = Runde { $round } von { $rounds }: Würfel einsetzen
picture-monasterium-act = Runde { $round } von { $rounds }: Aktionen
picture-monasterium-task-dice = { $count } persönl. Würfel
picture-monasterium-task-walks = { $count } im Kreuzgang
picture-monasterium-task-chapels = in { $count } Kapellen
picture-monasterium-task-windows = { $count } Kirchenfenster
picture-monasterium-task-everywhere = je { $count } in allen Klöstern
picture-monasterium-roll = Wurf
picture-monasterium-sources = Punkte bisher
picture-monasterium-course = Punkte je Runde, zuletzt mit Schlusswertung
