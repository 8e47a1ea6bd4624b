"""A drawing surface: boxes, panels, words. It is drawn twice as large and reduced, so that edges are smooth.

Laws: coordinates are those of the finished picture; every word is fitted into its box, and `written` remembers where
it stands.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from renderers.lettering import Style, fitted, font, width
from renderers.theme import Colour

FINE = 2
"""How much larger it is drawn."""

Align: TypeAlias = Literal["left", "middle", "right"]


class Box(msgspec.Struct, frozen=True):
    """A rectangle in pixels of the finished picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def inset(self, side: float, top: float | None = None) -> "Box":
        """Smaller by `side` left and right, by `top` above and below."""
        top = side if top is None else top
        return Box(self.x + side, self.y + top, self.width - 2 * side, self.height - 2 * top)

    def left_part(self, width: float) -> "Box":
        """Its left part."""
        return Box(self.x, self.y, width, self.height)

    def right_part(self, width: float) -> "Box":
        """Its right part."""
        return Box(self.right - width, self.y, width, self.height)

    def without_left(self, width: float) -> "Box":
        """What is left of it without its left part."""
        return Box(self.x + width, self.y, self.width - width, self.height)

    def top_part(self, height: float) -> "Box":
        """Its upper part."""
        return Box(self.x, self.y, self.width, height)

    def bottom_part(self, height: float) -> "Box":
        """Its lower part."""
        return Box(self.x, self.bottom - height, self.width, height)

    def columns(self, count: int, gap: float) -> "list[Box]":
        """Equal columns with gaps between them."""
        each = (self.width - gap * (count - 1)) / count
        return [Box(self.x + place * (each + gap), self.y, each, self.height) for place in range(count)]

    def square(self, align: Align = "left") -> "Box":
        """The largest square in it."""
        side = min(self.width, self.height)
        free = self.width - side
        x = self.x + {"left": 0.0, "middle": free / 2, "right": free}[align]
        return Box(x, self.y + (self.height - side) / 2, side, side)

    def holds(self, other: "Box", slack: float = 0.5) -> bool:
        """Whether another box lies in it, give or take."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Written(msgspec.Struct, frozen=True):
    """Words where they stand: their own extent, and the box they were fitted into."""

    words: str
    extent: Box
    box: Box
    size: int


class Canvas:
    """A surface of so many pixels."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.box = Box(0, 0, width, height)
        self.written: list[Written] = []
        self._image = Image.new("RGB", (width * FINE, height * FINE), ground)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        """The surface at its own size."""
        return self._image.reduce(FINE)

    def panel(
        self, box: Box, fill: Colour | None, radius: float = 0, edge: Colour | None = None, line: float = 2
    ) -> None:
        """A rectangle with round corners."""
        drawn_line = round(line * FINE) if edge else 0
        self._draw.rounded_rectangle(self._corners(box), radius * FINE, fill, edge, drawn_line)

    def polygon(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """A filled shape."""
        self._draw.polygon([(x * FINE, y * FINE) for x, y in points], fill)

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, line: float) -> None:
        """A line through points, with round joints."""
        self._draw.line([(x * FINE, y * FINE) for x, y in points], fill, round(line * FINE), joint="curve")

    def disc(self, box: Box, fill: Colour | None, edge: Colour | None = None, line: float = 2) -> None:
        """A circle or ellipse."""
        self._draw.ellipse(self._corners(box), fill, edge, round(line * FINE) if edge else 0)

    def arc(self, box: Box, begin: float, end: float, fill: Colour, line: float) -> None:
        """A part of an ellipse's edge, clockwise in degrees from the right."""
        self._draw.arc(self._corners(box), begin, end, fill, round(line * FINE))

    def words(
        self,
        box: Box,
        words: str,
        fill: Colour,
        size: int,
        *,
        style: Style = "plain",
        align: Align = "left",
        rows: int = 1,
        least: int | None = None,
    ) -> float:
        """Write into a box, in the middle of its height; return how wide it became."""
        smallest = least or max(size * 3 // 5, 12)
        found, lines = fitted(words, style, int(box.width) * FINE, size * FINE, smallest * FINE, rows)
        leading = found * 1.14
        top = (box.y + box.height / 2) * FINE - leading * len(lines) / 2
        widest = 0
        for number, row in enumerate(lines):
            length = width(row, style, found)
            x = self._start(box, length, align)
            middle = top + leading * (number + 0.5)
            self._draw.text((x, middle), row, fill, font(style, found), anchor="lm")
            extent = Box(x / FINE, (middle - found * 0.45) / FINE, length / FINE, found * 0.9 / FINE)
            self.written.append(Written(row, extent, box, found // FINE))
            widest = max(widest, length)
        return widest / FINE

    @staticmethod
    def _start(box: Box, length: int, align: Align) -> float:
        free = box.width * FINE - length
        return box.x * FINE + {"left": 0.0, "middle": free / 2, "right": free}[align]

    @staticmethod
    def _corners(box: Box) -> tuple[float, float, float, float]:
        return box.x * FINE, box.y * FINE, box.right * FINE - 1, box.bottom * FINE - 1
