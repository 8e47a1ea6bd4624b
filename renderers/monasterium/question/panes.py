"""The own church window with its bonuses in words; the cloisters a pane may come from."""

from collections.abc import Sequence

import msgspec

from games.kernel.engine.text import Text
from games.monasterium.action import Action
from games.monasterium.view import PaneView, SchoolView, View
from renderers.monasterium.places.bonuses import draw_action
from renderers.monasterium.places.window import draw_arch
from renderers.monasterium.question.deeds import short
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import CRESTS, cloister_colour, draw_crest
from renderers.parts.ornament import stamped
from renderers.surface.canvas import HEADING, READABLE, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER, in_rows
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

SIDE, BETWEEN = 8, 6
BONUS, POINTS = 180, 112
"""The widths of the bonuses on the left and of the points on the right."""
TOP, PANE, BOTTOM = 88, 92, 52
"""The heights of the bonuses above, of a place, and of the points below."""
CREST = 48
MOST_COLUMNS = 4
"""Beside so many columns bonuses have room for their words."""
SOURCE = 110
"""The height of a cloister a pane may come from."""


class WindowWords(msgspec.Struct, frozen=True):
    """The bonuses and points of rows and columns, and the rows' names, as they are said; a title for bonuses, and one
    for points.
    """

    row_bonus: tuple[tuple[Action, str], ...]
    column_bonus: tuple[tuple[Action, str], ...]
    row_points: tuple[str, ...]
    column_points: tuple[str, ...]
    rows: tuple[str, ...]
    bonus: str
    full: str


def window(view: View, school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart:
    """The window; lit are the places or bonuses to choose from."""

    def points(amounts: Sequence[int]) -> tuple[str, ...]:
        return tuple(stage.say(Text("action-pp", count=amount)) for amount in amounts)

    said = WindowWords(
        row_bonus=tuple((bonus, stage.say(short(bonus))) for bonus in view.row_bonus),
        column_bonus=tuple((bonus, stage.say(short(bonus))) for bonus in view.column_bonus),
        row_points=points(view.row_points),
        column_points=points(view.column_points),
        rows=tuple(stage.say(Text("picture-monasterium-row", number=row)) for row in range(1, len(school.window) + 1)),
        bonus=stage.say(Text("picture-monasterium-bonus")),
        full=stage.say(Text("picture-monasterium-full")),
    )
    return _window(school.window, said, seen.about("panes", "bonus", "glass"))


@kept
def _window(rows: tuple[tuple[PaneView, ...], ...], said: WindowWords, seen: Sight) -> FinishedPart:
    theme = seen.theme
    canvas = panelled(INNER, TOP + len(rows) * (PANE + BETWEEN) + BOTTOM + 2 * SIDE, theme, 18)
    inside = canvas.box.inset(SIDE)
    middle = inside.without_left(BONUS).left_part(inside.width - BONUS - POINTS)
    columns = middle.columns(len(said.column_bonus), BETWEEN)
    corner, foot = inside.top_part(TOP), inside.bottom_part(BOTTOM)
    canvas.words(corner.left_part(BONUS - BETWEEN), said.bonus, theme.faint, TEXT, align="middle")
    canvas.words(corner.right_part(POINTS - 4), said.full, theme.faint, TEXT, align="middle", rows=2)
    canvas.words(foot.left_part(BONUS - BETWEEN), said.full, theme.faint, TEXT, align="middle")
    for number, (room, bonus, points) in enumerate(zip(columns, said.column_bonus, said.column_points, strict=True), 1):
        _bonus(canvas, room.top_part(TOP - BETWEEN), bonus, ("column", number), len(columns), seen)
        canvas.words(room.bottom_part(BOTTOM), points, theme.ink, TEXT, align="middle")
    for row, panes in enumerate(rows):
        line = Box(inside.x, inside.y + TOP + row * (PANE + BETWEEN), inside.width, PANE)
        _bonus(canvas, line.left_part(BONUS - BETWEEN), said.row_bonus[row], ("row", row + 1), 1, seen)
        canvas.words(line.right_part(POINTS - 4), said.row_points[row], theme.ink, TEXT, align="middle", rows=2)
        for column, (room, pane) in enumerate(zip(columns, panes, strict=True), 1):
            box = Box(room.x, line.y, room.width, PANE)
            offered = (row + 1, column) in seen.offer.panes
            _pane(canvas, box, seen.offer.glass if offered else pane.cloister, said.rows[row] if offered else "", theme)
            seen.mark(canvas, box, offered=offered)
    return canvas.finished()


def _bonus(
    canvas: Canvas, box: Box, bonus: tuple[Action, str], line: tuple[str, int], beside: int, seen: Sight
) -> None:
    """The bonus of a row or column; where many stand beside each other, its sign."""
    theme, offered = seen.theme, line in seen.offer.bonus
    ink = theme.faint if seen.offer.bonus and not offered else theme.ink
    if beside > MOST_COLUMNS:
        draw_action(canvas, box.inset(4, 8), bonus[0], theme.accent, theme.panel, ink)
    else:
        canvas.words(box, bonus[1], ink, READABLE if offered else TEXT, align="middle", rows=2)
    seen.mark(canvas, box.inset(-3), offered=offered)


def _pane(canvas: Canvas, box: Box, cloister: str, row: str, theme: Theme) -> None:
    """A place: empty, with the pane of a cloister, or (with the row's name) open to that pane."""
    built = cloister and not row
    if not built:
        draw_arch(canvas, box.inset(-2, -2), theme.edge)
    draw_arch(canvas, box, cloister_colour(cloister, theme) if built else theme.ground)
    if built:
        crest, letter = box.inset(18, 10).columns(2, 4)
        stamped(canvas, crest.square("middle"), CRESTS[cloister], cloister_colour(cloister, theme), theme.card_ink)
        canvas.words(letter, cloister, theme.card_ink, HEADING, style="title", align="middle")
    elif cloister:
        inside = box.inset(12, 6)
        crest, letter = inside.top_part(CREST - 6).inset((inside.width - 2 * CREST) / 2, 0).columns(2, 4)
        draw_crest(canvas, cloister, crest, theme)
        canvas.words(letter, cloister, theme.ink, HEADING, style="title", align="middle")
        canvas.words(inside.bottom_part(inside.height - CREST + 6), row, theme.ink, TEXT, align="middle")


def sources(view: View, stage: Stage, seen: Sight) -> FinishedPart:
    """All cloisters, and how many panes each has left."""
    width = (INNER - GAP * (len(view.cloisters) - 1)) // len(view.cloisters)
    drawn = [
        _source(
            here.name,
            stage.say(Text("picture-monasterium-left", left=here.windows)),
            width,
            here.name in seen.offer.cloisters,
            seen.looks,
        )
        for here in view.cloisters
    ]
    return in_rows([drawn], INNER, seen.theme)


@kept
def _source(name: str, left: str, width: int, offered: bool, looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    seen = Sight(looks)
    canvas = panelled(width, SOURCE, theme, RADIUS)
    upper, below = canvas.box.inset(10, 8).top_part(CREST), canvas.box.inset(10, 8).bottom_part(SOURCE - CREST - 16)
    crest, letter = upper.inset((upper.width - 2 * CREST) / 2, 0).columns(2, 4)
    draw_crest(canvas, name, crest, theme, seen.tone(asked=True, offered=offered))
    canvas.words(letter, name, theme.ink if offered else theme.faint, HEADING, style="title", align="middle")
    canvas.words(below, left, theme.ink if offered else theme.faint, TEXT, align="middle")
    seen.mark(canvas, canvas.box, offered=offered)
    return canvas.finished()
