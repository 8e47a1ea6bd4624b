"""Signs of the points still to come for a player at a table: numbers by subject, each with its name.

Law: exactly the signs in SIGNS, in that order; their worth is found in games, not here.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from games.monasterium.action import ActionKind
from games.monasterium.board import (
    CAPACITY,
    CHAPEL_ROW,
    CLOISTERS,
    COLUMNS,
    JOKER,
    MOST_DICE,
    NEUTRAL_DICE,
    NUMBERS,
    ROWS,
    START_DICE,
    STEPS,
    WALK_ROW,
    WINDOW_ROWS,
    YEARS,
    Board,
    Building,
    novice_label,
)
from games.monasterium.rules.goods import held
from games.monasterium.rules.orders import met
from games.monasterium.rules.panes import buildable
from games.monasterium.table import Cloister, School, Table

HELD = {
    "influence": (1, 2, 3, 4, 6), "rosary": (1, 2, 3, 4, 6), "soup": (1, 2, 3, 4, 6),
    "tool": (1, 2, 3, 4), "book": (1, 2, 3, 4),
}  # fmt: skip
"""At least so many of a good."""
SENT = {0: (3, 4), 1: (3, 4), CHAPEL_ROW: (2, 3, 4), WALK_ROW: (2, 3, 4)}
"""At least so many sent novices of a row."""
LEADS = ("empty", "one-there", "ahead", "just-ahead", "level", "just-behind", "behind")
"""One's standing in a cloister against the best of the others."""

SIGNS: dict[str, tuple[str, ...]] = {
    "goods": tuple([f"{good}-{count}" for good, counts in HELD.items() for count in counts]),
    "dice": ("second", "third"),
    "road": ("die", "window", "action", "goods", "lacking-die", "fast"),
    "fields": (
        *[novice_label(row, at) for row in range(len(ROWS)) for at in range(COLUMNS)],
        *[f"{ROWS[row]}-sent-{count}" for row, counts in SENT.items() for count in counts],
    ),
    "cloisters": (
        *[f"chapels-{count}" for count in range(1, len(CLOISTERS) + 1)],
        *("in-chapels", "on-walks", "in-buildings", "walks-without-chapel", "free-walks", "free-walks-by-chapels"),
        *("most-free-walks-by-chapel", "largest-chapel", "longest-walk", "largest-pair", "pairs"),
        *("reached", "reached-anew", "walks-reached", "chapels-ahead"),
        *("payable-chapel", "payable-walk", "payable-P", "payable-W", "payable-G"),
        *LEADS,
    ),
    "orders": ("lacking-1", "lacking-2", "lacking-more", "tasks", "tasks-lacking-1"),
    "window": ("rows", "columns", "panes", "fitting", "fitting-chapels", "fitting-by-fields", "fitting-chapel"),
    "spaces": (
        *[f"own-{number}" for number in NUMBERS], *[f"neutral-{number}" for number in NUMBERS],
        *("everybodys-own", "neutral-on-flipped", "own-on-flipped", "first-next", "rest"),
    ),
}  # fmt: skip
"""The names of all signs, by subject."""
ALL_DICE = 36
"""Everybody's dice in a game, without further ones."""


def dice_left(table: Table, me: School) -> float:
    """The share of a game's dice still to come: all of the rounds left, own ones on the spaces, and a part of the
    neutral ones. The worth of one's further dice is a sign of its own.
    """
    seats = len(table.schools)
    rounds, hand = YEARS * seats - table.round, NEUTRAL_DICE[seats] + START_DICE
    if table.phase == "place":
        return (rounds + 1) * hand / ALL_DICE
    own = sum([space[me.seat] for space in table.own])
    return (rounds * hand + own + sum(table.neutral) / seats) / ALL_DICE


def signs(table: Table, me: School) -> list[float]:
    """All signs, in the order of SIGNS."""
    window = buildable(table, me)
    return [
        *[held(me, good) >= count for good, counts in HELD.items() for count in counts],
        *[me.personal_dice >= dice for dice in range(2, MOST_DICE + 1)],
        *of_road(table.board, me),
        *of_fields(me),
        *of_cloisters(table, me),
        *of_orders(table, me),
        *of_window(table, me, window),
        *of_spaces(table, me),
    ]


# the path

FARTHER = 0.85
"""The weight of a bonus one field farther away, against a nearer one."""


def of_road(board: Board, me: School) -> Sequence[float]:
    """The nearness of the next bonus of each kind."""
    nearest = bonuses_ahead(board)[me.messenger]
    lacking = nearest[0] if me.personal_dice < MOST_DICE else 0.0
    fast = sum(nearest) if any(not me.grid[row][at] for row, at in runs(board)) else 0.0
    return (*nearest, lacking, fast)


@cache
def runs(board: Board) -> tuple[tuple[int, int], ...]:
    """The fields of the action grid that unlock more than one step at once."""
    return tuple([
        (level - 1, at)
        for at, actions in enumerate(board.actions)
        for level, action in enumerate(actions)
        if level and action.kind is ActionKind.MOVE and action.most > 1
    ])  # fmt: skip


@cache
def bonuses_ahead(board: Board) -> tuple[tuple[float, ...], ...]:
    """The nearness of the next bonus of each kind to each field (from 1): die, window, action, anything else."""
    return ((), *[tuple(_ahead(board, field)) for field in range(1, board.length + 1)])


def _ahead(board: Board, field: int) -> Iterator[float]:
    kinds = (ActionKind.EXTRA_DIE, ActionKind.WINDOW, ActionKind.ANY_ACTION)
    found = dict.fromkeys((*kinds, None), 0.0)
    for step in range(board.length, 0, -1):
        bonus = board.bonuses[(field + step - 1) % board.length + 1]
        if bonus is not None:
            found[bonus.kind if bonus.kind in kinds else None] = FARTHER**step
    yield from found.values()


# novices


def of_fields(me: School) -> Iterator[float]:
    """Free fields, and how many of a row."""
    yield from [not there for row in me.grid for there in row]
    for row, counts in SENT.items():
        sent = me.grid[row].count(False)
        yield from [sent >= count for count in counts]


NEARER = 0.8
"""The weight of a cloister one field farther away, against a nearer one."""


@cache
def ways(board: Board) -> dict[str, tuple[float, ...]]:
    """The nearness of each field of the path (from 1) to one that is joined to a cloister."""
    return {name: (0.0, *[_way(board, field, name) for field in range(1, board.length + 1)]) for name in CLOISTERS}


def _way(board: Board, field: int, name: str) -> float:
    far = range(board.length)
    return next((NEARER**step for step in far if name in board.joined[(field + step - 1) % board.length + 1]), 0.0)


class CloisterStanding:
    """A player's standing in one cloister."""

    __slots__ = ("ahead", "anew", "buildings", "chapel", "free", "kinds", "lead", "open", "reached", "walk")

    def __init__(self, table: Table, me: School, name: str, here: Cloister) -> None:
        seat, seats, board = me.seat, len(table.schools), table.board
        buildings, chapel, walk = here.buildings, here.chapel, here.walk
        self.chapel, self.walk, self.buildings = chapel.count(seat), walk.count(seat), buildings.count(seat)
        self.open = len(chapel) < CAPACITY[seats]
        self.reached = self.chapel > 0 or name in board.joined[me.messenger]
        self.anew = self.open and not self.chapel
        self.free = 0
        if self.buildings:
            own = {at for at, owner in enumerate(buildings) if owner == seat}
            fields = zip(walk, board.touched[name], strict=True)
            self.free = sum([owner is None and not own.isdisjoint(touched) for owner, touched in fields])
        everybody = buildings + walk + chapel
        best = max([everybody.count(other) for other in range(seats) if other != seat])
        self.lead = _lead(everybody.count(seat), best)
        self.ahead = ways(board)[name][me.messenger] if self.anew else 0.0


def _lead(mine: int, best: int) -> int:
    """The place in LEADS; -1 if one is absent, and another has several novices."""
    if not mine:
        return best if best < 2 else -1
    return {1: 3, 0: 4, -1: 5}.get(mine - best, 2 if mine > best else 6)


def of_cloisters(table: Table, me: School) -> Iterator[float]:
    """Chapels, walks and buildings, one's own and free ones, and who is ahead."""
    all_here = [CloisterStanding(table, me, name, here) for name, here in table.cloisters.items()]
    chapels = [here.chapel for here in all_here]
    inside = len(chapels) - chapels.count(0)
    yield from [inside >= count for count in range(1, len(CLOISTERS) + 1)]
    walks, free = [here.walk for here in all_here], [min(here.free, 3) for here in all_here]
    pairs = [here.chapel * here.walk for here in all_here]
    yield from (sum(chapels), sum(walks), sum([here.buildings for here in all_here]))
    yield sum([here.walk for here in all_here if here.anew])
    yield from (sum(free), sum([here.free * here.chapel for here in all_here]))
    yield max([near * chapel for near, chapel in zip(free, chapels, strict=True)])
    yield from (max(chapels), max(walks), max(pairs), sum(pairs))
    reached = [here for here in all_here if here.reached]
    reached_walks = sum([min(here.free, 3) for here in reached])
    yield from (len(reached), sum([here.anew for here in reached]), reached_walks)
    yield sum([here.ahead for here in all_here])
    yield from payable(table, me, True in [here.open for here in reached], reached_walks > 0)
    leads = [here.lead for here in all_here]
    yield from [leads.count(lead) for lead in range(len(LEADS))]


def payable(table: Table, me: School, chapel: bool, walk: bool) -> Iterator[bool]:
    """Whether a novice could be sent now into a chapel, onto a walk, into a building of each kind."""
    chapels, walks = me.sent(CHAPEL_ROW), me.sent(WALK_ROW)
    yield chapel and chapels < COLUMNS and me.influence >= STEPS[chapels]
    yield walk and walks < COLUMNS and me.rosary >= STEPS[walks]
    free = free_kinds(table, me) if me.influence else frozenset[Building]()
    for kind, goods in ((Building.PROFANE, me.soup), (Building.WORKSHOP, me.tool), (Building.COMMON_ROOM, me.book)):
        yield goods > 1 and kind in free


def free_kinds(table: Table, me: School) -> set[Building]:
    """The kinds of free buildings within reach."""
    board, joined, seat = table.board, table.board.joined[me.messenger], me.seat
    return {
        kind
        for name, here in table.cloisters.items()
        if name in joined or seat in here.chapel
        for kind, owner in zip(board.rings[name], here.buildings, strict=True)
        if owner is None
    }


# orders and the window


def of_orders(table: Table, me: School) -> tuple[float, ...]:
    """Orders not done yet: points of those that lack one novice, two, or more; for tasks, the progress."""
    lacking, tasks, nearly = [0, 0, 0], 0.0, 0
    for name in table.orders:
        if name in me.orders_done:
            continue
        order = table.board.orders[name]
        done, points = met(table, me, order), order.points[table.year - 1]
        if order.task:
            tasks += points * (done[0] / order.count) ** 2
            nearly += points * (order.count - done[0] == 1)
        else:
            lacking[min(done.count(0), 3) - 1] += points
    return (*lacking, tasks, nearly)


def of_window(table: Table, me: School, fitting: Sequence[str]) -> Iterator[float]:
    """Rows and columns begun, panes that fit, and those of them that an action could take."""
    printed, columns = table.board.printed.window, table.board.window_columns
    filled = [len(row) for row in me.window]
    rows = zip(printed.row_points, filled, strict=True)
    yield sum([points * (count / columns) ** 2 for points, count in rows if count < columns])
    high = [sum([count > at for count in filled]) for at in range(columns)]
    heights = zip(printed.column_points, high, strict=True)
    yield sum([points * (count / WINDOW_ROWS) ** 2 for points, count in heights if count < WINDOW_ROWS])
    inside = sum([me.seat in table.cloisters[name].chapel for name in fitting])
    yield from (sum(filled), len(fitting), inside)
    yield from (me.sent(CHAPEL_ROW) if inside else 0, inside > 0)


# dice


def of_spaces(table: Table, me: School) -> Iterator[float]:
    """The dice on the spaces, those on spaces of flipped tiles, and whether one begins the next round."""
    own, seats = [space[me.seat] for space in table.own], len(table.schools)
    yield from own
    yield from table.neutral
    yield sum(chain.from_iterable(table.own))
    yield sum([dice for dice, flipped in zip(table.neutral[: JOKER - 1], me.flipped, strict=True) if flipped])
    yield sum([dice for dice, flipped in zip(own[: JOKER - 1], me.flipped, strict=True) if flipped])
    yield (table.start_player + 1) % seats == me.seat
    yield 1.0
