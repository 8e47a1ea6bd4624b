"""The own board: what one has, and what helps with the question that is asked now; without one, all in short.

Laws: it is no higher than a phone shows; what is lit is what the question offers, and nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from games.monasterium.view import CloisterView, SchoolView, View
from renderers.canvas import HEADING, HEADLINE, Canvas, Part
from renderers.monasterium import asking, dice, grid, path, reach, window
from renderers.monasterium.asking import Row, costs, price_list, things
from renderers.monasterium.changes import Changes, changes
from renderers.monasterium.cloister import cloister
from renderers.monasterium.offer import Offer, offer
from renderers.monasterium.orders import HEIGHT as ORDER
from renderers.monasterium.orders import orders
from renderers.monasterium.players import GAIN, HALF, SIGN, novices
from renderers.monasterium.symbols import SIGNS, draw_own_die, draw_sign
from renderers.monasterium.table import HEAD, head, look_of, table_sheets, year
from renderers.ornament import gain
from renderers.sheet import GAP, INNER, MARGIN, TALLEST, in_grid, stacked
from renderers.stage import Stage
from renderers.theme import Theme, theme_for

MINE = 80
"""The height of what one has."""
POINTS, GOOD, NOVICES, DICE, DIE, REROLL = 130, 98, 96, 82, 44, 56
"""The widths in it: points, a good, novices at home, dice, a die, the reroll
tile."""
COURT, MANY, MOST_ROWS = 440, 408, 3
"""The height of a cloister; of each where so many rows of them are needed."""


class Section(msgspec.Struct, frozen=True):
    """A part of the board that may have room: its height, and how it is drawn."""

    height: int
    draw: Callable[[], Part]


Sections: TypeAlias = Mapping[str, Section]

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
    "window.row": ("window", "orders"),
    "window.bonus": ("window", "grid"),
}
"""What helps most with each question, most important first; whatever else has room follows."""
REST = ("cloisters", "grid", "window", "orders")


def board_sheet(view: View, stage: Stage) -> Part:
    """The viewer's board; a spectator sees the table."""
    if view.seat is None:
        return table_sheets(view, stage)[0].part
    theme, school = theme_for(*stage.looks), view.schools[view.seat]
    offered, changed = offer(stage.asked), changes(stage.before, view)
    parts = [head(view, stage, theme, school.seat), _mine(school, changed, theme)]
    room = TALLEST - 2 * MARGIN - HEAD - MINE - GAP
    sections = _sections(school, view, stage, theme, offered, changed)
    for name in dict.fromkeys([*FIRST.get(offered.key, _first(school)), *REST]):
        section = sections.get(name)
        if section and section.height + GAP <= room:
            parts.append(section.draw())
            room -= section.height + GAP
    return stacked(parts, theme.ground, GAP)


def _first(school: SchoolView) -> Sequence[str]:
    """Without a question the roll, if one lies there."""
    return ("roll",) if school.rolled or school.rolled_own else ()


def _sections(
    school: SchoolView, view: View, stage: Stage, theme: Theme, offered: Offer, changed: Changes
) -> dict[str, Section]:
    """All parts the board may have."""
    looks, tiles, seat = stage.looks, dice.standard(view), school.seat
    pane = window.TALL if offered.panes or offered.bonus else window.PANE
    gone = frozenset(label for who, label in changed.novices if who == seat)
    new = gone | {str(number) for who, number in changed.tiles if who == seat}
    road = Changes(messengers=changed.messengers, spaces=changed.spaces)
    found = {
        "cloisters": Section(reach.HEIGHT, lambda: reach.cloisters(school, view, theme, offered)),
        "grid": Section(
            grid.HEIGHT,
            lambda: grid.grid(seat, school.columns, school.extra, grid.prices(school), looks, _of_grid(offered), new),
        ),
        "window": Section(
            window.height(len(school.window), pane),
            lambda: window.window(school, view, stage, theme, offered, changed),
        ),
        "orders": Section(
            _rows(len(view.orders)) * (ORDER + GAP) - GAP,
            lambda: orders(view.orders, year(view), stage, theme, changed.orders, seat),
        ),
        "spaces": Section(
            dice.HEIGHT, lambda: dice.spaces(view.spaces, tiles, _of_spaces(offered), changed.spaces, looks)
        ),
        "path": Section(path.HEIGHT, lambda: path.path(view.path, view.spaces, tiles, looks, offered, road)),
        "roll": Section(asking.HEIGHT, lambda: asking.roll(school, stage, theme, offered)),
    }
    if offered.things:
        found["things"] = Section(asking.HEIGHT, lambda: things(offered, theme))
    if offered.places and stage.asked:
        found |= _courts([*costs(stage.asked).values()], view, offered, changed, stage, theme)
    return found


def _of_grid(offered: Offer) -> Offer:
    """What concerns the grid, so that it is kept while other things are asked."""
    return Offer(tiles=offered.tiles, actions=offered.actions, novices=offered.novices)


def _of_spaces(offered: Offer) -> Offer:
    return Offer(spaces=offered.spaces)


def _rows(count: int) -> int:
    """The rows of two in which so many stand."""
    return -(-count // 2)


def _courts(
    prices: Sequence[Row], view: View, offered: Offer, changed: Changes, stage: Stage, theme: Theme
) -> dict[str, Section]:
    """The cloisters to which the novice may go, and what their places cost: in the free half of a row, or below."""
    here = [shown for shown in view.cloisters if any(place[0] == shown.name for place in offered.places)]
    rows = _rows(len(here))
    size = HALF, COURT if rows < MOST_ROWS else MANY

    def draw() -> Part:
        looks = [look_of(shown.name, offered.places, changed, asked=True) for shown in here]
        courts = [cloister(shown, size, stage.looks, look) for shown, look in zip(here, looks, strict=True)]
        odd = [price_list(prices, size, theme)] if len(here) % 2 else []
        return in_grid([*courts, *odd], 2, theme.ground)

    found = {"courts": Section(rows * (size[1] + GAP) - GAP, draw)}
    if len(here) % 2 == 0:
        below = INNER, asking.LINE * len(prices) + 2 * asking.SIDE
        found["costs"] = Section(below[1], lambda: price_list(prices, below, theme))
    return found


def _mine(school: SchoolView, changed: Changes, theme: Theme) -> Part:
    """What one has: points, goods, novices at home, personal dice, whether the reroll tile is fresh."""
    canvas = Canvas(INNER, MINE, theme.ground)
    canvas.panel(canvas.box, theme.panel, 18)
    inside = canvas.box.inset(14, 6)
    rest = inside
    SIGNS.tell(
        canvas, rest.left_part(POINTS), "prestige", str(school.points), theme, side=SIGN + 4, size=HEADLINE - 2, gap=5
    )
    rest = rest.without_left(POINTS)
    if gained := changed.gained(school.seat):
        gain(canvas, rest.left_part(GAIN - 8).inset(0, 11), f"+{gained}", theme)
        rest = rest.without_left(GAIN)
    for cell, (good, amount) in zip(
        rest.left_part(len(school.goods) * GOOD).columns(len(school.goods), 0), school.goods, strict=True
    ):
        SIGNS.tell(canvas, cell, good, str(amount), theme, side=SIGN, size=HEADING, gap=4)
    right = inside.right_part(REROLL)
    draw_sign(canvas, "reroll", right, theme.accent if school.reroll else theme.edge, theme.panel)
    dice_, home = right.moved(-DICE, 0).left_part(DICE), right.moved(-DICE - NOVICES, 0).left_part(NOVICES)
    draw_own_die(canvas, school.seat, dice_.left_part(DIE), theme)
    canvas.words(dice_.without_left(DIE + 4), str(school.dice), theme.ink, HEADING, style="bold")
    SIGNS.tell(canvas, home, "novice", str(novices(school)), theme, side=SIGN, size=HEADING, gap=2)
    return canvas.finished()
