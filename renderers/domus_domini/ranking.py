"""Who leads: everybody in the order of their letters of indulgence; on the road with what their place pays now."""

from games.domus_domini.view import AbbeyView, View
from games.kernel.text import Text
from renderers.canvas import FIGURE, HEADING, TEXT, Box, Canvas, Part
from renderers.domus_domini.changes import gained
from renderers.domus_domini.symbols import SIGNS, draw_sign
from renderers.domus_domini.tile import TAG_WIDTH, leaders, tag
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme

SIDE, TOP, TITLE, ROW = 16, 8, 50, 54
COLUMNS, APART = 2, 28
MARK, CROWN = 42, 44
LETTERS, COINS, SIGN = 118, 92, 44
"""The room of the letters and of the income, each with its symbol."""


def ranking(view: View, stage: Stage, theme: Theme) -> Part:
    """Everybody, whoever has most letters first."""
    order = sorted(view.abbeys, key=lambda abbey: -abbey.letters)
    rows = -(-len(order) // COLUMNS)
    canvas = Canvas(INNER, TITLE + rows * ROW + 2 * TOP, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE, TOP)
    title = stage.say(Text("picture-domus-ranking"))
    taken = canvas.words(inside.top_part(TITLE), title, theme.ink, HEADING, style="title")
    if view.on_road:
        note = inside.top_part(TITLE).without_left(taken + 24)
        canvas.words(note, stage.say(Text("picture-domus-income")), theme.faint, TEXT, align="right")
    for place, abbey in enumerate(order):
        column = inside.columns(COLUMNS, APART)[place // rows]
        row = Box(column.x, inside.y + TITLE + place % rows * ROW, column.width, ROW)
        _row(canvas, row, abbey, view, stage, theme)
    return canvas.finished()


def _row(canvas: Canvas, row: Box, abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> None:
    """Mark and name, a crown for the most letters, the letters; on the road the income, else how many came."""
    draw_mark(canvas, abbey.seat, row.left_part(MARK).inset(2, 0), theme.line(abbey.seat))
    if view.on_road:
        income = next(figure.income for figure in view.figures if figure.seat == abbey.seat)
        SIGNS.tell(canvas, row.right_part(COINS), "money", str(income), theme, side=SIGN, size=FIGURE)
        row = row.left_part(row.width - COINS - 6)
    SIGNS.tell(canvas, row.right_part(LETTERS), "letter", str(abbey.letters), theme, side=SIGN, size=FIGURE)
    name = row.without_left(MARK + 12)
    name = name.left_part(name.width - LETTERS - 6)
    if abbey.seat in leaders(view):
        draw_sign(canvas, "crown", name.right_part(CROWN), theme.accent, theme.panel)
        name = name.left_part(name.width - CROWN - 6)
    if not view.on_road and (came := gained(abbey, stage)):
        tag(canvas, name.right_part(TAG_WIDTH), came, theme)
        name = name.left_part(name.width - TAG_WIDTH - 6)
    canvas.words(name, stage.name(abbey.seat), theme.ink, FIGURE, style="bold")
