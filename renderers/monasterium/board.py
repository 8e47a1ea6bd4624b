"""What a player sees: the picture of the question; without a question the own board, everything in short.

Law: it is no higher than a phone shows.
"""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from games.monasterium.view import SchoolView, View
from renderers.monasterium.places import grid, orders, reach, window
from renderers.monasterium.places.players import SIGN, SMALL_SIGN, behind, mark_new, novices
from renderers.monasterium.question import dice
from renderers.monasterium.question.sheet import SHOWN, Asked, question_sheet
from renderers.monasterium.sight import Sight, sight
from renderers.monasterium.symbols import SIGNS, draw_own_die, draw_reroll
from renderers.monasterium.table import HEAD, head, table_sheets
from renderers.parts.ornament import gain
from renderers.surface.canvas import HEADING, HEADLINE, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.sheet import GAP, INNER, MARGIN, TALLEST, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

MINE = 80
"""The height of the player's things."""
POINTS, GAIN, GOOD, NOVICES, DICE, DIE, REROLL = 132, 92, 98, 96, 82, 44, 56
"""The widths in it: points, new points, a good, novices at home, dice, a die, the reroll tile."""


class Section(msgspec.Struct, frozen=True):
    """A part of the board that may have room: its height, and how it is drawn."""

    height: int
    draw: Callable[[], FinishedPart]


Sections: TypeAlias = dict[str, Section]

REST = ("roll", "cloisters", "grid", "window", "orders")
"""The parts, most important first; others follow if they fit."""


def board_sheet(view: View, stage: Stage) -> FinishedPart:
    """The viewer's board; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    school, seen = view.schools[view.seat], sight(view, stage)
    if stage.asked and stage.asked.key in SHOWN:
        return question_sheet(Asked(stage.asked, view, school, stage, seen))
    parts = [head(view, stage, school.seat), _mine(school, seen)]
    room = TALLEST - 2 * MARGIN - HEAD - GAP - MINE
    sections = _sections(school, view, stage, seen)
    for name in REST:
        section = sections.get(name)
        if section and section.height + GAP <= room:
            parts.append(section.draw())
            room -= section.height + GAP
    return stacked(parts, seen.theme, GAP)


def _sections(school: SchoolView, view: View, stage: Stage, seen: Sight) -> Sections:
    """All parts the board may have; those that are kept see only their own concerns."""
    of_grid, prices = seen.about("tiles", "novices"), grid.prices(school)
    found = {
        "cloisters": Section(reach.HEIGHT, lambda: reach.cloisters(school, view, seen.looks)),
        "grid": Section(grid.HEIGHT, lambda: grid.grid(school.seat, school.columns, school.extra, prices, of_grid)),
        "window": Section(window.height(len(school.window)), lambda: window.window(school, view, stage, seen)),
        "orders": Section(orders.height(len(view.orders)), lambda: orders.orders(view, stage, seen, school.seat)),
    }
    if school.rolled or school.rolled_own:
        found["roll"] = Section(dice.HEIGHT, lambda: dice.roll(school, stage, seen))
    return found


def _mine(school: SchoolView, seen: Sight) -> FinishedPart:
    """The player's things: points, goods, novices at home, personal dice, whether one may roll again (also in the
    next round, if the question is about that).
    """
    theme = seen.theme
    canvas = panelled(INNER, MINE, theme, 18)
    inside = canvas.box.inset(14, 6)
    points, rest = inside.left_part(POINTS), inside.without_left(POINTS + GAIN + 8)
    _points(canvas, points, school.points, seen.changes.gained(school.seat), theme)
    goods = rest.left_part(len(school.goods) * GOOD).columns(len(school.goods), 0)
    for cell, (good, amount) in zip(goods, school.goods, strict=True):
        SIGNS.tell(canvas, cell, good, str(amount), theme, side=SMALL_SIGN, size=HEADING, gap=4)
        mark_new(canvas, behind(cell, amount), theme, new=(school.seat, good) in seen.changes.goods)
    right = inside.right_part(REROLL)
    draw_reroll(canvas, right, theme, fresh=school.reroll)
    own, home = right.moved(-DICE, 0).left_part(DICE), right.moved(-DICE - NOVICES, 0).left_part(NOVICES)
    draw_own_die(canvas, school.seat, own.left_part(DIE), theme)
    canvas.words(own.without_left(DIE + 4), str(school.dice), theme.ink, HEADING, style="bold")
    SIGNS.tell(canvas, home, "novice", str(novices(school)), theme, side=SIGN, size=HEADING, gap=2)
    return canvas.finished()


def _points(canvas: Canvas, box: Box, points: int, gained: int, theme: Theme) -> None:
    """The points; close behind them, how many are new."""
    number, beside = str(points), box.without_left(SIGN + 10)
    SIGNS.tell(canvas, box, "prestige", number, theme, side=SIGN + 4, size=HEADLINE - 2, gap=6)
    if gained:
        behind = beside.moved(width_of(number, "bold", HEADLINE - 2) + 8, 0).left_part(GAIN - 6)
        gain(canvas, behind.inset(0, 11), f"+{gained}", theme)
