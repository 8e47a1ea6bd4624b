# Der Tisch in Worten

twin-turn =
    Am Zug: { $who }, Zug { $number }, { $phase ->
        [start] Zugbeginn
        [action] Aktionsphase
        [buy] Kaufphase
       *[clean_up] Aufräumphase
    }.
twin-means =
    { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $buys ->
        [one] 1 Kauf
       *[other] { $buys } Käufe
    }, { $coins } Geld.
twin-in-play = Im Spiel: { $cards }.
twin-seat =
    { $who }: { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck } im Nachziehstapel, { $discard } im Ablagestapel, zuoberst { $top }.
twin-nothing = nichts
twin-revealed = Aufgedeckt bei { $who }: { $cards }.
twin-set-aside = Zur Seite gelegt von { $who }: { $cards }.
twin-tokens =
    { $who } hat { $count ->
        [one] 1 Punktemarker
       *[other] { $count } Punktemarker
    }.
twin-lowered = Die Kosten sind gesenkt durch { $cards }.
twin-mat =
    Auf dem Tableau Handelsroute { $count ->
        [0] liegt kein Geldmarker
        [one] liegt 1 Geldmarker, vom Stapel { $piles }
       *[other] liegen { $count } Geldmarker, von den Stapeln { $piles }
    }.
twin-prizes = Preise: { $cards }.
twin-no-prizes = Es ist kein Preis mehr zu haben.
twin-supply = Vorrat: { $piles }.
twin-pile = { $card } (kostet { $cost }, noch { $left })
twin-pile-lowered = { $card } (kostet { $cost } statt { $printed }, noch { $left })
twin-pile-marked = { $pile } [{ $marks }]
twin-mark-bane = Bannkarte
twin-mark-trade-route = mit Geldmarker
twin-mark-named = benannt, darf nicht gekauft werden
twin-mark-forbidden = darf jetzt nicht gekauft werden
twin-spoken-for =
    { $count ->
        [one] 1 davon schon vergeben
       *[other] { $count } davon schon vergeben
    }
twin-empty = Leere Stapel: { $piles }.
twin-trash = Müllstapel: { $cards }.
twin-no-trash = Der Müllstapel ist leer.
twin-turns = Bisherige Züge: { $turns }.
twin-turns-of = { $who } { $count }
twin-hand = Deine Hand: { $cards }.
twin-no-hand = Deine Hand ist leer.
