# Feste Anweisungen

button-always = Immer so …
order-about = { $what } ({ $subject })
order-line = { $what }: **{ $answer }**
order-line-here = { $line } (nur in { $place })
order-ranked = das Erste, was es gibt, von { $names }; sonst mich fragen
order-ranked-else-nothing = was es gibt von { $names }; sonst nichts
order-picks = { $names }
order-odd = wie vereinbart
order-outdated = { $key }: wird nicht mehr gefragt
order-panel =
    ### Immer so: { $what }
    Was soll ich von jetzt an antworten, ohne dich zu fragen?
order-panel-hint = -# Ich antworte in deinem Namen, und in deinem Verlauf steht es so. Wozu die Anweisung nicht passt, das frage ich.
order-panel-pick = Von jetzt an …
order-scope-all = Gilt in allen deinen Partien { $game }.
order-scope-here = Gilt nur in dieser Partie.
order-for = Nur bei { $subject }
order-for-all = Nicht nur bei dieser Karte
order-here = Nur in dieser Partie
order-in-all = In allen Partien
order-own-list = Eine eigene Liste
order-form = Namen, das Liebste zuerst
order-form-hint = Einer pro Zeile oder mit Kommas; das Erste, was es gibt, zählt
order-given =
    Von jetzt an: { $order }.
    { $scope } `/anweisungen` zeigt es und nimmt es zurück.
order-given-and-answered =
    Von jetzt an: { $order }. Diese Frage ist damit beantwortet.
    { $scope } `/anweisungen` zeigt es und nimmt es zurück.
order-unknown = Das lässt sich nicht ein für alle Mal beantworten.
order-no-list = Hier ist keine Liste möglich; wähle bitte eine der Antworten.
order-not-for-list = { $name } kann nicht in dieser Liste stehen.
orders-title = ### Deine festen Anweisungen
orders-none =
    ### Deine festen Anweisungen
    Es gibt keine: Du wirst alles gefragt.
orders-hint = -# „Immer so …“ bei einer Frage gibt dafür eine Anweisung; `/anweisungen` mit Frage und Antwort ebenso.
orders-none-sensible = In diesem Spiel gibt es keine Anweisungen, die allen passen.
orders-remove-one = Eine zurücknehmen …
orders-remove-all = Alle zurücknehmen
orders-sensible = Alle sinnvollen: { $game }
option-masked = Verdeckt
option-masked-open = nein
option-masked-open-hint = Wer nichts zu entscheiden hat, lässt niemanden warten.
option-masked-veiled = ja
option-masked-veiled-hint = Nach Angriffen wartet das Spiel immer etwas (live 2, sonst höchstens 30 Minuten): Niemand sieht, wer reagiert.
