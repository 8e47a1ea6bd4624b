# Warum der Computer so spielen würde: höchstens zwölf Wörter

why-points =
    { $points ->
        [one] Bringt 1 Punkt.
       *[other] Bringt { $points } Punkte.
    }
why-final-points =
    { $points ->
        [one] Bringt nach heutigem Stand 1 Punkt.
       *[other] Bringt nach heutigem Stand { $points } Punkte.
    }
why-goods = Bringt, was du brauchst: { $goods }.
why-dice = Ein weiterer Würfel nützt in jeder Runde, die noch kommt.
why-own-dice = Schont deine eigenen Würfel für später.
why-road = Dein Gesandter steht dann günstiger für die nächsten Boni.
why-fields = Damit kannst du mit späteren Würfeln mehr anfangen.
why-cloisters = In den Klöstern hast du dann bessere Aussichten.
why-orders = Verbessert deine Aussicht auf die Punkte von Aufträgen.
why-window = Dein Kirchenfenster verspricht dann mehr Punkte.
why-spaces = Auf den Würfelfeldern liegt dann mehr von dem, was du brauchst.
why-all-in-all = Bringt alles in allem wohl am meisten.
why-all-alike = Alles ist etwa gleich gut.
why-place = Von diesem Wurf nützt dir die { $number } wohl am meisten.
why-roll-again =
    { $dice ->
        [one] Dieser Würfel nützt neu gewürfelt im Schnitt mehr.
       *[other] Diese Würfel nützen neu gewürfelt im Schnitt mehr.
    }
why-keep-roll = Neu gewürfelt wären diese Würfel im Schnitt nicht besser.

# Was auf dem Knopf steht

offer-action = Aktion der Reihe { $row }
offer-row = Bonus der Reihe { $number }
offer-column = Bonus der Spalte { $number }

# Antworten nacheinander: was getan wird, kurz

row-placed = { $dice } setzen
row-faces =
    { $count ->
        [1] die { $number }
       *[other] { $count } × die { $number }
    }
row-rolled-again =
    { $count ->
        [one] 1 Würfel neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
row-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number }
row-dice-for =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von der { $number } ({ $use })
row-space = Würfel von der { $number }
row-space-for = Würfel von der { $number } ({ $use })
row-column = Sechs auf Spalte { $number }
row-standard = { $does } (Standard)
row-by-level = { $does } (Reihe { $row })
row-by-column = { $does } (Spalte { $column })
row-by-field = { $does } (Reihe { $row }, Spalte { $column })
row-move = Gesandter auf Wegfeld { $field }
row-novice = Novize { $label }
row-novice-to = Novize { $label } → { $place }
row-place = Novize → { $place }
row-extra-novice = Novize daneben → { $place }
row-novice-stays = Novize daneben bleibt
row-pane = Fenster aus { $cloister }
row-any-pane = ein Fenster
row-no-pane = kein Fenster
row-window = in Fensterreihe { $number }
row-bonus-of-row = Bonus der Fensterreihe { $number }
row-bonus-of-column = Bonus der Spalte { $number }
row-exchange = { $trade }
row-any-exchange = eine Ware tauschen
row-extra-die = weiterer Würfel
row-no-extra-die = 5 Punkte statt Würfel
row-times =
    { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $count }-mal
    } { $does }
rest-of-dice = übrige Würfel
rest-until-turn = bis zum nächsten Zug
joint-dice = { $count } von der { $number }: { $use }
joint-six = Die Sechs auf Spalte { $number }: { $use }
joint-novice = { $label } → { $place }: { $pays }
