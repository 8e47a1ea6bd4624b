"""The results of games, and whether two programs mean the same game.

Law: both play with fixed seeds, so a comparison says the same every time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, variance

LIMIT = 4.5
"""The standard errors by which two means may differ; by chance it happens once in 150,000 comparisons."""


@dataclass(frozen=True)
class PlayedGame:
    """One game: the turns of all seats together, and each seat's points."""

    turns: int
    points: tuple[int, ...]


FIGURES: dict[str, Callable[[PlayedGame], float]] = {
    "turns": lambda game: game.turns / len(game.points),
    "points": lambda game: fmean(game.points),
    "lead": lambda game: max(game.points) - min(game.points),
}
"""Turns per seat, points per seat, and how far ahead the winner was."""


@dataclass(frozen=True)
class Difference:
    """One figure of both programs: their means, and how many standard errors these lie apart."""

    figure: str
    ours: float
    theirs: float
    errors: float

    @property
    def real(self) -> bool:
        """Whether this is no chance."""
        return self.errors > LIMIT

    def __str__(self) -> str:
        return f"{self.figure}: {self.ours:.2f} here, {self.theirs:.2f} there, {self.errors:.1f} standard errors"


def differences(ours: Sequence[PlayedGame], theirs: Sequence[PlayedGame]) -> list[Difference]:
    """Every figure of some games here and some games there."""
    return [_difference(name, [*map(of, ours)], [*map(of, theirs)]) for name, of in FIGURES.items()]


def _difference(name: str, ours: Sequence[float], theirs: Sequence[float]) -> Difference:
    gap = abs(fmean(ours) - fmean(theirs))
    error = sqrt(variance(ours) / len(ours) + variance(theirs) / len(theirs))
    return Difference(name, fmean(ours), fmean(theirs), gap / error if error else inf if gap else 0.0)
