"""A tile composed of kept sections: each is drawn alone on a plain ground, once for all tiles that show the same.

Laws: a section is a function of its arguments; it keeps to its room and the stated margin; it lies over everything
drawn below.
"""

from collections.abc import Callable, Hashable
from math import ceil, floor

from renderers.surface.canvas import Box, Canvas, FinishedPart, Placed, laid, panelled
from renderers.surface.kept import kept
from renderers.surface.lettering import Style
from renderers.surface.stage import Looks
from renderers.surface.theme import Colour, Theme, theme_for


class Collage:
    """Sections on a finished ground."""

    def __init__(self, ground: FinishedPart) -> None:
        self.box = Box(0, 0, ground.width, ground.height)
        self.theme = theme_for(*ground.looks)
        self._ground = ground
        self._pieces: list[Placed] = []

    def finished(self) -> FinishedPart:
        """All of it."""
        return laid(self._ground, self._pieces)

    def lay(self, box: Box, fill: Colour, draw: Callable[..., object], *shown: Hashable, around: int = 0) -> None:
        """What `draw` draws of a box, of the contents and of the theme, on a plain colour; it may reach so far out
        of the box. It is drawn once.
        """
        x, y = floor(box.x) - around, floor(box.y) - around
        room = box.moved(-x, -y)
        self._pieces.append((_section(draw, shown, room, fill, around, self.theme.looks), x, y))

    def write(self, box: Box, fill: Colour, words: str, ink: Colour, size: int, style: Style = "plain") -> None:
        """Words alone."""
        self.lay(box, fill, _written, words, ink, size, style)


def _written(canvas: Canvas, box: Box, words: str, ink: Colour, size: int, style: Style, _: Theme) -> None:
    canvas.words(box, words, ink, size, style=style)


@kept
def panel(width: int, height: int, radius: int, looks: Looks) -> FinishedPart:
    """A panel without anything on it."""
    theme = theme_for(*looks)
    canvas = panelled(width, height, theme, radius)
    return canvas.finished()


@kept
def _section(
    draw: Callable[..., object], shown: tuple[Hashable, ...], room: Box, fill: Colour, around: int, looks: Looks
) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = Canvas(_whole(room.right) + around, _whole(room.bottom) + around, theme, fill)
    draw(canvas, room, *shown, theme)
    return canvas.finished()


def _whole(length: float) -> int:
    """So many pixels, rounded up to whole ones; a part too small to see does not count."""
    return ceil(round(length, 3))
