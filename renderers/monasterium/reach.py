"""The cloisters as one player sees them: where novices can be sent now, how far the others are, who has most there."""

from collections import Counter

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.canvas import HEADING, TEXT, Box, Canvas, Part
from renderers.kept import kept
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import SIGNS, draw_crest, draw_novice, draw_sign
from renderers.sheet import GAP, INNER
from renderers.theme import Theme

HEIGHT = 112
SHIELD, LINE = 72, 48
"""The width of the crest; the height of the two lines beside it."""
SIGN, CLOSE = 34, 3
"""A symbol or novice before a number, and how close it stands."""
RADIUS = 14


def cloisters(school: SchoolView, view: View, sight: Sight) -> Part:
    """All cloisters in a row."""
    ways = tuple(way(here, school, len(view.path)) for here in view.cloisters)
    return _in_row(school.seat, view.cloisters, ways, sight.about("cloisters"))


@kept
def _in_row(seat: int, shown: tuple[CloisterView, ...], ways: tuple[int, ...], sight: Sight) -> Part:
    canvas = Canvas(INNER, HEIGHT, sight.theme.ground)
    for box, here, steps in zip(canvas.box.columns(len(shown), GAP - 4), shown, ways, strict=True):
        canvas.panel(box, sight.theme.panel, RADIUS)
        if sight.offer.cloisters:
            _choice(canvas, box.inset(9, 8), here, seat, sight)
        else:
            _short(canvas, box.inset(9, 8), here, seat, steps, sight)
        sight.mark(canvas, box, offered=here.name in sight.offer.cloisters)
    return canvas.finished()


def _short(canvas: Canvas, inside: Box, here: CloisterView, seat: int, steps: int, sight: Sight) -> None:
    """The crest, bright where novices can be sent, else with the way to it; own novices and whoever else has most."""
    left, right, theme = inside.left_part(SHIELD), inside.without_left(SHIELD + 10), sight.theme
    draw_crest(canvas, here.name, left.top_part(LINE + 8), theme, sight.tone(asked=True, offered=not steps))
    below = left.bottom_part(LINE - 8)
    if steps:
        SIGNS.tell(canvas, below, "move", str(steps), theme, side=SIGN, size=TEXT, gap=0)
    else:
        draw_sign(canvas, "send", below, theme.accent, theme.panel)
    counts = _counts(here)
    _count(canvas, right.top_part(LINE), seat, counts.pop(seat, 0), theme)
    if counts:
        most = max(counts, key=lambda other: (counts[other], -other))
        _count(canvas, right.bottom_part(LINE), most, counts[most], theme)


def _choice(canvas: Canvas, inside: Box, here: CloisterView, seat: int, sight: Sight) -> None:
    """Where a cloister is chosen: the crest and the letter; own novices, and how many windows are left."""
    left, right, theme = inside.left_part(SHIELD), inside.without_left(SHIELD + 10), sight.theme
    quiet = sight.tone(asked=True, offered=here.name in sight.offer.cloisters)
    draw_crest(canvas, here.name, left.top_part(LINE + 8), theme, quiet)
    canvas.words(left.bottom_part(LINE - 8), here.name, theme.ink, HEADING, style="title", align="middle")
    _count(canvas, right.top_part(LINE), seat, _counts(here)[seat], theme)
    SIGNS.tell(canvas, right.bottom_part(LINE), "window", str(here.windows), theme, side=SIGN + 4, size=TEXT, gap=CLOSE)


def way(here: CloisterView, school: SchoolView, length: int) -> int:
    """How many fields the messenger must move until novices can be sent there; none with one in the chapel."""
    if school.seat in here.chapel:
        return 0
    return min([(field - school.messenger) % length for field in here.fields], default=0)


def _counts(here: CloisterView) -> Counter[int]:
    """How many novices everybody has there."""
    stands = [stand.owner for stand in (*here.buildings, *here.walk)]
    return Counter(seat for seat in (*stands, *here.chapel) if seat is not None)


def _count(canvas: Canvas, cell: Box, seat: int, count: int, theme: Theme) -> None:
    draw_novice(canvas, seat, cell.left_part(LINE - 6), theme)
    canvas.words(cell.without_left(LINE), str(count), theme.ink, HEADING, style="bold")
