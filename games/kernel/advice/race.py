"""A race: all run over the same lots, and at the end of each stage those that do worst are left out."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from games.kernel.advice.estimate import Outcome

Stages: TypeAlias = Sequence[tuple[int, int]]
"""After so many continuations of each only so many go on."""


class Runner(Protocol):
    """Something that is tried in continuations."""

    @property
    def outcomes(self) -> Sequence[Outcome]:
        """How they ended, in the order of their lots."""
        ...


R = TypeVar("R", bound=Runner)


class Race(ABC, Generic[R]):
    """Who is `left`, and the `stages` to come."""

    def __init__(self, runners: Iterable[R], stages: Stages) -> None:
        self.left = list(runners)
        self.stages = list(stages)

    @property
    def number(self) -> int:
        """How many continuations all that are left have had."""
        return min((len(one.outcomes) for one in self.left), default=0)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        return not (self.stages and self.left)

    @property
    @abstractmethod
    def done(self) -> float:
        """How much of all the work is done, from 0 to 1."""

    def lots(self, most: int) -> tuple[int, int]:
        """The next lots, so many at most, for those that have had fewest: from one to before another."""
        return self.number, min(self.number + most, self.stages[0][0])

    def stop(self) -> None:
        """There is no time for more."""
        self.stages.clear()

    def go_on(self) -> None:
        """Leave out the worst, once all have come to the end of a stage."""
        while not self.over and self.number >= self.stages[0][0]:
            _, most = self.stages.pop(0)
            self.left = self.chosen(most)

    @abstractmethod
    def chosen(self, most: int) -> list[R]:
        """Who goes on: so many, and whoever else stays in any case."""
