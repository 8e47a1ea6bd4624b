"""Domus Domini's pictures: the table for everybody, the own abbey for one, the result."""

from collections.abc import Sequence

from games.domus_domini.view import View
from games.kernel.game import Result
from games.kernel.text import Text
from renderers.canvas import Part
from renderers.domus_domini.board import board_sheet
from renderers.domus_domini.table import table_sheet
from renderers.result import by_rounds, rounds_sheet
from renderers.sheet import picture
from renderers.stage import Picture, Stage

COURSE = Text("picture-domus-course")


class DomusDominiPainter:
    """Draws Domus Domini."""

    def table(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The table as everybody sees it."""
        return picture(table_sheet(view, stage), words, stage)

    def hand(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The viewer's abbey."""
        return picture(board_sheet(view, stage), words, stage)

    def result(
        self,
        result: Result,
        view: View,
        stage: Stage,
        words: Sequence[Text],
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Ranks, points by source, and the letters round by round: the view has them, `history` is not needed."""
        return picture(course_sheet(result, view, stage), words, stage)


def course_sheet(result: Result, view: View, stage: Stage) -> Part:
    """The result with its rounds."""
    return rounds_sheet(result, course(view, result), stage, COURSE)


def course(view: View, result: Result) -> list[tuple[int, ...]]:
    """The letters of every seat at the beginning, after each round, and with the final scoring."""
    return by_rounds(result, [abbey.rounds for abbey in view.abbeys])


PAINTER = DomusDominiPainter()
