"""A drawing surface: boxes, panels, words. It is drawn twice as large and reduced, so that edges are smooth.

Laws: coordinates are those of the finished picture; every word is fitted into its box, and the finished part remembers
where it stands.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Literal, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from renderers import emblems
from renderers.surface import blocks, shades
from renderers.surface.kept import kept
from renderers.surface.lettering import LEADING, Stamp, Style, clean, fits, fitted, font, stamped, width
from renderers.surface.stage import Looks
from renderers.surface.theme import Colour, Theme

# Pillow smooths no edges. Twice the size is enough for that; time and memory grow with its square.
FINE = 2
"""How much larger it is drawn."""

# A phone shows a picture 1080 pixels wide at about 360: 34 here is 11 there, the least that people can read.
READABLE = 34
"""The least size of words; at most a quarter of a picture's words has it."""

HEADLINE, HEADING, FIGURE, TEXT = 46, 40, 40, 36
"""The sizes of a picture's subject, of a name or a panel's title, of a number beside a symbol, of words."""

IMAGE, WORD = 4000, 600
"""Roughly the bytes of an image besides one for each pixel; and of the note of a word."""

blocks.settle()

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

    def moved(self, right: float, down: float) -> "Box":
        """The same box elsewhere."""
        return Box(self.x + right, self.y + down, self.width, self.height)

    def left_part(self, width: float) -> "Box":
        """Its left part."""
        return Box(self.x, self.y, width, self.height)

    def right_part(self, width: float) -> "Box":
        """Its right part."""
        return Box(self.right - width, self.y, width, self.height)

    def without_left(self, width: float) -> "Box":
        """The rest of it without its left part."""
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

    def squares(self, count: int, most: float = 44) -> "Iterator[Box]":
        """So many squares, as large as they fit beside and below each other, at most `most` wide."""
        grids = [(rows, -(-max(count, 1) // rows)) for rows in (1, 2, 3)]
        side, columns = max((min(self.width / columns, self.height / rows, most), columns) for rows, columns in grids)
        rows = -(-count // columns)
        x, y = self.x + (self.width - columns * side) / 2, self.y + (self.height - rows * side) / 2
        for place in range(count):
            yield Box(x + place % columns * side, y + place // columns * side, side, side)

    def holds(self, other: "Box", slack: float = 0.5) -> bool:
        """Whether another box lies in it, give or take."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Written(msgspec.Struct, frozen=True):
    """Placed words: the extent of their ink, the box they were fitted into, their size and colour."""

    words: str
    extent: Box
    box: Box
    size: int
    fill: Colour

    def moved(self, right: float, down: float) -> "Written":
        """The same words elsewhere."""
        extent, box = self.extent.moved(right, down), self.box.moved(right, down)
        return Written(self.words, extent, box, self.size, self.fill)


class FinishedPart(msgspec.Struct, frozen=True, eq=False):
    """A finished piece of a picture: its pixels, as numbers of the colours of its looks, and the words on them; or its
    pieces with their places, on a ground that is the same throughout a picture.

    Its `number` is unique, so that things made of it can be looked up by it.
    """

    width: int
    height: int
    looks: Looks
    ground: Colour
    pixels: Image.Image | None = None
    words: tuple[Written, ...] = ()
    pieces: "tuple[Placed, ...]" = ()
    number: int = msgspec.field(default_factory=count().__next__)

    @property
    def image(self) -> Image.Image:
        """All of it in colours, composed again each time."""
        whole = Image.new("RGB", (self.width, self.height), shades.nearest(self.ground, self.looks))
        for piece, x, y in self.leaves():
            if piece.pixels is not None:
                whole.paste(piece.pixels.convert("RGB"), (x, y))
        return whole

    @property
    def written(self) -> tuple[Written, ...]:
        """All words, where they stand on the whole."""
        inner = (word.moved(x, y) for piece, x, y in self.pieces for word in piece.written)
        return (*self.words, *inner)

    @property
    def weight(self) -> int:
        """About how many bytes it takes, with its pieces."""
        own = self.width * self.height + IMAGE if self.pixels is not None else 0
        return own + len(self.words) * WORD + sum(piece.weight for piece, _, _ in self.pieces)

    def leaves(self, x: int = 0, y: int = 0) -> "Iterator[Placed]":
        """The pieces with pixels of their own, placed as if it stands here; later ones lie on earlier ones."""
        if self.pixels is not None:
            yield self, x, y
        for piece, right, down in self.pieces:
            yield from piece.leaves(x + right, y + down)


Placed: TypeAlias = tuple[FinishedPart, int, int]
"""A piece, and how far it stands to the right and down."""


def laid(ground: FinishedPart, pieces: Iterable[Placed]) -> FinishedPart:
    """Pieces on another one, whose colour shows where nothing is drawn."""
    return FinishedPart(ground.width, ground.height, ground.looks, ground.ground, pieces=((ground, 0, 0), *pieces))


class Canvas:
    """A surface of so many pixels, in the theme's ground or another colour."""

    def __init__(self, width: int, height: int, theme: Theme, ground: Colour | None = None) -> None:
        self.box = Box(0, 0, width, height)
        self._theme = theme
        self._ground = ground or theme.ground
        self._written: list[Written] = []
        self._image = Image.new("RGB", (width * FINE, height * FINE), self._ground)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> FinishedPart:
        """The surface at its own size, in the colours of a file."""
        surface, looks = self.surface(), self._theme.looks
        return FinishedPart(*surface.size, looks, self._ground, shades.numbered(surface, looks), tuple(self._written))

    def surface(self) -> Image.Image:
        """The surface at its own size, in all its colours."""
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

    def emblem(self, box: Box, name: str, fill: Colour) -> None:
        """An emblem in the middle of a box, as large as it has room. Raises KeyError."""
        square = box.square("middle")
        self._stamp(emblem_stamp(name, round(square.width * FINE)), square.x * FINE, square.bottom * FINE, fill)

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
        least: int = READABLE,
    ) -> float:
        """Write into a box, in the middle of its height; return how wide it became."""
        smallest, room = min(size, least), (int(box.width * FINE), int(box.height * FINE))
        found, lines = fitted(words, style, room, size * FINE, smallest * FINE, rows)
        leading = found * LEADING
        top = (box.y + box.height / 2) * FINE - leading * len(lines) / 2
        widest = 0
        for number, row in enumerate(lines):
            length = width(row, style, found)
            x = self._start(box, length, align)
            middle = top + leading * (number + 0.5)
            stamp = word_stamp(row, style, found)
            self._stamp(stamp, x, middle, fill)
            ink = Box(*(length / FINE for length in stamp.extent)).moved(x / FINE, middle / FINE)
            self._written.append(Written(row, ink, box, found // FINE, fill))
            widest = max(widest, length)
        return widest / FINE

    def _stamp(self, stamp: Stamp, x: float, y: float, fill: Colour) -> None:
        if stamp.shape is not None:
            self._draw.bitmap((round(x) + stamp.extent[0], round(y) + stamp.extent[1]), stamp.shape, fill)

    @staticmethod
    def _start(box: Box, length: int, align: Align) -> float:
        free = box.width * FINE - length
        return box.x * FINE + {"left": 0.0, "middle": free / 2, "right": free}[align]

    @staticmethod
    def _corners(box: Box) -> tuple[float, float, float, float]:
        return box.x * FINE, box.y * FINE, box.right * FINE - 1, box.bottom * FINE - 1


def panelled(width: int, height: int, theme: Theme, radius: float) -> Canvas:
    """A surface with a panel all over it."""
    canvas = Canvas(width, height, theme)
    canvas.panel(canvas.box, theme.panel, radius)
    return canvas


def has_room(words: str, style: Style, box: Box, size: int = READABLE, rows: int = 1) -> bool:
    """Whether words of this size stand in a box, in at most so many rows."""
    return fits(words, style, (int(box.width * FINE), int(box.height * FINE)), size * FINE, rows)


def width_of(words: str, style: Style, size: int) -> float:
    """How wide words would become on the finished picture."""
    return width(clean(words), style, size * FINE) / FINE


@kept
def emblem_stamp(name: str, side: int) -> Stamp:
    """An emblem that fills a square of so many pixels, relative to the square's lower left corner. Raises KeyError."""
    return stamped(emblems.character(name), emblems.font(side), "ls")


@kept
def word_stamp(words: str, style: Style, size: int) -> Stamp:
    """Words, seen from the left end of their middle line."""
    return stamped(words, font(style, size), "lm")
