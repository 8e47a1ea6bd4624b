# Das Ergebnis und die Geschichte des Spiels

picture-result = Ergebnis
picture-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
picture-margin =
    { $points ->
        [0] Sieg bei gleichen Punkten
        [one] Sieg mit einem Punkt Vorsprung
       *[other] Sieg mit { $points } Punkten Vorsprung
    }
picture-tie = Vor { $who }: { $note }
picture-rest = übrige
picture-turn-unit = Zug
picture-round-unit = Runde
picture-course = Punkte nach Zügen
picture-behind = Rückstand auf die Spitze
picture-ahead = Vorn
picture-course-end = Ende
picture-dominion-course = Punkte nach Runden

moment-turn = Zug { $number }
moment-round = Runde { $number }
moment-end = Schlusswertung

story-why = Entscheidend: { $what }, { $points } zu { $other } gegen { $who }.
story-changes =
    Die Führung wechselte { $times ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $times }-mal
    }; { $who } führte am längsten.
story-changes-level =
    Die Führung wechselte { $times ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    }.
story-always = { $who } führte von Anfang bis Ende.
story-since = { $who } führte ab { $when } bis zum Schluss.
story-ahead = Geführt hat nur { $who }, aber nicht ohne Unterbrechung.
story-turning = Wendepunkt { $when }: Von da an führte { $who }.
story-late = Erst die Schlusswertung brachte { $who } nach vorn.
story-last = Erst { $when } brachte { $who } nach vorn.
story-behind =
    Nach { $when } lag { $who } noch { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } zurück.
story-best =
    { $unit ->
        [turn] Bester Zug
       *[round] Beste Runde
    }: { $who } in { $when }, +{ $points }.
story-best-shared =
    { $unit ->
        [turn] Bester Zug
       *[round] Beste Runde
    }: +{ $points } für { $who }.
