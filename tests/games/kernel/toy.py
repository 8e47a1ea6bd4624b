"""A small game for trying the kernel: seats hold cards, piles lie in the middle, and a test gives the rules."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.kernel.contract.book import Rulebook
from games.kernel.contract.game import Game, NoOptions, Result, Score, Setup, State, nothing
from games.kernel.contract.words import Words
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect, Option, Picks
from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import CHECKPOINT, later, settle, spare

Rules = Callable[["ToyState"], Effect[None]]


class Turned(Event, frozen=True, gc=False):
    """A card was turned up."""

    card: str
    reveals = True


class ToyState(State, kw_only=True, dict=True):
    """The whole state: cards by seat, piles, whose turn it is, and notes of events in order."""

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


def toy(rules: Rules, **piles: int) -> Game:
    """A game of these rules."""

    def begin(setup: Setup, options: NoOptions, chance: Chance) -> ToyState:
        return ToyState(chance=chance, held=[[] for _ in range(setup.seats)], piles=dict(piles))

    return Game(
        name="toy",
        seats=(2, 3, 4),
        state=ToyState,
        event=Turned | TurnBegan,
        begin=begin,
        play=rules,
        turn_order=ToyState.turn_order,
        view=lambda state, seat: (seat, dict(state.piles)),
        result=lambda state: Result(tuple(Score(seat, len(held), 1, ()) for seat, held in enumerate(state.held))),
        words=Words(table=nothing),
        book=Rulebook(pages=()),
    )


def picked(picks: Picks) -> str:
    """The one value picked."""
    (value,) = picks
    return value
