"""The printed numbers of boards, tiles and cards, from `board.toml` or another file like it; those named by the rules;
and the board of a game, with all its places.

Law: every place has one label, which pictures, controls and chronicle share.
"""

import tomllib
from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property, lru_cache
from importlib import resources
from typing import Annotated, Literal, TypeAlias

import msgspec

from games.monasterium.action import Action, read_action, read_bonus

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
"""An order's name for a building of any kind."""
CLOISTERS = ("A", "B", "C", "D", "E")
COLOURS = {"A": "red", "B": "green", "C": "blue", "D": "yellow", "E": "violet"}
GOODS: tuple[Good, ...] = ("influence", "rosary", "soup", "tool", "book")
NEUTRAL_DICE = {2: 5, 3: 3, 4: 2}
START_DICE, MOST_DICE = 1, 3
START_GOODS: dict[Good, int] = {"influence": 2, "rosary": 1, "soup": 2, "tool": 0, "book": 0}
AT_ONCE = {2: 3, 3: 2, 4: 2}
"""Turns that a player takes in a row if several are agreed, by number of players."""
TAKE_MOST = 3
"""The most dice taken from a space at once; of jokers one."""
CAPACITY = {2: 4, 3: 6, 4: 8}
"""Novices in a chapel, by number of players."""
STEPS = (1, 2, 3, 3, 3)
"""The price of the first, second … novice: influence for row III, rosaries for row IV."""
BUILDING_INFLUENCE = 1
BUILDING_GOODS = (2, 3)
"""The building's good that a novice of row I and II costs."""
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

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Place(msgspec.Struct, frozen=True):
    """Where a novice can stand. `name` is its stable name (``B.b3``), `label` the one for people (``B3``).

    `area` is building, walk or chapel; `number` counts within it from 1 (the chapel: 0); `kind` is a building's.
    """

    name: str
    label: str
    cloister: str
    area: Literal["building", "walk", "chapel"]
    number: int = 0
    kind: Building | None = None


class PrintedPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some of the printed numbers."""


class Start(PrintedPart, frozen=True):
    """What everybody begins with, as far as the rules leave it open."""

    points: Count = msgspec.field(name="pp")


class Ring(PrintedPart, frozen=True):
    """A cloister: the kinds of its buildings in the order of the ring; its walk fields, each by the numbers (from 1) of
    the buildings it touches, such as ``1/2``, or of the only one.
    """

    buildings: Annotated[str, msgspec.Meta(min_length=3, max_length=6)]
    walk: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=6)]


class Side(PrintedPart, frozen=True):
    """The cloisters on one side of the board."""

    A: Ring
    B: Ring
    C: Ring
    D: Ring
    E: Ring

    def __getitem__(self, cloister: str) -> Ring:
        """A cloister by its letter."""
        ring: Ring = getattr(self, cloister)
        return ring


class Sides(PrintedPart, frozen=True):
    """The two sides of the board, by number of players."""

    two: Side
    more: Side


class Field(PrintedPart, frozen=True):
    """A field of the path: the cloisters joined to it, and its bonus as written."""

    cloisters: str = ""
    bonus: str | None = None


class Road(PrintedPart, frozen=True):
    """The path on one side of the board; `start` is the field (from 1) where the messengers begin."""

    start: Annotated[int, msgspec.Meta(ge=1)]
    fields: Annotated[tuple[Field, ...], msgspec.Meta(min_length=13, max_length=24)]


class Roads(PrintedPart, frozen=True):
    """The paths of the two sides."""

    two: Road
    more: Road


class Column(PrintedPart, frozen=True):
    """A column of the action grid: its standard action, and what rows I to III unlock, as written."""

    standard: str
    row1: str
    row2: str
    row3: str


Three: TypeAlias = Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=3)]


class Window(PrintedPart, frozen=True):
    """The church window: panes per player in each cloister (`stack`), bonuses as written, points for full rows and
    columns.
    """

    stack: Annotated[int, msgspec.Meta(ge=1, le=9)]
    row_bonus: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    column_bonus: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=5)]
    row_points: Three
    column_points: tuple[Count, ...]


Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=3)]


class Trio(PrintedPart, frozen=True):
    """An order A or B: novices in areas (chapel, walk, a kind of building, or b for any) of cloisters."""

    name: Name
    needs: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=5)]


class Trios(PrintedPart, frozen=True):
    """A category of orders with points by year; a game has `open` of its cards."""

    open: Annotated[int, msgspec.Meta(ge=1)]
    points: Three
    cards: Annotated[tuple[Trio, ...], msgspec.Meta(min_length=1, max_length=20)]


class OrderTally(PrintedPart, frozen=True):
    """An order C: a required count of what its task names."""

    name: Name
    task: Task
    count: Annotated[int, msgspec.Meta(ge=1)]
    points: Count = msgspec.field(name="pp")


class Tallies(PrintedPart, frozen=True):
    """The category of orders with fixed points; a game has `open` of its cards."""

    open: Annotated[int, msgspec.Meta(ge=1)]
    cards: Annotated[tuple[OrderTally, ...], msgspec.Meta(min_length=1, max_length=20)]


class OrderCards(PrintedPart, frozen=True):
    """All order cards, by category."""

    a: Trios
    b: Trios
    c: Tallies


class OrderCard(msgspec.Struct, frozen=True):
    """An order card in play: needs (of A and B) or a task with its count (of C), and points by year."""

    name: str
    category: str
    points: tuple[int, ...]
    needs: tuple[tuple[str, str], ...] = ()
    task: Task | None = None
    count: int = 0


class Printed(PrintedPart, frozen=True):
    """All printed numbers, as written."""

    start: Start
    cloisters: Sides
    road: Roads
    columns: Annotated[tuple[Column, ...], msgspec.Meta(min_length=COLUMNS, max_length=COLUMNS)]
    window: Window
    orders: OrderCards


class Board(msgspec.Struct, frozen=True, dict=True, cache_hash=True):
    """The printed numbers prepared for a game. `carried`: the game carries them, so its chronicle can name what older
    ones leave to the board that comes with the program. Questions are cached by their board.
    """

    printed: Printed
    seats: int
    carried: bool = True

    @property
    def road(self) -> Road:
        """The path."""
        return self.printed.road.two if self.seats == SEATS[0] else self.printed.road.more

    @property
    def side(self) -> Side:
        """The cloisters."""
        return self.printed.cloisters.two if self.seats == SEATS[0] else self.printed.cloisters.more

    @cached_property
    def length(self) -> int:
        """How many fields the path has."""
        return len(self.road.fields)

    @cached_property
    def joined(self) -> tuple[str, ...]:
        """The cloisters joined to each field of the path, from 1."""
        return ("", *[field.cloisters for field in self.road.fields])

    @cached_property
    def bonuses(self) -> tuple[Action | None, ...]:
        """The bonus of each field of the path, from 1; None: none."""
        return (None, *[read_bonus(field.bonus) if field.bonus else None for field in self.road.fields])

    @cached_property
    def actions(self) -> tuple[tuple[Action, ...], ...]:
        """The actions of each column, from 0: the standard one, then those of rows I to III."""
        columns = self.printed.columns
        return tuple([tuple([read_action(name) for name in msgspec.structs.astuple(column)]) for column in columns])

    @cached_property
    def window_columns(self) -> int:
        """How many columns the window has."""
        return len(self.column_bonus)

    @cached_property
    def row_bonus(self) -> tuple[Action, ...]:
        """The bonuses beside the window's rows."""
        return tuple([read_bonus(name) for name in self.printed.window.row_bonus])

    @cached_property
    def column_bonus(self) -> tuple[Action, ...]:
        """The bonuses above the window's columns."""
        return tuple([read_bonus(name) for name in self.printed.window.column_bonus])

    @cached_property
    def stack(self) -> int:
        """The number of windows in each cloister at the beginning."""
        return self.printed.window.stack * self.seats

    @cached_property
    def orders(self) -> dict[str, OrderCard]:
        """All order cards by name."""
        return {card.name: card for card in _orders(self.printed.orders)}

    @cached_property
    def rings(self) -> dict[str, tuple[Building, ...]]:
        """The kinds of the buildings of each cloister."""
        return {name: tuple([Building(kind) for kind in self.side[name].buildings]) for name in CLOISTERS}

    @cached_property
    def sites(self) -> dict[str, tuple[tuple[str, Building], ...]]:
        """The places of the buildings of each cloister, with their kinds."""
        return {
            name: tuple([(f"{name}.b{number}", kind) for number, kind in enumerate(ring, 1)])
            for name, ring in self.rings.items()
        }

    @cached_property
    def touched(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        """The buildings (from 0) that each walk field of a cloister touches."""
        return {name: tuple([_numbers(field) for field in self.side[name].walk]) for name in CLOISTERS}

    @cached_property
    def places(self) -> dict[str, Place]:
        """All places for novices by name, cloister by cloister: the chapel, the buildings, the walk."""
        found = [place for name in CLOISTERS for place in _places_of(name, self.side[name])]
        return {place.name: place for place in found}


@lru_cache(64)
def board_for(seats: int, printed: Printed | None = None) -> Board:
    """The board for this number of seats; without printed numbers, the one for games that do not carry theirs."""
    return Board(printed or BUILT_IN, seats, carried=printed is not None)


def _numbers(field: str) -> tuple[int, ...]:
    return tuple([int(number) - 1 for number in field.split("/")])


def _places_of(cloister: str, ring: Ring) -> Iterator[Place]:
    yield Place(f"{cloister}.chapel", f"{cloister}†", cloister, "chapel")
    for number, kind in enumerate(ring.buildings, 1):
        yield Place(f"{cloister}.b{number}", f"{cloister}{number}", cloister, "building", number, Building(kind))
    for number, field in enumerate(ring.walk, 1):
        label = f"{cloister}{field}" if "/" in field else f"{cloister}/{field}"
        yield Place(f"{cloister}.k{number}", label, cloister, "walk", number)


def _orders(orders: OrderCards) -> Iterator[OrderCard]:
    for category, trios in (("A", orders.a), ("B", orders.b)):
        for card in trios.cards:
            needs = tuple([(need[:-2], need[-1]) for need in card.needs])
            yield OrderCard(card.name, category, trios.points, needs)
    for tally in orders.c.cards:
        yield OrderCard(tally.name, "C", (tally.points,) * YEARS, task=tally.task, count=tally.count)


def novice_label(row: int, column: int) -> str:
    """The label and name of a field of the action grid, rows and columns from 0: ``II-3``."""
    return f"{ROWS[row]}-{column + 1}"


NOVICES = {novice_label(row, column): (row, column) for row in range(len(ROWS)) for column in range(COLUMNS)}
"""The fields of the action grid by their labels."""


def read_pane(label: str) -> tuple[int, int]:
    """Row and column, from 1, of a place of the church window by its label."""
    row, _, column = label.removeprefix("W").partition("-")
    return int(row), int(column)


def pane_label(row: int, column: int) -> str:
    """The label of a place of the church window, rows and columns from 0: ``W2-3``."""
    return f"W{row + 1}-{column + 1}"


FILE = resources.files("games.monasterium").joinpath("board.toml").read_text(encoding="utf-8")
"""The program's own numbers, with their comments."""
BUILT_IN = msgspec.convert(tomllib.loads(FILE), Printed)
"""The same, prepared for play, for games that began before games carried theirs."""
