"""The state of a game: the table with its cloisters, and each player's school. All that a checkpoint stores is here."""

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from games.kernel.contract.game import State
from games.monasterium.board import (
    COLUMNS,
    NEUTRAL_DICE,
    NUMBERS,
    ROWS,
    START_DICE,
    WINDOW_ROWS,
    Board,
    Place,
    board_for,
)

Phase: TypeAlias = Literal["place", "act"]
"""place: the dice are rolled and placed · act: they are taken and used."""

PHASES: tuple[Phase, ...] = ("place", "act")

Source: TypeAlias = Literal["buildings", "tiles", "windows", "orders", "path"]
"""The sources of prestige points during the game."""

SOURCES: tuple[Source, ...] = ("buildings", "tiles", "windows", "orders", "path")


class Cloister(msgspec.Struct, kw_only=True):
    """A cloister: whose novices (seats, None: nobody's) stand in its buildings, on its walk and in its chapel.

    `windows` are the tiles left on its stack.
    """

    buildings: list[int | None]
    walk: list[int | None]
    chapel: list[int] = []
    windows: int = 0


class School(msgspec.Struct, kw_only=True):
    """A player's possessions. The goods are fields named as in `GOODS`; `points` are prestige points. Checkpoints and
    cases know three of the fields by a short name.

    `grid[row][column]`: the novice is still there; `extra[row]`: so is the one beside the row; `window[row]`: the
    cloisters of the panes from left to right; `orders_done`: the year by order. `neutral` and `own` are unplaced dice
    in hand, from the hand taken for round `placing` (rounds counted from 1 through the game; 0: none), of which `ahead`
    and `ahead_own` are placed, by space; `rolled` and `rolled_own` is the present roll. `sources` are the points so far
    by source, `rounds` those after each round; `turns` counts the action turns begun.
    """

    seat: int
    influence: int = msgspec.field(default=0, name="inf")
    rosary: int = msgspec.field(default=0, name="ros")
    soup: int = 0
    tool: int = 0
    book: int = 0
    points: int = msgspec.field(default=0, name="pp")
    messenger: int = 1
    personal_dice: int = START_DICE
    grid: list[list[bool]] = msgspec.field(default_factory=lambda: [[True] * COLUMNS for _ in ROWS])
    extra: list[bool] = msgspec.field(default_factory=lambda: [True] * len(ROWS))
    flipped: list[bool] = msgspec.field(default_factory=lambda: [False] * COLUMNS)
    window: list[str] = msgspec.field(default_factory=lambda: [""] * WINDOW_ROWS)
    reroll_used: bool = False
    reroll_ahead: bool = False
    orders_done: dict[str, int] = {}
    neutral: int = 0
    own: int = 0
    placing: int = 0
    ahead: list[int] = msgspec.field(default_factory=lambda: [0] * len(NUMBERS))
    ahead_own: list[int] = msgspec.field(default_factory=lambda: [0] * len(NUMBERS))
    rolled: list[int] = []
    rolled_own: list[int] = []
    sources: dict[Source, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    rounds: list[int] = []
    turns: int = 0

    def sent(self, row: int) -> int:
        """How many novices of a row have been sent."""
        return self.grid[row].count(False)


class Turn(msgspec.Struct, kw_only=True):
    """A turn of the action phase: the dice on the tile of a column (from 0; None: not laid yet).

    `used` are the fields of rows II and III used in this turn, as row and column.
    """

    column: int | None = None
    dice: int = 0
    used: list[tuple[int, int]] = []


class Table(State, kw_only=True, dict=True):
    """A game of Monasterium. `seat` is the active seat; `turn` is None between turns.

    `neutral[space]` and `own[space][seat]` are the dice on the spaces (from 0); `orders` the open cards in order.
    `exact`: nobody places dice ahead. `at_once`: turns that a player takes in a row. `throws_anew`: with an extra die
    all dice placed ahead are rolled again.
    """

    schools: list[School]
    cloisters: dict[str, Cloister]
    orders: list[str] = msgspec.field(default_factory=list)
    start_player: int = 0
    seat: int = 0
    exact: bool = False
    at_once: int = 1
    throws_anew: bool = True
    year: int = 1
    round_in_year: int = 1
    phase: Phase = "place"
    neutral: list[int] = msgspec.field(default_factory=lambda: [0] * len(NUMBERS))
    own: list[list[int]] = msgspec.field(default_factory=list)
    turn: Turn | None = None
    over: bool = False

    @cached_property
    def board(self) -> Board:
        """The printed numbers of the game's box, from the set-up; no checkpoint repeats them."""
        return board_for(len(self.schools))

    @property
    def round(self) -> int:
        """The round, counted from 1 through the game."""
        return (self.year - 1) * len(self.schools) + self.round_in_year

    @property
    def places(self) -> dict[str, Place]:
        """All places for novices by name."""
        return self.board.places

    def turn_order(self) -> tuple[int, ...]:
        """The seats in turn order, the active one first."""
        count = len(self.schools)
        return tuple([(self.seat + step) % count for step in range(count)])

    def in_turn(self) -> Iterator[School]:
        """The schools in turn order, the start player's first."""
        count = len(self.schools)
        return (self.schools[(self.start_player + step) % count] for step in range(count))

    def hand_of(self, school: School) -> tuple[int, int]:
        """How many neutral and own dice a player has each round."""
        return NEUTRAL_DICE[len(self.schools)], school.personal_dice
