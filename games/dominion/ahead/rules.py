"""The rules of a prepared turn as a computer player would leave them: which actions in which order, which treasures,
what to buy with how many coins.
"""

from collections.abc import Iterator
from functools import partial

from games.dominion import questions
from games.dominion.advice.playing import play_order
from games.dominion.advice.situation import Situation
from games.dominion.ahead.imagination import imagined, sight
from games.dominion.card import CARDS
from games.dominion.standing import ACTIONS, BUYS, TREASURES
from games.dominion.table import Turn
from games.dominion.view import View
from games.kernel.choice import Picks
from games.kernel.game import Policy
from games.kernel.prepared import ANYTHING, Rules
from games.kernel.standing_orders import ADVISED, USUAL, Ranked, Wish, Wishes

MOST_COINS = 16
"""With more one buys the same."""


def filled(seen: View, policy: Policy) -> Rules:
    """The rules as this computer player would leave them."""
    return {
        ACTIONS.name: Ranked(in_playing_order(seen), declines=True),
        TREASURES.name: USUAL,
        BUYS.name: Wishes(shopping_list(seen, policy)),
        ANYTHING.name: ADVISED,
    }


def in_playing_order(seen: View) -> Picks:
    """The actions owned, those first that keep the chain going."""
    now = Situation(seen)
    owned = {card for card in seen.owned if CARDS[card].is_action}
    return tuple(sorted(owned, key=lambda name: play_order(now, CARDS[name]), reverse=True))


def shopping_list(seen: View, policy: Policy) -> tuple[Wish, ...]:
    """What the player would buy with so many coins, from many to few; from how many coins on is said where being able
    to pay is not enough.
    """
    bought = dict(_bought_with(seen, policy))
    wishes: list[Wish] = []
    for coins in sorted(bought, reverse=True):
        card = bought[coins]
        if card is not None and (not wishes or wishes[-1].name != card):
            wishes.append(Wish(card, coins))
        elif card is not None:
            wishes[-1] = Wish(card, coins)
    return _without_needless(wishes, {pile.card: pile.cost for pile in seen.piles})


def _bought_with(seen: View, policy: Policy) -> Iterator[tuple[int, str | None]]:
    seat = seen.seat or 0
    for coins in range(MOST_COINS + 1):
        table = imagined(seen, Turn(seat, seen.seats[seat].turns + 1, "buy", coins=coins))
        table.players[seat].hand = []
        choice = questions.buy(table, seat)
        picks = choice.check(policy(partial(sight, table, seat), choice)) if choice.options else ()
        yield coins, next(iter(picks), None)


def _without_needless(wishes: list[Wish], costs: dict[str, int]) -> tuple[Wish, ...]:
    """Without the number of coins where it is the price."""
    return tuple(Wish(wish.name) if wish.least == costs.get(wish.name) else wish for wish in wishes)
