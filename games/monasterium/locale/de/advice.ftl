# Warum der Computer so spielen würde: höchstens zwölf Wörter

why-points =
    { $points ->
        [one] Bringt 1 Punkt.
       *[other] Bringt { $points } Punkte.
    }
why-final-points =
    Mit der Schlusswertung nach heutigem Stand: { $points ->
        [one] +1 Punkt.
       *[other] +{ $points } Punkte.
    }
why-goods = Dann hast du mehr vom Nötigen: { $goods }.
why-dice = Ein weiterer Würfel nützt in jeder Runde, die noch kommt.
why-own-dice = Schont deine eigenen Würfel für später.
why-road = Dein Gesandter steht dann günstiger für die nächsten Boni.
why-fields = Damit kannst du mit späteren Würfeln mehr anfangen.
why-cloisters = In den Klöstern hast du dann bessere Aussichten.
why-orders = Verbessert deine Aussicht auf die Punkte von Aufträgen.
why-window = Dein Kirchenfenster verspricht dann mehr Punkte.
why-spaces = Auf den Würfelfeldern liegt dann mehr von dem, was du brauchst.
why-all-in-all = Bringt alles in allem am meisten.
why-all-alike = Nach dieser Rechnung ist alles gleich gut.
why-place = Von diesem Wurf nützt dir die { $number } am meisten.
why-roll-again =
    { $dice ->
        [one] Dieser Würfel nützt neu gewürfelt im Schnitt mehr.
       *[other] Diese Würfel nützen neu gewürfelt im Schnitt mehr.
    }
why-keep-roll = Neu gewürfelt wären diese Würfel im Schnitt nicht besser.

# Was auf dem Knopf steht

offer-dice =
    { $number }: { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
offer-action = Aktion der Reihe { $row }
offer-row = Bonus der Reihe { $number }
offer-column = Bonus der Spalte { $number }

# Antworten nacheinander: was getan wird, kurz

row-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number } nehmen
row-dice-for =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number } nehmen ({ $use })
row-space = Würfel von der { $number } nehmen
row-space-for = Würfel von der { $number } nehmen ({ $use })
row-column = die Sechs auf Spalte { $number } legen
row-standard = { $does } (Standard)
row-by-level = { $does } (Reihe { $row })
row-by-column = { $does } (Spalte { $column })
row-by-field = { $does } (Reihe { $row }, Spalte { $column })
row-move = den Gesandten auf Wegfeld { $field } ziehen
row-novice = Novizen { $label } entsenden
row-novice-to = Novizen { $label } entsenden ({ $place })
row-place = Novizen entsenden ({ $place })
row-extra-novice = den Novizen daneben entsenden ({ $place })
row-novice-stays = den Novizen daneben nicht entsenden
row-pane = Kirchenfenster aus { $cloister } nehmen
row-any-pane = ein Kirchenfenster nehmen
row-no-pane = kein Kirchenfenster nehmen
row-window = es in Fensterreihe { $number } einbauen
row-bonus-of-row = Bonus der Fensterreihe { $number } nehmen
row-bonus-of-column = Bonus der Spalte { $number } nehmen
row-exchange = { $trade } tauschen
row-any-exchange = eine Ware tauschen
row-extra-die = weiteren Würfel nehmen und würfeln
row-no-extra-die = lieber 5 Punkte nehmen
row-times =
    { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $count }-mal
    } { $does }
