# Den nächsten Zug vorbereiten: Knöpfe

button-prepare = Nächsten Zug vorbereiten
button-change = Ändern
button-goon = Weiter vorbereiten
button-anew = Neu vorbereiten
button-onrules = Nur die Vorgaben behalten
button-putaway = Verwerfen
button-ready = So bereitlegen
button-stepback = ↩ Zurück
button-setrules = Vorgaben
button-rehearse = Zurück zur Probe
button-to-rules = Zurück, nichts ändern
button-shut = Schließen

# Die Probe

rehearsal-heading = Dein nächster Zug, zur Probe · **{ $game }** · { $where }
rehearsal-ready = Dein Zug wäre: { $what }
rehearsal-ready-turns = Deine nächsten Züge wären: { $what }
rehearsal-before = Was du vorher bereitgelegt hast, gilt weiter, bis du das hier bereitlegst.
rehearsal-rules = Deine Vorgaben
rehearsal-unknown = Was jetzt kommt, weiß noch niemand: Ab hier entscheiden deine Vorgaben.
rehearsal-then = **Danach**
rehearsal-otherwise = **Falls etwas nicht mehr geht**
rehearsal-nothing = In deinem nächsten Zug gibt es nichts zu entscheiden
rehearsal-whole-turn = Alles entschieden: So bereitlegen?
rehearsal-change = Ändern …
rehearsal-unset = noch nichts
rehearsal-rule-now = Eingestellt: { $answer }
rehearsal-list-hint = Wähle der Reihe nach: Das Erste, was dann geht, zählt.
rehearsal-reset = Alles wie üblich
rehearsal-reset-hint = was du hier geändert hast, vergessen
rehearsal-stops = Wann der Zug anhält
rehearsal-stops-hint = Dann wirst du gefragt wie sonst.
rehearsal-turns = Für wie viele Züge
rehearsal-turns-number =
    { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
rehearsal-turns-now =
    { $turns ->
        [one] Gilt für einen Zug. Was du hier änderst, wird dir beim nächsten Mal wieder vorgeschlagen.
       *[other] Gilt für { $turns } Züge. Was du hier änderst, wird dir beim nächsten Mal wieder vorgeschlagen.
    }
rehearsal-turns-note = Ab dem zweiten Zug zählen nur die Vorgaben: Was dann kommt, weiß noch niemand.
rule-line = { $what }: { $answer }

# Was bereitliegt

prepare-there = Deinen nächsten Zug bereitest du [in der Nachricht zu diesem Spiel]({ $link }) vor.
prepared-ready = Bereitgelegt: { $what }
prepared-was-ready = Bereitgelegt war: { $what }
prepared-drafted = Du hast etwas entschieden, aber noch nicht bereitgelegt.
prepared-still = Für deinen Zug liegt etwas bereit. Passt es nach deiner Antwort nicht mehr, liest du es dann.
prepared-changed = Seither ist es anders: { $why }
prepared-stops-unless = Was nun? Wenn du nichts wählst, wirst du in deinem Zug gefragt.
prepared-goes-on-unless = Wenn du nichts wählst, wird nach deinen Vorgaben gespielt.
prepared-nothing = darin ist nichts zu entscheiden
prepared-and = { $first }; { $then }
prepared-row = { $row }
prepared-advised = { $row } ({ $how })
prepared-then-advised = dann { $row } ({ $how })
prepared-partly = { $row } (was noch offen ist, { $how })
prepared-by-advice = wie geraten
prepared-by-own-rules = nach deinen eigenen Vorgaben, sonst wie geraten
prepared-fallbacks = Falls etwas nicht mehr geht: { $rows }.
prepared-instead = statt „{ $first }“: { $then }, dann weiter nach Vorgabe
prepared-instead-stop = ohne „{ $first }“ anhalten
prepared-by-rules = dein Zug nach deinen Vorgaben
prepared-left-to-advice = der Rest nach Rat, sobald die anderen entschieden haben
prepared-rules = Danach: { $rules }.
prepared-rules-alone = Vorgaben: { $rules }.
prepared-turns =
    { $turns ->
        [one] ein Zug nach deinen Vorgaben
       *[other] deine nächsten { $turns } Züge nach deinen Vorgaben
    }
prepared-more-turns =
    { $turns ->
        [one] danach noch ein Zug nach deinen Vorgaben
       *[other] danach noch { $turns } Züge nach deinen Vorgaben
    }
prepared-stops = Hält an, { $stops }.
prepared-stops-never = Hält nur an, wo du gefragt werden willst, nichts vorbereitet ist oder es anders kommt als in der Probe.
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
prepare-over = Der Zug, von dem hier die Rede war, ist vorbei. So steht es jetzt.

# Am Tisch eingestellt

option-prepare = Züge vorbereiten
option-prepare-allowed = erlaubt
option-prepare-allowed-hint = Wer wartet, darf den nächsten Zug vorbereiten; er wird gespielt, sobald man dran ist.
option-prepare-forbidden = nein
option-prepare-forbidden-hint = Entschieden wird erst, wenn man gefragt ist.
