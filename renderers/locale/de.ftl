# Wörter auf Bildern

picture-your-hand = Deine Hand
picture-whose-turn = { $name } ist am Zug
picture-turn =
    Zug { $number }, { $phase ->
        [start] Zugbeginn
        [action] Aktionsphase
        [buy] Kaufphase
        [clean_up] Aufräumphase
       *[other] { $phase }
    }
picture-over = Das Spiel ist zu Ende
picture-in-play = Im Spiel
picture-prizes = Preise
picture-mat = Auf dem Tableau
picture-empty-piles =
    { $count ->
        [one] leerer Stapel
       *[other] leere Stapel
    }
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
