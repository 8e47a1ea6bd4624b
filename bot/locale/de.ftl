# Fragen und ihre Knöpfe

counted = { $count } × { $what }
numbered = { $number }. { $what }
picks-in-a-row = { $picks }
so-far = Bisher gewählt: { $picks }
pick-nothing = Nichts davon
pick-next = Wähle Nummer { $number }
pick-count =
    { $count ->
        [one] Selbst wählen …
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

button-undo = ↩ Rückgängig
button-undo-asking = ↩ Zurücknehmen (fragen)
button-board = Tisch
button-text = Als Text
button-rules = Regeln
button-log = Verlauf
button-seat = Mein Platz
button-more = …
button-hand = Meine Hand
button-help = Hilfe
button-mail = Direktnachrichten prüfen
button-join = Mitspielen
button-leave = Platz verlassen
button-computer = Computer dazu
button-dismiss = Computer weg
button-takeover = Tischleitung übernehmen
button-start = Los geht’s
button-options = Einstellungen
button-draw = Jetzt ziehen
button-begin = Los geht’s
button-settled = Fertig
button-retype = Liste bearbeiten
button-cancel = Tisch abbauen …
button-again = Nochmal
button-earlier = ◀ Früher
button-above = ▲ Weiter oben
button-below = ▼ Weiter unten
button-later = Später ▶
button-abort = Ja, { $game } abbrechen
button-clear = Ja, Tisch für { $game } abbauen
button-resign = Ja, aus { $game } aussteigen
button-sit = Ja, Platz in { $game } übernehmen
button-play-for = Ja, Computer für { $who } in { $game }
button-offer-for = Ja, Platz in { $game } anbieten
button-forget = Alles löschen …
button-erase = Ja, alles löschen

# Der Tisch vor dem Spiel

lobby-title = ## { $game }: Wer spielt mit?
lobby-seat = **{ $number }.** { $name }
lobby-host = Tischleitung
lobby-first = fängt an
lobby-level = { $level }
lobby-dm-closed = ⚠️ Direktnachrichten sind zu: in den Privatsphäre-Einstellungen dieses Servers erlauben und noch einmal „{ button-join }“ drücken, oder nach dem Beginn mit „{ button-hand }“ spielen
lobby-dm-refused = ⚠️ Discord hält meine Direktnachrichten zurück, hier kann niemand etwas dafür: hier mit „{ button-hand }“ spielen, ich versuche es von selbst wieder
lobby-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
lobby-full = Alle Plätze sind besetzt.
lobby-needs =
    { $count ->
        [one] Eine Person fehlt noch, dann kann es losgehen.
       *[other] Noch { $count } Personen fehlen, dann kann es losgehen.
    }
lobby-ready = Es sind genug: { $host } kann „Los geht’s“ drücken.
lobby-ready-any = Es sind genug: „Los geht’s“ drücken.
lobby-hands = -# Deine Fragen kommen als Direktnachricht; die erste liegt vielleicht unter „Nachrichtenanfragen“.
lobby-besides =
    Mehr: { $rules ->
        [0] {""}
       *[other] Regeln,{" "}
    }verlassen, { $computers ->
        [0] {""}
       *[other] Computer ändern,{" "}
    }abbauen …
cancel-ask = { $game }: Diesen Tisch wirklich abbauen?
cancel-ask-others = Mit am Tisch: { $names }.
cancel-done = Der Tisch ist abgebaut.
lobby-cancelled = Dieser Tisch wurde wieder abgebaut. { COMMAND("play") } eröffnet einen neuen.
lobby-lapsed-quiet = Dieser Tisch wurde abgebaut: Eine Woche lang hat hier niemand etwas getan. { COMMAND("play") } eröffnet einen neuen.
lobby-lapsed-left = Dieser Tisch wurde abgebaut: Die Tischleitung hat den Server verlassen, und drei Tage lang hat sie niemand übernommen. { COMMAND("play") } eröffnet einen neuen.
lobby-hostless = Die Tischleitung ist weg: Wer hier sitzt, kann sie mit „{ button-takeover }“ bekommen.
take-over-offer = Die Tischleitung ist weg. Du sitzt hier, also kannst du sie übernehmen.
take-over-done = Du hast jetzt die Tischleitung.
take-over-yours = Du hast die Tischleitung schon.
take-over-not-yet = Dieser Tisch hat eine Leitung. Übernehmen kannst du sie, wenn sie den Server verlassen oder drei Tage lang hier nichts getan hat.
button-takeout = Jemanden entfernen …
lobby-begun = Das Spiel hat begonnen.
level-easy = leicht
level-normal = normal
level-hard = schwer
option-pace-and-time = Ablauf und Zeit
option-help = Hilfe und Sprache
option-twice = Du hast zwei Aufbauten auf einmal gewählt: Nimm einen zurück.
option-line = { $option }: { $value }
option-pace = Ablauf
option-pace-turn = zügig
option-pace-turn-hint = Wer dran ist, spielt durch; was andere zu entscheiden haben, beantworten sie danach.
option-pace-exact = streng der Reihe nach
option-pace-exact-hint = Das Spiel wartet auf jede Antwort, bevor es weitergeht.
option-language = Sprache
option-language-de = Deutsch
option-language-en = Englisch
option-highlights = Höhepunkte
option-highlights-untold = nein
option-highlights-untold-hint = Alles steht im Verlauf.
option-highlights-told = im Kanal erzählen
option-highlights-told-hint = Bis zu drei Momente am Tag, still im Kanal erzählt; nur, was alle wissen.
highlight = ✨ { $what }
panel-title = ### { $game }: Einstellungen
panel-settled = Gespeichert. Im Kanal sehen es alle.
form-names-hint = { $count } Namen, je Zeile einer oder mit Kommas; deutsch oder englisch
name-unclear = „{ $typed }“ gibt es nicht. Meintest du { $near }?
name-unknown = „{ $typed }“ gibt es nicht, auch nichts, was so ähnlich heißt.
names-beyond =
    { $count ->
        [one] Einen weiteren Namen in der Liste kenne ich auch nicht.
       *[other] { $count } weitere Namen in der Liste kenne ich auch nicht.
    }
as-is = { $word }

# Der Tisch im Spiel

table-turn = { $game }: { $who } ist am Zug
table-awaited = { $game }: Wartet auf { $names }
table-aborted = { $game }: abgebrochen
seat-name = { $who }
seat-nameless = Spieler { $number }
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

result-headline = { $game }: { $won }
result-title = { $game }: Das Spiel ist aus
rank = **Platz { $rank }:** { $who } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
result-won = { $count ->
        [one] { $who ->
            [you] Du gewinnst.
           *[other] { $who } gewinnt.
        }
       *[other] { $who } teilen sich den Sieg.
    }
place = Platz { $rank }: { $who }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
sources-of = { $who }: { $parts }.
noted = { $place } { $note }
sources = -# { $parts }
score-note = -# { $note }
source = { $what } ({ $points })

# Die eigene Nachricht

here = Hier
in-channel = In { $link }
at-table = **{ $game }** · In { $place }
desk-asked = **{ $game }** · { $where }
desk-more = **{ $game }** · { $where }: Mehr
desk-rest = **{ $game }** · { $where }: Für jetzt bist du fertig.
desk-idle = **{ $game }** · { $where }: Du spielst mit; gerade ist nichts zu entscheiden.
desk-carried = **Dein vorbereiteter Zug:**
desk-carried-meanwhile = **Inzwischen:**
desk-stand-in = **{ $game }** · { $where }: Der Computer spielt für dich, bis du wieder da bist.
desk-answered = **{ $game }** · { $where }: ✓
desk-waiting = **{ $game }** · { $where }: Für dich ist gerade nichts zu tun. Gewartet wird auf { $names }.
desk-soon = **{ $game }** · { $where }: Für dich ist gerade nichts zu tun. Gleich geht es weiter.
desk-unseen = Bis es weitergeht, nennt der Tisch auch dich: So bleibt verdeckt, wer schon entschieden hat.
desk-held-up = Bis die vor dir entschieden haben, nennt der Tisch auch dich: Erst dann geschieht, was du gewählt hast.
desk-won = **{ $game }** · { $where }: Das Spiel ist aus. { $won }
desk-finished = **{ $game }** · { $where }: Das Spiel ist aus.
desk-aborted = **{ $game }** · { $where }: Das Spiel wurde abgebrochen.
more-in-log =
    { $count ->
        [one] Dazu 1 Zeile im Verlauf (unter „{ button-more }“)
       *[other] Dazu { $count } Zeilen im Verlauf (unter „{ button-more }“)
    }
digest-before = Zuletzt von { $whom }, vor deiner Übernahme
stand-in-for-you = Computer (für dich)
digest-mine = Was dich betraf
digest-others = Was die anderen taten
digest-earlier = Früheres steht im Verlauf.
picked = Deine Wahl: { $picks }
taken-back = Zurückgenommen.
not-done = Nicht getan: { $steps }.
not-done-as = Nicht getan: { $steps }. { $why }
not-done-ordered = Dort gilt deine feste Anweisung.
not-done-otherwise = Jetzt wird anderes gefragt als erwartet.
steps-onward = { $rest } nach Rat
steps-more =
    { $count ->
        [one] 1 weiterer Schritt
       *[other] { $count } weitere Schritte
    }
doing = **In diesem Zug**
done = **Zuletzt von dir**
your-seat = Du hast einen Platz am Tisch in { $where } bekommen: **{ $game }**. Sobald das Spiel läuft, bekommst du deine Fragen hier.
your-table = Direktnachrichten kommen an. Hier kommen deine Fragen, sobald **{ $game }** in { $where } läuft.
your-turn-here = { $who }: Du bist am Zug, aber meine Direktnachrichten erreichen dich nicht. Drücke „Meine Hand“ oder schreib { COMMAND("hand") }.
your-question-elsewhere = **{ $game }** · { $where }: Eine Frage an dich, aber dort kann ich nicht mehr schreiben. { COMMAND("hand") } zeigt sie dir.
your-question-here = { $who }: Eine Frage an dich, aber meine Direktnachrichten erreichen dich nicht. Drücke „Meine Hand“ oder schreib { COMMAND("hand") }.

# Warum etwas nicht geht

not-seated = Du sitzt nicht an diesem Tisch. Zusehen darfst du gern.
not-begun = Das Spiel hat noch nicht begonnen.
already-begun = Das Spiel hat schon begonnen.
already-seated = Du sitzt schon an diesem Tisch.
game-over = Das Spiel ist schon aus.
game-aborted = Dieses Spiel wurde abgebrochen. { COMMAND("play") } eröffnet ein neues.
again-open = Ein neuer Tisch mit denselben Leuten und Einstellungen steht in { $where }. Bis das Spiel beginnt, kann man den Platz noch verlassen oder dazukommen.
again-players-only = Mit „Nochmal“ eröffnen nur die, die mitgespielt haben, das nächste Spiel. Einen eigenen Tisch eröffnest du mit { COMMAND("play") }.
again-not-over = Dieses Spiel ist nicht zu Ende gespielt, darum folgt ihm noch keines.
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
rules-missing = Dieses Spiel ist noch gespeichert, aber die Regeln von { $name } sind hier gerade nicht installiert. Sobald sie wieder da sind, geht es weiter.
lost-closed = Nach den Regeln der jetzigen Version ließ sich dieses Spiel nicht fortsetzen, darum ist es ohne Ergebnis beendet. Die Aufzeichnung bekommst du unter der Nachricht im Kanal, die das mitteilt.
lost-finished = Diesen Tisch kann die jetzige Version nicht mehr zeigen: Er wurde nach anderen Regeln gespielt. Sein Ergebnis gilt: { $places }. Die Aufzeichnung gibt es mit { COMMAND("replay") }.
lost-place = { $rank }. { $name } ({ $points })
channel-barred = **{ $game }** · { $where }: Dort kann ich nicht mehr schreiben, darum ist der Tisch dort nicht zu sehen. Das Spiel geht weiter: Fragen kommen als Direktnachricht, und { COMMAND("hand") } zeigt deine Hand. Bitte jemanden, der den Server betreut, den Ort zu entsperren oder mich dort lesen und schreiben zu lassen; dann zeige ich den Tisch von selbst wieder. Bis dahin dürfen alle, die mitspielen, das Spiel woanders hinholen: mit { COMMAND("table") } in einem anderen Kanal und „{ button-move }“.
channel-gone = **{ $game }** · { $where }: Diesen Kanal gibt es nicht mehr, darum ist der Tisch dort nicht zu sehen. Das Spiel geht hier in den Direktnachrichten weiter: Fragen kommen von selbst, und { COMMAND("hand") } zeigt deine Hand. Alle, die mitspielen, dürfen es woanders hinholen: mit { COMMAND("table") } in einem anderen Kanal und „{ button-move }“.
mail-arrives = Direktnachrichten kommen an: [Hier ist eine]({ $link }). Siehst du sie nicht, schau unter „Nachrichtenanfragen“.
mail-reaches = Direktnachrichten kommen an. Fragen, die auf dich warten, kommen jetzt.
mail-closed = Meine Direktnachrichten erreichen dich nicht. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers, und falls du mich blockiert hast, hebe das auf. Bis dahin frage ich dich hier, wo es sonst niemand sieht.
mail-refused = Discord lässt meine Direktnachrichten gerade nicht zu dir durch. Du musst nichts tun, ich versuche es von selbst wieder. Bis dahin frage ich dich hier, wo es sonst niemand sieht.
mail-not-now = Gerade konnte ich Discord mit einer Direktnachricht nicht erreichen. Versuch es gleich noch einmal. Bis dahin frage ich dich hier, wo es sonst niemand sieht.
mail-enough = Discord hat gerade mehrere Direktnachrichten an dich abgelehnt, darum sende ich vorerst keine mehr. Versuchen kannst du es { $when } wieder. Bis dahin frage ich dich hier, wo es sonst niemand sieht.
mail-players-only = „{ button-mail }“ ist für die, die an diesem Tisch spielen. Zusehen darfst du gern.
game-closed = **{ $game }** · { $where }: Nach den Regeln der jetzigen Version lässt sich dieses Spiel nicht fortsetzen, darum ist es ohne Ergebnis beendet. Was gespielt wurde, steht in der Aufzeichnung.
game-restored = **{ $game }** · { $where }: Ich musste auf eine Sicherung zurückgreifen; ihr Stand: { $made }. Was seitdem geschah, ist leider verloren, und was davon noch zu sehen ist, gilt nicht mehr. Allen am Tisch zeige ich noch einmal, wie es steht; wer jetzt gefragt ist, bekommt auch die Frage.
lobby-restored = **{ $game }** · { $where }: Ich musste auf eine Sicherung zurückgreifen; ihr Stand: { $made }. Wer hier seitdem Platz genommen hat, aufgestanden ist oder etwas eingestellt hat: bitte noch einmal.
lost-with-backup = Das ist verloren: Ich musste auf eine ältere Sicherung zurückgreifen; ihr Stand: { $made }. Es gilt nicht mehr. { COMMAND("hand") } zeigt, wie dein Spiel jetzt steht, { COMMAND("play") } eröffnet einen neuen Tisch.
unknown-game = Das Spiel { $name } kenne ich nicht.
host-only = Das darf nur die Tischleitung oder die Moderation.
channel-busy = Dieser Kanal ist schon belegt, von einem Tisch oder einem Spiel. Nimm einen anderen Kanal oder Thread; einen neuen Tisch eröffnet dort { COMMAND("play") }.
status-changed = Da war jemand schneller. Sieh nach, wie es steht, und versuch es noch einmal.
nothing-to-do = Hier ist gerade nichts zu tun.
unknown-button = Diesen Knopf kenne ich nicht mehr. { COMMAND("hand") } zeigt, was ansteht.
restarting = Ich starte gerade neu. Drücke in ein paar Sekunden noch einmal.
form-too-late = Das hat zu lange gedauert, und nun lässt sich das Formular nicht mehr öffnen. Drück bitte noch einmal.
something-went-wrong = Da ist bei mir etwas schiefgegangen. Am Spiel hat sich nichts geändert; versuch es bitte noch einmal.

# Was mit der Datenbank ist

database-gone = Meine Datenbank ist gerade nicht zu erreichen. Es ist nichts verloren, und nichts hat sich geändert; versuch es gleich noch einmal.
database-gone-midway = Mittendrin war meine Datenbank nicht mehr zu erreichen. Sieh nach, ob es gezählt hat, bevor du es noch einmal versuchst; verloren ist nichts, was schon gespeichert war.
database-deleted = Ich komme nicht mehr an die gespeicherten Spiele. Bis das behoben ist, nehme ich keine Antworten an. Sag bitte der Person Bescheid, die diesen Bot betreibt; danach geht es hier weiter.
database-replaced = Meine gespeicherten Spiele wurden gegen andere ausgetauscht. Bis das geklärt ist, nehme ich keine Antworten an. Sag bitte der Person Bescheid, die diesen Bot betreibt; danach geht es hier weiter.
database-newer = Gerade übernimmt eine neuere Version von mir. Nichts hat sich geändert; versuch es in ein paar Sekunden noch einmal. Geht es dann immer noch nicht, sag bitte der Person Bescheid, die diesen Bot betreibt.
database-corrupt = Die Datei mit meinen Spielen ist beschädigt. Bis das behoben ist, nehme ich keine Antworten an. Sag bitte der Person Bescheid, die diesen Bot betreibt; danach geht es hier weiter.
database-full = Die Platte mit meiner Datenbank ist voll: Es lässt sich nichts mehr speichern, und am Spiel hat sich nichts geändert. Sag bitte der Person Bescheid, die diesen Bot betreibt.
database-locked = Ich kann gerade nichts speichern; am Spiel hat sich nichts geändert. Drück gleich noch einmal. Geht es nach ein paar Minuten immer noch nicht, sag bitte der Person Bescheid, die diesen Bot betreibt.
database-read-only = In meine Datenbank lässt sich nicht mehr schreiben; am Spiel hat sich nichts geändert. Sag bitte der Person Bescheid, die diesen Bot betreibt.
database-unreachable = Meine Datenbank ist nicht zu erreichen; verloren ist nichts, und am Spiel hat sich nichts geändert. Versuch es in einer Minute noch einmal. Geht es dann immer noch nicht, sag bitte der Person Bescheid, die diesen Bot betreibt.

# Regeln und Nachschlagen

rulebook-heading = ### { $game } · { $title }
rulebook-question = **Zu deiner Frage:** { $prompt }
rulebook-still = **In { $place } gilt noch die ältere Regelung**, weil das Spiel schon vorher begonnen hat: { $ruling }
rulebook-pages = Alle Seiten
button-meaning = Was bedeutet diese Frage?
entry-heading = **{ $title }** · { $game }
    { $facts }
entry-ruling = • { $ruling }

