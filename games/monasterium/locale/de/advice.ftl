# Warum der Computer so spielen würde: höchstens zwölf Wörter

why-points =
    { $points ->
        [one] Bringt 1 Punkt.
       *[other] Bringt { $points } Punkte.
    }
why-final-points =
    Mit der Schlusswertung, wie es jetzt steht: { $points ->
        [one] +1 Punkt.
       *[other] +{ $points } Punkte.
    }
why-goods = Diese Waren nützen dir mehr.
why-dice = Ein weiterer Würfel nützt in jeder Runde, die noch kommt.
why-own-dice = Schont deine eigenen Würfel für später.
why-later = Zahlt sich erst später aus.
why-all-in-all = Bringt alles in allem am meisten.
why-all-alike = Nach dieser Rechnung ist alles gleich gut.
why-place = Diese Zahl nützt dir von diesem Wurf am meisten.
why-roll-again = Neu gewürfelt nützt das im Schnitt mehr.
why-keep-roll = Neu gewürfelt wäre das im Schnitt nicht besser.

# Was auf dem Knopf steht

offer-dice =
    { $number }: { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
offer-action = Aktion der Reihe { $row }
offer-row = Bonus der Reihe { $number }
offer-column = Bonus der Spalte { $number }
row-space = von der { $number }
row-space-for = von der { $number } ({ $use })
row-column = die Sechs als Spalte { $number }
row-standard = Standardaktion
row-action = Aktion { $row }
row-action-of = Aktion { $row } in Spalte { $column }
row-standard-of = Standardaktion in Spalte { $column }
row-move = Gesandter auf Wegfeld { $field }
row-novice = Novize { $label }
row-novice-stays = den Novizen daneben nicht entsenden
row-pane = Fenster aus { $cloister }
row-no-pane = kein Fenster
row-extra-die = weiterer Würfel
row-no-extra-die = 5 Punkte statt eines Würfels
row-window = Fensterreihe { $number }
row-bonus-of-row = Bonus der Reihe { $number }
row-bonus-of-column = Bonus der Spalte { $number }
