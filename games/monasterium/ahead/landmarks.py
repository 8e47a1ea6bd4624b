"""The landmarks of a prepared turn of Monasterium.

One's own goods, novices and messenger never change in others' turns; for dice and places it is tried beforehand whether
the prepared answers are still possible.
"""

from games.kernel.contract.ahead import Landmark, Rules
from games.kernel.engine.text import Text
from games.monasterium.view import View


def round_now(seen: View, rules: Rules) -> str:
    """The round: its dice were seen, those of the next one were not."""
    return f"{seen.year}.{seen.round}"


def dice(seen: View, rules: Rules) -> str:
    """What the seat may take from each space."""
    seat = seen.seat or 0
    return ",".join(f"{space.neutral + space.own[seat]}" for space in seen.spaces)


def cloisters(seen: View, rules: Rules) -> str:
    """Who stands where, and the panes that are left."""
    return " ".join(
        f"{here.name}{[stand.owner for stand in (*here.buildings, *here.walk)]}{here.chapel}{here.windows}"
        for here in seen.cloisters
    )


LANDMARKS = (
    Landmark("round", Text("stop-round"), round_now, holds_answers=True),
    Landmark("dice", Text("stop-dice"), dice, usual=False),
    Landmark("cloisters", Text("stop-cloisters"), cloisters, usual=False),
)
