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
take-all-onward = All of it, { $rest } by advice
take-one-onward = This, then { $rest } by advice
take-steps =
    { $steps ->
        [one] Only this one step
       *[other] Only these { $steps } steps
    }
take-first = Only: { $what }
advised-onward = { $what }, { $rest } by advice
advised = { $what }. { $why }
advised-unexplained = { $what }.

# How strong computers are

computer-level = { $who }: { $level }
