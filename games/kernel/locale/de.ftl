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
       *[other] Das sind noch zu wenige: Bitte wähle mindestens { $least }, bisher { $picked ->
            [one] ist es eins
           *[other] sind es { $picked }
        }.
    }
too-many-picks = Das sind zu viele: Hier { $most ->
        [one] darfst du höchstens eins wählen
       *[other] darfst du höchstens { $most } wählen
    }, gewählt sind { $picked }.
question-gone = Diese Frage ist nicht mehr offen. Die Nachricht zeigt jetzt den neuesten Stand.
cannot-take-back = Das lässt sich nicht mehr zurücknehmen: Danach wurde schon etwas aufgedeckt oder entschieden.

# Was geschehen ist

turn-began = Zug { $number } von { $who }
took-back = { $who } nimmt die letzte Entscheidung zurück.
took-back-step = { $who } nimmt im Einverständnis aller den letzten Schritt zurück und alles, was darauf folgte.
took-back-turn = { $who } nimmt im Einverständnis aller einen Zug zurück und alles, was darauf folgte.
took-back-before = { $who } nimmt im Einverständnis aller die letzten beiden Züge zurück und alles, was darauf folgte.
took-back-redo = { $who } stellt im Einverständnis aller wieder her, was zurückgenommen war.
reseated-person = { $who } hat diesen Platz übernommen und spielt weiter.
reseated-computer = Diesen Platz hat der Computer übernommen: { $who }.
reseated-away = Für { $who } spielt bis auf Weiteres der Computer.
reseated-turn = Die Zeit war um: Diesen Zug spielt für { $who } der Computer.
reseated-back = { $who } ist wieder da und spielt selbst.
sealed = Aller Zufall dieses Spiels steht schon fest. Prüfsumme zum Nachprüfen (SHA-256): { $commitment }
game-begins = Das Spiel beginnt. { $who } fängt an.

# Feste Anweisungen

order-always = immer
order-never = nie
order-nothing = nichts
order-ask = mich fragen
by-order = Auf deine feste Anweisung: { $what }

# Was kein Spiel ergibt

bad-options = So lässt sich nicht spielen: { $fault }
wrong-seats = { $game } spielen { $least } bis { $most } Personen, nicht { $seats }.
