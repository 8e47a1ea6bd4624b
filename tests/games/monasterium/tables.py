"""Which tables of Monasterium the laws are tried on: turns one by one or several in a row, any seat begins."""

from collections.abc import Iterable
from random import Random
from typing import Any

from games.kernel.chronicle import Event
from games.monasterium.events import DicePlaced, DieWon, RoundBegan


def options(dice: Random) -> dict[str, Any]:
    """One of the two ways to take turns; now and then a certain seat begins."""
    turns = {"turns": dice.choice(("one", "more"))}
    return {**turns, "first": 0} if dice.random() < 0.2 else turns


def departs(news: Iterable[Event]) -> bool:
    """Whether somebody has won a die after placing dice ahead: strict order rolls all dice of the next round together,
    a brisk game keeps those that lie (B7).
    """
    ahead = set[int]()
    for event in news:
        if isinstance(event, RoundBegan):
            ahead.clear()
        elif isinstance(event, DicePlaced) and event.ahead:
            ahead.add(event.seat)
        elif isinstance(event, DieWon) and event.seat in ahead:
            return True
    return False


REHEARSED = {
    "act.choose", "bonus.choose", "dice.count", "dice.take", "extra_die.choose", "joker.column", "move.count",
    "send.novice", "send.place", "window.bonus", "window.cloister", "window.row",
}  # fmt: skip
"""What a rehearsal can ask: all but placing dice and rolling again."""
