# Der Tisch in kurzen Worten, neben seinem Bild

brief-awaited = Wartet auf { $who }.
brief-name = { $who }
brief-pile = { $left } × { $card } zu { $cost }
brief-pile-lowered = { $left } × { $card } zu { $cost } statt { $printed }
brief-spoken-for = bald vielleicht { $count } weniger
brief-seat = { $who }: Hand { $hand }, Nachziehstapel { $deck }, Ablagestapel { $discard } (zuoberst { $top }).

# Was die Zeichen auf Karten heißen, unter ihnen

picture-key-price = Kosten
picture-key-lowered = Kosten, gesenkt
picture-key-coins = Geld
picture-key-cards = Karten
picture-key-actions = Aktionen
picture-key-buys = Käufe
picture-key-points = Punkte
picture-key-attack = Angriff
picture-key-reaction = Reaktion
picture-key-treasure = Geldkarte
picture-key-action = Aktionskarte
picture-key-victory = Punktekarte
picture-key-prize = Preiskarte
picture-key-trash = entsorgen
picture-key-discard = ablegen
picture-key-pass = weitergeben
picture-key-deck = auf den Nachziehstapel
picture-key-aside = zur Seite legen
picture-key-bane = Bannkarte
picture-key-trade-route = Geldmarker
picture-key-named = verboten
picture-key-forbidden = nicht kaufbar

picture-means =
    { $coins } Geld{ $buys ->
        [one] {""}
       *[other] , { $buys } Käufe
    }
picture-unseen = In deinem Nachziehstapel und Ablagestapel
