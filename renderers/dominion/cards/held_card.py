"""A card in the hand: its emblem large, price, name, what it gives; lit if it can be played or picked now.

Law: faces are drawn once and kept.
"""

from renderers.dominion.cards.face import (
    EDGE,
    LEAVING_SIGNS,
    CardPrice,
    Light,
    Paint,
    body,
    effects,
    emblem,
    has_effects,
    name_on,
    paint_of,
    price_mark,
    shine,
)
from renderers.dominion.cards.pile import plate
from renderers.surface.canvas import HEADING, Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.stage import Looks
from renderers.surface.theme import Theme, theme_for

STRIP, LOW_STRIP, NAME = 58, 44, 44
"""The height of the name's strip, and on a low card; the size of the name."""
COIN, LOW_COIN = 54, 42
"""The width of the price, and on a low card."""
SIDE = 10
TALL = 0.66
"""The height, in widths, from which what a card gives stands below its emblem."""
ROW = 56
"""The height of what a card gives."""
MOST_BEHIND, STEP = 3, 9
"""How many equal cards show behind the first, and how far each stands out."""
COUNT_WIDTH, COUNT_HEIGHT = 70, 50
"""The plate with the number of equal cards."""
LEAVES, LOW_LEAVES = 54, 36
"""The side of the plate that says where a card goes that is given away, and on a low card."""


@kept
def hand_card(
    card: str, name: str, count: int, price: CardPrice, size: tuple[int, int], looks: Looks, light: Light = "even"
) -> FinishedPart:
    """A card as it is held; several equal ones lie behind each other."""
    theme, paint = theme_for(*looks), paint_of(card, light, theme_for(*looks))
    canvas = Canvas(*size, theme)
    behind = min(count - 1, MOST_BEHIND)
    face = Box(EDGE, EDGE, size[0] - 2 * EDGE - STEP * behind, size[1] - 2 * EDGE - STEP * behind)
    draw, strip = (_tall, STRIP) if face.height > face.width * TALL else (_wide, LOW_STRIP)
    for layer in range(behind, -1, -1):
        body(canvas, face.moved(STEP * layer, STEP * layer), strip, paint)
    upper = face.top_part(face.height - strip)
    draw(canvas, upper, card, price, paint, theme)
    name_on(canvas, face.bottom_part(strip).inset(SIDE, 1), name, paint, NAME)
    if count > 1:
        _count(canvas, upper, count, paint)
    if light in LEAVING_SIGNS:
        plate(canvas, _corner(upper, count, tall=strip == STRIP), LEAVING_SIGNS[light], theme)
    shine(canvas, face, light, theme)
    return canvas.finished()


def _tall(canvas: Canvas, upper: Box, card: str, price: CardPrice, paint: Paint, theme: Theme) -> None:
    """The emblem in the middle, below it what the card gives."""
    coin = Box(upper.x + SIDE, upper.y + 8, COIN, 2 * COIN)
    price_mark(canvas, coin, price, theme, calm=paint.calm)
    rows = ROW + 4 if has_effects(card) else 0
    emblem(canvas, upper.top_part(upper.height - rows).inset(SIDE + COIN - 6, 8), card, paint)
    effects(canvas, upper.bottom_part(ROW + 4).top_part(ROW).inset(SIDE, 0), card, paint, "middle")


def _wide(canvas: Canvas, upper: Box, card: str, price: CardPrice, paint: Paint, theme: Theme) -> None:
    """The emblem at the left, what the card gives beside it."""
    picture = upper.inset(SIDE, 6).left_part(upper.height - 12)
    emblem(canvas, picture, card, paint)
    rest = upper.inset(SIDE, 6).without_left(picture.width + 6)
    price_mark(canvas, rest.left_part(LOW_COIN), price, theme, calm=paint.calm)
    below = rest.bottom_part(rest.height - LOW_COIN - 2)
    effects(canvas, below.without_left(LOW_COIN + 6 if price.lowered else 0), card, paint)


def _count(canvas: Canvas, upper: Box, count: int, paint: Paint) -> None:
    plate = Box(upper.right - COUNT_WIDTH - 8, upper.y + 8, COUNT_WIDTH, COUNT_HEIGHT)
    canvas.panel(plate, paint.ink, 12)
    canvas.words(plate.inset(4, 2), f"×{count}", paint.chief, HEADING, style="bold", align="middle")


def _corner(upper: Box, count: int, *, tall: bool) -> Box:
    """The place of the sign for how a card leaves the hand: upper right, below the number of equal cards; on a low
    card before it.
    """
    side, taken = LEAVES if tall else LOW_LEAVES, int(count > 1)
    spot = Box(upper.right - side - 8, upper.y + 8, side, side)
    return spot.moved(0, (COUNT_HEIGHT + 6) * taken) if tall else spot.moved(-(COUNT_WIDTH + 4) * taken, 0)
