"""Dominion's pictures: the table for everybody, the hand for one, the result."""

from collections.abc import Sequence

from games.dominion.view import View
from games.kernel.game import Result
from games.kernel.text import Text
from renderers.dominion_hand import hand_parts
from renderers.dominion_table import table_parts
from renderers.result import result_parts
from renderers.sheet import picture, stacked
from renderers.stage import Picture, Stage
from renderers.theme import theme_for


class DominionPainter:
    """Draws Dominion."""

    def table(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The table as everybody sees it."""
        theme = theme_for(stage.theme, stage.palette)
        return picture(stacked(table_parts(view, stage, theme), theme.ground), words, stage)

    def hand(self, view: View, stage: Stage, words: Sequence[Text]) -> Picture:
        """The viewer's hand."""
        theme = theme_for(stage.theme, stage.palette)
        return picture(stacked(hand_parts(view, stage, theme), theme.ground), words, stage)

    def result(
        self,
        result: Result,
        view: View,
        stage: Stage,
        words: Sequence[Text],
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Ranks and points, and how they grew."""
        theme = theme_for(stage.theme, stage.palette)
        return picture(stacked(result_parts(result, stage, theme, history), theme.ground), words, stage)


PAINTER = DominionPainter()
