"""What a decision is about: the view, and what follows from it."""

from collections import Counter
from functools import cached_property

from games.dominion.advice.plans import Plan
from games.dominion.advice.ratings import is_terminal
from games.dominion.card import CARDS
from games.dominion.view import View

ROOM_FOR_TERMINALS = 10
"""One action that ends the chain for so many cards owned."""


class Situation:
    """A view and a plan (None: no plan, cards are weighed by their ratings)."""

    def __init__(self, view: View, plan: Plan | None = None) -> None:
        self.view = view
        self.plan = plan

    @cached_property
    def owned(self) -> Counter[str]:
        """All cards of the seat."""
        return Counter(self.view.owned)

    @cached_property
    def left(self) -> dict[str, int]:
        """How many lie on each pile."""
        return {pile.card: pile.left for pile in self.view.piles}

    @cached_property
    def cost(self) -> dict[str, int]:
        """What each pile costs now."""
        return {pile.card: pile.cost for pile in self.view.piles}

    def price(self, name: str) -> int:
        """What a card costs, of a pile or not."""
        return self.cost.get(name, CARDS[name].cost)

    @cached_property
    def top(self) -> str:
        """The victory card that ends the game."""
        return "colony" if "colony" in self.left else "province"

    @cached_property
    def provinces(self) -> int:
        """How many of the cards that end the game are left."""
        return min(self.left.get(card, 99) for card in ("province", "colony"))

    @property
    def duchies_from(self) -> int:
        """With so few left, points are worth more than coins."""
        return self.plan.duchies if self.plan else 4

    @property
    def estates_from(self) -> int:
        """With so few left, even a single point is."""
        return self.plan.estates if self.plan else 2

    @property
    def early(self) -> bool:
        """Whether the deck is still being built."""
        return self.provinces > self.duchies_from

    @property
    def my_turn(self) -> bool:
        """Whether the seat is on turn, so that its hand may still be played."""
        return self.view.turn.seat == self.view.seat

    @cached_property
    def counting(self) -> bool:
        """Whether some card owned is worth what the others make of it."""
        return any(CARDS[name].points_of for name in self.owned)

    @cached_property
    def money(self) -> int:
        """The coins of all treasures owned."""
        return sum(CARDS[name].coins * count for name, count in self.owned.items() if CARDS[name].is_treasure)

    @cached_property
    def coins_in_sight(self) -> int:
        """The coins of the turn, with the treasures in hand."""
        return self.view.turn.coins + sum(CARDS[name].coins for name in self.view.hand if CARDS[name].is_treasure)

    @property
    def rich(self) -> bool:
        """Whether the deck has money enough to be burdened with points."""
        return not self.plan or self.money >= self.plan.rich

    def in_play(self, name: str) -> int:
        """How many of a card lie in play before the seat."""
        return self.view.seats[self.view.seat or 0].in_play.count(name)

    def spare_actions(self) -> int:
        """How many more actions that end the chain the deck can bear."""
        ends = sum(count for name, count in self.owned.items() if is_terminal(CARDS[name]))
        more = sum(count * (CARDS[name].actions - 1) for name, count in self.owned.items() if CARDS[name].actions > 1)
        return 1 + (len(self.view.owned) - 8) // ROOM_FOR_TERMINALS + more - ends
