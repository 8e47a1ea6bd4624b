"""The action grid: a tile per column, below it the novices with what they unlock; beside each row their destination
and its price.
"""

from typing import TypeAlias

from msgspec.structs import replace

from games.monasterium.board import BUILDING_GOODS, ROWS
from games.monasterium.view import ColumnView, NoviceView, SchoolView
from renderers.monasterium.places.bonuses import MINUS, MOST, draw_action, draw_row
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import draw_die, draw_lying, draw_novice, draw_sign
from renderers.surface.canvas import HEADLINE, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.theme import Colour, Theme, mixed

TILE, CELL, SIDE, BETWEEN = 84, 94, 8, 6
"""The heights of a tile and of a novice's field; the margin of the grid, and the gap between fields."""
HEIGHT = TILE + len(ROWS) * (CELL + BETWEEN) + 2 * SIDE
LEFT, RIGHT = 158, 56
"""The columns beside the grid: the row and its price on the left, the novice beside it on the right."""
ROW, PLACE = 58, 46
"""The width of a row's number, above the place its novices go to; the height of that, and of a line of the price."""
LOT, LOT_WIDTH = 40, 70
"""On a tile: how high the dice are that lie below number and action, and how wide."""
DONE = 0.6
"""How close the colour of a finished field is to its surroundings."""
NOVICE, EDGE = 34, 8
"""The size of a novice in his field, before what he unlocks; the distance of both from the edge."""

PlacePrice: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""A place's symbol, then its price, line by line."""


def grid(
    seat: int, columns: tuple[ColumnView, ...], extra: tuple[bool, ...], prices: tuple[PlacePrice, ...], sight: Sight
) -> FinishedPart:
    """The grid of a seat."""
    whole = Collage(panel(INNER, HEIGHT, 20, sight.looks))
    ground, inside = whole.theme.panel, whole.box.inset(SIDE)
    middle = Box(inside.x + LEFT, inside.y, inside.width - LEFT - RIGHT, inside.height)
    for column, room in zip(columns, middle.columns(len(columns), BETWEEN), strict=True):
        alone = replace(column, novices=())
        whole.lay(room.top_part(TILE), ground, _tile, seat, alone, sight)
        for row, novice in enumerate(column.novices):
            box = Box(room.x, _down(room, row), room.width, CELL)
            whole.lay(box, ground, _novice, seat, novice, sight)
    for row, (there, price) in enumerate(zip(extra, prices, strict=True)):
        line = Box(inside.x, _down(inside, row), inside.width, CELL)
        whole.lay(line.left_part(LEFT - BETWEEN), ground, _row, ROWS[row], price)
        if there:
            whole.lay(line.right_part(RIGHT - BETWEEN).inset(3, 0), ground, _extra, seat)
    return whole.finished()


def _extra(canvas: Canvas, box: Box, seat: int, theme: Theme) -> None:
    """The novice beside a row."""
    draw_novice(canvas, seat, box, theme)


def prices(school: SchoolView) -> tuple[PlacePrice, ...]:
    """The destination of each row's novices, and the next one's cost."""
    buildings = [("house", (_pay(1, "influence"), _pay(goods, "wares"))) for goods in BUILDING_GOODS]
    chapel, walk = _pay(school.chapel_cost, "influence"), _pay(school.walk_cost, "rosary")
    return (*buildings, ("chapel", (chapel,)), ("walk", (walk,)))


def _pay(amount: int, good: str) -> tuple[str, str]:
    return f"{MINUS}{amount}", good


def _down(room: Box, row: int) -> float:
    """Where a row of novices begins."""
    return room.y + TILE + BETWEEN + row * (CELL + BETWEEN)


def _tile(canvas: Canvas, box: Box, seat: int, column: ColumnView, sight: Sight, theme: Theme) -> None:
    """A tile: its number and standard action, a laurel when it is flipped; below, the dice that lie on it."""
    fill, ink = _of_tile(theme, flipped=column.flipped)
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(6, 5)
    upper = inside.top_part(inside.height - LOT) if column.dice else inside.inset(0, 15)
    cells = upper.columns(3 if column.flipped else 2, 4)
    draw_die(canvas, column.number, cells[0].inset(0, 1), ink, fill)
    draw_action(canvas, cells[1], column.standard, ink, fill)
    if column.flipped:
        draw_sign(canvas, "prestige", cells[2].inset(1), ink, fill)
    if column.dice:
        lot = inside.bottom_part(LOT - 2).left_part(LOT_WIDTH)
        canvas.panel(lot, theme.ground, 8)
        draw_lying(canvas, lot.inset(6, 0), column.dice, theme)
    sight.mark(canvas, box, changed=(seat, column.number) in sight.changes.tiles)


def _of_tile(theme: Theme, *, flipped: bool) -> tuple[Colour, Colour]:
    """The colours of a tile and of the things on it: dark on green when it is flipped."""
    if flipped:
        return theme.hues["green"], theme.card_ink
    return mixed(theme.panel, theme.edge, 0.7), theme.ink


def _novice(canvas: Canvas, box: Box, seat: int, novice: NoviceView, sight: Sight, theme: Theme) -> None:
    """A field of the grid: the novice while he is there; what he unlocks, bright once it is; nothing if that was to
    flip the tile.
    """
    fill, ink = _colours(novice, theme)
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(EDGE)
    if novice.there:
        draw_novice(canvas, seat, inside.left_part(NOVICE), theme)
        inside = inside.without_left(NOVICE + 4)
    if novice.action:
        draw_action(canvas, inside, novice.action, ink, fill)
    elif novice.there:
        draw_sign(canvas, "flip_tile", _at_most(inside, MOST), ink, fill)
    sight.mark(canvas, box, changed=(seat, novice.label) in sight.changes.novices)


def _at_most(box: Box, side: float) -> Box:
    """The middle of a box, no higher than a symbol gets."""
    return box.inset(0, max(box.height - side, 0) / 2)


def _colours(novice: NoviceView, theme: Theme) -> tuple[Colour, Colour]:
    """Of a field, and of what is on it: bright once its action is unlocked."""
    if not (novice.there or novice.action):
        return mixed(theme.panel, theme.edge, DONE), theme.faint
    return (theme.ground, theme.faint) if novice.there else (theme.ink, theme.ground)


def _row(canvas: Canvas, box: Box, row: str, price: PlacePrice, theme: Theme) -> None:
    """The row's number, below it its novices' destination; beside them the price, line by line."""
    (place, paid), left = price, box.left_part(ROW)
    canvas.words(left.top_part(PLACE), row, theme.ink, HEADLINE - 6, style="title", align="middle")
    draw_sign(canvas, place, left.bottom_part(PLACE), theme.ink, theme.panel)
    lines = box.without_left(ROW).inset(0, (box.height - PLACE * len(paid)) / 2)
    for number, piece in enumerate(paid):
        line = Box(lines.x, lines.y + number * PLACE, lines.width, PLACE)
        draw_row(canvas, line.inset(0, 2), piece, theme.accent, theme.panel, theme.ink)
