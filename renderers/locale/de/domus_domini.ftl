# Wörter auf den Bildern von Domus Domini

picture-domus-round = Runde { $number } von { $most }
picture-domus-road = Straße nach Cluny
picture-domus-forecast = Vorschau: so weit kämen sie jetzt
picture-domus-income = rechts: Einkommen in Denaren
picture-domus-secret = Geheim: die anderen wie vorher
picture-domus-worth = 10 NE = 1 Feld = 1 Ablassbrief
picture-domus-protected = niemand fällt zurück
picture-domus-ranking = Ablassbriefe
picture-domus-prices = Zahl: Preis in Denaren
picture-domus-market = Cellerare im Angebot
picture-domus-market-empty = Kein Cellerar mehr im Angebot
picture-domus-supply = Vorrat
picture-domus-cloister = Kloster
picture-domus-chapel = Kapelle
picture-domus-field = Feldarbeit
picture-domus-vegetables = Gemüse
picture-domus-kennels = Hütten, Hunde
picture-domus-money = Denare
picture-domus-saved = gespart
picture-domus-ne = { $food } NE
picture-domus-no-cellerar = Kein Cellerar
picture-domus-dismiss = Entlassen: +{ $coins } D
picture-domus-no-specials = Keine Sonderkarte
picture-domus-food = Gibt jetzt
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
picture-domus-course = Ablassbriefe je Runde, zuletzt mit Schlusswertung
picture-domus-units = Nahrung (NE)
picture-domus-leads =
    → { $position ->
        [41] Cluny
       *[other] Feld { $position }
    }
picture-domus-times = Brüder × NE
picture-domus-begs = Wen soll es treffen? Die Figur fällt 3 Felder zurück
picture-domus-falls = { $position } → { $to }
picture-domus-dogs = Hunde/Hütten
legend-domus-crown = hat die meisten Ablassbriefe
legend-domus-now = Was geht und was neu ist
legend-domus-lit = kannst du jetzt wählen
legend-domus-new = neu seit dem letzten Mal
legend-domus-came = so viele Ablassbriefe dazu
legend-domus-figure = Figur auf der Straße
legend-domus-stood = hier stand sie vorher
legend-domus-protected = hier fällt niemand zurück
