"""The key below cards: each sign that is on them, with its word.

Law: a sign is drawn here by the code that draws it on the cards.
"""

from collections.abc import Iterable, Iterator, Sequence

from games.dominion.view import PileView
from games.kernel.engine.text import Text
from renderers.dominion.cards.badge import SHAPES, given
from renderers.dominion.cards.face import LEAVING_SIGNS, CardPrice, Light, price_paper, shown_signs
from renderers.dominion.cards.pile import plate
from renderers.dominion.cards.symbols import draw_symbol
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, flowing
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

PRICE, LOWERED = "price", "lowered"
"""The signs of a price, as printed and lowered."""
MARKS = ("bane", "trade_route", "named", "forbidden")
KINDS = ("attack", "reaction", "treasure", "action", "victory", "prize")
ORDER = (PRICE, LOWERED, *SHAPES, *KINDS, *LEAVING_SIGNS.values(), *MARKS)
LINE, SIGN, BESIDE, APART = 42, 34, 6, 20
"""The height of a line, the side of a sign, the gap behind it, and the gap to the next."""
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
def _key(shown: tuple[tuple[str, str], ...], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    rows = _evenly(shown)
    canvas = Canvas(INNER, LINE * len(rows), theme)
    for sign, words, spot in _placed(rows):
        _sign(canvas, sign, spot.left_part(SIGN).square(), theme)
        canvas.words(spot.without_left(SIGN + BESIDE), words, theme.ink, TEXT)
    return canvas.finished()


def _evenly(shown: Sequence[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """Signs in as few rows as they need, about equally long."""
    rows = flowing(shown, _wide, INNER - INDENT, APART)
    rooms = range((INNER - INDENT) // len(rows), INNER - INDENT, APART)
    tried = (flowing(shown, _wide, room, APART) for room in rooms)
    return next((each for each in tried if len(each) == len(rows)), rows)


def _wide(one: tuple[str, str]) -> float:
    return _width(one[1])


def _width(words: str) -> float:
    return SIGN + BESIDE + width_of(words, "plain", TEXT) + 1


def _placed(rows: Sequence[Sequence[tuple[str, str]]]) -> Iterator[tuple[str, str, Box]]:
    """Each sign with its word and its place."""
    for number, row in enumerate(rows):
        x = float(INDENT)
        for sign, words in row:
            yield sign, words, Box(x, number * LINE, _width(words), LINE)
            x += _width(words) + APART


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
