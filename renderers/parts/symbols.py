"""Symbols that several games draw: whose turn it is, who is awaited; marks of seats.

Law: a mark has a shape of its own, so that a line or a name is known without its colour.
"""

from collections.abc import Sequence
from math import cos, pi, sin

from renderers.parts.pen import Draw, Pen, Signs, shape
from renderers.surface.canvas import Box, Canvas
from renderers.surface.theme import Colour, Theme


def _waiting(pen: Pen) -> None:
    """An hourglass."""
    pen.stroke((18, 6), (82, 6), line=10)
    pen.stroke((18, 94), (82, 94), line=10)
    pen.shape((24, 12), (76, 12), (54, 50), (76, 88), (24, 88), (46, 50))


SIGNS = Signs(turn=shape((18, 8), (92, 50), (18, 92)), waiting=_waiting)


def _star(pen: Pen) -> None:
    """A star with five points; a cross would look like the sign for empty."""
    turns = ((pi / 5 * corner, 54 if corner % 2 == 0 else 25) for corner in range(10))
    pen.shape(*((50 + sin(turn) * far, 54 - cos(turn) * far) for turn, far in turns))


MARKS: tuple[Draw, ...] = (
    lambda pen: pen.disc(8, 8, 84, 84),
    lambda pen: pen.block(12, 12, 76, 76),
    lambda pen: pen.shape((50, 0), (100, 50), (50, 100), (0, 50)),
    lambda pen: pen.shape((50, 6), (98, 92), (2, 92)),
    lambda pen: pen.shape((50, 94), (98, 8), (2, 8)),
    _star,
)
"""A mark per seat: a disc, a square, a diamond, two triangles and a star."""


def draw_mark(canvas: Canvas, seat: int, box: Box, fill: Colour) -> None:
    """The mark of a seat."""
    MARKS[seat % len(MARKS)](Pen(canvas, box.square("middle"), fill, fill))


def draw_marks(canvas: Canvas, seats: Sequence[int], box: Box, theme: Theme) -> None:
    """Marks of seats in their colours, as large as they have room."""
    for seat, spot in zip(seats, box.squares(len(seats)), strict=True):
        draw_mark(canvas, seat, spot.inset(1.5), theme.line(seat))
