"""The course of a game of Monasterium: the points round by round."""

from games.kernel.contract.game import Result
from games.kernel.engine.text import Text
from games.monasterium.view import View
from renderers.whole.story import Growth, PointsHistory, by_rounds

COURSE = Text("picture-monasterium-course")
EMBLEMS = {
    "points-buildings": "novice",
    "points-tiles": "prestige",
    "points-windows": "rose",
    "points-orders": "letter",
    "points-path": "reroll",
    "points-start": "sun",
    "points-majority": "cloister",
    "points-chapels": "church",
    "points-walks": "arches",
    "points-goods": "goods",
}
"""The emblems of the sources of points."""


def course(result: Result, view: View, _history: PointsHistory) -> Growth:
    """How the points grew."""
    return by_rounds(result, [school.rounds for school in view.schools], COURSE, EMBLEMS)
