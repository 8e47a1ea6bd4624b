# The result and the story of the game

picture-result = Result
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-unit =
    { $points ->
        [one] point
       *[other] points
    }
picture-margin =
    { $points ->
        [0] wins the tie-break
        [one] wins by one point
       *[other] wins by { $points } points
    }
picture-rest = other
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

story-why = Decisive: { $what }, { $points } to { $other } points against { $who }.
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
story-unbeaten = { $who } was never behind.
story-ahead = Only { $who } was ever ahead alone, at times level.
story-turning = The turning point was { $when }: from then on { $who } led.
story-late =
    It took the final scoring to put { $who } { $before ->
        [led] ahead for good
       *[never] ahead
    }.
story-last =
    It took until { $when } to put { $who } { $before ->
        [led] ahead for good
       *[never] ahead
    }.
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
        [turn] turns
       *[round] rounds
    }: +{ $points } for { $who }.
best-of = { $who } ({ $when })
story-best-last =
    Best { $unit ->
        [turn] turns
       *[round] rounds
    }: +{ $points } each, last by { $who } in { $when }.

short-turning = Ahead from { $when }: { $who }
short-best = Best: { $who } +{ $points }, { $when }
short-best-last = Best: +{ $points } each, last by { $who }, { $when }
