"""Monasterium's pictures: the table for everybody, the own board for one, the result."""

from collections.abc import Sequence

from games.kernel.game import Result
from games.kernel.text import Text
from games.monasterium.view import View
from renderers.canvas import Part
from renderers.monasterium.board import board_sheet
from renderers.monasterium.table import table_sheet
from renderers.result import by_rounds, rounds_sheet
from renderers.sheet import picture
from renderers.stage import Picture, Stage

COURSE = Text("picture-monasterium-course")


class MonasteriumPainter:
    """Draws Monasterium."""

    def table(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The table as everybody sees it."""
        return picture(table_sheet(view, stage), words, stage)

    def hand(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The viewer's board."""
        return picture(board_sheet(view, stage), words, stage)

    def result(
        self,
        result: Result,
        view: View,
        stage: Stage,
        words: Sequence[Text],
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Ranks, points by source, and the points round by round: the view has them, `history` is not needed."""
        return picture(course_sheet(result, view, stage), words, stage)


def course_sheet(result: Result, view: View, stage: Stage) -> Part:
    """The result with its rounds."""
    return rounds_sheet(result, course(view, result), stage, COURSE)


def course(view: View, result: Result) -> list[tuple[int, ...]]:
    """The points of every seat at the beginning, after each round, and with the final scoring."""
    return by_rounds(result, [school.rounds for school in view.schools])


PAINTER = MonasteriumPainter()
