"""A whole picture composed of parts one below the other, and its file.

Law: the same parts give the same bytes.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from games.kernel.engine.text import Text
from renderers.surface.bands import file_of
from renderers.surface.canvas import FinishedPart, Placed
from renderers.surface.stage import Picture, Stage
from renderers.surface.theme import Theme

WIDTH = 1080
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
"""The width of the parts."""
GAP, BELOW = 12, 16
"""The gaps between tiles beside each other and parts below each other."""
TALLEST = WIDTH * 14 // 10
"""How high a picture is at most: higher ones are shown smaller on a phone."""
LOW = WIDTH * 8 // 10
"""How high the picture of a question is at most, so that words and buttons have room beside it on a phone."""
# Discord takes no longer one.
ALT = 1024
"""The greatest length of an alternative text."""
T = TypeVar("T")


class Sheet(msgspec.Struct, frozen=True):
    """A picture of several, and its contents in words: the names of the messages about it (none: all that the others
    leave out), or in their place these shorter `words`.
    """

    part: FinishedPart
    about: tuple[str, ...] = ()
    words: tuple[Text, ...] = ()


def stacked(parts: Sequence[FinishedPart], theme: Theme, gap: int = BELOW) -> FinishedPart:
    """The parts one below the other, with a margin around."""
    height = sum(part.height + gap for part in parts) - gap + 2 * MARGIN
    places, y = [], MARGIN
    for part in parts:
        places.append((part, (WIDTH - part.width) // 2, y))
        y += part.height + gap
    return _together((WIDTH, height), places, theme)


def in_grid(tiles: Sequence[FinishedPart], columns: int, theme: Theme, gap: int = GAP) -> FinishedPart:
    """Equal tiles in rows."""
    width, height = tiles[0].width, tiles[0].height
    rows = -(-len(tiles) // columns)
    places = [
        (tile, place % columns * (width + gap), place // columns * (height + gap)) for place, tile in enumerate(tiles)
    ]
    return _together((columns * (width + gap) - gap, rows * (height + gap) - gap), places, theme)


def in_rows(rows: Sequence[Sequence[FinishedPart]], width: int, theme: Theme, gap: int = GAP) -> FinishedPart:
    """Rows of tiles; those of one row have the same height, but not the same width."""
    places, y = [], 0
    for row in rows:
        x = 0
        for tile in row:
            places.append((tile, x, y))
            x += tile.width + gap
        y += row[0].height + gap
    return _together((width, y - gap), places, theme)


def flowing(things: Iterable[T], width: Callable[[T], float], room: float, gap: float) -> list[list[T]]:
    """Things in rows, as many in each as stand beside each other in so much room."""
    rows: list[list[T]] = []
    for thing in things:
        if not rows or sum(width(one) + gap for one in (*rows[-1], thing)) - gap > room:
            rows.append([])
        rows[-1].append(thing)
    return rows


def _together(size: tuple[int, int], places: Sequence[Placed], theme: Theme) -> FinishedPart:
    """A surface with parts on it."""
    return FinishedPart(*size, theme.looks, theme.ground, pieces=tuple(places))


def picture(sheet: FinishedPart, words: Sequence[Text], stage: Stage) -> Picture:
    """The file, with its contents in words."""
    return Picture(file_of(sheet), sheet.width, sheet.height, alternative(words, stage))


def alternative(words: Sequence[Text], stage: Stage) -> str:
    """The words as one text of at most 1024 characters, cut at a blank."""
    text = spoken(words, stage)
    if len(text) <= ALT:
        return text
    return text[: ALT - 1].rsplit(" ", 1)[0] + "…"


def spoken(words: Sequence[Text], stage: Stage) -> str:
    """The words as one text, however long."""
    return " ".join(sentence(stage.say(line).strip()) for line in words)


def sentence(line: str) -> str:
    """A line with a full stop, if nothing else ends it."""
    return line if line.endswith((".", "!", "?", "…")) else f"{line}."
