"""The tables of Monasterium on which the laws are tried: turns one by one or several in a row, any seat begins; and
the contents of its box.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from games.kernel.engine.chronicle import Event
from games.monasterium.board import MOST_DICE, NEUTRAL_DICE
from games.monasterium.events import DicePlaced, DieWon, RoundBegan
from games.monasterium.table import Cloister, Table


def options(dice: Random) -> dict[str, Any]:
    """One of the two ways to take turns; now and then a certain seat begins."""
    turns = {"turns": dice.choice(("one", "more"))}
    return {**turns, "first": 0} if dice.random() < 0.2 else turns


def departs(news: Iterable[Event]) -> bool:
    """Whether somebody has won a die after placing dice ahead: strict order rolls all dice of the next round
    together, a brisk game keeps those that lie (B7).
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
"""A rehearsal's questions: all but placing dice and rolling again."""


def components(table: Table) -> Iterator[tuple[str, int, int]]:
    """Dice, panes, orders and novices on the table, and in the box; a novice on his way counts."""
    seats = len(table.schools)
    neutral = sum(table.neutral) + sum([me.neutral + sum(me.ahead) for me in table.schools])
    yield "neutral dice", neutral, NEUTRAL_DICE[seats] * seats
    for order, count in Counter(table.orders).items():
        yield f"order {order}", count, 1
    for name, here in table.cloisters.items():
        placed = sum([row.count(name) for me in table.schools for row in me.window])
        yield f"panes of {name}", here.windows + placed, table.board.stack
    stands = Counter([seat for here in table.cloisters.values() for seat in _owners(here)])
    for me in table.schools:
        sent = sum([row.count(False) for row in me.grid]) + me.extra.count(False)
        yield f"novices of {me.seat} that stand", stands[me.seat], sent
        yield f"novices of {me.seat} that are sent", sent, stands[me.seat]
        yield f"dice of {me.seat}", sum([space[me.seat] for space in table.own]) + me.own, me.personal_dice
        yield f"personal dice of {me.seat}", me.personal_dice, MOST_DICE


def _owners(here: Cloister) -> Iterator[int]:
    yield from (seat for seat in (*here.buildings, *here.walk, *here.chapel) if seat is not None)
