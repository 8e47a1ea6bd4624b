"""Second thoughts of the computer player that follows a plan: what to buy when the end is near."""

from games.dominion.advice.ending import winning
from games.dominion.advice.plans import FOLLOWER
from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks

NEAR = 5
"""With so few Provinces (or Colonies) left, every card bought may be the wrong one."""
FEW = 4
"""The same with so few cards left on the piles that end the game together."""
LAST = 2
"""Taking a card from so small a pile brings the end nearer."""
MONEY = ("gold", "silver")
MOST = 8
"""The most other answers to weigh."""


def ponder(level: str, look: Look, choice: Choice, first: Picks) -> tuple[Picks, ...]:
    """Points, money, cards that nearly empty a pile, or nothing at all, instead of the plan's buy."""
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
