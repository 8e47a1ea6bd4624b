"""The result of Monasterium, with the points round by round."""

from games.kernel.game import Result
from games.kernel.text import Text
from games.monasterium.view import View
from renderers.canvas import Part
from renderers.result import rounds_sheet
from renderers.stage import Stage

COURSE = Text("picture-monasterium-course")


def result_sheet(result: Result, view: View, stage: Stage) -> Part:
    """Ranks, points by source, and how they grew."""
    return rounds_sheet(result, [school.rounds for school in view.schools], stage, COURSE)
