"""The cloisters as one player sees them: where novices can be sent now, how far the others are, who has most there."""

from collections import Counter

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.canvas import FIGURE, Box, Canvas, Part
from renderers.monasterium.symbols import cloister_colour, draw_sign
from renderers.sheet import GAP, INNER
from renderers.symbols import draw_mark
from renderers.theme import Theme

HEIGHT = 96
CHIP = 44


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
    _most(canvas, right.top_part(38), here, school, theme)
    cells = right.bottom_part(38).columns(2, 4)
    _tell(canvas, cells[0], "window", here.windows, theme)
    if steps:
        _tell(canvas, cells[1], "move", steps, theme)


def _tell(canvas: Canvas, cell: Box, sign: str, count: int, theme: Theme) -> None:
    draw_sign(canvas, sign, cell.left_part(28), theme.accent, theme.panel)
    canvas.words(cell.without_left(31), str(count), theme.ink, FIGURE, style="bold")


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
    draw_mark(canvas, seat, cell.left_part(29), theme.line(seat))
    canvas.words(cell.without_left(32), str(count), theme.ink, FIGURE, style="bold")
