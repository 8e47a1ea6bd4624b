"""The emblems: a drawing for each card and thing, as the glyphs of a font, so that they are sharp at every size.

Law: no two emblems look alike, even at their smallest size (`LEAST`).

The drawings are from game-icons.net, whose authors `emblems.csv` names (see CREDITS.md beside it). After changing them,
rebuild the font with `python -m tools emblem_font`.
"""

import csv
from functools import cache
from pathlib import Path

from PIL import ImageFont

FOLDER = Path(__file__).parent
FONT = FOLDER / "emblems.otf"
FIRST = 0xE000
"""The character of the first emblem."""
LEAST = 40
"""The least side of an emblem that people must recognise without words, in pixels of the finished picture."""

with (FOLDER / "emblems.csv").open(encoding="utf-8") as file:
    NAMES: tuple[str, ...] = tuple(row["name"] for row in csv.DictReader(file))
"""All emblems, in the order of their characters."""

_CHARACTERS = {name: chr(FIRST + place) for place, name in enumerate(NAMES)}


def character(name: str) -> str:
    """The character of an emblem in its font. Raises KeyError."""
    return _CHARACTERS[name]


def exists(name: str) -> bool:
    """Whether there is an emblem of this name."""
    return name in _CHARACTERS


@cache
def font(side: int) -> ImageFont.FreeTypeFont:
    """The font in which an emblem fills a square of so many pixels."""
    return ImageFont.truetype(FONT, side, layout_engine=ImageFont.Layout.BASIC)
