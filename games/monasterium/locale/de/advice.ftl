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
why-goods = Bringt die Waren, die dir mehr nützen.
why-dice = Ein weiterer Würfel nützt in jeder Runde, die noch kommt.
why-own-dice = Schont deine eigenen Würfel für später.
why-later = Zahlt sich erst später aus.
why-all-in-all = Bringt alles in allem am meisten.
why-all-alike = Hier sieht der Computer keinen Unterschied.
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
row-column = als Spalte { $number }
row-standard = Standardaktion
row-action = Aktion { $row }
row-novice = Novize { $label }
row-pane = Fenster aus { $cloister }
row-window = Fensterreihe { $number }
row-bonus-of-row = Bonus der Reihe { $number }
row-bonus-of-column = Bonus der Spalte { $number }
