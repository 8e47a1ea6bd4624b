"""Everybody in rows under headings in words: who can be chosen is lit."""

from collections.abc import Sequence

import msgspec

from renderers.domus_domini.road import figure
from renderers.parts import ornament
from renderers.surface.canvas import FIGURE, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

SIDE, TOP, HEAD, ROW, LOW = 16, 8, 44, 60, 6
"""The margins, the heights of the headings and of a row, and the gap between two rows."""
MARK, BESIDE = 46, 12
"""A figure, and the gap behind it."""


class Column(msgspec.Struct, frozen=True):
    """A heading, and the width of what is below it; wide enough for both."""

    head: str
    width: float


class RosterRow(msgspec.Struct, frozen=True):
    """Somebody, what stands below each heading, and whether this one can be chosen."""

    seat: int
    name: str
    cells: tuple[str, ...]
    lit: bool = False


def roster(title: str, columns: Sequence[Column], rows: Sequence[RosterRow], stage: Stage) -> FinishedPart:
    """The rows, one below the other."""
    theme = theme_for(*stage.looks)
    canvas = panelled(INNER, HEAD + len(rows) * ROW + 2 * TOP, theme, 18)
    inside = canvas.box.inset(SIDE, TOP)
    places = _places(inside.inset(12, 0), columns)
    canvas.words(places[0].top_part(HEAD), title, theme.faint, TEXT)
    for place, column in zip(places[1:], columns, strict=True):
        canvas.words(place.top_part(HEAD), column.head, theme.faint, TEXT)
    for number, row in enumerate(rows):
        _row(canvas, Box(inside.x, inside.y + HEAD + number * ROW, inside.width, ROW - LOW), row, places, theme)
    return canvas.finished()


def _places(inside: Box, columns: Sequence[Column]) -> list[Box]:
    """Where the names and the columns stand; they end at the right edge."""
    x = inside.right - sum(column.width for column in columns)
    places = [inside.left_part(x - inside.x - BESIDE)]
    for column in columns:
        places.append(Box(x, inside.y, column.width - BESIDE, inside.height))
        x += column.width
    return places


def _row(canvas: Canvas, box: Box, row: RosterRow, places: Sequence[Box], theme: Theme) -> None:
    name, *cells = [Box(place.x, box.y, place.width, box.height) for place in places]
    figure(canvas, row.seat, name.left_part(MARK), theme)
    canvas.words(name.without_left(MARK + BESIDE), row.name, theme.ink, FIGURE, style="bold")
    for cell, said in zip(cells, row.cells, strict=True):
        canvas.words(cell, said, theme.ink, FIGURE, style="bold" if row.lit else "plain")
    if row.lit:
        ornament.lit(canvas, box.inset(3), theme, 12)
