# Antworten auf Befehle

command-lines =
    { $above }
    { $below }
command-words = { $words }
command-found = { $name }
command-no-game-here = In diesem Kanal gibt es kein Spiel. /spielen eröffnet einen Tisch, /dran zeigt deine Spiele.
command-no-games = Du spielst bei keinem Spiel mit. /spielen in einem Kanal eröffnet einen Tisch.
command-unknown = Diesen Befehl gibt es nicht mehr. /hilfe zeigt, welche es gibt.
command-failed = Etwas ist schiefgegangen, und nichts wurde verändert. Wer diesen Bot betreibt, findet es im Protokoll unter { $number }.

# /spielen

command-play-name = spielen
command-play-about = In diesem Kanal einen Tisch eröffnen
command-play-game-name = spiel
command-play-game-about = Was möchtest du spielen?
command-play-set-name = satz
command-play-set-about = Einer der empfohlenen Sätze dieses Spiels
command-play-list-name = liste
command-play-list-about = Eine eigene Liste von Namen mit Kommas dazwischen; sie tritt an die Stelle eines Satzes
command-play-thread-name = im-thread
command-play-thread-about = In einem eigenen Thread, damit dieser Kanal frei bleibt
command-play-in-server = Tische stehen in einem Kanal eines Servers: Bitte nutze /spielen dort.
command-play-channel-taken = In diesem Kanal läuft schon ein Spiel. Mit „im-thread: True“ eröffnet /spielen den Tisch in einem eigenen Thread.
command-play-thread-taken = In diesem Thread läuft schon ein Spiel. Bitte eröffne den Tisch in einem anderen Kanal.
command-play-no-thread-here = Hier lässt sich kein Thread eröffnen. Bitte nutze /spielen in einem gewöhnlichen Textkanal.
command-play-in-thread = Der Tisch steht in { $place }.
command-play-thread-title = { $game } · { $host }
command-game-unknown = Ein Spiel „{ $typed }“ gibt es nicht. Meintest du { $near }?
command-set-unknown = Einen Satz „{ $typed }“ gibt es nicht. Meintest du { $near }?
command-set-none = Dieses Spiel hat keine Sätze zur Auswahl, also auch nicht „{ $typed }“.
command-list-none = Dieses Spiel nimmt keine eigene Liste an.

# /hand, /tisch, /verlauf, /dran

command-hand-name = hand
command-hand-about = Deine Hand zeigen, und was du zu entscheiden hast
command-table-name = tisch
command-table-about = Den Tisch zeigen
command-log-name = verlauf
command-log-about = Zeigen, was geschehen ist
command-log-turns-name = züge
command-log-turns-about = Wie viele Züge zurück
command-turn-name = dran
command-turn-about = Deine Spiele überall zeigen, und wo du dran bist
command-turn-nobody = niemanden
command-turn-heading = { $count ->
    [one] Du spielst bei einem Spiel mit:
   *[other] Du spielst bei { $count } Spielen mit:
}
command-turn-line = { $state ->
    [waiting] ▶ **{ $game }** in { $place }: Hier wartet eine Entscheidung auf dich{ $due }.{ $link }
    [lobby] · **{ $game }** in { $place }: noch nicht begonnen.{ $link }
   *[running] · **{ $game }** in { $place }: wartet auf { $who }.{ $link }
}
command-turn-due = , fällig { $when }
command-turn-not-due = { "" }
command-turn-link = { " " }[Dorthin]({ $address })

# /rückblick, /prüfen, /exportieren

command-replay-name = rückblick
command-replay-about = Das Spiel dieses Kanals noch einmal ansehen, Bild für Bild oder ganz als Film
command-stats-name = statistik
command-stats-about = Zu Ende gespielte Spiele gezählt: Siege, Zeit bis zur Antwort, Lieblinge
command-stats-whose-name = wessen
command-stats-whose-about = Wessen Spiele?
command-stats-whose-own = Meine eigenen
command-stats-whose-server = Die dieses Servers
command-verify-name = prüfen
command-verify-about = Prüfen, ob beim zu Ende gespielten Spiel dieses Kanals alles mit rechten Dingen zuging
command-export-name = exportieren
command-export-about = Das zu Ende gespielte Spiel dieses Kanals als Datei, zum Aufheben und Prüfen

# /zurück, /abbrechen

command-undo-name = zurück
command-undo-about = Deine letzte Entscheidung zurücknehmen
command-abort-name = abbrechen
command-abort-about = Das Spiel in diesem Kanal abbrechen (Gastgeber oder Moderatoren)
command-abort-confirm-name = bestätigen
command-abort-confirm-about = Wirklich? Ein abgebrochenes Spiel kommt nicht wieder
command-abort-unconfirmed = Ein abgebrochenes Spiel kommt nicht wieder. Wenn du es wirklich willst: /abbrechen mit „bestätigen: True“.
command-abort-done = Das Spiel ist abgebrochen.

# /karte, /regeln

command-card-name = karte
command-card-about = Eine Karte nachschlagen: Text, Kosten, Klarstellungen
command-card-name-name = karte
command-card-name-about = Ihr Name oder dessen Anfang
command-card-heading = **{ $title }**
    { $facts }
command-card-ruling = • { $ruling }
command-card-unclear = „{ $typed }“ gibt es nicht. Meintest du { $near }?
command-card-unknown = „{ $typed }“ gibt es nicht, und auch nichts, was so ähnlich heißt.
command-rules-name = regeln
command-rules-about = Die Regeln eines Spiels in Kürze lesen
command-rules-game-name = spiel
command-rules-game-about = Welches Spiel?
command-rules-heading = **{ $game }**

# /einstellungen, /hilfe

command-settings-name = einstellungen
command-settings-about = Sprache, Erinnerungen, Ruhezeit: wie dieser Bot mit dir umgeht
command-settings-language-name = sprache
command-settings-language-about = In welcher Sprache?
command-settings-language-discord = Wie Discord
command-settings-language-de = Deutsch
command-settings-language-en = Englisch
command-help-name = hilfe
command-help-about = Was es hier zu tun gibt
command-help-heading = **So wird gespielt**
    /spielen eröffnet einen Tisch. Wer mitspielen will, drückt *{ button-join }*; dann drückt, wer den Tisch eröffnet hat, *{ button-start }*.
    Deine Hand kommt in einer Direktnachricht, die nur du siehst; dort entscheidest du. Der Tisch steht im Kanal.
    Nichts geht verloren: Du kannst Stunden oder Tage später wiederkommen.
command-help-line = **/{ $name }** · { $about }
command-help-end = Wenn dich Direktnachrichten nicht erreichen, zeigt *{ button-hand }* unter dem Tisch dasselbe.

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
command-orders-answer-about = Was ich antworten soll, oder eine Liste von Namen, das Liebste zuerst
command-orders-here-name = hier
command-orders-here-about = Nur in der Partie dieses Kanals
command-orders-of = { $game }: { $what }
command-orders-unclear = Welche Frage meinst du? Vielleicht { $near }?
command-orders-other-game = Hier wird keine Partie { $game } gespielt.
