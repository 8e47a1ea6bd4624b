"""A comparison of many things in several ways: a row for each thing, in it a mark for each way, all on one scale.

Law: a way is known by its mark, not by its colour alone.
"""

from collections.abc import Sequence

import msgspec

from games.kernel.engine.text import Text
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADLINE, TEXT, Box, Canvas, FinishedPart, width_of
from renderers.surface.lettering import drawn_name
from renderers.surface.sheet import INNER, MARGIN, TALLEST, picture, stacked
from renderers.surface.stage import Picture, Stage
from renderers.surface.theme import Theme, theme_for
from renderers.whole.chart import LABEL, step_for

TITLE, LEGEND, ROW, FOOT = 76, 50, 46, 20
SIDE, NAMES = 24, 396
"""The margin at the sides; the room of the names."""
MARK = 26


class ComparedThing(msgspec.Struct, frozen=True):
    """A thing with its number in each way; `total`: it sums up the others and stands apart."""

    label: str
    values: tuple[float, ...]
    total: bool = False


def compared(
    title: str, ways: Sequence[str], rows: Sequence[ComparedThing], stage: Stage, words: Sequence[Text]
) -> Picture:
    """The sheet as a picture; `words` describe it."""
    return picture(compared_sheet(title, ways, rows, stage), words, stage)


def compared_sheet(title: str, ways: Sequence[str], rows: Sequence[ComparedThing], stage: Stage) -> FinishedPart:
    """A title, the marks with their names, the scale, and as many of the first rows as fit."""
    theme = theme_for(*stage.looks)
    top = TITLE + _legend_height(ways) + LABEL
    rows = rows[: (TALLEST - 2 * MARGIN - top - FOOT) // ROW]
    canvas = Canvas(INNER, top + len(rows) * ROW + FOOT, theme)
    canvas.panel(canvas.box, theme.panel, 18)
    canvas.words(canvas.box.top_part(TITLE).inset(SIDE, 8), title, theme.ink, HEADLINE, style="title")
    _legend(canvas, Box(SIDE, TITLE, INNER - 2 * SIDE, LEGEND), ways, theme)
    plot = Box(SIDE + NAMES + MARK, top, INNER - 2 * SIDE - NAMES - 2 * MARK, len(rows) * ROW)
    most = max(value for row in rows for value in row.values)
    _scale(canvas, plot, most, theme)
    for place, row in enumerate(rows):
        _row(canvas, plot.moved(0, place * ROW).top_part(ROW), row, most, theme)
    return stacked([canvas.finished()], theme)


def _beside(ways: Sequence[str]) -> int:
    """How many marks stand in a row: all, or two if their names need the room."""
    room = Box(0, 0, INNER - 2 * SIDE, LEGEND).columns(len(ways), 8)[0].width - MARK - 8
    return len(ways) if all(width_of(drawn_name(name), "plain", TEXT) <= room for name in ways) else 2


def _legend_height(ways: Sequence[str]) -> int:
    return -(-len(ways) // _beside(ways)) * LEGEND


def _legend(canvas: Canvas, box: Box, ways: Sequence[str], theme: Theme) -> None:
    """The marks with their names."""
    beside = _beside(ways)
    columns = box.columns(beside, 8)
    for way, name in enumerate(ways):
        room = columns[way % beside].moved(0, way // beside * LEGEND)
        _mark(canvas, way, room.x + MARK / 2, room.y + room.height / 2, theme)
        canvas.words(room.without_left(MARK + 8), drawn_name(name), theme.ink, TEXT)


def _scale(canvas: Canvas, plot: Box, most: float, theme: Theme) -> None:
    """Lines from top to bottom at whole steps, with their numbers above."""
    for value in range(0, int(most) + 1, step_for(int(most))):
        x = plot.x + plot.width * value / most
        canvas.line([(x, plot.y), (x, plot.bottom)], theme.edge, 2)
        canvas.words(Box(x - 40, plot.y - LABEL, 80, LABEL), str(value), theme.faint, TEXT, align="middle")


def _row(canvas: Canvas, room: Box, row: ComparedThing, most: float, theme: Theme) -> None:
    name = Box(SIDE, room.y, NAMES - 8, ROW)
    canvas.words(name, drawn_name(row.label), theme.ink, TEXT, style="bold" if row.total else "plain")
    places = [(room.x + room.width * value / most, room.y + ROW / 2) for value in row.values]
    canvas.line([min(places), max(places)], theme.faint, 6 if row.total else 3)
    for way, (x, y) in enumerate(places):
        _mark(canvas, way, x, y, theme)


def _mark(canvas: Canvas, way: int, x: float, y: float, theme: Theme) -> None:
    draw_mark(canvas, way, Box(x - MARK / 2, y - MARK / 2, MARK, MARK), theme.line(way))
