"""The path of the messengers, a ring of fields between the cloisters, and in its middle the dice."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from games.monasterium.action import Action
from games.monasterium.view import FieldView, SpaceView
from renderers.canvas import HEADING, READABLE, Box, Canvas, Part
from renderers.monasterium.bonuses import draw_action
from renderers.monasterium.symbols import cloister_colour, draw_die, draw_sign
from renderers.stage import Looks
from renderers.symbols import draw_mark, draw_marks
from renderers.theme import Theme, mixed, theme_for

ROWS = 5
"""The ring's height in fields; it is as wide as the number of fields asks."""
GAP = 5
NUMBER = 34
"""The height of a field's number, and of the letters beside it."""
CHIP = 21
"""The width of a cloister's letter; a field that leads to several has them beside each other."""
DIE, COUNT, ACTION, AHEAD = 42, 38, 36, 48
"""The widths of a die, of how many lie there, of what they do, and of those for the next round."""
HEAD = 46
BONUS, USUAL = 3, 1.5
"""How strong the edges of fields are."""
KEPT = 16

Spot: TypeAlias = tuple[int, int]


@lru_cache(maxsize=KEPT)
def path(
    fields: tuple[FieldView, ...],
    spaces: tuple[SpaceView, ...],
    tiles: tuple[Action, ...],
    size: tuple[int, int],
    looks: Looks,
) -> Part:
    """The ring with the messengers, and the dice in it; `tiles` are the standard actions of the numbers from 1."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(6)
    for field, box in zip(fields, ring(inside, len(fields)), strict=False):
        _field(canvas, box, field, theme)
    middle = inside.inset(inside.width / across(len(fields)) + GAP, inside.height / ROWS + GAP)
    for space, box in zip(spaces, _spaces(middle), strict=True):
        _space(canvas, box, space, tiles[space.number - 1 :], theme)
    return canvas.finished()


def across(count: int) -> int:
    """How many columns the ring of so many fields has."""
    return max(-(-count // 2) + 2 - ROWS, 3)


def ring(room: Box, count: int) -> Iterator[Box]:
    """The places of the fields from field 1 on, clockwise; field 1 is in the middle of the left side."""
    right, below = across(count) - 1, ROWS - 1
    around: list[Spot] = [(0, row) for row in range(ROWS // 2, 0, -1)]
    around += [(column, 0) for column in range(right)]
    around += [(right, row) for row in range(below)]
    around += [(column, below) for column in range(right, 0, -1)]
    around += [(0, row) for row in range(below, ROWS // 2, -1)]
    width, height = room.width / (right + 1), room.height / ROWS
    for column, row in around:
        yield Box(room.x + column * width, room.y + row * height, width, height).inset(GAP / 2)


def _field(canvas: Canvas, box: Box, field: FieldView, theme: Theme) -> None:
    """Number, the cloisters it leads to, its bonus, and who is there."""
    bonus = field.bonus
    fill = mixed(theme.panel, theme.edge, 0.6) if bonus else theme.ground
    canvas.panel(box, fill, 9, theme.accent if bonus else theme.edge, BONUS if bonus else USUAL)
    inside = box.inset(4, 3)
    head = inside.top_part(NUMBER)
    canvas.words(head, str(field.number), theme.ink, READABLE)
    for place, name in enumerate(reversed(field.cloisters)):
        chip = Box(head.right - (place + 1) * (CHIP + 1), head.y + 1, CHIP, NUMBER - 3)
        canvas.panel(chip, cloister_colour(name, theme), 5)
        canvas.words(chip, name, theme.card_ink, READABLE, style="bold", align="middle")
    below = Box(inside.x, head.bottom, inside.width, inside.bottom - head.bottom).inset(1)
    if field.messengers:
        draw_marks(canvas, field.messengers, below.right_part(below.width / 2) if bonus else below, theme)
        below = below.left_part(below.width / 2 - 2)
    if bonus:
        draw_action(canvas, below, bonus, theme.accent, fill, theme.ink)


def _spaces(room: Box) -> Iterator[Box]:
    """Two rows of three."""
    height = (room.height - GAP) / 2
    for row in (room.top_part(height), room.bottom_part(height)):
        yield from row.columns(3, GAP)


def _space(canvas: Canvas, box: Box, space: SpaceView, tiles: Sequence[Action], theme: Theme) -> None:
    """A die's number, how many neutral dice lie there, what they do (the joker: anything); below, personal dice, and
    how many dice are there for the next round.
    """
    canvas.panel(box, theme.ground, 10)
    inside = box.inset(7, 6)
    head, below = inside.top_part(HEAD), inside.bottom_part(inside.height - HEAD - 4)
    draw_die(canvas, space.number, head.left_part(DIE), theme.ink if space.neutral else theme.faint, theme.ground)
    if space.neutral:
        canvas.words(head.without_left(DIE + 5).left_part(COUNT), str(space.neutral), theme.ink, HEADING, style="bold")
    if tiles:
        draw_action(canvas, head.right_part(ACTION), tiles[0], theme.accent, theme.ground)
    else:
        draw_sign(canvas, "any_action", head.right_part(ACTION), theme.accent, theme.ground)
    if ahead := space.ahead + sum(space.ahead_own):
        canvas.words(below.right_part(AHEAD), f"+{ahead}", theme.faint, READABLE, align="right")
        below = below.left_part(below.width - AHEAD - 2)
    _personal(canvas, below, space, theme)


def _personal(canvas: Canvas, box: Box, space: SpaceView, theme: Theme) -> None:
    """Personal dice in the colours of their owners, with their marks."""
    seats = [seat for seat, count in enumerate(space.own) for _ in range(count)]
    for seat, spot in zip(seats, box.squares(len(seats)), strict=True):
        die(canvas, seat, spot, theme)


def die(canvas: Canvas, seat: int, spot: Box, theme: Theme) -> None:
    """A personal die."""
    draw_sign(canvas, "die", spot, theme.line(seat), theme.panel)
    draw_mark(canvas, seat, spot.inset(spot.width * 0.22), theme.ground)
