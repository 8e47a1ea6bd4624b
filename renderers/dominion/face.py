"""What the faces of cards have in common: shape and colours of their kinds, symbols in a row, the price."""

from collections.abc import Sequence

import msgspec

from games.dominion.cards import CARDS
from games.dominion.words import title
from renderers.canvas import READABLE, Box, Canvas
from renderers.dominion.symbols import draw_symbol
from renderers.lettering import Style, fits, width
from renderers.stage import Stage
from renderers.theme import Colour, Hue, Theme

KIND_ORDER = ("attack", "reaction", "prize", "victory", "treasure", "curse", "action")
"""Which kind colours the band of a card with several."""

KIND_HUES: dict[str, Hue] = {
    "action": "parchment",
    "treasure": "gold",
    "victory": "green",
    "curse": "violet",
    "attack": "red",
    "reaction": "blue",
    "prize": "amber",
}

BETWEEN = 6
"""From symbol to symbol in a row."""

ARROW, PADDING, GAP = 12, 9, 5
"""A lowered price: the arrow's width, what is free at both ends, and between its parts."""


class Price(msgspec.Struct, frozen=True):
    """What a card costs now, and what is printed on it."""

    now: int
    printed: int

    @property
    def lowered(self) -> bool:
        """Whether something makes it cheaper now."""
        return self.now < self.printed


def titled(card: str, stage: Stage) -> str:
    """The card's name in the language of the picture."""
    return stage.say(title(card))


def columns_for(names: Sequence[str], style: Style, room: float, columns: int, gap: float, margin: float) -> int:
    """How many columns of `room`, at most `columns` and at least two, keep every name readable."""
    while columns > 2:
        each = int((room + gap) / columns - gap - margin)
        if all(fits(name, style, (each, 2 * READABLE), READABLE, 1) for name in names):
            break
        columns -= 1
    return columns


def card_body(canvas: Canvas, face: Box, head: float, card: str, theme: Theme, radius: int) -> None:
    """The card's shape: its own colour, and the head in the colour of its further kind."""
    first, band = kind_colours(card, theme)
    canvas.panel(face, band, radius)
    if band != first:
        canvas.panel(face.bottom_part(face.height - head), first, radius)
        canvas.panel(Box(face.x, face.y + head, face.width, radius), first)
    canvas.panel(face, None, radius, theme.card_ink, 2)


def kind_colours(card: str, theme: Theme) -> tuple[Colour, Colour]:
    """The colours of body and band."""
    return kind_colour(CARDS[card].kinds[0], theme), kind_colour(chief_kind(card), theme)


def kind_colour(kind: str, theme: Theme) -> Colour:
    """The colour of a kind; parchment for one that is new."""
    return theme.hues[KIND_HUES.get(kind, "parchment")]


def chief_kind(card: str) -> str:
    """The kind that tells most about a card."""
    return min(CARDS[card].kinds, key=KIND_ORDER.index)


def row_of_symbols(canvas: Canvas, box: Box, signs: Sequence[str], fill: Colour) -> None:
    """Symbols in a row from the left, as large as there is room."""
    side = min(box.height, box.width / len(signs) - BETWEEN)
    for place, sign in enumerate(signs):
        draw_symbol(canvas, sign, Box(box.x + place * (side + BETWEEN), box.y, side, box.height), fill)


def price_mark(canvas: Canvas, box: Box, price: Price, theme: Theme) -> float:
    """A coin with the price at the left of the box, as high as the box; a lowered price stands in a longer coin, behind
    the printed one struck through and an arrow. Return how wide it became.
    """
    size = max(round(box.height * 0.66), READABLE)
    if not price.lowered:
        canvas.disc(box.square(), kind_colour("treasure", theme), theme.card_ink, 2.5)
        canvas.words(box.square().inset(2, 0), str(price.now), theme.card_ink, size, style="bold", align="middle")
        return box.height
    old, now = (width(str(amount), "bold", size) + 2 for amount in (price.printed, price.now))
    coin = box.left_part(old + now + ARROW + 2 * (PADDING + GAP))
    canvas.panel(coin, kind_colour("treasure", theme), box.height / 2, theme.card_ink, 2.5)
    inside = coin.inset(PADDING, 0)
    canvas.words(inside.left_part(old), str(price.printed), theme.card_ink, READABLE, align="middle")
    _stroke(canvas, inside.left_part(old), theme.card_ink)
    _arrow(canvas, Box(inside.x + old + GAP, box.y, ARROW, box.height), theme.card_ink)
    canvas.words(inside.right_part(now), str(price.now), theme.card_ink, size, style="bold", align="middle")
    return coin.width


def _stroke(canvas: Canvas, box: Box, fill: Colour) -> None:
    """Strike a number through."""
    middle = box.y + box.height / 2 + 2
    canvas.line([(box.x - 2, middle), (box.right + 2, middle)], fill, 2.5)


def _arrow(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A small arrow to the right."""
    middle = box.y + box.height / 2
    canvas.polygon([(box.x, middle - 9), (box.right, middle), (box.x, middle + 9)], fill)
