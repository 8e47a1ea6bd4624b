"""The path of the messengers, a ring of fields between the cloisters, and in its middle the dice."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from games.monasterium.action import Action
from games.monasterium.view import FieldView, SpaceView
from renderers.monasterium.places.bonuses import draw_action
from renderers.monasterium.places.dice import in_rows, lay_spaces
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import cloister_colour, draw_letter, draw_messenger
from renderers.parts.ornament import folded
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.theme import Colour, Theme, mixed

HEIGHT = 584
ROWS = 5
"""The ring's height in fields; it is as wide as the number of fields asks."""
GAP = 6
HEAD, NUMBER = 46, 48
"""The height of a field's number and of the crests beside it; the width of the number."""
CREST = 40
MESSENGER, MOST, EAR = 56, 0.5, 0.3
"""The size of a messenger; the messengers' greatest share of a field with a bonus; the share of one that is the
folded corner at his foot when he has moved.
"""
MIDDLE = 14
"""The distance of the dice from the path."""
RADIUS, TINT = 10, 0.34

Spot: TypeAlias = tuple[int, int]


def path(
    fields: tuple[FieldView, ...], spaces: tuple[SpaceView, ...], tiles: tuple[Action, ...], sight: Sight
) -> FinishedPart:
    """The ring with the messengers, and the dice in it; `tiles` are the standard actions of the numbers from 1."""
    whole = Collage(panel(INNER, HEIGHT, 18, sight.looks))
    inside = whole.box.inset(8)
    for field, box in zip(fields, ring(inside, len(fields)), strict=False):
        moved = tuple(seat for seat in field.messengers if seat in sight.changes.messengers)
        whole.lay(box, whole.theme.panel, _field, field, moved)
    middle = inside.inset(inside.width / across(len(fields)) + MIDDLE, inside.height / ROWS + MIDDLE)
    lay_spaces(whole, whole.theme.panel, [*in_rows(middle, 2, len(spaces))], spaces, tiles)
    return whole.finished()


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


def _field(canvas: Canvas, box: Box, field: FieldView, moved: Sequence[int], theme: Theme) -> None:
    """A paving stone in the colours of its cloisters: number, letters, bonus, and its messengers."""
    fill = _stone(canvas, box, field, theme)
    inside = box.inset(6, 5)
    head = inside.top_part(HEAD)
    canvas.words(head.left_part(NUMBER), str(field.number), theme.ink, TEXT, style="bold")
    for place, name in enumerate(reversed(field.cloisters)):
        draw_letter(canvas, name, Box(head.right - (place + 1) * (CREST + 1), head.y, CREST, CREST), theme)
    below = Box(inside.x, head.bottom, inside.width, inside.bottom - head.bottom)
    if field.messengers:
        taken = _taken(below, len(field.messengers)) if field.bonus else below.width
        _messengers(canvas, below.right_part(taken), field.messengers, moved, theme)
        below = below.left_part(below.width - taken)
    if field.bonus:
        draw_action(canvas, below, field.bonus, theme.accent, fill, theme.ink)


def _taken(box: Box, count: int) -> float:
    """The room of so many messengers beside a bonus: more than two stand in a square."""
    return box.height if count > 2 else min(MESSENGER * count, box.width * MOST)


def _stone(canvas: Canvas, box: Box, field: FieldView, theme: Theme) -> Colour:
    """The stone; its colour. A stone with a bonus has an edge."""
    tints = [mixed(theme.ground, cloister_colour(name, theme), TINT) for name in field.cloisters]
    first, last = (tints[0], tints[-1]) if tints else (mixed(theme.ground, theme.edge, TINT),) * 2
    canvas.panel(box, first, RADIUS)
    if first != last:
        canvas.panel(box.right_part(box.width / 2 + RADIUS), last, RADIUS)
        canvas.panel(Box(box.x + box.width / 2 - RADIUS, box.y, 2 * RADIUS, box.height), first)
    if field.bonus:
        canvas.panel(box, None, RADIUS, theme.faint, 2)
    return first


def _messengers(canvas: Canvas, box: Box, seats: Sequence[int], moved: Sequence[int], theme: Theme) -> None:
    """The messengers here, marked if moved."""
    for seat, spot in zip(seats, box.squares(len(seats), MESSENGER), strict=True):
        draw_messenger(canvas, seat, spot.inset(1), theme)
        if seat in moved:
            foot = spot.square("middle")
            folded(canvas, foot.bottom_part(foot.width * EAR), theme, foot.width * EAR)
