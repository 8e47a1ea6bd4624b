"""Second thoughts of a computer player: its first answer weighed against others by playing on, where that is worth
time.

Laws: it sees what its seat sees, hidden cards are dealt anew each time; it stays with its first thought unless another
answer does better than chance explains.
"""

from collections.abc import Sequence
from math import tanh

from games.kernel.choice import Picks
from games.kernel.estimate import Outcome, Tried, standard_error
from games.kernel.weighing import Weighing

STAGES = ((12, 3), (48, 2))
"""After so many continuations of each answer only so many answers go on."""
VICTORY, MARGIN = 0.7, 8.0
"""What the victory counts beside the lead; so many points ahead are nearly as good as can be."""
ERRORS, LEAST = 1.0, 0.004
"""By so many standard errors, and by so much, must another answer be better."""


def worth(outcome: Outcome) -> float:
    """What an end is worth, from 0 to 1."""
    return VICTORY * outcome.won + (1 - VICTORY) / 2 * (1 + tanh(outcome.lead / MARGIN))


def mean_worth(tried: Tried) -> float:
    """What an answer is worth, as far as it was tried."""
    return sum(map(worth, tried.outcomes)) / max(1, len(tried.outcomes))


class Pondering:
    """Answers weighed against the `first` thought; `weighing` is what is still to be played."""

    def __init__(self, first: Picks, others: Sequence[Picks], stages: Sequence[tuple[int, int]] = STAGES) -> None:
        self.first = first
        self.weighing = Weighing([first, *others], [first], stages, merit=mean_worth)

    @property
    def answer(self) -> Picks:
        """What it comes to, as far as it was weighed."""
        own, best = self.weighing.tried[self.first], self.weighing.best[0]
        apart = [worth(one) - worth(other) for one, other in zip(best.outcomes, own.outcomes, strict=False)]
        if not apart:
            return self.first
        mean = sum(apart) / len(apart)
        return best.picks if mean > max(LEAST, ERRORS * standard_error(apart)) else self.first
