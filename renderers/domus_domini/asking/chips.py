"""Chips: choices in words, with their costs and gains, in rows on a panel; every chip is lit."""

from typing import TypeAlias

from renderers.domus_domini.symbols import draw_sign
from renderers.parts import ornament
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, has_room, panelled, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, flowing
from renderers.surface.stage import Looks
from renderers.surface.theme import Theme, mixed, theme_for

SIDE, TOP = 16, 10
"""The margins around the chips in their panel."""
ROOM = INNER - 2 * SIDE
"""The width of a row."""
LINE, BELOW = 46, 6
"""The height of a line of the question above the chips, and the gap between them."""
HIGH, APART = 51, 7
"""The height of a chip, and the gap between two."""
TOKEN, TOKEN_GAP, PAD, EDGE = 32, 6, 9, 13
"""A chip's symbol, the gap between it and its number, the gap before it and the margin at both ends."""

Tokens: TypeAlias = tuple[tuple[str, str], ...]
"""The costs and gains of a choice: symbols with their numbers."""
TokenChip: TypeAlias = tuple[str, Tokens]


@kept
def chip_panel(chips: tuple[TokenChip, ...], looks: Looks, question: str = "") -> FinishedPart:
    """The chips, and above them their question, unless it is clear without."""
    theme, rows, lines = theme_for(*looks), flowing(chips, _width, ROOM, APART), _lines(question)
    above = lines * LINE + BELOW if lines else 0
    canvas = panelled(INNER, above + len(rows) * (HIGH + APART) - APART + 2 * TOP, theme, 18)
    inside = canvas.box.inset(SIDE, TOP)
    if lines:
        canvas.words(inside.top_part(lines * LINE), question, theme.ink, TEXT, style="bold", rows=lines)
    for number, row in enumerate(rows):
        x = inside.x
        for chip in row:
            room = Box(x, inside.y + above + number * (HIGH + APART), _width(chip), HIGH)
            _chip(canvas, room, *chip, theme)
            x += room.width + APART
    return canvas.finished()


def _lines(question: str) -> int:
    """How many lines a question takes."""
    if not question:
        return 0
    return 1 if has_room(question, "bold", Box(0, 0, ROOM, LINE), TEXT) else 2


def _width(chip: TokenChip) -> float:
    """How wide a chip becomes."""
    words, tokens = chip
    return 2 * EDGE + width_of(words, "bold", TEXT) + sum(PAD + _token_width(number) for _, number in tokens)


def _token_width(number: str) -> float:
    return TOKEN + TOKEN_GAP + width_of(number, "plain", TEXT)


def _chip(canvas: Canvas, room: Box, words: str, tokens: Tokens, theme: Theme) -> None:
    """The words, then costs and gains."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(room, fill, 10)
    name = room.without_left(EDGE).left_part(width_of(words, "bold", TEXT) + 1)
    canvas.words(name, words, theme.ink, TEXT, style="bold")
    rest = room.without_left(EDGE + name.width - 1)
    for sign, number in tokens:
        rest = rest.without_left(PAD)
        draw_sign(canvas, sign, rest.left_part(TOKEN), theme.accent, fill)
        canvas.words(rest.without_left(TOKEN + TOKEN_GAP), number, theme.ink, TEXT)
        rest = rest.without_left(_token_width(number))
    ornament.lit(canvas, room.inset(3), theme, 8)
