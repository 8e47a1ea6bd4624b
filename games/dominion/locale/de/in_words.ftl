# Der Tisch in Worten

in-words-turn =
    { $who }, Zug { $number }: { $phase ->
        [start] Zugbeginn
        [action] Aktionsphase
        [buy] Kaufphase
       *[clean_up] Aufräumphase
    }.
in-words-means =
    { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $buys ->
        [one] 1 Kauf
       *[other] { $buys } Käufe
    }, { $coins } Geld.
in-words-in-play = Im Spiel: { $cards }.
in-words-seat =
    { $who }: { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck } im Nachziehstapel, { $discard } im Ablagestapel, zuoberst { $top }.
in-words-nothing = nichts
in-words-revealed = Aufgedeckt bei { $who }: { $cards }.
in-words-set-aside = Zur Seite gelegt von { $who }: { $cards }.
in-words-tokens =
    { $who } hat { $count ->
        [one] 1 Punktemarker
       *[other] { $count } Punktemarker
    }.
in-words-lowered = Die Kosten sind gesenkt durch { $cards }.
in-words-mat =
    Auf dem Tableau Handelsroute { $count ->
        [0] liegt kein Geldmarker
        [one] liegt 1 Geldmarker, vom Stapel { $piles }
       *[other] liegen { $count } Geldmarker, von den Stapeln { $piles }
    }.
in-words-prizes = Preise: { $cards }.
in-words-no-prizes = Alle Preise sind vergeben.
in-words-supply = Vorrat: { $piles }.
in-words-pile = { $card } (kostet { $cost }, noch { $left })
in-words-pile-lowered = { $card } (kostet { $cost } statt { $printed }, noch { $left })
in-words-pile-marked = { $pile } [{ $marks }]
in-words-mark-bane = Bannkarte
in-words-mark-trade-route = mit Geldmarker
in-words-mark-named = durch Schmuggelware verboten
in-words-mark-forbidden = darf jetzt nicht gekauft werden
in-words-spoken-for =
    { $count ->
        [one] 1 davon vielleicht bald weg (offener Angriff)
       *[other] { $count } davon vielleicht bald weg (offener Angriff)
    }
in-words-empty = Leere Stapel: { $piles }.
in-words-trash = Müllstapel: { $cards }.
in-words-no-trash = Der Müllstapel ist leer.
in-words-turns = Bisherige Züge: { $turns }.
in-words-turns-of = { $who } ({ $count })
in-words-hand = Deine Hand: { $cards }.
in-words-no-hand = Deine Hand ist leer.
