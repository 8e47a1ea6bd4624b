# Die Kommandozeile

cli-about = Parlatorium: Brettspiele für Freunde in einem Discord-Kanal. Ohne Befehl wird gespielt; ohne Token im Sandkasten.
cli-version-about = Die Version anzeigen.
cli-calendar-about = Spiele im Takt von Leuten spielen, die schlafen, verreisen und kommen, wenn sie können: wie viele Tage ein Spiel dauert und wer auf wen wartet.
cli-calendar-game = Welches Spiel, mit seinem Namen; ohne Angabe das erste, das „parlatorium games“ auflistet.
cli-calendar-players = Wie viele Leute jedes Spiel spielen; sie wohnen in mehreren Zeitzonen.
cli-calendar-games = Wie viele Spiele, jedes in jedem verlangten Ablauf.
cli-calendar-pace = turn (zügig), exact (streng der Reihe nach) oder both (beides).
cli-calendar-seed = Startwert des ersten Spiels; jedes weitere hat den nächsten. Ohne Angabe irgendeiner.
cli-calendar-hours = Stunden im Median, bis jemand kommt, der wach und zu Hause ist.
cli-calendar-lot = Die Leute antworten zufällig; sonst wie der Computerspieler der üblichen Stufe.
cli-calendar-cap = Nach wie vielen Zügen ein Spiel abgebrochen wird.
cli-calendar-plans = Anteil der Leute, die ihre Züge vorbereiten, 0 bis 1; wer, entscheidet das Los.
cli-calendar-sets = Alle Sätze des Spiels, jeder streng der Reihe nach, zügig, und mit Vorbereiten bei der Hälfte der Leute oder allen.
cli-calendar-write = Den Vergleich der Sätze auch in diesen Ordner schreiben: eine Seite und ein Bild.
cli-calendar-no-plans = { $game } kennt keine vorbereiteten Züge: Bitte lass --plans weg.
cli-calendar-no-sets = { $game } lässt sich so nicht vergleichen: Dazu braucht es Sätze und vorbereitete Züge.
cli-calendar-only-sets = --write gehört zu --sets.
cli-calendar-no-pace = Einen Ablauf „{ $pace }“ gibt es nicht: --pace ist turn, exact oder both.
cli-calendar-in-turn = Zügig
cli-calendar-in-exact = Streng
cli-calendar-most = Max.
cli-calendar-of = Über alle Spiele
cli-calendar-of-days = Tage, die ein Spiel dauert
cli-calendar-of-rounds = Runden
cli-calendar-of-hand-overs = Übergaben je Runde und Spieler
cli-calendar-of-visits = Besuche je Runde und Spieler
cli-calendar-of-waits = Warten auf einen allein, je Runde
cli-calendar-of-wait = Stunden eines solchen Wartens
cli-calendar-of-longest = Stunden des längsten Wartens im Spiel
cli-calendar-of-coming = Stunden, bis jemand kommt
cli-calendar-of-questions = Fragen je Sitzung
cli-calendar-of-elsewhere = Antworten in fremden Zügen, in %
cli-calendar-occasion = Hingesetzt bei, je Runde und Spieler
cli-calendar-became = Eigene Züge derer, die vorbereiten, in %
cli-calendar-became-carried = Ausgeführt wie vorbereitet
cli-calendar-became-stopped = Angehalten
cli-calendar-became-nothing = Nichts lag bereit
cli-calendar-became-there = War ohnehin da
cli-calendar-because = Angehalten bei „{ $why }“
cli-calendar-longest = Längstes Warten
cli-calendar-hours-waited = Stunden
cli-calendar-for = Auf
cli-calendar-question = Bei der Frage
cli-calendar-seed-of = Startwert
cli-calendar-waited = { $pace }: wer auf wen wartete, Stunden je Spiel
cli-calendar-who = Wer
cli-calendar-seat = { $seat } (UTC{ $zone })
cli-calendar-done = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } ab Startwert { $seed }{ $stopped ->
        [0] .
        [one] ; eines wurde nach den erlaubten Zügen abgebrochen.
       *[other] ; { $stopped } wurden nach den erlaubten Zügen abgebrochen.
    }
cli-sets-set = Satz
cli-sets-mean = Mittel
cli-sets-way-strict = Streng
cli-sets-way-brisk = Zügig
cli-sets-way-half = Hälfte bereitet vor
cli-sets-way-all = Alle bereiten vor
cli-sets-days = Tage, die ein Spiel dauert (Besuche je eigenem Zug; Warten je eigenem Zug)
cli-sets-carried = Was aus den eigenen Zügen derer wurde, die vorbereiten, in %: ausgeführt / angehalten / nichts lag bereit / war ohnehin da · was am häufigsten anhielt
cli-sets-why-otherwise = gefragt war anderes als in der Probe
cli-sets-why-gone = das Gewünschte war weg
cli-sets-why-unprepared = für die Frage war nichts vorbereitet
cli-sets-written = Geschrieben: { $file }.
cli-sets-picture = Tage, die ein Spiel dauert, { $seats } Leute
cli-sets-page-title = # { $game }: vorbereitete Züge
cli-sets-page-people = Wie viele Tage dauert ein Spiel, wenn Leute schlafen, verreisen und kommen, wenn sie können? { $seats } davon, in mehreren Zeitzonen, kommen im Median { $hours } Stunden, nachdem sie gefragt sind, und entscheiden wie der Computerspieler der üblichen Stufe. Mit jedem der { $sets } empfohlenen Sätze spielen sie { $games } Spiele auf jede von { $ways } Arten: streng der Reihe nach, zügig, und zügig mit Vorbereiten, bei der Hälfte der Leute oder bei allen. Immer sind es dieselben Leute, und die Spiele haben dieselben Startwerte.
cli-sets-page-preparing = Wer vorbereitet, tut es am Ende jedes Besuchs: Was die Hand hergibt, wird geprobt; für den Rest bleiben Regeln liegen. Der Zug wird ausgeführt, sobald er kommt; dann erfährt es, wer am Zug war, und kommt wieder, um nachzusehen und den nächsten vorzubereiten. Auch das ist ein Besuch, aber niemand wartet darauf. Wer nicht rechtzeitig wiederkommt, wird gefragt wie immer.
cli-sets-page-alt = Eine Zeile je Satz: die Tage, die ein Spiel dauert, streng, zügig, und wenn die Hälfte der Leute oder alle ihre Züge vorbereiten.
cli-sets-page-made = Warten heißt: Der ganze Tisch steht still für eine Person. Ausgeführt: bis zum Ende, ohne dass jemand da war. Nichts lag bereit: Der Zug kam eher als sein Mensch. Ohnehin da: Er kam, während sein Mensch dasaß. Gemacht mit den Startwerten { $first } bis { $last }:
cli-board-about = Die Zahlen der Schachtel eines Spiels zum Berichtigen in den Datenordner schreiben; liegen sie dort schon, prüfen, ob sie stimmen können.
cli-board-game = Der Name des Spiels, wie „parlatorium games“ ihn zeigt.
cli-board-none = { $game } hat keine Zahlen, die nur in der Schachtel stehen.
cli-board-written = Geschrieben: { $file }. Ändere, was in deiner Schachtel anders steht, und prüfe es mit demselben Befehl; Spiele, die nach dem nächsten Start beginnen, haben deine Zahlen. Laufende behalten ihre.
cli-board-right = In Ordnung: { $file }. Spiele, die nach dem nächsten Start beginnen, haben diese Zahlen.
cli-no-game = Ein Spiel „{ $name }“ gibt es nicht: „parlatorium games“ listet sie auf.
board-refused = { $file }, Zeile { $line }, { $where }: { $reason }
board-garbled = { $file }, Zeile { $line }: { $reason }
board-unreadable = { $file } lässt sich nicht lesen: { $fault }
board-unwritable = { $file } lässt sich nicht schreiben: { $fault }
board-of-nothing = { $file } gehört zu keinem Spiel. Hier liest der Bot nur: { $files }.
cli-cases-about = Falldateien ausführen: Regelfragen als Daten.
cli-cases-paths = Dateien, oder Ordner mit Dateien.
cli-new-game-about = Ein neues Spiel in diesen Arbeitsordner schreiben: ein kleines, das alle Gesetze hält und zum eigenen wird.
cli-new-game-argument = Der Name seines Ordners: Kleinbuchstaben, Ziffern, Unterstriche.
cli-new-game-name = „{ $name }“ kann nicht der Name eines Spiels sein. Bitte nimm Kleinbuchstaben, Ziffern und einzelne Unterstriche, am Anfang einen Buchstaben.
cli-new-game-where = { $folder } ist kein Arbeitsordner von Parlatorium. Bitte wechsle in den Ordner, in dem games/ und tests/ liegen.
cli-new-game-there = { $path } gibt es schon. Bitte nimm einen anderen Namen, oder räume es erst weg.
cli-new-game-done = Es kann schon gespielt werden. So probierst du die Gesetze daran: .venv/bin/pytest -n 0 tests/games tests/test_cases.py -k { $name }
cli-games-about = Die Spiele auflisten, die es gibt.
cli-games-name = Name
cli-games-title = Titel
cli-games-seats = Spieler
cli-games-options = Optionen
cli-health-about = Den laufenden Bot fragen, ob alles in Ordnung ist.
cli-health-off = HEALTH_PORT ist nicht gesetzt, also lässt sich niemand fragen. Schreibe den Port des laufenden Bots hinein.
cli-invite-about = Den Link zeigen, mit dem ein Server den Bot einlädt.
cli-invite-application = Nummer der Anwendung; ohne Angabe die, zu der DISCORD_TOKEN gehört.
cli-invite-unknown = Welche Anwendung? Gib ihre Nummer an (Entwicklerportal, „Application ID“) oder setze DISCORD_TOKEN.
cli-simulate-about = Zufällige Spiele durchspielen, auf jede Frage irgendeine erlaubte Antwort, und nach jedem Schritt prüfen, dass nichts verloren ging.
cli-simulate-games = Wie viele Spiele.
cli-simulate-game = Welches Spiel, mit seinem Namen; ohne Angabe das erste, das „parlatorium games“ auflistet.
cli-simulate-seats = Wie viele Spieler jedes Spiel hat.
cli-simulate-seed = Startwert des ersten Spiels; jedes weitere hat den nächsten. Ohne Angabe irgendeiner.
cli-simulate-cap = Nach wie vielen Zügen ein Spiel abgebrochen wird.
cli-simulate-no-seats = Dieses Spiel hat { $seats } Spieler: Gib mit { $option } eine solche Zahl an.
cli-simulate-playing = Es wird gespielt
cli-simulate-failed = Startwert { $seed }, Schritt { $step }: { $fault }. Noch einmal: parlatorium { $again }
cli-simulate-of = Je Spiel
cli-simulate-least = Mindestens
cli-simulate-median = Median
cli-simulate-mean = Mittel
cli-simulate-most = Höchstens
cli-simulate-of-turns = Züge
cli-simulate-of-steps = Antworten
cli-simulate-spread = Über alle Spiele verteilt
cli-simulate-quarter = 1/4
cli-simulate-three-quarters = 3/4
cli-simulate-place = Punkte auf Platz { $place }
cli-simulate-reason = Warum es endete
cli-simulate-times = Spiele
cli-simulate-stopped = Nach den erlaubten Zügen abgebrochen
cli-simulate-done = { $games } Spiele ab Startwert { $seed }, nichts verloren; { $seconds } s Rechenzeit, { $speed } Spiele je Sekunde.

# Bereit

start-ready-sandbox = Sandkasten: { $address } – öffne ihn im Browser; Ende mit Strg+C.
start-ready-discord = Mit Discord verbunden. Ende mit Strg+C.

# Was an einer Einstellung nicht stimmt

setting-discord-token = DISCORD_TOKEN ist kein Token: Schreibe das Token des Bots ohne Leerzeichen und Anführungszeichen, oder lass es weg, um im Sandkasten zu spielen.
setting-discord-api-base = DISCORD_API_BASE ist keine Adresse: Schreibe eine wie https://discord.com/api/v10, nicht „{ $given }“.
setting-discord-gateway-url = DISCORD_GATEWAY_URL ist keine Adresse: Schreibe eine wie wss://gateway.discord.gg, nicht „{ $given }“.
setting-missing-server = { $variable } fehlt: DISCORD_API_BASE und DISCORD_GATEWAY_URL müssen beide gesetzt sein oder keins von beiden.
setting-missing-token = DISCORD_TOKEN fehlt: Ein anderer Server als der Sandkasten ist gesetzt, und der will ein Token.
setting-shards = SHARDS muss sagen, welche von wie vielen Shards dieser Prozess bedient, etwa 0-3/16, nicht „{ $given }“.
setting-data-dir = DATA_DIR muss der Pfad eines Ordners sein, nicht „{ $given }“.
setting-no-folder = DATA_DIR: Der Ordner { $folder } lässt sich nicht anlegen ({ $fault }). Schreibe einen, in den du schreiben darfst.
setting-database-url = DATABASE_URL muss mit sqlite+aiosqlite:/// (dann der Pfad einer Datei) oder postgresql+asyncpg:// (dann Benutzer, Server, Datenbank) beginnen.
setting-language = LANGUAGE muss de oder en sein, nicht „{ $given }“.
setting-log-level = LOG_LEVEL muss debug, info, warning oder error sein, nicht „{ $given }“.
setting-log-format = LOG_FORMAT muss console oder json sein, nicht „{ $given }“.
setting-health-host = HEALTH_HOST muss eine Adresse wie 127.0.0.1 sein, nicht „{ $given }“.
setting-health-port = HEALTH_PORT muss ein Port von 1 bis 65535 sein oder 0 für keinen, nicht „{ $given }“.
setting-sandbox-port = SANDBOX_PORT muss ein Port von 1 bis 65535 sein oder 0 für irgendeinen freien, nicht „{ $given }“.
setting-unreadable-file = Die Datei .env lässt sich nicht lesen: { $fault }.

# Warum es nicht losgehen kann

start-token-refused = Discord lehnt das Token ab: Schreibe das gültige (Entwicklerportal, „Bot“, „Reset Token“) in DISCORD_TOKEN.
start-intents-refused = Discord verweigert besondere Intents. Der Bot braucht keine; sieh im Entwicklerportal nach, ob die Anwendung die richtige ist.
start-wrong-shards = Discord lehnt die Shards ab (Code { $code }): Schreibe einen Teil, den es gibt, in SHARDS, mit einer größeren Zahl hinter dem Schrägstrich.
start-discord-refuses = Discord lehnt ab: { $fault }.
start-discord-unreachable = Discord ist nicht zu erreichen: { $fault }. Besteht eine Verbindung ins Internet?
start-port-in-use = Port { $port } wird von einem anderen Programm benutzt: Beende dieses, oder schreibe einen anderen Port in { $variable }.
start-port-refused = Port { $port } lässt sich nicht benutzen: Schreibe einen anderen in { $variable }.
start-sandbox-unreadable = Der Sandkasten kann seine Datei nicht benutzen: { $fault } Läuft noch ein anderer Sandkasten?
start-broken-game = Der Spielordner games/{ $folder } ist nicht in Ordnung: { $fault }.
start-database-missing-folder = Den Ordner der Datenbank gibt es nicht: { $detail }. Lege ihn an, oder schreibe einen anderen Pfad in DATABASE_URL.
start-database-read-only = In die Datenbank lässt sich nicht schreiben: { $detail }. Gib dem Bot das Recht dazu.
start-database-locked = Die Datenbank wird von einem anderen Programm festgehalten: { $detail }. Beende zuerst dieses.
start-database-corrupt = Die Datenbank ist beschädigt, darum wurde nichts angerührt: { $detail }. Setze eine Sicherung an ihre Stelle.
start-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms: { $detail }. Installiere diese.
start-database-unreachable = Die Datenbank lässt sich nicht benutzen: { $detail }. Sieh dir DATABASE_URL an.
