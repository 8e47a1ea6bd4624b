"""A pile of the supply: its card with the price now and how many are left; what is special about it is said below.

Law: tiles are drawn once and kept.
"""

from collections.abc import Sequence
from functools import lru_cache

from games.dominion.cards import CARDS
from games.dominion.view import PileView
from games.kernel.text import Text
from renderers.canvas import FIGURE, HEADING, READABLE, Box, Canvas, Part
from renderers.dominion.face import Price, card_body, kind_colour, price_mark, row_of_symbols, titled
from renderers.dominion.symbols import draw_symbol
from renderers.lettering import fits
from renderers.stage import Looks, Stage
from renderers.theme import Theme, mixed, theme_for

BAND, FOOT = 0.54, 0.46
"""The shares of title and foot."""

STRIP = 44
"""How much higher tiles are for what is special about them."""

SIGN = 32
"""The size of the symbol on a strip."""

SIDE = 14
"""What a title leaves free on both sides, if it can."""

MINUS = "\u2212"

KEPT_PILES = 192
"""How many tiles stay in memory; one takes up to 180 KB."""


def pile_tiles(piles: Sequence[PileView], width: int, height: int, stage: Stage) -> list[Part]:
    """A row of piles, all higher by a strip where one has a mark."""
    strip = STRIP if any(pile.marks for pile in piles) else 0
    return [
        pile_tile(pile, titled(pile.card, stage), _said(pile, stage), (width, height + strip), strip, stage.looks)
        for pile in piles
    ]


def _said(pile: PileView, stage: Stage) -> tuple[str, ...]:
    return tuple(stage.say(Text(f"picture-mark-{mark.replace('_', '-')}")) for mark in pile.marks)


@lru_cache(maxsize=KEPT_PILES)
def pile_tile(
    pile: PileView, name: str, said: tuple[str, ...], size: tuple[int, int], strip: int, looks: Looks
) -> Part:
    """A pile with the name of its card and the names of its marks; `strip` pixels of its height are for the marks. It
    is crossed when empty.
    """
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme.ground)
    face = canvas.box.inset(1)
    upper = face.top_part(face.height - strip)
    band = upper.top_part(round(upper.height * BAND))
    card_body(canvas, face, band.height, pile.card, theme, 14)
    if not pile.left:
        _cross(canvas, upper, pile.card, theme)
    title_box = band.inset(SIDE, 1)
    if not fits(name, "bold", (int(title_box.width), int(title_box.height)), READABLE, 2):
        title_box = band.inset(5, 1)
    canvas.words(title_box, name, theme.card_ink, HEADING, style="bold", align="middle", rows=2)
    _foot(canvas, upper.bottom_part(upper.height * FOOT).inset(10, 4), pile, theme)
    if pile.marks:
        _marks(canvas, face.bottom_part(strip).inset(7, 3), pile.marks, said, theme)
    return canvas.finished()


def _foot(canvas: Canvas, foot: Box, pile: PileView, theme: Theme) -> None:
    """Price and kinds on the left; on the right how many are left, and how many of them are spoken for."""
    price = price_mark(canvas, foot, Price(pile.cost, pile.printed), theme)
    left = f"×{pile.left}" + (f"{MINUS}{pile.spoken_for}" if pile.spoken_for else "")
    room = foot.without_left(price + 8)
    taken = canvas.words(room, left, theme.card_ink, FIGURE, style="bold", align="right")
    kinds = room.left_part(room.width - taken - 6).inset(0, foot.height * 0.12)
    row_of_symbols(canvas, kinds, CARDS[pile.card].kinds, theme.card_ink)


def _marks(canvas: Canvas, strip: Box, marks: Sequence[str], said: Sequence[str], theme: Theme) -> None:
    """What is special about a pile, light on dark: each mark's symbol, and its name where there is room."""
    light = theme.hues["parchment"]
    canvas.panel(strip, theme.card_ink, 9)
    for cell, mark, name in zip(strip.columns(len(marks), 4), marks, said, strict=True):
        room = cell.inset(5, 2)
        named = fits(name, "bold", (int(room.width - SIGN - 6), 2 * READABLE), READABLE, 1)
        draw_symbol(canvas, mark, (room.left_part(SIGN) if named else room).inset(0, 3), light)
        if named:
            canvas.words(room.without_left(SIGN + 6), name, light, READABLE, style="bold")


def _cross(canvas: Canvas, face: Box, card: str, theme: Theme) -> None:
    """Two strokes from corner to corner, pale enough that the words before them stay readable."""
    pale = mixed(kind_colour(CARDS[card].kinds[0], theme), theme.card_ink, 0.32)
    inside = face.inset(9)
    canvas.line([(inside.x, inside.y), (inside.right, inside.bottom)], pale, 7)
    canvas.line([(inside.x, inside.bottom), (inside.right, inside.y)], pale, 7)
