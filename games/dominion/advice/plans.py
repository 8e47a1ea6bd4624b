"""Plans: what to buy in a kingdom, in which order, and from when on points count.

A plan is looked up by what lies on the table; a kingdom without a prepared one gets a plan from its cards' ratings.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from games.dominion.card import Card
from games.dominion.cards import CARDS
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.ratings import gives, is_terminal, money_of

PREPARED = Path(__file__).with_name("plans.toml")
NO_LIMIT = 99
FOLLOWER = "hard"
"""The computer player that follows a plan."""


class PlannedBuy(msgspec.Struct, frozen=True):
    """A wish for up to `most` copies of a card; with `per`, one for every `per` cards owned.

    In `balance`: further actions only while others end the chain, and those that end it only while there are actions
    for them. With `thirst` only while a turn does not draw the whole deck. `after`: only once another card is owned
    that often. It counts only while at most `start` and more than `end` Provinces (or Colonies) are left.
    """

    card: str
    most: int = NO_LIMIT
    per: int = 0
    balance: bool = False
    thirst: bool = False
    after: tuple[str, int] | None = None
    start: int = NO_LIMIT
    end: int = -1

    def __str__(self) -> str:
        """As in a menu."""
        words = [self.card]
        if self.most != NO_LIMIT or self.per:
            words.append(str(self.most) + (f"/{self.per}" if self.per else ""))
        if self.balance:
            words.append("balanced")
        if self.thirst:
            words.append("thirsty")
        if self.after:
            words.append(f"after {self.after[0]} {self.after[1]}")
        if self.start != NO_LIMIT:
            words.append(f"from {self.start}")
        if self.end >= 0:
            words.append(f"until {self.end}")
        return " ".join(words)


class Plan(msgspec.Struct, frozen=True):
    """Wishes, the most important first. With so many Provinces (or Colonies) left `duchies` and `estates` are bought,
    and `provinces` in a game with Colonies; so they are with so few cards left (`piles`; for a single point half as
    many) on the piles that end the game together. `floor` is the coins that a deck keeps when Coppers are trashed,
    `rich` the coins that its treasures and actions must give before the first Province or Colony.
    """

    menu: tuple[PlannedBuy, ...]
    duchies: int = 4
    estates: int = 2
    provinces: int = 5
    piles: int = 5
    floor: int = 5
    rich: int = 0

    @classmethod
    def of(cls, menu: str, **more: int) -> "Plan":
        """Read a menu such as ``witch 2, gold, smithy 3/8, silver``: at most 2, any number, at most 3 and one per 8
        cards. After that may come ``balanced``, ``thirsty``, ``after gold 2``, ``from 6`` and ``until 3``. Raises
        ValueError for other words.
        """
        return cls(tuple([_wish(words) for words in menu.split(", ")]), **more)


def _wish(words: str) -> PlannedBuy:
    card, *rest = words.split()
    most, per = NO_LIMIT, 0
    if rest and rest[0][0].isdigit():
        first, _, second = rest.pop(0).partition("/")
        most, per = int(first), int(second or 0)
    more: dict[str, Any] = {}
    while rest:
        match rest.pop(0):
            case "balanced":
                more["balance"] = True
            case "thirsty":
                more["thirst"] = True
            case "after":
                more["after"] = rest.pop(0), int(rest.pop(0))
            case "from":
                more["start"] = int(rest.pop(0))
            case "until":
                more["end"] = int(rest.pop(0))
            case other:
                raise ValueError(f"a wish knows no {other!r}: {words}")
    return PlannedBuy(card, most, per, **more)


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


def is_prepared(kingdom: Iterable[str], bane: str | None, colony: bool) -> bool:
    """Whether there is a prepared plan for the table."""
    return _prepared_for(kingdom, bane, colony) is not None


@lru_cache(maxsize=256)
def plan_for(kingdom: tuple[str, ...], bane: str | None, colony: bool) -> Plan:
    """The plan for the table."""
    return _prepared_for(kingdom, bane, colony) or improvised(kingdom, colony)


def _prepared_for(kingdom: Iterable[str], bane: str | None, colony: bool) -> Plan | None:
    return _by_kingdom().get(_key([card for card in kingdom if card != bane], colony))


def improvised(kingdom: Iterable[str], colony: bool) -> Plan:
    """Money, the two best actions that end the chain, and those that keep it going and nearly equal a Silver."""
    cards = sorted(map(CARDS.__getitem__, kingdom), key=_rating, reverse=True)
    ends = [card for card in cards if is_terminal(card)]
    further = [card for card in cards if not is_terminal(card) and _rating(card) > WORTH_HAVING]
    limited = [(card, f"{card.name} {limit}") for card, limit in zip(ends, ("2/8", "1"), strict=False)]
    before = [wish for card, wish in limited if _rating(card) > AS_GOOD_AS_GOLD and card.cost >= GOLD]
    first, second = [[wish for _, wish in limited[place:][:1] if wish not in before] for place in (0, 1)]
    dear = [f"{card.name} 5" for card in further if card.cost >= GOLD]
    middling = [f"{card.name} 5" for card in further if GOLD > card.cost >= GOLD - 1]
    cheap = [f"{card.name} 3" for card in further if card.cost < GOLD - 1]
    top = ["platinum"] * colony
    return Plan.of(", ".join([*top, *dear, *before, "gold", *first, *middling, *second, *cheap, "silver"]))


GOLD = CARDS["gold"].cost
WORTH_HAVING, AS_GOOD_AS_GOLD = 2.8, 6.0


def _rating(card: Card) -> float:
    return gives(card) if card.is_action else money_of(card) if card.is_treasure else 0.0
