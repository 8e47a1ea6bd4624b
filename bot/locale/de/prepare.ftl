# Den nächsten Zug vorbereiten: Knöpfe

button-prepare = Nächsten Zug vorbereiten
button-change = Ändern
button-anew = Neu vorbereiten
button-onrules = Nur die Vorgaben behalten
button-putaway = Verwerfen
button-ready = Bereitlegen
button-stepback = ↩ Zurück
button-setrules = Vorgaben
button-rehearse = Zurück zur Probe
button-to-rules = Zu den Vorgaben
button-shut = Schließen

# Die Probe

rehearsal-heading = Probe deines nächsten Zugs · **{ $game }** · { $where }
rehearsal-ready = Dein Zug wäre: { $what }
rehearsal-ready-turns = Deine nächsten Züge wären: { $what }
rehearsal-before = Was du vorher bereitgelegt hast, gilt weiter, bis du das hier bereitlegst.
rehearsal-rules = Deine Vorgaben
rehearsal-then = **Danach**
rehearsal-otherwise = **Falls etwas nicht mehr zu haben ist**
rehearsal-whole-turn = Der ganze Zug steht
rehearsal-change = Ändern …
rehearsal-unset = noch nichts
rehearsal-rule-now = Bisher: { $answer }
rehearsal-list-hint = Wähle der Reihe nach: Das Erste, was dann geht, zählt.
rehearsal-stops = Wann er anhält
rehearsal-stops-hint = Dann wirst du gefragt wie sonst.
rehearsal-turns = Für wie viele Züge
rehearsal-turns-number =
    { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
rehearsal-turns-now =
    { $turns ->
        [one] Gilt für einen Zug.
       *[other] Gilt für { $turns } Züge.
    }
rehearsal-turns-note = Ab dem zweiten Zug zählen nur die Vorgaben: Die Hände kennt noch niemand.
rule-line = { $what }: { $answer }

# Was bereitliegt

prepared-ready = Bereitgelegt: { $what }
prepared-changed = Seither ist es anders: { $why }
prepared-holds = Was soll gelten?
prepared-nothing = darin ist nichts zu entscheiden
prepared-and = { $first }; { $then }
prepared-row = { $row }
prepared-advised = { $row } (wie geraten)
prepared-then-advised = dann { $row } (wie geraten)
prepared-by-rules = nach deinen Vorgaben
prepared-rules = Danach: { $rules }.
prepared-rules-alone = Vorgaben: { $rules }.
prepared-turns =
    { $turns ->
        [one] ein Zug nach deinen Vorgaben
       *[other] { $turns } Züge nach deinen Vorgaben
    }
prepared-more-turns =
    { $turns ->
        [one] danach noch ein Zug nach deinen Vorgaben
       *[other] danach noch { $turns } Züge nach deinen Vorgaben
    }
prepared-stops = Hält an, { $stops }.
prepared-stops-never = Hält nur an, wo nichts vorbereitet ist.
prepared-else-stop = anhalten
prepared-else-nothing = nichts

# Vorgaben in Worten

order-else = { $first }, sonst { $then }
order-before = { $first } vor { $then }
order-in-turn = der Reihe nach { $names }
order-all-but = alle außer { $names }

# Warum etwas nicht geht

prepare-not-now = Gerade lässt sich dein nächster Zug nicht vorbereiten. Wenn dein jetziger vorbei ist, geht es.
prepare-not-here = In diesem Spiel lassen sich Züge nicht vorbereiten.
prepare-forbidden = An diesem Tisch werden keine Züge vorbereitet: So hat es die Tischleitung eingestellt.
prepare-too-late = Zu spät: Der Zug, für den das war, hat schon begonnen.
prepare-changed = Das war eine frühere Probe: Sie wurde inzwischen geändert, oder ihr Zug ist schon gespielt. So steht sie jetzt; sieh sie dir an, dann kannst du sie bereitlegen.
prepare-nothing = Es liegt kein Zug mehr bereit.

# Am Tisch eingestellt

option-prepare = Züge vorbereiten
option-prepare-allowed = erlaubt
option-prepare-allowed-hint = Wer wartet, darf den nächsten Zug vorbereiten; er wird gespielt, sobald er an der Reihe ist.
option-prepare-forbidden = nein
option-prepare-forbidden-hint = Entschieden wird erst, wenn man gefragt ist.
