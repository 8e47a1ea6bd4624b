"""The pen that draws symbols, and a game's symbols by name.

Law: a symbol stays in its square box; it says the same as the word, number or colour beside it.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from renderers.surface.canvas import Box, Canvas
from renderers.surface.theme import Colour, Theme

Point: TypeAlias = tuple[float, float]


class Pen(msgspec.Struct, frozen=True):
    """Draws in hundredths of a box; `fill` is the symbol's colour, `hole` that of its openings."""

    canvas: Canvas
    box: Box
    fill: Colour
    hole: Colour

    def shape(self, *points: Point, hole: bool = False) -> None:
        """A filled shape through points."""
        self.canvas.polygon(self._at(points), self.hole if hole else self.fill)

    def disc(self, x: float, y: float, width: float, height: float, *, hole: bool = False) -> None:
        """A filled ellipse."""
        self.canvas.disc(self._part(x, y, width, height), self.hole if hole else self.fill)

    def ring(self, x: float, y: float, width: float, height: float, line: float = 9) -> None:
        """The edge of an ellipse."""
        self.canvas.disc(self._part(x, y, width, height), None, self.fill, self._long(line))

    def block(self, x: float, y: float, width: float, height: float, *, round_: float = 0, hole: bool = False) -> None:
        """A filled rectangle, its corners round by `round_`."""
        self.canvas.panel(self._part(x, y, width, height), self.hole if hole else self.fill, self._long(round_))

    def frame(self, x: float, y: float, width: float, height: float, *, round_: float = 0, line: float = 9) -> None:
        """The edge of a rectangle, its corners round by `round_`."""
        self.canvas.panel(self._part(x, y, width, height), None, self._long(round_), self.fill, self._long(line))

    def stroke(self, *points: Point, line: float = 9, hole: bool = False) -> None:
        """A line through points."""
        self.canvas.line(self._at(points), self.hole if hole else self.fill, self._long(line))

    def bow(self, x: float, y: float, width: float, height: float, begin: float, end: float, line: float = 9) -> None:
        """A part of an ellipse's edge, clockwise in degrees from the right."""
        self.canvas.arc(self._part(x, y, width, height), begin, end, self.fill, self._long(line))

    def emblem(self, name: str, x: float = 0, y: float = 0, side: float = 100) -> None:
        """An emblem, as one piece."""
        self.canvas.emblem(self._part(x, y, side, side), name, self.fill)

    def within(self, x: float, y: float, width: float, height: float) -> "Pen":
        """The same pen for a part of its box."""
        return Pen(self.canvas, self._part(x, y, width, height), self.fill, self.hole)

    def turned(self) -> "Pen":
        """The same pen with its two colours exchanged."""
        return Pen(self.canvas, self.box, self.hole, self.fill)

    def _long(self, hundredths: float) -> float:
        return hundredths * self.box.width / 100

    def _at(self, points: Sequence[Point]) -> list[Point]:
        box = self.box
        return [(box.x + x * box.width / 100, box.y + y * box.height / 100) for x, y in points]

    def _part(self, x: float, y: float, width: float, height: float) -> Box:
        (left, top), (right, bottom) = self._at(((x, y), (x + width, y + height)))
        return Box(left, top, right - left, bottom - top)


Draw: TypeAlias = Callable[[Pen], None]


def emblem(name: str) -> Draw:
    """An emblem as a symbol."""
    return lambda pen: pen.emblem(name)


def shape(*points: Point) -> Draw:
    """A filled shape through points as a symbol."""
    return lambda pen: pen.shape(*points)


class Signs(dict[str, Draw]):
    """Symbols by name."""

    def draw(self, canvas: Canvas, name: str, box: Box, fill: Colour, hole: Colour) -> None:
        """Draw a symbol in the middle of the box, its openings in the colour of the ground. Raises KeyError."""
        self[name](Pen(canvas, box.square("middle"), fill, hole))

    def tell(
        self,
        canvas: Canvas,
        cell: Box,
        name: str,
        words: str,
        theme: Theme,
        *,
        side: float,
        size: int,
        gap: float = 8,
        fill: Colour | None = None,
    ) -> None:
        """A symbol, at most `side` wide, and behind it a number or short words; both on a panel."""
        side = min(cell.height - 6, side)
        self.draw(canvas, name, cell.left_part(side), fill or theme.accent, theme.panel)
        canvas.words(cell.without_left(side + gap), words, theme.ink, size, style="bold")
