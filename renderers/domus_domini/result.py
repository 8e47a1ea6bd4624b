"""The course of a game of Domus Domini: the letters round by round."""

from games.domus_domini.view import View
from games.kernel.contract.game import Result
from games.kernel.engine.text import Text
from renderers.whole.story import Growth, PointsHistory, by_rounds

COURSE = Text("picture-domus-course")
EMBLEMS = {
    "points-road": "cluny",
    "points-alms": "drunkard",
    "points-brothers": "brother",
    "points-dogs": "dog",
    "points-chapel": "church",
    "points-cellerar": "cellerar",
}
"""The emblems of the sources of letters; the areas have their own."""


def course(result: Result, view: View, _history: PointsHistory) -> Growth:
    """How the letters grew."""
    return by_rounds(result, [abbey.rounds for abbey in view.abbeys], COURSE, EMBLEMS)
