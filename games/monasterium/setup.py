"""The table before the first round, and tables put together by hand for cases."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Literal

import msgspec

from games.kernel.contract.game import Setting, Setup, Value
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.text import Text
from games.monasterium.board import (
    AT_ONCE,
    CLOISTERS,
    COLUMNS,
    NUMBERS,
    ROWS,
    START_GOODS,
    Board,
    Printed,
    board_for,
    novice_label,
)
from games.monasterium.rules.dice_phase import take_hand, throw
from games.monasterium.rules.goods import gain
from games.monasterium.rulings import KEPT_AHEAD, ROLLED_IN_TURN
from games.monasterium.table import PHASES, Cloister, School, Table


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`turns`: one turn at a time, or several (`more`); `first` is the seat that begins (None: chance decides);
    `board`: the printed numbers of the game's box (None: those of games that did not carry their own).
    """

    turns: Literal["one", "more"] = "one"
    first: int | None = None
    board: Printed | None = None


TURNS = ("one", "more")


def settings(options: Options) -> tuple[Setting, ...]:
    """How many turns a player takes in a row: ``turns-*`` with ``turns-*-hint``."""
    values = tuple([Value(name, Text(f"turns-{name}"), Text(f"turns-{name}-hint")) for name in TURNS])
    return (Setting("turns", Text("setting-turns"), values, (options.turns,)),)


def lay_out(table: Table, options: Options) -> None:
    """Attach the board to a table, which does not store it."""
    table.board = board_for(len(table.schools), options.board)


def new_table(setup: Setup, options: Options, chance: Chance) -> Table:
    """Goods, dice, orders of each category, a start player; if all place dice at once, the first are already rolled."""
    table = empty_table(setup, chance, options)
    orders = table.board.printed.orders
    for category in (orders.a, orders.b, orders.c):
        table.orders += chance.shuffled(TABLE, [card.name for card in category.cards])[: category.open]
    first = table.chance.below(TABLE, setup.seats)
    table.start_player = table.seat = first if options.first is None else options.first
    for me in table.schools:
        me.points = table.board.printed.start.points
        for good, count in START_GOODS.items():
            gain(me, good, count)
        take_hand(table, me, table.round)
    if not table.exact or not ROLLED_IN_TURN.counts(setup.rules):
        for me in table.in_turn():
            throw(table, me)
    return table


def empty_table(setup: Setup, chance: Chance, options: Options) -> Table:
    """Full stacks of windows, and schools without goods, points and dice in hand."""
    board = board_for(setup.seats, options.board)
    table = Table(
        chance=chance,
        schools=[School(seat=seat, messenger=board.road.start) for seat in range(setup.seats)],
        cloisters={name: _cloister(board, name) for name in CLOISTERS},
        exact=setup.pace == "exact",
        at_once=AT_ONCE[setup.seats] if options.turns == "more" else 1,
        throws_anew=not KEPT_AHEAD.counts(setup.rules),
        own=[[0] * setup.seats for _ in NUMBERS],
    )
    lay_out(table, options)
    return table


def _cloister(board: Board, name: str) -> Cloister:
    ring = board.side[name]
    return Cloister(buildings=[None] * len(ring.buildings), walk=[None] * len(ring.walk), windows=board.stack)


# cases

SHARED = {"year", "round_in_year", "start_player", "seat", "phase", "orders"}
"""Fields of the table that a case may set and compare as they are."""
OF_SCHOOL = {
    *("inf", "ros", "soup", "tool", "book", "pp", "messenger", "personal_dice", "extra", "flipped", "window"),
    *("reroll_used", "reroll_ahead", "neutral", "own", "rolled", "rolled_own", "placing", "sources"),
}
"""Fields of a school that a case may set and compare as they are."""
NOVICES = {novice_label(*novice): novice for novice in product(range(len(ROWS)), range(COLUMNS))}
"""Row and column of each novice of the grid, by its label."""


def arrange(setup: Setup, options: Options, chance: Chance, fields: Mapping[Any, Any]) -> Table:
    """A table for a case: schools by seat, `cloister` by letter, `pool` by number, and the shared fields of the table.

    Without any it is a new game's. Of a school besides its plain fields (of `sources` only those above 0): `sent`
    (labels of novices that are gone), `orders_done` (a list, done in this year, or year by order), `ahead` (dice placed
    by number). Of a cloister places by name without the letter (``b1: 0``, ``k2: 1``), `chapel` (seats) and
    `windows_left`. Of a number `neutral` and `personal` (dice by seat). Dice lie in hand if the phase is `place` and a
    school names none. Raises ValueError naming what it does not understand.
    """
    if not fields.keys() - {"named"}:
        return new_table(setup, options, chance)
    table = empty_table(setup, chance, options)
    table.phase = "act" if "pool" in fields else "place"
    for field in sorted(fields.keys() - {"named"}, key=lambda name: (isinstance(name, int), str(name))):
        _set_field(table, field, fields[field])
    if "seat" not in fields:
        table.seat = table.start_player
    return table


def _set_field(table: Table, field: Any, value: Any) -> None:
    if isinstance(field, int) and field in range(len(table.schools)):
        _set_school(table, table.schools[field], value)
    elif field == "phase" and str(value) not in PHASES:
        raise ValueError(f"there is no phase {value!r}; there are {', '.join(PHASES)}")
    elif field == "orders" and (unknown := set(value) - table.board.orders.keys()):
        raise ValueError(f"there is no order {', '.join(sorted(unknown))}")
    elif field in SHARED:
        setattr(table, field, value)
    elif field == "cloister":
        for name, inside in value.items():
            _set_cloister(table, name, inside)
    elif field == "pool":
        for number, dice in value.items():
            _set_space(table, number, dice)
    else:
        raise ValueError(f"a table of Monasterium has no {field!r}")


def _set_school(table: Table, me: School, fields: Mapping[str, Any]) -> None:
    own = {"sent", "orders_done", "ahead"}
    if unknown := fields.keys() - OF_SCHOOL - own:
        raise ValueError(f"a school has no {', '.join(sorted(unknown))}")
    plain = {name: value for name, value in fields.items() if name not in own}
    if {"neutral", "own"} & plain.keys():
        plain = {"neutral": 0, "own": 0, "placing": table.round, **plain}
    plain["sources"] = {**me.sources, **plain.get("sources", {})}
    changed = msgspec.convert({**msgspec.to_builtins(me), **plain}, School)
    for label in fields.get("sent", ()):
        _send(changed, label)
    done = fields.get("orders_done", {})
    changed.orders_done = dict(done) if isinstance(done, Mapping) else dict.fromkeys(done, table.year)
    for number, count in fields.get("ahead", {}).items():
        changed.ahead[int(number) - 1] = count
    table.schools[me.seat] = changed


def _send(me: School, label: str) -> None:
    if label not in NOVICES:
        raise ValueError(f"there is no novice {label!r}")
    row, column = NOVICES[label]
    me.grid[row][column] = False


def _set_cloister(table: Table, name: str, fields: Mapping[str, Any]) -> None:
    if name not in table.cloisters:
        raise ValueError(f"there is no cloister {name!r}; there are {', '.join(CLOISTERS)}")
    here = table.cloisters[name]
    for field, value in fields.items():
        place = table.places.get(f"{name}.{field}")
        if field == "windows_left":
            here.windows = value
        elif field == "chapel":
            here.chapel = [int(seat) for seat in value]
        elif place:
            (here.walk if place.area == "walk" else here.buildings)[place.number - 1] = value
        else:
            raise ValueError(f"cloister {name} has no {field!r}")


def _set_space(table: Table, number: Any, fields: Mapping[str, Any]) -> None:
    if number not in NUMBERS:
        raise ValueError(f"there is no dice space {number!r}")
    for field, value in fields.items():
        if field == "neutral":
            table.neutral[number - 1] = value
        elif field == "personal":
            for seat, count in value.items():
                table.own[number - 1][int(seat)] = count
        else:
            raise ValueError(f"a dice space has no {field!r}")


def inspect(table: Table) -> dict[Any, Any]:
    """What a case may compare: the fields that `arrange` takes; `novices`: how many a school has not sent."""
    found: dict[Any, Any] = {name: getattr(table, name) for name in SHARED}
    found["orders"] = list(table.orders)
    found["cloister"] = {name: _inside(here) for name, here in table.cloisters.items()}
    found["pool"] = {number: _lying(table, number) for number in NUMBERS}
    for me in table.schools:
        found[me.seat] = _owned(me)
    return found


def _inside(here: Cloister) -> dict[str, Any]:
    inside: dict[str, Any] = {"chapel": list(here.chapel), "windows_left": here.windows}
    inside |= {f"b{number}": owner for number, owner in enumerate(here.buildings, 1)}
    return inside | {f"k{number}": owner for number, owner in enumerate(here.walk, 1)}


def _lying(table: Table, number: int) -> dict[str, Any]:
    """The dice on a space; while dice are placed, those placed for this round."""
    at = number - 1
    now = [me for me in table.schools if me.placing == table.round]
    personal = {me.seat: table.own[at][me.seat] + (me.ahead_own[at] if me in now else 0) for me in table.schools}
    neutral = table.neutral[at] + sum(me.ahead[at] for me in now)
    return {"neutral": neutral, "personal": personal}


def _owned(me: School) -> dict[str, Any]:
    plain = msgspec.to_builtins(me)
    owned = {name: plain[name] for name in OF_SCHOOL}
    owned["sent"] = [label for label, (row, column) in NOVICES.items() if not me.grid[row][column]]
    owned["novices"] = len(NOVICES) - len(owned["sent"]) + sum(me.extra)
    owned["orders_done"] = dict(me.orders_done)
    owned["ahead"] = {number: me.ahead[number - 1] for number in NUMBERS}
    owned["rounds"] = list(me.rounds)
    return owned


def census(table: Table) -> dict[str, int]:
    """Novices and window panes, wherever they are: counted after every step, so it must be fast."""
    novices = windows = 0
    for here in table.cloisters.values():
        walk = here.walk
        windows += here.windows
        novices += len(here.chapel) + 2 * len(walk) - here.buildings.count(None) - walk.count(None)
    for me in table.schools:
        first, second, third, fourth = me.grid
        top, middle, bottom = me.window
        windows += len(top) + len(middle) + len(bottom)
        novices += first.count(True) + second.count(True) + third.count(True) + fourth.count(True)
        novices += me.extra.count(True)
    return {"novices": novices, "windows": windows}
