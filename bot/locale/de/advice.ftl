# Was der Computer täte

take-all =
    Alles so ({ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    })
take-all-and-done =
    Alles so und fertig ({ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    })
take-first = Nur: { $what }
advised = { $what }. { $why }

# Wie stark Computer spielen

computer-level = { $who }: { $level }
