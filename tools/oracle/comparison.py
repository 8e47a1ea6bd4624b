"""One plan, played many times by both programs."""

from tools.oracle import ours, theirs
from tools.oracle.outcome import Difference, differences
from tools.oracle.plans import PLANS, seeds


def compared(name: str, games: int) -> list[Difference]:
    """The figures of so many games of a plan here and there."""
    here, there = ([play(PLANS[name], seed) for seed in seeds(name, games)] for play in (ours.play, theirs.play))
    return differences(here, there)
