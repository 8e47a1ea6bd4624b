"""Monasterium as the kernel plays it: the contract's GAME."""

from collections.abc import Mapping
from typing import Any

from games.kernel.chance import TABLE, Chance
from games.kernel.choice import Effect
from games.kernel.game import Entry, Policy, Result, Setting, Setup
from games.kernel.text import Text
from games.monasterium import in_words, reference, setup
from games.monasterium.advisor import LEVELS, advisor
from games.monasterium.board import SEATS
from games.monasterium.events import MonasteriumEvent
from games.monasterium.play import play
from games.monasterium.scoring import measures, result
from games.monasterium.standing import STANDING
from games.monasterium.table import Table
from games.monasterium.view import View, view


class Monasterium:
    """Three years, five cloisters."""

    name = "monasterium"
    seats = SEATS
    options = setup.Options
    state = Table
    event = MonasteriumEvent
    levels = LEVELS
    standing = STANDING

    def settings(self, options: Mapping[str, Any]) -> tuple[Setting, ...]:
        """How many turns a player takes in a row."""
        return setup.settings(options)

    def announce(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """What everybody begins with. Raises BadSetup."""
        return reference.beginning(setup.check(options).turns)

    def draw(self, options: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
        """Nothing is left to lots before the start. Raises BadSetup."""
        _ = setup.check(options)
        return dict(options)

    def again(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Who begins is open again. Raises BadSetup."""
        _ = setup.check(options)
        return {name: value for name, value in options.items() if name != "first"}

    def next_first(self, result: Result, chance: Chance) -> None:
        """Chance says who begins, in every game anew."""

    def begun_by(self, options: Mapping[str, Any], first: int) -> dict[str, Any]:
        """The options, and this seat is start player of the first round."""
        return {**options, "first": first}

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
        """The own school in words."""
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
        """Turns one by one or several in a row; the orders are drawn at the start."""
        return {"turns": setup.TURNS[chance.below(TABLE, len(setup.TURNS))]}

    def census(self, state: Table) -> Mapping[str, int]:
        """Novices and window panes."""
        return setup.census(state)

    def measures(self, state: Table) -> Mapping[Text, tuple[int, ...]]:
        """Dice, novices, windows and orders of everybody, and their points round by round."""
        return measures(state)

    def reference(self) -> tuple[Entry, ...]:
        """Everything there is to look up."""
        return reference.ENTRIES

    def rules(self) -> tuple[Text, ...]:
        """The rules in short."""
        return reference.RULES


GAME = Monasterium()
