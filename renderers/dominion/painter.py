"""Dominion's pictures: the table for everybody, the hand for one, the result."""

from collections.abc import Sequence

from games.dominion.view import View
from games.kernel.game import Result
from games.kernel.text import Text
from renderers.dominion.hand import hand_sheet
from renderers.dominion.table import table_sheet
from renderers.result import result_sheet
from renderers.sheet import picture
from renderers.stage import Picture, Stage


class DominionPainter:
    """Draws Dominion."""

    def table(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The table as everybody sees it."""
        return picture(table_sheet(view, stage), words, stage)

    def hand(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The viewer's hand."""
        return picture(hand_sheet(view, stage), words, stage)

    def result(
        self,
        result: Result,
        view: View,
        stage: Stage,
        words: Sequence[Text],
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Ranks and points, and how they grew."""
        return picture(result_sheet(result, stage, history), words, stage)


PAINTER = DominionPainter()
