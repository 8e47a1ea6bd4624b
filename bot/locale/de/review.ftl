# Auswertung

button-review = Auswertung
review-heading = ### 🔍 { $game }: deine Auswertung
review-under-way-at =
    Ich spiele deine Entscheidungen durch … { $done } %
    Das kann einige Minuten dauern. Du musst nicht warten: Das Ergebnis kommt hierher.
review-under-way = Die Auswertung dieses Spiels entsteht gerade. Sie kommt, sobald sie fertig ist.
review-other-under-way = Ich mache gerade eine andere Auswertung für dich ({ $place }). Sie kommt von selbst; danach ist diese dran, wenn du noch einmal darum bittest.
review-beside =
    { $count ->
        [one] Ich mache zugleich für noch jemanden eine Auswertung: Es geht reihum.
       *[other] Ich mache zugleich für { $count } andere eine Auswertung: Es geht reihum.
    }
review-failed = Die Auswertung konnte ich nicht zu Ende rechnen. Versuch es gleich noch einmal.
review-found =
    { $count ->
        [one] Bei einer deiner { $decisions } Entscheidungen wäre etwas anderes klar besser gewesen.
       *[other] Bei { $count } deiner { $decisions } Entscheidungen wäre etwas anderes klar besser gewesen.
    }
review-nothing = Kein klarer Fehler in { $decisions } Entscheidungen.
review-unfinished = Für alle deine Entscheidungen hat die Zeit nicht gereicht: Ich sage nur, was ich oft genug durchspielen konnte. Versuch es noch einmal, wenn weniger los ist.
review-untried =
    { $count ->
        [one] Eine davon ließ sich nicht durchspielen, weil andere im selben Moment verdeckt entschieden.
       *[other] { $count } davon ließen sich nicht durchspielen, weil andere im selben Moment verdeckt entschieden.
    }
review-honest =
    { $others ->
        [0] Keine hätte der Computer ({ $level }) anders getroffen.
        [one] Eine hätte der Computer ({ $level }) anders getroffen.
       *[other] { $others } hätte der Computer ({ $level }) anders getroffen.
    } Klar besser heißt: in je 200 rasch zu Ende gespielten Fortsetzungen. Gezeigt werden höchstens fünf.
review-place = { $number } von { $count }
review-instead = Du: **{ $own }**. Besser: **{ $better }**.
review-better = Du: **{ $own }**. Besser: **{ $better }** (im Mittel { $points } Punkte mehr).
review-won = In { $count } Fortsetzungen; gewonnen { $better } %, mit deiner Antwort { $own } %.
review-counted = In { $count } Fortsetzungen.
