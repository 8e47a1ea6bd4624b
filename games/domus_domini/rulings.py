"""The rulings that count only in games begun since."""

from games.domus_domini.board import LAST_FIELD
from games.kernel.contract.ruling import Ruling
from games.kernel.engine.text import Text

LAST_ROUND_UNASKED = Ruling(3, ("rules-march", "rules-feed"), Text("before-last-round"))
"""In the last round questions with a best answer are not asked."""
DRUNKARD_TO_ANYBODY = Ruling(4, ("rules-attack", "special-drunkard-text"), Text("before-drunkard", last=LAST_FIELD))
"""The drunkard may hit any figure, also one that stays where it is."""
RULINGS = (LAST_ROUND_UNASKED, DRUNKARD_TO_ANYBODY)
