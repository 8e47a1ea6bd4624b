"""The players in short: name, points, whether awaited; goods; novices, windows, flipped tiles, dice, reroll tile.

Law: a player is drawn again only when something of this player has changed.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from games.monasterium.view import SchoolView, View
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import SIGNS, draw_die, draw_lying, draw_novice, draw_own_die, draw_reroll, draw_sign
from renderers.parts.awaited import frame, sign_of
from renderers.parts.key import Explained, draw_key, in_accent, key_height
from renderers.parts.ornament import folded, gain
from renderers.surface.canvas import HEADING, HEADLINE, READABLE, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER, in_grid
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

HALF = (INNER - GAP) // 2
NAME_ROW, LINE, LINES = 54, 50, 2
SIGN, TURN_SIGN = 46, 34
"""The size of a symbol with its number; of the symbols of a turn beside a name."""
SMALL_SIGN = 40
"""The size of a symbol where five or six of them stand in a row."""
MARK, WREATH, AROUND, BEYOND = 52, 104, 0.62, 8
"""The size of a novice before a name; of the laurels around one in the standings, his share of them, and how far they
reach beyond his row.
"""
BESIDE, TIP = 9, 28
"""The room of points besides symbol and figures, and of the tag with new points besides its words."""
STATE = (98, 88, 76, 176, SIGN)
"""The widths of novices, windows, tiles, dice, reroll tile; of some there are more than nine."""
PERSONAL, NEUTRAL, DIE, ON_TILE = 70, 84, 36, 112
"""The widths of the personal dice and of the neutral ones in hand; a die; the dice on a tile."""
TILE = HALF, NAME_ROW + LINES * LINE + 20
EAR, ABOVE = 20, 8
"""The folded corner of a number that has changed, and how far above its line it begins."""
ROWS = 3
"""The standings are not stretched over fewer rows."""


class NamedSeat(msgspec.Struct, frozen=True):
    """A player's seat, name, points, and new points; the symbols of other changes."""

    seat: int
    name: str
    points: int
    gained: int
    changed: frozenset[str] = frozenset()


def players(view: View, sight: Sight, stage: Stage) -> FinishedPart:
    """All players."""
    tiles = [
        _player(school, named, signs_beside(school, view, stage), school.seat in stage.awaited, stage.looks)
        for school, named in zip(view.schools, _named(view, sight, stage), strict=True)
    ]
    return in_grid(tiles, 2, sight.theme)


def standings(
    view: View, sight: Sight, size: tuple[int, int], stage: Stage, told: tuple[Explained, ...]
) -> FinishedPart:
    """The players and their points; the leader wears the laurels. At the foot what signs are called (`told`)."""
    named = tuple(replace(one, changed=frozenset()) for one in _named(view, sight, stage))
    return _standings(named, told, size, stage.looks)


def _named(view: View, sight: Sight, stage: Stage) -> tuple[NamedSeat, ...]:
    return tuple(
        NamedSeat(
            one.seat, stage.name(one.seat), one.points, sight.changes.gained(one.seat), sight.changes.of(one.seat)
        )
        for one in view.schools
    )


def signs_beside(school: SchoolView, view: View, stage: Stage) -> tuple[str, ...]:
    """The start player's column, and whether somebody is awaited."""
    start = ["start"] if view.start_player == school.seat and not view.over else []
    return (*start, *awaited_for(school, view, stage))


def awaited_for(school: SchoolView, view: View, stage: Stage) -> list[str]:
    """What a player is awaited for, if at all; if the table waits for one player alone, it is the turn."""
    if school.seat in stage.awaited and (sign := asked_for(school, view)) != "waiting":
        return [sign]
    return sign_of(school.seat, view.turn, stage)


def asked_for(school: SchoolView, view: View) -> str:
    """The question to a player: dice for the next round, the turn, or one to all at once."""
    if school.placing and school.ahead:
        return "next_round"
    return "turn" if view.phase == "act" and school.seat == view.turn else "waiting"


@kept
def _player(school: SchoolView, named: NamedSeat, signs: tuple[str, ...], awaited: bool, looks: Looks) -> FinishedPart:
    """One player."""
    theme = theme_for(*looks)
    canvas = Canvas(*TILE, theme)
    frame(canvas, theme, awaited=awaited)
    inside = canvas.box.inset(14, 10)
    _name_row(canvas, inside.top_part(NAME_ROW), named, theme, signs=signs)
    lines = [Box(inside.x, inside.y + NAME_ROW + 4 + LINE * row, inside.width, LINE - 2) for row in range(LINES)]
    for cell, (good, amount) in zip(lines[0].columns(len(school.goods), 4), school.goods, strict=True):
        SIGNS.tell(canvas, cell, good, str(amount), theme, side=SMALL_SIGN, size=HEADING, gap=4)
        mark_new(canvas, behind(cell, amount), theme, new=good in named.changed)
    _state(canvas, lines[1], school, named.changed, theme)
    return canvas.finished()


@kept
def _standings(
    rows: tuple[NamedSeat, ...], told: tuple[Explained, ...], size: tuple[int, int], looks: Looks
) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = panelled(*size, theme, 18)
    room, points = canvas.box.inset(16, 10), [row.points for row in rows]
    foot = room.bottom_part(key_height(told, room.width))
    draw_key(canvas, foot, told, theme, in_accent(SIGNS), theme.faint)
    height = (room.height - foot.height) / max(len(rows), ROWS)
    for place, named in enumerate(rows):
        row = Box(room.x, room.y + place * height, room.width, height).inset(0, 2)
        wreath = min(WREATH, row.height + BEYOND)
        if named.points == max(points) > min(points):
            spot = row.left_part(wreath).inset(0, -BEYOND / 2)
            draw_sign(canvas, "prestige", spot, theme.accent, theme.panel)
        _name_row(canvas, row, named, theme, mark=wreath)
    return canvas.finished()


def _name_row(
    canvas: Canvas, box: Box, named: NamedSeat, theme: Theme, *, mark: float = MARK, signs: Sequence[str] = ()
) -> None:
    """A novice of the school and its name, signs beside it, the points and how many are new."""
    spot = box.left_part(mark)
    draw_novice(canvas, named.seat, spot.inset(mark * (1 - AROUND) / 2 if mark > MARK else 0), theme)
    points = _points(canvas, box, named, theme)
    x = points.x
    for sign in signs:
        x -= TURN_SIGN + 8
        draw_sign(canvas, sign, Box(x, box.y, TURN_SIGN, box.height), theme.accent, theme.panel)
    name = Box(spot.right + 12, box.y, x - spot.right - 22, box.height)
    canvas.words(name, named.name, theme.ink, HEADING, style="bold")


def _points(canvas: Canvas, box: Box, named: NamedSeat, theme: Theme) -> Box:
    """The points on the right, behind them how many are new; the room they take."""
    points = box.right_part(SIGN + BESIDE + width_of(str(named.points), "bold", HEADLINE - 2))
    if named.gained:
        new = f"+{named.gained}"
        tag = box.right_part(TIP + width_of(new, "bold", READABLE))
        gain(canvas, tag.inset(0, (box.height - SIGN) / 2), new, theme)
        points = points.moved(-tag.width - 4, 0)
    SIGNS.tell(canvas, points, "prestige", str(named.points), theme, side=SIGN, size=HEADLINE - 2, gap=6)
    return points


def behind(cell: Box, amount: int) -> Box:
    """The width that a small symbol and its number take of their cell, and a folded corner behind them."""
    taken = SMALL_SIGN + width_of(str(amount), "bold", HEADING) + EAR
    return cell.left_part(min(taken, cell.width + EAR / 2)).moved(0, -ABOVE)


def mark_new(canvas: Canvas, cell: Box, theme: Theme, *, new: bool) -> None:
    """The folded corner that marks a change."""
    if new:
        folded(canvas, cell, theme, EAR)


def _state(canvas: Canvas, row: Box, school: SchoolView, changed: frozenset[str], theme: Theme) -> None:
    """Novices left, windows built in, tiles flipped; dice; whether the reroll tile is fresh."""
    cells = [row.without_left(sum(STATE[:place])).left_part(STATE[place]) for place in range(len(STATE))]
    amounts = (("novice", novices(school)), ("window", windows(school)), ("flip_tile", flipped(school)))
    for cell, (sign, amount) in zip(cells, amounts, strict=False):
        SIGNS.tell(canvas, cell, sign, str(amount), theme, side=SMALL_SIGN, size=HEADING, gap=3)
        mark_new(canvas, behind(cell, amount), theme, new=sign in changed)
    if school.neutral or school.own:
        _hand(canvas, cells[3].inset(3, 0), school, theme)
    else:
        _personal(canvas, cells[3].inset(2, 0), school.seat, school.dice, theme)
    if lying := on_tile(school):
        draw_on_tile(canvas, cells[3].right_part(ON_TILE), *lying, theme)
    draw_reroll(canvas, cells[4], theme, fresh=school.reroll)


def _hand(canvas: Canvas, tray: Box, school: SchoolView, theme: Theme) -> None:
    """Dice in hand, in a tray: personal ones and neutral ones."""
    canvas.panel(tray, theme.ground, 10)
    inside = tray.inset(5, 0)
    if school.own:
        _personal(canvas, inside, school.seat, school.own, theme)
    if school.neutral:
        neutral = inside.without_left(PERSONAL if school.own else 3).left_part(NEUTRAL)
        SIGNS.tell(canvas, neutral, "die", str(school.neutral), theme, side=DIE, size=HEADING, gap=5, fill=theme.ink)


def _personal(canvas: Canvas, cell: Box, seat: int, count: int, theme: Theme) -> None:
    """So many personal dice."""
    draw_own_die(canvas, seat, cell.left_part(DIE), theme)
    canvas.words(cell.without_left(DIE + 6), str(count), theme.ink, HEADING, style="bold")


def on_tile(school: SchoolView) -> tuple[int, int] | None:
    """The number of the tile on which dice lie still, and how many."""
    return next(((column.number, column.dice) for column in school.columns if column.dice), None)


def draw_on_tile(canvas: Canvas, box: Box, number: int, count: int, theme: Theme) -> None:
    """How many dice lie on the tile of a number still."""
    canvas.panel(box, theme.ground, 10)
    inside = box.inset(5, 0)
    draw_die(canvas, number, inside.left_part(DIE), theme.ink, theme.ground)
    draw_lying(canvas, inside.without_left(DIE + 4), count, theme)


def novices(school: SchoolView) -> int:
    """How many novices are at home."""
    return sum(novice.there for column in school.columns for novice in column.novices) + sum(school.extra)


def windows(school: SchoolView) -> int:
    """How many windows are built in."""
    return sum(bool(pane.cloister) for row in school.window for pane in row)


def flipped(school: SchoolView) -> int:
    """How many tiles are flipped."""
    return sum(column.flipped for column in school.columns)
