"""Sending a novice: possible places, and the price."""

from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from games.monasterium.board import (
    BUILDING_GOOD,
    BUILDING_GOODS,
    BUILDING_INFLUENCE,
    CAPACITY,
    CHAPEL_ROW,
    CLOISTERS,
    ROWS,
    STEPS,
    WALK_ROW,
    Building,
    Good,
)
from games.monasterium.rules.goods import held
from games.monasterium.table import School, Table

Price: TypeAlias = tuple[tuple[Good, int], ...]
ALL_KINDS = tuple(Building)


def reach(table: Table, me: School) -> list[str]:
    """The cloisters joined to the messenger's field, and those in whose chapel this player has a novice."""
    joined, seat, cloisters = table.board.joined[me.messenger], me.seat, table.cloisters
    return [name for name in CLOISTERS if name in joined or seat in cloisters[name].chapel]


def step(me: School, row: int) -> int:
    """The price of the next novice of row III or IV."""
    return STEPS[min(me.grid[row].count(False), len(STEPS) - 1)]


def price(me: School, row: int, kind: Building | None, less: int) -> Price:
    """The price of a novice of a row (rows I and II: for a kind of building), with so much influence less."""
    if kind is None or row >= CHAPEL_ROW:
        return (_price_of_step(me, row, less),)
    return ("influence", max(0, BUILDING_INFLUENCE - less)), (BUILDING_GOOD[kind], BUILDING_GOODS[row])


def _price_of_step(me: School, row: int, less: int) -> tuple[Good, int]:
    """The price of a novice of row III or IV."""
    return ("influence", max(0, step(me, row) - less)) if row == CHAPEL_ROW else ("rosary", step(me, row))


def places_of_row(table: Table, me: School, row: int, less: int, reached: Iterable[str]) -> Iterator[str]:
    """The names of the places in the `reached` cloisters where a novice of a row could be sent now."""
    if True in me.grid[row] and (kinds := payable(me, row, less)):
        for name in reached:
            yield from _places(table, me, name, row, kinds)


def payable(me: School, row: int, less: int) -> tuple[Building, ...]:
    """The kinds of buildings a novice of a row could pay for. In rows III and IV the price is the same for all."""
    if row >= CHAPEL_ROW:
        good, count = _price_of_step(me, row, less)
        return ALL_KINDS if held(me, good) >= count else ()
    if me.influence < BUILDING_INFLUENCE - less:
        return ()
    needed = BUILDING_GOODS[row]
    return tuple([kind for kind, good in BUILDING_GOOD.items() if held(me, good) >= needed])


def _places(table: Table, me: School, name: str, row: int, kinds: Collection[Building]) -> list[str]:
    here = table.cloisters[name]
    if row == CHAPEL_ROW:
        return [f"{name}.chapel"] if len(here.chapel) < CAPACITY[len(table.schools)] else []
    if row == WALK_ROW:
        return _walk(table, name, me.seat)
    sites = zip(table.board.sites[name], here.buildings, strict=True)
    return [place for (place, kind), owner in sites if owner is None and kind in kinds]


def _walk(table: Table, name: str, seat: int) -> list[str]:
    """The free walk fields that touch an own building."""
    here = table.cloisters[name]
    if seat not in here.buildings:
        return []
    own = {at for at, owner in enumerate(here.buildings) if owner == seat}
    return [
        f"{name}.k{at}"
        for at, (owner, touched) in enumerate(zip(here.walk, table.board.touched[name], strict=True), 1)
        if owner is None and not own.isdisjoint(touched)
    ]


def free_places(table: Table, me: School) -> list[str]:
    """Where a novice beside a row could be sent now: anywhere within reach, without paying."""
    found: list[str] = []
    for name in reach(table, me):
        for row in (CHAPEL_ROW, 0, WALK_ROW):
            found += _places(table, me, name, row, ALL_KINDS)
    return found


def can_send(table: Table, me: School, less: int) -> bool:
    """Whether any novice can be sent."""
    reached = reach(table, me)
    return any(next(places_of_row(table, me, row, less, reached), None) for row in range(len(ROWS)))
