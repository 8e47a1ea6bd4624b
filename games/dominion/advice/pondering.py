"""What the computer player that follows a plan thinks over: what it buys when the end is near."""

from games.dominion.advice.ending import winning
from games.dominion.advice.plans import FOLLOWER
from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks

NEAR = 5
"""With so few Provinces (or Colonies) left, every card bought may be the wrong one."""
FEW = 4
"""With so few cards left on the piles that end the game together, too."""
LAST = 2
"""Who takes one of so few makes the end come."""
MONEY = ("gold", "silver")
MOST = 8
"""So many others are weighed at most."""


def ponder(level: str, look: Look, choice: Choice, first: Picks) -> tuple[Picks, ...]:
    """Points, money, what makes an end of a pile, or nothing at all, instead of what the plan says."""
    if level != FOLLOWER or choice.key != "turn.buy":
        return ()
    now = Situation(look())
    if not _near(now) or winning(now, choice.values):
        return ()
    worth_a_thought = (
        card for card in choice.values if CARDS[card].is_victory or card in MONEY or now.left[card] <= LAST
    )
    others = [*((card,) for card in worth_a_thought), ()]
    return tuple([picks for picks in others if picks != first][:MOST])


def _near(now: Situation) -> bool:
    """Whether the end is near."""
    return now.provinces <= NEAR or now.until_empty <= FEW
