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
take-all-onward = Alles so, { $rest } nach Rat
take-one-onward = Das, dann { $rest } nach Rat
take-steps =
    { $steps ->
        [one] Nur diesen einen Schritt
       *[other] Nur diese { $steps } Schritte
    }
take-first = Nur: { $what }
advised-onward = { $what }, { $rest } nach Rat
advised = { $what }. { $why }
advised-unexplained = { $what }.

# Wie stark Computer spielen

computer-level = { $who }: { $level }
