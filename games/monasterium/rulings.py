"""The rulings that count only in games begun since."""

from games.kernel.contract.ruling import Ruling
from games.kernel.engine.text import Text

ROLLED_IN_TURN = Ruling(2, ("rules-place",), Text("before-rolled-in-turn"), pace="exact")
"""In strict turn order the first dice, too, are rolled only at one's turn."""
KEPT_AHEAD = Ruling(5, ("rules-pace", "ruling-ahead"), Text("before-kept-ahead"), pace="turn")
"""Dice placed ahead stay when an extra die is added."""
RULINGS = (ROLLED_IN_TURN, KEPT_AHEAD)
