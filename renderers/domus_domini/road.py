"""The road to Cluny: the fields 0 to 40 and Cluny, the figures on them, and whom their place pays in which order."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from games.domus_domini.board import CLUNY, LAST_FIELD
from games.domus_domini.view import View
from games.kernel.text import Text
from renderers.canvas import FIGURE, HEADING, READABLE, Box, Canvas, Part
from renderers.domus_domini.symbols import SIGNS, draw_sign
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, mixed

TITLE, ROW, STRIP = 50, 104, 58
# The 42 fields fill three rows: more of them in a row would leave no room for two marks beside each other.
COLUMNS, ROWS = 14, 3
PITCH, GAP = 70, 5
SIDE = 14
NUMBER = 34
"""The room of a field's number above its figures."""
LARGEST = 48
"""How large a figure gets that stands alone."""
PROTECTED, USUAL = 3, 1.5
"""How strong the edges of fields are."""
INCOME, MARK, COIN = 190, 34, 34
"""The words before the figures in the order of income; each with its mark and a coin before the number."""
SEATS = 6


def road(view: View, stage: Stage, theme: Theme) -> Part:
    """The road, with the figures where they stand; before they set out, where they would get now."""
    canvas = Canvas(INNER, TITLE + ROWS * (ROW + GAP) + 2 * SIDE + STRIP * view.on_road, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(SIDE)
    _title(canvas, inside.top_part(TITLE - 6), view, stage, theme)
    standing = _standing(view)
    for field, box in _fields(Box(inside.x, inside.y + TITLE, inside.width, ROWS * (ROW + GAP))):
        _field(canvas, box, field, stage, theme, start=field == 0)
        _figures(canvas, box.inset(3, 2).bottom_part(ROW - NUMBER - 6), standing.get(field, ()), theme)
    if view.on_road:
        _income(canvas, inside.bottom_part(STRIP - 6), view, stage, theme)
    return canvas.finished()


def _title(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    taken = canvas.words(box, stage.say(Text("picture-domus-road")), theme.ink, HEADING, style="title")
    if not view.on_road and not view.over:
        label = Text("picture-domus-secret" if view.secret else "picture-domus-forecast")
        canvas.words(box.without_left(taken + 24), stage.say(label), theme.faint, READABLE, align="right")


def _standing(view: View) -> Mapping[int, Sequence[int]]:
    """The seats on each field, in the order of income."""
    places: dict[int, list[int]] = defaultdict(list)
    if view.on_road:
        for figure in view.figures:
            places[figure.position].append(figure.seat)
    elif not view.over:
        for abbey in view.abbeys:
            places[abbey.food.field].append(abbey.seat)
    return places


def _fields(box: Box) -> Iterator[tuple[int, Box]]:
    """Every field with its place, row by row; Cluny takes what is left of the last one."""
    for field in range(CLUNY + 1):
        x, y = box.x + field % COLUMNS * (PITCH + GAP / 3), box.y + field // COLUMNS * (ROW + GAP)
        width = box.right - x if field == CLUNY else PITCH - GAP / 2
        yield field, Box(x, y, width, ROW)


def _field(canvas: Canvas, box: Box, field: int, stage: Stage, theme: Theme, *, start: bool) -> None:
    """A field with its number; every tenth is darker, so that they are quickly counted; the protected have an edge."""
    protected = start or field >= LAST_FIELD
    fill = mixed(theme.panel, theme.edge, 0.55) if field % 10 == 0 or field == CLUNY else theme.ground
    canvas.panel(box, fill, 8, theme.accent if protected else theme.edge, PROTECTED if protected else USUAL)
    head = box.top_part(NUMBER + 2)
    if field == CLUNY:
        draw_sign(canvas, "cluny", head.inset(2, 4), theme.accent, fill)
        return
    canvas.words(head, str(field), theme.ink if field % 10 == 0 else theme.faint, READABLE, align="middle")


def _figures(canvas: Canvas, box: Box, seats: Sequence[int], theme: Theme) -> None:
    """The figures on a field: as large as they have room beside each other."""
    if not seats:
        return
    columns = 1 if len(seats) == 1 else 2 if len(seats) <= 4 else 3
    rows = -(-len(seats) // columns)
    width, height = box.width / columns, box.height / rows
    side = min(width, height, LARGEST) - 3
    for place, seat in enumerate(seats):
        x = box.x + place % columns * width + (width - side) / 2
        y = box.y + place // columns * height + (height - side) / 2
        draw_mark(canvas, seat, Box(x, y, side, side), theme.line(seat))


def _income(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """The figures in the order of income, each with the Denare it would get."""
    taken = canvas.words(box.left_part(INCOME), stage.say(Text("picture-domus-income")), theme.faint, READABLE)
    cells = box.without_left(taken + 24).columns(SEATS, 8)
    for cell, figure in zip(cells, view.figures, strict=False):
        draw_mark(canvas, figure.seat, cell.left_part(MARK), theme.line(figure.seat))
        SIGNS.tell(canvas, cell.without_left(MARK + 12), "money", str(figure.income), theme, side=COIN, size=FIGURE)
