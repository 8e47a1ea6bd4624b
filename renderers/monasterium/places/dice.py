"""The six dice spaces: the effect of each number's dice, and the dice that lie there."""

from collections.abc import Iterator, Sequence

import msgspec

from games.monasterium.action import Action, ActionKind
from games.monasterium.view import SpaceView, View
from renderers.monasterium.places.bonuses import draw_action
from renderers.monasterium.sight import RADIUS, dim
from renderers.monasterium.symbols import SIGNS, Tone, draw_die, draw_lying, draw_own_die, draw_sign, plain
from renderers.surface.canvas import TEXT, Box, Canvas
from renderers.surface.collage import Collage
from renderers.surface.theme import Colour, Theme, mixed

GAP, SIDE = 8, 6
HEAD, DIE, ACTION = 66, 58, 60
"""The height of a space's number and its action, and the widths of both."""
OWN, ARROW, SOON = 50, 26, "next_round"
"""The sizes of a personal die in the tray and of the sign for the next round; that sign."""
WIDE, NEUTRAL, BETWEEN = 190, 76, 8
"""The width from which dice fit beside each other; the room of the neutral ones; the gap between them and the
personal ones.
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

    def tone(self, theme: Theme) -> Tone:
        """The brightness of the dice: quiet for the next round."""
        return dim(theme) if self.soon else plain


def lay_spaces(
    whole: Collage,
    ground: Colour,
    boxes: Sequence[Box],
    shown: Sequence[SpaceView],
    tiles: Sequence[Action],
) -> None:
    """The spaces in these boxes; `tiles` are the standard actions of the numbers from 1."""
    for space, box in zip(shown, boxes, strict=True):
        action = tiles[space.number - 1] if space.number <= len(tiles) else ANYTHING
        whole.lay(box, ground, _lot_of, space, action)


def _lot_of(canvas: Canvas, box: Box, space: SpaceView, action: Action, theme: Theme) -> None:
    """A space with its dice."""
    tray = _space(canvas, box, space.number, action, theme)
    lots = [Lot(space.neutral, space.own), Lot(space.ahead, space.ahead_own, soon=True)]
    _lying(canvas, tray, [lot for lot in lots if lot.count], theme)


def _space(canvas: Canvas, box: Box, number: int, action: Action, theme: Theme) -> Box:
    """A number and the effect of its dice; below, a tray for the dice there: its place."""
    fill = mixed(theme.panel, theme.edge, 0.35)
    canvas.panel(box, fill, RADIUS)
    inside = box.inset(SIDE)
    head, tray = inside.top_part(HEAD), inside.bottom_part(inside.height - HEAD)
    draw_die(canvas, number, head.left_part(DIE), theme.ink, fill)
    draw_action(canvas, head.without_left(DIE).left_part(ACTION).inset(4), action, theme.accent, fill)
    canvas.panel(tray, theme.ground, RADIUS - 2)
    return tray.inset(6, 3)


def _lying(canvas: Canvas, tray: Box, lots: Sequence[Lot], theme: Theme) -> None:
    """The dice of this round and the next: beside each other in lines if they fit; else one round's below each
    other, and for the next only their number.
    """
    if tray.width >= WIDE:
        for lot, line in zip(lots, lines(tray, len(lots)), strict=True):
            _beside(canvas, line, lot, theme)
        return
    upper, lower = lines(tray, 2)
    if lots:
        _below(canvas, upper, lower, lots[0], theme)
    for lot in lots[1:]:
        SIGNS.tell(canvas, upper.without_left(NEUTRAL), SOON, f"+{lot.count}", theme, side=ARROW, size=TEXT, gap=1)


def lines(box: Box, count: int) -> list[Box]:
    """So many lines of a box."""
    high = box.height / max(count, 1)
    return [Box(box.x, box.y + high * line, box.width, high) for line in range(count)]


def _beside(canvas: Canvas, line: Box, lot: Lot, theme: Theme) -> None:
    """Neutral dice on the left, personal ones on the right, with a line between them."""
    line = _when(canvas, line, lot, theme)
    neutral, own = line.left_part(NEUTRAL), line.without_left(NEUTRAL + BETWEEN)
    _neutral(canvas, neutral, lot, theme)
    _personal(canvas, own, lot, theme)
    if lot.neutral and any(lot.own):
        canvas.line([(neutral.right, line.y + 6), (neutral.right, line.bottom - 6)], theme.edge, 3)


def _below(canvas: Canvas, upper: Box, lower: Box, lot: Lot, theme: Theme) -> None:
    """Neutral dice above, personal ones below, with a line between them."""
    _neutral(canvas, _when(canvas, upper, lot, theme), lot, theme)
    _personal(canvas, lower, lot, theme)
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


def _personal(canvas: Canvas, box: Box, lot: Lot, theme: Theme) -> None:
    """Personal dice in the colours of their owners, with their marks."""
    seats = [seat for seat, count in enumerate(lot.own) for _ in range(count)]
    for seat, spot in zip(seats, box.squares(len(seats), OWN), strict=True):
        draw_own_die(canvas, seat, spot.inset(1), theme, lot.tone(theme))


def in_rows(room: Box, rows: int, count: int) -> Iterator[Box]:
    """So many spaces in rows."""
    height = (room.height - GAP * (rows - 1)) / rows
    for row in range(rows):
        yield from Box(room.x, room.y + row * (height + GAP), room.width, height).columns(-(-count // rows), GAP)
