"""The open orders: what each wants, what it gives year by year, and who has fulfilled it in which year."""

from functools import lru_cache

from games.kernel.text import Text
from games.monasterium.view import OrderView
from renderers.canvas import FIGURE, READABLE, TEXT, Box, Canvas, Part
from renderers.monasterium.symbols import NEEDS, TASKS, cloister_colour, draw_sign
from renderers.sheet import INNER, in_grid
from renderers.stage import Looks, Stage
from renderers.symbols import draw_mark, draw_marks
from renderers.theme import Theme, mixed, theme_for

GAP = 10
WIDTH, HEIGHT = (INNER - GAP) // 2, 92
LABEL, YEAR = 66, 66
"""The columns: the order's label, and what it gives in each year; what it wants has the room between them."""
YEARS = 3
PROGRESS = 36
"""Below a label: how far the viewer is."""
LETTER = 36
"""The lower part of a place that is wanted: its cloister."""
POINTS = 38
TASK, MET = 48, 26
"""The symbol of a task; the mark on a place that is met."""
PRESENT, OTHER = 3, 1.5
"""How strong the edges of years are."""
KEPT = 64


def orders(shown: tuple[OrderView, ...], year: int, stage: Stage, theme: Theme, me: int | None = None) -> Part:
    """All orders, two beside each other; for `me` what is met already is marked."""
    return in_grid([order(one, year, _task(one, stage), me, stage.looks) for one in shown], 2, theme.ground, GAP)


def _task(shown: OrderView, stage: Stage) -> str:
    if shown.task is None:
        return ""
    return stage.say(Text(f"picture-monasterium-task-{shown.task}", count=shown.count))


@lru_cache(maxsize=KEPT)
def order(shown: OrderView, year: int, task: str, me: int | None, looks: Looks) -> Part:
    """One order; `task` is what it wants in words, if it names no places."""
    theme = theme_for(*looks)
    canvas = Canvas(WIDTH, HEIGHT, theme.ground)
    canvas.panel(canvas.box, theme.panel, 16)
    inside = canvas.box.inset(10, 8)
    label = inside.left_part(LABEL)
    if shown.task is not None and me is not None:
        canvas.words(label.bottom_part(PROGRESS), f"{shown.met[me][0]}/{shown.count}", theme.ink, TEXT, style="bold")
        label = label.top_part(PROGRESS + 2)
    canvas.words(label, shown.label, theme.faint, READABLE)
    years = inside.right_part(YEARS * YEAR)
    left = inside.without_left(LABEL).left_part(inside.width - LABEL - years.width - 8)
    if shown.task is None:
        _needs(canvas, left, shown, me, theme)
    else:
        draw_sign(canvas, TASKS[shown.task], left.left_part(TASK), theme.accent, theme.panel)
        canvas.words(left.without_left(TASK + 10), task, theme.ink, TEXT, rows=2)
    for number, box in enumerate(years.columns(YEARS, 4), 1):
        _year(canvas, box, shown, number, theme, present=number == year)
    return canvas.finished()


def _needs(canvas: Canvas, box: Box, shown: OrderView, me: int | None, theme: Theme) -> None:
    """Places in cloisters: their symbols on the cloisters' colours with the letters; the viewer's mark on those met."""
    for number, (cell, (place, name)) in enumerate(zip(box.columns(len(shown.needs), 6), shown.needs, strict=True)):
        colour = cloister_colour(name, theme)
        canvas.panel(cell, colour, 10)
        letter, sign = cell.bottom_part(LETTER), cell.top_part(cell.height - LETTER + 2).inset(4)
        canvas.words(letter, name, theme.card_ink, TEXT, style="bold", align="middle")
        draw_sign(canvas, NEEDS[place], sign, theme.card_ink, colour)
        if me is not None and shown.met[me][number]:
            draw_mark(canvas, me, letter.right_part(MET).inset(1), theme.card_ink)


def _year(canvas: Canvas, box: Box, shown: OrderView, year: int, theme: Theme, *, present: bool) -> None:
    """What an order gives in a year, and who fulfilled it then."""
    done = [seat for seat, when in enumerate(shown.done) if when == year]
    fill = mixed(theme.panel, theme.edge, 0.55) if present else theme.ground
    canvas.panel(box, fill, 8, theme.accent if present else theme.edge, PRESENT if present else OTHER)
    ink = theme.ink if present else theme.faint
    points = str(shown.points[year - 1])
    canvas.words(box.top_part(POINTS), points, ink, FIGURE, style="bold" if present else "plain", align="middle")
    if done:
        draw_marks(canvas, done, box.bottom_part(box.height - POINTS).inset(4, 1), theme)
