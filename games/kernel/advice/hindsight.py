"""Hindsight on a finished game: where a seat's own answers fell clearly behind those of a computer player, found by
continuations from the moment as the person saw it.

Laws: what was hidden then is dealt again; only a difference shown by at least `ENOUGH` continuations of both answers
counts.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from games.kernel.advice.estimate import Ending, Position, Tried, lots, position
from games.kernel.advice.race import Job, Race, Stages
from games.kernel.advice.weighing import advice_of
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.text import Text
from games.kernel.match import Given, Match
from games.kernel.replayed import replayed

ENOUGH = 200
"""How many continuations of both answers are played before anything is said."""
CHOSEN_BY = 56
"""How many continuations choose the moments; the later ones judge them."""
STAGES = ((16, 12), (CHOSEN_BY, 8), (CHOSEN_BY + ENOUGH, 8))
"""Stages: continuations played, and how many moments then go on: those in which most seems to be lost."""
BATCH = 8
"""How many continuations of both answers are played at a time."""
LEAST = 0.5
"""How many points must lie between two answers to be worth a word."""


Own: TypeAlias = Callable[[int, Given], bool]
"""Whether the answer of this step was given by the person."""


class Misstep(msgspec.Struct, frozen=True):
    """An answer that a computer player would not have given: the question, what was picked, what it `advised`, the
    table as the seat and as everybody saw it, the heading of the turn, whose turn it was, and after which step.
    """

    here: Position
    choice: Choice
    picks: Picks
    advised: Advice
    view: Any
    public: Any
    heading: Text | None
    turn: int
    step: int

    @property
    def seed(self) -> bytes:
        """The seed of all lots."""
        return lots(self.view, self.choice)


def moments(
    game: Game, setup: Setup, seed: bytes, log: Sequence[tuple[int, Given]], seat: int, own: Own
) -> tuple[int, list[Misstep]]:
    """How many answers of a seat were its person's `own` (by step and answer), and those that the strongest computer
    player would not have given, unless the same turn made up for it. Raises IllegalAnswer if the rules have changed.
    """
    count, found, heading = 0, list[Misstep](), None
    for before, (step, given) in zip(replayed(game, setup, seed, log), log, strict=False):
        for event in before.events:
            heading = event.line(seat) if event.heading else heading
        if given.seat == seat and own(step, given):
            count += 1
            found = [moment for moment in found if not _made_up_for(moment, before.match.turn, given)]
            found += _differing(before.match, given, heading)
    return count, found


def _made_up_for(moment: Misstep, turn: int, given: Given) -> bool:
    """Whether this answer is the one missing at an earlier moment of the same turn: only the order differed."""
    same = moment.here.snapshot.turn == turn and moment.choice.key == given.key
    return same and moment.advised.picks == given.picks


def _differing(match: Match, given: Given, heading: Text | None) -> list[Misstep]:
    """The moment of this answer, if the strongest computer player would give another one."""
    if given.choice not in match.open:
        raise IllegalAnswer(Text("question-gone"))
    game, choice, view = match.game, match.open[given.choice], match.view(given.seat)
    picks = choice.check(given.picks)
    try:
        advised = advice_of(game, game.mind.strongest, view, choice)
        better = choice.check(advised.picks)
    except Exception:
        # A computer that errs has no better answer.
        return []
    if picks == better:
        return []
    here, turn = position(match, given.choice, game.mind.studied), game.turn_order(match.state)[0]
    advised = msgspec.structs.replace(advised, picks=better)
    return [Misstep(here, choice, picks, advised, view, match.view(None), heading, turn, match.number)]


class Lost(msgspec.Struct, frozen=True):
    """A moment, and how the continuations of both answers ended."""

    moment: Misstep
    own: Tried
    better: Tried

    @property
    def points(self) -> float:
        """How many points more the other answer has brought on average."""
        return self.better.better_than(self.own)

    @property
    def number(self) -> int:
        """How many continuations both answers have had."""
        return min(len(self.own.outcomes), len(self.better.outcomes))

    @property
    def judged(self) -> "Lost":
        """The same moment, with only the outcomes that had no say in choosing it."""
        return Lost(self.moment, self.own.since(CHOSEN_BY), self.better.since(CHOSEN_BY))

    @property
    def clear(self) -> bool:
        """Whether these outcomes make it worth a word."""
        return self.number >= ENOUGH and self.points >= LEAST and self.better.clearly_better_than(self.own)


class Hindsight(Race):
    """Moments being examined in batches: after each stage, those in which most seems to be lost go on."""

    def __init__(self, found: Sequence[Misstep], stages: Stages = STAGES) -> None:
        super().__init__(stages)
        self.left = [Lost(moment, Tried(moment.picks), Tried(moment.advised.picks)) for moment in found]
        self.untried, self._played = 0, 0
        going = [(0, len(found)), *((goal, min(len(found), most)) for goal, most in stages)]
        self._whole = sum((goal - before) * count for (before, count), (goal, _) in pairwise(going))

    @property
    def done(self) -> float:
        """The share of the work that is done, from 0 to 1, if as many moments stay as may."""
        return min(1.0, self._played / self._whole) if self._whole else 1.0

    @property
    def _at(self) -> int:
        """The place of the first moment with the fewest continuations."""
        return min(range(len(self.left)), key=lambda place: self.left[place].number)

    def job(self) -> Job | None:
        """The next batch, for one moment."""
        if not (self.stages and self.left):
            return None
        lost = self.left[self._at]
        return Job(lost.moment.here, lost.moment.seed, (lost.own.picks, lost.better.picks), *self.lots(BATCH))

    def take(self, outcomes: Sequence[Sequence[Ending]] | None) -> None:
        """Take the outcomes of the job; a moment that cannot be estimated is left out."""
        lost = self.left.pop(at := self._at)
        if outcomes is None:
            self.untried += 1
        else:
            own, better = outcomes
            self._played += len(own)
            self.left.insert(at, Lost(lost.moment, lost.own.and_more(own), lost.better.and_more(better)))
        self.come_to(min((lost.number for lost in self.left), default=0))

    def leave_out(self, most: int) -> None:
        """Keep those in which most seems to be lost; before the last stage only if anything does."""
        hopeful = [lost for lost in self.left if lost.points > 0] if self.stages else self.left
        self.left = sorted(hopeful, key=lambda lost: -lost.points)[:most]

    def found(self, most: int) -> list[Lost]:
        """Up to `most` moments in which clearly most was lost, in the order of the game."""
        judged = (lost.judged for lost in self.left)
        clear = sorted((lost for lost in judged if lost.clear), key=lambda lost: -lost.points)[:most]
        return sorted(clear, key=lambda lost: lost.moment.step)
