"""What there is to answer a question with, each thing with its sign, its number and its word."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.domus_domini.view import AbbeyView
from games.kernel.engine.text import Text
from renderers.domus_domini.symbols import draw_sign
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, flowing
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

SIDE, TOP, ROW = 18, 8, 50
"""The margins, and the height of a row."""
SIGN, BESIDE, APART = 42, 9, 34
"""A sign, the gaps behind it and its number, and the gap between two things."""
ROOM = INNER - 2 * SIDE

Stock: TypeAlias = tuple[str, str, str]
"""A sign (empty: none), a number (empty: none) and the word for it."""

AMOUNTS: Mapping[str, tuple[str, Callable[[AbbeyView], int]]] = {
    "money": ("money", lambda abbey: abbey.money),
    "vegetables": ("vegetable", lambda abbey: abbey.vegetables),
    "cloister": ("brother", lambda abbey: abbey.cloister),
    "chapel": ("prayer", lambda abbey: abbey.chapel.brothers),
    "dogs": ("dog", lambda abbey: abbey.dogs),
    "huts": ("hut", lambda abbey: abbey.huts),
}
"""What an abbey may have: the sign, and how much."""
ALWAYS = ("money", "vegetables", "cloister")
"""What is told even if there is none of it."""


def held(abbey: AbbeyView, stage: Stage, *names: str) -> list[Stock]:
    """What an abbey has of these: ``picture-domus-held-*``."""
    found = []
    for name in names:
        sign, amount = AMOUNTS[name]
        if name in ALWAYS or amount(abbey):
            word = stage.say(Text(f"picture-domus-held-{name}", count=amount(abbey)))
            found.append((sign, str(amount(abbey)), word))
    return found


@kept
def stocks(things: tuple[Stock, ...], looks: Looks, beside: str = "") -> FinishedPart:
    """Things in a row, or in two if they need it; `beside` stands at the end in the accent colour."""
    theme = theme_for(*looks)
    rows = flowing((*things, *([("", "", beside)] if beside else ())), _width, ROOM, APART)
    canvas = panelled(INNER, len(rows) * ROW + 2 * TOP, theme, 18)
    for number, row in enumerate(rows):
        x = canvas.box.x + SIDE
        for thing in row:
            room = Box(x, TOP + number * ROW, _width(thing), ROW)
            _thing(canvas, room, thing, theme)
            x += room.width + APART
    return canvas.finished()


def _width(thing: Stock) -> float:
    """How wide a thing becomes."""
    sign, number, word = thing
    before = (SIGN + BESIDE if sign else 0) + (width_of(number, "bold", HEADING) + BESIDE if number else 0)
    return before + width_of(word, "plain" if number else "bold", TEXT) + 1


def _thing(canvas: Canvas, room: Box, thing: Stock, theme: Theme) -> None:
    sign, number, word = thing
    if sign:
        draw_sign(canvas, sign, room.left_part(SIGN), theme.accent, theme.panel)
        room = room.without_left(SIGN + BESIDE)
    if number:
        taken = canvas.words(room, number, theme.ink, HEADING, style="bold")
        room = room.without_left(taken + BESIDE)
        canvas.words(room, word, theme.faint, TEXT)
    else:
        canvas.words(room, word, theme.accent, TEXT, style="bold")
