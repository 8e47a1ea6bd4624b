# Das Ergebnis und die Geschichte des Spiels

picture-result = Ergebnis
picture-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
picture-unit =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
picture-margin =
    { $points ->
        [0] Sieg bei Punktgleichstand
        [one] Sieg mit einem Punkt Vorsprung
       *[other] Sieg mit { $points } Punkten Vorsprung
    }
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

story-why = Entscheidend: { $what }, { $points } zu { $other } Punkte gegen { $who }.
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
story-unbeaten = { $who } lag nie zurück.
story-ahead = Nur { $who } lag je allein vorn, zeitweise gleichauf.
story-turning = Wendepunkt { $when }: Von da an führte { $who }.
story-late =
    Erst die Schlusswertung brachte { $who } { $before ->
        [led] endgültig nach vorn
       *[never] nach vorn
    }.
story-last =
    Erst { $when } brachte { $who } { $before ->
        [led] endgültig nach vorn
       *[never] nach vorn
    }.
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
        [turn] Beste Züge
       *[round] Beste Runden
    }: +{ $points } für { $who }.
best-of = { $who } ({ $when })
story-best-last =
    { $unit ->
        [turn] Beste Züge
       *[round] Beste Runden
    }: je +{ $points }, zuletzt { $who } in { $when }.

short-turning = Ab { $when } vorn: { $who }
short-best = Bestes: { $who } +{ $points }, { $when }
short-best-last = Bestes: je +{ $points }, zuletzt { $who }, { $when }
