"""Statistics as bars: how many games, how many of them won, what was used most.

Law: every bar has its number beside it; the won part of a bar differs by its pattern, too.
"""

from collections.abc import Sequence

import msgspec

from games.kernel.text import Text
from renderers.canvas import FIGURE, Box, Canvas, Part
from renderers.lettering import drawn_name
from renderers.sheet import INNER, picture, stacked
from renderers.stage import Picture, Stage
from renderers.theme import Theme, theme_for

TITLE, HEAD, ROW, BAR = 76, 62, 54, 34
SIDE = 24
LABEL, NUMBER = 0.42, 150
"""The share of the width that names take; the room of the number behind a bar."""
HATCH = 12
"""The distance of the lines over the part that is filled."""


class Bar(msgspec.Struct, frozen=True):
    """A bar: what it is of, how long it is, how much of it is filled (None: it has one part), the number beside it."""

    label: str
    value: int
    filled: int | None = None
    note: str = ""


class Bars(msgspec.Struct, frozen=True):
    """Bars under a heading; they are compared with each other."""

    title: str
    bars: tuple[Bar, ...]


def statistics(title: str, groups: Sequence[Bars], stage: Stage, words: Sequence[Text]) -> Picture:
    """The sheet as a picture; `words` say the same."""
    return picture(statistics_sheet(title, groups, stage), words, stage)


def statistics_sheet(title: str, groups: Sequence[Bars], stage: Stage) -> Part:
    """A heading and a panel of bars per group."""
    theme = theme_for(*stage.looks)
    canvas = Canvas(INNER, TITLE, theme.ground)
    canvas.words(canvas.box, drawn_name(title), theme.ink, 50, style="title")
    return stacked([canvas.finished(), *(_panel(group, theme) for group in groups)], theme.ground)


def _panel(group: Bars, theme: Theme) -> Part:
    canvas = Canvas(INNER, HEAD + len(group.bars) * ROW + SIDE, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    canvas.words(canvas.box.top_part(HEAD).inset(SIDE, 6), drawn_name(group.title), theme.accent, 38, style="bold")
    longest = max((bar.value for bar in group.bars), default=0)
    for place, bar in enumerate(group.bars):
        row = Box(SIDE, HEAD + place * ROW, INNER - 2 * SIDE, ROW)
        _row(canvas, row, bar, longest, theme)
    return canvas.finished()


def _row(canvas: Canvas, row: Box, bar: Bar, longest: int, theme: Theme) -> None:
    """Name, bar, number."""
    label = row.left_part(row.width * LABEL)
    canvas.words(label.left_part(label.width - 16), drawn_name(bar.label), theme.ink, FIGURE)
    room = row.without_left(label.width)
    length = (room.width - NUMBER) * bar.value / max(longest, 1)
    drawn = Box(room.x, row.y + (ROW - BAR) / 2, max(length, 6), BAR)
    canvas.panel(drawn, theme.edge if bar.filled is not None else theme.line(1), 6)
    if bar.filled:
        _fill(canvas, drawn.left_part(drawn.width * bar.filled / max(bar.value, 1)), theme)
    number = Box(drawn.right + 12, row.y, row.right - drawn.right - 12, ROW)
    canvas.words(number, bar.note or str(bar.value), theme.ink, FIGURE, style="bold")


def _fill(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The part that is filled: another colour, and lines over it."""
    canvas.panel(box, theme.line(0), 6)
    lines = int(box.width // HATCH)
    for place in range(1, lines):
        x = box.x + place * HATCH
        canvas.line([(x, box.bottom - 5), (x + 5, box.y + 5)], theme.panel, 2)
