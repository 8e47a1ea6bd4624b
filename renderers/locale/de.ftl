# Wörter auf Bildern

picture-turn = { $who }: Zug { $number }
picture-phase =
    { $phase ->
        [start] Zugbeginn
        [action] Aktionsphase
        [buy] Kaufphase
        [clean_up] Aufräumphase
       *[other] { $phase }
    }
picture-in-play = Im Spiel
picture-trash = Müll: { $count }
picture-nothing = nichts
picture-discard-top = Ablage oben: { $top }
picture-empty-hand = Deine Hand ist leer
picture-result = Ergebnis
picture-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
picture-course = Punkte nach Zügen
