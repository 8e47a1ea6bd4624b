"""The church window: its places with bonuses and points by row and column; beside it, where the points came from."""

from games.kernel.text import Text
from games.monasterium.view import PaneView, SchoolView, View
from renderers.canvas import FIGURE, HEADING, READABLE, TEXT, Box, Canvas, Part
from renderers.monasterium.bonuses import draw_action
from renderers.monasterium.symbols import SIGNS, cloister_colour, draw_sign
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.theme import Theme

WALL = 620
"""The width of the window; the points by source stand beside it."""
BONUS, POINTS = 70, 74
"""The columns beside the places: what a full row gives at once on the left, its points on the right."""
TOP, PANE, BOTTOM = 46, 76, 46
"""The heights of the row of bonuses, of a row of places, and of the row of points."""
BONUS_GAP, POINTS_GAP = 10, 6
STAR = 34
COLUMN_POINTS = STAR + 42
"""What a star and two digits take, so that they stand in the middle below a column."""
SOURCE_POINTS = 54
NEXT, LATER = 3, 2
"""How strong the edges of free places are."""
BETWEEN = 6
SIDE = 14
LINE = 46


def window(school: SchoolView, view: View, stage: Stage, theme: Theme) -> Part:
    """The window, and the points so far by source."""
    rows = len(school.window)
    canvas = Canvas(INNER, TOP + rows * (PANE + BETWEEN) + BOTTOM + 2 * SIDE, theme.ground)
    wall, beside = canvas.box.left_part(WALL), canvas.box.without_left(WALL + GAP)
    for room in (wall, beside):
        canvas.panel(room, theme.panel, 20)
    inside = wall.inset(SIDE)
    middle = Box(inside.x + BONUS, inside.y, inside.width - BONUS - POINTS, inside.height)
    columns = middle.columns(len(view.column_bonus), BETWEEN)
    for room, bonus, points in zip(columns, view.column_bonus, view.column_points, strict=True):
        draw_action(canvas, room.top_part(TOP - 4).inset(4, 2), bonus, theme.accent, theme.panel, theme.ink)
        _points(canvas, room.bottom_part(BOTTOM - 4).inset((room.width - COLUMN_POINTS) / 2, 0), points, theme)
    for row, panes in enumerate(school.window):
        y = inside.y + TOP + row * (PANE + BETWEEN)
        line = Box(inside.x, y, inside.width, PANE)
        draw_action(
            canvas, line.left_part(BONUS - BONUS_GAP), view.row_bonus[row], theme.accent, theme.panel, theme.ink
        )
        _points(canvas, line.right_part(POINTS - POINTS_GAP), view.row_points[row], theme)
        _panes(canvas, [Box(room.x, y, room.width, PANE) for room in columns], panes, theme)
    _sources(canvas, beside.inset(18, 14), school, stage, theme)
    return canvas.finished()


def _points(canvas: Canvas, box: Box, points: int, theme: Theme) -> None:
    SIGNS.tell(canvas, box, "prestige", str(points), theme, side=STAR, size=FIGURE, gap=4)


def _panes(canvas: Canvas, boxes: list[Box], panes: tuple[PaneView, ...], theme: Theme) -> None:
    """A row of places: those filled in the colours of their cloisters; the next one has a strong edge."""
    filled = sum(bool(pane.cloister) for pane in panes)
    for place, (box, pane) in enumerate(zip(boxes, panes, strict=True)):
        if pane.cloister:
            colour = cloister_colour(pane.cloister, theme)
            canvas.panel(box, colour, 10)
            half = box.inset(8, 10).columns(2, 4)
            canvas.words(half[0], pane.cloister, theme.card_ink, 44, style="title", align="middle")
            draw_sign(canvas, "window", half[1], theme.card_ink, colour)
        else:
            following = place == filled
            canvas.panel(box, theme.ground, 10, theme.accent if following else theme.edge, NEXT if following else LATER)
            canvas.words(box, pane.label, theme.ink if following else theme.faint, READABLE, align="middle")


def _sources(canvas: Canvas, box: Box, school: SchoolView, stage: Stage, theme: Theme) -> None:
    """The points so far, by what they came from."""
    canvas.words(box.top_part(LINE), stage.say(Text("picture-monasterium-sources")), theme.ink, HEADING, style="title")
    for row, (source, points) in enumerate(school.sources, 1):
        line = Box(box.x, box.y + row * LINE + 8, box.width, LINE - 2)
        canvas.words(
            line.left_part(line.width - SOURCE_POINTS - 2), stage.say(Text(f"points-{source}")), theme.faint, TEXT
        )
        canvas.words(line.right_part(SOURCE_POINTS), str(points), theme.ink, FIGURE, style="bold", align="right")
