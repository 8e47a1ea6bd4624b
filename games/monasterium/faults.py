"""What cannot be right about the printed numbers though each alone could be, in the order of the file."""

import re
from collections.abc import Callable, Iterator, Sequence

from games.kernel.contract.printed import Fault
from games.kernel.contract.toml_lines import Key
from games.kernel.engine.text import Text
from games.monasterium.action import Action, NoSuchAction, read_action, read_bonus
from games.monasterium.board import (
    ANY_BUILDING,
    CAPACITY,
    CLOISTERS,
    COLUMNS,
    MOST_DICE,
    ROWS,
    START_DICE,
    WINDOW_ROWS,
    Building,
    OrderCards,
    OrderTally,
    Printed,
    Ring,
    Road,
    Side,
    Tallies,
    Trio,
    Trios,
    Window,
)

SIDES = ("two", "more")
NEED = re.compile(f"(chapel|walk|{ANY_BUILDING}|{'|'.join(Building)}) ([{''.join(CLOISTERS)}])")
WALK = re.compile(r"([1-9])(?:/([1-9]))?")


def faults(printed: Printed) -> Iterator[Fault]:
    """Places and faults."""
    for name in SIDES:
        side: Side = getattr(printed.cloisters, name)
        for cloister in CLOISTERS:
            yield from _of_ring(("cloisters", name, cloister), side[cloister])
    for name in SIDES:
        yield from _of_road(("road", name), getattr(printed.road, name))
    for number, column in enumerate(printed.columns):
        for name in column.__struct_fields__:
            yield from _unread(read_action, ("columns", number, name), getattr(column, name))
    yield from _of_window(printed.window)
    yield from _of_orders(printed)


def _of_ring(key: Key, ring: Ring) -> Iterator[Fault]:
    if not set(ring.buildings) <= set(Building):
        yield (*key, "buildings"), Text("board-letters-only", letters=", ".join(Building))
    for number, field in enumerate(ring.walk):
        found = WALK.fullmatch(field)
        touched = [part for part in found.groups() if part] if found else []
        if not touched or len(set(touched)) < len(touched) or int(max(touched)) > len(ring.buildings):
            yield (*key, "walk", number), Text("board-no-such", given=field)
        if field in ring.walk[:number]:
            yield (*key, "walk", number), Text("board-twice", name=field)


def _of_road(key: Key, road: Road) -> Iterator[Fault]:
    if road.start > len(road.fields):
        yield (*key, "start"), Text("board-most", most=len(road.fields))
    for number, field in enumerate(road.fields):
        here = (*key, "fields", number)
        if not set(field.cloisters) <= set(CLOISTERS) or len(set(field.cloisters)) < len(field.cloisters):
            yield (*here, "cloisters"), Text("board-letters-once", letters=", ".join(CLOISTERS))
        yield from _unread(read_bonus, (*here, "bonus"), field.bonus)
    for cloister in CLOISTERS:
        if not any(cloister in field.cloisters for field in road.fields):
            yield (*key, "fields"), Text("board-nowhere", name=cloister)


def _of_window(window: Window) -> Iterator[Fault]:
    for name in ("row_bonus", "column_bonus"):
        for number, bonus in enumerate(getattr(window, name)):
            yield from _unread(read_bonus, ("window", name, number), bonus)
    if len(window.column_points) != (columns := len(window.column_bonus)):
        yield ("window", "column_points"), Text("board-length", length=columns)


def _unread(read: Callable[[str], Action], key: Key, name: str | None) -> Iterator[Fault]:
    try:
        _ = read(name) if name is not None else None
    except NoSuchAction:
        yield key, Text("board-no-such", given=name or "")


def _of_orders(printed: Printed) -> Iterator[Fault]:
    orders, seen = printed.orders, set[str]()
    for name in ("a", "b", "c"):
        category: Trios | Tallies = getattr(orders, name)
        key = ("orders", name)
        if category.open > len(category.cards):
            yield (*key, "open"), Text("board-most", most=len(category.cards))
        if isinstance(category, Trios):
            yield from _of_trios(key, category, printed)
        cards: Sequence[Trio | OrderTally] = category.cards
        for number, card in enumerate(cards):
            if not card.name.isalnum():
                yield (*key, "cards", number, "name"), Text("board-no-such", given=card.name)
            if card.name.lower() in seen:
                yield (*key, "cards", number, "name"), Text("board-twice", name=card.name)
            seen.add(card.name.lower())
    yield from _of_tallies(orders, columns=len(printed.window.column_bonus))


def _of_trios(key: Key, trios: Trios, printed: Printed) -> Iterator[Fault]:
    for year in range(1, len(trios.points)):
        if trios.points[year] > (before := trios.points[year - 1]):
            yield (*key, "points", year), Text("board-must-not-rise", before=before)
    for number, card in enumerate(trios.cards):
        for place, need in enumerate(card.needs):
            here = (*key, "cards", number, "needs", place)
            found = NEED.fullmatch(need)
            if not found:
                yield here, Text("board-no-such", given=need)
            elif card.needs[: place + 1].count(need) > _room(printed, found[1], found[2]):
                yield here, Text("board-too-many", what=need)


def _room(printed: Printed, area: str, cloister: str) -> int:
    """The room for novices in an area of a cloister, on either side of the board."""
    rings: Sequence[Ring] = (printed.cloisters.two[cloister], printed.cloisters.more[cloister])
    if area == "chapel":
        return min(CAPACITY.values())
    if area == "walk":
        return min(len(ring.walk) for ring in rings)
    if area == ANY_BUILDING:
        return min(len(ring.buildings) for ring in rings)
    return min(ring.buildings.count(area) for ring in rings)


def _of_tallies(orders: OrderCards, columns: int) -> Iterator[Fault]:
    novices = len(ROWS) * (COLUMNS + 1)
    most = {
        "dice": MOST_DICE,
        "walks": COLUMNS + len(ROWS),
        "chapels": len(CLOISTERS),
        "windows": WINDOW_ROWS * columns,
        "everywhere": novices // len(CLOISTERS),
    }
    for number, card in enumerate(orders.c.cards):
        key = ("orders", "c", "cards", number, "count")
        if card.count > most[card.task]:
            yield key, Text("board-most", most=most[card.task])
        if card.task == "dice" and card.count <= START_DICE:
            yield key, Text("board-least", least=START_DICE + 1)
