"""The result of Domus Domini, with the letters round by round."""

from games.domus_domini.view import View
from games.kernel.game import Result
from games.kernel.text import Text
from renderers.canvas import Part
from renderers.result import rounds_sheet
from renderers.stage import Stage

COURSE = Text("picture-domus-course")


def result_sheet(result: Result, view: View, stage: Stage) -> Part:
    """Ranks, letters by source, and how they grew."""
    return rounds_sheet(result, [abbey.rounds for abbey in view.abbeys], stage, COURSE)
