"""The cloisters as one player sees them: where novices can be sent now, how far the others are, who has most there."""

from collections import Counter
from functools import partial

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.canvas import HEADING, TEXT, Box, Canvas, Part
from renderers.monasterium.offer import Offer
from renderers.monasterium.symbols import SIGNS, draw_crest, draw_novice, draw_sign, tone
from renderers.ornament import lit, quiet
from renderers.sheet import GAP, INNER
from renderers.theme import Theme

HEIGHT = 112
SHIELD, LINE = 72, 48
"""The width of the crest; the height of the two lines beside it."""
SIGN, CLOSE = 38, 3
"""A symbol or novice before a number, and how close it stands."""
RADIUS = 14


def cloisters(school: SchoolView, view: View, theme: Theme, offer: Offer) -> Part:
    """All cloisters in a row."""
    canvas = Canvas(INNER, HEIGHT, theme.ground)
    for box, here in zip(canvas.box.columns(len(view.cloisters), GAP - 4), view.cloisters, strict=True):
        _cloister(canvas, box, here, school, way(here, school, len(view.path)), offer, theme)
    return canvas.finished()


def _cloister(
    canvas: Canvas, box: Box, here: CloisterView, school: SchoolView, steps: int, offer: Offer, theme: Theme
) -> None:
    """The crest, bright where novices can be sent, with the way to it; novices. Where a cloister is chosen: its letter, and
    how many windows are left.
    """
    offered = here.name in offer.cloisters
    tint = tone(theme, asked=bool(offer.cloisters), offered=offered)
    if not offer.cloisters and steps:
        tint = partial(quiet, theme=theme)
    canvas.panel(box, theme.panel, RADIUS)
    inside = box.inset(9, 8)
    left, right = inside.left_part(SHIELD), inside.without_left(SHIELD + 10)
    draw_crest(canvas, here.name, left.top_part(LINE + 8), theme, tint)
    below = left.bottom_part(LINE - 8)
    if offer.cloisters:
        canvas.words(below, here.name, theme.ink, HEADING, style="title", align="middle")
        SIGNS.tell(canvas, right.bottom_part(LINE), "window", str(here.windows), theme, side=SIGN, size=TEXT, gap=CLOSE)
    elif steps:
        SIGNS.tell(canvas, below, "move", str(steps), theme, side=SIGN - 4, size=TEXT, gap=0)
    else:
        draw_sign(canvas, "send", below, theme.accent, theme.panel)
    _most(canvas, right, here, school, theme, alone=bool(offer.cloisters))
    if offered:
        lit(canvas, box.inset(3), theme, RADIUS)


def way(here: CloisterView, school: SchoolView, length: int) -> int:
    """How many fields the messenger must move until novices can be sent there; none with one in the chapel."""
    if school.seat in here.chapel:
        return 0
    return min([(field - school.messenger) % length for field in here.fields], default=0)


def _most(
    canvas: Canvas, box: Box, here: CloisterView, school: SchoolView, theme: Theme, *, alone: bool
) -> None:
    """How many novices one has there, and below whoever else has most."""
    stands = [stand.owner for stand in (*here.buildings, *here.walk)]
    counts = Counter(seat for seat in (*stands, *here.chapel) if seat is not None)
    _count(canvas, box.top_part(LINE), school.seat, counts.pop(school.seat, 0), theme)
    if counts and not alone:
        seat = max(counts, key=lambda other: (counts[other], -other))
        _count(canvas, box.bottom_part(LINE), seat, counts[seat], theme)


def _count(canvas: Canvas, cell: Box, seat: int, count: int, theme: Theme) -> None:
    draw_novice(canvas, seat, cell.left_part(LINE - 6), theme)
    canvas.words(cell.without_left(LINE), str(count), theme.ink, HEADING, style="bold")
