"""Pictures for games without a painter of their own: the words of the table as a clear sheet.

Law: every game can be shown; its words say all that its view says.
"""

from collections.abc import Sequence
from typing import Any

from PIL import Image

from games.kernel.game import Result
from games.kernel.text import Text
from renderers.canvas import Box, Canvas
from renderers.lettering import clean, width
from renderers.result import result_parts
from renderers.sheet import MARGIN, WIDTH, picture, stacked
from renderers.stage import Picture, Stage
from renderers.theme import Theme, theme_for

INNER = WIDTH - 2 * MARGIN
SIZE, LINE = 32, 42


class PlainPainter:
    """Draws any game."""

    def table(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """The table in words."""
        return _sheet(words, stage)

    def hand(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """What a seat holds, in words."""
        return _sheet(words, stage)

    def result(
        self,
        result: Result,
        view: Any,
        stage: Stage,
        words: Sequence[Text],
        history: Sequence[Sequence[int]] = (),
    ) -> Picture:
        """Ranks and points."""
        theme = theme_for(stage.theme, stage.palette)
        return picture(stacked(result_parts(result, stage, theme, history), theme.ground), words, stage)


def _sheet(words: Sequence[Text], stage: Stage) -> Picture:
    theme = theme_for(stage.theme, stage.palette)
    return picture(stacked([_paragraph(stage.say(line), theme) for line in words], theme.ground), words, stage)


def _paragraph(words: str, theme: Theme) -> Image.Image:
    rows = broken(words, INNER - 40)
    canvas = Canvas(INNER, len(rows) * LINE + 20, theme.ground)
    canvas.panel(canvas.box, theme.panel, 14)
    for number, row in enumerate(rows):
        canvas.words(Box(20, 10 + number * LINE, INNER - 40, LINE), row, theme.ink, SIZE)
    return canvas.finished()


def broken(words: str, room: int) -> list[str]:
    """The words in rows of `room` pixels."""
    rows = [""]
    for word in clean(words).split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width(longer, "plain", SIZE) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


PAINTER = PlainPainter()
