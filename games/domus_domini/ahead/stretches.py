"""The stretches of a round: which one a seat is in, and what it decides next.

A stretch is what can be decided in one go: the start column; Cellerar, market and building; attacks; marching and
feeding. Between two of them comes something unknowable: the production card, the others' food, the others' attacks.
"""

from typing import TypeAlias

from games.domus_domini.table import Phase, Table
from games.domus_domini.view import View

STRETCHES = 4
"""In a round."""
FIRST: dict[Phase, int] = {
    "column": 0, "cellerar": 1, "market": 1, "build": 1, "attack": 2, "march": 3, "feed": 3, "score": 4,
}  # fmt: skip
"""The stretch of a phase, for a seat that has not had its turn in it yet."""
LAST: set[Phase] = {"build", "attack", "feed"}
"""After its turn in one of these a seat has reached the end of the stretch."""
Turn: TypeAlias = int
"""-1: still to come in this phase · 0: under way · 1: over."""


def span(table: Table, seat: int) -> int:
    """The number of the stretch, counted through the game, that a seat is in or comes to next."""
    over = table.phase in LAST and turn_of(table, seat) > 0
    return STRETCHES * table.round + FIRST[table.phase] + over


def turn_of(at: Table | View, seat: int) -> Turn:
    """A seat's turn in the phase. The column may come round again; if all decide at once nobody's is over."""
    count = len(at.abbeys)
    if at.phase == "column":
        return 0 if deciding(at) == seat else -1
    now = deciding(at)
    if now is None:
        return 0
    mine, theirs = ((each - at.start_player) % count for each in (seat, now))
    return (mine < theirs) - (mine > theirs)


def deciding(at: Table | View) -> int | None:
    """Whose turn it is in the phase; None: all decide at once."""
    if at.phase in ("column", "cellerar", "attack"):
        return at.turn if isinstance(at, View) else at.seat
    return at.deciding
