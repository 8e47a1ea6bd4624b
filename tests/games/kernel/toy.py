"""A small game for trying the kernel: seats hold cards, piles lie in the middle, and the rules are what a test says."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.kernel.contract.game import Entry, Policy, Result, Score, Setting, Setup, State
from games.kernel.contract.policy import default_policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect, Option, Picks
from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import CHECKPOINT, later, settle, spare

Rules = Callable[["ToyState"], Effect[None]]


class Turned(Event, frozen=True, gc=False):
    """A card was turned up."""

    card: str
    reveals = True


class ToyState(State, kw_only=True, dict=True):
    """What there is: cards by seat, piles, whose turn it is, and notes in the order of what happened."""

    held: list[list[str]]
    piles: dict[str, int] = msgspec.field(default_factory=dict)
    active: int = 0
    round: int = 0
    notes: list[str] = msgspec.field(default_factory=list)

    def turn_order(self) -> tuple[int, ...]:
        """The seats, the active one first."""
        seats = len(self.held)
        return tuple((self.active + place) % seats for place in range(seats))

    def take(self, seat: int, pile: str) -> Effect[bool]:
        """Take a card of a pile, when it is not spoken for; return whether there was one."""
        yield from spare(pile, lambda: self.piles[pile], take=True)
        if not self.piles[pile]:
            return False
        self.piles[pile] -= 1
        self.held[seat].append(pile)
        return True

    def attack(self, effect: Callable[[int], Effect[None]], claims: Mapping[str, int] | None = None) -> Effect[None]:
        """Every other seat, in turn order, gets a part of a new play."""
        self.plays += 1
        among = self.turn_order()[1:]
        for seat in among:
            yield from later(seat, effect(seat), self.plays, claims, among)


def ask(seat: int, key: str, *values: str, least: int = 1, most: int = 1, **more: Any) -> Choice:
    """A question of plain words; the first value is the default."""
    options = tuple(Option(value, Text("yes")) for value in values)
    return Choice(seat, key, Text("no"), options, least, most, default=values[:least], **more)


def turns(turn: Callable[[ToyState], Effect[None]], rounds: int = 3) -> Rules:
    """Rules in which the seats take turns."""

    def play(state: ToyState) -> Effect[None]:
        while state.round < rounds * len(state.held):
            yield CHECKPOINT
            state.tell(TurnBegan(state.active, state.round))
            yield from turn(state)
            yield from settle()
            state.round += 1
            state.active = (state.active + 1) % len(state.held)

    return play


class Toy:
    """A game of these rules."""

    name = "toy"
    seats = (2, 3, 4)
    options = msgspec.defstruct("ToyOptions", [])
    state = ToyState
    event = Turned | TurnBegan
    standing: tuple[Standing, ...] = ()
    levels = ("only",)
    seen_by = None

    def __init__(self, rules: Rules, **piles: int) -> None:
        self.script = rules
        self.piles = piles

    def settings(self, options: Mapping[str, Any]) -> tuple[Setting, ...]:
        return ()

    def announce(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        return ()

    def draw(self, options: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
        return dict(options)

    def again(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return dict(options)

    def resume(self, setup: Setup, stored: bytes) -> ToyState:
        return msgspec.msgpack.decode(stored, type=ToyState)

    def as_begun(self, options: Mapping[str, Any]) -> "Toy":
        return self

    def next_first(self, result: Result, chance: Chance) -> int | None:
        return None

    def begun_by(self, options: Mapping[str, Any], first: int | None) -> dict[str, Any]:
        return dict(options)

    def new(self, setup: Setup, seed: bytes) -> ToyState:
        return ToyState(chance=Chance(seed), held=[[] for _ in range(setup.seats)], piles=dict(self.piles))

    def play(self, state: ToyState) -> Effect[None]:
        return self.script(state)

    def turn_order(self, state: ToyState) -> tuple[int, ...]:
        return state.turn_order()

    def view(self, state: ToyState, seat: int | None) -> tuple[int | None, dict[str, int]]:
        return seat, dict(state.piles)

    def result(self, state: ToyState) -> Result:
        return Result(tuple(Score(seat, len(held), 1, ()) for seat, held in enumerate(state.held)))

    def tell_table(self, view: Any) -> tuple[Text, ...]:
        return ()

    def tell_hand(self, view: Any) -> tuple[Text, ...]:
        return ()

    def advisor(self, level: str) -> Policy:
        return default_policy

    def arrange(self, setup: Setup, seed: bytes, table: Mapping[Any, Any]) -> ToyState:
        return self.new(setup, seed)

    def inspect(self, state: ToyState) -> Mapping[Any, Any]:
        return dict(enumerate(state.held))

    def lots(self, chance: Chance, seats: int) -> dict[str, Any]:
        return {}

    def census(self, state: ToyState) -> Mapping[str, int]:
        return Counter(state.piles) + Counter(value for held in state.held for value in held)

    def measures(self, state: ToyState) -> Mapping[Text, tuple[int, ...]]:
        return {Text("yes"): tuple(len(held) for held in state.held)}

    def reference(self) -> tuple[Entry, ...]:
        return ()

    def rules(self) -> tuple[Text, ...]:
        return ()


def picked(picks: Picks) -> str:
    """The one value picked."""
    (value,) = picks
    return value
