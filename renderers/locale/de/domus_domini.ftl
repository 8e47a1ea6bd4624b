# Wörter auf den Bildern von Domus Domini

picture-domus-round = Runde { $number } von { $most }
picture-domus-road = Straße nach Cluny
picture-domus-forecast = Vorschau: so weit kämen sie jetzt
picture-domus-income = Münze: Einkommen jetzt
picture-domus-secret = Verdeckt, bis alle fertig sind
picture-domus-worth = 10 NE = 1 Feld = 1 Ablassbrief
picture-domus-protected = hier fällt niemand zurück
picture-domus-ranking = Ablassbriefe
picture-domus-prices = Zahl: Preis in Denaren
picture-domus-market = Cellerare im Angebot
picture-domus-market-empty = Kein Cellerar mehr im Angebot
picture-domus-supply = Vorrat
picture-domus-pile =
    { $sign ->
        [brother] { $count ->
            [one] 1 Bruder
           *[other] { $count } Brüder
        }
        [hut] { $count ->
            [one] 1 Hütte
           *[other] { $count } Hütten
        }
        [dog] { $count ->
            [one] 1 Hund
           *[other] { $count } Hunde
        }
       *[other] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
picture-domus-cloister = Kloster
picture-domus-chapel = Kapelle
picture-domus-field = Feldarbeit
picture-domus-vegetables = Gemüse
picture-domus-money = Denare
picture-domus-saved = gespart
picture-domus-ne = { $food } NE
picture-domus-no-cellerar = Kein Cellerar
picture-domus-no-specials = Keine Sonderkarte
picture-domus-food = Bringt jetzt
picture-domus-reach =
    { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-figure =
    Figur: { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-course = Ablassbriefe nach Runden und Schlusswertung
picture-domus-leads =
    → { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-stays =
    { $position ->
        [41] Cluny
       *[other] { $position }
    }
picture-domus-dogs = Hunde/Hütten
picture-domus-walks =
    1 Gemüse = 1 Feld = 1 Ablassbrief{ $cart ->
        [0] {""}
       *[other] {"; "}danach Karren +{ $cart }
    }
picture-domus-rides = Der Karren bringt dich { $fields } Felder weiter
picture-domus-secret-forecast = Vorschau; Pläne bleiben verdeckt
picture-domus-each = je { $amount }
picture-domus-next-round = später +{ $count }
picture-domus-deed-recruit = Anwerben
picture-domus-deed-to-chapel = In die Kapelle
picture-domus-deed-to-kloster = Ins Kloster
picture-domus-deed-to-field = Feldarbeit
picture-domus-deed-save = Sparen
picture-domus-deed-hut = Hütte
picture-domus-deed-dog = Hund
picture-domus-moment = Runde { $number } von { $most } · { $phase }
picture-domus-held-money =
    { $count ->
        [one] Denar
       *[other] Denare
    }
picture-domus-held-vegetables =
    { $count ->
       *[other] Gemüse
    }
picture-domus-held-cloister =
    { $count ->
        [one] Bruder im Kloster
       *[other] Brüder im Kloster
    }
picture-domus-held-chapel = in der Kapelle
picture-domus-held-dogs =
    { $count ->
        [one] Hund
       *[other] Hunde
    }
picture-domus-held-huts =
    { $count ->
        [one] Hütte
       *[other] Hütten
    }
picture-domus-bought = dann { $vegetables } Gemüse, { $money } D
picture-domus-fed = noch { $vegetables } Gemüse
picture-domus-fallen = { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-unfed = − Brüder, die dann nichts zu essen haben und gehen
picture-domus-space = Feld
picture-domus-guards = Abwehr
picture-domus-foremost = Auf der Straße
picture-domus-you = Du
picture-domus-guard-dogs =
    { $count ->
        [one] Hund
       *[other] { $count } Hunde
    }
picture-domus-drunkard = kostet keinen Bruder, bringt 1 Ablassbrief
picture-domus-begins =
    { $own ->
        [1] du beginnst
       *[other] wenn { $who } dann behält
    }
picture-domus-dismiss = { $card } entlassen
picture-domus-without =
    +{ $coins } D, dann { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-too-dear = zu teuer: ab { $coins } D
picture-domus-skill-garden = bringt jede Runde { $vegetables } Gemüse
picture-domus-skill-cheese = spart hier jede Runde 1 D
picture-domus-skill-brewery = + gilt ab 40 NE der Brauerei
picture-domus-this-round = diese Runde +{ $food } NE
picture-domus-coins = Denare
picture-domus-stage = Stufe
picture-domus-finished = fertig
picture-domus-then = → Feld danach
picture-domus-now =
    jetzt { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-built = Stufe { $stage } von { $most }
picture-domus-chapel-price =
    Stufe { $stage } für { $coins } D{ $count ->
        [0] {""}
       *[other] {" "}{ $leads }
    }
picture-domus-chapel-gives = { $capacity } Brüder je { $food } NE · am Ende { $letters } Ablassbriefe
picture-domus-food-each = je { $amount } NE
picture-domus-times = Plätze × NE
picture-domus-production = Produktion: { $card }
picture-domus-awaited = Wartet auf
picture-domus-column = Säule
picture-domus-pot = { $coins } D in der Mitte
picture-domus-sign =
    { $sign ->
        [garden] Garten
        [cheese] Käserei
        [brewery] Brauerei
        [chapel] Kapelle
        [money] Denare
        [saved] gespart
        [vegetable] Gemüse
        [cloister] im Kloster
        [crown] führt
        [prayer] in der Kapelle
        [field] Feldarbeit
        [dog] Hunde/Hütten
        [food] Nahrung (NE)
        [cart] Gemüsekarren
        [herdsman] Viehhirte
        [drunkard] Trunkenbold
        [changed] neu
       *[most] meiste NE
    }
alt-domus-score =
    { $who }: { $letters ->
        [one] 1 Ablassbrief
       *[other] { $letters } Ablassbriefe
    }, { $food } NE, { $coins } D
alt-domus-built = { $who }: Garten { $garden }, Käserei { $cheese }, Brauerei { $brewery }, Kapelle { $chapel }, { $card }
alt-domus-held =
    { $who }: { $vegetables } Gemüse, Brüder: Kloster { $cloister }{ $chapel ->
        [0] {""}
       *[other] {""}, Kapelle { $chapel }
    }{ $field ->
        [0] {""}
       *[other] {""}, Feldarbeit { $field }
    }{ $dogs ->
        [0] {""}
        [one] {""}, 1 Hund
       *[other] {""}, { $dogs } Hunde
    }{ $saved ->
        [0] {""}
       *[other] {""}, { $saved } D gespart
    }{ $cards ->
        [0] {""}
       *[other] {""}, { $specials }
    }
legend-domus-none = nichts davon da
legend-domus-price = Preis von jetzt bis dahin
legend-domus-most = bringt die meisten NE
legend-domus-cart = Gemüsekarren: 3 Felder weiter
legend-domus-herdsman = Viehhirte: wehrt einen Angriff ab
legend-domus-drunkard = Trunkenbold: eine Figur fällt 3 Felder zurück
legend-domus-crown = hat die meisten Ablassbriefe
legend-domus-now = Was geht und was neu ist
legend-domus-lit = kannst du jetzt wählen
legend-domus-new = neu seit dem letzten Mal
legend-domus-came = so viele Ablassbriefe dazu
legend-domus-figure = Figur auf der Straße
legend-domus-stood = hier stand sie zuletzt
legend-domus-protected = sicher: hier fällt niemand zurück
legend-domus-dog = Wachhund: wehrt einen Angriff ab
legend-domus-cellerar-garden = Garten-Cellerar: bringt jede Runde Gemüse
legend-domus-cellerar-cheese = Käse-Cellerar: spart jede Runde 1 D in der Käserei
legend-domus-cellerar-brewery = Brau-Cellerar: Zuschlag ab 40 NE der Brauerei
