"""Dominion as the kernel plays it: the contract's GAME."""

from collections.abc import Mapping
from typing import Any

from games.dominion import setup
from games.dominion.advisor import advisor
from games.dominion.cards import CARDS
from games.dominion.events import DominionEvent
from games.dominion.kingdoms import RECOMMENDED
from games.dominion.reference import RULES, reference
from games.dominion.scoring import result
from games.dominion.table import Table
from games.dominion.turn import play
from games.dominion.twin import tell_hand, tell_table
from games.dominion.view import View, view
from games.kernel.choice import Effect
from games.kernel.game import Entry, Policy, Result, Setup
from games.kernel.text import Text


class Dominion:
    """The first editions of Dominion."""

    name = "dominion"
    seats = setup.SEATS
    options = setup.Options
    choices: Mapping[str, tuple[str, ...]] = {"set": tuple(RECOMMENDED)}
    state = Table
    event = DominionEvent
    levels = ("normal",)

    def new(self, chosen: Setup, seed: bytes) -> Table:
        """The table before the first turn. Raises BadSetup."""
        return setup.new_table(chosen, seed)

    def play(self, state: Table) -> Effect[None]:
        """Turn after turn until the game ends."""
        return play(state)

    def order(self, state: Table) -> tuple[int, ...]:
        """The seats in turn order, the active one first."""
        return state.order()

    def view(self, state: Table, seat: int | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def result(self, state: Table) -> Result:
        """The scores as the table stands."""
        return result(state)

    def tell_table(self, seen: View) -> tuple[Text, ...]:
        """The table in words."""
        return tell_table(seen)

    def tell_hand(self, seen: View) -> tuple[Text, ...]:
        """The hand in words."""
        return tell_hand(seen)

    def advisor(self, level: str) -> Policy:
        """The computer player."""
        return advisor(level)

    def arrange(self, chosen: Setup, seed: bytes, table: Mapping[Any, Any]) -> Table:
        """A table for a case."""
        return setup.arrange(chosen, seed, table)

    def inspect(self, state: Table) -> Mapping[Any, Any]:
        """What a case may compare."""
        return setup.inspect(state)

    def reference(self) -> tuple[Entry, ...]:
        """Every card."""
        return reference(CARDS.values())

    def rules(self) -> tuple[Text, ...]:
        """The rules in short."""
        return RULES


GAME = Dominion()
