# The result and the story of the game

picture-result = Result
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-margin =
    { $points ->
        [0] wins with equal points
        [one] wins by one point
       *[other] wins by { $points } points
    }
picture-tie = Ahead of { $who }: { $note }
picture-rest = others
picture-turn-unit = Turn
picture-round-unit = Round
picture-course = Points by turn
picture-behind = Points behind the leader
picture-ahead = Lead
picture-course-end = End
picture-dominion-course = Points by round

moment-turn = turn { $number }
moment-round = round { $number }
moment-end = final scoring

story-why = What decided: { $what }, { $points } to { $other } against { $who }.
story-changes =
    The lead changed { $times ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
        [5] five times
        [6] six times
       *[other] { $times } times
    }; { $who } led longest.
story-changes-level =
    The lead changed { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }.
story-always = { $who } led from beginning to end.
story-since = { $who } led from { $when } to the end.
story-ahead = Only { $who } was ever ahead, though not all the time.
story-turning = The turning point was { $when }: from then on { $who } led.
story-late = It took the final scoring to put { $who } ahead.
story-last = It took until { $when } to put { $who } ahead.
story-behind =
    After { $when } { $who } was still { $points ->
        [one] one point
       *[other] { $points } points
    } behind.
story-best =
    Best { $unit ->
        [turn] turn
       *[round] round
    }: { $who } in { $when }, +{ $points }.
story-best-shared =
    Best { $unit ->
        [turn] turn
       *[round] round
    }: +{ $points } for { $who }.
