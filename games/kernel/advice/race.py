"""A race of answers over the same lots: at the end of each stage those that do worst are left out.

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
"""Continuations of each, and how many then go on."""


class Job(msgspec.Struct, frozen=True):
    """Continuations to play from `here`: of these answers, from lot `first` to before `end`, drawn from `seed`."""

    here: Position
    seed: bytes
    picks: tuple[Picks, ...]
    first: int
    end: int

    @property
    def count(self) -> int:
        """The number of continuations."""
        return len(self.picks) * (self.end - self.first)

    def by_answer(self, outcomes: Sequence[Ending]) -> list[list[Ending]]:
        """The outcomes by answer, from one list of all."""
        many = self.end - self.first
        return [list(outcomes[place * many : (place + 1) * many]) for place in range(len(self.picks))]


def played(name: str, job: Job) -> list[list[Ending]]:
    """Play the continuations of a job of the named game; returns each answer's outcomes. Raises Unforeseeable."""
    return job.by_answer(list(playing(name, job)))


def playing(name: str, job: Job, since: int = 0) -> Iterator[Ending]:
    """The outcomes of a job one by one, answer by answer, skipping as many as are known. Raises Unforeseeable."""
    game = load_game(name).as_begun(job.here.setup.options).as_studied(job.here.studied)
    every = ((picks, lot) for picks in job.picks for lot in range(job.first, job.end))
    for picks, lot in islice(every, since, None):
        yield continued(game, job.here, picks, b"%b/%d" % (job.seed, lot))


class Race(ABC):
    """What is left in the race, and its `stages` to come; each that is left has had `number` continuations."""

    def __init__(self, stages: Stages) -> None:
        self.stages = list(stages)
        self.number = 0

    @property
    @abstractmethod
    def done(self) -> float:
        """The share of all the work that is done, from 0 to 1."""

    @abstractmethod
    def job(self) -> Job | None:
        """The next job; None: nothing is left to play."""

    @abstractmethod
    def take(self, outcomes: Sequence[Sequence[Ending]] | None) -> None:
        """Take the outcomes of the job, answer by answer; None: it cannot be estimated."""

    @abstractmethod
    def leave_out(self, most: int) -> None:
        """Go on with the `most` best."""

    def lots(self, most: int) -> tuple[int, int]:
        """Up to `most` next lots for those with the fewest: from one to before another."""
        return self.number, min(self.number + most, self.stages[0][0])

    def come_to(self, number: int) -> None:
        """Each has had this number: at the end of a stage, leave out the worst."""
        self.number = number
        while self.stages and self.number >= self.stages[0][0]:
            self.leave_out(self.stages.pop(0)[1])

    def stop(self) -> None:
        """Stop for lack of time."""
        self.stages.clear()
