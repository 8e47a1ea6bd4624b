"""A card that a question is about and that is no answer to it: its face, and what it does in words."""

from renderers.dominion.cards.face import EDGE, body, emblem, paint_of
from renderers.surface.canvas import HEADING, TEXT, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks
from renderers.surface.theme import theme_for

HEIGHT, PICTURE, SIDE = 154, 108, 14
"""The height of all; the room of the emblem; the margin at the sides."""
NAME, ROWS = 44, 2
"""The height of the name; the lines of the words."""


@kept
def told(card: str, name: str, text: str, looks: Looks) -> FinishedPart:
    """A card as wide as the picture, with its text in few words."""
    theme = theme_for(*looks)
    canvas, paint = Canvas(INNER, HEIGHT, theme), paint_of(card, "even", theme)
    face = canvas.box.inset(EDGE)
    body(canvas, face, 0, paint)
    inside = face.inset(SIDE, 6)
    emblem(canvas, inside.left_part(PICTURE), card, paint)
    beside = inside.without_left(PICTURE + SIDE)
    canvas.words(beside.top_part(NAME), name, paint.ink, HEADING, style="title")
    canvas.words(beside.bottom_part(beside.height - NAME), text, paint.ink, TEXT, rows=ROWS)
    return canvas.finished()
