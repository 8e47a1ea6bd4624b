"""Looking back on a finished game: where a seat's own answers fell clearly behind what a computer player would have
answered, by continuations played from the moment as its person saw it.

Laws: what was hidden then is dealt anew; only what at least `ENOUGH` continuations of both answers tell apart counts.
"""

from collections.abc import Callable, Sequence
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
"""So many continuations of both answers are played before something is said."""
CHOSEN_BY = 56
"""So many continuations choose the moments; those after them judge."""
STAGES = ((16, 12), (CHOSEN_BY, 8), (CHOSEN_BY + ENOUGH, 8))
"""After so many continuations only so many moments are looked at further: those in which most seems to be lost."""
BATCH = 8
"""So many continuations of both answers are played at a time."""
LEAST = 0.5
"""So many points must lie between two answers to be worth a word."""


Own: TypeAlias = Callable[[int, Given], bool]
"""Whether an answer, given by this step, was the person's."""


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
        """What all lots follow from."""
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
    """Whether this answer is the one that was missing at a moment of the same turn: only the order was another."""
    same = moment.here.snapshot.turn == turn and moment.choice.key == given.key
    return same and moment.advised.picks == given.picks


def _differing(match: Match, given: Given, heading: Text | None) -> list[Misstep]:
    """The moment of this answer, if the strongest computer player would not give it."""
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
        """How many points the other answer brought more in the mean, so far."""
        return self.better.better_than(self.own)

    @property
    def outcomes(self) -> tuple[Ending, ...]:
        """How the continuations of the own answer ended; there are as many of the other."""
        return self.own.outcomes

    def and_more(self, own: Sequence[Ending], better: Sequence[Ending]) -> "Lost":
        """The same with further continuations of both."""
        return Lost(self.moment, self.own.and_more(own), self.better.and_more(better))

    @property
    def judged(self) -> "Lost":
        """The same by those outcomes alone that had no say in choosing it."""
        return Lost(self.moment, self.own.since(CHOSEN_BY), self.better.since(CHOSEN_BY))

    @property
    def clear(self) -> bool:
        """Whether it is worth a word, by these outcomes."""
        enough = min(len(self.own.outcomes), len(self.better.outcomes)) >= ENOUGH
        return enough and self.points >= LEAST and self.better.clearly_better_than(self.own)


class Hindsight(Race[Lost]):
    """Moments being looked at, in batches: of those that are left the ones in which most seems to be lost go on."""

    def __init__(self, found: Sequence[Misstep], stages: Stages = STAGES) -> None:
        super().__init__([Lost(moment, Tried(moment.picks), Tried(moment.advised.picks)) for moment in found], stages)
        self.untried = 0
        self._played, self._whole = 0, _whole(len(found), stages)

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1, if as many moments stay as may."""
        return min(1.0, self._played / self._whole) if self._whole else 1.0

    @property
    def _at(self) -> int:
        """The place of the first of those that have had fewest continuations."""
        return min(range(len(self.left)), key=lambda place: len(self.left[place].outcomes))

    def next_job(self) -> Job:
        """One moment goes on after the other."""
        lost = self.left[self._at]
        picks = lost.own.picks, lost.better.picks
        return Job(lost.moment.here, lost.moment.seed, picks, *self.lots(BATCH))

    def take(self, outcomes: Sequence[Sequence[Ending]] | None) -> None:
        """These are the outcomes of the job; None: nothing can be said of this moment."""
        at = self._at
        if outcomes is None:
            del self.left[at]
            self.untried += 1
        else:
            self.left[at] = self.left[at].and_more(*outcomes)
            self._played += len(outcomes[0])
        self.go_on()

    def chosen(self, most: int) -> list[Lost]:
        """Those in which most seems to be lost; before the last stage only such as seem to have lost anything."""
        hopeful = [lost for lost in self.left if lost.points > 0] if self.stages else self.left
        return sorted(hopeful, key=lambda lost: -lost.points)[:most]

    def found(self, most: int) -> list[Lost]:
        """At most so many moments in which clearly most was lost, in the order of the game."""
        judged = (lost.judged for lost in self.left)
        clear = sorted((lost for lost in judged if lost.clear), key=lambda lost: -lost.points)[:most]
        return sorted(clear, key=lambda lost: lost.moment.step)


def _whole(count: int, stages: Stages) -> int:
    """How many continuations there are at most for so many moments."""
    whole = before = 0
    for goal, most in stages:
        whole += (goal - before) * count
        before, count = goal, min(count, most)
    return whole
