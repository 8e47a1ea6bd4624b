"""A race: all run over the same lots, and at the end of each stage those that do worst are left out.

Law: what is said of an answer was counted, over as many continuations as are said.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from games.kernel.advice.estimate import Ending, Position, continued
from games.kernel.contract.discovery import load_game
from games.kernel.engine.choice import Picks

Stages: TypeAlias = Sequence[tuple[int, int]]
"""After so many continuations of each only so many go on."""


class Job(msgspec.Struct, frozen=True):
    """Continuations to be played `here`: of these answers, from one lot to before another, drawn from `seed`."""

    here: Position
    seed: bytes
    picks: tuple[Picks, ...]
    first: int
    end: int

    @property
    def count(self) -> int:
        """How many continuations these are."""
        return len(self.picks) * (self.end - self.first)

    def by_answer(self, outcomes: Sequence[Ending]) -> list[list[Ending]]:
        """All outcomes, played one after the other, for each answer."""
        many = self.end - self.first
        return [list(outcomes[place * many : (place + 1) * many]) for place in range(len(self.picks))]


def played(name: str, job: Job) -> list[list[Ending]]:
    """Play the continuations of a job, of a game by its name: for each answer its outcomes. Raises Unforeseeable."""
    return job.by_answer(list(playing(name, job)))


def playing(name: str, job: Job, since: int = 0) -> Iterator[Ending]:
    """The outcomes of a job one after the other, answer by answer, without so many that are known. Raises
    Unforeseeable.
    """
    game = load_game(name).as_begun(job.here.setup.options).as_studied(job.here.studied)
    every = ((picks, lot) for picks in job.picks for lot in range(job.first, job.end))
    for picks, lot in islice(every, since, None):
        yield continued(game, job.here, picks, b"%b/%d" % (job.seed, lot))


class Runner(Protocol):
    """Something that is tried in continuations."""

    @property
    def outcomes(self) -> Sequence[Ending]:
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

    def job(self) -> Job | None:
        """What is to be played next; None: nothing more."""
        return None if self.over else self.next_job()

    @abstractmethod
    def next_job(self) -> Job:
        """What is to be played next, while it is not over."""

    @abstractmethod
    def take(self, outcomes: Sequence[Sequence[Ending]] | None) -> None:
        """These are the outcomes of the job, answer by answer; None: nothing can be said."""

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
