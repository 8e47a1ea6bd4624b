# Antworten auf Befehle

command-found = { $name }
command-no-game-here = In diesem Kanal gibt es kein Spiel. { COMMAND("play") } eröffnet einen Tisch, { COMMAND("turn") } zeigt deine Spiele; in den Direktnachrichten an mich zeigt { COMMAND("hand") } deine Hand in jedem davon.
command-no-games = Du spielst bei keinem Spiel mit. { COMMAND("play") } in einem Kanal eröffnet einen Tisch.
which-game = In welchem Spiel? { COMMAND($command) }
which-game-pick =
    { $pages ->
        [one] Deine Spiele
       *[other] Deine Spiele, Seite { $page } von { $pages }
    }
which-game-gone = Damit kann ich nicht fragen, in welchem Spiel. Schreib es bitte in den Kanal des Spiels.
command-unknown = Diesen Befehl gibt es nicht mehr. { COMMAND("help") } zeigt, welche es gibt.
command-failed = Etwas ist schiefgegangen, und nichts wurde verändert. Wer diesen Bot betreibt, findet es im Protokoll unter { $number }.

# /spielen

command-play-name = spielen
command-play-about = In diesem Kanal einen Tisch eröffnen
command-play-game-name = spiel
command-play-game-about = Was möchtest du spielen?
command-play-set-name = aufbau
command-play-set-about = Ein empfohlener Aufbau, falls das Spiel einen hat
command-play-list-name = liste
command-play-list-about = Eigene Auswahl, mit Kommas getrennt, statt eines empfohlenen Aufbaus
command-play-where-name = wo
command-play-where-about = Wo soll der Tisch stehen?
command-play-where-here = Hier
command-play-where-thread = In einem eigenen Thread, damit dieser Kanal frei bleibt
command-play-in-server = Tische stehen in einem Kanal eines Servers: Bitte nutze { COMMAND("play") } dort.
command-play-channel-taken = In diesem Kanal läuft schon ein Spiel. Wähle bei { COMMAND("play") } unter „{ command-play-where-name }“ einen eigenen Thread.
command-play-thread-taken = In diesem Thread läuft schon ein Spiel. Bitte eröffne den Tisch in einem anderen Kanal.
command-play-table-waits = Hier wartet schon ein Tisch auf seinen Beginn: Drück an ihm „{ button-join }“.
command-play-yours-waits = Der Tisch, an dem du sitzt, wartet hier auf seinen Beginn.
command-play-shown-again = [Dorthin]({ $address }). Ist er gelöscht worden, steht er gleich wieder hier.
command-play-second-in-thread = Für einen zweiten wähle bei { COMMAND("play") } unter „{ command-play-where-name }“ einen eigenen Thread.
command-play-second-elsewhere = Für einen zweiten nimm { COMMAND("play") } in einem anderen Kanal.
command-play-no-thread-here = Hier lässt sich kein Thread eröffnen. Bitte nutze { COMMAND("play") } in einem gewöhnlichen Textkanal.
command-play-in-thread = Der Tisch steht in { $place }.
command-play-thread-title = { $game } · { $host }
command-game-unknown = Ein Spiel „{ $typed }“ gibt es nicht. Meintest du { $near }?
command-set-unclear = Einen Aufbau „{ $typed }“ gibt es nicht. Meintest du { $near }?
command-set-unknown = Einen Aufbau „{ $typed }“ gibt es nicht. Wähle bitte aus der Liste, die beim Tippen erscheint.
command-set-none = Dieses Spiel hat keinen Aufbau zur Auswahl, also auch nicht „{ $typed }“.
command-list-none = Dieses Spiel nimmt keine eigene Liste an.
command-list-open = Der Tisch steht schon. Deine Liste gilt an ihm, sobald sie stimmt.

# /hand, /tisch, /dran

command-hand-name = hand
command-hand-about = Deine Hand zeigen, und was du zu entscheiden hast
command-table-name = tisch
command-table-about = Den Tisch und den Verlauf zeigen; ein Spiel in diesen Kanal holen
command-turn-name = dran
command-turn-about = Deine Spiele überall zeigen, und wo du dran bist
command-turn-heading = { $count ->
    [one] Du spielst bei einem Spiel mit:
   *[other] Du spielst bei { $count } Spielen mit:
}
command-turn-line = { $state ->
    [waiting] ▶ **{ $game }** in { $place }: Hier wartet eine Entscheidung auf dich{ $due }{ $count ->
        [0] .
       *[other] ; auch { $others } { $count ->
            [one] muss
           *[other] müssen
        } entscheiden.
    }{ $link }
    [lobby] · **{ $game }** in { $place }: noch nicht begonnen.{ $link }
    [unseen] · **{ $game }** in { $place }: { $count ->
        [0] geht gleich weiter.
       *[other] wartet auf { $others }.
    } Für dich ist dort gerade nichts zu tun, auch wenn der Tisch dich nennt.{ $link }
   *[running] · **{ $game }** in { $place }: { $count ->
        [0] geht gleich weiter.
       *[other] wartet auf { $others }.
    }{ $link }
}
command-turn-due = , fällig { $when }
command-turn-not-due = { "" }
command-turn-link = { " " }[Dorthin]({ $address })

# /rückblick, /statistik

command-replay-name = rückblick
command-replay-about = Ein Spiel noch einmal ansehen, auch als Film; deine Züge auswerten; prüfen, exportieren
command-stats-name = statistik
command-stats-about = Deine beendeten Spiele in Zahlen: Siege, Antwortzeit, Lieblinge
command-stats-whose-name = wessen
command-stats-whose-about = Wessen Spiele?
command-stats-whose-own = Meine eigenen
command-stats-whose-server = Die dieses Servers
command-stats-visible-name = sichtbar
command-stats-visible-about = Wer soll es sehen?
command-stats-visible-me = Nur ich
command-stats-visible-all = Alle in diesem Kanal

# /planen

command-plan-name = planen
command-plan-about = Deinen nächsten Zug vorbereiten, bevor du an der Reihe bist

# /rückgängig, ein Spiel abbrechen

command-undo-name = rückgängig
command-undo-about = Deine letzte Entscheidung zurücknehmen
abort-ask = **{ $game }** in { $place } wirklich abbrechen? Das Spiel kommt nicht wieder, für niemanden.
abort-ask-lobby = Den Tisch für **{ $game }** in { $place } wirklich abbauen? Das Spiel hat noch nicht begonnen.
abort-done = **{ $game }** in { $place } ist abgebrochen.

# /karte, /regeln

command-card-name = karte
command-card-about = Etwas nachschlagen: Karte, Bereich, Phase, Auftrag …
command-card-name-name = begriff
command-card-name-about = Ein Name oder sein Anfang
command-card-unclear = „{ $typed }“ gibt es nicht. Meintest du { $near }?
command-card-unknown = „{ $typed }“ gibt es nicht, und auch nichts, was so ähnlich heißt.
command-rules-name = regeln
command-rules-about = Die Regeln eines Spiels in Kürze lesen
command-rules-game-name = spiel
command-rules-game-about = Welches Spiel?
command-rules-which = Welches Spiel? Nenne es hinter dem Befehl; hier wird gerade keines gespielt.

# /lernen

command-learn-name = lernen
command-learn-about = Ein Spiel Schritt für Schritt lernen, allein mit mir
command-learn-game-name = spiel
command-learn-game-about = Welches Spiel?

# /einstellungen, /hilfe

command-settings-name = einstellungen
command-settings-about = Sprache, Erinnerungen, Ruhezeit: wie dieser Bot mit dir umgeht
command-help-name = hilfe
command-help-about = So wird gespielt, und alle Befehle

# Was der Bot dürfen muss

command-permissions-missing = Ich darf in diesem Kanal nicht genug. Mir fehlt noch: { $names }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

# /orders

command-orders-name = anweisungen
command-orders-about = Deine festen Anweisungen: was ich für dich antworte, ohne zu fragen
command-orders-question-name = frage
command-orders-question-about = Auf welche Frage? Ohne sie siehst du alle deine Anweisungen
command-orders-answer-name = antwort
command-orders-answer-about = Was ich antworten soll, oder eine Liste von Namen, das Wichtigste zuerst
command-orders-where-name = wo
command-orders-where-about = Wo gilt das?
command-orders-where-everywhere = In allen Spielen
command-orders-where-here = Nur im Spiel dieses Kanals
command-orders-of = { $game }: { $what }
command-orders-unclear = Welche Frage meinst du? Vielleicht { $near }?
command-orders-unknown = Eine Frage „{ $typed }“ gibt es nicht. Wähle bitte aus der Liste, die beim Tippen erscheint.
command-orders-question-missing = Auf welche Frage soll ich so antworten? Wähle sie unter „{ command-orders-question-name }“.
command-orders-answer-missing = Was soll ich antworten ({ $what })? Schreib unter „{ command-orders-answer-name }“: { $ways }; oder, wo es passt, eine Liste von Namen.
command-orders-other-game = Hier wird gerade nicht { $game } gespielt.
