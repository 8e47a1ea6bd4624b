"""What may be seen of a game: frozen data. Only future chance is hidden; a seat sees what all see.

Law: it is hashable, as pictures are cached by it.
"""

import msgspec

from games.monasterium.action import Action
from games.monasterium.board import (
    CAPACITY,
    CLOISTERS,
    COLOURS,
    COLUMNS,
    GOODS,
    NUMBERS,
    ROWS,
    STEPS,
    WINDOW_ROWS,
    YEARS,
    Board,
    Good,
    OrderCard,
    Place,
    Task,
    novice_label,
    pane_label,
)
from games.monasterium.rules.goods import held
from games.monasterium.rules.orders import met
from games.monasterium.table import Cloister, Phase, School, Source, Table, Turn


class StandView(msgspec.Struct, frozen=True):
    """A building or a walk field: its place, and whose novice (a seat) stands there (None: nobody's)."""

    place: Place
    owner: int | None


class CloisterView(msgspec.Struct, frozen=True):
    """A cloister: its letter, its colour (red, green, blue, yellow, violet), buildings and walk along the ring.

    The label of a walk field names the buildings it touches. `chapel` are the seats of its novices in order of arrival,
    `capacity` how many it holds; `windows` the tiles left of `stack`; `fields` the fields of the path joined to it.
    """

    name: str
    colour: str
    buildings: tuple[StandView, ...]
    walk: tuple[StandView, ...]
    chapel_place: Place
    chapel: tuple[int, ...]
    capacity: int
    windows: int
    stack: int
    fields: tuple[int, ...]


class FieldView(msgspec.Struct, frozen=True):
    """A field of the path: its number (its label), the cloisters joined to it, its bonus, the seats of messengers."""

    number: int
    cloisters: str
    bonus: Action | None
    messengers: tuple[int, ...]


class SpaceView(msgspec.Struct, frozen=True):
    """A dice space: its number, the neutral dice on it, the personal ones by seat.

    `ahead` and `ahead_own` are those placed ahead for the next round (none while dice are placed for this one).
    """

    number: int
    neutral: int
    own: tuple[int, ...]
    ahead: int
    ahead_own: tuple[int, ...]


class OrderView(msgspec.Struct, frozen=True):
    """An open order: its name (A1), category (A, B, C), points in each of the three years.

    `needs` of A and B: area (chapel, walk, P, W, G; b: any building) and cloister; `task` and `count` of C. `done` by
    seat: the year in which it was fulfilled (None: not yet); `met` by seat: which needs are met now (A, B), or how far
    the count is (C: one number).
    """

    name: str
    category: str
    points: tuple[int, ...]
    needs: tuple[tuple[str, str], ...]
    task: Task | None
    count: int
    done: tuple[int | None, ...]
    met: tuple[tuple[int, ...], ...]


class NoviceView(msgspec.Struct, frozen=True):
    """A field of the action grid: its label (II-3); `there`: the novice is still on it; `action`: what it unlocks (row
    IV: None, it flips the tile).
    """

    label: str
    there: bool
    action: Action | None


class ColumnView(msgspec.Struct, frozen=True):
    """A column of the action grid: its number, the standard action on its tile, whether the tile is flipped (1 point
    per die), the dice that lie on it in this turn, its fields, rows I to IV, and the rows (from 1) `used` in this turn,
    of those that may be used once.
    """

    number: int
    standard: Action
    flipped: bool
    dice: int
    novices: tuple[NoviceView, ...]
    used: tuple[int, ...]


class PaneView(msgspec.Struct, frozen=True):
    """A place of the church window: its label (W2-3), and the cloister of the pane in it ("": empty)."""

    label: str
    cloister: str


class SchoolView(msgspec.Struct, frozen=True):
    """A player's board. `goods` by name (influence, rosary, soup, tool, book); `extra` by row: the novice beside it is
    still there; `window[row][column]`.

    `dice` are the personal dice owned; `neutral` and `own` the unplaced ones in hand; `rolled` and `rolled_own` the
    numbers of the present roll; `placing`: dice are being placed; `ahead`: they are for the next round. `chapel_cost`
    and `walk_cost`: influence and rosaries of the next novice of rows III and IV. `sources` are points so far by
    source, `rounds` points after each round, `final` the points added if the game ended now.
    """

    seat: int
    goods: tuple[tuple[Good, int], ...]
    points: int = msgspec.field(name="pp")
    messenger: int
    dice: int
    columns: tuple[ColumnView, ...]
    extra: tuple[bool, ...]
    window: tuple[tuple[PaneView, ...], ...]
    reroll: bool
    neutral: int
    own: int
    rolled: tuple[int, ...]
    rolled_own: tuple[int, ...]
    placing: bool
    ahead: bool
    chapel_cost: int
    walk_cost: int
    sources: tuple[tuple[Source, int], ...]
    rounds: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The table; `seat` is the viewer's (None: a spectator).

    `year` of `years`; `round` counts within the year, of `rounds`; `turn` is the active seat, `at_once` how many turns
    it takes in a row; `spaces` the six dice spaces; `path` the fields from 1; window bonuses and points by row and
    column; `strict`: dice are placed in turns, not all at once; `board` has the printed numbers.
    """

    seat: int | None
    year: int
    years: int
    round: int
    rounds: int
    phase: Phase
    turn: int
    at_once: int
    start_player: int
    spaces: tuple[SpaceView, ...]
    cloisters: tuple[CloisterView, ...]
    path: tuple[FieldView, ...]
    orders: tuple[OrderView, ...]
    schools: tuple[SchoolView, ...]
    row_bonus: tuple[Action, ...]
    column_bonus: tuple[Action, ...]
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]
    over: bool
    strict: bool
    board: Board


def view(table: Table, seat: int | None) -> View:
    """The table as everybody may see it."""
    board = table.board
    return View(
        seat=seat,
        year=table.year,
        years=YEARS,
        round=table.round_in_year,
        rounds=len(table.schools),
        phase=table.phase,
        turn=table.seat,
        at_once=table.at_once,
        start_player=table.start_player,
        spaces=tuple([_space(table, number) for number in NUMBERS]),
        cloisters=tuple([_cloister(table, name) for name in CLOISTERS]),
        path=tuple([_field(table, number) for number in range(1, board.length + 1)]),
        orders=tuple([_order(table, board.orders[name]) for name in table.orders]),
        schools=tuple([_school(table, school) for school in table.schools]),
        row_bonus=board.row_bonus,
        column_bonus=board.column_bonus,
        row_points=board.printed.window.row_points,
        column_points=board.printed.window.column_points,
        over=table.over,
        strict=table.exact,
        board=board,
    )


def seen_by(view: View, seat: int) -> View:
    """A seat's view: the same as everybody's."""
    return msgspec.structs.replace(view, seat=seat)


def _space(table: Table, number: int) -> SpaceView:
    """While dice are placed, those placed for this round lie on the spaces."""
    at = number - 1
    neutral, own = table.neutral[at], list(table.own[at])
    ahead, ahead_own = 0, [0] * len(own)
    for school in table.schools:
        if school.placing == table.round:
            neutral += school.ahead[at]
            own[school.seat] += school.ahead_own[at]
        else:
            ahead += school.ahead[at]
            ahead_own[school.seat] = school.ahead_own[at]
    return SpaceView(number, neutral, tuple(own), ahead, tuple(ahead_own))


def _cloister(table: Table, name: str) -> CloisterView:
    now: Cloister = table.cloisters[name]
    places, board = table.places, table.board
    return CloisterView(
        name=name,
        colour=COLOURS[name],
        buildings=tuple([StandView(places[f"{name}.b{at}"], owner) for at, owner in enumerate(now.buildings, 1)]),
        walk=tuple([StandView(places[f"{name}.k{at}"], owner) for at, owner in enumerate(now.walk, 1)]),
        chapel_place=places[f"{name}.chapel"],
        chapel=tuple(now.chapel),
        capacity=CAPACITY[board.seats],
        windows=now.windows,
        stack=board.stack,
        fields=tuple([number for number in range(1, board.length + 1) if name in board.joined[number]]),
    )


def _field(table: Table, number: int) -> FieldView:
    here = tuple([school.seat for school in table.schools if school.messenger == number])
    return FieldView(number, table.board.joined[number], table.board.bonuses[number], here)


def _order(table: Table, order: OrderCard) -> OrderView:
    return OrderView(
        name=order.name,
        category=order.category,
        points=order.points,
        needs=order.needs,
        task=order.task,
        count=order.count,
        done=tuple([school.orders_done.get(order.name) for school in table.schools]),
        met=tuple([met(table, school, order) for school in table.schools]),
    )


def _school(table: Table, school: School) -> SchoolView:
    turn, board = table.turn if table.seat == school.seat else None, table.board
    return SchoolView(
        seat=school.seat,
        goods=tuple([(good, held(school, good)) for good in GOODS]),
        points=school.points,
        messenger=school.messenger,
        dice=school.personal_dice,
        columns=tuple([_column(board, school, at, turn) for at in range(COLUMNS)]),
        extra=tuple(school.extra),
        window=tuple([_panes(board, row, school.window[row]) for row in range(WINDOW_ROWS)]),
        reroll=not school.reroll_used,
        neutral=school.neutral,
        own=school.own,
        rolled=tuple(school.rolled),
        rolled_own=tuple(school.rolled_own),
        placing=bool(school.neutral or school.own),
        ahead=school.placing > table.round,
        chapel_cost=STEPS[min(school.sent(2), len(STEPS) - 1)],
        walk_cost=STEPS[min(school.sent(3), len(STEPS) - 1)],
        sources=tuple(school.sources.items()),
        rounds=tuple(school.rounds),
    )


def _column(board: Board, school: School, at: int, turn: Turn | None) -> ColumnView:
    actions, used = board.actions[at], tuple([level for level, column in turn.used if column == at]) if turn else ()
    dice = turn.dice if turn and turn.column == at else 0
    novices = [
        NoviceView(novice_label(row, at), school.grid[row][at], actions[row + 1] if row < 3 else None)
        for row in range(len(ROWS))
    ]
    return ColumnView(at + 1, actions[0], school.flipped[at], dice, tuple(novices), used)


def _panes(board: Board, row: int, filled: str) -> tuple[PaneView, ...]:
    return tuple([PaneView(pane_label(row, at), filled[at : at + 1]) for at in range(board.window_columns)])
