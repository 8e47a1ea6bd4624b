"""The secret of a game of Domus Domini: the order of the production deck."""

from collections.abc import Iterator
from random import Random

from games.domus_domini.table import Table

VARIANTS = 8


def variants(table: Table, viewer: int | None, dice: Random) -> Iterator[Table]:
    """The table, changed in place again and again only in what nobody may see.

    The top card stays unless somebody has to decide before it is turned up.
    """
    hidden = table.phase == "column" and table.abbeys[table.seat].money > 0
    for _ in range(VARIANTS):
        deck = table.production_deck
        top = [] if hidden or not deck else [deck[-1]]
        rest = deck[: len(deck) - len(top)]
        dice.shuffle(rest)
        table.production_deck = [*rest, *top]
        yield table
