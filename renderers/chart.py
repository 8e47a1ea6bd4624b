"""A line chart: points per seat, turn by turn or round by round; each line with its colour and its mark."""

from collections.abc import Sequence

from renderers.canvas import HEADING, READABLE, Box, Canvas, Part
from renderers.symbols import draw_mark
from renderers.theme import Theme

HEIGHT, TITLE = 470, 72
LEFT, RIGHT, TOP, FOOT = 84, 50, 92, 64
"""What is free around the curves: for the numbers, for half a moment, for the title, for the moments."""
LABEL, MOMENT = 36, 40
"""The heights of a number on the left and of a moment below."""
TICK = 8
# Six lines and ten moments keep their words apart at the least size, however many there are.
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS = 6
MOST_MOMENTS = 10
"""So many steps there may be between the numbers below."""
MARK, DRAWN = 26, 22
"""The room of a mark beside another, and its size."""


def chart(title: str, history: Sequence[Sequence[int]], width: int, theme: Theme, moments: Sequence[str] = ()) -> Part:
    """The curves of `history`: one entry per moment (turn or round), in it one number per seat. At least two entries.

    `moments` is what stands below each entry; nothing given: its number, the beginning being 0.
    """
    canvas = Canvas(width, HEIGHT, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    canvas.words(canvas.box.top_part(TITLE).inset(24, 8), title, theme.ink, HEADING, style="title")
    last = history[-1]
    beside = [last[:seat].count(points) for seat, points in enumerate(last)]
    plot = Box(LEFT, TOP, width - LEFT - RIGHT - MARK * max(beside), HEIGHT - TOP - FOOT)
    low, high = span(history)
    _lines(canvas, plot, low, high, theme)
    _below(canvas, plot, moments or [str(number) for number in range(len(history))], theme)
    for seat, place in enumerate(beside):
        values = [entry[seat] for entry in history]
        _curve(canvas, curve(plot, values, low, high), seat, place, theme)
    return canvas.finished()


def span(history: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The least and greatest number on the scale: whole steps around all values, zero among them."""
    values = [value for entry in history for value in entry]
    low, high = min(0, *values), max(1, *values)
    rounded = [(low // step * step, -(-high // step) * step, step) for step in (*STEPS, high - low)]
    # Rounding makes the reach longer, so that a step that was long enough may be too short for it.
    return next((least, most) for least, most, step in rounded if (most - least) / step <= MOST_STEPS)


def step_for(reach: int, most: int = MOST_STEPS) -> int:
    """The distance of the scale's lines, so that there are few of them."""
    return next((step for step in STEPS if reach / step <= most), reach)


def _below(canvas: Canvas, plot: Box, moments: Sequence[str], theme: Theme) -> None:
    """What stands below the curves, with a short stroke up to them; if there is little room, at whole steps only."""
    apart = plot.width / (len(moments) - 1)
    step = step_for(len(moments) - 1, MOST_MOMENTS)
    for place, moment in enumerate(moments[::step]):
        x = plot.x + place * step * apart
        canvas.line([(x, plot.bottom), (x, plot.bottom + TICK)], theme.edge, 2)
        room = min(step * apart, 2 * RIGHT) - 4
        canvas.words(
            Box(x - room / 2, plot.bottom + TICK + 4, room, MOMENT), moment, theme.faint, READABLE, align="middle"
        )


def _lines(canvas: Canvas, plot: Box, low: int, high: int, theme: Theme) -> None:
    for value in range(low, high + 1, step_for(high - low)):
        y = _height(plot, value, low, high)
        canvas.line([(plot.x, y), (plot.right, y)], theme.edge, 2)
        label = Box(0, y - LABEL / 2, LEFT - 12, LABEL)
        canvas.words(label, str(value).replace("-", "\u2212"), theme.faint, READABLE, align="right")


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
