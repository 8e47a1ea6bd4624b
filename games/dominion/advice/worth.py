"""What it is worth to own one more of a card, and what one loses with a card: by the ratings, or by a plan."""

from collections.abc import Iterable, Mapping

from games.dominion.advice.ratings import gives, money_of
from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS, CURSE, Card

NEVER = -9.0


def worth(now: Situation, name: str) -> float:
    """What one more is worth; Silver is 3, Gold 6, nothing at all 0."""
    card = CARDS[name]
    if card.kinds == (CURSE,):
        return -5.0
    wished = _by_plan(now, card) if now.plan else _by_ratings(now, card)
    return max(wished, of_points(now, card)) if card.is_victory else wished


def _by_ratings(now: Situation, card: Card) -> float:
    if card.is_action:
        return _of_action(now, card)
    return money_of(card) if card.is_treasure else NEVER


def _of_action(now: Situation, card: Card) -> float:
    """What playing it gives, if there is room for it."""
    if card.actions:
        return gives(card)
    return gives(card) - 0.5 * now.owned[card.name] if now.spare_actions() > 0 else -1.0


def _by_plan(now: Situation, card: Card) -> float:
    """The first wish of the plan is worth most; what it does not name is worth nothing."""
    assert now.plan
    for place, wish in enumerate(now.plan.menu):
        if wish.card == card.name and wish.room(now.owned[card.name], len(now.view.owned)):
            return 9.5 - 0.3 * place
    return -1.0 if card.is_action else 0.0 if card.is_treasure else NEVER


def of_points(now: Situation, card: Card) -> float:
    """Points count near the end; a Province (where there are Colonies, a Colony) always."""
    if card.name == now.top:
        return 20.0 + card.points if now.rich or not now.early else 0.0
    points = points_more(now, card)
    near = now.duchies_from if points >= 2 else now.estates_from
    if points >= 6:
        near = now.plan.provinces if now.plan else 5
    return 10.0 + points if now.provinces <= near and points > 0 else 0.1 * points - 1


def points_more(now: Situation, card: Card) -> int:
    """The points that one more of a card brings, with what it does to the others."""
    if not card.points_of and not now.counting:
        return card.points
    after = now.owned.copy()
    after[card.name] += 1
    return points(after) - points(now.owned)


def points(owned: Mapping[str, int]) -> int:
    """The points of all these cards."""
    total = 0
    for name, count in owned.items():
        card = CARDS[name]
        total += count * (card.points_of(owned) if card.points_of else card.points)
    return total


def loss(now: Situation, name: str) -> float:
    """What one loses by trashing a card."""
    card = CARDS[name]
    if card.is_action:
        return max(gives(card), 0.0)
    if card.is_treasure:
        return 24.0 if now.early and card.coins >= 3 else money_of(card)
    return worth(now, name)


def dearest(now: Situation, offered: Iterable[str]) -> str | None:
    """The card most worth owning; of equals the dearer."""
    known = [name for name in offered if name in CARDS]
    return max(known, key=lambda name: (worth(now, name), now.price(name), name), default=None)


def gain_by_trashing(now: Situation, card: str, more: int, kind: str | None = None, *, exactly: bool = False) -> float:
    """What one wins by trashing a card for the best one (of a kind) that costs up to (or exactly) so much more."""
    limit = now.price(card) + more
    within = [
        name
        for name, left in now.left.items()
        if left and (now.cost[name] == limit if exactly else now.cost[name] <= limit)
    ]
    return max((worth(now, name) for name in within if not kind or kind in CARDS[name].kinds), default=0.0) - loss(
        now, card
    )
