# Warum der Computer so spielen würde: höchstens zwölf Wörter

why-keep-column =
    { $coins ->
        [0] Weitergeben kostet 1 D.
       *[other] Bringt dir { $coins } D aus der Mitte; Weitergeben kostet 1 D.
    }
why-cellerar =
    { $letters ->
        [0] Damit kommst du bis zum Ende etwas weiter.
        [one] Mit ihm etwa 1 Ablassbrief mehr.
       *[other] Mit ihm etwa { $letters } Ablassbriefe mehr.
    }
why-cellerar-stays = Ein Tausch brächte dir bis zum Ende wohl nicht mehr.
why-no-cellerar = Beim Bauen bringt dir dieses Geld wohl mehr.
why-dismiss = Sein Geld bringt dir beim Bauen wohl mehr.
why-buy-last = In der letzten Runde bringt Gemüse meist mehr als Geld.
why-buy-nothing = Beim Bauen bringt das Geld meist mehr.
why-to-chapel = In der Kapelle bringt jeder Bruder { $food } NE.
why-recruit = In der Kapelle ist noch Platz für ihn.
why-step = Bringt bis zum Ende wohl am meisten für dein Geld.
why-save = Anderes lohnt sich wohl nicht, und Sparen bringt Zinsen.
why-nothing-pays = Mit dem Geld lässt sich wohl nichts mehr bauen, das lohnt.
why-last-coins = Nach der letzten Runde zählt fast nichts, was übrig bleibt.
why-interest = Je 3 D bringen 1 D Zinsen.
why-to-field = So muss niemand die Kapelle verlassen.
why-drunkard = Bringt 1 Ablassbrief und kostet dich keinen Bruder.
why-no-begging = Ein Bruder bringt am Ende 2 Ablassbriefe, Betteln nur 1.
why-only-oneself = Es träfe nur dich selbst.
why-rival = Bringt 1 Ablassbrief, und { $who } hat wohl die besten Aussichten.
why-defenceless = Bringt 1 Ablassbrief, und { $who } kann sich nicht wehren.
why-ward-off = Sonst fällst du von Feld { $position } auf { $to } zurück.
why-keep-vegetables = Später bringt Gemüse meist genauso viel und kann auch Brüder ernähren.
why-walk-last = Was niemand mehr isst, bringt nur noch Felder.
why-vegetables-feed = Deine Brüder im Kloster brauchen es.
why-cart = Am Ende der Runde ist er ohnehin weg.
why-feed = Wer nichts zu essen bekommt, verlässt dein Kloster.
why-course = Bringt bis zum Ende wohl am meisten.
why-unguarded = Lohnt sich wohl; wer ohne Hund führt, verliert { $count } Felder je Bettler.
why-done = Was sonst noch ginge, bringt bis zum Ende wohl weniger.
why-field = Auf dem Feld essen sie nichts und bringen Gemüse.
why-save-rest = Was übrig bleibt, bringt bis zur nächsten Runde Zinsen.
why-beg = Lohnt sich wohl: { $who } fällt { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } zurück.
why-beg-guarded = Lohnt sich wohl: { $who } verliert einen Verteidiger oder fällt zurück.
why-brothers-stay = Ein Bruder ist dir zu Hause wohl mehr wert.
why-begging-costs = { why-drunkard-stays }
why-drunkard-most = Bringt 1 Ablassbrief und wohl am meisten gegen { $who }.
why-drunkard-oneself = Bringt 1 Ablassbrief, und weiter hinten bekommst du mehr Geld.
why-drunkard-back = Bringt 1 Ablassbrief, und mit Karren oder Gemüse kommst du wieder vor.
why-drunkard-stays = Würde dich wohl mehr kosten, als es bringt.
why-walk-paid = Auf Feld 0 bekommst du kein Geld.
why-walk-full = In der nächsten Runde ist dafür kein Platz.
why-walk-some = Dafür fehlt der Platz; noch weiter vorn bekämst du weniger Geld.
why-walk-cart = Weiter bringt dich der Gemüsekarren ohnehin.
why-no-walk = Weiter vorn bekämst du weniger Geld, auch wenn etwas verloren geht.
why-no-cart = Weiter vorn bekämst du weniger Geld.
why-unfed =
    In der nächsten Runde ist kein Platz { $fed ->
        [0] für sie
       *[other] für mehr
    }.

# Mehrere Antworten auf einmal, so kurz wie auf einem Knopf

row-column-keep = Säule behalten
row-column-pass = Säule weitergeben
row-hire = { $card } einstellen
row-exchange = gegen { $card } tauschen
row-cellerar-stays = Cellerar behalten
row-no-cellerar = keinen Cellerar einstellen
row-dismiss = Cellerar entlassen
row-market-buy = Gemüse für { $count } D
row-market-nothing = kein Gemüse
row-recruit =
    { $count ->
        [one] 1 Bruder anwerben
       *[other] { $count } Brüder anwerben
    }
row-to-chapel =
    { $count ->
        [one] 1 Bruder in die Kapelle
       *[other] { $count } Brüder in die Kapelle
    }
row-to-kloster =
    { $count ->
        [one] 1 Bruder ins Kloster
       *[other] { $count } Brüder ins Kloster
    }
row-to-field =
    { $count ->
        [one] 1 Bruder zur Feldarbeit
       *[other] { $count } Brüder zur Feldarbeit
    }
row-some-to-chapel = Brüder in die Kapelle
row-some-to-kloster = Brüder ins Kloster
row-some-to-field = Brüder zur Feldarbeit
row-stage = { $area } { $first }
row-stages = { $area } { $first }–{ $last }
row-chapel = Kapelle { $count }
row-hut = Hundehütte
row-dog =
    { $count ->
        [one] Wachhund
       *[other] { $count } Wachhunde
    }
row-save = { $count } D sparen
row-save-some = Geld sparen
row-done = fertig
rest-cellerar-build = Cellerar und Ausbau
rest-market-build = Gemüse und Ausbau
rest-of-building = Rest des Ausbaus
rest-attacks = weitere Angriffe
rest-to-feeding = Rest samt Ernähren
gone-lay = Die letzten Laienbrüder gingen an andere.
gone-dogs = Die letzten Wachhunde gingen an andere.
gone-huts = Die letzten Hundehütten gingen an andere.
row-beg = bei { $who } betteln
row-drunkard = Trunkenbold auf { $who } loslassen
row-drunkard-own = Trunkenbold auf dich selbst loslassen
row-drunkard-loose = Trunkenbold loslassen
row-no-attack = nicht angreifen
row-no-more-attacks = sonst nicht angreifen
row-defend =
    { $by ->
        [herdsman] mit dem Viehhirten abwehren
        [dog] mit einem Wachhund abwehren
       *[no] nicht abwehren
    }
row-march-vegetables =
    { $count ->
        [0] kein Gemüse einsetzen
       *[other] { $count } Gemüse einsetzen
    }
row-march-cart =
    { $count ->
        [0] ohne Karren ziehen
       *[other] mit dem Karren ziehen
    }
row-feed-pay =
    { $count ->
        [0] niemanden ernähren
       *[other] mit { $count } Gemüse ernähren
    }
