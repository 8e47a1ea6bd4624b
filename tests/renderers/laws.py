"""The laws of every picture: words in their boxes, apart from each other, large and clear enough to read."""

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations

import msgspec
from PIL import Image

from renderers.domus_domini.road import HEIGHT as ROAD
from renderers.surface.canvas import READABLE, Box, FinishedPart, Written
from renderers.surface.shades import nearest
from renderers.surface.sheet import INNER
from renderers.surface.stage import Picture
from renderers.surface.theme import Colour, contrast

LEAST_CONTRAST = 4.5
OVERHANG = 0.06
"""How far letters such as j may reach out of their place, in sizes of the letters."""

HIDDEN = 0.003
"""The share of the ground below a piece that may have another colour: a rounded corner."""


def breaches(sheet: FinishedPart) -> list[str]:
    """Everything on a picture that is against the laws of writing."""
    return [*_placed(sheet), *_overlaps(sheet), *_faint(sheet), *_covered(sheet)]


def _placed(sheet: FinishedPart) -> Iterator[str]:
    whole = Box(0, 0, sheet.width, sheet.height)
    for written in sheet.written:
        if not written.box.inset(-OVERHANG * written.size, -1).holds(written.extent, 0):
            yield f"{written.words!r} leaves its box: {written.extent} {written.box}"
        if not whole.holds(written.box):
            yield f"{written.words!r} leaves the picture"
        if written.size < READABLE:
            yield f"{written.words!r} is {written.size} pixels small"


def _overlaps(sheet: FinishedPart) -> Iterator[str]:
    for one, other in combinations(sheet.written, 2):
        if _meet(one.extent, other.extent):
            yield f"{one.words!r} lies on {other.words!r}"


def _meet(one: Box, other: Box) -> bool:
    beside = one.right <= other.x or other.right <= one.x
    return not (beside or one.bottom <= other.y or other.bottom <= one.y)


def _faint(sheet: FinishedPart) -> Iterator[str]:
    image = sheet.image
    for written in sheet.written:
        shown = msgspec.structs.replace(written, fill=nearest(written.fill, sheet.looks))
        if (ratio := contrast(shown.fill, ground_of(image, shown))) < LEAST_CONTRAST:
            yield f"{written.words!r} stands out by {ratio:.1f} only"


def _covered(part: FinishedPart) -> Iterator[str]:
    """Drawings on the ground of a tile that lie below a piece on it: such a ground must be plain."""
    for piece, _, _ in part.pieces:
        yield from _covered(piece)
    ground, *others = part.pieces or ((part, 0, 0),)
    # Figures on the road hide what is on their stones.
    if (ground[0].width, ground[0].height) == (part.width, part.height) != (INNER, ROAD):
        below = ground[0].image
        for piece, x, y in others:
            pixels = piece.width * piece.height
            found = below.crop((x, y, x + piece.width, y + piece.height)).getcolors(pixels)
            hidden = pixels - max(count for count, _ in found or ((0, None),))
            if hidden > pixels * HIDDEN:
                words = " ".join(written.words for written in piece.written)
                yield f"a piece at {x}, {y} with {words!r} hides {hidden} of {pixels} pixels"


def ground_of(image: Image.Image, written: Written) -> Colour:
    """The commonest other colour around the words; their own if there is none."""
    extent = written.extent.inset(-4)
    crop = image.crop((int(extent.x), int(extent.y), int(extent.right), int(extent.bottom)))
    counted: list[tuple[int, Colour]] = crop.getcolors(crop.width * crop.height)  # type: ignore[assignment]  # RGB
    others = [entry for entry in counted if entry[1] != written.fill]
    return max(others, default=(0, written.fill))[1]


def as_sent(picture: Picture, sheet: FinishedPart) -> FinishedPart:
    """The sheet, which the file shows to the pixel."""
    assert Image.open(BytesIO(picture.data)).convert("RGB").tobytes() == sheet.image.tobytes()
    return sheet
