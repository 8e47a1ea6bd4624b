"""A sheet that says what the symbols of a game's pictures stand for: groups of samples, each with its words.

Law: a sample is drawn by the code that draws it on the other pictures.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from games.kernel.text import Text
from renderers.canvas import HEADING, READABLE, TEXT, Box, Canvas, Part
from renderers.lettering import fits
from renderers.pen import Signs
from renderers.sheet import BELOW, INNER, MARGIN, TALLEST, stacked
from renderers.stage import Stage
from renderers.symbols import SIGNS, draw_mark
from renderers.theme import Theme, theme_for

Draw: TypeAlias = Callable[[Canvas, Box, Theme], None]
"""Draws a symbol into a square box on a panel."""

COLUMNS, GAP = 2, 12
SIDE, HEAD, ROW, SIGN = 18, 50, 64, 50
"""The panel's margin, its heading, a row, and the symbol in it."""


class Sample(msgspec.Struct, frozen=True):
    """A symbol, and what it stands for."""

    words: Text
    draw: Draw


class Group(msgspec.Struct, frozen=True):
    """Samples of one kind under a heading."""

    title: Text
    samples: tuple[Sample, ...]


def signs(drawn: Signs, words: dict[str, Text]) -> tuple[Sample, ...]:
    """Samples of symbols as they stand on panels, by their names."""
    return tuple(Sample(text, _sign(drawn, name)) for name, text in words.items())


def _sign(drawn: Signs, name: str) -> Draw:
    return lambda canvas, box, theme: drawn.draw(canvas, name, box, theme.accent, theme.panel)


def _marks(canvas: Canvas, box: Box, theme: Theme) -> None:
    for seat, part in enumerate(box.columns(2, 4)):
        draw_mark(canvas, seat, part, theme.line(seat))


AT_TABLE = (
    Sample(Text("legend-marks"), _marks),
    *signs(SIGNS, {"turn": Text("legend-turn"), "waiting": Text("legend-waiting")}),
)
"""What stands beside people's names in every game."""


def on_sheets(groups: Sequence[Group]) -> Iterator[Sequence[Group]]:
    """The groups, as many on each sheet as it has room for."""
    sheet: list[Group] = []
    for group in groups:
        if sheet and 2 * MARGIN + sum(_height(shown) + BELOW for shown in (*sheet, group)) - BELOW > TALLEST:
            yield sheet
            sheet = []
        sheet.append(group)
    if sheet:
        yield sheet


def legend_sheet(groups: Sequence[Group], stage: Stage) -> Part:
    """A panel per group."""
    theme = theme_for(*stage.looks)
    return stacked([_panel(group, stage, theme) for group in groups], theme.ground)


def in_words(groups: Sequence[Group]) -> list[Text]:
    """What the sheet shows: the alternative text."""
    return [
        Text("legend-group", title=group.title, samples=tuple(sample.words for sample in group.samples))
        for group in groups
    ]


def _rows(group: Group) -> int:
    return -(-len(group.samples) // COLUMNS)


def _height(group: Group) -> int:
    """How high a group's panel is."""
    return HEAD + _rows(group) * ROW + SIDE


def _panel(group: Group, stage: Stage, theme: Theme) -> Part:
    rows = _rows(group)
    canvas = Canvas(INNER, _height(group), theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 16, theme.edge)
    inside = canvas.box.inset(SIDE, 4)
    canvas.words(inside.top_part(HEAD - 6), stage.say(group.title), theme.accent, HEADING, style="title")
    for place, sample in enumerate(group.samples):
        column = inside.columns(COLUMNS, GAP)[place // rows]
        _row(canvas, Box(column.x, inside.y + HEAD - 4 + place % rows * ROW, column.width, ROW), sample, stage, theme)
    return canvas.finished()


def _row(canvas: Canvas, row: Box, sample: Sample, stage: Stage, theme: Theme) -> None:
    """The symbol and its words, on two lines if need be."""
    cell = row.left_part(SIGN)
    sample.draw(canvas, Box(cell.x, row.y + (ROW - SIGN) / 2, SIGN, SIGN), theme)
    words, room = stage.say(sample.words), row.without_left(SIGN + 14).inset(0, 4)
    size = TEXT if fits(words, "plain", (int(room.width), int(room.height)), TEXT, 2) else READABLE
    canvas.words(room, words, theme.ink, size, rows=2)
