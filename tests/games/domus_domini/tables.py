"""Which tables of Domus Domini the laws are tried on: there is one only."""

from random import Random
from typing import Any

from games.domus_domini.table import Table


def options(dice: Random) -> dict[str, Any]:
    """Nothing can be set."""
    return {}


def stands_still(table: Table) -> bool:
    """Five rounds always end."""
    return False
