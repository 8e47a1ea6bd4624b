"""The rulings that count only in games begun since."""

from games.kernel.contract.ruling import Ruling
from games.kernel.engine.text import Text

ROLLED_IN_TURN = Ruling(2, ("rules-place",), Text("before-rolled-in-turn"), pace="exact")
"""Strictly in turn order the first dice, too, are rolled when one's turn comes."""
KEPT_AHEAD = Ruling(5, ("rules-pace", "ruling-ahead"), Text("before-kept-ahead"), pace="turn")
"""What was placed ahead stays when an extra die comes along."""
RULINGS = (ROLLED_IN_TURN, KEPT_AHEAD)
