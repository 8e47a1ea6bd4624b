# Words on pictures

picture-turn = { $who }: turn { $number }
picture-phase =
    { $phase ->
        [start] start of turn
        [action] action phase
        [buy] buy phase
        [clean_up] clean-up
       *[other] { $phase }
    }
picture-in-play = In play
picture-trash = Trash: { $count }
picture-nothing = nothing
picture-discard-top = Top of discard: { $top }
picture-empty-hand = Your hand is empty
picture-result = Result
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-course = Points by turn
