"""A line chart: points per seat, turn by turn or round by round; each line with its colour and its mark, and below
them in a band who led.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from games.kernel.text import Text
from renderers.canvas import HEADING, TEXT, Box, Canvas, Part
from renderers.stage import Stage
from renderers.story import Course, leaders_of
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

Signs: TypeAlias = Sequence[tuple[str, int]]
"""Emblems, each with the entry that it stands over."""

LEAST_HEIGHT, MOST_HEIGHT, TITLE = 300, 560, 64
HEIGHT_FOR_SIGNS = 360
LEFT, RIGHT, TOP, FOOT = 144, 50, 76, 90
"""What is free around the curves: for the numbers, for half a moment, for the title, for the moments."""
LABEL, MOMENT = 44, 46
"""The heights of a number on the left and of a moment below."""
TICK, BAND = 8, 28
"""The length of a stroke below the curves; the height of the band of leaders."""
# Six lines and ten moments keep their words apart at the least size, however many there are.
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS = 6
MOST_MOMENTS = 10
"""So many steps there may be between the numbers below."""
SIGN, BETWEEN, DOT = 40, 6, 3
"""An emblem over the curves, how far above, and how strong its line is."""
MARK, DRAWN = 26, 22
"""The room of a mark beside another, and its size."""


def chart(course: Course, signs: Signs, stage: Stage, width: int, height: int) -> Part:
    """The curves of a course that has at least two entries; above, emblems where something happened (`signs`); below,
    who led when, and in which unit the entries are counted.
    """
    theme, history = theme_for(*stage.looks), course.history
    signs = signs if height >= HEIGHT_FOR_SIGNS else ()
    canvas = Canvas(width, height, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    canvas.words(canvas.box.top_part(TITLE).inset(24, 6), stage.say(course.title), theme.ink, HEADING, style="title")
    last = tuple(history[-1])
    beside = [last[:seat].count(points) for seat, points in enumerate(last)]
    top = TOP + (SIGN + BETWEEN) * bool(signs)
    plot = Box(LEFT, top, width - LEFT - RIGHT - MARK * max(beside), height - top - FOOT)
    most = min(MOST_STEPS, int(plot.height / LABEL))
    low, high = span(history, most)
    _lines(canvas, plot, range(low, high + 1, step_for(high - low, most)), theme)
    _below(canvas, plot, course, stage)
    _signs(canvas, plot, signs, len(history) - 1, theme)
    for seat, place in enumerate(beside):
        values = [entry[seat] for entry in history]
        _curve(canvas, curve(plot, values, low, high), seat, place, theme)
    _leaders(canvas, Box(plot.x, plot.bottom + TICK, plot.width, BAND), leaders_of(history), theme)
    return canvas.finished()


def span(history: Sequence[Sequence[int]], most: int = MOST_STEPS) -> tuple[int, int]:
    """The least and greatest number on the scale: whole steps around all values, zero among them."""
    values = [value for entry in history for value in entry]
    low, high = min(0, *values), max(1, *values)
    rounded = [(low // step * step, -(-high // step) * step, step) for step in (*STEPS, high - low)]
    # Rounding makes the reach longer, so that a step that was long enough may be too short for it.
    return next((least, last) for least, last, step in rounded if (last - least) / step <= most)


def step_for(reach: int, most: int = MOST_STEPS) -> int:
    """The distance of the scale's lines, so that there are few of them."""
    return next((step for step in STEPS if reach / step <= most), reach)


def _below(canvas: Canvas, plot: Box, course: Course, stage: Stage) -> None:
    """The unit and the numbers of the entries, with a short stroke up to the curves; if there is little room, whole
    steps only.
    """
    theme, last = theme_for(*stage.looks), len(course.history) - 1
    row = Box(0, plot.bottom + TICK + BAND + 4, plot.x - 10, MOMENT)
    canvas.words(row.without_left(24), stage.say(Text(f"picture-{course.unit}-unit")), theme.faint, TEXT)
    apart, step = plot.width / last, step_for(last, MOST_MOMENTS)
    for entry in _counted(last, step, ended=course.scored):
        x = plot.x + entry * apart
        canvas.line([(x, plot.bottom), (x, plot.bottom + TICK)], theme.edge, 2)
        room = min(step * apart, 2 * RIGHT) - 4
        moment = stage.say(Text("picture-course-end")) if course.scored and entry == last else str(entry)
        canvas.words(Box(x - room / 2, row.y, room, MOMENT), moment, theme.faint, TEXT, align="middle")


def _signs(canvas: Canvas, plot: Box, signs: Signs, last: int, theme: Theme) -> None:
    """Emblems over the curves, each with a dotted line down to its entry."""
    for name, entry in signs:
        x = plot.x + plot.width * entry / last
        canvas.emblem(Box(x - SIGN / 2, plot.y - SIGN - BETWEEN, SIGN, SIGN), name, theme.accent)
        for dot in range(int(plot.y), int(plot.bottom), 4 * DOT):
            canvas.line([(x, dot), (x, min(dot + 2 * DOT, plot.bottom))], theme.accent, DOT)


def _counted(last: int, step: int, *, ended: bool) -> list[int]:
    """The entries that have their number: whole steps, and the last of a course that `ended` with a scoring."""
    entries = list(range(0, last + 1, step))
    return [*(entry for entry in entries if last - entry >= step), last] if ended else entries


def _leaders(canvas: Canvas, band: Box, leaders: Sequence[int | None], theme: Theme) -> None:
    """Who led alone, entry by entry: a band in the colours of the seats, in each stretch its mark."""
    apart, entry = band.width / (len(leaders) - 1), 0
    for seat, run in groupby(leaders):
        length = len(list(run))
        begin, end = max(entry - 0.5, 0), min(entry + length - 0.5, len(leaders) - 1)
        stretch = Box(band.x + begin * apart, band.y, (end - begin) * apart, band.height)
        entry += length
        if seat is not None:
            _stretch(canvas, stretch.inset(1.5, 0), seat, theme)


def _stretch(canvas: Canvas, box: Box, seat: int, theme: Theme) -> None:
    canvas.panel(box, theme.line(seat), 5)
    if box.width >= box.height:
        draw_mark(canvas, seat, box.square("middle").inset(5), theme.panel)


def _lines(canvas: Canvas, plot: Box, values: range, theme: Theme) -> None:
    for value in values:
        y = _height(plot, value, values[0], values[-1])
        canvas.line([(plot.x, y), (plot.right, y)], theme.edge, 2)
        label = Box(0, y - LABEL / 2, LEFT - 16, LABEL)
        canvas.words(label, str(value).replace("-", "\u2212"), theme.faint, TEXT, align="right")


def curve(plot: Box, values: Sequence[int], low: int, high: int) -> list[tuple[float, float]]:
    """Where the values of one seat stand in the plot, from its left edge to its right."""
    apart = plot.width / (len(values) - 1)
    return [(plot.x + place * apart, _height(plot, value, low, high)) for place, value in enumerate(values)]


def _curve(canvas: Canvas, points: Sequence[tuple[float, float]], seat: int, beside: int, theme: Theme) -> None:
    """A line with marks; the last mark stands `beside` so many others that end with the same points."""
    colour = theme.line(seat)
    canvas.line(points, colour, 4)
    every = max(len(points) // 6, 1)
    last_x, last_y = points[-1]
    apart = [(x, y) for x, y in points[seat % every :: every] if x <= last_x - MARK]
    for x, y in (*apart, (last_x + beside * MARK, last_y)):
        draw_mark(canvas, seat, Box(x - DRAWN / 2, y - DRAWN / 2, DRAWN, DRAWN), colour)


def _height(plot: Box, value: int, low: int, high: int) -> float:
    return plot.bottom - (value - low) / (high - low) * plot.height
