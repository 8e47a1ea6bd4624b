"""Faces: small pictures of things to stand before words in a list: an emblem on a tile in the colour of its kind."""

from io import BytesIO

import msgspec
from PIL import Image

from renderers.parts.ornament import stamped
from renderers.surface.canvas import Canvas
from renderers.surface.theme import Hue, theme_for

# Discord shows one about 22 pixels high, on fine screens three times as large.
SIDE, ROUND = 96, 20
"""The side of a face in pixels, and how round its corners are."""
ROOM = 9
"""The margin around the emblem."""


class Face(msgspec.Struct, frozen=True):
    """An emblem, and the hue of its ground."""

    emblem: str
    hue: Hue = "parchment"


def face_file(face: Face) -> bytes:
    """The face as a PNG file; outside of its tile it is transparent."""
    theme = theme_for("dark", "normal")
    ground = theme.hues[face.hue]
    canvas = Canvas(SIDE, SIDE, theme, ground)
    stamped(canvas, canvas.box.inset(ROOM), face.emblem, ground, theme.card_ink)
    drawn = canvas.surface()
    drawn.putalpha(_tile())
    file = BytesIO()
    drawn.save(file, "PNG")
    return file.getvalue()


def _tile() -> Image.Image:
    """Where a face is not transparent."""
    tile = Canvas(SIDE, SIDE, theme_for("dark", "normal"), (0, 0, 0))
    tile.panel(tile.box, (255, 255, 255), ROUND)
    return tile.surface().convert("L")
