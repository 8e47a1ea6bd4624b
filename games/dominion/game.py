"""Dominion as the kernel plays it: the contract's GAME."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.dominion import lobby, setup
from games.dominion.advisor import LEVELS, advisor
from games.dominion.cards import CARDS
from games.dominion.events import DominionEvent
from games.dominion.in_words import tell_hand, tell_table
from games.dominion.options import RANDOM, Options, again
from games.dominion.reference import RULES, reference
from games.dominion.scoring import measures, result
from games.dominion.standing import STANDING
from games.dominion.table import Table
from games.dominion.turn import play
from games.dominion.view import View, view
from games.kernel.chance import TABLE, Chance
from games.kernel.choice import Effect
from games.kernel.game import Entry, Policy, Result, Setting, Setup
from games.kernel.text import Text


class Dominion:
    """The first editions of Dominion."""

    name = "dominion"
    seats = setup.SEATS
    options = Options
    state = Table
    event = DominionEvent
    standing = STANDING
    levels = LEVELS

    def settings(self, options: Mapping[str, Any]) -> tuple[Setting, ...]:
        """What a lobby offers to set."""
        return lobby.settings(options)

    def announce(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """What is laid out, in words. Raises BadSetup."""
        return lobby.announce(options)

    def draw(self, options: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
        """The ten and the bane drawn now. Raises BadSetup."""
        return lobby.draw(options, chance)

    def again(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options without what was drawn and who began. Raises BadSetup."""
        return again(options)

    def next_first(self, result: Result, chance: Chance) -> int | None:
        """The player to the left of the winner, after a tie one of those who did not win."""
        return setup.next_first(result, chance)

    def begun_by(self, options: Mapping[str, Any], first: int) -> dict[str, Any]:
        """The options with the seat that begins."""
        return {**options, "first": first}

    def new(self, chosen: Setup, seed: bytes) -> Table:
        """The table before the first turn. Raises BadSetup."""
        return setup.new_table(chosen, seed)

    def play(self, state: Table) -> Effect[None]:
        """Turn after turn until the game ends."""
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

    def lots(self, chance: Chance, seats: int) -> dict[str, Any]:
        """Any ten kingdom cards of all boxes, and every third time Platinum and Colony whatever the ten are."""
        return {"set": RANDOM, "colony": "advised" if chance.below(TABLE, 3) else "yes"}

    def census(self, state: Table) -> Mapping[str, int]:
        """The cards by name: in the supply, among the prizes, in the trash, with the players."""
        lying = [*state.trash, *state.prizes]
        for player in state.players:
            lying += player.cards()
        counted = Counter(state.supply)
        counted.update(lying)
        return dict(counted)

    def measures(self, state: Table) -> Mapping[Text, tuple[int, ...]]:
        """Turns, cards and coins by seat, and the piles that are empty."""
        return measures(state)

    def reference(self) -> tuple[Entry, ...]:
        """Every card."""
        return reference(CARDS.values())

    def rules(self) -> tuple[Text, ...]:
        """The rules in short."""
        return RULES


GAME = Dominion()
