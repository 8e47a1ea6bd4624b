"""The six dice spaces: the effect of each number's dice, and the dice that lie there."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from games.monasterium.action import Action, ActionKind
from games.monasterium.view import SpaceView, View
from renderers.monasterium.places.bonuses import draw_action
from renderers.monasterium.sight import RADIUS, Sight, dim
from renderers.monasterium.symbols import SIGNS, Tone, draw_die, draw_lying, draw_own_die, draw_sign, plain
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks
from renderers.surface.theme import Colour, Theme, mixed, theme_for

HEIGHT = 180
"""The height of the spaces in a row."""
GAP, SIDE = 8, 6
HEAD, DIE, ACTION = 66, 58, 60
"""The height of a space's number and its action, and the widths of both."""
OWN, ARROW, SOON = 50, 26, "next_round"
"""The sizes of a personal die in the tray and of the sign for the next round; that sign."""
WIDE, NEUTRAL, BETWEEN, ADDED = 190, 76, 8, 58
"""The width from which dice fit beside each other; the room of the neutral ones; the gap between them and the
personal ones; the room of the number of new ones.
"""
ANYTHING = Action("any_action", ActionKind.ANY_ACTION)
"""The action of a joker."""


def standard(view: View) -> tuple[Action, ...]:
    """The standard actions of the numbers from 1."""
    return tuple(column.standard for column in view.schools[0].columns)


class Lot(msgspec.Struct, frozen=True):
    """Dice that lie on a space: neutral ones and the personal ones by seat, for this round or for the next."""

    neutral: int
    own: tuple[int, ...]
    soon: bool = False

    @property
    def count(self) -> int:
        """How many there are."""
        return self.neutral + sum(self.own)

    def tone(self, seat: int, me: int | None, theme: Theme) -> Tone:
        """The brightness of a seat's dice: quiet for the next round, and for the other seats where `me` takes some."""
        return dim(theme) if self.soon or me not in (None, seat) else plain


def next_round(spaces: Sequence[SpaceView]) -> tuple[SpaceView, ...]:
    """The spaces for one who places ahead: the dice of the next round alone."""
    return tuple(replace(space, neutral=0, own=(0,) * len(space.own)) for space in spaces)


def spaces(
    shown: tuple[SpaceView, ...], tiles: tuple[Action, ...], sight: Sight, me: int | None = None
) -> FinishedPart:
    """The spaces in a row of their own; `tiles` are the standard actions of the numbers from 1. Dice that `me` may
    not take are quiet.
    """
    whole = Collage(_row(sight.looks))
    lay_spaces(whole, whole.theme.ground, whole.box.columns(len(shown), GAP), shown, tiles, sight, me)
    return whole.finished()


@kept
def _row(looks: Looks) -> FinishedPart:
    """A row without spaces."""
    return Canvas(INNER, HEIGHT, theme_for(*looks)).finished()


def lay_spaces(
    whole: Collage,
    ground: Colour,
    boxes: Sequence[Box],
    shown: Sequence[SpaceView],
    tiles: Sequence[Action],
    sight: Sight,
    me: int | None = None,
) -> None:
    """The spaces in these boxes."""
    adds, asked = dict(sight.offer.adds), bool(sight.offer.spaces)
    for space, box in zip(shown, boxes, strict=True):
        action = tiles[space.number - 1] if space.number <= len(tiles) else ANYTHING
        offered, added = space.number in sight.offer.spaces, adds.get(space.number, 0)
        whole.lay(box, ground, _lot_of, space, action, offered, asked, added, me)


def _lot_of(
    canvas: Canvas,
    box: Box,
    space: SpaceView,
    action: Action,
    offered: bool,  # a section is kept under what it is given
    asked: bool,
    adds: int,
    me: int | None,
    theme: Theme,
) -> None:
    """A space with its dice."""
    sight = Sight(theme.looks)
    tray = _space(canvas, box, space.number, action, sight.tone(asked=asked, offered=offered), theme)
    lots = [Lot(space.neutral, space.own), Lot(space.ahead, space.ahead_own, soon=True)]
    _lying(canvas, tray, [lot for lot in lots if lot.count], adds, me, theme)
    sight.mark(canvas, box, offered=offered)


def _space(canvas: Canvas, box: Box, number: int, action: Action, quiet: Tone, theme: Theme) -> Box:
    """A number and the effect of its dice; below, a tray for the dice there: its place."""
    fill = quiet(mixed(theme.panel, theme.edge, 0.35))
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(SIDE)
    head, tray = inside.top_part(HEAD), inside.bottom_part(inside.height - HEAD)
    draw_die(canvas, number, head.left_part(DIE), quiet(theme.ink), fill)
    draw_action(canvas, head.without_left(DIE).left_part(ACTION).inset(4), action, quiet(theme.accent), fill)
    canvas.panel(tray, theme.ground, RADIUS - 2)
    return tray.inset(6, 3)


def _lying(canvas: Canvas, tray: Box, lots: Sequence[Lot], adds: int, me: int | None, theme: Theme) -> None:
    """The dice of this round and the next: beside each other in lines if they fit; else one round's below each
    other, and for the next only their number. Then how many would come.
    """
    if tray.width >= WIDE:
        for lot, line in zip(lots, lines(tray, len(lots)), strict=True):
            _beside(canvas, line, lot, me, theme)
        return
    upper, lower = lines(tray, 2)
    if adds:
        canvas.words(lower.right_part(ADDED), f"+{adds}", theme.accent, HEADING, style="bold", align="right")
    if lots:
        _below(canvas, upper, lower.left_part(lower.width - (ADDED if adds else 0)), lots[0], me, theme)
    for lot in lots[1:]:
        SIGNS.tell(canvas, upper.without_left(NEUTRAL), SOON, f"+{lot.count}", theme, side=ARROW, size=TEXT, gap=1)


def lines(box: Box, count: int) -> list[Box]:
    """So many lines of a box."""
    high = box.height / max(count, 1)
    return [Box(box.x, box.y + high * line, box.width, high) for line in range(count)]


def _beside(canvas: Canvas, line: Box, lot: Lot, me: int | None, theme: Theme) -> None:
    """Neutral dice on the left, personal ones on the right, with a line between them."""
    line = _when(canvas, line, lot, theme)
    neutral, own = line.left_part(NEUTRAL), line.without_left(NEUTRAL + BETWEEN)
    _neutral(canvas, neutral, lot, theme)
    _personal(canvas, own, lot, me, theme)
    if lot.neutral and any(lot.own):
        canvas.line([(neutral.right, line.y + 6), (neutral.right, line.bottom - 6)], theme.edge, 3)


def _below(canvas: Canvas, upper: Box, lower: Box, lot: Lot, me: int | None, theme: Theme) -> None:
    """Neutral dice above, personal ones below, with a line between them."""
    _neutral(canvas, _when(canvas, upper, lot, theme), lot, theme)
    _personal(canvas, lower, lot, me, theme)
    if lot.neutral and any(lot.own):
        canvas.line([(upper.x, lower.y), (upper.right, lower.y)], theme.edge, 3)


def _when(canvas: Canvas, line: Box, lot: Lot, theme: Theme) -> Box:
    """The sign of the next round, if these are for it; the room beside it."""
    if not lot.soon:
        return line
    draw_sign(canvas, SOON, line.left_part(ARROW), theme.accent, theme.ground)
    return line.without_left(ARROW + 4)


def _neutral(canvas: Canvas, box: Box, lot: Lot, theme: Theme) -> None:
    """How many neutral dice lie there."""
    if lot.neutral:
        draw_lying(canvas, box, lot.neutral, theme, dim(theme) if lot.soon else plain)


def _personal(canvas: Canvas, box: Box, lot: Lot, me: int | None, theme: Theme) -> None:
    """Personal dice in the colours of their owners, with their marks."""
    seats = [seat for seat, count in enumerate(lot.own) for _ in range(count)]
    for seat, spot in zip(seats, box.squares(len(seats), OWN), strict=True):
        draw_own_die(canvas, seat, spot.inset(1), theme, lot.tone(seat, me, theme))


def in_rows(room: Box, rows: int, count: int) -> Iterator[Box]:
    """So many spaces in rows."""
    height = (room.height - GAP * (rows - 1)) / rows
    for row in range(rows):
        yield from Box(room.x, room.y + row * (height + GAP), room.width, height).columns(-(-count // rows), GAP)
