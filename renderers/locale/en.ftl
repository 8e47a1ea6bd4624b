# Words on pictures

picture-your-hand = Your hand
picture-whose-turn = { $name } is on turn
picture-turn =
    turn { $number }, { $phase ->
        [start] start
        [action] action phase
        [buy] buy phase
        [clean_up] clean-up
       *[other] { $phase }
    }
picture-over = The game is over
picture-in-play = In play
picture-prizes = Prizes
picture-mat = On the mat
picture-empty-piles =
    { $count ->
        [one] empty pile
       *[other] empty piles
    }
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
