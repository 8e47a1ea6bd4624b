"""The situation of a decision: the view, and what follows from it."""

from collections import Counter
from functools import cached_property

from games.dominion.advice.plans import NO_LIMIT, Plan, PlannedBuy
from games.dominion.cards import CARDS
from games.dominion.ratings import draws, helps, is_terminal
from games.dominion.rules.table import enough_empty
from games.dominion.setup import STARTING_DECK
from games.dominion.view import View

PROVINCE = CARDS["province"].cost
STARTERS = Counter(STARTING_DECK)
PATIENCE = 20
"""After so many turns a deck gets no better."""
FLOOR = 5
"""Coins that a deck keeps when Coppers are trashed, if no plan says otherwise."""
ROOM_FOR_TERMINALS = 10
"""One action that ends the chain for every this many cards owned."""


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
        """The cost of each pile now."""
        return {pile.card: pile.cost for pile in self.view.piles}

    def price(self, name: str) -> int:
        """The cost of a card, of a pile or not."""
        return self.cost.get(name, CARDS[name].cost)

    @cached_property
    def top(self) -> str:
        """The victory card that ends the game."""
        return "colony" if "colony" in self.left else "province"

    @cached_property
    def provinces(self) -> int:
        """How many of the cards that end the game are left."""
        return min(self.left.get(card, 99) for card in ("province", "colony"))

    @cached_property
    def until_empty(self) -> int:
        """How many cards are left on the lowest piles that would end the game together."""
        return sum(sorted(self.left.values())[: enough_empty(len(self.view.seats))])

    def end_by_piles(self, points: int) -> bool:
        """Whether this many points are worth more than coins because the last few cards may end the game."""
        if self.plan is None:
            return False
        return self.until_empty <= (self.plan.piles if points >= 2 else self.plan.piles // 2)

    @property
    def duchies_from(self) -> int:
        """With so few left, points are worth more than coins; always in a game that does not end."""
        if self.turns > 2 * PATIENCE:
            return NO_LIMIT
        return self.plan.duchies if self.plan else 4

    @property
    def estates_from(self) -> int:
        """With so few left, even a single point is."""
        if self.turns > 3 * PATIENCE:
            return NO_LIMIT
        return self.plan.estates if self.plan else 2

    @cached_property
    def wishes(self) -> dict[str, float]:
        """The plan's wishes now, with their strength: the first is strongest."""
        found: dict[str, float] = {}
        for place, wish in enumerate(self.plan.menu if self.plan else ()):
            if wish.card not in found and self._has_room(wish):
                found[wish.card] = 9.5 - 0.3 * place
        return found

    def _has_room(self, wish: PlannedBuy) -> bool:
        """Whether one more is wanted."""
        have, cards = self.owned[wish.card], len(self.view.owned)
        if have >= wish.most or not wish.end < self.provinces <= wish.start:
            return False
        if wish.per and have >= 1 + (cards - 8) // wish.per:
            return False
        if (wish.after and self.owned[wish.after[0]] < wish.after[1]) or (wish.thirst and self.thirst <= 0):
            return False
        return not wish.balance or (self.balance <= 0 if CARDS[wish.card].actions > 1 else self.balance >= 0)

    @property
    def floor(self) -> int:
        """The coins that the deck keeps when Coppers are trashed."""
        return self.plan.floor if self.plan else FLOOR

    @property
    def early(self) -> bool:
        """Whether the deck is still being built."""
        return self.provinces > self.duchies_from and not self.end_by_piles(2)

    @property
    def my_turn(self) -> bool:
        """Whether the seat is on turn, so that its hand may still be played."""
        return self.view.turn.seat == self.view.seat

    @cached_property
    def counting(self) -> bool:
        """Whether the worth of a card owned depends on the others."""
        return any(CARDS[name].points_of for name in self.owned)

    @cached_property
    def money(self) -> int:
        """The coins of all treasures owned."""
        return sum(CARDS[name].coins * count for name, count in self.owned.items() if CARDS[name].is_treasure)

    @cached_property
    def wealth(self) -> int:
        """The coins of all treasures and actions owned."""
        earned = sum(CARDS[name].coins * count for name, count in self.owned.items() if CARDS[name].is_action)
        return self.money + earned

    @cached_property
    def coins_in_sight(self) -> int:
        """The coins of the turn, with the treasures in hand."""
        return self.view.turn.coins + sum(CARDS[name].coins for name in self.view.hand if CARDS[name].is_treasure)

    @property
    def rich(self) -> bool:
        """Whether the deck has enough money for the burden of points, bears it already, or has waited long enough."""
        return not self.plan or self.wealth >= self.plan.rich or self.top in self.owned or self.turns > PATIENCE

    @property
    def poor(self) -> bool:
        """Whether any Silver is welcome: the whole deck cannot pay a Province, or it takes too long."""
        return self.wealth < PROVINCE or self.turns > PATIENCE

    @property
    def turns(self) -> int:
        """How many turns the seat has begun."""
        return self.view.seats[self.view.seat or 0].turns

    @cached_property
    def theirs(self) -> Counter[str]:
        """The cards that the others own together: those of the piles not here, in the supply, or in the trash."""
        view, seats = self.view, len(self.view.seats)
        found: Counter[str] = Counter()
        for pile in view.piles:
            known = self.owned[pile.card] + pile.left + view.trash.count(pile.card)
            found[pile.card] = CARDS[pile.card].pile_size(seats) + seats * STARTERS[pile.card] - known
        return found

    @cached_property
    def unseen(self) -> Counter[str]:
        """The own cards in deck and discard pile, which may be drawn."""
        face = self.view.seats[self.view.seat or 0]
        return self.owned - Counter((*self.view.hand, *face.in_play, *face.set_aside, *face.revealed))

    @cached_property
    def drawable(self) -> int:
        """How many cards can be drawn at most."""
        return sum(self.unseen.values())

    @cached_property
    def mean_draw(self) -> float:
        """How much an average draw helps now, in coins."""
        helped = sum(count * helps(CARDS[name]) for name, count in self.unseen.items())
        return helped / max(1, self.drawable)

    def in_play(self, name: str) -> int:
        """How many of a card lie in play before the seat."""
        return self.view.seats[self.view.seat or 0].in_play.count(name)

    @cached_property
    def balance(self) -> int:
        """How many more actions that end the chain can be played together with all owned; below 0, so many further
        actions are missing.
        """
        return 1 + self._actions_more - self._ends

    @cached_property
    def thirst(self) -> int:
        """How many cards of the deck would remain if all actions were drawn and played."""
        drawn = sum(count * draws(CARDS[name]) for name, count in self.owned.items())
        return len(self.view.owned) - 5 - drawn

    @cached_property
    def _ends(self) -> int:
        """How many actions that end the chain are owned."""
        return sum(count for name, count in self.owned.items() if is_terminal(CARDS[name]))

    @cached_property
    def _actions_more(self) -> int:
        """How many more actions the owned cards give than they use."""
        given = ((CARDS[name].actions, count) for name, count in self.owned.items())
        return sum(count * (actions - 1) for actions, count in given if actions > 1)

    def spare_actions(self) -> int:
        """How many more actions that end the chain the deck can bear."""
        return 1 + (len(self.view.owned) - 8) // ROOM_FOR_TERMINALS + self._actions_more - self._ends
