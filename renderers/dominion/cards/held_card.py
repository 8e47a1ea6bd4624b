"""A card in the hand: its emblem, name, what it gives and does; lit if it can be played or picked now.

Law: faces are drawn once and kept.
"""

from renderers.dominion.cards.face import (
    EDGE,
    LEAVING_SIGNS,
    CardPrice,
    CardWords,
    Light,
    Paint,
    body,
    effects,
    emblem,
    name_on,
    paint_of,
    price_mark,
    said_on,
    shine,
)
from renderers.dominion.cards.pile import plate
from renderers.surface.canvas import HEADING, Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.stage import Looks
from renderers.surface.theme import theme_for

TALL = 190
"""The height from which the words on what a card does stand below its emblem; a lower card has them beside it."""
STRIP, LOW_STRIP, NAME, LOW_NAME = 54, 40, 44, 36
"""The height of the name's strip, and on a low card; the size of the name."""
COIN = 36
"""The side of the price before the name."""
SIDE, ABOVE, LOW_ABOVE = 8, 6, 2
ROW, MOST_BADGE, LOW_ROW = 42, 54, 34
"""The height of these words; of what a card gives at most; of both on a low card with words."""
WIDEST_PICTURE, LOW_PICTURE = 132, 72
"""The width of an emblem at most, and on a low card."""
MOST_BEHIND, STEP, LOW_BEHIND, LOW_STEP = 2, 5, 1, 4
"""How many equal cards show behind the first, and how far each stands out; and on a low card."""
COUNT, LOW_COUNT, LEAVES = (60, 46), (58, 34), 36
"""The size of the plate with the number of equal cards, and on a low card; the side of the one on the emblem's corner
that says where a card goes.
"""
OVER, LIFTED = 5, 3
"""How far the room of words reaches beyond their row, as letters are lower than their line; how far on a low card it is
moved up from the name.
"""


@kept
def hand_card(
    card: str,
    words: CardWords,
    count: int,
    price: CardPrice | None,
    size: tuple[int, int],
    looks: Looks,
    light: Light = "even",
) -> FinishedPart:
    """A card as it is held; several equal ones lie behind each other. Its price only where it matters."""
    theme, paint = theme_for(*looks), paint_of(card, light, theme_for(*looks))
    canvas, low = Canvas(*size, theme), size[1] < TALL
    behind, step, high = (LOW_BEHIND, LOW_STEP, LOW_STRIP) if low else (MOST_BEHIND, STEP, STRIP)
    behind = min(count - 1, behind)
    face = Box(EDGE, EDGE, size[0] - 2 * EDGE - step * behind, size[1] - 2 * EDGE - step * behind)
    for layer in range(behind, -1, -1):
        body(canvas, face.moved(step * layer, step * layer), high, paint)
    upper, strip = face.top_part(face.height - high), face.bottom_part(high)
    upper = upper.inset(SIDE, LOW_ABOVE if low else ABOVE)
    taken = _count(canvas, upper, count, LOW_COUNT if low else COUNT, paint)
    (_low if low else _tall)(canvas, upper, card, words.gist, paint, taken)
    if light in LEAVING_SIGNS:
        plate(canvas, upper.left_part(LEAVES).top_part(LEAVES), LEAVING_SIGNS[light], theme)
    if price is not None:
        coin = strip.left_part(COIN + SIDE).right_part(COIN).inset(0, (high - COIN) / 2)
        price_mark(canvas, coin, price, theme, calm=paint.calm)
        strip = strip.without_left(COIN + 2)
    name_on(canvas, strip.inset(ABOVE, -2 if low else 1), words.name, paint, LOW_NAME if low else NAME)
    shine(canvas, face, light, theme)
    return canvas.finished()


def _tall(canvas: Canvas, upper: Box, card: str, gist: str, paint: Paint, taken: Box) -> None:
    """The emblem, beside it what the card gives, below both the words."""
    if gist:
        said_on(canvas, upper.bottom_part(ROW).moved(0, ABOVE), gist, paint, "middle")
        upper = upper.top_part(upper.height - ROW + ABOVE)
    picture = upper.left_part(min(upper.height, WIDEST_PICTURE))
    emblem(canvas, picture, card, paint)
    rest = upper.without_left(picture.width + SIDE)
    if rest.height >= taken.height + ROW:
        rest = rest.bottom_part(rest.height - taken.height)
    else:
        rest = rest.left_part(taken.x - rest.x)
    high = min(rest.height, MOST_BADGE)
    effects(canvas, Box(rest.x, rest.y + (rest.height - high) / 2, rest.width, high), card, paint, "middle")


def _low(canvas: Canvas, upper: Box, card: str, gist: str, paint: Paint, taken: Box) -> None:
    """The emblem, beside it what the card gives, below that the words."""
    picture = upper.left_part(min(upper.height, LOW_PICTURE))
    emblem(canvas, picture, card, paint)
    rest = upper.without_left(picture.width + ABOVE)
    row = rest.left_part(taken.x - rest.x)
    if gist:
        said_on(canvas, rest.bottom_part(LOW_ROW).moved(0, -LIFTED).inset(0, -OVER), gist, paint)
        row = row.top_part(max(row.height - LOW_ROW - OVER, LOW_ROW))
    high = min(row.height, MOST_BADGE)
    effects(canvas, row.moved(0, 0 if gist else (row.height - high) / 2).top_part(high), card, paint)


def _count(canvas: Canvas, upper: Box, count: int, size: tuple[int, int], paint: Paint) -> Box:
    """The number of equal cards in the upper right; the room it takes."""
    if count == 1:
        return upper.right_part(0).top_part(0)
    spot = upper.right_part(size[0]).top_part(size[1])
    canvas.panel(spot, paint.ink, 12)
    canvas.words(spot.inset(4, -OVER), f"×{count}", paint.chief, HEADING, style="bold", align="middle")
    return spot.inset(-ABOVE, 0)
