"""Which Dominion tables the laws are tried on: the first game, and any ten kingdom cards."""

from random import Random
from typing import Any

from games.dominion.cards import CARDS
from games.dominion.kingdoms import BASIC_CARDS
from games.dominion.table import Table

MEDDLING = [
    "bureaucrat", "council_room", "festival", "militia", "moat", "spy", "thief", "throne_room", "village", "witch",
]  # fmt: skip
"""Every card of the base game that does something to others or answers to it, and actions enough to play them."""

CLAIMED = ("curse",)
"""Piles from which an open attack may still take a card."""


def options(dice: Random) -> dict[str, Any]:
    """Options for a table: ten kingdom cards by lot, every third time the ten in which seats meddle most."""
    if not dice.randrange(3):
        return {"kingdom": MEDDLING}
    return {"kingdom": dice.sample([card for card in CARDS if card not in BASIC_CARDS], 10)}


EARNING = {"bureaucrat", "feast", "mine", "moneylender", "remodel", "thief", "workshop"}
"""Actions that get a card or a coin though they give no coins at once."""


def stands_still(table: Table) -> bool:
    """Whether nobody can ever get a card again: nothing is free, and no card of anybody earns or gains anything.

    A Chapel in the hands of players who answer by lot brings this about; no rule ends such a game.
    """
    free = any(left and not CARDS[card].cost for card, left in table.supply.items())
    owned = {card for player in table.players for card in player.cards()}
    return not free and not any(CARDS[card].coins or card in EARNING for card in owned)
