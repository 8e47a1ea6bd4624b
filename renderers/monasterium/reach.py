"""The cloisters as one player sees them: where novices can be sent now, how far the others are, who has most there."""

from collections import Counter
from functools import partial

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.canvas import HEADING, TEXT, Box, Canvas, Part
from renderers.monasterium.offer import Offer
from renderers.monasterium.symbols import SIGNS, draw_crest, draw_novice, plain, tone
from renderers.ornament import lit, quiet
from renderers.sheet import GAP, INNER
from renderers.theme import Theme

HEIGHT = 112
SHIELD, LETTER, LINE = 60, 44, 50
"""The crest and the letter below it; the two lines beside them."""
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
    """Crest and letter, bright where novices can be sent; novices, windows, and the way to it."""
    offered = here.name in offer.cloisters
    tint = tone(theme, asked=bool(offer.cloisters), offered=offered)
    if not offer.cloisters and steps:
        tint = partial(quiet, theme=theme)
    canvas.panel(box, theme.panel, RADIUS)
    inside = box.inset(8, 6)
    left, right = inside.left_part(SHIELD), inside.without_left(SHIELD + 8)
    draw_crest(canvas, here.name, left.top_part(SHIELD), theme, tint)
    letter = left.bottom_part(LETTER - 4)
    canvas.words(letter, here.name, theme.ink if tint is plain else theme.faint, HEADING, style="title", align="middle")
    _most(canvas, right.top_part(LINE), here, school, theme)
    cells = right.bottom_part(LINE).columns(2, 2)
    SIGNS.tell(canvas, cells[0], "window", str(here.windows), theme, side=SIGN - 4, size=TEXT, gap=CLOSE)
    if steps:
        SIGNS.tell(canvas, cells[1], "move", str(steps), theme, side=SIGN - 4, size=TEXT, gap=CLOSE)
    if offered:
        lit(canvas, box.inset(4), theme, RADIUS)


def way(here: CloisterView, school: SchoolView, length: int) -> int:
    """How many fields the messenger must move until novices can be sent there; none with one in the chapel."""
    if school.seat in here.chapel:
        return 0
    return min([(field - school.messenger) % length for field in here.fields], default=0)


def _most(canvas: Canvas, row: Box, here: CloisterView, school: SchoolView, theme: Theme) -> None:
    """How many novices one has there, and whoever else has most."""
    stands = [stand.owner for stand in (*here.buildings, *here.walk)]
    counts = Counter(seat for seat in (*stands, *here.chapel) if seat is not None)
    mine = counts.pop(school.seat, 0)
    cells = row.columns(2, 2)
    _count(canvas, cells[0], school.seat, mine, theme)
    if counts:
        seat = max(counts, key=lambda other: (counts[other], -other))
        _count(canvas, cells[1], seat, counts[seat], theme)


def _count(canvas: Canvas, cell: Box, seat: int, count: int, theme: Theme) -> None:
    draw_novice(canvas, seat, cell.left_part(SIGN - 2), theme)
    canvas.words(cell.without_left(SIGN - 2 + CLOSE), str(count), theme.ink, TEXT, style="bold")
