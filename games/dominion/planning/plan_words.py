"""A plan in words, as short as somebody says it after the game."""

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
"""So many cards are named of those a deck is built of."""
FEW = 3
"""Of what thins a deck out fewer are bought; of money that counts, so many."""
SOON = 5
"""What thins a deck out costs so much at most: it is needed soon."""

FROM_THE_START = 8
"""Who buys points with so many Provinces (or Colonies) left lives on them."""

CHEAPER = ("peddler",)
"""What mostly costs less than is printed."""


def in_words(plan: Plan, owned: Collection[str]) -> Text:
    """What the deck is built of, what it pays and wins with, what it is thinned out with; only what came to be
    `owned`.
    """
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
    """The wishes without those that come behind any number of something that costs no more."""
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
