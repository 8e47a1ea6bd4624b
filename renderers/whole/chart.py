"""A line chart: points per seat by turn or round; each line with its colour and mark, and below a band of the leaders.

Law: lines that would lie upon one another show how far each seat was behind the first instead.
"""

from collections.abc import Sequence
from itertools import accumulate, groupby, pairwise
from typing import TypeAlias

from games.kernel.engine.text import Text
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for
from renderers.whole.story import Growth, PointsHistory, leaders_of

EntryEmblems: TypeAlias = Sequence[tuple[str, int]]
"""Emblems, each with the entry that it stands over."""
CurvePoint: TypeAlias = tuple[float, float]

LEAST_HEIGHT, MOST_HEIGHT, TITLE = 290, 560, 64
HEIGHT_FOR_SIGNS = 300
LEFT, RIGHT, TOP, FOOT = 144, 70, 76, 106
"""The margins around the curves: for the numbers, for half a moment, for the title, for the moments."""
LABEL, MOMENT = 44, 46
"""The heights of a number on the left and of a moment below."""
TICK, BAND_AT, BAND = 8, 18, 28
"""The length of a stroke below the curves; where the band of leaders begins, and its height."""
# Six lines and ten moments keep their words apart at the least size, however many there are.
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS = 6
MOST_MOMENTS = 10
"""The possible steps between the numbers below."""
SIGN, ABOVE, DOT = 40, 16, 3
"""An emblem over the curves, how far above, and how strong its line is."""
BETWEEN, APART = 6, 14
"""The gaps between things, and between moments' words."""
EQUAL = 3
"""How strong the lines of a sign of equality are."""
SLIVER = 5
"""The least width of a stretch, where entries are not nearer to each other."""
MARK, DRAWN = 26, 22
"""The room of a mark beside another, and its size."""
EDGE = 12
"""The margin without marks and words at the right edge."""
CLOSE = 1 / 15
"""Lines lie upon one another if first and last are on average at most this share of all points apart."""
UNITS = {"turn": "picture-turn-unit", "round": "picture-round-unit"}
BEHIND = Text("picture-behind")


def chart(course: Growth, signs: EntryEmblems, stage: Stage, width: int, height: int) -> FinishedPart:
    """The curves of a course of at least two entries; above, emblems of events (`signs`); below, who led when, and
    the unit of the entries.
    """
    theme, gaps = theme_for(*stage.looks), are_close(course.history)
    shown = behind(course.history) if gaps else course.history
    signs = signs if height >= HEIGHT_FOR_SIGNS else ()
    canvas = panelled(width, height, theme, 20)
    title = stage.say(BEHIND if gaps else course.title)
    canvas.words(canvas.box.top_part(TITLE).inset(24, 6), title, theme.ink, HEADING, style="title")
    plot = Box(LEFT, TOP, width - LEFT - RIGHT, height - TOP - FOOT)
    if any(x < 24 + width_of(title, "title", HEADING) + SIGN for _, x, _ in _placed(plot, signs, len(shown) - 1)):
        plot = plot.bottom_part(plot.height - SIGN - ABOVE)
    most = min(MOST_STEPS, int(plot.height / LABEL))
    low, high = span(shown, highest=0 if gaps else 1)
    _lines(canvas, plot, (low, high), most, theme)
    _below(canvas, plot, course, stage)
    _signs(canvas, plot, signs, len(shown) - 1, theme)
    _curves(canvas, plot, shown, (low, high), theme)
    _leaders(canvas, Box(plot.x, plot.bottom + BAND_AT, plot.width, BAND), leaders_of(course.history), stage)
    return canvas.finished()


def are_close(history: PointsHistory) -> bool:
    """Whether the curves of the points would lie upon one another, though they differ."""
    apart = [max(entry) - min(entry) for entry in history]
    values = [value for entry in history for value in entry]
    reach = max(0, *values) - min(0, *values)
    return any(apart) and sum(apart) / len(apart) <= CLOSE * reach


def behind(history: PointsHistory) -> list[list[int]]:
    """How far each seat is behind the first, entry by entry."""
    return [[value - max(entry) for value in entry] for entry in history]


def span(history: PointsHistory, *, highest: int = 1) -> tuple[int, int]:
    """The least and greatest number on the scale: just enough for all values, `highest` and zero."""
    values = [value for entry in history for value in entry]
    return min(0, *values), max(highest, *values)


def steps_of(low: int, high: int, most: int = MOST_STEPS) -> range:
    """Where the scale has lines: at whole steps, zero among them."""
    step = step_for(high - low, most)
    return range(-(-low // step) * step, high + 1, step)


def step_for(reach: int, most: int = MOST_STEPS) -> int:
    """The distance of the scale's lines, so that there are few of them."""
    return next((step for step in STEPS if reach / step <= most), reach)


def _below(canvas: Canvas, plot: Box, course: Growth, stage: Stage) -> None:
    """The unit and the numbers of the entries, with a short stroke up to the curves; in little room, only whole
    steps and the last.
    """
    theme, last = theme_for(*stage.looks), len(course.history) - 1
    row = Box(0, plot.bottom + BAND_AT + BAND + 8, plot.x - 10, MOMENT)
    canvas.words(row.without_left(24), stage.say(Text(UNITS[course.unit])), theme.faint, TEXT)
    moments = {entry: str(entry) for entry in range(0, last, step_for(last, MOST_MOMENTS))}
    moments[last] = stage.say(Text("picture-course-end")) if course.scored else str(last)
    boxes = {entry: _moment(plot, row.y, entry / last, said) for entry, said in moments.items()}
    for entry, box in boxes.items():
        if entry == last or box.right + APART <= boxes[last].x:
            x = plot.x + plot.width * entry / last
            canvas.line([(x, plot.bottom), (x, plot.bottom + TICK)], theme.edge, 2)
            canvas.words(box, moments[entry], theme.faint, TEXT, align="middle")


def _moment(plot: Box, y: float, place: float, said: str) -> Box:
    """The place of a moment below the curves: in its middle, words at the end a bit to the right."""
    room, middle = width_of(said, "plain", TEXT) + BETWEEN, plot.x + plot.width * place
    aside = 0 if said.isdecimal() else max(RIGHT - EDGE - room / 2, 0)
    return Box(middle - room / 2 + aside, y, room, MOMENT)


def _signs(canvas: Canvas, plot: Box, signs: EntryEmblems, last: int, theme: Theme) -> None:
    """Emblems over the curves, each with a dotted line down to its entry."""
    for name, middle, x in _placed(plot, signs, last):
        canvas.emblem(Box(middle - SIGN / 2, plot.y - SIGN - ABOVE, SIGN, SIGN), name, theme.accent)
        for dot in range(int(plot.y), int(plot.bottom), 4 * DOT):
            canvas.line([(x, dot), (x, min(dot + 2 * DOT, plot.bottom))], theme.accent, DOT)


def _placed(plot: Box, signs: EntryEmblems, last: int) -> list[tuple[str, float, float]]:
    """The emblems beside each other: each with its middle, and the place of its entry."""
    ordered = sorted(signs, key=lambda sign: sign[1])
    places = [plot.x + plot.width * entry / last for _, entry in ordered]
    middles = beside(places, SIGN + BETWEEN, plot.right + RIGHT - EDGE - SIGN / 2)
    return [(name, middle, x) for (name, _), middle, x in zip(ordered, middles, places, strict=True)]


def beside(places: Sequence[float], apart: float, most: float) -> list[float]:
    """Rising places, moved to the right until they are so far apart, and back if they pass the greatest."""
    right = [*accumulate(places, lambda last, place: max(last + apart, place))]
    return [min(place, most - number * apart) for number, place in enumerate(reversed(right))][::-1]


def _leaders(canvas: Canvas, band: Box, leaders: Sequence[int | None], stage: Stage) -> None:
    """The sole leader, entry by entry: a band in the colours of the seats with the mark in each stretch; hollow
    where nobody led.
    """
    theme = theme_for(*stage.looks)
    label = Box(24, band.y - (LABEL - BAND) / 2, band.x - 34, LABEL)
    canvas.words(label, stage.say(Text("picture-ahead")), theme.faint, TEXT)
    runs = [(seat, len(list(run))) for seat, run in groupby(leaders)]
    for (seat, _), (begin, end) in zip(runs, pairwise(bounds_of(band, [length for _, length in runs])), strict=True):
        stretch = Box(begin, band.y, end - begin, band.height).inset(min((end - begin) / 4, 1.5), 0)
        if seat is None:
            _level(canvas, stretch, theme)
        else:
            _stretch(canvas, stretch, seat, theme)


def bounds_of(band: Box, lengths: Sequence[int]) -> list[float]:
    """The bounds of stretches of so many entries: half-way between two entries. The last always has room for its
    mark, even as a single entry; those before it give way.
    """
    apart, bounds, last = band.width / (sum(lengths) - 1), [band.right], band.right - band.height - BETWEEN
    for entry in reversed([*accumulate(lengths)][:-1]):
        bounds.append(min(band.x + (entry - 0.5) * apart, last))
        last = bounds[-1] - min(SLIVER, apart / 2)
    return [band.x, *reversed(bounds)]


def _stretch(canvas: Canvas, box: Box, seat: int, theme: Theme) -> None:
    canvas.panel(box, theme.line(seat), 5)
    if box.width >= box.height:
        draw_mark(canvas, seat, box.square("middle").inset(5), theme.panel)


def _level(canvas: Canvas, box: Box, theme: Theme) -> None:
    """Where nobody led: a frame with a sign of equality."""
    canvas.panel(box, theme.panel, 5, theme.edge)
    if box.width >= box.height:
        sign = box.square("middle").inset(7)
        for y in (sign.y + EQUAL, sign.bottom - EQUAL):
            canvas.line([(sign.x, y), (sign.right, y)], theme.faint, EQUAL)


def _lines(canvas: Canvas, plot: Box, scale: tuple[int, int], most: int, theme: Theme) -> None:
    """Few lines at whole steps of the scale, with their numbers."""
    for value in steps_of(*scale, most):
        y = _height(plot, value, *scale)
        canvas.line([(plot.x, y), (plot.right, y)], theme.edge, 2)
        label = Box(0, y - LABEL / 2, LEFT - 16, LABEL)
        canvas.words(label, str(value).replace("-", "\u2212"), theme.faint, TEXT, align="right")


def curve(plot: Box, values: Sequence[int], low: int, high: int) -> list[CurvePoint]:
    """Where the values of one seat stand in the plot, from its left edge to its right."""
    apart = plot.width / (len(values) - 1)
    return [(plot.x + place * apart, _height(plot, value, low, high)) for place, value in enumerate(values)]


def _curves(canvas: Canvas, plot: Box, history: PointsHistory, scale: tuple[int, int], theme: Theme) -> None:
    """A line per seat with marks; end marks that would cover one another stand side by side."""
    curves = [curve(plot, [entry[seat] for entry in history], *scale) for seat in range(len(history[-1]))]
    for seat, points in enumerate(curves):
        _curve(canvas, points, seat, theme)
    columns = columns_of([points[-1][1] for points in curves])
    apart = min(MARK, (RIGHT - EDGE - DRAWN / 2) / max(*columns, 1))
    for seat in sorted(range(len(curves)), key=lambda seat: -columns[seat]):
        _mark(canvas, seat, plot.right + columns[seat] * apart, curves[seat][-1][1], theme)


def columns_of(heights: Sequence[float]) -> list[int]:
    """The number of marks left of each, from the highest down, such that none covers another in its column."""
    columns: dict[int, int] = {}
    for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
        taken = {column for other, column in columns.items() if heights[seat] - heights[other] < DRAWN}
        columns[seat] = next(column for column in range(len(heights)) if column not in taken)
    return [columns[seat] for seat in range(len(heights))]


def _curve(canvas: Canvas, points: Sequence[CurvePoint], seat: int, theme: Theme) -> None:
    canvas.line(points, theme.line(seat), 4)
    every = max(len(points) // 6, 1)
    for x, y in points[seat % every :: every]:
        if x <= points[-1][0] - MARK:
            _mark(canvas, seat, x, y, theme)


def _mark(canvas: Canvas, seat: int, x: float, y: float, theme: Theme) -> None:
    draw_mark(canvas, seat, Box(x - DRAWN / 2, y - DRAWN / 2, DRAWN, DRAWN), theme.line(seat))


def _height(plot: Box, value: int, low: int, high: int) -> float:
    return plot.bottom - (value - low) / (high - low) * plot.height
