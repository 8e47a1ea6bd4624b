"""The ranking by letters of indulgence; on the road with the present income of each player's place."""

import msgspec

from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.abbeys.tile import TAG_WIDTH, leaders, tag
from renderers.domus_domini.changes import gained
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import SIGNS, draw_sign
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import FIGURE, HEADING, TEXT, Box, Canvas, FinishedPart, width_of
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

SIDE, TOP, TITLE, ROW = 16, 8, 50, 54
COLUMNS, APART = 2, 28
PLACE, CROWN, MARK = 46, 40, 42
"""The room of the place, and of a crown instead of it; the mark."""
COINS, SIGN, BESIDE = 92, 44, 12
"""The room of the income; the symbols of income and letters; the room letters take besides symbol and figures."""


class RankingRow(msgspec.Struct, frozen=True):
    """The row of a player: place, seat, name, letters and how many are new, whether nobody has more; the income of
    the place on the road (None: nobody is there).
    """

    place: int
    seat: int
    name: str
    letters: int
    came: int
    leads: bool
    income: int | None


def ranking(view: View, stage: Stage) -> FinishedPart:
    """Everybody, most letters first."""
    income = {figure.seat: figure.income for figure in view.figures} if view.on_road else {}
    first = leaders(view)
    rows = [
        RankingRow(
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
    high = -(-len(rows) // COLUMNS)
    whole = Collage(panel(INNER, TITLE + high * ROW + 2 * TOP, 20, stage.looks))
    ground, inside = whole.theme.panel, whole.box.inset(SIDE, TOP)
    whole.lay(inside.top_part(TITLE), ground, _title, view.on_road, sight(stage))
    columns = inside.columns(COLUMNS, APART)
    letters = SIGN + BESIDE + max(width_of(str(row.letters), "bold", FIGURE) for row in rows)
    for number, told in enumerate(rows):
        column, row = columns[number % COLUMNS], number // COLUMNS
        whole.lay(Box(column.x, inside.y + TITLE + row * ROW, column.width, ROW), ground, _row, told, letters)
    return whole.finished()


def _title(canvas: Canvas, box: Box, income: bool, stage: Stage, theme: Theme) -> None:  # a section
    """The title, which says whether there is income."""
    title = stage.say(Text("picture-domus-ranking"))
    taken = canvas.words(box, title, theme.ink, HEADING, style="title")
    if income:
        said = stage.say(Text("picture-domus-income"))
        canvas.words(box.without_left(taken + 24), said, theme.faint, TEXT, align="right")


def _row(canvas: Canvas, row: Box, told: RankingRow, letters: float, theme: Theme) -> None:
    """Place, or a crown for most letters, mark, name, letters; on the road the income, else the new letters."""
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
