"""A whole picture put together of parts one below the other, and its file.

Law: the same parts give the same bytes.
"""

import re
from collections.abc import Sequence
from io import BytesIO

import msgspec
from PIL import Image

from games.kernel.text import Text
from renderers.canvas import Part
from renderers.stage import Picture, Stage
from renderers.theme import Colour, theme_for

WIDTH = 1080
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
"""The width of the parts."""
GAP, BELOW = 12, 16
"""Between tiles beside each other; between parts one below the other."""
TALLEST = WIDTH * 14 // 10
"""How high a picture is at most: higher ones are shown smaller on a phone."""
# Discord takes no longer one.
ALT = 1024
"""The greatest length of an alternative text."""
COLOURS = 256
"""As many as the file's format has room for: with few the small marks of the seats lose theirs."""
SAMPLE = 3
"""Of so many columns and rows one is looked at to choose a picture's colours: those of edges come often enough."""
LARGE = 117 * 1024
"""A file of more bytes is packed again, closely, which takes three times as long."""
QUICKLY, CLOSELY = 3, 6
SENTENCE = re.compile(r"[^.?!]*[.?!]")


class Sheet(msgspec.Struct, frozen=True):
    """A picture of several, and what it shows: the names of the messages that tell of it (none: what the others do not
    tell), or in the place of these `words`, which are fewer.
    """

    part: Part
    about: tuple[str, ...] = ()
    words: tuple[Text, ...] = ()


def stacked(parts: Sequence[Part], ground: Colour, gap: int = BELOW) -> Part:
    """The parts one below the other, with a margin around."""
    height = sum(part.image.height + gap for part in parts) - gap + 2 * MARGIN
    places, y = [], MARGIN
    for part in parts:
        places.append((part, (WIDTH - part.image.width) // 2, y))
        y += part.image.height + gap
    return _pasted((WIDTH, height), places, ground)


def in_grid(tiles: Sequence[Part], columns: int, ground: Colour, gap: int = GAP) -> Part:
    """Equal tiles in rows."""
    width, height = tiles[0].image.size
    rows = -(-len(tiles) // columns)
    places = [
        (tile, place % columns * (width + gap), place // columns * (height + gap)) for place, tile in enumerate(tiles)
    ]
    return _pasted((columns * (width + gap) - gap, rows * (height + gap) - gap), places, ground)


def in_rows(rows: Sequence[Sequence[Part]], width: int, ground: Colour, gap: int = GAP) -> Part:
    """Rows of tiles; those of one row have the same height, but not the same width."""
    places, y = [], 0
    for row in rows:
        x = 0
        for tile in row:
            places.append((tile, x, y))
            x += tile.image.width + gap
        y += row[0].image.height + gap
    return _pasted((width, y - gap), places, ground)


def _pasted(size: tuple[int, int], places: Sequence[tuple[Part, int, int]], ground: Colour) -> Part:
    """A surface with parts on it."""
    sheet = Image.new("RGB", size, ground)
    for part, x, y in places:
        sheet.paste(part.image, (x, y))
    return Part(sheet, pieces=tuple(places))


def picture(sheet: Part, words: Sequence[Text], stage: Stage) -> Picture:
    """The file, with what it shows in words."""
    coloured = sheet.image.quantize(palette=_palette(sheet.image, stage), dither=Image.Dither.NONE)
    data = _packed(coloured, QUICKLY)
    if len(data) > LARGE:
        data = _packed(coloured, CLOSELY)
    return Picture(data, *sheet.image.size, alternative(words, stage))


def _palette(image: Image.Image, stage: Stage) -> Image.Image:
    """The colours of a picture's file: those of the theme as they are, and what else is much used."""
    own = theme_for(*stage.looks).colours
    small = image.resize((-(-image.width // SAMPLE), -(-image.height // SAMPLE)), Image.Resampling.NEAREST)
    found = small.quantize(COLOURS - len(own), method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    palette = Image.new("P", (1, 1))
    palette.putpalette([*(channel for colour in own for channel in colour), *(found.getpalette() or ())])
    return palette


def _packed(image: Image.Image, level: int) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


def alternative(words: Sequence[Text], stage: Stage) -> str:
    """The words as one text of at most 1024 characters, cut at a blank."""
    text = spoken(words, stage)
    if len(text) <= ALT:
        return text
    return text[: ALT - 1].rsplit(" ", 1)[0] + "…"


def spoken(words: Sequence[Text], stage: Stage) -> str:
    """The words as one text, however long."""
    return " ".join(sentence(stage.say(line).strip()) for line in words)


def first_sentence(said: str) -> str:
    """The first sentence of what is said."""
    found = SENTENCE.match(said)
    return found.group() if found else said


def sentence(line: str) -> str:
    """A line with a full stop, if nothing else ends it."""
    return line if line.endswith((".", "!", "?", "…")) else f"{line}."
