"""A pile of the supply: the emblem of its card, name, price, effects, and how many are left; marks are signs on it.

Laws: the emblem is on every tile; tiles are drawn once and kept.
"""

from collections.abc import Sequence

import msgspec
from msgspec import structs

from games.dominion.view import PileView
from renderers.dominion.cards.badge import MINUS
from renderers.dominion.cards.face import (
    EDGE,
    CardPrice,
    Light,
    Paint,
    body,
    effects,
    emblem,
    gone,
    least_width,
    name_on,
    paint_of,
    price_mark,
    shine,
)
from renderers.dominion.cards.symbols import draw_symbol
from renderers.parts.ornament import gain
from renderers.surface.canvas import FIGURE, HEADING, READABLE, Box, Canvas, FinishedPart, laid
from renderers.surface.kept import kept
from renderers.surface.stage import Looks
from renderers.surface.theme import Theme, theme_for

STRIP, COIN, ROW = 42, 42, 42
"""The height of the name; the width of the coin with the price; the height of what a card gives."""
SIDE, ABOVE, BETWEEN = 8, 5, 6
"""The margins at the sides and above; the gap between emblem and numbers."""
LOWER = 3
"""The least distance of a number from the upper and lower edges of its room."""
MOST_PICTURE = 0.34
"""How much of a tile's width its emblem takes at most."""
TAG, NARROW_TAG, COUNT = 74, 58, 64
"""The width of the tag for a change, of one with a single digit, and of the number of cards left."""
LOW_TAG = 36
"""The height of a number above what the card gives, so that they do not touch."""
CROSS = 5
"""How strong the cross on an empty pile is."""
APART = 8
"""The gap before a number that belongs to the number of cards left."""
MARK = 38
"""The size of a mark's plate."""


class Rooms(msgspec.Struct, frozen=True):
    """The places on a pile: the emblem; the numbers; the space between the price and the number of cards left; the
    row below.
    """

    picture: Box
    numbers: Box
    beside: Box
    below: Box


def pile_tile(
    pile: PileView, name: str, size: tuple[int, int], looks: Looks, light: Light = "even", change: int = 0
) -> FinishedPart:
    """A pile with the name of its card; `change` says how many more it has than before. An empty pile is an outline
    with the emblem, crossed out.
    """
    alike = structs.replace(pile, left=min(pile.left, 1))
    whole = _tile(alike, name, size, looks, light, change)
    if not pile.left:
        return whole
    numbers = _rooms(_upper(size), pile).numbers
    room = min(COUNT, int(numbers.width - COIN - 4))
    number = _left(pile.left, room, paint_of(pile.card, light, theme_for(*looks)), looks)
    return laid(whole, ((number, int(numbers.right) - room, int(numbers.y) + LOWER),))


@kept
def _left(count: int, room: int, paint: Paint, looks: Looks) -> FinishedPart:
    """The number of cards left, on the tile because it changes most often."""
    canvas = Canvas(room, COIN - 2 * LOWER, theme_for(*looks), paint.chief)
    canvas.words(canvas.box.inset(0, -LOWER), f"×{count}", paint.ink, FIGURE, style="bold", align="right")
    return canvas.finished()


@kept
def _tile(pile: PileView, name: str, size: tuple[int, int], looks: Looks, light: Light, change: int) -> FinishedPart:
    """A pile without the number of cards left."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme)
    face = canvas.box.inset(EDGE)
    paint = paint_of(pile.card, light, theme) if pile.left else gone(theme)
    body(canvas, face, STRIP, paint)
    upper = _upper(size)
    rooms = _rooms(upper, pile)
    apart = rooms.beside.width >= MARK * len(pile.marks)
    _picture(canvas, rooms.picture, pile, paint, theme, marked=not apart)
    if apart:
        _marks(canvas, rooms.beside, pile.marks, theme)
        rooms = structs.replace(rooms, beside=rooms.beside.without_left(MARK * len(pile.marks)))
    if pile.left:
        _numbers(canvas, rooms, pile, change, paint, theme)
    else:
        cross(canvas, upper, theme)
        _emptied(canvas, rooms, pile, change, theme)
    name_on(canvas, face.bottom_part(STRIP).inset(SIDE, 0), name, paint, HEADING)
    shine(canvas, face, light, theme)
    return canvas.finished()


def _upper(size: tuple[int, int]) -> Box:
    """The part of a tile above the name."""
    face = Box(0, 0, *size).inset(EDGE)
    return face.top_part(face.height - STRIP)


def _rooms(upper: Box, pile: PileView) -> Rooms:
    """The places above the name."""
    inside = upper.inset(SIDE, ABOVE)
    picture = inside.left_part(min(inside.height + 4, upper.width * MOST_PICTURE))
    numbers = inside.without_left(picture.width + BETWEEN)
    beside = numbers.top_part(COIN).without_left(COIN + 4)
    below = numbers.bottom_part(ROW).without_left(COIN + 8 if pile.cost < pile.printed else 0)
    return Rooms(picture, numbers, beside.left_part(beside.width - COUNT - 4), below)


def _picture(canvas: Canvas, box: Box, pile: PileView, paint: Paint, theme: Theme, *, marked: bool) -> None:
    """The emblem, smaller below marks if they stand here."""
    if not (marked and pile.marks):
        emblem(canvas, box, pile.card, paint)
        return
    emblem(canvas, box.bottom_part(box.height - MARK + 8), pile.card, paint)
    _marks(canvas, box.top_part(min(MARK, box.width / len(pile.marks))), pile.marks, theme)


def _numbers(canvas: Canvas, rooms: Rooms, pile: PileView, change: int, paint: Paint, theme: Theme) -> None:
    """The price; below, what the card gives; how many are spoken for, or the change."""
    price_mark(canvas, rooms.numbers.left_part(COIN), CardPrice(pile.cost, pile.printed), theme, calm=paint.calm)
    below, spoken = rooms.below, f"{MINUS}{pile.spoken_for}"
    if change:
        spot = _beside_count(rooms, pile.card, tag_room(change))
        tag(canvas, spot, change, theme, dark=paint.chief in (theme.hues["gold"], theme.hues["amber"]))
        below = _left_of(spot, below)
    elif pile.spoken_for:
        spot = _beside_count(rooms, pile.card, COUNT)
        canvas.panel(spot, paint.chief)
        canvas.words(spot, spoken, paint.ink, FIGURE, style="bold", align="right")
        below = _left_of(spot, below)
    effects(canvas, below, pile.card, paint)


def _emptied(canvas: Canvas, rooms: Rooms, pile: PileView, change: int, theme: Theme) -> None:
    """An empty pile's loss since the earlier view, if it was not empty then."""
    if change:
        tag(canvas, rooms.below.right_part(tag_room(change)), change, theme)


def _beside_count(rooms: Rooms, card: str, room: float) -> Box:
    """The place for a number beside the cards left, such that all the card gives keeps its room: below, else before
    it, else at the foot of the emblem.
    """
    if least_width(card) + APART + room <= rooms.below.width:
        return rooms.below.right_part(room)
    if room <= rooms.beside.width:
        return rooms.beside.right_part(room).top_part(LOW_TAG)
    return rooms.picture.bottom_part(ROW).left_part(room)


def _left_of(spot: Box, row: Box) -> Box:
    """The row's part left of a spot, if the spot is in it."""
    return row.left_part(spot.x - APART - row.x) if row.holds(spot) else row


def tag_room(change: int) -> int:
    """How wide the tag with a change is."""
    return NARROW_TAG if len(signed(change)) < 3 else TAG


def tag(canvas: Canvas, box: Box, change: int, theme: Theme, *, dark: bool = False) -> None:
    """A change in numbers, as a tag with a dark edge that shows on every colour; `dark` all over on a colour that
    would swallow the accent.
    """
    edge, middle, tip = box.inset(-2, -2), box.y + box.height / 2, box.height / 3
    points = [(edge.x - 2, middle), (box.x + tip - 1, edge.y), (edge.right, edge.y), (edge.right, edge.bottom)]
    canvas.polygon([*points, (box.x + tip - 1, edge.bottom)], theme.card_ink)
    if dark:
        inside, gold = box.without_left(tip).inset(3, 0).moved(-3, 0), theme.hues["gold"]
        canvas.words(inside, signed(change), gold, READABLE, style="bold", align="middle")
    else:
        gain(canvas, box, signed(change), theme)


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"{MINUS}{-change}"


def _marks(canvas: Canvas, box: Box, marks: Sequence[str], theme: Theme) -> None:
    """The special marks of a pile: plates in a row."""
    side = min(MARK, box.height)
    for place, mark in enumerate(marks):
        plate(canvas, Box(box.x + place * side, box.y, side, side).inset(1), mark, theme)


def plate(canvas: Canvas, box: Box, mark: str, theme: Theme) -> None:
    """A mark, light on dark."""
    canvas.panel(box, theme.card_ink, 9, theme.hues["parchment"], 1.5)
    draw_symbol(canvas, mark, box.inset(4), theme.hues["parchment"])


def cross(canvas: Canvas, box: Box, theme: Theme) -> None:
    """Two strokes from corner to corner: the pile is empty."""
    inside = box.inset(9)
    for begin, end in ((inside.y, inside.bottom), (inside.bottom, inside.y)):
        canvas.line([(inside.x, begin), (inside.right, end)], theme.faint, CROSS)
