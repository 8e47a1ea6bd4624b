"""What the road is to somebody who has to decide: whose figure may be pushed back, how far the own one may go."""

from collections.abc import Mapping, Sequence

from games.domus_domini.board import CLUNY
from games.domus_domini.view import View
from games.kernel.choice import Option
from games.kernel.text import Text
from renderers import ornament
from renderers.canvas import FIGURE, TEXT, Box, Canvas, Part
from renderers.domus_domini.question import numbers, options
from renderers.domus_domini.road import NUMBER, figure, standing_on, tint
from renderers.domus_domini.symbols import draw_sign
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.theme import Theme

SIDE, TOP, TITLE = 16, 12, 48
TARGET, COLUMNS, APART, MANY = 64, 2, 14, 4
"""The height of somebody who may be attacked, so many of them beside each other, and what is between two; among more
than so many there is no room for words.
"""
FALL = 150
"""The room of where a figure is and where it would fall."""
STONES, STONE, STONE_GAP, EDGE = 11, 128, 6, 7
"""So many fields of the road, how high they are, what is between two, and between a stone and where it may be lit."""


def targets(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """While somebody is to be attacked, all who can be: where they stand and where they would fall."""
    found = options(stage, "beg.target") or options(stage, "drunkard.target")
    can = {int(value): option for value, option in found.items() if value.isdecimal()}
    if not can:
        return []
    rows, title = -(-len(can) // COLUMNS), TITLE if len(can) <= MANY else 0
    canvas = Canvas(INNER, title + rows * TARGET + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    if title:
        canvas.words(inside.top_part(title - 6), stage.say(Text("picture-domus-begs")), theme.faint, TEXT)
    for place, (seat, option) in enumerate(can.items()):
        cell = inside.columns(COLUMNS, APART)[place % COLUMNS]
        row = Box(cell.x, inside.y + title + place // COLUMNS * TARGET, cell.width, TARGET - 8)
        _target(canvas, row, seat, option, stage, theme)
    return [canvas.finished()]


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
    """While the own figure may go on, the road before it: where it can get is lit."""
    assert view.seat is not None
    here = view.abbeys[view.seat].position
    walked = {here + count for count in numbers(stage, "march.vegetables")}
    cart = options(stage, "march.cart")
    driven = {int(str(stage.asked.prompt.args["to"]))} if cart and stage.asked else set()
    if not walked | driven:
        return []
    canvas = Canvas(INNER, STONE + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    last = min(here + STONES - 1, CLUNY)
    cells = canvas.box.inset(SIDE, TOP).columns(STONES, STONE_GAP)
    standing = standing_on(view)
    for cell, field in zip(cells, range(here, last + 1), strict=False):
        _stone(canvas, cell.inset(EDGE), field, standing, theme)
        if field in walked | driven:
            ornament.lit(canvas, cell.inset(2), theme, 16)
    return [canvas.finished()]


def _stone(canvas: Canvas, box: Box, field: int, standing: Mapping[int, Sequence[int]], theme: Theme) -> None:
    """A field with its number and figures."""
    fill = tint(field, theme)
    canvas.panel(box, fill, 14)
    head = box.top_part(NUMBER + 4).inset(6, 4)
    if field == CLUNY:
        draw_sign(canvas, "cluny", head, theme.accent, fill)
    else:
        ink = theme.card_ink if field else theme.ink
        canvas.words(head, str(field), ink, TEXT + 2, style="bold", align="middle")
    room = box.inset(4, 5).bottom_part(STONE - 2 * EDGE - NUMBER - 10)
    seats = standing.get(field, ())
    for seat, spot in zip(seats, room.squares(len(seats), 60), strict=True):
        figure(canvas, seat, spot.inset(1), theme)
