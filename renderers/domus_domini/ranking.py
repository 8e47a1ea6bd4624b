"""Who leads: everybody in the order of their letters of indulgence; on the road with what their place pays now."""

import msgspec

from games.domus_domini.view import View
from games.kernel.text import Text
from renderers.canvas import FIGURE, HEADING, TEXT, Box, Canvas, Part, width_of
from renderers.domus_domini.changes import gained
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, draw_sign
from renderers.domus_domini.tile import TAG_WIDTH, leaders, tag
from renderers.kept import kept
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

SIDE, TOP, TITLE, ROW = 16, 8, 50, 54
COLUMNS, APART = 2, 28
PLACE, CROWN, MARK = 46, 40, 42
"""The room of the place, and of a crown instead of it; the mark."""
COINS, SIGN, BESIDE = 92, 44, 12
"""The room of the income; the symbols of income and letters, and what letters take besides that and their figures."""


class Row(msgspec.Struct, frozen=True):
    """All that is told of somebody: place, seat, name, letters and how many of them came, whether nobody has more; the
    income of the place on the road (None: nobody is there).
    """

    place: int
    seat: int
    name: str
    letters: int
    came: int
    leads: bool
    income: int | None


def ranking(view: View, stage: Stage) -> Part:
    """Everybody, whoever has most letters first."""
    income = {figure.seat: figure.income for figure in view.figures} if view.on_road else {}
    first = leaders(view)
    rows = [
        Row(
            place=1 + sum(other.letters > abbey.letters for other in view.abbeys),
            seat=abbey.seat,
            name=stage.name(abbey.seat),
            letters=abbey.letters,
            came=gained(abbey, stage),
            leads=abbey.seat in first,
            income=income.get(abbey.seat),
        )
        for abbey in sorted(view.abbeys, key=lambda abbey: -abbey.letters)
    ]
    return _ranking(tuple(rows), sight(stage))


@kept
def _ranking(rows: tuple[Row, ...], stage: Stage) -> Part:
    theme, high = theme_for(*stage.looks), -(-len(rows) // COLUMNS)
    canvas = Canvas(INNER, TITLE + high * ROW + 2 * TOP, theme)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    title = stage.say(Text("picture-domus-ranking"))
    taken = canvas.words(inside.top_part(TITLE), title, theme.ink, HEADING, style="title")
    if rows[0].income is not None:
        note = inside.top_part(TITLE).without_left(taken + 24)
        canvas.words(note, stage.say(Text("picture-domus-income")), theme.faint, TEXT, align="right")
    columns = inside.columns(COLUMNS, APART)
    letters = SIGN + BESIDE + max(width_of(str(row.letters), "bold", FIGURE) for row in rows)
    for number, told in enumerate(rows):
        column, row = columns[number % COLUMNS], number // COLUMNS
        _row(canvas, Box(column.x, inside.y + TITLE + row * ROW, column.width, ROW), told, letters, theme)
    return canvas.finished()


def _row(canvas: Canvas, row: Box, told: Row, letters: float, theme: Theme) -> None:
    """Place, or a crown for the most letters, mark and name, letters in their room; on the road the income, else how
    many came.
    """
    if told.leads:
        draw_sign(canvas, "crown", row.left_part(CROWN), theme.accent, theme.panel)
    else:
        canvas.words(row.left_part(PLACE), f"{told.place}.", theme.faint, FIGURE)
    row = row.without_left(PLACE)
    draw_mark(canvas, told.seat, row.left_part(MARK).inset(2, 0), theme.line(told.seat))
    if told.income is not None:
        SIGNS.tell(canvas, row.right_part(COINS), "money", str(told.income), theme, side=SIGN, size=FIGURE)
        row = row.left_part(row.width - COINS - 6)
    SIGNS.tell(canvas, row.right_part(letters), "letter", str(told.letters), theme, side=SIGN, size=FIGURE)
    name = row.without_left(MARK + 12)
    name = name.left_part(name.width - letters - 6)
    if told.income is None and told.came:
        tag(canvas, name.right_part(TAG_WIDTH), told.came, theme)
        name = name.left_part(name.width - TAG_WIDTH - 6)
    canvas.words(name, told.name, theme.ink, FIGURE, style="bold")
