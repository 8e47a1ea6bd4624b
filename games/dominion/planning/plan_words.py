"""A plan in words, as short as people say it after the game."""

from collections import Counter
from collections.abc import Collection, Iterable

from games.dominion.advice.plans import NO_LIMIT, Plan, PlannedBuy
from games.dominion.card import CARDS
from games.dominion.kingdom.kingdoms import basic_cards
from games.dominion.planning.changes import MONEY
from games.dominion.ratings import THINNING
from games.dominion.words import title
from games.kernel.engine.text import Series, Text

MOST = 4
"""The most cards named as what a deck is built of."""
FEW = 3
"""Fewer of a card that thins a deck out are bought; of money that counts, at least this many."""
SOON = 5
"""The highest price of cards that thin a deck out: they are needed soon."""

FROM_THE_START = 8
"""A plan that buys points with this many Provinces (or Colonies) left lives on them."""

CHEAPER = ("peddler",)
"""Cards that mostly cost less than printed."""


def in_words(plan: Plan, owned: Collection[str]) -> Text:
    """What the deck is built of, pays and wins with, and is thinned out with; only cards that were `owned`."""
    wishes = [wish for wish in _within_reach(plan.menu) if wish.card in owned]
    most = Counter[str]()
    for wish in wishes:
        most[wish.card] += wish.most
    kingdom = [card for card in most if card not in basic_cards(colony=True)]
    thinning = [card for card in kingdom if _thins(card) and most[card] < FEW]
    built = [card for card in kingdom if card not in thinning and not CARDS[card].is_points_alone]
    money = [card for card in MONEY if most[card] >= FEW]
    rushing = ["duchy"] if any(wish.card == "duchy" and wish.start >= FROM_THE_START for wish in wishes) else []
    points = [card for card in kingdom if CARDS[card].is_points_alone]
    parts = [
        _part("plan-built", built[:MOST]),
        _part("plan-money" if built else "plan-built", money),
        _part("plan-mostly-points" if rushing else "plan-points", [*rushing, *points]),
        _part("plan-thinning", thinning),
    ]
    return Text("plan", parts=Series(part for part in parts if part is not None))


def _within_reach(menu: Iterable[PlannedBuy]) -> Iterable[PlannedBuy]:
    """The wishes, except those after one for any number of a card that costs no more."""
    least = NO_LIMIT
    for wish in menu:
        cost = CARDS[wish.card].cost
        if cost < least or wish.card in CHEAPER:
            yield wish
        if wish == PlannedBuy(wish.card):
            least = min(least, cost)


def _thins(card: str) -> bool:
    return card in THINNING and CARDS[card].is_action and CARDS[card].cost <= SOON


def _part(message: str, cards: list[str]) -> Text | None:
    return Text(message, cards=tuple(map(title, cards))) if cards else None
