# What the computer would do

take-all =
    All of it ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    })
take-all-and-done =
    All of it and done ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    })
take-first = Only: { $what }
advised = { $what }. { $why }

# How strong computers are

computer-level = { $who }: { $level }
