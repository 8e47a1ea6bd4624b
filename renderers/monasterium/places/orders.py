"""The open orders: their demands, their points year by year, and who has met or fulfilled what."""

from collections.abc import Sequence

from games.kernel.engine.text import Text
from games.monasterium.view import OrderView, View
from renderers.monasterium.places.reach import novices_there
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import NEEDS, TASKS, cloister_colour, draw_letter, draw_sign
from renderers.parts.ornament import folded
from renderers.parts.symbols import draw_marks
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER, in_grid
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, mixed, theme_for

GAP = 12
WIDTH, HEIGHT = (INNER - GAP) // 2, 97
SIDE = 9
YEAR, YEARS, ALWAYS = 55, 3, 96
"""The width of a year, and of points that are always the same; the demand takes the rest."""
WANTED, SIGN = 50, 46
"""The height of the demand, above those who have met it; the size of its symbols."""
COUNT = 40
POINTS = 45
RADIUS = 10


def height(count: int) -> int:
    """How high so many orders are."""
    return -(-count // 2) * (HEIGHT + GAP) - GAP


def orders(view: View, stage: Stage, sight: Sight, me: int | None = None) -> FinishedPart:
    """All orders, two beside each other; with the progress of `me`."""
    year, new = 0 if view.over else view.year, {name for name, _ in sight.changes.orders}
    tiles = [
        order(one, year, _task(one, stage), _far(one, view, me), sight.looks, one.name in new) for one in view.orders
    ]
    return in_grid(tiles, 2, sight.theme, GAP)


def _task(shown: OrderView, stage: Stage) -> str:
    """What an order asks for: ``picture-monasterium-task-*``."""
    return stage.say(Text(f"picture-monasterium-task-{shown.task}", count=shown.count)) if shown.task else ""


def _far(shown: OrderView, view: View, me: int | None) -> str:
    """The number it asks for; for `me` the progress. An order with the same demand on each cloister counts those."""
    each = shown.task == "everywhere"
    most = len(view.cloisters) if each else shown.count
    if me is None or shown.task is None:
        return str(most)
    far = sum(novices_there(here)[me] >= shown.count for here in view.cloisters) if each else shown.met[me][0]
    return f"{far}/{most}"


@kept
def order(shown: OrderView, year: int, task: str, far: str, looks: Looks, changed: bool) -> FinishedPart:
    """One order; if it names no places, `task` is the thing to count, in a word, and `far` the number."""
    theme = theme_for(*looks)
    canvas = panelled(WIDTH, HEIGHT, theme, 16)
    inside = canvas.box.inset(SIDE)
    years = inside.right_part(ALWAYS if _constant(shown) else YEARS * YEAR)
    left = inside.left_part(inside.width - years.width - SIDE)
    if shown.task is None:
        _needs(canvas, left, shown, theme)
    else:
        _count(canvas, left, shown, task, far, theme)
    _years(canvas, years, shown, year, theme)
    if changed:
        folded(canvas, canvas.box, theme)
    return canvas.finished()


def _needs(canvas: Canvas, box: Box, shown: OrderView, theme: Theme) -> None:
    """Places in cloisters: the letter and the place's symbol; below, the seats that have a novice there."""
    high = WANTED if any(any(needs) for needs in shown.met) else box.height
    for number, (cell, (place, name)) in enumerate(zip(box.columns(len(shown.needs), 6), shown.needs, strict=True)):
        colour = cloister_colour(name, theme)
        canvas.panel(cell, theme.ground, RADIUS)
        met = [seat for seat, needs in enumerate(shown.met) if needs[number]]
        canvas.panel(cell.top_part(WANTED) if met else cell, mixed(theme.panel, colour, 0.3), RADIUS)
        shield, sign = cell.top_part(high).inset(4, 3).columns(2, 2)
        draw_letter(canvas, name, shield, theme)
        draw_sign(canvas, NEEDS[place], sign, theme.ink, mixed(theme.panel, colour, 0.3))
        draw_marks(canvas, met, cell.bottom_part(cell.height - WANTED).inset(2, 1), theme)


def _count(canvas: Canvas, box: Box, shown: OrderView, task: str, far: str, theme: Theme) -> None:
    """A number, or the progress to it."""
    upper, lower = box.top_part(box.height / 2), box.bottom_part(box.height / 2 + 2)
    width = COUNT if far.isdigit() else 2 * COUNT
    canvas.words(upper.left_part(width), far, theme.ink, HEADING, style="bold")
    draw_sign(
        canvas, TASKS[shown.task or "walks"], upper.without_left(width).left_part(SIGN), theme.accent, theme.panel
    )
    canvas.words(lower, task, theme.ink, TEXT)


def _constant(shown: OrderView) -> bool:
    """Whether it gives the same in each year."""
    return len({*shown.points}) == 1


def _years(canvas: Canvas, box: Box, shown: OrderView, year: int, theme: Theme) -> None:
    """The points year by year; in one column if they are always the same."""
    upper = POINTS if any(shown.done) else box.height
    if _constant(shown):
        done = [seat for seat, when in enumerate(shown.done) if when]
        _points(canvas, box, upper, shown.points[0], done, theme, present=year > 0)
        return
    for number, (room, points) in enumerate(zip(box.columns(YEARS, 5), shown.points, strict=True), 1):
        done = [seat for seat, when in enumerate(shown.done) if when == number]
        _points(canvas, room, upper, points, done, theme, present=number == year)


def _points(
    canvas: Canvas, box: Box, high: float, points: int, done: Sequence[int], theme: Theme, *, present: bool
) -> None:
    """The points of an order in a year (bright: the present one), so high; below, who fulfilled it then."""
    upper, ink = box.top_part(high), theme.ground if present else theme.faint
    canvas.panel(box, theme.ground, RADIUS)
    canvas.panel(upper, theme.accent if present else mixed(theme.ground, theme.panel, 0.5), RADIUS)
    canvas.words(upper, str(points), ink, HEADING, style="bold" if present else "plain", align="middle")
    draw_marks(canvas, done, box.bottom_part(box.height - POINTS).inset(2, 1), theme)
