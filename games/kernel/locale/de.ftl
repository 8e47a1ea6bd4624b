# Antworten

yes = Ja
no = Nein
not-an-option = Das steht hier nicht (mehr) zur Wahl. Bitte wähle etwas, das angeboten wird.
too-few-picks =
    { $picked ->
        [0] Bitte wähle { $least ->
            [one] eins aus
           *[other] { $least } aus
        }.
       *[other] Noch zu wenige: mindestens { $least }, gewählt { $picked }.
    }
too-many-picks = Zu viele: höchstens { $most }, gewählt { $picked }.
question-gone = Diese Frage ist nicht mehr offen. Die Nachricht zeigt jetzt den neuesten Stand.
cannot-take-back = Das lässt sich nicht mehr zurücknehmen: Danach wurde schon etwas aufgedeckt oder entschieden.

# Nachschlagen

term-facts = Ein Wort der Regeln

# Was geschehen ist

turn-began =
    { $who ->
        [you] Dein Zug { $number }
       *[other] Zug { $number } von { $who }
    }
turn-in-short =
    { $who ->
        [you] Du
       *[other] { $who }
    }, Zug { $number }: { $deeds }
did =
    { $who ->
        [you] Du
       *[other] { $who }
    } { $deeds }.
did-because =
    { $what }{ $by ->
        [you] {""}
       *[other] {" "}({ $by })
    }: { $who ->
        [you] Du
       *[other] { $who }
    } { $deeds }.
deed-times = { $deed } ({ $count }-mal)
took-back =
    { $who ->
        [you] Du nimmst die letzte Entscheidung zurück.
       *[other] { $who } nimmt die letzte Entscheidung zurück.
    }
took-back-step =
    { $who ->
        [you] Du nimmst den letzten Schritt zurück und alles, was darauf folgte.
       *[other] { $who } nimmt den letzten Schritt zurück und alles, was darauf folgte.
    }
took-back-turn =
    { $who ->
        [you] Du nimmst deinen letzten Zug zurück und alles, was darauf folgte.
       *[other] { $who } nimmt den letzten eigenen Zug zurück und alles, was darauf folgte.
    }
took-back-before =
    { $who ->
        [you] Du nimmst deine letzten beiden Züge zurück und alles, was seitdem geschah.
       *[other] { $who } nimmt die letzten beiden eigenen Züge zurück und alles, was seitdem geschah.
    }
took-back-redo =
    { $who ->
        [you] Du stellst wieder her, was zurückgenommen war.
       *[other] { $who } stellt wieder her, was zurückgenommen war.
    }
rules-changed = Eine neuere Version des Programms hat andere Regeln. Was nach ihnen nicht mehr möglich ist, wurde zurückgenommen; von hier an geht es weiter.
reseated-person =
    { $who ->
        [you] Von hier an spielst du anstelle von { $whom }.
       *[other] Von hier an spielt { $who } anstelle von { $whom }.
    }
reseated-computer =
    { $who ->
        [you] { $whom } ist ausgestiegen.
       *[other] { $whom } ist ausgestiegen: { $who } spielt weiter.
    }
reseated-away =
    { $who ->
        [you] Für dich spielt bis auf Weiteres der Computer.
       *[other] Für { $who } spielt bis auf Weiteres der Computer.
    }
reseated-turn =
    { $who ->
        [you] Deine Zeit war um: Diesen Zug spielt der Computer für dich.
       *[other] Die Zeit war um: Diesen Zug spielt der Computer für { $who }.
    }
reseated-back =
    { $who ->
        [you] Du bist wieder da und spielst selbst.
       *[other] { $who } ist wieder da und spielt selbst.
    }
reseated-alone =
    { $who ->
        [you] Außer dir spielt niemand mehr selbst: Der Computer vertritt dich nicht länger.
       *[other] Außer { $who } spielt niemand mehr selbst: Der Computer gibt den Platz zurück.
    }
sealed = 🔒 Zufall nachprüfbar: Prüfsumme (SHA-256) { $commitment }
game-begins =
    { $who ->
        [you] Das Spiel beginnt. Du fängst an.
       *[other] Das Spiel beginnt. { $who } fängt an.
    }

# Feste Anweisungen

order-always = immer
order-never = nie
order-nothing = nichts
order-ask = mich fragen
by-order = Auf deine feste Anweisung: { $what }

# Was man dem Rat überlässt: „… Rest des Zugs nach Rat“

rest-of-turn = Rest des Zugs

# Vorbereitete Züge

rule-anything = Was sonst zu entscheiden ist
rule-else = Jede andere Frage
rule-as-advised = was der Computer rät
rule-stop-there = anhalten und mich fragen
wish-most = { $what } (höchstens { $most } im Zug)
wish-left = { $what } (solange noch { $left } da sind)
prepared-halted = Was du bereitgelegt hast, endet hier: { $why }
prepared-carried = Dein vorbereiteter Zug wurde gespielt.
prepared-departed-gone = „{ $wanted }“ ging nicht mehr.
prepared-why-more = Du hast mehr zur Wahl als in der Probe.
prepared-why-otherwise = Es kam anders als in der Probe.
prepared-why-gone = „{ $wanted }“ geht nicht mehr.
prepared-halted-undone = Dein vorbereiteter Zug gilt nicht mehr: Es wurde etwas zurückgenommen.
prepared-halted-passed = Was du bereitgelegt hattest, wurde nicht gebraucht: Dabei gab es für dich nichts zu entscheiden.
prepared-halted-outdated = Dein vorbereiteter Zug gilt nicht mehr: Seither gibt es eine neue Version des Bots.
prepared-why-asked = Hier wolltest du gefragt werden.
prepared-why-unprepared = Dafür war nichts vorbereitet.

# Was kein Spiel ergibt

bad-options = So lässt sich nicht spielen: { $fault }
wrong-seats = { $game } spielen { $least } bis { $most } Personen, nicht { $seats }.
bad-board = So kann das Brett nicht stimmen, bei { $where }: { $reason }
board-not-toml = Spätestens hier lässt sich die Datei nicht mehr lesen. Meist fehlt ein Anführungszeichen, ein Komma oder eine Klammer. ({ $fault })
board-missing = Hier fehlt „{ $name }“.
board-unknown = „{ $name }“ gibt es hier nicht. Ist es verschrieben?
board-least = Das ist zu wenig: mindestens { $least }.
board-most = Das ist zu viel: höchstens { $most }.
board-too-short = Diese Liste ist zu kurz: mindestens { $least }.
board-too-long = Diese Liste ist zu lang: höchstens { $most }.
board-no-such = „{ $given }“ gibt es hier nicht.
board-kind =
    Hier muss { $kind ->
        [int] eine ganze Zahl ohne Anführungszeichen
        [str] ein Wort in Anführungszeichen
        [array] eine Liste in eckigen Klammern
        [object] eine Tabelle
       *[other] etwas anderes ({ $kind })
    } stehen.
board-fault = Das geht nicht: { $fault }
board-twice = „{ $name }“ gibt es schon weiter oben.
board-must-rise = Davor steht { $before }: Hier muss mehr stehen.
board-must-not-fall = Davor steht { $before }: Hier darf nicht weniger stehen.
board-only-with = Das haben nur die, bei denen { $key } „{ $value }“ ist.
board-length = Diese Liste braucht genau { $length }.
board-must-not-rise = Davor steht { $before }: Hier darf nicht mehr stehen.
board-letters-only = Hier stehen nur die Buchstaben { $letters }.
board-letters-once = Hier stehen nur die Buchstaben { $letters }, jeder höchstens einmal.
board-nowhere = „{ $name }“ kommt hier nicht vor, muss aber vorkommen.
board-too-many = So oft kann niemand „{ $what }“ erfüllen: So viel Platz ist auf einer Seite des Bretts nicht.

# Seiten der Regeln, die jedes Spiel haben kann

rules-page-minute = In einer Minute
rules-page-prices = Preise auf einen Blick
rules-page-signs = Zeichen und Abkürzungen
rules-page-example = Ein Beispiel
