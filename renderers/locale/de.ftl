# Wörter auf Bildern

picture-your-hand = Deine Hand
picture-whose-turn = { $name } ist am Zug
picture-awaited = Wartet auf
picture-turn =
    Zug { $number }, { $phase ->
        [start] Zugbeginn
        [action] Aktionsphase
        [buy] Kaufphase
        [clean_up] Aufräumphase
       *[other] { $phase }
    }
picture-over = Das Spiel ist zu Ende
picture-stopped = Das Spiel wurde abgebrochen
picture-in-play = Im Spiel
picture-revealed = Aufgedeckt bei { $name }
picture-set-aside = Zur Seite gelegt von { $name }
picture-prizes = Preise
picture-no-prizes = Alle Preise sind vergeben
picture-lowered = Kosten gesenkt durch { $cards }
picture-mat = Tableau: { $count }
picture-end = Spielende: { $empty } von { $most } Stapeln leer
picture-end-short = { $empty } von { $most } leer
picture-turns =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
picture-trash = Müll: { $count }
picture-empty-hand = Deine Hand ist leer
