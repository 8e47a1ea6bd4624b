"""What a prepared turn of Dominion rests on: the hand, what is left to buy, and how near the end is."""

from games.dominion.rules.table import enough_empty
from games.dominion.standing import ACTIONS, BUYS
from games.dominion.view import View
from games.kernel.contract.ahead import Landmark, Rules
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import Wishes
from games.kernel.engine.text import Text

GREAT = ("province", "colony")
"""The last card of these ends the game."""
FAR, NEAR, LAST = "far", "near", "last"
NEAR_FROM, LAST_FROM = 5, 2
"""With so few Provinces (or Colonies) left points begin to be worth more than coins, and the end is near."""
FEW_LEFT = 3
"""With so few cards to go one's own turn may end the game: then each further one counts."""


def hand(seen: View, rules: Rules) -> str:
    """The cards in hand."""
    return ",".join(seen.hand)


def another_action(asked: Choice, picks: Picks) -> bool:
    """Whether another action could be played instead: its worth depends on the whole hand."""
    return asked.key == ACTIONS.name and not set(asked.values) <= set(picks)


def alike(then: Text, now: Text) -> bool:
    """Whether the seat has the same means under both wordings. With one buy only what the coins pay for matters."""
    one_buy = then.id == now.id == "buy-card" and then.args["buys"] == now.args["buys"] == 1
    return one_buy or then == now


def listed(rules: Rules) -> set[str]:
    """The cards to buy, where they are listed."""
    order = rules.get(BUYS.name)
    return {wish.name for wish in order.wishes} if isinstance(order, Wishes) else set()


def has_list(rules: Rules) -> bool:
    """Whether a list says what to buy."""
    return bool(listed(rules))


def list_left(seen: View, rules: Rules) -> str:
    """Whether anything on the shopping list is left."""
    names = listed(rules)
    gone = bool(names) and not any(pile.left for pile in seen.piles if pile.card in names)
    return "gone" if gone else "there"


def victory(seen: View, rules: Rules) -> str:
    """How many Provinces and Colonies are left."""
    return ",".join(str(pile.left) for pile in seen.piles if pile.card in GREAT)


def end(seen: View, rules: Rules) -> str:
    """How near the end is; if near, how many piles are empty, and how many cards are left of those that may end it."""
    left = min(pile.left for pile in seen.piles if pile.card in GREAT)
    empty = sum(not pile.left for pile in seen.piles)
    to_go = enough_empty(len(seen.seats)) - empty
    by_piles = sum(sorted(pile.left for pile in seen.piles if pile.left)[:to_go])
    if left > LAST_FROM and by_piles > FEW_LEFT and to_go > 1:
        return NEAR if left <= NEAR_FROM else FAR
    few = [pile for pile in seen.piles if 0 < pile.left <= FEW_LEFT and (by_piles <= FEW_LEFT or pile.card in GREAT)]
    return " ".join([LAST, str(empty), *(f"{pile.card}:{pile.left}" for pile in few)])


LANDMARKS = (
    Landmark("hand", Text("stop-hand"), hand, holds_answers=True, by_course=True, weighed_at=another_action),
    Landmark("list", Text("stop-list"), list_left, matters=has_list),
    Landmark("end", Text("stop-end"), end, hint=Text("stop-end-hint"), was_a_word=True),
    Landmark("victory", Text("stop-victory"), victory, usual=False),
)
