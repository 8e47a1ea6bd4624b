"""Answers weighed in continuations over the same lots: the worst left out on the way, the rest told apart or not."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.kernel.advice.estimate import FEWEST, LEAST, Ending, Position, Tried, Unforeseeable, standard_error
from games.kernel.advice.race import Job, Race, Stages
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks

STAGES = ((24, 5), (80, 3), (280, 3))
"""Stages: continuations of each answer, and how many answers then go on. The last number is how many remain."""
MOST_TRIED = 16
"""How many answers are tried at most."""
PONDERED = ((12, 3), (48, 2))
"""The same for second thoughts."""
ERRORS = 1.0
"""How many standard errors better than the first thought another answer must be."""
BATCH = 32
"""How many continuations are played at a time, of all answers together."""


def answers_worth_trying(game: Game, view: Any, choice: Choice, own: Iterable[Picks] = ()) -> tuple[Picks, ...]:
    """The answers to weigh: these `own` ones, those of the computer players, the question's default, none at all, and
    each option alone. If there are too many, those that the usual computer player likes best.
    """
    found: dict[Picks, None] = {}
    advised = (said.picks for level in reversed(game.mind.levels) if (said := _said(game, level, view, choice)))
    for picks in (*own, *advised, choice.default, (), *_alone(game, view, choice)):
        try:
            found[choice.check(tuple(picks))] = None
        except IllegalAnswer:
            continue
    return tuple(found)[:MOST_TRIED]


def _alone(game: Game, view: Any, choice: Choice) -> list[Picks]:
    """Each option alone. If there are too many, the most liked first: each time the one that the player would pick if
    the earlier ones were not there.
    """
    values = list(dict.fromkeys(choice.values))
    liked: list[Picks] = []
    while len(liked) < MOST_TRIED < len(values) and (picks := _liked(game, view, choice, liked)):
        liked.append(picks)
    return [*liked, *((value,) for value in values)]


def _liked(game: Game, view: Any, choice: Choice, before: Sequence[Picks]) -> Picks:
    """What the usual computer player would pick without the earlier ones; nothing if it picks no single one."""
    left = tuple(option for option in choice.options if (option.value,) not in before)
    said = _said(game, game.mind.usual, view, msgspec.structs.replace(choice, options=left, default=()))
    return said.picks if said and len(said.picks) == 1 else ()


def advice_of(game: Game, level: str, view: Any, choice: Choice) -> Advice:
    """The answer of the computer player of a level."""
    return game.mind.advice(level)(lambda: view, choice)


def _said(game: Game, level: str, view: Any, choice: Choice) -> Advice | None:
    """The same; None if the player errs."""
    try:
        return advice_of(game, level, view, choice)
    except Exception:
        return None


class Weighing(Race):
    """Answers being weighed. `kept` ones stay to the end, however badly they do; the best are worth most."""

    def __init__(
        self, here: Position, seed: bytes, answers: Iterable[Picks], kept: Iterable[Picks], stages: Stages = STAGES
    ) -> None:
        super().__init__(stages)
        self.here, self.seed = here, seed
        self.tried = {picks: Tried(picks) for picks in answers}
        self.left_out: list[Tried] = []
        self.kept = frozenset(kept)
        self._chosen_by = 0

    @property
    def done(self) -> float:
        """The share of all the work that is done, from 0 to 1."""
        return self.number / self.stages[-1][0] if self.stages else 1.0

    def job(self) -> Job | None:
        """The next job: all answers that are left."""
        if not self.stages:
            return None
        return Job(self.here, self.seed, tuple(self.tried), *self.lots(max(1, BATCH // len(self.tried))))

    def take(self, outcomes: Sequence[Sequence[Ending]] | None) -> None:
        """Take the outcomes of the job. Raises Unforeseeable if it cannot be estimated."""
        if outcomes is None:
            raise Unforeseeable
        found = zip(self.tried.values(), outcomes, strict=True)
        self.tried = {one.picks: one.and_more(more) for one, more in found}
        self.come_to(self.number + len(outcomes[0]))

    def leave_out(self, most: int) -> None:
        """Go on with the best and the kept ones; an answer left alone has nothing to be weighed against."""
        out = [one for one in self.best[most:] if one.picks not in self.kept]
        self.left_out += [self.tried.pop(one.picks) for one in out]
        self._chosen_by = self.number if out else self._chosen_by
        if len(self.tried) == 1:
            self.stop()

    @property
    def judged(self) -> list[Tried]:
        """The answers that are left, best first, by the outcomes since they were chosen, as earlier ones would flatter
        them. If these are too few, by all.
        """
        fresh = [one.since(self._chosen_by) for one in self.best]
        enough = self.number - self._chosen_by >= FEWEST
        return sorted(fresh, key=lambda one: (-one.worth, one.picks)) if enough else self.best

    @property
    def best(self) -> list[Tried]:
        """The answers that are left, the best first."""
        return sorted(self.tried.values(), key=lambda one: (-one.worth, one.picks))


class Pondering(Weighing):
    """Second thoughts of a computer player: answers weighed against its `first` one, where that is worth time. It keeps
    that unless another does better than chance explains, and never ends the game lost to lose by less.
    """

    def __init__(
        self, here: Position, seed: bytes, first: Picks, others: Sequence[Picks], stages: Stages = PONDERED
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
