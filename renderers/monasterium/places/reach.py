"""The cloisters as one player sees them: open to novices now or how far away, and who has most there."""

from collections import Counter

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.monasterium.sight import dim
from renderers.monasterium.symbols import SIGNS, draw_crest, draw_novice, draw_sign, plain
from renderers.parts.symbols import draw_marks
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER
from renderers.surface.stage import Looks
from renderers.surface.theme import Theme, theme_for

HEIGHT = 112
LEFT, CREST, LINE = 84, 52, 48
"""The width of crest and letter, with the distance below; the crest; the height of the two lines."""
SIGN = 34
"""A symbol before a number."""
NOVICE, BESIDE = 42, 6
"""A novice before a number, and the gap between them."""
RADIUS = 14


def cloisters(school: SchoolView, view: View, looks: Looks) -> FinishedPart:
    """All cloisters in a row."""
    ways = tuple(way(here, school, len(view.path)) for here in view.cloisters)
    return _in_row(school.seat, view.cloisters, ways, looks)


@kept
def _in_row(seat: int, shown: tuple[CloisterView, ...], ways: tuple[int, ...], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = Canvas(INNER, HEIGHT, theme)
    for box, here, steps in zip(canvas.box.columns(len(shown), GAP - 4), shown, ways, strict=True):
        canvas.panel(box, theme.panel, RADIUS)
        inside = box.inset(9, 8)
        _which(canvas, inside.left_part(LEFT), here, steps, theme)
        _who(canvas, inside.without_left(LEFT + 6), seat, novices_there(here), theme)
    return canvas.finished()


def _which(canvas: Canvas, box: Box, here: CloisterView, steps: int, theme: Theme) -> None:
    """The crest, bright if open to novices, and the letter; below, the way to it."""
    top, below = box.top_part(LINE), box.bottom_part(LINE)
    draw_crest(canvas, here.name, top.left_part(CREST).inset(2), theme, dim(theme) if steps else plain)
    canvas.words(top.without_left(CREST), here.name, theme.ink, HEADING, style="title")
    if steps:
        SIGNS.tell(canvas, below, "move", str(steps), theme, side=SIGN, size=TEXT, gap=0)
    else:
        draw_sign(canvas, "send", below.left_part(CREST).inset(2), theme.accent, theme.panel)


def _who(canvas: Canvas, box: Box, seat: int, counts: Counter[int], theme: Theme) -> None:
    """Own novices; below, the others who have most."""
    top, below = box.top_part(LINE), box.bottom_part(LINE)
    draw_novice(canvas, seat, top.left_part(NOVICE), theme)
    canvas.words(top.without_left(NOVICE + BESIDE), str(counts.pop(seat, 0)), theme.ink, HEADING, style="bold")
    if counts:
        most = max(counts.values())
        leaders = sorted(other for other, count in counts.items() if count == most)
        room = below.width - width_of(str(most), "bold", HEADING) - BESIDE
        marks = below.left_part(min(NOVICE * len(leaders), room))
        draw_marks(canvas, leaders, marks, theme)
        canvas.words(below.without_left(marks.width + BESIDE), str(most), theme.ink, HEADING, style="bold")


def way(here: CloisterView, school: SchoolView, length: int) -> int:
    """How many fields the messenger must move until novices can be sent there; 0 with a novice in the chapel."""
    if school.seat in here.chapel:
        return 0
    return min([(field - school.messenger) % length for field in here.fields], default=0)


def novices_there(here: CloisterView) -> Counter[int]:
    """How many novices everybody has there."""
    stands = [stand.owner for stand in (*here.buildings, *here.walk)]
    return Counter(seat for seat in (*stands, *here.chapel) if seat is not None)
