"""Second thoughts of a computer player: its first answer weighed against others by continuations, where that is worth
time.

Laws: it sees what its seat sees, hidden cards are dealt again each time; it keeps its first thought unless another
answer does better than chance explains; it never ends the game lost to lose by less.
"""

from collections.abc import Sequence

from games.kernel.advice.estimate import LEAST, Position, standard_error
from games.kernel.advice.race import Stages
from games.kernel.advice.weighing import Weighing
from games.kernel.engine.choice import Picks

STAGES = ((12, 3), (48, 2))
"""Stages: continuations of each answer, and how many answers then go on."""
ERRORS = 1.0
"""How many standard errors better another answer must be."""


class Pondering(Weighing):
    """Answers weighed against the `first` thought."""

    def __init__(
        self, here: Position, seed: bytes, first: Picks, others: Sequence[Picks], stages: Stages = STAGES
    ) -> None:
        super().__init__(here, seed, [first, *others], [first], stages)
        self.first = first

    @property
    def answer(self) -> Picks:
        """The result, as far as it was weighed."""
        own, best = self.tried[self.first], self.best[0]
        apart = best.worth_apart(own)
        if not apart or best.gives_up_before(own):
            return self.first
        mean = sum(apart) / len(apart)
        return best.picks if mean > max(LEAST, ERRORS * standard_error(apart)) else self.first
