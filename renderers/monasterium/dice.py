"""The six dice spaces: what a die of each number does, and which dice lie there."""

from collections.abc import Iterator, Sequence

from games.monasterium.action import Action, ActionKind
from games.monasterium.view import SpaceView, View
from renderers.canvas import HEADING, TEXT, Box, Canvas, Part
from renderers.kept import kept
from renderers.monasterium.bonuses import draw_action
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import SIGNS, Tone, draw_die, draw_own_die
from renderers.sheet import INNER
from renderers.theme import Theme, mixed

HEIGHT = 180
"""The height of the spaces beside each other."""
GAP, SIDE = 8, 10
DIE, COUNT, ACTION = 64, 78, 56
"""The widths of a die, of how many lie there, and of what they do."""
HEAD, LINE, OWN, SOON = 68, 44, 54, 34
WIDE, CORNER = 210, 20
"""From which width on the count has room beside its die; how far what the dice do keeps from the corner."""
ANYTHING = Action("any_action", ActionKind.ANY_ACTION)
"""What a joker does."""


def standard(view: View) -> tuple[Action, ...]:
    """The standard actions of the numbers from 1."""
    return tuple(column.standard for column in view.schools[0].columns)


@kept
def spaces(shown: tuple[SpaceView, ...], tiles: tuple[Action, ...], sight: Sight) -> Part:
    """The spaces in a row of their own; `tiles` are the standard actions of the numbers from 1."""
    canvas = Canvas(INNER, HEIGHT, sight.theme.ground)
    draw_spaces(canvas, canvas.box.columns(len(shown), GAP), shown, tiles, sight)
    return canvas.finished()


def draw_spaces(
    canvas: Canvas, boxes: Sequence[Box], shown: Sequence[SpaceView], tiles: Sequence[Action], sight: Sight
) -> None:
    """The spaces in these boxes."""
    for space, box in zip(shown, boxes, strict=True):
        offered = space.number in sight.offer.spaces
        action = tiles[space.number - 1] if space.number <= len(tiles) else ANYTHING
        _space(canvas, box, space, action, sight.tone(asked=sight.offer.spaces, offered=offered), sight.theme)
        sight.mark(canvas, box, offered=offered, changed=space.number in sight.changes.spaces)


def _space(canvas: Canvas, box: Box, space: SpaceView, action: Action, quiet: Tone, theme: Theme) -> None:
    """A die's number, how many neutral dice lie there, what they do; below, personal dice, and how many dice are there
    for the next round.
    """
    fill = quiet(mixed(theme.panel, theme.edge, 0.35))
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(SIDE)
    head, below = inside.top_part(HEAD), inside.bottom_part(inside.height - HEAD - 4)
    draw_die(canvas, space.number, head.left_part(DIE), quiet(theme.ink if space.neutral else theme.faint), fill)
    draw_action(canvas, head.moved(-CORNER, 0).right_part(ACTION), action, quiet(theme.accent), fill)
    beside = box.width >= WIDE
    count = head.without_left(DIE + 8) if beside else below.top_part(LINE)
    if space.neutral:
        canvas.words(count.left_part(COUNT), f"×{space.neutral}", theme.ink, HEADING, style="bold")
    ahead = space.ahead + sum(space.ahead_own)
    if ahead:
        soon = below.left_part(COUNT).bottom_part(LINE)
        SIGNS.tell(canvas, soon, "hourglass", f"+{ahead}", theme, side=SOON, size=TEXT, gap=0)
    taken = COUNT if ahead or (space.neutral and not beside) else 0
    _personal(canvas, below.without_left(taken), space, theme)


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
