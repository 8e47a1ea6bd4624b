"""What is printed on boards, tiles and cards, read from `board.toml`; what the rules themselves name; and all places.

Laws: a file that is broken or makes no game is refused with the line that is wrong. Every place has one label, which
pictures, controls and chronicle share.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from enum import StrEnum
from importlib import resources
from typing import Annotated, Literal, TypeAlias

import msgspec

from games.monasterium.action import Action, NoSuchAction, read_action, read_bonus

Good: TypeAlias = Literal["influence", "rosary", "soup", "tool", "book"]
Task: TypeAlias = Literal["dice", "walks", "chapels", "windows", "everywhere"]


class Building(StrEnum):
    """A kind of building, by its letter in `board.toml`, in the chronicle and in views."""

    PROFANE = "P"
    WORKSHOP = "W"
    COMMON_ROOM = "G"


SEATS = (2, 3, 4)
YEARS = 3
NUMBERS = (1, 2, 3, 4, 5, 6)
JOKER = 6
ROWS = ("I", "II", "III", "IV")
COLUMNS = 5
CHAPEL_ROW, WALK_ROW = 2, 3
"""The places of rows III and IV among the rows."""
ANY_BUILDING = "b"
"""What an order calls a building of any kind."""
CLOISTERS = ("A", "B", "C", "D", "E")
COLOURS = {"A": "red", "B": "green", "C": "blue", "D": "yellow", "E": "violet"}
GOODS: tuple[Good, ...] = ("influence", "rosary", "soup", "tool", "book")
NEUTRAL_DICE = {2: 5, 3: 3, 4: 2}
START_DICE, MOST_DICE = 1, 3
START_GOODS: dict[Good, int] = {"influence": 2, "rosary": 1, "soup": 2, "tool": 0, "book": 0}
AT_ONCE = {2: 3, 3: 2, 4: 2}
"""Turns that a player takes one after the other where several are agreed, by number of players."""
TAKE_MOST = 3
"""So many dice are taken from a space at once; of jokers one."""
CAPACITY = {2: 4, 3: 6, 4: 8}
"""Novices in a chapel, by number of players."""
STACK = 2
"""Windows per cloister and player."""
STEPS = (1, 2, 3, 3, 3)
"""What the first, second … novice of row III costs in influence, and of row IV in rosaries."""
BUILDING_INFLUENCE = 1
BUILDING_GOODS = (2, 3)
"""What a novice of row I and II needs of the building's good."""
BUILDING_GOOD: dict[Building, Good] = {
    Building.PROFANE: "soup",
    Building.WORKSHOP: "tool",
    Building.COMMON_ROOM: "book",
}
BUILDING_POINTS = {Building.PROFANE: 1, Building.WORKSHOP: 2, Building.COMMON_ROOM: 3}
BUILDING_GIFT: dict[Building, Good | None] = {
    Building.PROFANE: "tool",
    Building.WORKSHOP: "book",
    Building.COMMON_ROOM: None,
}
REFUSED_POINTS = 5
"""Points instead of an extra die."""
MAJORITY_POINTS = 5
CHAPELS_POINTS = (0, 1, 3, 6, 10, 15)
WALK_TIMES_CHAPEL = 2
TOOL_POINTS, BOOK_POINTS, GOODS_PER_POINT = 1, 2, 2
WINDOW_ROWS = 3
OPEN_ORDERS = 2
"""So many orders of each category are open."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Key: TypeAlias = tuple[str | int, ...]
"""Where something stands in the file: names of tables and keys, numbers in lists."""


class BadBoard(ValueError):
    """`board.toml` is broken; the message names the line, `line` is its number."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"board.toml, line {line}: {fault}")
        self.line = line


class Place(msgspec.Struct, frozen=True):
    """Where a novice can stand. `name` is its stable name (``B.b3``), `label` what everybody reads (``B3``).

    `area` is building, walk or chapel; `number` counts within it from 1 (the chapel: 0); `kind` is a building's.
    """

    name: str
    label: str
    cloister: str
    area: Literal["building", "walk", "chapel"]
    number: int = 0
    kind: Building | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody begins with, as far as the rules do not say."""

    points: Count = msgspec.field(name="pp")


Ring: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[PWG]{3,8}$")]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the board: the kinds of buildings of each cloister, in the order of the ring."""

    A: Ring
    B: Ring
    C: Ring
    D: Ring
    E: Ring

    def __getitem__(self, cloister: str) -> str:
        """The ring of a cloister."""
        ring: str = getattr(self, cloister)
        return ring


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two sides of the board, by number of players."""

    two: Side
    more: Side


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field of the path: the cloisters joined to it, and its bonus as written."""

    cloisters: Annotated[str, msgspec.Meta(pattern="^[A-E]*$")] = ""
    bonus: str | None = None


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The path."""

    fields: Annotated[tuple[Field, ...], msgspec.Meta(min_length=4)]


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the action grid: its standard action, and what rows I to III unlock, as written."""

    standard: str
    row1: str
    row2: str
    row3: str


Three: TypeAlias = Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=3)]


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The church window: bonuses as written, and points for complete rows and columns."""

    row_bonus: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    column_bonus: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=5)]
    row_points: Three
    column_points: tuple[Count, ...]

    @property
    def columns(self) -> int:
        """How many columns it has."""
        return len(self.column_bonus)


Need: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(chapel|walk|b|P|W|G) [A-E]$")]


class Trio(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order A or B: novices in areas (chapel, walk, a kind of building, or b for any) of cloisters."""

    name: str
    needs: Annotated[tuple[Need, ...], msgspec.Meta(min_length=1)]


class Trios(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A category of orders with points by year."""

    points: Three
    cards: Annotated[tuple[Trio, ...], msgspec.Meta(min_length=OPEN_ORDERS)]


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order C: so many of what its task counts."""

    name: str
    task: Task
    count: Annotated[int, msgspec.Meta(ge=1)]
    points: Count = msgspec.field(name="pp")


class Tallies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The category of orders with fixed points."""

    cards: Annotated[tuple[Tally, ...], msgspec.Meta(min_length=OPEN_ORDERS)]


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All order cards, by category."""

    a: Trios
    b: Trios
    c: Tallies


class Order(msgspec.Struct, frozen=True):
    """An order card as it is played: needs (of A and B) or a task with its count (of C), and points by year."""

    name: str
    category: str
    points: tuple[int, ...]
    needs: tuple[tuple[str, str], ...] = ()
    task: Task | None = None
    count: int = 0

    @property
    def label(self) -> str:
        """Its label: no building is called so."""
        return f"§{self.name}"


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    start: Start
    cloisters: Sides
    road: Road
    columns: Annotated[tuple[Column, ...], msgspec.Meta(min_length=COLUMNS, max_length=COLUMNS)]
    window: Window
    orders: Orders


class Board:
    """All that is printed, ready to be played with.

    `bonuses` are the path's by field from 1 (None: none), `joined` its cloisters; `actions[column][level]` the actions
    (level 0 standard, 1 to 3 rows I to III), columns from 0; `orders` all cards by name.
    """

    def __init__(self, printed: Printed) -> None:
        self.start_points = printed.start.points
        self.printed = printed
        fields = printed.road.fields
        self.length = len(fields)
        self.joined = ("", *[field.cloisters for field in fields])
        self.bonuses = (None, *[read_bonus(field.bonus) if field.bonus else None for field in fields])
        self.actions = tuple(
            [tuple([read_action(name) for name in msgspec.structs.astuple(column)]) for column in printed.columns]
        )
        window = printed.window
        self.window_columns = window.columns
        self.row_bonus = tuple([read_bonus(name) for name in window.row_bonus])
        self.column_bonus = tuple([read_bonus(name) for name in window.column_bonus])
        self.row_points, self.column_points = window.row_points, window.column_points
        self.orders = {card.name: card for card in _orders(printed.orders)}
        self.rings = {
            (seats, name): tuple([Building(kind) for kind in _side(printed.cloisters, seats)[name]])
            for seats in SEATS
            for name in CLOISTERS
        }
        self.places = {seats: self._places(seats) for seats in SEATS}

    def ring(self, seats: int, cloister: str) -> tuple[Building, ...]:
        """The kinds of a cloister's buildings with as many players."""
        return self.rings[seats, cloister]

    def _places(self, seats: int) -> dict[str, Place]:
        """All places for novices by name, cloister by cloister: the chapel, the buildings, the walk."""
        found = [place for name in CLOISTERS for place in _places_of(name, self.ring(seats, name))]
        return {place.name: place for place in found}

    def category(self, category: str) -> list[str]:
        """The names of the cards of a category (A, B or C)."""
        return [card.name for card in self.orders.values() if card.category == category]


def _side(sides: Sides, seats: int) -> Side:
    return sides.two if seats == SEATS[0] else sides.more


def _places_of(cloister: str, ring: tuple[Building, ...]) -> Iterator[Place]:
    yield Place(f"{cloister}.chapel", f"{cloister}†", cloister, "chapel")
    for number, kind in enumerate(ring, 1):
        yield Place(f"{cloister}.b{number}", f"{cloister}{number}", cloister, "building", number, kind)
    for number in range(1, len(ring) + 1):
        label = f"{cloister}{number}/{number % len(ring) + 1}"
        yield Place(f"{cloister}.k{number}", label, cloister, "walk", number)


def _orders(orders: Orders) -> Iterator[Order]:
    for category, trios in (("A", orders.a), ("B", orders.b)):
        for card in trios.cards:
            needs = tuple([(need[:-2], need[-1]) for need in card.needs])
            yield Order(card.name, category, trios.points, needs)
    for tally in orders.c.cards:
        yield Order(tally.name, "C", (tally.points,) * YEARS, task=tally.task, count=tally.count)


def novice_label(row: int, column: int) -> str:
    """The label and name of a field of the action grid, rows and columns from 0: ``II-3``."""
    return f"{ROWS[row]}-{column + 1}"


NOVICES = {novice_label(row, column): (row, column) for row in range(len(ROWS)) for column in range(COLUMNS)}
"""The fields of the action grid by their labels."""


def pane_label(row: int, column: int) -> str:
    """The label of a place of the church window, rows and columns from 0: ``W2-3``."""
    return f"W{row + 1}-{column + 1}"


# reading


def read_board(text: str) -> Board:
    """The board written in TOML. Raises BadBoard naming the line that is wrong."""
    try:
        printed = msgspec.convert(tomllib.loads(text), Printed)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r" \(at line (\d+), .*\)$", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise BadBoard(line, f"this is not TOML: {str(error).partition(' (at ')[0]}") from error
    except msgspec.ValidationError as error:
        fault, _, place = str(error).partition(" - at ")
        key = _key(place.strip("`"))
        unknown = re.findall(r"unknown field `(\w+)`", fault)
        raise BadBoard(line_of(text, (*key, *unknown)), f"{_said(key)}: {fault}") from error
    for key, fault in _faults(printed):
        raise BadBoard(line_of(text, key), f"{_said(key)}: {fault}")
    return Board(printed)


def _key(place: str) -> Key:
    """What the validator calls ``$.path[3].bonus``."""
    return tuple([int(part) if part.isdigit() else part for part in re.findall(r"\w+", place)])


def _said(key: Key) -> str:
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in key) or "the file"


def line_of(text: str, key: Key) -> int:
    """The line (from 1) on which a key stands; for one that is missing, the line of what it should stand in."""
    lines = text.splitlines()
    at = 0
    for place, part in enumerate(key):
        wanted = _header(key[: place + 1]) if isinstance(part, str) else None
        found = _find(lines, at, wanted, part)
        at = at if found is None else found
    return at + 1


def _header(key: Key) -> str:
    return r"\.".join(str(part) for part in key if isinstance(part, str))


def _find(lines: list[str], at: int, header: str | None, part: str | int) -> int | None:
    """The next line with a table of this name or a key; of a list the entry with this number."""
    if header is not None:
        pattern = re.compile(rf"^\[+{header}[.\]]|(^|[{{,])\s*{part}\s*=")
        return next((number for number in range(at, len(lines)) if pattern.search(lines[number])), None)
    opened = lines[at].startswith("[[")
    pattern = re.compile(re.escape(lines[at].split("#")[0].strip()) if opened else r"^\s+\{")
    entries = [number for number in range(at, len(lines)) if pattern.match(lines[number])]
    return entries[part] if isinstance(part, int) and part < len(entries) else None


def _faults(printed: Printed) -> Iterator[tuple[Key, str]]:
    """What makes no game: where it stands, and what is wrong."""
    for number, field in enumerate(printed.road.fields):
        yield from _unread(read_bonus, ("road", "fields", number, "bonus"), field.bonus)
    for number, column in enumerate(printed.columns):
        for name in column.__struct_fields__:
            yield from _unread(read_action, ("columns", number, name), getattr(column, name))
    for side in ("row_bonus", "column_bonus"):
        for bonus in getattr(printed.window, side):
            yield from _unread(read_bonus, ("window", side), bonus)
    if len(printed.window.column_points) != printed.window.columns:
        yield ("window", "column_points"), f"{printed.window.columns} columns have a bonus"
    if missing := set(CLOISTERS) - set("".join(field.cloisters for field in printed.road.fields)):
        yield ("road", "fields"), f"no field is joined to {', '.join(sorted(missing))}"
    yield from _faults_of_orders(printed)


def _unread(read: Callable[[str], Action], key: Key, name: str | None) -> Iterator[tuple[Key, str]]:
    try:
        _ = read(name) if name is not None else None
    except NoSuchAction as error:
        yield key, str(error)


def _faults_of_orders(printed: Printed) -> Iterator[tuple[Key, str]]:
    seen: set[str] = set()
    for category in ("a", "b", "c"):
        for number, card in enumerate(getattr(printed.orders, category).cards):
            key: Key = ("orders", category, "cards", number)
            if card.name in seen:
                yield (*key, "name"), f"{card.name} is there twice"
            seen.add(card.name)
            yield from [((*key, "needs"), fault) for fault in _unbuilt(printed.cloisters, getattr(card, "needs", ()))]


def _unbuilt(sides: Sides, needs: tuple[str, ...]) -> Iterator[str]:
    """Buildings that an order asks for and a side of the board does not have."""
    for need in needs:
        kind, cloister = need[:-2], need[-1]
        if kind in set(Building) and not all(kind in side[cloister] for side in (sides.two, sides.more)):
            yield f"cloister {cloister} has no {kind} on one side of the board"


BOARD = read_board(resources.files("games.monasterium").joinpath("board.toml").read_text(encoding="utf-8"))
"""The board that is played."""

__all__ = ["BOARD", "Action", "BadBoard", "Board", "Order", "Place", "line_of", "read_board"]
