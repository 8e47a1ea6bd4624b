"""A line chart: points per seat, turn by turn; each line with its colour and its mark."""

from collections.abc import Sequence

from PIL import Image

from renderers.canvas import Box, Canvas
from renderers.symbols import draw_mark
from renderers.theme import Theme

HEIGHT = 420
LEFT, RIGHT, TOP, FOOT = 70, 46, 64, 44
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
MOST_STEPS = 6


def chart(title: str, history: Sequence[Sequence[int]], width: int, theme: Theme) -> Image.Image:
    """The curves of `history`: one entry per turn boundary, in it one number per seat. At least two entries."""
    canvas = Canvas(width, HEIGHT, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    canvas.words(canvas.box.top_part(TOP).inset(24, 8), title, theme.ink, 36, style="title")
    plot = Box(LEFT, TOP, width - LEFT - RIGHT, HEIGHT - TOP - FOOT)
    low, high = span(history)
    _lines(canvas, plot, low, high, theme)
    for seat in range(len(history[0])):
        _curve(canvas, plot, [entry[seat] for entry in history], low, high, seat, theme)
    return canvas.finished()


def span(history: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The least and greatest number on the scale: whole steps around all values, zero among them."""
    values = [value for entry in history for value in entry]
    low, high = min(0, *values), max(1, *values)
    step = step_for(high - low)
    return low // step * step, -(-high // step) * step


def step_for(reach: int) -> int:
    """The distance of the scale's lines, so that there are few of them."""
    return next((step for step in STEPS if reach / step <= MOST_STEPS), reach)


def _lines(canvas: Canvas, plot: Box, low: int, high: int, theme: Theme) -> None:
    for value in range(low, high + 1, step_for(high - low)):
        y = _height(plot, value, low, high)
        canvas.line([(plot.x, y), (plot.right, y)], theme.edge, 2)
        label = Box(0, y - 16, LEFT - 12, 32)
        canvas.words(label, str(value).replace("-", "\u2212"), theme.faint, 28, align="right")


def _curve(canvas: Canvas, plot: Box, values: Sequence[int], low: int, high: int, seat: int, theme: Theme) -> None:
    colour = theme.lines[seat % len(theme.lines)]
    apart = plot.width / (len(values) - 1)
    points = [(plot.x + place * apart, _height(plot, value, low, high)) for place, value in enumerate(values)]
    canvas.line(points, colour, 4)
    every = max(len(points) // 6, 1)
    for x, y in {*points[seat % every :: every], points[-1]}:
        draw_mark(canvas, seat, Box(x - 11, y - 11, 22, 22), colour)


def _height(plot: Box, value: int, low: int, high: int) -> float:
    return plot.bottom - (value - low) / (high - low) * plot.height
