# Words on pictures

picture-your-hand = Your hand
picture-whose-turn = { $name }’s turn
picture-awaited = Waiting for
picture-turn =
    Turn { $number }, { $phase ->
        [start] start
        [action] action phase
        [buy] buy phase
        [clean_up] clean-up
       *[other] { $phase }
    }
picture-over = The game is over
picture-stopped = The game was called off
picture-in-play = In play
picture-revealed = Revealed by { $name }
picture-set-aside = Set aside by { $name }
picture-prizes = Prizes
picture-no-prizes = All Prizes are taken
picture-lowered = Costs lowered by { $cards }
picture-mat = Mat: { $count }
picture-end = End of the game: { $empty } of { $most } piles empty
picture-end-short = { $empty } of { $most } empty
picture-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
picture-trash = Trash: { $count }
picture-empty-hand = Your hand is empty
