"""Goods and prestige points: taking, paying, exchanging."""

from games.monasterium.board import Good
from games.monasterium.table import School, Source

UPGRADES: dict[str, Good] = {"tool": "soup", "book": "tool"}
"""What is given for what, by what one gets."""


def held(me: School, good: str) -> int:
    """How many of a good a player has."""
    count: int = getattr(me, good)
    return count


def gain(me: School, good: str, count: int) -> None:
    """Take goods from the supply, which never ends; less than nothing: give them back."""
    setattr(me, good, held(me, good) + count)


def upgrades(me: School) -> list[str]:
    """What can be had by an exchange now: a tool for a soup, a book for a tool."""
    return [got for got, given in UPGRADES.items() if held(me, given)]


def earn(me: School, source: Source, points: int) -> None:
    """Prestige points at once."""
    me.points += points
    me.sources[source] += points
