"""Which tables of Monasterium the laws are tried on: turns one by one or several in a row, any seat begins."""

from random import Random
from typing import Any


def options(dice: Random) -> dict[str, Any]:
    """One of the two ways to take turns; now and then a certain seat begins."""
    turns = {"turns": dice.choice(("one", "more"))}
    return {**turns, "first": 0} if dice.random() < 0.2 else turns


REHEARSED = {
    "act.choose", "bonus.choose", "dice.count", "dice.take", "extra_die.choose", "joker.column", "move.count",
    "send.novice", "send.place", "window.bonus", "window.cloister", "window.row",
}  # fmt: skip
"""What a rehearsal can ask: all but placing dice and rolling again."""
