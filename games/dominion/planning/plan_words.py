"""A plan in words, as short as somebody says it after the game."""

from games.dominion.advice.plans import Plan
from games.dominion.card import CARDS
from games.dominion.kingdoms import basic_cards
from games.dominion.planning.drafts import THINNING
from games.dominion.words import title
from games.kernel.text import Series, Text

MOST = 4
"""So many cards are named of those a deck is built of."""
MONEY = ("platinum", "gold", "silver")
FEW = 3
"""Of what thins a deck out fewer are bought; of money that counts, more."""
SOON = 5
"""What thins a deck out costs so much at most: it is needed soon."""


def in_words(plan: Plan) -> Text:
    """What the deck is thinned out with, what it is built of, and what it pays and wins with."""
    most = {wish.card: wish.most for wish in reversed(plan.menu)}
    wanted = [*dict.fromkeys(wish.card for wish in plan.menu)]
    kingdom = [card for card in wanted if card not in basic_cards(colony=True)]
    thinning = [card for card in kingdom if _thins(card) and most[card] < FEW]
    built = [card for card in kingdom if card not in thinning and not _only_points(card)]
    money = [card for card in wanted if card in MONEY and most[card] > FEW]
    points = [card for card in kingdom if _only_points(card)]
    parts = [
        _part("thinning", thinning),
        _part("then" if thinning else "built", built[:MOST]),
        _part("money" if thinning or built else "money-alone", money),
        _part("points", points),
    ]
    return Text("plan", parts=Series(part for part in parts if part is not None))


def _thins(card: str) -> bool:
    return card in THINNING and CARDS[card].is_action and CARDS[card].cost <= SOON


def _only_points(card: str) -> bool:
    return CARDS[card].is_victory and not CARDS[card].is_action and not CARDS[card].is_treasure


def _part(kind: str, cards: list[str]) -> Text | None:
    return Text(f"plan-{kind}", cards=tuple(map(title, cards))) if cards else None
