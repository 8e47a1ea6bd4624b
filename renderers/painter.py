"""Who draws a game: the module named like it, or the plain painter. There is no list to edit."""

import importlib
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol

from games.kernel.game import Result
from games.kernel.text import Text
from renderers import plain
from renderers.stage import Picture, Stage


class Painter(Protocol):
    """Draws a game. `words` are the game's own account of what is shown; they become the alternative text."""

    def table(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """What everybody sees."""
        ...

    def hand(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """What the viewer holds."""
        ...

    def result(
        self,
        result: Result,
        view: Any,
        stage: Stage,
        words: Sequence[Text],
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """How it ended; `history` has the points per seat at each turn boundary."""
        ...


@cache
def painter_for(game: str) -> Painter:
    """The painter of a game; the plain one where no module of that name has a PAINTER."""
    if find_spec(f"renderers.{game}") is None:
        return plain.PAINTER
    painter: Painter = getattr(importlib.import_module(f"renderers.{game}"), "PAINTER", plain.PAINTER)
    return painter
