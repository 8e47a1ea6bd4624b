"""Goods and prestige points: taking, paying, exchanging."""

from games.monasterium.board import Good
from games.monasterium.table import School, Source

UPGRADES: dict[str, Good] = {"tool": "soup", "book": "tool"}
"""The price of each good that is had by exchange."""


def held(me: School, good: str) -> int:
    """How many of a good a player has."""
    count: int = getattr(me, good)
    return count


def gain(me: School, good: str, count: int) -> None:
    """Take goods from the supply, which never ends; a negative number gives them back."""
    setattr(me, good, held(me, good) + count)


def upgrades(me: School) -> list[str]:
    """The possible exchanges: a tool for a soup, a book for a tool."""
    return [got for got, given in UPGRADES.items() if held(me, given)]


def earn(me: School, source: Source, points: int) -> None:
    """Prestige points at once."""
    me.points += points
    me.sources[source] += points
