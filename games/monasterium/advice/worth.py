"""What a table is worth to a player: the points it would score now, and what may come of it in the rounds left."""

from functools import cache

import msgspec

from games.monasterium.action import ActionKind
from games.monasterium.advice.imagination import WANTED
from games.monasterium.board import (
    CAPACITY,
    CHAPELS_POINTS,
    CLOISTERS,
    MAJORITY_POINTS,
    NEUTRAL_DICE,
    START_DICE,
    WALK_TIMES_CHAPEL,
    YEARS,
    Board,
    Order,
)
from games.monasterium.orders import met
from games.monasterium.scoring import goods_points
from games.monasterium.table import School, Table


class Taste(msgspec.Struct, frozen=True):
    """What a player expects of things that score no points yet; each is a factor.

    `goods`: what goods may buy; `fields`: unlocked actions; `tiles`: points of flipped tiles; `dice`: further dice;
    `orders`: orders begun; `panes`: rows and columns begun; `chapels`: the next chapel; `lead`: the majority ahead;
    `road`: bonuses ahead of the messenger; `pairs`: walk and chapel together.
    """

    goods: float = 0.6
    fields: float = 1.0
    tiles: float = 1.0
    dice: float = 1.0
    orders: float = 1.0
    panes: float = 1.0
    chapels: float = 1.0
    lead: float = 1.0
    road: float = 2.0
    pairs: float = 1.0
    reach: float = 1.3


NOTHING = Taste(*[0.0] * len(Taste.__struct_fields__))
"""With this a table is worth its points, as if the game ended now."""
GREEDY = Taste(0.35, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0)
FARSIGHTED = Taste()

PRICES = {"influence": (1.5, 5), "rosary": (1.3, 4), "soup": (0.95, 5), "tool": (2.0, 4), "book": (3.1, 4)}
"""What one of a good may be worth while there is time to spend it, and up to how many are."""
LAST = {"influence": 0.5, "rosary": 0.5, "soup": 0.5, "tool": 1.0, "book": 2.0}
"""What it is worth at the end."""


def rounds_left(table: Table) -> int:
    """How many rounds come after this one."""
    return YEARS * len(table.schools) - table.round


def worth(table: Table, me: School, taste: Taste) -> float:
    """Points now, at the end, and to be expected."""
    left = rounds_left(table)
    dice = left * (NEUTRAL_DICE[len(table.schools)] + me.personal_dice)
    share = left / (YEARS * len(table.schools))
    value = me.points + goods_points(me) + of_cloisters(table, me, share, taste)
    value += taste.goods * of_goods(me, left)
    value += taste.dice * of_dice(me, left)
    if taste.orders:
        value += taste.orders * of_orders(table, me, share)
    if taste.panes:
        value += taste.panes * of_panes(table.board, me, share)
    value += taste.fields * of_fields(me, dice)
    value += taste.tiles * 0.2 * dice * sum(me.flipped)
    if taste.road:
        value += taste.road * min(1.0, 2 * share) * bonuses_ahead(table.board)[me.messenger]
    if taste.reach:
        value += taste.reach * of_reach(table, me, share)
    return value


def of_goods(me: School, left: int) -> float:
    """What goods are worth beyond their points, with so many rounds left; more than can be spent is worth no more."""
    used = 0.0
    for name, (price, most) in PRICES.items():
        used += (price - LAST[name]) * min(getattr(me, name), most)
    return min(1.0, 0.35 + left / 2) * used


def of_dice(me: School, left: int) -> float:
    """What further personal dice may do in so many rounds."""
    return 1.4 * (me.personal_dice - START_DICE) * left


def of_cloisters(table: Table, me: School, share: float, taste: Taste) -> float:
    """Majorities, chapels, walks times chapels."""
    seat, value, chapels = me.seat, 0.0, 0
    others = [school.seat for school in table.schools if school.seat != seat]
    for here in table.cloisters.values():
        chapel, walk = here.chapel.count(seat), here.walk.count(seat)
        chapels += chapel > 0
        value += WALK_TIMES_CHAPEL * walk * chapel
        everybody = here.buildings + here.walk + here.chapel
        mine = everybody.count(seat)
        if mine:
            lead = mine - max([everybody.count(other) for other in others])
            value += MAJORITY_POINTS * expected(lead, share, taste.lead)
            if walk and not chapel and len(here.chapel) < CAPACITY[len(table.schools)]:
                value += taste.pairs * 1.5 * walk * share
    more = CHAPELS_POINTS[min(chapels + 1, len(CLOISTERS))] - CHAPELS_POINTS[chapels]
    return value + CHAPELS_POINTS[chapels] + taste.chapels * 0.6 * share * more


def expected(lead: int, share: float, factor: float) -> float:
    """How likely a majority holds to the end, with this lead and this share of the game to come."""
    if not factor:
        return float(lead >= 0)
    if lead >= 0:
        return 1 - share * max(0.0, 0.5 - 0.2 * lead)
    return 0.35 * share if lead == -1 else 0.1 * share


def of_orders(table: Table, me: School, share: float) -> float:
    """Orders begun."""
    orders = table.board.orders
    return sum(
        of_order(orders[name], met(table, me, orders[name]), table.year, share)
        for name in table.orders
        if name not in me.orders_done
    )


def of_order(order: Order, done: tuple[int, ...], year: int, share: float) -> float:
    """What an order may bring that is met in part."""
    part = done[0] / order.count if order.task else sum(done) / len(order.needs)
    return order.points[min(year, len(order.points)) - 1] * part * part * min(1.0, 2 * share)


def of_panes(board: Board, me: School, share: float) -> float:
    """Rows and columns of the window begun."""
    rows, printed = [len(row) for row in me.window], board.printed.window
    value = sum(
        points * (filled / board.window_columns) ** 2
        for points, filled in zip(printed.row_points, rows, strict=True)
        if filled < board.window_columns
    )
    for at, points in enumerate(printed.column_points):
        high = sum(filled > at for filled in rows)
        if high < len(rows):
            value += points * (high / len(rows)) ** 2
    return value * min(1.0, 2 * share)


def of_fields(me: School, dice: int) -> float:
    """Unlocked actions, for the dice that will be used."""
    value = 0.0
    for row, wants in zip(me.grid, WANTED[:3], strict=False):
        value += sum([want for there, want in zip(row, wants, strict=True) if not there])
    return value * dice / 12


ROAD = {
    ActionKind.EXTRA_DIE: 5.0,
    ActionKind.WINDOW: 3.5,
    ActionKind.ANY_ACTION: 2.0,
    ActionKind.GOODS: 1.2,
    ActionKind.EITHER: 1.2,
}
"""What a bonus on the path is worth, if not 1."""
FARTHER = 0.85
"""What a bonus one field farther away is worth, against a nearer one."""


@cache
def bonuses_ahead(board: Board) -> tuple[float, ...]:
    """What the bonuses ahead of each field (from 1) promise: the nearer the better."""
    return (0.0, *[_road(board, field) for field in range(1, board.length + 1)])


def _road(board: Board, field: int) -> float:
    ahead = [(step, board.bonuses[(field + step - 1) % board.length + 1]) for step in range(1, board.length + 1)]
    return sum([ROAD.get(bonus.kind, 1.0) * FARTHER**step for step, bonus in ahead if bonus])


@cache
def ways(board: Board) -> dict[str, tuple[int, ...]]:
    """How many fields it is from each field (from 1) to one that is joined to a cloister."""
    return {name: (0, *[_way(board, field, name) for field in range(1, board.length + 1)]) for name in CLOISTERS}


def _way(board: Board, field: int, name: str) -> int:
    return next(step for step in range(board.length) if name in board.joined[(field + step - 1) % board.length + 1])


NEARER = 0.8


def of_reach(table: Table, me: School, share: float) -> float:
    """Cloisters without an own chapel: what a novice in it would bring, the less the farther they are."""
    seat, seats = me.seat, len(table.schools)
    chapels = sum([seat in here.chapel for here in table.cloisters.values()])
    more = CHAPELS_POINTS[min(chapels + 1, len(CLOISTERS))] - CHAPELS_POINTS[chapels]
    ready = min(1.0, 0.4 + 0.2 * me.influence)
    value, far = 0.0, ways(table.board)
    for name, here in table.cloisters.items():
        if seat not in here.chapel and len(here.chapel) < CAPACITY[seats]:
            everybody = here.buildings + here.walk + here.chapel
            lead = 1 - max([everybody.count(other) for other in range(seats) if other != seat])
            gain = more + (0.0 if seat in everybody else MAJORITY_POINTS * expected(lead, share, 1.0))
            value += gain * NEARER ** far[name][me.messenger]
    return value * ready * min(1.0, 3 * share)
