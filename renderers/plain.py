"""A sheet of words: what a game tells of a view, for whatever its painter does not draw.

Law: any words can be shown. What would not fit on a sheet is left to the text.
"""

from collections.abc import Sequence

from games.kernel.text import Text
from renderers.canvas import Box, Canvas, Part
from renderers.lettering import clean, rows_of
from renderers.sheet import INNER, stacked
from renderers.stage import Stage
from renderers.theme import Theme, theme_for

SIZE, LINE = 32, 42
SIDE, TOP = 20, 10
# Chats fit a high picture into a window: the higher it is, the smaller its words become.
MOST_ROWS = 60
"""How many rows a sheet holds."""


def words_sheet(words: Sequence[Text], stage: Stage) -> Part:
    """A panel per text."""
    theme = theme_for(*stage.looks)
    paragraphs, left = [], MOST_ROWS
    for line in words:
        rows = rows_of(clean(stage.say(line)), "plain", INNER - 2 * SIDE, SIZE)[: left + 1]
        if len(rows) > left:
            paragraphs.append(_paragraph([*rows[:left], "…"], theme))
            break
        paragraphs.append(_paragraph(rows, theme))
        left -= len(rows)
    return stacked(paragraphs, theme.ground)


def _paragraph(rows: Sequence[str], theme: Theme) -> Part:
    canvas = Canvas(INNER, len(rows) * LINE + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 14)
    for number, row in enumerate(rows):
        canvas.words(Box(SIDE, TOP + number * LINE, INNER - 2 * SIDE, LINE), row, theme.ink, SIZE)
    return canvas.finished()
