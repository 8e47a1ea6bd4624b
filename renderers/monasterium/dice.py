"""The six dice spaces: what a die of each number does, and which dice lie there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.monasterium.action import Action, ActionKind
from games.monasterium.view import SpaceView, View
from renderers.canvas import HEADING, TEXT, Box, Canvas, Part
from renderers.monasterium.bonuses import draw_action
from renderers.monasterium.changes import Changes
from renderers.monasterium.offer import Offer
from renderers.monasterium.symbols import SIGNS, draw_die, draw_own_die, draw_sign, tone
from renderers.ornament import folded, lit
from renderers.sheet import INNER
from renderers.stage import Looks
from renderers.theme import Theme, mixed, theme_for

HEIGHT = 180
"""The height of the spaces beside each other."""
GAP, SIDE = 8, 10
DIE, COUNT, ACTION = 64, 78, 56
"""The widths of a die, of how many lie there, and of what they do."""
HEAD, LINE, OWN, SOON = 68, 44, 54, 34
WIDE, CORNER = 210, 20
"""From which width on the count has room beside its die; how far what the dice do keeps from the corner."""
RADIUS = 12
KEPT = 16
ANYTHING = Action("any_action", ActionKind.ANY_ACTION)
"""What a joker does."""


def standard(view: View) -> tuple[Action, ...]:
    """The standard actions of the numbers from 1."""
    return tuple(column.standard for column in view.schools[0].columns)


@lru_cache(maxsize=KEPT)
def spaces(
    shown: tuple[SpaceView, ...], tiles: tuple[Action, ...], offer: Offer, changes: frozenset[int], looks: Looks
) -> Part:
    """The spaces in a row of their own; `tiles` are the standard actions of the numbers from 1."""
    canvas = Canvas(INNER, HEIGHT, theme_for(*looks).ground)
    draw_spaces(canvas, canvas.box.columns(len(shown), GAP), shown, tiles, offer, Changes(spaces=changes), looks)
    return canvas.finished()


def draw_spaces(
    canvas: Canvas,
    boxes: Sequence[Box],
    shown: Sequence[SpaceView],
    tiles: Sequence[Action],
    offer: Offer,
    changes: Changes,
    looks: Looks,
) -> None:
    """The spaces in these boxes."""
    theme = theme_for(*looks)
    for space, box in zip(shown, boxes, strict=True):
        _space(canvas, box, space, tiles[space.number - 1 :], offer, theme)
        if space.number in offer.spaces:
            lit(canvas, box.inset(3), theme, RADIUS)
        if space.number in changes.spaces:
            folded(canvas, box, theme)


def _space(
    canvas: Canvas, box: Box, space: SpaceView, tiles: Sequence[Action], offer: Offer, theme: Theme
) -> None:
    """A die's number, how many neutral dice lie there, what they do (the joker: anything); below, personal dice, and
    how many dice are there for the next round.
    """
    quiet = tone(theme, asked=bool(offer.spaces), offered=space.number in offer.spaces)
    fill = quiet(mixed(theme.panel, theme.edge, 0.35))
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(SIDE, SIDE)
    head, below = inside.top_part(HEAD), inside.bottom_part(inside.height - HEAD - 4)
    draw_die(canvas, space.number, head.left_part(DIE), quiet(theme.ink if space.neutral else theme.faint), fill)
    draw_action(canvas, head.moved(-CORNER, 0).right_part(ACTION), tiles[0] if tiles else ANYTHING, quiet(theme.accent), fill)
    beside = box.width >= WIDE
    count = head.without_left(DIE + 8).left_part(COUNT) if beside else below.left_part(COUNT).top_part(LINE)
    if space.neutral:
        canvas.words(count, f"×{space.neutral}", theme.ink, HEADING, style="bold")
    ahead = space.ahead + sum(space.ahead_own)
    if ahead:
        soon = below.left_part(COUNT).bottom_part(LINE)
        SIGNS.tell(canvas, soon, "hourglass", f"+{ahead}", theme, side=SOON, size=TEXT, gap=0)
    if ahead or (space.neutral and not beside):
        below = below.without_left(COUNT)
    _personal(canvas, below, space, theme)


def _personal(canvas: Canvas, box: Box, space: SpaceView, theme: Theme) -> None:
    """Personal dice in the colours of their owners, with their marks."""
    seats = [seat for seat, count in enumerate(space.own) for _ in range(count)]
    for seat, spot in zip(seats, box.squares(len(seats), OWN), strict=True):
        draw_own_die(canvas, seat, spot.inset(1), theme)


def in_rows(room: Box, rows: int, count: int) -> Iterator[Box]:
    """So many spaces in rows."""
    height = (room.height - GAP * (rows - 1)) / rows
    for row in range(rows):
        yield from Box(room.x, room.y + row * (height + GAP), room.width, height).columns(-(-count // rows), GAP)
