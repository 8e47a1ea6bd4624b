"""The secrets of a game of Monasterium: nothing lies hidden; only the future dice are unknown."""

from collections.abc import Iterator
from random import Random

from games.monasterium.table import Table

VARIANTS = 12


def variants(table: Table, viewer: int | None, dice: Random) -> Iterator[Table]:
    """The table with other dice to come."""
    for _ in range(VARIANTS):
        table.chance.seed = dice.randbytes(8)
        yield table
