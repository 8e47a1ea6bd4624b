"""Ornament of the period, used sparingly: frames like those of a written page, rules under headings; and the marks of
things that have changed, can be had, or are out of reach.

Laws: ornament is never over words; a mark has a shape of its own, so that it is known without its colour.
"""

from renderers.surface.canvas import READABLE, Box, Canvas
from renderers.surface.theme import Colour, Theme, mixed

NOTCH, LINE = 18, 2.5
"""How far the corners of a frame are cut in, and how strong its line is."""
EAR, DARK_EAR = 30, 0.3
"""The side of the folded corner that marks a change; the brightness of a dark one, which keeps it off the ground."""
QUIET = 0.62
"""The share of the ground in the colour of what cannot be had now."""
SHINE = 0.6
"""How bright the edge of a stamped emblem is."""
LIT = 6
"""The line width of the edge of what can be had."""


def cartouche(canvas: Canvas, box: Box, fill: Colour, notch: float = NOTCH, line: float = LINE) -> None:
    """A frame with corners cut in round, and a point in each."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    canvas.line([(x + notch, y), (right - notch, y)], fill, line)
    canvas.line([(x + notch, bottom), (right - notch, bottom)], fill, line)
    canvas.line([(x, y + notch), (x, bottom - notch)], fill, line)
    canvas.line([(right, y + notch), (right, bottom - notch)], fill, line)
    for corner_x, corner_y, begin in ((x, y, 0), (right, y, 90), (right, bottom, 180), (x, bottom, 270)):
        around = Box(corner_x - notch, corner_y - notch, 2 * notch, 2 * notch)
        canvas.arc(around, begin, begin + 90, fill, line)
        point = notch / 3
        inward_x, inward_y = (1 if corner_x == x else -1), (1 if corner_y == y else -1)
        middle_x, middle_y = corner_x + inward_x * notch / 3, corner_y + inward_y * notch / 3
        canvas.disc(Box(middle_x - point / 2, middle_y - point / 2, point, point), fill)


def rule(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A line across the middle of a box, with a lozenge in its middle and a point at each end."""
    y, middle, half = box.y + box.height / 2, box.x + box.width / 2, min(box.height / 2, 9)
    for begin, end in ((box.x + 8, middle - 2 * half), (middle + 2 * half, box.right - 8)):
        canvas.line([(begin, y), (end, y)], fill, 2)
    canvas.polygon([(middle - half, y), (middle, y - half), (middle + half, y), (middle, y + half)], fill)
    for x in (box.x + 4, box.right - 4, middle - 2.4 * half, middle + 2.4 * half):
        canvas.disc(Box(x - 3, y - 3, 6, 6), fill)


def folded(canvas: Canvas, box: Box, theme: Theme, side: float = EAR, *, dark: bool = False) -> None:
    """The mark of a change since the reader's last look: the upper right corner of its box, folded; `dark` on a
    colour that would swallow the accent.
    """
    ear = mixed(theme.card_ink, (255, 255, 255), DARK_EAR) if dark else theme.accent
    x, y = box.right - side, box.y
    canvas.polygon([(x, y), (box.right, y), (box.right, y + side)], theme.ground)
    canvas.polygon([(x, y), (box.right, y + side), (x, y + side)], ear)


def gain(canvas: Canvas, box: Box, words: str, theme: Theme) -> None:
    """A change such as +3, in a tag that points at its thing from the right."""
    middle, tip = box.y + box.height / 2, box.height / 3
    points = [(box.x, middle), (box.x + tip, box.y), (box.right, box.y), (box.right, box.bottom)]
    canvas.polygon([*points, (box.x + tip, box.bottom)], theme.accent)
    inside = Box(box.x + tip, box.y, box.width - tip - 6, box.height)
    canvas.words(inside, words, theme.panel, READABLE, style="bold", align="middle")


def lit(canvas: Canvas, box: Box, theme: Theme, radius: float) -> None:
    """The edge of what can be had now, or where one may go: thick, around the box."""
    canvas.panel(box.inset(-LIT / 2), None, radius + LIT / 2, theme.accent, LIT)


def quiet(colour: Colour, theme: Theme) -> Colour:
    """A colour on things that cannot be had now."""
    return mixed(colour, theme.ground, QUIET)


def stamped(canvas: Canvas, box: Box, name: str, ground: Colour, ink: Colour) -> None:
    """An emblem as if stamped into its ground, lit from above: a bright edge below its ink."""
    canvas.emblem(box.moved(0, max(box.height / 50, 1.5)), name, mixed(ground, (255, 255, 255), SHINE))
    canvas.emblem(box, name, ink)
