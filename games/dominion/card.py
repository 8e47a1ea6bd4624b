"""A card: its facts and what it does. `CARDS` holds every card of the imported sets.

A card's text is the docstring of its effect, in our own words; its names and texts in both languages are in `locale`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from games.kernel.engine.choice import Effect

if TYPE_CHECKING:
    from games.dominion.rules.player import Player
    from games.dominion.rules.table import Table

ACTION, TREASURE, VICTORY, CURSE = "action", "treasure", "victory", "curse"
ATTACK, REACTION, PRIZE = "attack", "reaction", "prize"

FEW = 4
"""With this many cards left, or fewer, a pile is running out."""

Play: TypeAlias = "Callable[[Table, Player], Effect[None] | None]"
"""A card's effect; one that asks nothing is a plain function."""
Points: TypeAlias = Callable[[Mapping[str, int]], int]
Coins: TypeAlias = "Callable[[Table, Sequence[str]], int]"
"""The coins a treasure gives beyond its printed ones, with these cards in play, itself the last."""


class Card(msgspec.Struct, frozen=True, eq=False):
    """The facts of a card. `kinds` are its types; `cards`, `actions`, `buys`, `coins` what playing it gives at once.

    `points` is its score; `points_of` replaces it if the score depends on all cards owned (name to count). `piles` is
    the size of its supply pile by number of seats (None: 10, victory cards 8 or 12). `effect` is the rest of its text.

    A treasure whose coins depend on what is in play has `coins_of`; `late` ones are played after the others when all
    are played at once (less than 0: before them); with `more` it may bring more coins than can be said beforehand.
    `brings` are cards outside the supply that come with it.
    """

    name: str
    cost: int
    kinds: tuple[str, ...]
    set_name: str
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    points: int = 0
    points_of: Points | None = None
    piles: Mapping[int, int] | None = None
    effect: "Play | None" = None
    coins_of: "Coins | None" = None
    late: int = 0
    more: bool = False
    brings: tuple[str, ...] = ()
    is_action: bool = False
    is_treasure: bool = False
    is_victory: bool = False
    is_attack: bool = False

    @property
    def is_points_alone(self) -> bool:
        """Whether it is a victory card and nothing else."""
        return self.is_victory and not self.is_action and not self.is_treasure

    def pile_size(self, seats: int) -> int:
        """How many copies lie in the supply at the start."""
        if self.piles is not None:
            return self.piles[seats]
        return (8 if seats == 2 else 12) if self.is_victory else 10


CARDS: dict[str, Card] = {}


class CardSet:
    """Registers the cards of one set; each card is one entry of its file."""

    def __init__(self, name: str) -> None:
        self.name = name

    def card(
        self,
        name: str,
        *kinds: str,
        cost: int,
        plus: Mapping[str, int] | None = None,
        points: int = 0,
        points_of: Points | None = None,
        piles: Mapping[int, int] | None = None,
        effect: "Play | None" = None,
        coins_of: "Coins | None" = None,
        late: int = 0,
        more: bool = False,
        brings: tuple[str, ...] = (),
    ) -> None:
        """Register a card; `plus` names what playing it gives (cards, actions, buys, coins), the rest is as in Card."""
        CARDS[name] = Card(
            name=name,
            cost=cost,
            kinds=kinds,
            set_name=self.name,
            points=points,
            points_of=points_of,
            piles=piles,
            effect=effect,
            coins_of=coins_of,
            late=late,
            more=more,
            brings=brings,
            is_action=ACTION in kinds,
            is_treasure=TREASURE in kinds,
            is_victory=VICTORY in kinds,
            is_attack=ATTACK in kinds,
            **(plus or {}),
        )

    def action(
        self, name: str, *kinds: str, cost: int, points: int = 0, brings: tuple[str, ...] = (), **plus: int
    ) -> Callable[[Play], Play]:
        """Register the decorated effect as an action card; `kinds` are its further types."""

        def register(effect: Play) -> Play:
            self.card(name, ACTION, *kinds, cost=cost, plus=plus, points=points, effect=effect, brings=brings)
            return effect

        return register

    def treasure(
        self, name: str, *kinds: str, cost: int, coins: int = 0, buys: int = 0, late: int = 0, more: bool = False
    ) -> Callable[[Play], Play]:
        """Register the decorated effect as a treasure; `kinds` are its further types."""

        def register(effect: Play) -> Play:
            plus = {"coins": coins, "buys": buys}
            self.card(name, TREASURE, *kinds, cost=cost, plus=plus, effect=effect, late=late, more=more)
            return effect

        return register

    def plain_action(self, name: str, *, cost: int, **plus: int) -> None:
        """Register an action card that does nothing but give its plus."""
        self.card(name, ACTION, cost=cost, plus=plus)


def brought_by(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards outside the supply that come with these."""
    return tuple(brought for card in cards for brought in CARDS[card].brings)


@cache
def rank(name: str) -> tuple[int, int, str]:
    """Sort key for hands or piles: actions, treasures, victory cards, curses; the dearest first, then by name."""
    card = CARDS[name]
    order = 0 if card.is_action else 1 if card.is_treasure else 2 if card.is_victory else 3
    return order, -card.cost, name


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards as a person would sort them in the hand."""
    return tuple(sorted(cards, key=rank))


LAST = ("copper", "curse")
"""Cards hardly anybody looks for, though dearer ones may be cheaper now."""


def dearest_first(prices: Mapping[str, int], cards: Iterable[str]) -> list[str]:
    """The cards in the order people look for one to take: from dear to cheap, Copper and Curse last."""
    return sorted(cards, key=lambda card: (LAST.index(card) if card in LAST else -1, -prices[card]))


def junk_first(cards: Iterable[str]) -> list[str]:
    """The cards in the order in which to part with them: curses, pure victory cards, Copper, then by price."""
    return sorted(cards, key=_worth)


def lost_first(cards: Iterable[str]) -> list[str]:
    """The cards in the order in which to give them away for good: Curses, Estates, Copper, then by price."""
    first = ("curse", "estate", "copper")
    return sorted(cards, key=lambda name: (first.index(name) if name in first else 3, CARDS[name].cost, name))


def _worth(name: str) -> tuple[int, int, str]:
    card = CARDS[name]
    if card.kinds == (CURSE,):
        return 0, 0, name
    if card.kinds == (VICTORY,):
        return 1, card.cost, name
    return (2, 0, name) if name == "copper" else (3, card.cost, name)
