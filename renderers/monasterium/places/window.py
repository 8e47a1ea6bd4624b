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
from renderers.monasterium.symbols import CRESTS, SIGNS, cloister_colour, draw_crest
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
PANE, TALL = 52, 112
"""The height of a row of places: in short, and where one is chosen."""
BETWEEN, SIDE = 6, 10
STAR, CREST = 40, 52
COLUMN_POINTS = STAR + 48
"""The width of a laurel and two digits, which centres them below a column."""
SOURCE_POINTS = 60
TITLE, LINE = 46, 43
GLASS = 84
"""The height of the words on the pane to build in."""

Panes: TypeAlias = tuple[PaneView, ...]


class WindowBonuses(msgspec.Struct, frozen=True):
    """The gains of rows and columns: at once, and points when full."""

    row_bonus: tuple[Action, ...]
    column_bonus: tuple[Action, ...]
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]


def height(rows: int, pane: int) -> int:
    """How high the window is."""
    return TOP + rows * (pane + BETWEEN) + BOTTOM + 2 * SIDE


def window(school: SchoolView, view: View, stage: Stage, sight: Sight) -> FinishedPart:
    """The window: large if the question is about a place or bonus; else beside it the points so far by source."""
    given = WindowBonuses(view.row_bonus, view.column_bonus, view.row_points, view.column_points)
    names = tuple(stage.say(Text("picture-monasterium-row", number=row)) for row in range(1, len(school.window) + 1))
    large = height_of_pane(sight) == TALL
    wall = _wall(
        school.seat, school.window, given, names, INNER if large else WALL, sight.about("panes", "bonus", "glass")
    )
    if large:
        return wall
    told = tuple((stage.say(points_from(name)), points) for name, points in school.sources)
    beside = _sources(stage.say(SOURCES), told, (INNER - GAP - WALL, wall.height), sight.looks)
    return in_rows([[wall, beside]], INNER, sight.theme)


SOURCES = Text("picture-monasterium-sources")


def glass(view: View, stage: Stage, sight: Sight) -> FinishedPart:
    """The cloister of the pane to build in now, and how many more of its panes there are."""
    canvas, theme = panelled(INNER, GLASS, sight.theme, 18), sight.theme
    inside = canvas.box.inset(2 * SIDE, SIDE)
    draw_crest(canvas, sight.offer.glass, inside.left_part(BONUS), theme)
    left = next(here.windows for here in view.cloisters if here.name == sight.offer.glass)
    said = stage.say(Text("picture-monasterium-glass", cloister=sight.offer.glass, left=left))
    canvas.words(inside.without_left(BONUS + SIDE), said, theme.ink, HEADING, style="title")
    return canvas.finished()


def height_of_pane(sight: Sight) -> int:
    """How high a place is."""
    return TALL if sight.offer.panes or sight.offer.bonus else PANE


@kept
def _wall(
    seat: int, window: tuple[Panes, ...], given: WindowBonuses, names: tuple[str, ...], width: int, sight: Sight
) -> FinishedPart:
    """The places; around them the gains of rows and columns. Rows have `names` where one may be chosen."""
    pane = height_of_pane(sight)
    canvas = Canvas(width, height(len(window), pane), sight.theme)
    canvas.panel(canvas.box, sight.theme.panel, 20)
    inside = canvas.box.inset(SIDE)
    middle = Box(inside.x + BONUS, inside.y, inside.width - BONUS - POINTS, inside.height)
    columns = middle.columns(len(given.column_bonus), BETWEEN)
    _columns(canvas, columns, given, sight)
    for row, panes in enumerate(window):
        line = Box(inside.x, inside.y + TOP + row * (pane + BETWEEN), inside.width, pane)
        bonus = line.left_part(BONUS - BETWEEN).inset(0, (pane - PANE) / 2)
        _bonus(canvas, bonus, given.row_bonus[row], ("row", row + 1), sight)
        _points(canvas, line.right_part(POINTS - 4), given.row_points[row], sight.theme)
        for column, (room, here) in enumerate(zip(columns, panes, strict=True)):
            box = Box(room.x, line.y, room.width, pane)
            offered = (row + 1, column + 1) in sight.offer.panes
            _pane(canvas, box, here, sight.theme)
            if offered:
                _open(canvas, box.inset(12, 8), names[row], sight)
            sight.mark(canvas, box, offered=offered, changed=(seat, row, column) in sight.changes.panes)
    return canvas.finished()


def _columns(canvas: Canvas, columns: Sequence[Box], given: WindowBonuses, sight: Sight) -> None:
    """The gains of columns: at once above, their points below."""
    for number, (room, bonus) in enumerate(zip(columns, given.column_bonus, strict=True), 1):
        _bonus(canvas, room.top_part(TOP - BETWEEN), bonus, ("column", number), sight)
    for room, points in zip(columns, given.column_points, strict=True):
        _points(canvas, room.bottom_part(BOTTOM).inset((room.width - COLUMN_POINTS) / 2, 0), points, sight.theme)


def _bonus(canvas: Canvas, box: Box, bonus: Action, line: tuple[str, int], sight: Sight) -> None:
    """The immediate bonus of a row or column."""
    offered = line in sight.offer.bonus
    quiet, theme = sight.tone(asked=sight.offer.bonus, offered=offered), sight.theme
    draw_action(canvas, box.inset(4, 2), bonus, quiet(theme.accent), theme.panel, theme.ink)
    sight.mark(canvas, box, offered=offered)


def _points(canvas: Canvas, box: Box, points: int, theme: Theme) -> None:
    SIGNS.tell(canvas, box, "prestige", str(points), theme, side=STAR, size=FIGURE, gap=4)


def _pane(canvas: Canvas, box: Box, pane: PaneView, theme: Theme) -> None:
    """A place: the arch of a window; a pane in the colour of its cloister, with the crest."""
    fill = cloister_colour(pane.cloister, theme) if pane.cloister else theme.ground
    if not pane.cloister:
        _arch(canvas, box.inset(-2, -2), theme.edge)
    _arch(canvas, box, fill)
    if pane.cloister:
        stamped(canvas, box.inset(0, 4), CRESTS[pane.cloister], fill, theme.card_ink)


def _open(canvas: Canvas, box: Box, label: str, sight: Sight) -> None:
    """A place open to the pane: the pane's cloister, and the row."""
    shield, name = box.top_part(CREST).inset((box.width - CREST * 2) / 2, 0).columns(2, 6)
    draw_crest(canvas, sight.offer.glass, shield, sight.theme)
    canvas.words(name, sight.offer.glass, sight.theme.ink, HEADING, style="title", align="middle")
    canvas.words(box.bottom_part(box.height - CREST), label, sight.theme.ink, TEXT, style="bold", align="middle")


def _arch(canvas: Canvas, box: Box, fill: Colour) -> None:
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
