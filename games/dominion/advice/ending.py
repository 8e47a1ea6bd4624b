"""The end of the game: win if possible, and do not end it behind. The standing is known only with two seats; with more,
sometimes, that somebody is ahead.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations

from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import points, points_more
from games.dominion.card import CARDS
from games.dominion.rules.table import enough_empty


def winning(now: Situation, offered: Collection[str]) -> str | None:
    """The card that ends the game at once and wins it by most, or the first of several that do so together, or None."""
    if len(now.view.seats) != 2:
        return None
    outcomes = _outcomes(now, offered)
    best = max(outcomes, key=outcomes.__getitem__, default=None)
    if best and outcomes[best] > 0:
        return best
    return _first_of_several(now, offered) if now.view.turn.buys > 1 else None


def _first_of_several(now: Situation, offered: Collection[str]) -> str | None:
    """The first of the cards that end the game with the buys and coins of this turn, and win it."""
    found = [cards for cards in _endings(now, offered) if _payable(now, cards)]
    if not found:
        return None
    ahead = lead(now)
    return next((cards[0] for cards in found if ahead + _points_with(now, _and_points(now, cards)) > 0), None)


def _endings(now: Situation, offered: Collection[str]) -> Iterator[Sequence[str]]:
    """All ways to take the last cards of piles that end the game."""
    few = {name: left for name, left in now.left.items() if 0 < left <= now.view.turn.buys and name in offered}
    yield from ([name] * few[name] for name in ("colony", "province") if name in few)
    missing = _missing(now)
    for piles in combinations(few, missing) if 0 < missing <= len(few) else ():
        yield [name for name in piles for _ in range(few[name])]


def _missing(now: Situation) -> int:
    """How many more piles have to be empty for the game to end."""
    return enough_empty(len(now.view.seats)) - sum(not left for left in now.left.values())


def _payable(now: Situation, cards: Sequence[str]) -> bool:
    return len(cards) <= now.view.turn.buys and sum(map(now.price, cards)) <= now.view.turn.coins


def _and_points(now: Situation, cards: Sequence[str]) -> list[str]:
    """These cards, and the points that the rest of the turn can pay for."""
    bought = list(cards)
    for name in ("province", "duchy", "estate"):
        while now.left.get(name, 0) > bought.count(name) and _payable(now, [*bought, name]):
            bought.append(name)
    return bought


def _points_with(now: Situation, cards: Sequence[str]) -> int:
    """How many more points these cards bring, also for buying them."""
    return points(now.owned + Counter(cards)) - points(now.owned) + now.in_play("goons") * len(cards)


def sensible(now: Situation, offered: Iterable[str]) -> list[str]:
    """What may be bought without ending the game lost."""
    outcomes = _outcomes(now, offered)
    return [name for name in offered if outcomes.get(name, 0) >= 0]


def _outcomes(now: Situation, offered: Iterable[str]) -> dict[str, float]:
    """The final lead (with more than two seats: at most) for each card that ends the game; empty if unknown."""
    ending = [name for name in offered if _ends(now, name)] if _near(now) else []
    if not ending or not _comparable(now):
        return {}
    ahead = lead(now)
    return {name: ahead + points_more(now, CARDS[name]) for name in ending}


def _near(now: Situation) -> bool:
    """Whether a single card may end the game."""
    return now.provinces == 1 or _missing(now) <= 1


def _ends(now: Situation, name: str) -> bool:
    """Whether buying it ends the game."""
    return now.left.get(name) == 1 and (name in ("province", "colony") or _missing(now) <= 1)


def _comparable(now: Situation) -> bool:
    """Whether the points of all others together say something about each."""
    return len(now.view.seats) == 2 or not any(CARDS[name].points_of for name, count in now.theirs.items() if count)


def lead(now: Situation) -> float:
    """The lead over the others' average, which one of them reaches."""
    view = now.view
    assert view.seat is not None
    own, others = view.seats[view.seat].tokens, len(view.seats) - 1
    tokens = sum(face.tokens for face in view.seats) - own
    return own + points(now.owned) - (tokens + points(now.theirs)) / others
