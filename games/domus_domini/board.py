"""The numbers printed on boards and cards, read from `board.toml`; and those that the rules themselves name.

Law: a file that is broken or makes no game is refused with the key that is wrong.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from typing import Annotated, Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["garden", "cheese", "brewery"]
"""The three areas; a Cellerar and a production card belong to one of them, too."""

KINDS: tuple[Kind, ...] = ("garden", "cheese", "brewery")

NAMED: dict[str, Kind] = {"garden": "garden", "cheese": "cheese", "brewery": "brewery"}
"""The kind of a name."""

Special: TypeAlias = Literal["cart", "herdsman", "drunkard"]

SPECIALS: dict[Kind, Special] = {"garden": "cart", "cheese": "herdsman", "brewery": "drunkard"}
"""Who is furthest in an area gets its special card."""

SEATS = (2, 3, 4, 5, 6)
ROUNDS = 5
STORE = 6
"""So many vegetables can be stored."""
CLOISTER = 6
"""So many lay brothers live in the cloister."""
FIELD = 8
"""So many work in the field at most, and always an even number."""
SAVE_LEAST, SAVE_MOST = 3, 9
INTEREST_PER = 3
CHIPS = 2
"""What a coin buys at the market, and what a garden Cellerar brings."""
FOOD_PER_FIELD = 10
"""Food units per field of the road."""
LAST_FIELD, CLUNY = 40, 41
PROTECTED = (0, LAST_FIELD, CLUNY)
"""Nobody is pushed back from here."""
PUSH, CART = 3, 3
INCOME = (7, 5, 4, 3, 2, 1)
BONUS_FROM = 40
"""The brewery's own food units from which on a brewing Cellerar gives its bonus."""
FED_BY_ONE = 3
"""Lay brothers that one vegetable feeds."""
LETTERS_PER_BROTHER = 2
LETTERS_PER_DOG = 2

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class BadBoard(ValueError):
    """`board.toml` is broken; the message names the key."""


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stage of an area: its price in Denare, and the food units the area gives from then on."""

    cost: Count
    food: Count = msgspec.field(name="ne")


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One area: its stages, and the letters for all of them at the end."""

    completion: Count
    stages: Annotated[tuple[Stage, ...], msgspec.Meta(min_length=1)]


class ChapelStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of the chapel: price, letters at the end, room for brothers, food units of each of them."""

    cost: Count
    letters: Count
    capacity: Count
    food_each: Count = msgspec.field(name="ne_each")


class Cellerar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Cellerar: price and letters (`value`), kind, food units, and the bonus of a brewing one."""

    value: Annotated[int, msgspec.Meta(ge=1)]
    kind: Kind
    food: Count = msgspec.field(name="ne")
    bonus: Count = 0


class Production(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A production card: whose Cellerar is of this kind gets so many food units more."""

    kind: Kind
    food: Count = msgspec.field(name="ne")

    @property
    def name(self) -> str:
        """Its stable name, such as ``cheese-20``."""
        return f"{self.kind}-{self.food}"


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody begins with; the money depends on the number of players."""

    money: dict[int, Count]
    brothers: Annotated[int, msgspec.Meta(ge=0, le=CLOISTER)]
    vegetables: Annotated[int, msgspec.Meta(ge=0, le=STORE)]


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in the supply at the beginning: further lay brothers per player, dogs, huts."""

    brothers_each: Count
    dogs: Count
    huts: Count


class Areas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three areas."""

    garden: Area
    cheese: Area
    brewery: Area

    def __getitem__(self, kind: Kind) -> Area:
        """The area of a kind."""
        area: Area = getattr(self, kind)
        return area


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All printed numbers."""

    start: Start
    supply: Supply
    areas: Areas
    chapel: tuple[ChapelStage, ...]
    cellerars: tuple[Cellerar, ...]
    production: tuple[Production, ...]

    def __post_init__(self) -> None:
        """Make the Cellerars quick to find."""
        vars(self)["by_value"] = {card.value: card for card in self.cellerars}

    def cellerar(self, value: int) -> Cellerar:
        """The Cellerar of a value. Raises KeyError."""
        card: Cellerar = vars(self)["by_value"][value]
        return card


def read_board(text: str) -> Board:
    """The board written in TOML. Raises BadBoard naming the key that is wrong."""
    try:
        board = msgspec.convert(tomllib.loads(text), Board, strict=False)
    except tomllib.TOMLDecodeError as error:
        raise BadBoard(f"board.toml is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        fault, _, place = str(error).partition(" - at ")
        raise BadBoard(f"board.toml: {place.strip('`').removeprefix('$.') or 'the file'}: {fault}") from error
    for fault in _faults(board):
        raise BadBoard(f"board.toml: {fault}")
    return board


def _faults(board: Board) -> Iterator[str]:
    """What makes no game, key by key."""
    if missing := sorted(set(SEATS) - board.start.money.keys()):
        yield f"start.money: nothing for {', '.join(map(str, missing))} players"
    for kind in KINDS:
        if any(later.food <= earlier.food for earlier, later in pairwise(board.areas[kind].stages)):
            yield f"areas.{kind}.stages: each stage must give more ne than the one before"
    if any(later.capacity < earlier.capacity for earlier, later in pairwise(board.chapel)):
        yield "chapel: capacity must not shrink"
    if len({card.value for card in board.cellerars}) < len(board.cellerars):
        yield "cellerars: a value is there twice"
    if len(board.production) <= ROUNDS:
        yield f"production: at least {ROUNDS + 1} cards are needed"


BOARD = read_board(resources.files("games.domus_domini").joinpath("board.toml").read_text(encoding="utf-8"))
"""The board that is played."""
