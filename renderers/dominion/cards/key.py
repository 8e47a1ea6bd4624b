"""The key below cards: each sign that is on them, with its word.

Law: a sign is drawn here by the code that draws it on the cards.
"""

from collections.abc import Iterable

from games.dominion.view import PileView
from games.kernel.engine.text import Text
from renderers.dominion.cards.badge import SHAPES, given
from renderers.dominion.cards.face import LEAVING_SIGNS, CardPrice, Light, price_paper, shown_signs
from renderers.dominion.cards.pile import plate
from renderers.dominion.cards.symbols import draw_symbol
from renderers.parts.key import Explained, draw_key, key_height
from renderers.surface.canvas import Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

PRICE, LOWERED = "price", "lowered"
"""The signs of a price, as printed and lowered."""
MARKS = ("bane", "trade_route", "named", "forbidden")
KINDS = ("attack", "reaction", "treasure", "action", "victory", "prize")
ORDER = (PRICE, LOWERED, *SHAPES, *KINDS, *LEAVING_SIGNS.values(), *MARKS)
# Discord lays a badge for the alternative text over the lower left corner.
INDENT = 56
"""Where lines begin."""


def marks_on(piles: Iterable[PileView]) -> set[str]:
    """The marks on piles."""
    return {mark for pile in piles for mark in pile.marks}


def signs_on(cards: Iterable[str]) -> set[str]:
    """The signs on the faces of cards."""
    return {sign for card in cards for sign in (*shown_signs(card), *(amount.of for amount in given(card)))}


def prices_on(prices: Iterable[CardPrice]) -> set[str]:
    """The signs of prices."""
    return {LOWERED if price.lowered else PRICE for price in prices}


def leaving(lights: Iterable[Light]) -> set[str]:
    """The signs of how cards leave the hand."""
    return {LEAVING_SIGNS[light] for light in lights if light in LEAVING_SIGNS}


def key_word(sign: str) -> Text:
    """The word for a sign on cards: ``picture-key-*``."""
    return Text(f"picture-key-{sign.replace('_', '-')}")


def key(signs: set[str], stage: Stage) -> list[FinishedPart]:
    """The signs with their words, in as few lines as they need; nothing without signs."""
    shown = [(sign, stage.say(key_word(sign))) for sign in ORDER if sign in signs]
    return [_key(tuple(shown), stage.looks)] if shown else []


@kept
def _key(shown: tuple[Explained, ...], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = Canvas(INNER, key_height(shown, INNER - INDENT), theme)
    draw_key(canvas, canvas.box.without_left(INDENT), shown, theme, _sign)
    return canvas.finished()


def _sign(canvas: Canvas, sign: str, box: Box, theme: Theme) -> None:
    """A sign as it is on cards, without a number."""
    if sign in (PRICE, LOWERED):
        _ = price_paper(canvas, box, theme, lowered=sign == LOWERED)
    elif sign in SHAPES:
        SHAPES[sign](canvas, box, theme.faint)
    elif sign in KINDS:
        draw_symbol(canvas, sign, box, theme.faint)
    else:
        plate(canvas, box, sign, theme)
