"""A painter that draws nothing: for tests of events, not of pictures."""

import base64
from collections.abc import Sequence
from typing import Any

from games.kernel.engine.text import Text
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import no_face

POINT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==")
"""A picture of one pixel."""


class Sketcher:
    """Draws nothing but says everything: for tests of events, not of pictures."""

    face_of = staticmethod(no_face)
    faces = ()
    own_board = False
    tells_points = True

    def table(self, view: Any, stage: Stage, words: Sequence[Text], most: int | None = None) -> tuple[Picture, ...]:
        """A point, and the table in words."""
        return (self.hand(view, stage, words),)

    def hand(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """A point, and the hand in words."""
        return Picture(POINT, 1, 1, " ".join(stage.say(text) for text in words)[:1024])

    def legend(self, stage: Stage) -> tuple[Picture, ...]:
        """Nothing."""
        return ()

    def result(self, result: Any, view: Any, stage: Stage, words: Sequence[Text], history: Any = ()) -> Picture:
        """A point, and the table in words."""
        return self.hand(view, stage, words)
