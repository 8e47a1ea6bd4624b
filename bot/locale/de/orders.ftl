# Feste Anweisungen

button-always = Immer so …
order-about = { $what } ({ $subject })
order-line = { $what }: **{ $answer }**
order-line-here = { $line } (nur in { $place })
order-ranked = das erste Verfügbare aus { $names }; sonst mich fragen
order-ranked-else-nothing = was es gibt von { $names }; sonst nichts
order-picks = { $names }
order-odd = nach früherer Anweisung
order-outdated = { $key }: wird nicht mehr gefragt
order-panel =
    ### Immer so: { $what }
    Was soll ich von jetzt an antworten, ohne dich zu fragen?
order-panel-hint = -# Ich antworte in deinem Namen, und in deinem Verlauf steht es so. Passt die Anweisung einmal nicht, frage ich dich.
order-panel-pick = Von jetzt an …
order-scope-all = Gilt immer, wenn du { $game } spielst.
order-scope-here = Gilt nur in diesem Spiel.
order-for = ☐ Nur bei { $subject }
order-for-on = ☑ Nur bei { $subject }
order-here = ☐ Nur in diesem Spiel
order-here-on = ☑ Nur in diesem Spiel
order-own-list = Eine eigene Liste
order-form = Namen, das Wichtigste zuerst
order-form-hint = Einer pro Zeile oder mit Kommas; das Erste, was es gibt, zählt
order-given =
    Von jetzt an: { $order }.
    { $scope } Mit { COMMAND("orders") } siehst du die Anweisung und kannst sie zurücknehmen.
order-given-and-answered =
    Von jetzt an: { $order }. Diese Frage ist damit beantwortet.
    { $scope } Mit { COMMAND("orders") } siehst du die Anweisung und kannst sie zurücknehmen.
order-unknown = Das lässt sich nicht ein für alle Mal beantworten.
order-no-list = Hier ist keine Liste möglich; wähle bitte eine der Antworten.
order-not-for-list = { $name } kann nicht in dieser Liste stehen.
orders-title = ### Deine festen Anweisungen
orders-none =
    ### Deine festen Anweisungen
    Es gibt keine: Du wirst alles gefragt.
orders-hint = -# „Immer so …“ bei einer Frage gibt dafür eine Anweisung; { COMMAND("orders") } mit Frage und Antwort ebenso.
orders-none-sensible = In diesem Spiel gibt es keine Anweisungen, die allen passen.
orders-remove-one = Eine zurücknehmen …
orders-remove-all = Alle zurücknehmen
orders-sensible = Alles Übliche einrichten: { $game }
option-masked = Reaktionen verbergen
option-masked-open = nein
option-masked-open-hint = Wer nichts zu entscheiden hat, lässt niemanden warten.
option-masked-veiled = ja
option-masked-veiled-hint = Nach jedem Angriff eine Pause (live bis 2 Min., sonst bis 30): So sieht niemand, wer reagiert.
