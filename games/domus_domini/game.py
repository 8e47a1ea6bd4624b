"""Domus Domini as the kernel plays it: the contract's GAME."""

from collections.abc import Mapping
from typing import Any

from games.domus_domini import in_words, reference, setup
from games.domus_domini.advisor import LEVELS, advisor
from games.domus_domini.board import SEATS
from games.domus_domini.events import DomusEvent
from games.domus_domini.play import play
from games.domus_domini.scoring import measures, result
from games.domus_domini.standing import STANDING
from games.domus_domini.table import Table
from games.domus_domini.view import View, view
from games.kernel.chance import Chance
from games.kernel.choice import Effect
from games.kernel.game import Entry, Policy, Result, Setting, Setup
from games.kernel.text import Text


class DomusDomini:
    """Five rounds on the road to Cluny."""

    name = "domus_domini"
    seats = SEATS
    options = setup.Options
    state = Table
    event = DomusEvent
    standing = STANDING
    levels = LEVELS

    def settings(self, options: Mapping[str, Any]) -> tuple[Setting, ...]:
        """Nothing can be set."""
        return ()

    def announce(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """What everybody begins with. Raises BadSetup."""
        setup.check(options)
        return reference.BEGINNING

    def draw(self, options: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
        """Nothing is left to lots before the start. Raises BadSetup."""
        setup.check(options)
        return dict(options)

    def again(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """There is nothing to keep. Raises BadSetup."""
        return self.draw(options, Chance(b""))

    def next_first(self, result: Result, chance: Chance) -> None:
        """The cloister cards say who begins, in every game anew."""

    def begun_by(self, options: Mapping[str, Any], first: int) -> dict[str, Any]:
        """The options as they are: whoever gets the highest cloister card begins."""
        return dict(options)

    def new(self, chosen: Setup, seed: bytes) -> Table:
        """The table before the first round. Raises BadSetup."""
        return setup.new_table(chosen, seed)

    def play(self, state: Table) -> Effect[None]:
        """Round after round until the game ends."""
        return play(state)

    def turn_order(self, state: Table) -> tuple[int, ...]:
        """The seats in turn order, the active one first."""
        return state.turn_order()

    def view(self, state: Table, seat: int | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def result(self, state: Table) -> Result:
        """The scores as the table stands."""
        return result(state)

    def tell_table(self, seen: View) -> tuple[Text, ...]:
        """The table in words."""
        return in_words.tell_table(seen)

    def tell_hand(self, seen: View) -> tuple[Text, ...]:
        """The own abbey in words."""
        return in_words.tell_hand(seen)

    def advisor(self, level: str) -> Policy:
        """The computer player."""
        return advisor(level)

    def arrange(self, chosen: Setup, seed: bytes, table: Mapping[Any, Any]) -> Table:
        """A table for a case."""
        return setup.arrange(chosen, seed, table)

    def inspect(self, state: Table) -> Mapping[Any, Any]:
        """What a case may compare."""
        return setup.inspect(state)

    def lots(self, chance: Chance, seats: int) -> dict[str, Any]:
        """There is one table only."""
        return {}

    def census(self, state: Table) -> Mapping[str, int]:
        """Brothers, dogs, huts, Cellerars."""
        return setup.census(state)

    def measures(self, state: Table) -> Mapping[Text, tuple[int, ...]]:
        """What the abbeys have, bring forth and have reached."""
        return measures(state)

    def reference(self) -> tuple[Entry, ...]:
        """Everything there is to look up."""
        return reference.ENTRIES

    def rules(self) -> tuple[Text, ...]:
        """The rules in short."""
        return reference.RULES


GAME = DomusDomini()
