"""The own board, large: goods, dice, the action grid with novices and tiles, the window, the orders as far as met."""

from functools import lru_cache
from typing import TypeAlias

from games.kernel.text import Text
from games.monasterium.board import BUILDING_GOODS
from games.monasterium.view import ColumnView, NoviceView, SchoolView, View
from renderers.canvas import HEADLINE, READABLE, TEXT, Box, Canvas, Part
from renderers.monasterium.bonuses import draw_action, draw_row
from renderers.monasterium.orders import orders
from renderers.monasterium.path import die
from renderers.monasterium.players import SIGN, name_row
from renderers.monasterium.reach import cloisters
from renderers.monasterium.symbols import SIGNS, draw_die, draw_sign
from renderers.monasterium.table import head, table_sheets
from renderers.monasterium.window import window
from renderers.sheet import GAP, INNER, stacked
from renderers.stage import Looks, Stage
from renderers.theme import Theme, mixed, theme_for

NAME, GOODS, ROLL = 66, 84, 96
GOODS_WIDTH, GOOD = 640, 54
"""The panel of the goods, the symbol of each; messenger, dice and the reroll tile have the rest."""
MESSENGER, DIE, DIE_PITCH, REROLL = 100, 52, 58, 60
ROLL_LABEL, ROLLED = 150, 76
"""The room of the word before a roll; how large its dice get."""
TILE, CELL = 92, 92
"""The heights of a tile and of a novice's field."""
LEFT, RIGHT = 132, 70
"""The columns beside the grid: the price of a row on the left, the novice beside it on the right."""
LEFT_GAP, RIGHT_GAP = 10, 8
SIDE = 14
BETWEEN = 7
ACTION, LYING, LYING_PITCH = 46, 32, 36
"""On a tile: the height of number and action when dice lie below, such a die, and from one to the next."""
NAMED, HOME, UNLOCKS = 36, 38, 44
"""In a novice's field: the heights of its label, of the novice, of what it unlocks."""
LABEL, NOVICE = 76, 34
"""The widths of label and novice beside each other."""
PLACE, PRICE = 44, 42
"""The heights of the place where novices of a row go, and of its price."""
KEPT = 16

Price: TypeAlias = tuple[str, ...]
"""A place's symbol, then numbers and goods."""


def board_sheet(view: View, stage: Stage) -> Part:
    """The viewer's board; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    theme, school = theme_for(*stage.looks), view.schools[view.seat]
    year = 0 if view.over else view.year
    parts = [head(view, stage, theme), _name(school, view, stage, theme), _goods(school, theme)]
    if school.rolled or school.rolled_own:
        parts.append(_roll(school, stage, theme))
    grid = _grid(school.columns, school.extra, _prices(school), stage.looks)
    parts += [cloisters(school, view, theme), grid, window(school, view, stage, theme)]
    return stacked([*parts, orders(view.orders, year, stage, theme, view.seat)], theme.ground, GAP)


def _name(school: SchoolView, view: View, stage: Stage, theme: Theme) -> Part:
    canvas = Canvas(INNER, NAME, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    name_row(canvas, canvas.box.inset(20, 8), school, view, stage, theme)
    return canvas.finished()


def _goods(school: SchoolView, theme: Theme) -> Part:
    """The goods; where the messenger is, the personal dice, the reroll tile."""
    canvas = Canvas(INNER, GOODS, theme.ground)
    rooms = [canvas.box.left_part(GOODS_WIDTH), canvas.box.without_left(GOODS_WIDTH + GAP)]
    for room in rooms:
        canvas.panel(room, theme.panel, 18)
    for cell, (good, amount) in zip(rooms[0].inset(18, 8).columns(5, 8), school.goods, strict=True):
        SIGNS.tell(canvas, cell, good, str(amount), theme, side=GOOD, size=46)
    cells = rooms[1].inset(14, 10)
    SIGNS.tell(
        canvas, cells.left_part(MESSENGER), "move", str(school.messenger), theme, side=SIGN, size=HEADLINE, gap=6
    )
    for place in range(school.dice):
        die(canvas, school.seat, Box(cells.x + MESSENGER + GAP + place * DIE_PITCH, cells.y, DIE, cells.height), theme)
    draw_sign(canvas, "reroll", cells.right_part(REROLL), theme.accent if school.reroll else theme.edge, theme.panel)
    return canvas.finished()


def _roll(school: SchoolView, stage: Stage, theme: Theme) -> Part:
    """The roll that lies there: neutral dice white, personal ones in the own colour."""
    canvas = Canvas(INNER, ROLL, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(20, 10)
    label = inside.left_part(ROLL_LABEL)
    taken = canvas.words(label, stage.say(Text("picture-monasterium-roll")), theme.faint, TEXT)
    dice = [(number, theme.ink) for number in school.rolled]
    dice += [(number, theme.line(school.seat)) for number in school.rolled_own]
    room = inside.without_left(taken + 24)
    for (number, colour), spot in zip(dice, room.squares(len(dice), ROLLED), strict=True):
        draw_die(canvas, number, spot.inset(5), colour, theme.panel)
    return canvas.finished()


@lru_cache(maxsize=KEPT)
def _grid(columns: tuple[ColumnView, ...], extra: tuple[bool, ...], prices: tuple[Price, ...], looks: Looks) -> Part:
    """The tiles of the columns, and below them the rows of novices, each with its price and the novice beside it."""
    theme = theme_for(*looks)
    canvas = Canvas(INNER, TILE + len(extra) * (CELL + BETWEEN) + 2 * SIDE, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE)
    middle = Box(inside.x + LEFT, inside.y, inside.width - LEFT - RIGHT, inside.height)
    for column, room in zip(columns, middle.columns(len(columns), BETWEEN), strict=True):
        _tile(canvas, room.top_part(TILE), column, theme)
        for row, novice in enumerate(column.novices):
            _novice(canvas, Box(room.x, _down(room, row), room.width, CELL), novice, theme)
    for row, (there, price) in enumerate(zip(extra, prices, strict=True)):
        line = Box(inside.x, _down(inside, row), inside.width, CELL)
        _price(canvas, line.left_part(LEFT - LEFT_GAP), price, theme)
        _extra(canvas, line.right_part(RIGHT - RIGHT_GAP), theme, there=there)
    return canvas.finished()


def _down(room: Box, row: int) -> float:
    """Where a row of novices begins."""
    return room.y + TILE + BETWEEN + row * (CELL + BETWEEN)


def _tile(canvas: Canvas, box: Box, column: ColumnView, theme: Theme) -> None:
    """A tile: its number and standard action, a star when it is flipped; below, the dice that lie on it."""
    fill = theme.hues["green"] if column.flipped else mixed(theme.panel, theme.edge, 0.7)
    ink = theme.card_ink if column.flipped else theme.ink
    canvas.panel(box, fill, 12)
    inside = box.inset(8, 6)
    upper = inside.top_part(ACTION) if column.dice else inside.inset(0, 16)
    cells = upper.columns(3 if column.flipped else 2, 4)
    draw_die(canvas, column.number, cells[0].inset(0, 1), ink, fill)
    draw_action(canvas, cells[1], column.standard, ink, fill)
    if column.flipped:
        draw_sign(canvas, "prestige", cells[2].inset(2), ink, fill)
    for place in range(column.dice):
        draw_sign(canvas, "die", Box(inside.x + place * LYING_PITCH, inside.bottom - LYING, LYING, LYING), ink, fill)


def _novice(canvas: Canvas, box: Box, novice: NoviceView, theme: Theme) -> None:
    """A field of the grid: its label; the novice as long as he is there; what it unlocks, bright once it is."""
    fill = theme.hues["gold"] if not novice.there else theme.ground
    ink = theme.faint if novice.there else theme.card_ink
    canvas.panel(box, fill, 10, theme.edge if novice.there else theme.card_ink, 2)
    inside = box.inset(8, 4)
    canvas.words(inside.top_part(NAMED).left_part(LABEL), novice.label, theme.ink if novice.there else ink, READABLE)
    if novice.there:
        draw_sign(canvas, "novice", inside.top_part(HOME).right_part(NOVICE), theme.accent, fill)
    below = inside.bottom_part(UNLOCKS)
    if novice.action:
        draw_action(canvas, below, novice.action, ink, fill)
    else:
        draw_sign(canvas, "flip_tile", below, ink, fill)


def _prices(school: SchoolView) -> tuple[Price, ...]:
    """Where the novices of each row go, and what the next one costs."""
    buildings = [("house", "1", "influence", f"+{goods}") for goods in BUILDING_GOODS]
    chapel, walk = str(school.chapel_cost), str(school.walk_cost)
    return (*buildings, ("chapel", chapel, "influence"), ("walk", walk, "rosary"))


def _price(canvas: Canvas, box: Box, price: Price, theme: Theme) -> None:
    """The place, and below it the price."""
    draw_sign(canvas, price[0], box.top_part(PLACE).inset(0, 2), theme.accent, theme.panel)
    draw_row(canvas, box.bottom_part(PRICE), price[1:], theme.accent, theme.panel, theme.ink)


def _extra(canvas: Canvas, box: Box, theme: Theme, *, there: bool) -> None:
    """The novice beside a row."""
    if there:
        draw_sign(canvas, "novice", box.inset(4, 0), theme.accent, theme.panel)
    else:
        canvas.disc(box.square("middle").inset(20), None, mixed(theme.edge, theme.faint, 0.5), 2.5)
