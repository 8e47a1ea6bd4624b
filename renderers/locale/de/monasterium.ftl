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
picture-monasterium-row = Reihe { $number }
picture-monasterium-sources = Punkte bisher
picture-monasterium-course = Punkte nach Runden und Schlusswertung
picture-monasterium-short =
    { $kind ->
        [send] { $less ->
            [0] Novizen entsenden
           *[other] billigerer Novize
        }
        [either] Einfluss / Rosenkranz
        [upgrade] Ware tauschen
        [goods] Suppe oder Tausch
        [move] Gesandter { $count ->
            [one] +1 Feld
           *[other] +{ $fields } Felder
        }
        [window] Fenster
        [any_action] beliebige Aktion
       *[die] weiterer Würfel
    }
picture-monasterium-any-column = Spalte nach Wahl
picture-monasterium-flipped = +1 Punkt je Würfel
picture-monasterium-reroll =
    { $fresh ->
        [0] Neu würfeln: schon benutzt
       *[other] Neu würfeln: einmal je Runde
    }
picture-monasterium-neutral = neutral
picture-monasterium-mine = eigene
picture-monasterium-actions =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
picture-monasterium-price =
    { $number ->
        [3] Kapelle: { $influence } Einfluss
        [4] Kreuzgang: { $rosaries ->
            [one] 1 Rosenkranz
           *[other] { $rosaries } Rosenkränze
        }
       *[other] Gebäude: { $influence } Einfluss und { $goods } Suppen, Werkzeuge oder Bücher
    }
picture-monasterium-all-unlock = { $price } → { $what }
picture-monasterium-bonus = Bonus:
picture-monasterium-full = wenn voll:
picture-monasterium-left = noch { $left }
picture-monasterium-sent = Novize { $label }
picture-monasterium-sign =
    { $sign ->
        [influence] Einfluss
        [rosary] Rosenkranz
        [soup] Suppe
        [tool] Werkzeug
        [book] Buch
        [chapel] Kapelle
        [window] Fenster
        [prestige] Punkte
        [novice] im Raster
        [flip_tile] umgedrehte Plättchen
        [own_die] eigene Würfel
        [neutral_die] neutral
        [reroll] neu würfeln
        [any_action] beliebige Aktion
        [extra_die] +1 Würfel
        [goods] Suppe oder Tausch
        [upgrade] Tausch
        [send] entsenden
        [move] Gesandter
        [house] Gebäude
        [walk] Kreuzgang
        [turn] am Zug
        [waiting] gefragt
        [next_round] nächste Runde
        [shield] Kloster
        [changed] neu
       *[start] beginnt
    }
