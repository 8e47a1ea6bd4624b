"""Chips: answers in words, each with what it costs or brings, in rows on a panel; every chip is lit."""

from collections.abc import Sequence
from typing import TypeAlias

from renderers.domus_domini.symbols import draw_sign
from renderers.parts import ornament
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, flowing
from renderers.surface.stage import Looks
from renderers.surface.theme import Theme, mixed, theme_for

SIDE, TOP = 16, 10
"""The margins around the chips in their panel."""
ROOM = INNER - 2 * SIDE
"""The width of a row."""
HIGH, APART = 54, 8
"""The height of a chip, and the gap between two."""
TOKEN, TOKEN_GAP, PAD, EDGE = 34, 6, 10, 14
"""A chip's sign, the gap between it and its number, the gap before it and the margin at both ends."""

Tokens: TypeAlias = tuple[tuple[str, str], ...]
"""What an answer costs and brings: signs (empty: none) with their numbers or words."""
TokenChip: TypeAlias = tuple[str, Tokens]


@kept
def chip_panel(chips: tuple[TokenChip, ...], looks: Looks) -> FinishedPart:
    """The chips."""
    theme, rows = theme_for(*looks), flowing(chips, _width, ROOM, APART)
    canvas = panelled(INNER, len(rows) * (HIGH + APART) - APART + 2 * TOP, theme, 18)
    chips_in(canvas, canvas.box.inset(SIDE, TOP), rows, theme)
    return canvas.finished()


def chips_in(canvas: Canvas, inside: Box, rows: Sequence[Sequence[TokenChip]], theme: Theme) -> None:
    """Rows of chips."""
    for number, row in enumerate(rows):
        x = inside.x
        for chip in row:
            room = Box(x, inside.y + number * (HIGH + APART), _width(chip), HIGH)
            _chip(canvas, room, *chip, theme)
            x += room.width + APART


def _width(chip: TokenChip) -> float:
    """How wide a chip becomes."""
    words, tokens = chip
    return 2 * EDGE + width_of(words, "bold", TEXT) + sum(PAD + _token_width(*token) for token in tokens)


def _token_width(sign: str, number: str) -> float:
    return (TOKEN + TOKEN_GAP if sign else 0) + width_of(number, "plain", TEXT)


def _chip(canvas: Canvas, room: Box, words: str, tokens: Tokens, theme: Theme) -> None:
    """The words, then costs and gains."""
    fill = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(room, fill, 10)
    name = room.without_left(EDGE).left_part(width_of(words, "bold", TEXT) + 1)
    canvas.words(name, words, theme.ink, TEXT, style="bold")
    rest = room.without_left(EDGE + name.width - 1)
    for sign, number in tokens:
        rest = rest.without_left(PAD)
        place = rest
        if sign:
            draw_sign(canvas, sign, rest.left_part(TOKEN), theme.accent, fill)
            place = rest.without_left(TOKEN + TOKEN_GAP)
        canvas.words(place.left_part(width_of(number, "plain", TEXT) + 1), number, theme.ink, TEXT)
        rest = rest.without_left(_token_width(sign, number))
    ornament.lit(canvas, room.inset(3), theme, 8)
