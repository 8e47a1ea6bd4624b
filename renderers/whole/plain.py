"""Sheets of words: a game's account of a view, for everything its painter does not draw.

Law: any words can be shown. What would not fit on the sheets is left to the text.
"""

from collections.abc import Iterator, Sequence

from games.kernel.engine.text import Text
from renderers.surface.canvas import FINE, TEXT, Box, FinishedPart, panelled
from renderers.surface.lettering import clean, rows_of
from renderers.surface.sheet import INNER, MARGIN, TALLEST, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

LINE, SIDE, TOP, GAP = 46, 28, 8, 10
"""The height of a row; the margins at the sides, above and below, and between paragraphs."""
EDGE = 6
"""The strong edge of a paragraph."""
MOST_SHEETS = 4
ROOM = TALLEST - 2 * MARGIN
"""The usable height of a sheet."""


def words_on_sheets(words: Sequence[Text], stage: Stage) -> Iterator[Sequence[Text]]:
    """The texts, as many on each sheet as fit; all the rest on the last."""
    begin, left = 0, ROOM
    sheets = 1
    for place, text in enumerate(words):
        high = _height(_rows(text, stage))
        if high > left and place > begin and sheets < MOST_SHEETS:
            yield words[begin:place]
            begin, left, sheets = place, ROOM, sheets + 1
        left -= high + GAP
    yield words[begin:]


def words_sheet(words: Sequence[Text], stage: Stage) -> FinishedPart:
    """A panel per text, as many as the sheet has room for."""
    theme = theme_for(*stage.looks)
    paragraphs = list(_fitting([_rows(text, stage) for text in words]))
    return stacked([_paragraph(rows, theme) for rows in paragraphs], theme, GAP)


def _rows(text: Text, stage: Stage) -> list[str]:
    return rows_of(clean(stage.say(text)), "plain", (INNER - 2 * SIDE) * FINE, TEXT * FINE)


def _height(rows: Sequence[str]) -> int:
    return len(rows) * LINE + 2 * TOP


def _fitting(paragraphs: Sequence[list[str]]) -> Iterator[list[str]]:
    """The paragraphs; where the sheet is full, three dots in place of the rest."""
    left = ROOM
    for number, rows in enumerate(paragraphs):
        after = 0 if number == len(paragraphs) - 1 else GAP + _height([""])
        if _height(rows) + after > left:
            yield [*rows[: (left - 2 * TOP) // LINE - 1], "…"]
            return
        yield rows
        left -= _height(rows) + GAP


def _paragraph(rows: Sequence[str], theme: Theme) -> FinishedPart:
    canvas = panelled(INNER, _height(rows), theme, 14)
    canvas.panel(canvas.box.inset(0, 10).left_part(EDGE), theme.accent, EDGE / 2)
    for number, row in enumerate(rows):
        canvas.words(Box(SIDE, TOP + number * LINE, INNER - 2 * SIDE, LINE), row, theme.ink, TEXT)
    return canvas.finished()
