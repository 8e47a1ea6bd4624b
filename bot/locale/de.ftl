# Fragen und ihre Knöpfe

counted = { $count } × { $what }
numbered = { $number }. { $what }
picks-in-a-row = { $picks }
so-far = Bisher gewählt: { $picks }
pick-nothing = Nichts davon
pick-next = Wähle Nummer { $number }
pick-count =
    { $count ->
        [one] Wähle eins
       *[other] Wähle { $count }
    }
pick-between = Wähle { $least } bis { $most }
on-page = { $what } (Seite { $page } von { $pages })
page-back = ◀ Seite { $page }
page-on = Seite { $page } ▶
confirm =
    { $count ->
        [one] Fertig: eins gewählt
       *[other] Fertig: { $count } gewählt
    }
still-missing =
    { $count ->
        [one] Noch eins fehlt
       *[other] Noch { $count } fehlen
    }
start-over = Neu wählen

# Knöpfe

button-undo = Zurück
button-board = Tisch
button-text = Tisch als Text
button-log = Verlauf
button-hand = Meine Hand
button-help = Hilfe
button-join = Mitspielen
button-leave = Platz verlassen
button-computer = Computer dazu
button-dismiss = Computer weg
button-start = Los geht’s
button-options = Einstellungen
button-draw = Jetzt ziehen
button-retype = Liste ändern
button-cancel = Abbrechen
button-again = Noch einmal
button-earlier = ◀ Früher
button-above = ▲ Weiter oben
button-below = ▼ Weiter unten
button-later = Später ▶

# Der Tisch vor dem Spiel

lobby-title = ## { $game }: Wer spielt mit?
lobby-seat = **{ $number }.** { $name }
lobby-host = leitet den Tisch
lobby-first = fängt an
lobby-level = Computer, { $level }
lobby-dm-open = Direktnachrichten kommen an ✅
lobby-dm-closed = ⚠️ Direktnachrichten kommen nicht an: spielt hier im Kanal über „Meine Hand“
lobby-dm-unknown = Direktnachrichten werden noch geprüft
lobby-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
lobby-full = Alle Plätze sind besetzt.
lobby-needs =
    { $count ->
        [one] Es muss noch jemand mitspielen, dann kann es losgehen.
       *[other] Es müssen noch { $count } mitspielen, dann kann es losgehen.
    }
lobby-ready = Genug für ein Spiel: { $host } kann „Los geht’s“ drücken.
lobby-ready-any = Genug für ein Spiel: „Los geht’s“ drücken.
lobby-hands = -# Was du auf der Hand hast, siehst nur du: in einer Direktnachricht von mir oder hier mit „Meine Hand“.
lobby-cancelled = Dieser Tisch wurde wieder abgebaut. Einen neuen gibt es mit `/play`.
lobby-begun = Das Spiel hat begonnen.
level-easy = Stufe leicht
level-normal = Stufe normal
level-hard = Stufe schwer
option-line = { $option }: { $value }
option-pace = Ablauf
option-pace-turn = zügig
option-pace-turn-hint = Wer dran ist, spielt weiter; Fragen an andere werden später gesammelt beantwortet.
option-pace-exact = streng der Reihe nach
option-pace-exact-hint = Jede Frage wird sofort beantwortet, das Spiel wartet so lange.
option-language = Sprache
option-language-de = Deutsch
option-language-en = Englisch
panel-title = ### Einstellungen dieses Tisches: { $game }
panel-end = -# Was du hier einstellst, sehen alle im Kanal.
form-names = Namen
form-names-hint = { $count } Namen, je Zeile einer oder mit Kommas; deutsch oder englisch
name-unclear = „{ $typed }“ gibt es nicht. Meintest du { $near }?
name-unknown = „{ $typed }“ gibt es nicht, auch nichts, was so ähnlich heißt.
as-is = { $word }

# Der Tisch im Spiel

table-turn = ### { $game }: { $who } ist am Zug
table-common = ### { $game }: Alle entscheiden zugleich
table-aborted = ### { $game }: abgebrochen
table-awaited = Gewartet wird auf { $names }.
table-moved = -# Letzter Zug { $when }
seat-name = { $who }
more-lines =
    { $count ->
        [one] … und eine weitere Zeile: siehe Verlauf
       *[other] … und { $count } weitere Zeilen: siehe Verlauf
    }
earlier-lines =
    { $count ->
        [one] … eine Zeile davor: siehe Verlauf
       *[other] … { $count } Zeilen davor: siehe Verlauf
    }
log-page = Seite { $page } von { $pages }
log-empty = Noch ist nichts geschehen.

# Das Ergebnis

result-title = ### { $game }: Das Spiel ist aus
rank = **Platz { $rank }:** { $who } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
result-won = { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
    }
place = Platz { $rank }: { $who }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
place-with-sources = Platz { $rank }: { $who }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }: { $parts }.
sources = -# { $parts }
source = { $what } ({ $points })
result-proof =
    -# Zum Nachprüfen: Gemischt wurde mit dem Startwert `{ $seed }`.
    -# Sein SHA-256 stand schon beim Start fest: `{ $commitment }`

# Die eigene Nachricht

here = Hier
in-channel = In { $link }
desk-turn = **{ $game }** · { $where }: Du bist am Zug.
desk-common = **{ $game }** · { $where }: Alle entscheiden zugleich; hier deine Frage.
desk-asked = **{ $game }** · { $where }: Eine Frage an dich.
desk-rest = **{ $game }** · { $where }: Du hast alles entschieden. Wenn du wieder gefragt bist, kommt eine neue Nachricht.
desk-waiting = **{ $game }** · { $where }: Für dich ist gerade nichts zu tun. Am Zug: { $who }.
desk-done = **{ $game }** · { $where }: Du hast alles getan; gewartet wird auf { $names }.
desk-finished = **{ $game }** · { $where }: Das Spiel ist aus.
desk-aborted = **{ $game }** · { $where }: Das Spiel wurde abgebrochen.
digest = **Seit deinem letzten Zug**
digest-mine = Was dich betraf
doing = **In diesem Zug**
done = **Dein letzter Zug**
your-seat = Du sitzt am Tisch in { $where }: **{ $game }**. Sobald es losgeht, kommen deine Karten und Fragen hierher.
your-turn-here = { $who }: Du bist am Zug, aber deine Direktnachrichten sind zu. Drücke hier „Meine Hand“ (oder `/hand`).
your-question-here = { $who }: Eine Frage an dich, aber deine Direktnachrichten sind zu. Drücke hier „Meine Hand“ (oder `/hand`).

# Warum etwas nicht geht

not-seated = Du sitzt nicht an diesem Tisch. Zusehen darfst du gern.
not-begun = Das Spiel hat noch nicht begonnen.
already-begun = Das Spiel hat schon begonnen.
already-seated = Du sitzt schon an diesem Tisch.
game-over = Das Spiel ist schon aus.
game-aborted = Dieses Spiel wurde abgebrochen. Ein neues gibt es mit `/play`.
again-open = Der nächste Tisch steht unten in diesem Kanal, mit denselben Leuten und Einstellungen. Noch hat nichts begonnen: Alle können noch aufstehen oder sich dazusetzen, bis jemand „Los geht’s“ drückt.
again-players-only = Mit „Noch einmal“ eröffnen nur die, die mitgespielt haben, das nächste Spiel. Einen eigenen Tisch eröffnest du mit `/play`.
again-not-over = Dieses Spiel ist nicht zu Ende gespielt, darum gibt es noch kein nächstes.
table-full = Alle Plätze sind besetzt.
too-few-seats =
    { $seats ->
        [one] Allein geht es nicht: Es braucht mindestens { $least } am Tisch.
       *[other] So geht es nicht: Es braucht mindestens { $least } am Tisch, jetzt sind es { $seats }.
    }
no-computer = An diesem Tisch sitzt kein Computer.
no-such-option = { $name } lässt sich nicht auf { $value } stellen. Bitte wähle aus der Liste.
setting-gone = Das lässt sich hier nicht mehr einstellen. Sieh nach, wie es jetzt steht.
no-such-game = Dieses Spiel gibt es hier nicht (mehr).
unknown-game = Das Spiel { $name } kenne ich nicht.
host-only = Das darf nur, wer den Tisch leitet, oder die Moderation.
channel-busy = In diesem Kanal läuft schon ein Spiel. Nimm einen anderen Kanal oder einen Thread.
status-changed = Da war jemand schneller. Sieh nach, wie es jetzt steht, und versuche es noch einmal.
nothing-to-do = Hier ist gerade nichts zu tun.
unknown-button = Diesen Knopf kenne ich nicht mehr. Mit `/hand` siehst du, was ansteht.
restarting = Ich starte gerade neu. Drücke in ein paar Sekunden noch einmal.
something-went-wrong = Da ist bei mir etwas schiefgegangen. Am Spiel hat sich nichts geändert; versuche es bitte noch einmal.

# Hilfe

help = **Parlatorium** lässt euch zu mehreren spielen, auch wenn zwischen den Zügen Stunden oder Tage liegen.
    - `/play` eröffnet einen Tisch in diesem Kanal. Wer mag, drückt „Mitspielen“.
    - Bist du am Zug oder gefragt, schreibe ich dir eine Direktnachricht mit deiner Hand und Knöpfen. Kommt keine an, hilft „Meine Hand“ im Kanal oder `/hand`.
    - Der blaue Knopf schlägt dir etwas Vernünftiges vor. „Zurück“ nimmt deinen letzten Schritt zurück, solange dabei nichts aufgedeckt wurde; `/undo` fragt sonst die anderen.
    - `/table` zeigt den Tisch, als Bild oder als Text. `/log` erzählt, was geschehen ist. `/turn` zeigt alle deine Spiele.
    - `/card` erklärt eine Karte, `/rules` das Spiel. Mit `/settings` wählst du Sprache, Erinnerungen und Ruhezeit; `/away` hält im Urlaub deine Uhren an.
    - Alles ist gespeichert: Alte Knöpfe funktionieren auch nach einem Neustart.
