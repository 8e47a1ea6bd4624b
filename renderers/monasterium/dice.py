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
GAP, SIDE = 8, 6
HEAD, DIE, ACTION = 66, 58, 60
"""The height of a space's number with what its dice do, and the widths of both."""
LYING, OWN, SOON = 34, 50, 26
"""The sizes of a neutral die and of a personal one in the tray; of the sign for the next round."""
WIDE, NEUTRAL = 210, 76
"""From which width on the dice have room beside each other; what the neutral ones take."""
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
    adds = dict(sight.offer.adds)
    for space, box in zip(shown, boxes, strict=True):
        offered = space.number in sight.offer.spaces
        action = tiles[space.number - 1] if space.number <= len(tiles) else ANYTHING
        quiet = sight.tone(asked=sight.offer.spaces, offered=offered)
        _space(canvas, box, space, action, adds.get(space.number, 0), quiet, sight.theme)
        sight.mark(canvas, box, offered=offered)


def _space(canvas: Canvas, box: Box, space: SpaceView, action: Action, adds: int, quiet: Tone, theme: Theme) -> None:
    """A number and what its dice do; below, in a tray, the dice that lie there, and how many would come."""
    fill = quiet(mixed(theme.panel, theme.edge, 0.35))
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(SIDE)
    head, tray = inside.top_part(HEAD), inside.bottom_part(inside.height - HEAD)
    draw_die(canvas, space.number, head.left_part(DIE), quiet(theme.ink), fill)
    draw_action(canvas, head.without_left(DIE).left_part(ACTION).inset(4), action, quiet(theme.accent), fill)
    canvas.panel(tray, theme.ground, RADIUS - 2)
    ahead = space.ahead + sum(space.ahead_own)
    if box.width >= WIDE:
        _soon(canvas, head.without_left(DIE + ACTION), ahead, theme)
        _beside(canvas, tray.inset(6, 4), space, theme)
    else:
        upper, lower = tray.inset(4, 2).top_part(tray.height / 2 - 2), tray.inset(4, 2).bottom_part(tray.height / 2 - 2)
        _soon(canvas, upper.without_left(NEUTRAL), ahead, theme)
        _below(canvas, upper, lower, space, adds, theme)


def _beside(canvas: Canvas, tray: Box, space: SpaceView, theme: Theme) -> None:
    """Neutral dice on the left, personal ones on the right."""
    neutral, own = tray.left_part(NEUTRAL), tray.without_left(NEUTRAL)
    _neutral(canvas, neutral, space, theme)
    _personal(canvas, own.inset(6, 0), space, theme)
    if space.neutral and any(space.own):
        canvas.line([(own.x, tray.y + 6), (own.x, tray.bottom - 6)], theme.edge, 3)


def _below(canvas: Canvas, upper: Box, lower: Box, space: SpaceView, adds: int, theme: Theme) -> None:
    """Neutral dice above, personal ones below, and how many would come."""
    _neutral(canvas, upper, space, theme)
    if adds:
        canvas.words(lower.right_part(NEUTRAL - 18), f"+{adds}", theme.accent, HEADING, style="bold", align="right")
        lower = lower.left_part(NEUTRAL)
    _personal(canvas, lower, space, theme)
    if space.neutral and any(space.own):
        canvas.line([(upper.x, lower.y), (upper.right, lower.y)], theme.edge, 3)


def _neutral(canvas: Canvas, box: Box, space: SpaceView, theme: Theme) -> None:
    """How many neutral dice lie there."""
    if space.neutral:
        words = str(space.neutral)
        SIGNS.tell(canvas, box, "die", words, theme, side=LYING, size=HEADING, gap=5, fill=theme.ink)


def _soon(canvas: Canvas, box: Box, ahead: int, theme: Theme) -> None:
    """How many dice are there for the next round."""
    if ahead:
        SIGNS.tell(canvas, box, "next_round", f"+{ahead}", theme, side=SOON, size=TEXT, gap=1)


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
