"""A key on a picture: the signs there, each with its word, in as few lines as they need.

Law: a sign is drawn in the key by the code that draws it beside the key.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from renderers.parts.pen import Signs
from renderers.surface.canvas import TEXT, Box, Canvas, width_of
from renderers.surface.sheet import flowing
from renderers.surface.theme import Colour, Theme

Explained: TypeAlias = tuple[str, str]
"""A sign, and its word."""
DrawSign: TypeAlias = Callable[[Canvas, str, Box, Theme], None]
"""Draws a sign into a square box."""

LINE, SIGN, BESIDE, APART = 42, 34, 6, 20
"""The height of a line, the side of a sign, the gap behind it, and the gap to the next."""


def key_height(shown: Sequence[Explained], room: float) -> int:
    """How high the key is in so much room, in pixels."""
    return LINE * len(_lines(shown, room))


def draw_key(
    canvas: Canvas, box: Box, shown: Sequence[Explained], theme: Theme, draw: DrawSign, ink: Colour | None = None
) -> None:
    """The key in a box at least as high as `key_height` says, its lines evenly over it."""
    for sign, words, spot in _placed(_lines(shown, box.width), box):
        draw(canvas, sign, spot.left_part(SIGN).square("middle"), theme)
        canvas.words(spot.without_left(SIGN + BESIDE), words, ink or theme.ink, TEXT)


def in_accent(signs: Signs) -> DrawSign:
    """Signs as they stand on panels."""
    return lambda canvas, sign, box, theme: signs.draw(canvas, sign, box, theme.accent, theme.panel)


def _lines(shown: Sequence[Explained], room: float) -> list[list[Explained]]:
    """Signs in as few lines as they need, about equally long."""
    lines = flowing(shown, _wide, room, APART)
    narrower = range(int(room) // max(len(lines), 1), int(room), APART)
    tried = (flowing(shown, _wide, less, APART) for less in narrower)
    return next((each for each in tried if len(each) == len(lines)), lines)


def _wide(one: Explained) -> float:
    return SIGN + BESIDE + width_of(one[1], "plain", TEXT) + 1


def _placed(lines: Sequence[Sequence[Explained]], box: Box) -> Iterator[tuple[str, str, Box]]:
    """Each sign with its word and its place."""
    for number, line in enumerate(lines):
        x, high = box.x, box.height / len(lines)
        for one in line:
            yield *one, Box(x, box.y + number * high, _wide(one), high)
            x += _wide(one) + APART
