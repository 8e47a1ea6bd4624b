"""Which tables of Monasterium the laws are tried on: there is one only; its orders are drawn at the start."""

from random import Random
from typing import Any

from games.monasterium.table import Table


def options(dice: Random) -> dict[str, Any]:
    """Now and then a certain seat begins."""
    return {"first": 0} if dice.random() < 0.2 else {}


def stands_still(table: Table) -> bool:
    """Three years always end."""
    return False
