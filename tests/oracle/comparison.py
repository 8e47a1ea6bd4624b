"""One plan, played many times by both programs."""

from tests.oracle import ours, theirs
from tests.oracle.outcome import Difference, differences
from tests.oracle.plans import PLANS, seeds


def compared(name: str, games: int) -> list[Difference]:
    """The figures of so many games of a plan here and there."""
    here, there = ([play(PLANS[name], seed) for seed in seeds(name, games)] for play in (ours.play, theirs.play))
    return differences(here, there)
