"""The colours of a picture's file: the same in all pictures of a theme and palette, so that kept pieces fit them all.

Laws: they contain the theme's own colours exactly, and nearly every fill colour too; between two colours, at their
edges, there are enough shades that nobody sees a step.

`shades.csv` has them; after a change of colours `python -m tools shades` finds them again in pictures of all games.
"""

import csv
from functools import cache
from pathlib import Path
from threading import Lock

from PIL import Image

from renderers.surface.stage import Looks
from renderers.surface.theme import Colour

FILE = Path(__file__).with_name("shades.csv")
# Pillow keeps its findings for a palette beside the palette, for colours that agree in six bits.
_FINDING = Lock()


@cache
def shades(looks: Looks) -> tuple[Colour, ...]:
    """All colours of a file, in the order of their numbers."""
    with FILE.open(encoding="utf-8") as file:
        rows = {(row["theme"], row["palette"]): row["colours"].split() for row in csv.DictReader(file)}
    red, green, blue = (slice(place, place + 2) for place in (0, 2, 4))
    return tuple((int(code[red], 16), int(code[green], 16), int(code[blue], 16)) for code in rows[looks])


@cache
def entries(looks: Looks) -> bytes:
    """The same as three bytes each: red, green, blue."""
    return bytes(channel for colour in shades(looks) for channel in colour)


def numbered(image: Image.Image, looks: Looks) -> Image.Image:
    """An image in colours as one of their numbers, a byte for each pixel: the nearest ones."""
    with _FINDING:
        return image.quantize(palette=_palette(looks), dither=Image.Dither.NONE)


@cache
def number_of(colour: Colour, looks: Looks) -> int:
    """The number of the nearest colour."""
    return numbered(Image.new("RGB", (1, 1), colour), looks).tobytes()[0]


def nearest(colour: Colour, looks: Looks) -> Colour:
    """The colour that stands in a file for this one."""
    return shades(looks)[number_of(colour, looks)]


@cache
def _palette(looks: Looks) -> Image.Image:
    """The colours as Pillow wants them: 256, the spare ones equal to the first."""
    first, known = shades(looks)[0], entries(looks)
    palette = Image.new("P", (1, 1))
    palette.putpalette(known + bytes(first) * (256 - len(known) // 3))
    return palette
