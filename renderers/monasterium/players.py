"""The players in short: who, points, whether awaited; goods; novices, windows, flipped tiles, dice, reroll tile."""

from games.monasterium.view import SchoolView, View
from renderers.awaited import framed, sign_of
from renderers.canvas import HEADING, Box, Canvas, Part
from renderers.monasterium.path import die
from renderers.monasterium.symbols import SIGNS, draw_sign
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme

NAME_ROW, LINE, LINES = 48, 50, 2
SIGN, TURN_SIGN = 42, 34
"""The size of a symbol with its number; of the symbols of a turn beside a name."""
SMALL_SIGN = 36
"""The size of a symbol in the row of six."""
MARK = 36
POINTS = 108
"""The room of the points with their symbol."""
REROLL = 46
TILE = (INNER - GAP) // 2, NAME_ROW + LINES * LINE + 30


def player(school: SchoolView, view: View, stage: Stage, theme: Theme) -> Part:
    """One player."""
    canvas = Canvas(*TILE, theme.ground)
    framed(canvas, school.seat, stage, theme)
    inside = canvas.box.inset(16, 11)
    name_row(canvas, inside.top_part(NAME_ROW), school, view, stage, theme)
    lines = [Box(inside.x, inside.y + NAME_ROW + 6 + LINE * row, inside.width, LINE - 2) for row in range(LINES)]
    for cell, (good, amount) in zip(lines[0].columns(len(school.goods), 4), school.goods, strict=True):
        SIGNS.tell(canvas, cell, good, str(amount), theme, side=SIGN, size=HEADING, gap=6)
    _state(canvas, lines[1], school, theme)
    return canvas.finished()


def name_row(canvas: Canvas, box: Box, school: SchoolView, view: View, stage: Stage, theme: Theme) -> None:
    """Mark and name, whether awaited, the start player's column, the points."""
    draw_mark(canvas, school.seat, box.left_part(MARK).inset(1, 0), theme.line(school.seat))
    points = box.right_part(POINTS)
    SIGNS.tell(canvas, points, "prestige", str(school.points), theme, side=SIGN, size=40, gap=6)
    start = ["start"] if view.start_player == school.seat and not view.over else []
    signs = [*start, *sign_of(school.seat, view.turn, stage)]
    for place, sign in enumerate(signs):
        spot = Box(points.x - SIGN * (place + 1), box.y, TURN_SIGN, box.height)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    name = box.without_left(MARK + 12)
    name = name.left_part(name.width - POINTS - 8 - SIGN * len(signs))
    canvas.words(name, stage.name(school.seat), theme.ink, 38, style="bold")


def _state(canvas: Canvas, row: Box, school: SchoolView, theme: Theme) -> None:
    """Novices left, windows built in, tiles flipped; personal dice, dice in hand, whether the reroll tile is fresh."""
    cells = row.columns(6, 4)
    amounts = (("novice", novices(school)), ("window", windows(school)), ("flip_tile", flipped(school)))
    for cell, (sign, amount) in zip(cells, amounts, strict=False):
        SIGNS.tell(canvas, cell, sign, str(amount), theme, side=SMALL_SIGN, size=HEADING, gap=6)
    die(canvas, school.seat, cells[3].left_part(SMALL_SIGN), theme)
    canvas.words(cells[3].without_left(SMALL_SIGN + 6), str(school.dice), theme.ink, HEADING, style="bold")
    if hand := school.neutral + school.own:
        SIGNS.tell(canvas, cells[4], "die", str(hand), theme, side=SMALL_SIGN, size=HEADING, gap=6, fill=theme.ink)
    draw_sign(canvas, "reroll", cells[5].left_part(REROLL), theme.accent if school.reroll else theme.edge, theme.panel)


def novices(school: SchoolView) -> int:
    """How many novices are at home."""
    return sum(novice.there for column in school.columns for novice in column.novices) + sum(school.extra)


def windows(school: SchoolView) -> int:
    """How many windows are built in."""
    return sum(bool(pane.cloister) for row in school.window for pane in row)


def flipped(school: SchoolView) -> int:
    """How many tiles are flipped."""
    return sum(column.flipped for column in school.columns)
