"""Which treasures to play, in which order, and whether it makes a difference.

Coins that are left are lost with the turn, so more of them never harm. But a treasure in play may harm; the cards that
care say so themselves (`triggers.minds`). A treasure that does something is always asked about. That the others learn
something about the hand does not count here: see "Treasures that play themselves" in rulings.md.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from games.dominion.card import CARDS, in_order
from games.kernel.engine.choice import Picks

if TYPE_CHECKING:
    from games.dominion.rules.table import Table


@lru_cache(maxsize=4096)
def best_order(treasures: Picks, lying: Picks = ()) -> Picks:
    """The order in which most names are counted while these are in play, and among those orders the one with most
    coins: treasures that count other cards come last.

    Further copies of a card that counts treasures add no name for one that counts names, and come after it: no order
    counts more names, and none that counts as many brings more coins.
    """
    first, further, names = list[str](), list[str](), set(lying)
    for card in one_by_one(treasures):
        (further if CARDS[card].coins_of and CARDS[card].late and card in names else first).append(card)
        names.add(card)
    return (*first, *further)


def one_by_one(treasures: Picks) -> Picks:
    """The order in which no choice on the way makes the coins fewer than announced."""
    return tuple(sorted(in_order(treasures), key=lambda card: CARDS[card].late))


@lru_cache(maxsize=4096)
def printed(treasures: Picks) -> int | None:
    """The printed coins of these together; None if one of them does anything else, or gives more."""
    facts = [CARDS[card] for card in treasures]
    if any(card.effect or card.coins_of for card in facts):
        return None
    return sum(card.coins for card in facts)


def coins_of(table: "Table", treasures: Picks) -> int:
    """The coins of these if the active player plays them now in this order."""
    if not table.lookups.enrichments and (coins := printed(treasures)) is not None:
        return coins
    lying, coins = list(table.active.in_play), 0
    for card in treasures:
        lying.append(card)
        coins += table.coins_for(card, lying)
    return coins


def makes_no_difference(table: "Table", hand: Picks) -> bool:
    """Whether nothing gets better if fewer of these treasures (all in hand) are played, or in another order."""
    if printed(hand) is None and any(CARDS[card].effect for card in hand):
        return False
    return not table.lookups.minds or not any(minded(table, hand) for minded in table.lookups.minds.values())


def buyable_with(table: "Table", card: str, treasures: Sequence[str]) -> bool:
    """Whether a card could be bought this turn if exactly these treasures were played, in their `best_order`."""
    me, turn = table.active, table.turn
    lying, order = me.in_play, best_order(tuple(treasures), tuple(me.in_play))
    coins = turn.coins + coins_of(table, order)
    me.in_play = [*lying, *order]
    try:
        return table.supply.get(card, 0) > 0 and table.cost(card) <= coins and table.may_be_bought(card)
    finally:
        me.in_play = lying
