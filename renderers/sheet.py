"""A whole picture put together of parts one below the other, and its file.

Law: the same parts give the same bytes.
"""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from games.kernel.text import Text
from renderers.stage import Picture, Stage
from renderers.theme import Colour

WIDTH = 1080
MARGIN = 24
ALT = 1024


def stacked(parts: Sequence[Image.Image], ground: Colour, gap: int = 16) -> Image.Image:
    """The parts one below the other, with a margin around."""
    height = sum(part.height for part in parts) + gap * (len(parts) - 1) + 2 * MARGIN
    sheet = Image.new("RGB", (WIDTH, height), ground)
    y = MARGIN
    for part in parts:
        sheet.paste(part, ((WIDTH - part.width) // 2, y))
        y += part.height + gap
    return sheet


def in_grid(tiles: Sequence[Image.Image], columns: int, ground: Colour, gap: int = 12) -> Image.Image:
    """Equal tiles in rows."""
    width, height = tiles[0].size
    rows = -(-len(tiles) // columns)
    grid = Image.new("RGB", (columns * (width + gap) - gap, rows * (height + gap) - gap), ground)
    for place, tile in enumerate(tiles):
        grid.paste(tile, (place % columns * (width + gap), place // columns * (height + gap)))
    return grid


def picture(sheet: Image.Image, words: Sequence[Text], stage: Stage) -> Picture:
    """The file, with what it shows in words."""
    small = sheet.quantize(128, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    small.save(file, "PNG", compress_level=5)
    return Picture(file.getvalue(), sheet.width, sheet.height, alternative(words, stage))


def alternative(words: Sequence[Text], stage: Stage) -> str:
    """The words as one text of at most 1024 characters, cut at a blank."""
    text = " ".join(_sentence(stage.say(line)) for line in words)
    if len(text) <= ALT:
        return text
    return text[: ALT - 1].rsplit(" ", 1)[0] + "…"


def _sentence(line: str) -> str:
    return line if line.endswith((".", "!", "?", "…")) else f"{line}."
