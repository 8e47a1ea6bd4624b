# Knöpfe

button-replay = Rückblick
button-verify = Prüfen
button-export = Exportieren

# Die Aufzeichnung eines Spiels, und ob sie stimmt

proof-heading = **{ $game }**: eben noch einmal durchgespielt und verglichen.
proof-before = Der Startwert eines Spiels entscheidet jedes Mischen und jedes Ziehen. Sein SHA-256 stand schon vor dem ersten Zug im Verlauf: `{ $commitment }`
proof-after = Den Startwert selbst gibt es, wenn das Spiel aus ist: `{ $seed }`
proof-agrees = ✅ Alles stimmt: Der Startwert passt zu dem SHA-256 vom Anfang, und aus Aufbau, Startwert und Antworten wird wieder dasselbe Spiel.
proof-counted = -# Noch einmal gespielt: { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    }, { $draws ->
        [one] einmal
       *[other] { $draws }-mal
    } gemischt oder gelost; verglichen: { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } des Verlaufs und das Ergebnis.
proof-differs = ❌ Es stimmt nicht:
proof-finding = - { $field }: { $what }
proof-finding-step = - { $field }, Schritt { $step }: { $what }
proof-other-program = -# Aufgezeichnet hat dieses Spiel die Version { $program } des Programms, hier läuft die Version { $here }: Seine Regeln können sich seitdem geändert haben.
proof-more = -# Mit der Datei von /exportieren kann das jeder auf dem eigenen Rechner prüfen: `parlatorium verify DATEI`.
proof-not-hexadecimal = Das ist keine hexadezimale Zahl.
proof-commitment = Das passt nicht zusammen: Der SHA-256 des Startwerts ist { $sha }.
proof-seats = Hier müssen { $count } stehen, von 0 an gezählt.
proof-numbers = Hier muss der Schritt { $expected } stehen.
proof-not-asked = Spieler { $seat } ist das nicht gefragt worden.
proof-key = Die Frage heißt „{ $expected }“, nicht „{ $key }“.
proof-illegal = „{ $picks }“ war keine erlaubte Antwort.
proof-form = Die Antwort steht in einer Reihenfolge, in der sie nie aufgehoben wird.
proof-takes-back = Schritt { $step } ist keine Antwort, die hier zurückgenommen werden konnte.
proof-line = Zeile { $number } erzählt, was dort nicht geschehen ist.
proof-lines-missing = Von hier an fehlen Zeilen.
proof-not-over = Die Antworten hören vor dem Ende des Spiels auf.
proof-result = Spieler { $seat } endete mit { $points } Punkten auf Platz { $rank }.
proof-checksum = Das wurde geändert, nachdem die Datei geschrieben war: Seine Prüfsumme ist eine andere.
proof-unknown-field = Ein Feld „{ $name }“ gibt es nicht.

record-not-over = Dieses Spiel läuft noch. Seine Aufzeichnung würde Verdecktes zeigen, darum gibt es sie erst mit dem Ergebnis. Der SHA-256 seines Startwerts ist `{ $commitment }`; heb ihn auf, dann kannst du am Ende vergleichen. Frühere Spiele dieses Kanals gibt es über die Knöpfe unter ihrem Ergebnis.
record-aborted = Dieses Spiel wurde abgebrochen, darum gibt es keine Aufzeichnung davon.
record-not-begun = Dieses Spiel hat noch nicht begonnen, also gibt es noch nichts aufzuzeichnen.
record-file = Das ganze Spiel als Datei: Aufbau, Startwert, Antworten, Verlauf. `parlatorium verify { $name }` prüft sie auf jedem Rechner.
record-alt = Die Aufzeichnung einer Partie { $game } als JSON
no-finished-game = In diesem Kanal ist noch kein Spiel zu Ende gespielt worden.
no-finished-game-of-mine = Du hast noch kein Spiel zu Ende gespielt.

# Die Befehlszeile

cli-verify-about = Die Aufzeichnung eines Spiels prüfen (die Datei von /exportieren): noch einmal durchspielen und sagen, ob alles stimmt.
cli-verify-file = Die Aufzeichnung.
cli-verify-unreadable = Das ist keine lesbare Aufzeichnung: { $fault }
cli-verify-no-game = game: Ein Spiel „{ $name }“ gibt es hier nicht. „parlatorium games“ zeigt, welche es gibt.

# Ein Spiel noch einmal, Bild für Bild

button-film = Film
button-first = ◀◀ Anfang
button-before = ◀ Zurück
button-after = Weiter ▶
button-newest = Ende ▶▶
replay-title = **{ $game }**, noch einmal: Bild { $number } von { $count }
replay-turn = -# Danach ist { $who } am Zug.
replay-over = -# Damit ist das Spiel aus.
replay-beginning = So begann das Spiel.
replay-quiet = Dazwischen ist nichts geschehen, was alle sehen konnten.
replay-differs = Dieses Spiel hat mit anderen Regeln einer älteren Version begonnen, darum lässt es sich nicht noch einmal zeigen.
film-alt = Der Verlauf einer Partie { $game } als Film aus { $count ->
        [one] einem Bild
       *[other] { $count } Bildern
    }: der Tisch nach jedem Zug
film-drawing = Der Film wird gezeichnet: { $drawn } von { $count } Bildern. Das dauert ein wenig; du kannst inzwischen etwas anderes tun.
film-packing = Der Film wird gezeichnet: Alle { $count } Bilder sind da, jetzt werden sie zusammengesetzt.
film-done = **{ $game }**: das ganze Spiel als Film aus { $count ->
        [one] einem Bild
       *[other] { $count } Bildern
    }.{ $left ->
        [0] { "" }
       *[other] { " " }Es ist so lang, dass einige Züge fehlen.
    }
film-busy = Gerade wird für jemanden ein Film gezeichnet, und es wird immer nur einer gezeichnet. Versuch es bitte in einer Minute noch einmal.
film-too-long = Dieses Spiel ist zu lang für einen Film. Mit ◀ und ▶ kannst du es Bild für Bild ansehen.
film-too-short = Noch gibt es nichts zu filmen.

# Statistik

stats-own = **Deine Spiele**, soweit sie zu Ende gespielt sind
stats-server = **Die Spiele dieses Servers**, soweit sie zu Ende gespielt sind
stats-own-title = Deine Spiele
stats-server-title = Die Spiele dieses Servers
stats-none = Du hast noch kein Spiel zu Ende gespielt, also gibt es noch nichts zu zählen.
stats-none-here = Auf diesem Server ist noch kein Spiel zu Ende gespielt worden, also gibt es noch nichts zu zählen.
stats-no-server = Direktnachrichten gehören zu keinem Server: Bitte nutze /statistik dort, oder frag hier nach deinen eigenen Spielen.
stats-game = **{ $game }**: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
stats-person = - { $who }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $wins } gewonnen{ $wait }
stats-mine = - { $wins } gewonnen{ $wait }
stats-wait = ; antwortet im Mittel nach { $span }
stats-wait-mine = ; im Mittel antwortest du nach { $span }
stats-no-wait = { "" }
stats-favourites = - Am meisten genutzt: { $things }
stats-thing = { $thing } ({ $times })
stats-seconds = { $count ->
        [one] einer Sekunde
       *[other] { $count } Sekunden
    }
stats-minutes = { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
stats-hours = { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
    }
stats-days = { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }
stats-bars-games = Spiele (schraffiert: gewonnen)
stats-bars-people = { $game }: Spiele (schraffiert: gewonnen)
stats-bars-used = { $game }: am meisten genutzt
stats-won-of = { $wins } von { $games }
stats-note = -# Die Zeit zählt von dem Augenblick an, in dem andere auf diese Antwort zu warten begannen.
