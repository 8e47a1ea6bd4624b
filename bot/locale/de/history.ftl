# Knöpfe

button-replay = Rückblick
button-verify = 🔒 Zufall nachprüfbar
button-export = Exportieren

# Die Aufzeichnung eines Spiels, und ob sie stimmt

proof-heading = **{ $game }**: eben noch einmal durchgespielt und verglichen.
proof-before = Prüfsumme (SHA-256), vor dem ersten Zug im Verlauf: `{ $commitment }`
proof-after = Startwert, bis zum Ende geheim: `{ $seed }`
proof-agrees = ✅ Alles stimmt: Der Startwert passt zur Prüfsumme und ergibt mit den Antworten wieder dasselbe Spiel.
proof-no-result = Es wurde nicht zu Ende gespielt, darum hat es kein Ergebnis.
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
proof-more = -# Mit der Datei von „{ button-export }“ kann das jeder selbst prüfen: `parlatorium verify DATEI`.
proof-not-hexadecimal = Das ist keine hexadezimale Zahl.
proof-commitment = Das passt nicht zusammen: Die Prüfsumme (SHA-256) des Startwerts ist { $sha }.
proof-seats = Hier müssen { $count } stehen, von 0 an gezählt.
proof-numbers = Hier muss der Schritt { $expected } stehen.
proof-not-asked = Platz { $seat } ist das nicht gefragt worden.
proof-key = Die Frage heißt „{ $expected }“, nicht „{ $key }“.
proof-illegal = „{ $picks }“ war keine erlaubte Antwort.
proof-form = Diese Antwort steht in einer Reihenfolge, in der das Programm keine speichert.
proof-takes-back = Schritt { $step } durfte hier nicht zurückgenommen werden.
proof-line = Zeile { $number } erzählt, was dort nicht geschehen ist.
proof-lines-missing = Von hier an fehlen Zeilen.
proof-not-over = Die Antworten hören vor dem Ende des Spiels auf.
proof-result =
    Platz { $seat } am Tisch endete mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } auf Rang { $rank }.
proof-checksum = Das wurde geändert, nachdem die Datei geschrieben war: Seine Prüfsumme ist eine andere.
proof-unknown-field = Ein Feld „{ $name }“ gibt es nicht.

record-not-over = Dieses Spiel läuft noch; seine Aufzeichnung gibt es mit dem Ergebnis. Prüfsumme (SHA-256) zum Aufheben: `{ $commitment }`
record-aborted = Dieses Spiel wurde abgebrochen, darum gibt es keinen Rückblick darauf.
record-not-begun = Dieses Spiel hat noch nicht begonnen, also gibt es noch nichts aufzuzeichnen.
record-file = Das ganze Spiel als Datei: Aufbau, Startwert, Antworten, Verlauf. `parlatorium verify { $name }` prüft sie auf jedem Rechner.
record-alt = Die Aufzeichnung eines Spiels als JSON: { $game }
no-finished-game = In diesem Kanal ist noch kein Spiel zu Ende gespielt worden.
no-finished-game-of-mine = Du hast noch kein Spiel zu Ende gespielt.

# Die Befehlszeile

cli-verify-about = Die Aufzeichnung eines Spiels prüfen (die Datei von „{ button-export }“): noch einmal durchspielen und sagen, ob alles stimmt.
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
replay-awaited = -# Als Nächstes: { $names }
replay-aborted = -# Hier wurde das Spiel abgebrochen.
replay-over = -# Damit ist das Spiel aus.
replay-beginning = So begann das Spiel.
replay-quiet = Dazwischen ist nichts geschehen, was alle sehen konnten.
replay-differs = Dieses Spiel begann nach den Regeln einer älteren Version, darum lässt es sich nicht noch einmal zeigen.
film-alt = Der Verlauf eines Spiels ({ $game }) als Film aus { $count ->
        [one] einem Bild
       *[other] { $count } Bildern
    }; was geschieht:
film-turns =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
film-points = Über jedem Bild: die Punkte, wäre das Spiel hier zu Ende
film-drawing = Der Film wird gezeichnet: { $drawn } von { $count } Bildern. Das dauert ein wenig; du kannst inzwischen etwas anderes tun.
film-packing = Der Film wird gezeichnet: Alle { $count } Bilder sind da, jetzt werden sie zusammengesetzt.
film-done = **{ $game }**: das ganze Spiel als Film aus { $count ->
        [one] einem Bild
       *[other] { $count } Bildern
    }.{ $left ->
        [0] { "" }
       *[other] { " " }Weil es so lang ist, teilen sich manche Züge ein Bild.
    }{ $quiet ->
        [0] { "" }
        [one] { " " }Der Rückblick hat ein Bild mehr: Davor geschah nichts, was alle sehen konnten.
       *[other] { " " }Der Rückblick hat { $quiet } Bilder mehr: Davor geschah nichts, was alle sehen konnten.
    }
film-busy = Gerade warten viele auf einen Film, und es wird immer nur einer gezeichnet. Versuch es bitte in ein paar Minuten noch einmal.
film-waiting =
    { $count ->
        [one] Vor deinem wird noch ein Film gezeichnet; dann beginnt deiner von selbst.
       *[other] Vor deinem werden noch { $count } Filme gezeichnet; dann beginnt deiner von selbst.
    }
film-under-way = Ein Film für dich wird schon gezeichnet. Sobald er da ist, kannst du den nächsten haben.
still-at-it = Ich bin noch mit dem beschäftigt, was du gerade wolltest. Sobald es da ist, frag noch einmal.
film-failed = Den Film konnte ich nicht zu Ende zeichnen. Versuch es gleich noch einmal; mit ◀ und ▶ kannst du das Spiel Bild für Bild ansehen.
film-too-long = Dieses Spiel ist zu lang für einen Film. Mit ◀ und ▶ kannst du es Bild für Bild ansehen.
film-too-short = Noch gibt es nichts zu filmen.

# Statistik

stats-own = Deine beendeten Spiele
stats-server = Die beendeten Spiele dieses Servers
stats-none = Du hast noch kein Spiel zu Ende gespielt, also gibt es noch nichts zu zählen.
stats-none-here = Auf diesem Server ist noch kein Spiel zu Ende gespielt worden, also gibt es noch nichts zu zählen.
stats-no-server = Direktnachrichten gehören zu keinem Server: Bitte nutze { COMMAND("stats") } dort, oder frag hier nach deinen eigenen Spielen.
stats-game = { $game }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
stats-person = { $who }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $wins } gewonnen{ $wait }
stats-mine = { $wins } gewonnen{ $wait }
stats-wait = ; antwortet im Mittel nach { $span }
stats-wait-mine = ; du antwortest im Mittel nach { $span }
stats-no-wait = { "" }
stats-favourites = Am meisten genutzt: { $things }
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
stats-standings = { $game }: wer gewinnt
stats-used = { $game }: am meisten genutzt
stats-times = { $times }-mal
stats-won-of = { $wins } von { $games }
stats-medal = { $wins } von { $games } gewonnen
stats-of = Beendete Spiele von { $who }
stats-you = Du
stats-streak =
    { $now ->
        [0] { $longest ->
            [0] Noch kein Sieg
           *[other] Längste Siegesserie: { $longest }
        }
        [one] Längste Siegesserie: { $longest }
       *[other] { $now } Siege in Folge, längste Serie { $longest }
    }
stats-last-games = Letzte Spiele
stats-last =
    { $count ->
        [one] Im letzten Spiel { $places }
       *[other] In den letzten { $count } Spielen, das neueste zuletzt: { $places }
    }
stats-rank =
    { $rank ->
        [1] gewonnen
       *[other] Platz { $rank }
    }
stats-rivals = Duelle
stats-rival =
    { $who }: { $games ->
        [one] ein gemeinsames Spiel
       *[other] { $games } gemeinsame Spiele
    }, { $ahead } : { $behind }
stats-duels = Wer gegen wen
stats-duel =
    { $who } gegen { $other }: { $ahead } : { $behind } in { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }
stats-note = Die Zeit zählt von dem Augenblick an, in dem andere auf diese Antwort zu warten begannen.
