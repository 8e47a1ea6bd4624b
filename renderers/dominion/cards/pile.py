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
    CardWords,
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
    said_on,
    shine,
)
from renderers.dominion.cards.symbols import draw_symbol
from renderers.parts.ornament import gain
from renderers.surface.canvas import FIGURE, HEADING, READABLE, Box, Canvas, FinishedPart, laid
from renderers.surface.kept import kept
from renderers.surface.stage import Looks
from renderers.surface.theme import Theme, theme_for

STRIP, LOW_STRIP, LOW = 42, 40, 140
"""The height of the name, and on tiles lower than this."""
COIN, ROW, LOW_ROW = 36, 42, 34
"""The side of the price; the height of a row above the name, and on a low tile."""
NARROW = 240
"""The width below which the price stands above the name."""
SIDE, ABOVE, LOW_ABOVE, BETWEEN = 8, 5, 2, 6
"""The margins at the sides, above, and above on a low tile; the gap between emblem and numbers."""
LIFTED = 2
"""How far the words on a low tile stand above the name's strip, into which a name may reach."""
OVER = 5
"""How far the room of words reaches beyond their row, as letters are lower than their line."""
MOST_PICTURE, WIDEST_PICTURE = 0.34, 78
"""How much of a tile's width its emblem takes at most, and in pixels."""
TAG, NARROW_TAG, COUNT, LOW_COUNT = 74, 58, 60, 30
"""The width of the tag for a change, of one with a single digit, and of the number of cards left; how high that is on a
low tile.
"""
LOW_TAG = 36
"""The height of a number above others, so that they do not touch."""
CROSS = 5
"""How strong the cross on an empty pile is."""
APART = 8
"""The gap before a number that belongs to the number of cards left."""
MARK = 38
"""The size of a mark's plate."""
MOST_BADGE = 50
"""The height of what a card gives, where nothing stands below."""


class Rooms(msgspec.Struct, frozen=True):
    """The places on a pile: the emblem; the number of cards left; what the card gives and marks, before that number;
    the words below; the price; the name.
    """

    picture: Box
    count: Box
    row: Box
    below: Box
    price: Box
    name: Box


def pile_tile(
    pile: PileView, words: CardWords, size: tuple[int, int], looks: Looks, light: Light = "even", change: int = 0
) -> FinishedPart:
    """A pile with the words on its card; `change` says how many more it has than before. An empty pile is an outline
    with the emblem, crossed out.
    """
    alike = structs.replace(pile, left=min(pile.left, 1))
    whole = _tile(alike, words, size, looks, light, change)
    if not pile.left:
        return whole
    spot = _rooms(size, words).count
    shown = (int(spot.width), int(spot.height))
    number = _left(pile.left, shown, paint_of(pile.card, light, theme_for(*looks)), looks)
    return laid(whole, ((number, int(spot.x), int(spot.y)),))


@kept
def _left(count: int, room: tuple[int, int], paint: Paint, looks: Looks) -> FinishedPart:
    """The number of cards left, on the tile because it changes most often."""
    canvas = Canvas(*room, theme_for(*looks), paint.chief)
    canvas.words(canvas.box.inset(0, -OVER - 1), f"×{count}", paint.ink, FIGURE, style="bold", align="right")
    return canvas.finished()


@kept
def _tile(
    pile: PileView, words: CardWords, size: tuple[int, int], looks: Looks, light: Light, change: int
) -> FinishedPart:
    """A pile without the number of cards left."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme)
    face = canvas.box.inset(EDGE)
    paint = paint_of(pile.card, light, theme) if pile.left else gone(theme)
    body(canvas, face, _strip(size), paint)
    rooms = _rooms(size, words)
    apart = _marked_room(rooms, pile)
    _picture(canvas, rooms.picture, pile, paint, theme, marked=apart is None)
    if apart is not None:
        _marks(canvas, apart, pile.marks, theme)
        rooms = structs.replace(rooms, row=rooms.row.left_part(apart.x - rooms.row.x))
    if pile.left:
        _numbers(canvas, rooms, pile, words, change, paint, theme)
        price_mark(canvas, rooms.price, CardPrice(pile.cost, pile.printed), theme, calm=paint.calm)
    else:
        cross(canvas, face.top_part(face.height - _strip(size)), theme)
        if change:
            tag(canvas, rooms.below.right_part(tag_room(change)), change, theme)
    name_on(canvas, rooms.name, words.name, paint, HEADING)
    shine(canvas, face, light, theme)
    return canvas.finished()


def _strip(size: tuple[int, int]) -> int:
    """The height of the name."""
    return LOW_STRIP if size[1] < LOW else STRIP


def _rooms(size: tuple[int, int], words: CardWords) -> Rooms:
    """The places on a tile. Where only one line has room above the name, everything stands in it."""
    face, low = Box(0, 0, *size).inset(EDGE), size[1] < LOW
    strip = face.bottom_part(_strip(size))
    inside = face.top_part(face.height - strip.height).inset(SIDE, LOW_ABOVE if low else ABOVE)
    picture = inside.left_part(min(inside.height, face.width * MOST_PICTURE, WIDEST_PICTURE))
    rest, high = inside.without_left(picture.width + BETWEEN), LOW_ROW if low else ROW
    count, below = (
        rest.right_part(COUNT).top_part(LOW_COUNT if low else ROW),
        rest.bottom_part(high).moved(0, -LIFTED if low else 0),
    )
    price, name = strip.left_part(COIN + SIDE).right_part(COIN).inset(0, (strip.height - COIN) / 2), strip
    if size[0] < NARROW:
        price, row = rest.left_part(COIN).top_part(high), below
    else:
        name, row = strip.without_left(COIN + SIDE / 2), rest.left_part(rest.width - COUNT - BETWEEN)
        tall = high if words.gist else min(MOST_BADGE, rest.height)
        row = row.moved(0, 0 if words.gist else (rest.height - tall) / 2).top_part(tall)
    return Rooms(picture, count, row, below, price, name.inset(SIDE, -2 if low else 0))


def _marked_room(rooms: Rooms, pile: PileView) -> Box | None:
    """The place of the marks beside the number of cards left, if there is room besides what the card gives; else they
    stand above the emblem.
    """
    needed = MARK * len(pile.marks)
    if not pile.marks or least_width(pile.card) + APART + needed > rooms.row.width:
        return None
    return rooms.row.right_part(needed).bottom_part(min(MARK, rooms.row.height - LIFTED))


def _picture(canvas: Canvas, box: Box, pile: PileView, paint: Paint, theme: Theme, *, marked: bool) -> None:
    """The emblem, smaller below marks if they stand here."""
    if not (marked and pile.marks):
        emblem(canvas, box, pile.card, paint)
        return
    emblem(canvas, box.bottom_part(box.height - MARK + 8), pile.card, paint)
    _marks(canvas, box.top_part(min(MARK, box.width / len(pile.marks))), pile.marks, theme)


def _numbers(
    canvas: Canvas, rooms: Rooms, pile: PileView, words: CardWords, change: int, paint: Paint, theme: Theme
) -> None:
    """What the card gives, in words what it does besides; how many are spoken for, or the change."""
    row, spoken = rooms.row, f"{MINUS}{pile.spoken_for}"
    if change:
        spot = _beside_count(rooms, pile.card, tag_room(change), words)
        tag(canvas, spot, change, theme, dark=paint.chief in (theme.hues["gold"], theme.hues["amber"]))
        row = _left_of(spot, row)
    elif pile.spoken_for:
        spot = _beside_count(rooms, pile.card, COUNT, words)
        canvas.panel(spot, paint.chief)
        canvas.words(spot, spoken, paint.ink, FIGURE, style="bold", align="right")
        row = _left_of(spot, row)
    effects(canvas, row, pile.card, paint)
    if words.gist:
        said_on(canvas, rooms.below.inset(0, -OVER), words.gist, paint)


def _beside_count(rooms: Rooms, card: str, room: float, words: CardWords) -> Box:
    """The place for a number that belongs to the cards left, such that all the card gives keeps its room: before them,
    else below them, else at the foot of the emblem.
    """
    taken = least_width(card)
    if taken + APART + room <= rooms.row.width:
        return rooms.row.right_part(room).top_part(LOW_TAG)
    if not words.gist and taken + APART + room <= rooms.below.width:
        return rooms.below.right_part(room)
    return rooms.picture.bottom_part(ROW).left_part(room)


def _left_of(spot: Box, row: Box) -> Box:
    """The row's part left of a spot that reaches into it."""
    return row.left_part(min(row.width, max(spot.x - APART - row.x, 0))) if spot.x > row.x else row


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
