"""The end of the game: win when one can, and do not end it behind. Only with two seats is it known how it stands."""

from collections import Counter
from collections.abc import Iterable

from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import points, points_more
from games.dominion.card import CARDS

STARTERS = {"copper": 7, "estate": 3}


def winning(now: Situation, offered: Iterable[str]) -> str | None:
    """The card that ends the game at once and wins it by most; None if there is none."""
    outcomes = _outcomes(now, offered)
    best = max(outcomes, key=outcomes.__getitem__, default=None)
    return best if best and outcomes[best] > 0 else None


def sensible(now: Situation, offered: Iterable[str]) -> list[str]:
    """What may be bought without ending the game lost."""
    outcomes = _outcomes(now, offered)
    return [name for name in offered if outcomes.get(name, 0) >= 0]


def _outcomes(now: Situation, offered: Iterable[str]) -> dict[str, int]:
    """By how many points one is ahead at the end, for each card that ends the game; nothing if that is not known."""
    if len(now.view.seats) != 2 or not _near(now):
        return {}
    ending = [name for name in offered if _ends(now, name)]
    ahead = lead(now) if ending else 0
    return {name: ahead + points_more(now, CARDS[name]) for name in ending}


def _near(now: Situation) -> bool:
    """Whether a single card may end the game."""
    return now.provinces == 1 or sum(not left for left in now.left.values()) >= 2


def _ends(now: Situation, name: str) -> bool:
    """Whether buying it ends the game."""
    empty = sum(not left for left in now.left.values())
    return now.left.get(name) == 1 and (name in ("province", "colony") or empty >= 2)


def lead(now: Situation) -> int:
    """By how many points one is ahead of the only other player: what is neither here nor in the supply is there."""
    view = now.view
    assert view.seat is not None
    theirs: Counter[str] = Counter()
    for pile in view.piles:
        known = now.owned[pile.card] + pile.left + view.trash.count(pile.card)
        theirs[pile.card] = CARDS[pile.card].pile_size(2) + 2 * STARTERS.get(pile.card, 0) - known
    tokens = view.seats[view.seat].tokens - view.seats[1 - view.seat].tokens
    return tokens + points(now.owned) - points(theirs)
