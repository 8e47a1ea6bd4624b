"""How a game is drawn: the sheets it draws itself, in words what it does not; and who draws which game.

Law: every game can be shown. There is no list to edit: a game's painter is the PAINTER of the folder named like it.
"""

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec

from games.kernel.game import Result
from games.kernel.text import Text
from renderers.canvas import Part
from renderers.legend import Group, in_words, legend_sheet
from renderers.plain import words_sheet
from renderers.result import result_sheet
from renderers.sheet import picture
from renderers.stage import Picture, Stage

Sheet: TypeAlias = Callable[[Any, Stage], Part]
"""Draws a view of the game."""
ResultSheet: TypeAlias = Callable[[Result, Any, Stage], Part]
"""Draws a result of which the view tells the course."""


class Painter(msgspec.Struct, frozen=True):
    """Draws a game. `words` are the game's own account of what is shown; they become the alternative text. The legend
    explains `symbols`.
    """

    table_sheet: Sheet | None = None
    hand_sheet: Sheet | None = None
    result_sheet: ResultSheet | None = None
    symbols: tuple[Group, ...] = ()

    def legend(self, stage: Stage) -> Picture:
        """What the symbols of the other pictures stand for, where there are any."""
        return picture(legend_sheet(self.symbols, stage), in_words(self.symbols), stage)

    def table(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """What everybody sees."""
        return _drawn(self.table_sheet, view, stage, words)

    def hand(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """What the viewer holds."""
        return _drawn(self.hand_sheet, view, stage, words)

    def result(
        self, result: Result, view: Any, stage: Stage, words: Sequence[Text], history: Sequence[Sequence[int]] = ()
    ) -> Picture:
        """How it ended; `history` has the points per seat at each turn boundary, for games whose view does not."""
        own = self.result_sheet
        sheet = result_sheet(result, stage, history) if own is None else own(result, view, stage)
        return picture(sheet, words, stage)


def _drawn(sheet: Sheet | None, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
    return picture(words_sheet(words, stage) if sheet is None else sheet(view, stage), words, stage)


PLAIN = Painter()
"""Draws any game, in words."""


@cache
def painter_for(game: str) -> Painter:
    """The painter of a game; the plain one where no module of that name has a PAINTER."""
    if find_spec(f"renderers.{game}") is None:
        return PLAIN
    painter: Painter = getattr(importlib.import_module(f"renderers.{game}"), "PAINTER", PLAIN)
    return painter
