"""The worth of one more of a card, and the loss of one: by the ratings, or by a plan."""

from collections.abc import Iterable, Mapping

from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS, CURSE, Card
from games.dominion.ratings import gives, is_terminal, money_of

NEVER = -9.0
TOP, EARLY = 20.0, 4.0
"""The worth of a Province or Colony beside its points: more than anything else, or a little (EARLY) while a deck is
still being built.
"""
LOST_FOR_NOW = 0.5
"""The worth of a coin that this turn loses."""


def worth(now: Situation, name: str) -> float:
    """The worth of one more; Silver is 3, Gold 6, nothing at all 0."""
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
    """The worth of playing it, if there is room for it."""
    if card.actions:
        return gives(card)
    return gives(card) - 0.5 * now.owned[card.name] if now.spare_actions() > 0 else -1.0


def _by_plan(now: Situation, card: Card) -> float:
    """The plan's first wish is worth most; a card it does not name is worth nothing."""
    if card.name in now.wishes:
        return now.wishes[card.name]
    if card.is_treasure:
        return 0.1 * card.coins if card.coins > 1 and now.poor else 0.0
    return -1.0 if card.is_action else NEVER


def of_points(now: Situation, card: Card) -> float:
    """Points count near the end; a Province (with Colonies, a Colony) always."""
    if card.name == now.top:
        return TOP + card.points if now.rich or not now.early else 0.0
    points = points_more(now, card)
    near = now.duchies_from if points >= 2 else now.estates_from
    if points >= 6:
        near = now.plan.provinces if now.plan else 5
    late = now.provinces <= near or now.end_by_piles(points)
    return 10.0 + points if late and points > 0 else 0.1 * points - 1


def points_more(now: Situation, card: Card) -> int:
    """The points that one more of a card brings, with its effect on the others."""
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


def asset(now: Situation, name: str) -> float:
    """The worth of a card in the own deck, as it stands: the loss if it is trashed."""
    card = CARDS[name]
    if name == "copper":
        return 0.3 if now.money <= now.floor else -0.8
    value = 0.0
    if card.is_treasure:
        value += 24.0 if now.early and card.coins >= 3 and now.plan is None else money_of(card)
    if card.is_action:
        value += max(gives(card), 0.0)
    if card.kinds == (CURSE,):
        return -2.0
    return value + _points_held(now, card) if card.is_victory else value


def _points_held(now: Situation, card: Card) -> float:
    """The worth of a card's points: early on a card of points alone is a burden."""
    if card.name == now.top:
        return (EARLY if now.early and now.plan else TOP) + card.points
    return of_points(now, card) if not now.early else 0.3 * card.points - 1.3 * card.is_points_alone


def gained(now: Situation, name: str) -> float:
    """The worth of one more of a card that comes without buying it."""
    card, wished = CARDS[name], worth(now, name)
    if card.is_victory and wished >= 10:
        return asset(now, name) if now.early else wished
    value = asset(now, name) + (1.0 if wished > 0 else 0.0)
    if now.plan and wished <= 0 and card.is_action:
        value -= 2.0
    return value if now.balance > 0 or not is_terminal(card) else 0.6 * value


def dearest(now: Situation, offered: Iterable[str]) -> str | None:
    """The card most worth owning; if none is wished, the one that does most good, and of equals the dearer."""
    known = [name for name in offered if name in CARDS]
    wished = {name: max(worth(now, name), 0.0) for name in known}
    return max(known, key=lambda name: (wished[name], gained(now, name), now.price(name), name), default=None)


def best_gain(now: Situation, least: int, most: int, kind: str | None = None) -> str | None:
    """The card (of a kind) of the supply most worth having in this price range; None: none."""
    within = [name for name, left in now.left.items() if left and least <= now.cost[name] <= most]
    offered = [name for name in within if not kind or kind in CARDS[name].kinds]
    return max(offered, key=lambda name: (gained(now, name), now.price(name), name), default=None)


def gain_by_trashing(now: Situation, card: str, more: int, kind: str | None = None, *, exactly: bool = False) -> float:
    """The gain from trashing a card for the best one (of a kind) that costs up to (or exactly) so much more. The card's
    coins are gone for this turn, unless a treasure comes into the hand for it.
    """
    limit = now.price(card) + more
    best = best_gain(now, limit if exactly else 0, limit, kind)
    lost = LOST_FOR_NOW * CARDS[card].coins if kind is None else 0.0
    if best == card:
        return -lost
    return (gained(now, best) if best else 0.0) - asset(now, card) - lost
