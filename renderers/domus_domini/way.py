"""What the road is to somebody who has to decide: whose figure may be pushed back, how far the own one may go."""

from collections.abc import Sequence

from games.domus_domini.board import CART, CLUNY, FED_BY_ONE, PUSH
from games.domus_domini.view import View
from games.kernel.choice import Option
from games.kernel.text import Text
from renderers import ornament
from renderers.canvas import FIGURE, TEXT, Box, Canvas, Part
from renderers.domus_domini.question import numbers, options
from renderers.domus_domini.road import NUMBER, figure, spots, standing_on, tint
from renderers.domus_domini.symbols import draw_sign
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.theme import Theme

SIDE, TOP, TITLE = 16, 12, 48
TARGET, COLUMNS, APART = 64, 2, 14
"""The height of somebody who may be attacked, so many of them beside each other, and what is between two."""
FALL = 150
"""The room of where a figure is and where it would fall."""
TOKEN, NUMBER_ROOM = 40, 56
"""What an attack costs or brings: the symbol, and the room of its number."""
STONES, STONE_GAP, EDGE = 11, 6, 7
"""So many fields of the road, what is between two, and between a stone and where it may be lit."""
STONE, FIGURES, CARROT = 154, 52, 44
"""How high a field is; on it the room of the figures, and of the vegetables that it takes to get there."""


def targets(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """While somebody is to be attacked, all who can be: where they stand and where they would fall."""
    begged = options(stage, "beg.target")
    found = begged or options(stage, "drunkard.target")
    can = {int(value): option for value, option in found.items() if value.isdecimal()}
    if not can:
        return []
    rows = -(-len(can) // COLUMNS)
    canvas = Canvas(INNER, TITLE + rows * TARGET + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    changes = [*([("brother", "−1")] if begged else []), ("letter", "+1")]
    _attack(canvas, inside.top_part(TITLE - 6), changes, stage, theme)
    for place, (seat, option) in enumerate(can.items()):
        cell = inside.columns(COLUMNS, APART)[place % COLUMNS]
        row = Box(cell.x, inside.y + TITLE + place // COLUMNS * TARGET, cell.width, TARGET - 8)
        _target(canvas, row, seat, option, stage, theme)
    return [canvas.finished()]


def _attack(canvas: Canvas, row: Box, changes: Sequence[tuple[str, str]], stage: Stage, theme: Theme) -> None:
    """What an attack costs and brings, and what it does."""
    for sign, number in changes:
        draw_sign(canvas, sign, row.left_part(TOKEN), theme.accent, theme.panel)
        canvas.words(row.without_left(TOKEN + 6).left_part(NUMBER_ROOM), number, theme.ink, TEXT, style="bold")
        row = row.without_left(TOKEN + 6 + NUMBER_ROOM + APART)
    canvas.words(row, stage.say(Text("picture-domus-begs", fields=PUSH)), theme.faint, TEXT)


def _target(canvas: Canvas, box: Box, seat: int, option: Option, stage: Stage, theme: Theme) -> None:
    inside = box.inset(16, 5)
    figure(canvas, seat, inside.left_part(inside.height), theme)
    args = option.label.args
    words = stage.say(Text("picture-domus-falls", position=args["position"], to=args["to"]))
    canvas.words(inside.right_part(FALL), words, theme.ink, FIGURE, style="bold", align="right")
    name = inside.without_left(inside.height + 12)
    canvas.words(name.left_part(name.width - FALL - 8), stage.name(seat), theme.ink, FIGURE, style="bold")
    ornament.lit(canvas, box.inset(3), theme, 12)


def stretch(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """While the own figure may go on, the road before it: where it can get is lit, with what it takes."""
    assert view.seat is not None
    abbey = view.abbeys[view.seat]
    here = abbey.position
    walked = {here + count: count for count in numbers(stage, "march.vegetables")}
    cart = options(stage, "march.cart")
    driven = {int(str(stage.asked.prompt.args["to"])): 0} if cart and stage.asked else {}
    lit = walked | driven
    if not lit:
        return []
    canvas = Canvas(INNER, TITLE + STONE + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    hungry = -(-abbey.cloister // FED_BY_ONE)
    title = Text("picture-domus-walks", hungry=hungry) if walked else Text("picture-domus-rides", fields=CART)
    canvas.words(inside.top_part(TITLE - 6), stage.say(title), theme.ink, TEXT)
    last = min(here + STONES - 1, CLUNY)
    cells = inside.bottom_part(STONE).columns(STONES, STONE_GAP)
    standing = standing_on(view)
    for cell, field in zip(cells, range(here, last + 1), strict=False):
        _stone(canvas, cell.inset(EDGE), field, standing.get(field, ()), lit.get(field, 0), theme)
        if field in lit:
            ornament.lit(canvas, cell.inset(2), theme, 16)
    return [canvas.finished()]


def _stone(canvas: Canvas, box: Box, field: int, seats: Sequence[int], vegetables: int, theme: Theme) -> None:
    """A field with its number and figures, and how many vegetables it takes to get there."""
    fill = tint(field, theme)
    ink = theme.card_ink if 0 < field < CLUNY else theme.ink
    canvas.panel(box, fill, 14)
    head = box.top_part(NUMBER).inset(6, 0)
    if field == CLUNY:
        draw_sign(canvas, "cluny", head.inset(0, 4), theme.accent, fill)
    else:
        canvas.words(head, str(field), ink, TEXT + 2, style="bold", align="middle")
    room = Box(box.x, box.y + NUMBER, box.width, FIGURES).inset(4, 1)
    for seat, spot in zip(seats, spots(room, len(seats)), strict=True):
        figure(canvas, seat, spot.inset(1), theme)
    if vegetables:
        foot = box.bottom_part(CARROT).inset(4, 0)
        draw_sign(canvas, "vegetable", foot.left_part(foot.width / 2).inset(0, 4), ink, fill)
        canvas.words(foot.right_part(foot.width / 2 - 2), str(vegetables), ink, TEXT, style="bold")
