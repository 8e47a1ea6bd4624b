"""What a prepared turn of Dominion rests on: the hand, what is left to buy, and how near the end is."""

from games.dominion.standing import BUYS
from games.dominion.table import enough_empty
from games.dominion.view import View
from games.kernel.prepared import Landmark, Rules
from games.kernel.standing_orders import Wishes
from games.kernel.text import Text

FAR, NEAR, LAST = "far", "near", "last"
NEAR_FROM, LAST_FROM = 5, 2
"""With so many Provinces (or Colonies) left points begin to be worth more than coins, and the end is at hand."""


def hand(seen: View, rules: Rules) -> str:
    """The cards in hand."""
    return ",".join(seen.hand)


def listed(rules: Rules) -> set[str]:
    """The cards to be bought, where they are listed."""
    order = rules.get(BUYS.name)
    return {wish.name for wish in order.wishes} if isinstance(order, Wishes) else set()


def has_list(rules: Rules) -> bool:
    """Whether a list says what is to be bought."""
    return bool(listed(rules))


def list_left(seen: View, rules: Rules) -> str:
    """Whether anything of what is to be bought is left."""
    names = listed(rules)
    gone = bool(names) and not any(pile.left for pile in seen.piles if pile.card in names)
    return "gone" if gone else "there"


def victory(seen: View, rules: Rules) -> str:
    """How many Provinces and Colonies are left."""
    return ",".join(str(pile.left) for pile in seen.piles if pile.card in ("province", "colony"))


def end(seen: View, rules: Rules) -> str:
    """How near the end is."""
    left = min(pile.left for pile in seen.piles if pile.card in ("province", "colony"))
    empty = sum(not pile.left for pile in seen.piles)
    if left <= LAST_FROM or empty >= enough_empty(len(seen.seats)) - 1:
        return LAST
    return NEAR if left <= NEAR_FROM else FAR


LANDMARKS = (
    Landmark("hand", Text("stop-hand"), hand, holds_answers=True, by_course=True),
    Landmark("list", Text("stop-list"), list_left, matters=has_list),
    Landmark("end", Text("stop-end"), end, hint=Text("stop-end-hint")),
    Landmark("victory", Text("stop-victory"), victory, usual=False),
)
