"""The own board: the player's things, and help with the present question; without a question, everything in short.

Laws: it is no higher than a phone shows; exactly what the question offers is lit.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from games.kernel.engine.choice import Choice
from games.monasterium.view import SchoolView, View
from renderers.monasterium import asking
from renderers.monasterium.places import dice, grid, orders, path, reach, window
from renderers.monasterium.places.cloister import cloister, look_of
from renderers.monasterium.places.players import HALF, SIGN, SMALL_SIGN, behind, mark_new, novices
from renderers.monasterium.sight import Sight, sight
from renderers.monasterium.symbols import SIGNS, draw_own_die, draw_reroll
from renderers.monasterium.table import HEAD, head, table_sheets
from renderers.parts.ornament import gain
from renderers.surface.canvas import HEADING, HEADLINE, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.sheet import GAP, INNER, MARGIN, TALLEST, in_grid, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

MINE = 80
"""The height of the player's things."""
POINTS, GAIN, GOOD, NOVICES, DICE, DIE, REROLL = 132, 92, 98, 96, 82, 44, 56
"""The widths in it: points, new points, a good, novices at home, dice, a die, the reroll tile."""
COURT, MANY, MOST_ROWS = 440, 390, 3
"""The height of a cloister; of each where so many rows of them are needed."""


class Section(msgspec.Struct, frozen=True):
    """A part of the board that may have room: its height, and how it is drawn."""

    height: int
    draw: Callable[[], FinishedPart]


Sections: TypeAlias = dict[str, Section]

FIRST: Mapping[str, Sequence[str]] = {
    "dice.place": ("roll", "spaces", "grid"),
    "roll.reroll": ("roll", "spaces", "grid"),
    "dice.take": ("spaces", "grid", "cloisters"),
    "dice.count": ("things", "spaces", "grid", "cloisters"),
    "joker.column": ("grid", "spaces", "cloisters"),
    "act.choose": ("grid", "cloisters"),
    "bonus.choose": ("things", "grid", "cloisters"),
    "extra_die.choose": ("things", "spaces", "grid"),
    "move.count": ("path", "cloisters", "grid"),
    "send.novice": ("grid", "cloisters"),
    "send.place": ("courts", "costs", "orders"),
    "window.cloister": ("cloisters", "window", "orders"),
    "window.row": ("glass", "window", "orders"),
    "window.bonus": ("window", "grid"),
}
"""The parts that help most with each question, most important first; others follow if they fit."""
PLACING = ("dice.place", "roll.reroll")
"""Questions about dice in hand: those of the round they are for lie on the spaces."""
TAKING = ("dice.take", "dice.count")
"""Questions about dice that lie there: only one's own personal dice can be had."""
REST = ("roll", "cloisters", "grid", "window", "orders")


def board_sheet(view: View, stage: Stage) -> FinishedPart:
    """The viewer's board; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    school, seen = view.schools[view.seat], sight(view, stage)
    parts = [head(view, stage, school.seat), _mine(school, seen)]
    room = TALLEST - 2 * MARGIN - HEAD - GAP - MINE
    if stage.asked and stage.asked.key in FIRST.keys() - asking.TOLD_ELSEWHERE:
        parts.append(asking.question(stage.asked, stage, seen.theme))
        room -= asking.ASKED + GAP
    sections = _sections(school, view, stage, seen)
    for name in dict.fromkeys([*FIRST.get(seen.offer.key, ()), *REST]):
        section = sections.get(name)
        if section and section.height + GAP <= room:
            parts.append(section.draw())
            room -= section.height + GAP
    return stacked(parts, seen.theme, GAP)


def _sections(school: SchoolView, view: View, stage: Stage, seen: Sight) -> Sections:
    """All parts the board may have."""
    pane = window.height_of_pane(seen)
    found = _on_board(school, view, seen) | {
        "cloisters": Section(reach.HEIGHT, lambda: reach.cloisters(school, view, seen)),
        "window": Section(window.height(len(school.window), pane), lambda: window.window(school, view, stage, seen)),
        "orders": Section(orders.height(len(view.orders)), lambda: orders.orders(view, stage, seen, school.seat)),
    }
    if school.rolled or school.rolled_own:
        found["roll"] = Section(asking.HEIGHT, lambda: asking.roll(school, stage, seen))
    if seen.offer.glass:
        found["glass"] = Section(window.GLASS, lambda: window.glass(view, stage, seen))
    if seen.offer.things:
        found["things"] = Section(asking.HEIGHT, lambda: asking.things(seen))
    if seen.offer.places and stage.asked:
        found |= _courts(stage.asked, school, view, seen)
    return found


def _on_board(school: SchoolView, view: View, seen: Sight) -> Sections:
    """The parts that are kept: each sees only its own concerns."""
    tiles, prices = dice.standard(view), grid.prices(school)
    lying = dice.next_round(view.spaces) if school.ahead and seen.offer.key in PLACING else view.spaces
    taker = school.seat if seen.offer.key in TAKING else None
    of_grid = seen.about("tiles", "actions", "novices", "gives")
    return {
        "grid": Section(grid.HEIGHT, lambda: grid.grid(school.seat, school.columns, school.extra, prices, of_grid)),
        "spaces": Section(dice.HEIGHT, lambda: dice.spaces(lying, tiles, seen.about("spaces", "adds"), taker)),
        "path": Section(
            path.HEIGHT,
            lambda: path.path(view.path, view.spaces, tiles, seen.about("fields", "messengers", "spaces")),
        ),
    }


def _courts(asked: Choice, school: SchoolView, view: View, seen: Sight) -> Sections:
    """The cloisters open to the novice, and the costs of their places: in the free half of a row, or below."""
    here = [shown for shown in view.cloisters if look_of(shown.name, seen).offered]
    rows, costs = -(-len(here) // 2), [*asking.costs(asked).values()]
    size = HALF, COURT if rows < MOST_ROWS else MANY
    below, going = (INNER, asking.height_of_prices(len(costs))), asking.going(asked, school)

    def draw() -> FinishedPart:
        courts = [cloister(shown, size, seen.looks, look_of(shown.name, seen)) for shown in here]
        beside = [asking.price_list(going, costs, size, seen.theme)] if len(here) % 2 else []
        return in_grid([*courts, *beside], 2, seen.theme)

    found = {"courts": Section(rows * (size[1] + GAP) - GAP, draw)}
    if len(here) % 2 == 0:
        found["costs"] = Section(below[1], lambda: asking.price_list(going, costs, below, seen.theme))
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
    draw_reroll(canvas, right, theme, fresh=school.reroll or seen.offer.reroll)
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
