"""The rules a computer player would leave for a prepared turn: actions in order, treasures, buys by number of coins."""

from functools import partial

from games.dominion.ahead.imagination import imagined, sight
from games.dominion.ahead.lists import playable
from games.dominion.card import CARDS
from games.dominion.rules import questions
from games.dominion.rules.table import Turn
from games.dominion.standing import ACTIONS, BUYS, TREASURES
from games.dominion.view import View
from games.kernel.ahead.prepared import ANYTHING
from games.kernel.contract.ahead import Rules
from games.kernel.contract.policy import Policy
from games.kernel.engine.standing_orders import ADVISED, USUAL, Wish, Wishes, ranked

MOST_COINS = 16
"""More coins buy the same."""


def filled(seen: View, policy: Policy) -> Rules:
    """The rules this computer player would leave; an action on the shopping list is played, too."""
    wishes = shopping_list(seen, policy)
    known = {*seen.owned, *(wish.name for wish in wishes)}
    return {
        ACTIONS.name: ranked(tuple(card for card in playable(seen) if card in known), declines=True),
        TREASURES.name: USUAL,
        BUYS.name: Wishes(wishes),
        ANYTHING.name: ADVISED,
    }


def shopping_list(seen: View, policy: Policy) -> tuple[Wish, ...]:
    """What the player would buy with so many coins, from many to few; a wish gets a minimum of coins if being able to
    pay is not enough, and a maximum number if the player would not buy a second one.
    """
    wishes: list[Wish] = []
    for coins in reversed(range(MOST_COINS + 1)):
        card = bought_with(seen, policy, coins)
        if card is not None:
            merged = bool(wishes) and wishes[-1].name == card
            wishes[-1 if merged else len(wishes) :] = [Wish(card, coins)]
    costs = {pile.card: pile.printed for pile in seen.piles}
    return tuple(_as_told(seen, policy, wish, costs) for wish in wishes)


def bought_with(seen: View, policy: Policy, coins: int, bought: str | None = None) -> str | None:
    """What the player would buy with so many coins and one buy; `bought` is its earlier purchase this turn."""
    seat = seen.seat or 0
    table = imagined(seen, Turn(seat, seen.seats[seat].turns + 1, "buy", coins=coins))
    me = table.players[seat]
    me.hand = []
    if bought is not None:
        table.take(bought)
        me.discard.append(bought)
    choice = questions.buy(table, seat)
    picks = choice.check(policy(partial(sight, table, seat), choice)) if choice.options else ()
    return next(iter(picks), None)


def _as_told(seen: View, policy: Policy, wish: Wish, costs: dict[str, int]) -> Wish:
    """Without the number of coins if that is the price."""
    least = 0 if wish.least == costs[wish.name] else wish.least
    again = CARDS[wish.name].is_action and bought_with(seen, policy, wish.least, wish.name) == wish.name
    most = 0 if again or not CARDS[wish.name].is_action else 1
    return Wish(wish.name, least, most)
