"""Plans: what to buy in a kingdom, in which order, and from when on points count.

A plan is looked up by what lies on the table; a kingdom nobody prepared for gets one out of the ratings of its cards.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from games.dominion.advice.ratings import gives, is_terminal, money_of
from games.dominion.card import Card
from games.dominion.cards import CARDS
from games.dominion.recommended import RECOMMENDED

PREPARED = Path(__file__).with_name("plans.toml")
NO_LIMIT = 99


class Wish(msgspec.Struct, frozen=True):
    """So many of a card at `most`; with `per` only one for each so many cards owned."""

    card: str
    most: int = NO_LIMIT
    per: int = 0

    def __str__(self) -> str:
        """As it is read."""
        limit = f" {self.most}" if self.most != NO_LIMIT else ""
        return self.card + limit + (f"/{self.per}" if self.per else "")

    def room(self, have: int, owned: int) -> bool:
        """Whether one more is wanted by who has so many of it among so many cards."""
        return have < self.most and (not self.per or have < 1 + (owned - 8) // self.per)


class Plan(msgspec.Struct, frozen=True):
    """Wishes, the dearest first. With so many Provinces (or Colonies) left `duchies` and `estates` are bought, and
    `provinces` in a game with Colonies. `floor` is the coins that a deck keeps when Coppers are trashed, `rich` the
    coins it must have before the first Province or Colony.
    """

    menu: tuple[Wish, ...]
    duchies: int = 4
    estates: int = 2
    provinces: int = 5
    floor: int = 5
    rich: int = 0

    @classmethod
    def of(cls, menu: str, **more: int) -> "Plan":
        """Read a menu such as ``witch 2, gold, smithy 3/8, silver``: at most 2, any number, at most 3 and one per 8
        cards.
        """
        return cls(tuple([_wish(words) for words in menu.split(", ")]), **more)


def _wish(words: str) -> Wish:
    card, _, limits = words.partition(" ")
    most, _, per = limits.partition("/")
    return Wish(card, int(most or NO_LIMIT), int(per or 0))


def prepared() -> dict[str, Plan]:
    """The plans found by search, by the name of the recommended set."""
    found: Mapping[str, Mapping[str, Any]] = tomllib.loads(PREPARED.read_text(encoding="utf-8"))
    return {name: Plan.of(**fields) for name, fields in found.items()}


@cache
def _by_kingdom() -> dict[tuple[frozenset[str], bool], Plan]:
    plans = prepared()
    return {_key(kingdom.cards, kingdom.colony): plans[name] for name, kingdom in RECOMMENDED.items() if name in plans}


def _key(cards: Iterable[str], colony: bool) -> tuple[frozenset[str], bool]:
    return frozenset(cards), colony


@lru_cache(maxsize=256)
def plan_for(kingdom: tuple[str, ...], bane: str | None, colony: bool) -> Plan:
    """The plan for what lies on the table."""
    ten = tuple(card for card in kingdom if card != bane)
    return _by_kingdom().get(_key(ten, colony)) or improvised(kingdom, colony)


def improvised(kingdom: Iterable[str], colony: bool) -> Plan:
    """Money, the two best actions that end the chain, and what keeps it going and is nearly as good as a Silver."""
    cards = sorted(map(CARDS.__getitem__, kingdom), key=_rating, reverse=True)
    ends = [card.name for card in cards if is_terminal(card)]
    further = [card for card in cards if not is_terminal(card) and _rating(card) > WORTH_HAVING]
    first, second = [f"{card} 2/8" for card in ends[:1]], [f"{card} 1" for card in ends[1:2]]
    dear = [f"{card.name} 5" for card in further if card.cost >= GOLD]
    middling = [f"{card.name} 5" for card in further if GOLD > card.cost >= GOLD - 1]
    cheap = [f"{card.name} 3" for card in further if card.cost < GOLD - 1]
    return Plan.of(", ".join([*["platinum"] * colony, *dear, "gold", *first, *middling, *second, *cheap, "silver"]))


GOLD = CARDS["gold"].cost
WORTH_HAVING = 2.8


def _rating(card: Card) -> float:
    return gives(card) if card.is_action else money_of(card) if card.is_treasure else 0.0
