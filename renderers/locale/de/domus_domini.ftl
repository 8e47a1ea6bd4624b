# Wörter auf den Bildern von Domus Domini

picture-domus-round = Runde { $number } von { $most }
picture-domus-road = Straße nach Cluny
picture-domus-forecast = Figuren daheim; gezeigt, wie weit sie jetzt kämen
picture-domus-income = Einkommen
picture-domus-secret = Verdeckte Pläne: die anderen wie zuvor
picture-domus-market = Cellerare zu haben
picture-domus-market-empty = Kein Cellerar zu haben
picture-domus-supply = Vorrat
picture-domus-cloister = Kloster
picture-domus-chapel = Kapelle
picture-domus-field = Feld
picture-domus-vegetables = Gemüse
picture-domus-kennels = Hütten, Hunde
picture-domus-money = Denare
picture-domus-saved = gespart
picture-domus-ne = { $food } NE
picture-domus-no-cellerar = Kein Cellerar
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
