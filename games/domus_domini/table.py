"""The state of a game: the table, and each player's abbey. Everything a checkpoint stores is here.

Checkpoints and cases know some of the fields by shorter names, which stand beside them.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Literal, TypeAlias

import msgspec

from games.domus_domini.board import (
    BOARD,
    CLOISTER,
    FED_BY_ONE,
    KINDS,
    NAMED,
    ROUNDS,
    Area,
    AreaName,
    Board,
    Cellerar,
    Production,
    Special,
)
from games.kernel.contract.game import State

Phase: TypeAlias = Literal["column", "cellerar", "market", "build", "attack", "march", "feed", "score"]
"""column: 1 · cellerar: 2a · market: 2b · build: 3 · attack: 4 · march: 5 · feed: 6 · score: 7."""

PHASES: tuple[Phase, ...] = ("column", "cellerar", "market", "build", "attack", "march", "feed", "score")

APART: tuple[Phase, ...] = ("market", "build", "march", "feed")
"""Phases in which everybody decides on their own things only."""


class Abbey(msgspec.Struct, kw_only=True):
    """A player's possessions. `lay_…` are lay brothers, `letters` letters of indulgence; `position` is the field of the
    road to Cluny (food units / 10; 41: Cluny). `alms` are the letters from begging and the drunkard; `rounds` the
    letters after each round so far; `bargained`: the cheesemaking Cellerar has saved his coin in this phase 3.
    """

    seat: int
    cloister_card: int = msgspec.field(name="kloster_card")
    money: int = 0
    saved: int = 0
    vegetables: int = msgspec.field(default=0, name="veg")
    lay_cloister: int = msgspec.field(default=0, name="lay_kloster")
    lay_chapel: int = 0
    lay_field: int = 0
    huts: int = 0
    dogs: int = 0
    stage: dict[AreaName, int] = msgspec.field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    chapel: int = 0
    cellerar: int | None = None
    specials: list[Special] = msgspec.field(default_factory=list)
    position: int = msgspec.field(default=0, name="pos")
    letters: int = msgspec.field(default=0, name="loi")
    alms: int = 0
    rounds: list[int] = msgspec.field(default_factory=list)
    bargained: bool = False

    @property
    def tie_break(self) -> tuple[int, int]:
        """What breaks a tie: the dearer Cellerar, then the higher cloister card."""
        return self.cellerar or 0, self.cloister_card

    @property
    def brothers(self) -> int:
        """All own lay brothers, wherever they are."""
        return self.lay_cloister + self.lay_chapel + self.lay_field

    @property
    def hungry(self) -> int:
        """Vegetables that feed everybody in the cloister."""
        return -(-self.lay_cloister // FED_BY_ONE)

    @property
    def cloister_room(self) -> int:
        """Free places in the cloister."""
        return CLOISTER - self.lay_cloister


class Table(State, kw_only=True, dict=True):
    """A game of Domus Domini. `seat` is the seat at turn; `production_deck`'s top card is its last.

    `removed` is the production card removed from the game. `as_shown` are the abbeys as everybody saw them before the
    secret plans of this phase began (None: nothing is hidden); `exact`: everything in turn order, nothing secret.
    `asks_foregone`: in the last round questions with a best answer are asked, too. `drunkard_spares`: he is not let
    loose on figures that cannot fall back.
    """

    abbeys: list[Abbey]
    start_player: int
    seat: int
    exact: bool = False
    round: int = 1
    phase: Phase = "column"
    production_deck: list[Production] = msgspec.field(default_factory=list)
    production_card: Production | None = None
    removed: Production | None = None
    cellerar_market: list[int] = msgspec.field(default_factory=list)
    lay_supply: int = 0
    dog_supply: int = 0
    hut_supply: int = 0
    pot: int = 0
    as_shown: list[Abbey] | None = msgspec.field(default=None, name="veil")
    over: bool = False
    asks_foregone: bool = True
    drunkard_spares: bool = True

    @cached_property
    def board(self) -> Board:
        """The printed numbers of the game's box, from the set-up; no checkpoint repeats them."""
        return BOARD

    @property
    def last_round(self) -> bool:
        """Whether no round comes after this one."""
        return self.round >= ROUNDS

    @property
    def foregone(self) -> bool:
        """Whether phases 5 and 6 need no questions: in the last round every vegetable feeds or walks, the cart goes."""
        return self.last_round and not self.asks_foregone

    @property
    def deciding(self) -> int | None:
        """In a strict game the seat whose part of phase 2b, 3, 5 or 6 it is; each of these has one for every seat."""
        if self.exact and self.phase in APART:
            return (self.start_player + self.plays - 1) % len(self.abbeys)
        return None

    def turn_order(self) -> tuple[int, ...]:
        """The seats in turn order, the active one first."""
        count = len(self.abbeys)
        return tuple([(self.seat + step) % count for step in range(count)])

    @property
    def left(self) -> int:
        """The seat to the left of the active one."""
        return (self.seat + 1) % len(self.abbeys)

    def in_turn(self) -> Iterator[Abbey]:
        """The abbeys in turn order, the start player's first."""
        count = len(self.abbeys)
        return (self.abbeys[(self.start_player + step) % count] for step in range(count))

    def card(self, abbey: Abbey) -> Cellerar | None:
        """The Cellerar of an abbey."""
        return None if abbey.cellerar is None else self.board.cellerar(abbey.cellerar)

    def price(self, abbey: Abbey, action: str) -> int | None:
        """The price of the next stage of an area or of the chapel; None: it is complete."""
        if kind := NAMED.get(action):
            return self.prices(abbey, kind).get(abbey.stage[kind] + 1)
        chapel, built = self.board.chapel, abbey.chapel
        return chapel[built].cost if built < len(chapel) else None

    def prices(self, abbey: Abbey, kind: AreaName) -> Mapping[int, int]:
        """An area's stages to come, and the price now to build up to each."""
        return prices(self.board.areas[kind], abbey.stage[kind], self.saving(abbey, kind))

    def saving(self, abbey: Abbey, kind: AreaName) -> int:
        """Coins off the next stage of an area: a cheesemaking Cellerar saves one a round on the cheese dairy."""
        if kind != "cheese" or abbey.bargained:
            return 0
        card = self.card(abbey)
        return int(card is not None and card.kind == "cheese")

    def capacity(self, abbey: Abbey) -> int:
        """How many brothers the chapel holds."""
        return self.board.chapel[abbey.chapel - 1].capacity if abbey.chapel else 0


@lru_cache(1024)
def prices(area: Area, built: int, saving: int) -> Mapping[int, int]:
    """An area's stages to come, and the price to build up to each, with `saving` coins off the first."""
    costs = list(accumulate([stage.cost for stage in area.stages[built:]]))
    saved = min(saving, costs[0]) if costs else 0
    return {stage: cost - saved for stage, cost in enumerate(costs, built + 1)}
