"""A race: all run over the same lots, and at the end of each stage those that do worst are left out.

Law: what is said of an answer was counted, over as many continuations as are said.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeAlias

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


class Race(ABC):
    """What is left of it, by its `stages` to come; `number`: so many continuations have had all that are left."""

    def __init__(self, stages: Stages) -> None:
        self.stages = list(stages)
        self.number = 0

    @property
    @abstractmethod
    def done(self) -> float:
        """How much of all the work is done, from 0 to 1."""

    @abstractmethod
    def job(self) -> Job | None:
        """What is to be played next; None: nothing more."""

    @abstractmethod
    def take(self, outcomes: Sequence[Sequence[Ending]] | None) -> None:
        """These are the outcomes of the job, answer by answer; None: nothing can be said."""

    @abstractmethod
    def leave_out(self, most: int) -> None:
        """Go on with the best, so many at most."""

    def lots(self, most: int) -> tuple[int, int]:
        """The next lots, so many at most, for those that have had fewest: from one to before another."""
        return self.number, min(self.number + most, self.stages[0][0])

    def come_to(self, number: int) -> None:
        """All have had so many: leave out the worst at the end of a stage."""
        self.number = number
        while self.stages and self.number >= self.stages[0][0]:
            self.leave_out(self.stages.pop(0)[1])

    def stop(self) -> None:
        """There is no time for more."""
        self.stages.clear()
