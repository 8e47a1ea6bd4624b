"""A sheet of the symbols of a game's pictures and their meanings: groups of samples, each with its words.

Law: a sample is drawn by the code that draws it on the other pictures.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import TypeAlias, TypeVar

import msgspec

from games.kernel.engine.text import Text
from renderers.parts.ornament import cartouche, rule
from renderers.parts.pen import Signs
from renderers.parts.symbols import SIGNS, draw_mark
from renderers.surface.canvas import FINE, HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.lettering import clean, rows_of
from renderers.surface.sheet import BELOW, INNER, MARGIN, TALLEST, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

T = TypeVar("T")
LegendSymbol: TypeAlias = Callable[[Canvas, Box, Theme], None]
"""Draws a symbol into a square box on a panel."""

COLUMNS, GAP = 2, 12
SIDE, HEAD, RULE, FOOT = 24, 50, 22, 20
"""The panel's margin, its heading, the rule below, and the margin at the foot."""
ROW, LONG_ROW, SIGN, BESIDE = 64, 86, 52, 14
"""A row with one line of words or two, the symbol in it, and the gap between symbol and words."""
WORDS = (INNER - 2 * SIDE - GAP) / COLUMNS - SIGN - BESIDE
"""The room of the words."""


class Sample(msgspec.Struct, frozen=True):
    """A symbol, and its meaning."""

    words: Text
    draw: LegendSymbol


class Group(msgspec.Struct, frozen=True):
    """Samples of one kind under a heading."""

    title: Text
    samples: tuple[Sample, ...]


def legend_words(name: str) -> Text:
    """The meaning of a symbol, a colour or a mark: ``legend-*``."""
    return Text(f"legend-{name.replace('_', '-')}")


def signs(drawn: Signs, words: dict[str, Text]) -> tuple[Sample, ...]:
    """Samples of symbols as they stand on panels, by their names."""
    return tuple(Sample(text, sign(drawn, name)) for name, text in words.items())


def named(drawn: Signs, *names: str) -> tuple[Sample, ...]:
    """Samples of symbols that share their names with their words (`legend_words`)."""
    return signs(drawn, {name: legend_words(name) for name in names})


def shown(draw: Callable[[Canvas, T, Box, Theme], None], what: T) -> LegendSymbol:
    """A symbol that another picture draws from what it is about."""
    return lambda canvas, box, theme: draw(canvas, what, box, theme)


def sign(drawn: Signs, name: str) -> LegendSymbol:
    """A symbol as it stands on panels."""
    return lambda canvas, box, theme: drawn.draw(canvas, name, box, theme.accent, theme.panel)


def _marks(canvas: Canvas, box: Box, theme: Theme) -> None:
    for seat, part in enumerate(box.columns(2, 4)):
        draw_mark(canvas, seat, part, theme.line(seat))


AT_TABLE = (
    Sample(Text("legend-marks"), _marks),
    *signs(SIGNS, {"turn": Text("legend-turn"), "waiting": Text("legend-waiting")}),
)
"""The signs beside people's names in every game."""


def on_sheets(groups: Sequence[Group], stage: Stage) -> Iterator[Sequence[Group]]:
    """The groups, as many on each sheet as it has room for."""
    sheet: list[Group] = []
    for group in groups:
        if sheet and _taken([*sheet, group], stage) > TALLEST:
            yield sheet
            sheet = []
        sheet.append(group)
    if sheet:
        yield sheet


def _taken(groups: Sequence[Group], stage: Stage) -> float:
    return 2 * MARGIN + sum(_height(group, stage) + BELOW for group in groups) - BELOW


def legend_sheet(groups: Sequence[Group], stage: Stage) -> FinishedPart:
    """A panel per group."""
    theme = theme_for(*stage.looks)
    return stacked([_panel(group, stage, theme) for group in groups], theme)


def in_words(groups: Sequence[Group]) -> list[Text]:
    """The alternative text of the sheet."""
    return [
        Text("legend-group", title=group.title, samples=tuple(sample.words for sample in group.samples))
        for group in groups
    ]


def _height(group: Group, stage: Stage) -> int:
    """How high a group's panel is."""
    return HEAD + RULE + sum(_heights(group, stage)) + FOOT


def _heights(group: Group, stage: Stage) -> list[int]:
    """The height of its rows: two lines of words take more."""
    rows = -(-len(group.samples) // COLUMNS)
    long = [_lines(sample, stage) > 1 for sample in group.samples]
    return [LONG_ROW if any(long[row::rows]) else ROW for row in range(rows)]


def _lines(sample: Sample, stage: Stage) -> int:
    return len(rows_of(clean(stage.say(sample.words)), "plain", int(WORDS * FINE), TEXT * FINE))


def _panel(group: Group, stage: Stage, theme: Theme) -> FinishedPart:
    """A framed panel: the title over a rule, the samples in columns."""
    canvas, heights = Canvas(INNER, _height(group, stage), theme), _heights(group, stage)
    canvas.panel(canvas.box.inset(1), theme.panel, 16)
    cartouche(canvas, canvas.box.inset(6), theme.edge)
    inside = canvas.box.inset(SIDE, 8)
    title = inside.top_part(HEAD)
    canvas.words(title, stage.say(group.title), theme.accent, HEADING, style="title", align="middle")
    rule(canvas, Box(inside.x, title.bottom, inside.width, RULE).inset(inside.width / 4, 0), theme.accent)
    tops = list(accumulate(heights, initial=title.bottom + RULE))
    for place, sample in enumerate(group.samples):
        column, row = divmod(place, len(heights))
        room = inside.columns(COLUMNS, GAP)[column]
        _row(canvas, Box(room.x, tops[row], room.width, heights[row]), sample, stage, theme)
    return canvas.finished()


def _row(canvas: Canvas, row: Box, sample: Sample, stage: Stage, theme: Theme) -> None:
    """The symbol and its words, on two lines if need be."""
    sample.draw(canvas, Box(row.x, row.y + (row.height - SIGN) / 2, SIGN, SIGN), theme)
    room = row.without_left(SIGN + BESIDE)
    canvas.words(room.left_part(WORDS), stage.say(sample.words), theme.ink, TEXT, rows=2)
