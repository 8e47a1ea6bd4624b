# /privacy

command-privacy-name = datenschutz
command-privacy-about = Zeigen oder löschen, was über dich gespeichert ist
privacy-heading = **Das ist über dich gespeichert**
privacy-name = - deine Discord-Nummer und dein Name ({ $name })
privacy-language = - deine Sprache ({ $language })
privacy-messages-open = - der Kanal deiner Direktnachrichten, und dass sie ankommen
privacy-messages-closed = - dass Direktnachrichten dich (noch) nicht erreichen
privacy-settings = - deine Einstellungen (Zeitzone, Ruhezeit, Erinnerungen, Benachrichtigung, Farben, Bilder, Abwesenheit)
privacy-orders =
    - { $count ->
        [0] keine festen Anweisungen
        [one] eine feste Anweisung
       *[other] { $count } feste Anweisungen
    }
privacy-prepared =
    - { $count ->
        [0] kein vorbereiteter Zug
        [one] in einem Spiel ein vorbereiteter Zug
       *[other] in { $count } Spielen vorbereitete Züge
    }
privacy-learning =
    - { $count ->
        [one] wie weit du in den Lektionen eines Spiels bist
       *[other] wie weit du in den Lektionen von { $count } Spielen bist
    }
privacy-helped =
    - { $count ->
        [one] dass du in einem Spiel Begleitung oder Rat hattest
       *[other] dass du in { $count } Spielen Begleitung oder Rat hattest
    }
privacy-games =
    - { $going ->
        [0] kein laufendes Spiel
        [one] ein laufendes Spiel
       *[other] { $going } laufende Spiele
    } und { $over ->
        [0] kein beendetes
        [one] ein beendetes
       *[other] { $over } beendete
    }: wer wo saß und was entschieden wurde
privacy-end = Was du im Kanal schreibst, lese und speichere ich nicht.
privacy-server = Über diesen Server ist gespeichert, was die Moderation mit { COMMAND("settings") } für ihn eingestellt hat: Sprache, Ablauf, Zeit, Kanäle und Rollen, keine Person. Es wird gelöscht, wenn der Bot den Server verlässt.
privacy-ask = Wirklich alles löschen? Du steigst aus allen laufenden Spielen aus, und alles, was zu dir führt, wird gelöscht; beendete Spiele bleiben ohne deinen Namen. Das lässt sich nicht zurücknehmen.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-forgotten = Du bist aus allen Spielen ausgestiegen, und was über dich gespeichert war, ist gelöscht. Falls es frühere Sicherungen gibt, steht es in ihnen, bis auch sie gelöscht werden. Meine Nachrichten an dich kannst nur du selbst löschen.
privacy-not-everywhere =
    { $count ->
        [one] Ein Spiel lässt sich gerade nicht verlassen, weil seine Regeln hier fehlen: Dort stehst du noch mit Namen.
       *[other] { $count } Spiele lassen sich gerade nicht verlassen, weil ihre Regeln hier fehlen: Dort stehst du noch mit Namen.
    } Alles andere, was über dich gespeichert war, ist gelöscht. Sag der Person Bescheid, die diesen Bot betreibt, und rufe danach { COMMAND("privacy") } noch einmal auf.
