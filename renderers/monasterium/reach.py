"""The cloisters as one player sees them: where novices can be sent now, how far the others are, who has most there."""

from collections import Counter

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.canvas import FIGURE, Box, Canvas, Part
from renderers.monasterium.symbols import SIGNS, cloister_colour
from renderers.sheet import GAP, INNER
from renderers.symbols import draw_mark
from renderers.theme import Theme

HEIGHT = 96
CHIP, LINE = 44, 38
"""The letter on its colour; the two lines beside it."""
# Two symbols with two digits each beside the letter, five times: smaller ones than elsewhere, but the numbers stay.
SIGN, MARK, CLOSE = 28, 29, 3
"""A symbol and a mark before a number, and how close it stands."""


def cloisters(school: SchoolView, view: View, theme: Theme) -> Part:
    """All cloisters in a row."""
    canvas = Canvas(INNER, HEIGHT, theme.ground)
    for box, here in zip(canvas.box.columns(len(view.cloisters), GAP), view.cloisters, strict=True):
        _cloister(canvas, box, here, school, way(here, school, len(view.path)), theme)
    return canvas.finished()


def _cloister(canvas: Canvas, box: Box, here: CloisterView, school: SchoolView, steps: int, theme: Theme) -> None:
    """The letter, on the cloister's colour where novices can be sent; novices, windows, and the way to it."""
    canvas.panel(box, theme.panel, 14)
    inside, colour = box.inset(8), cloister_colour(here.name, theme)
    chip, right = inside.left_part(CHIP), inside.without_left(CHIP + 8)
    canvas.panel(chip, theme.ground if steps else colour, 10, colour, 3)
    canvas.words(chip, here.name, theme.ink if steps else theme.card_ink, 44, style="title", align="middle")
    _most(canvas, right.top_part(LINE), here, school, theme)
    cells = right.bottom_part(LINE).columns(2, 4)
    SIGNS.tell(canvas, cells[0], "window", str(here.windows), theme, side=SIGN, size=FIGURE, gap=CLOSE)
    if steps:
        SIGNS.tell(canvas, cells[1], "move", str(steps), theme, side=SIGN, size=FIGURE, gap=CLOSE)


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
    cells = row.columns(2, 4)
    _count(canvas, cells[0], school.seat, mine, theme)
    if counts:
        seat = max(counts, key=lambda other: (counts[other], -other))
        _count(canvas, cells[1], seat, counts[seat], theme)


def _count(canvas: Canvas, cell: Box, seat: int, count: int, theme: Theme) -> None:
    draw_mark(canvas, seat, cell.left_part(MARK), theme.line(seat))
    canvas.words(cell.without_left(MARK + CLOSE), str(count), theme.ink, FIGURE, style="bold")
