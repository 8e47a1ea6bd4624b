"""The church window: its places with bonuses and points by row and column; beside it, the sources of points."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from games.kernel.engine.text import Text
from games.monasterium.action import Action
from games.monasterium.view import PaneView, SchoolView, View
from games.monasterium.words import points_from
from renderers.monasterium.places.bonuses import draw_action
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import CRESTS, SIGNS, cloister_colour
from renderers.parts.ornament import stamped
from renderers.surface.canvas import FIGURE, HEADING, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER, in_rows
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Colour, Theme, theme_for

WALL = 590
"""The width of the window; the points by source stand beside it."""
BONUS, POINTS = 76, 92
"""The columns beside the places: a full row's immediate bonus on the left, its points on the right."""
TOP, BOTTOM = 48, 46
"""The heights of the row of bonuses and of the row of points."""
PANE = 52
"""The height of a row of places."""
BETWEEN, SIDE = 6, 10
STAR = 40
COLUMN_POINTS = STAR + 48
"""The width of a laurel and two digits, which centres them below a column."""
SOURCE_POINTS = 60
TITLE, LINE = 46, 43

Panes: TypeAlias = tuple[PaneView, ...]


class WindowBonuses(msgspec.Struct, frozen=True):
    """The gains of rows and columns: at once, and points when full."""

    row_bonus: tuple[Action, ...]
    column_bonus: tuple[Action, ...]
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]


def height(rows: int) -> int:
    """How high the window is."""
    return TOP + rows * (PANE + BETWEEN) + BOTTOM + 2 * SIDE


def window(school: SchoolView, view: View, stage: Stage, sight: Sight) -> FinishedPart:
    """The window; beside it the points so far by source."""
    given = WindowBonuses(view.row_bonus, view.column_bonus, view.row_points, view.column_points)
    wall = _wall(school.seat, school.window, given, sight.about("panes"))
    told = tuple((stage.say(points_from(name)), points) for name, points in school.sources)
    beside = _sources(stage.say(SOURCES), told, (INNER - GAP - WALL, wall.height), sight.looks)
    return in_rows([[wall, beside]], INNER, sight.theme)


SOURCES = Text("picture-monasterium-sources")


@kept
def _wall(seat: int, window: tuple[Panes, ...], given: WindowBonuses, sight: Sight) -> FinishedPart:
    """The places; around them the gains of rows and columns."""
    theme = sight.theme
    canvas = panelled(WALL, height(len(window)), theme, 20)
    inside = canvas.box.inset(SIDE)
    middle = Box(inside.x + BONUS, inside.y, inside.width - BONUS - POINTS, inside.height)
    columns = middle.columns(len(given.column_bonus), BETWEEN)
    _columns(canvas, columns, given, theme)
    for row, panes in enumerate(window):
        line = Box(inside.x, inside.y + TOP + row * (PANE + BETWEEN), inside.width, PANE)
        _bonus(canvas, line.left_part(BONUS - BETWEEN), given.row_bonus[row], theme)
        _points(canvas, line.right_part(POINTS - 4), given.row_points[row], theme)
        for column, (room, here) in enumerate(zip(columns, panes, strict=True)):
            box = Box(room.x, line.y, room.width, PANE)
            _pane(canvas, box, here, theme)
            sight.mark(canvas, box, changed=(seat, row, column) in sight.changes.panes)
    return canvas.finished()


def _columns(canvas: Canvas, columns: Sequence[Box], given: WindowBonuses, theme: Theme) -> None:
    """The gains of columns: at once above, their points below."""
    for room, bonus in zip(columns, given.column_bonus, strict=True):
        _bonus(canvas, room.top_part(TOP - BETWEEN), bonus, theme)
    for room, points in zip(columns, given.column_points, strict=True):
        _points(canvas, room.bottom_part(BOTTOM).inset((room.width - COLUMN_POINTS) / 2, 0), points, theme)


def _bonus(canvas: Canvas, box: Box, bonus: Action, theme: Theme) -> None:
    """The immediate bonus of a row or column."""
    draw_action(canvas, box.inset(4, 2), bonus, theme.accent, theme.panel, theme.ink)


def _points(canvas: Canvas, box: Box, points: int, theme: Theme) -> None:
    SIGNS.tell(canvas, box, "prestige", str(points), theme, side=STAR, size=FIGURE, gap=4)


def _pane(canvas: Canvas, box: Box, pane: PaneView, theme: Theme) -> None:
    """A place: the arch of a window; a pane in the colour of its cloister, with the crest."""
    fill = cloister_colour(pane.cloister, theme) if pane.cloister else theme.ground
    if not pane.cloister:
        draw_arch(canvas, box.inset(-2, -2), theme.edge)
    draw_arch(canvas, box, fill)
    if pane.cloister:
        stamped(canvas, box.inset(0, 4), CRESTS[pane.cloister], fill, theme.card_ink)


def draw_arch(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A round arch over straight walls."""
    canvas.panel(box, fill, min(box.width / 2, box.height * 0.6) * 0.6)
    canvas.panel(box.bottom_part(box.height / 2), fill)


@kept
def _sources(title: str, told: tuple[tuple[str, int], ...], size: tuple[int, int], looks: Looks) -> FinishedPart:
    """The points so far, by source."""
    theme = theme_for(*looks)
    canvas = panelled(*size, theme, 20)
    box = canvas.box.inset(16, 6)
    canvas.words(box.top_part(TITLE), title, theme.ink, HEADING, style="title")
    for row, (source, points) in enumerate(told):
        line = Box(box.x, box.y + TITLE + row * LINE, box.width, LINE)
        canvas.words(line.left_part(line.width - SOURCE_POINTS - 2), source, theme.faint, TEXT)
        canvas.words(line.right_part(SOURCE_POINTS), str(points), theme.ink, FIGURE, style="bold", align="right")
    return canvas.finished()
