"""The numbers printed on boards and cards, from `board.toml` or another file like it; and those named by the rules."""

from collections.abc import Iterator
from functools import cached_property
from importlib import resources
from itertools import pairwise
from typing import Annotated, Literal, TypeAlias

import msgspec

from games.kernel.contract.printed import Fault, read_printed
from games.kernel.contract.toml_lines import Key
from games.kernel.engine.text import Text

AreaName: TypeAlias = Literal["garden", "cheese", "brewery"]
"""The three areas; each Cellerar and production card belongs to one of them."""

KINDS: tuple[AreaName, ...] = ("garden", "cheese", "brewery")

NAMED: dict[str, AreaName] = {"garden": "garden", "cheese": "cheese", "brewery": "brewery"}
"""The kind of a name."""

Special: TypeAlias = Literal["cart", "herdsman", "drunkard"]

SPECIALS: dict[AreaName, Special] = {"garden": "cart", "cheese": "herdsman", "brewery": "drunkard"}
"""The leader in an area gets its special card."""

SEATS = (2, 3, 4, 5, 6)
ROUNDS = 5
STORE = 6
"""The most vegetables that can be stored."""
CLOISTER = 6
"""The most lay brothers in the cloister."""
FIELD = 8
"""The most lay brothers in the field, always an even number."""
SAVE_LEAST, SAVE_MOST = 3, 9
INTEREST_PER = 3
CHIPS = 2
"""Vegetables for a coin at the market."""
FOOD_PER_FIELD = 10
"""Food units per field of the road."""
LAST_FIELD, CLUNY = 40, 41
PROTECTED = (0, LAST_FIELD, CLUNY)
"""Nobody is pushed back from here."""
PUSH, CART = 3, 3
INCOME = (7, 5, 4, 3, 2, 1)
BONUS_FROM = 40
"""A brewing Cellerar gives his bonus from this many own food units of the brewery on."""
FED_BY_ONE = 3
"""Lay brothers that one vegetable feeds."""
LETTERS_PER_BROTHER = 2
LETTERS_PER_DOG = 2

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


def fallen(field: int) -> int:
    """The field of a figure after an attack."""
    return field if field in PROTECTED else max(0, field - PUSH)


class Printed(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some of the printed numbers."""


class AreaStage(Printed, frozen=True):
    """One stage of an area: its price in Denare, and the area's food units from then on."""

    cost: Count
    food: Annotated[int, msgspec.Meta(ge=10, le=180)] = msgspec.field(name="ne")


class Area(Printed, frozen=True):
    """One area: its stages, and the letters for completing it, at the end."""

    completion: Count
    stages: Annotated[tuple[AreaStage, ...], msgspec.Meta(min_length=1, max_length=8)]


class ChapelStage(Printed, frozen=True):
    """A stage of the chapel: price, letters at the end, room for brothers, food units of each of them."""

    cost: Count
    letters: Count
    capacity: Annotated[int, msgspec.Meta(ge=1, le=9)]
    food_each: Literal[20, 40] = msgspec.field(name="ne_each")


class Cellerar(Printed, frozen=True):
    """A Cellerar: price (`value`, which names the card, too), letters, kind, food units; the bonus of a brewing one,
    the vegetables that a gardening one brings.
    """

    value: Annotated[int, msgspec.Meta(ge=1, le=18)]
    letters: Annotated[int, msgspec.Meta(ge=1, le=18)]
    kind: AreaName
    food: Annotated[int, msgspec.Meta(ge=10, le=150)] = msgspec.field(name="ne")
    bonus: Annotated[int, msgspec.Meta(ge=10, le=60)] = 0
    vegetables: Annotated[int, msgspec.Meta(ge=1, le=2)] = 0


class Production(Printed, frozen=True):
    """A production card: a Cellerar of this kind gives so many more food units."""

    kind: AreaName
    food: Annotated[int, msgspec.Meta(ge=10, le=30)] = msgspec.field(name="ne")

    @property
    def name(self) -> str:
        """Its stable name, such as ``cheese-20``."""
        return f"{self.kind}-{self.food}"


class Money(Printed, frozen=True):
    """The money at the beginning, by number of players."""

    two: Count = msgspec.field(name="2")
    three: Count = msgspec.field(name="3")
    four: Count = msgspec.field(name="4")
    five: Count = msgspec.field(name="5")
    six: Count = msgspec.field(name="6")

    def __getitem__(self, seats: int) -> int:
        """Each player's money with this number of seats."""
        by_seats = (self.two, self.three, self.four, self.five, self.six)
        return by_seats[SEATS.index(seats)]


class Start(Printed, frozen=True):
    """What everybody begins with; the money depends on the number of players."""

    money: Money
    brothers: Annotated[int, msgspec.Meta(ge=0, le=CLOISTER)]
    vegetables: Annotated[int, msgspec.Meta(ge=0, le=STORE)]


class Supply(Printed, frozen=True):
    """The initial supply: further lay brothers per player, dogs, huts; and the number of production cards removed."""

    brothers_each: Count
    dogs: Count
    huts: Count
    production_removed: Annotated[int, msgspec.Meta(ge=0, le=1)]


class Areas(Printed, frozen=True):
    """The three areas."""

    garden: Area
    cheese: Area
    brewery: Area

    def __getitem__(self, kind: AreaName) -> Area:
        """The area of a kind."""
        area: Area = getattr(self, kind)
        return area


class Board(Printed, frozen=True, dict=True):
    """All printed numbers."""

    start: Start
    supply: Supply
    areas: Areas
    chapel: Annotated[tuple[ChapelStage, ...], msgspec.Meta(min_length=4, max_length=4)]
    cellerars: Annotated[tuple[Cellerar, ...], msgspec.Meta(min_length=1, max_length=18)]
    production: Annotated[tuple[Production, ...], msgspec.Meta(min_length=ROUNDS, max_length=18)]

    def cellerar(self, value: int) -> Cellerar:
        """The Cellerar of a value. Raises KeyError."""
        return self._by_value[value]

    @cached_property
    def letters_are_prices(self) -> bool:
        """Whether every Cellerar brings as many letters as he costs."""
        return all(card.letters == card.value for card in self.cellerars)

    @cached_property
    def _by_value(self) -> dict[int, Cellerar]:
        return {card.value: card for card in self.cellerars}


def faults(board: Board) -> Iterator[Fault]:
    """What cannot be right though each number alone could be."""
    for kind in KINDS:
        for number, (before, stage) in enumerate(pairwise(board.areas[kind].stages), 1):
            if stage.food <= before.food:
                yield ("areas", kind, "stages", number, "ne"), Text("board-must-rise", before=before.food)
    for number, (lower, upper) in enumerate(pairwise(board.chapel), 1):
        for name in ("letters", "capacity", "ne_each"):
            field = "food_each" if name == "ne_each" else name
            if getattr(upper, field) < (least := getattr(lower, field)):
                yield ("chapel", number, name), Text("board-must-not-fall", before=least)
    for number, card in enumerate(board.cellerars):
        yield from _of_card(("cellerars", number), card, board.cellerars[:number])
    if len(board.production) < (least := ROUNDS + board.supply.production_removed):
        yield ("production",), Text("board-too-short", least=least)


GIFTS: dict[str, AreaName] = {"bonus": "brewery", "vegetables": "garden"}
"""What only the Cellerars of one kind have."""


def _of_card(key: Key, card: Cellerar, earlier: tuple[Cellerar, ...]) -> Iterator[Fault]:
    if card.value in [other.value for other in earlier]:
        yield (*key, "value"), Text("board-twice", name=str(card.value))
    for name, kind in GIFTS.items():
        if card.kind == kind and not getattr(card, name):
            yield key, Text("board-missing", name=name)
        if card.kind != kind and getattr(card, name):
            yield (*key, name), Text("board-only-with", key="kind", value=kind)


FILE = resources.files("games.domus_domini").joinpath("board.toml").read_text(encoding="utf-8")
"""The numbers that come with the program, with their comments."""
BOARD = read_printed(FILE, Board, faults)
"""Their board, used by games that began before games carried their own."""
