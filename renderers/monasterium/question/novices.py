"""The novices who may be sent, row by row: where those of a row go, at what price, and what each unlocks."""

from games.kernel.engine.text import Text
from games.monasterium.board import ROWS
from games.monasterium.view import NoviceView, SchoolView
from renderers.monasterium.question.deeds import short
from renderers.monasterium.question.lines import price
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import draw_novice
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

SIDE, BETWEEN = 12, 8
HEAD, ROW, LABEL, TOLD = 48, 66, 50, 84
"""The height of a row's price, and the width of its number; the height of a novice's label and of what he unlocks."""
NOVICE = 38


def novices(school: SchoolView, stage: Stage, seen: Sight) -> list[FinishedPart]:
    """A panel for each row with a novice to send."""
    rows = [tuple(column.novices[row] for column in school.columns) for row in range(len(ROWS))]
    return [
        _row(number, novices, school, stage, seen)
        for number, novices in enumerate(rows)
        if any(novice.label in seen.offer.novices for novice in novices)
    ]


def _row(number: int, novices: tuple[NoviceView, ...], school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart:
    """A row; what all of its novices unlock stands beside the price."""
    theme = seen.theme
    told = [stage.say(short(novice.action) if novice.action else FLIPS) for novice in novices]
    same = len({*told}) == 1
    canvas = panelled(INNER, HEAD + LABEL + (0 if same else TOLD) + 2 * SIDE, theme, 18)
    inside = canvas.box.inset(SIDE)
    head = inside.top_part(HEAD - 4)
    canvas.words(head.left_part(ROW), ROWS[number], theme.accent, HEADING, style="title", align="middle")
    said = stage.say(price(number, school))
    if same:
        said = stage.say(Text("picture-monasterium-all-unlock", price=price(number, school), what=told[0]))
    canvas.words(head.without_left(ROW + BETWEEN), said, theme.ink, TEXT)
    below = inside.bottom_part(inside.height - HEAD)
    for novice, what, box in zip(novices, told, below.columns(len(novices), BETWEEN), strict=True):
        offered = novice.label in seen.offer.novices
        if offered:
            _novice(canvas, box, school.seat, novice.label, "" if same else what, theme)
            seen.mark(canvas, box, offered=True)
    return canvas.finished()


FLIPS = Text("picture-monasterium-flipped")


def _novice(canvas: Canvas, box: Box, seat: int, label: str, told: str, theme: Theme) -> None:
    """A novice with his label, and what he unlocks."""
    canvas.panel(box, theme.ground, RADIUS)
    upper = box.top_part(LABEL)
    middle = upper.inset((upper.width - NOVICE - 8 - 74) / 2, 0)
    draw_novice(canvas, seat, middle.left_part(NOVICE), theme)
    canvas.words(middle.without_left(NOVICE + 8), label, theme.ink, TEXT, style="bold")
    if told:
        words = box.bottom_part(box.height - LABEL + 4).inset(3, 2)
        canvas.words(words, told, theme.ink, TEXT, align="middle", rows=2)
