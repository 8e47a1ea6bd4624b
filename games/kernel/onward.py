"""Answers that need nobody to be asked: of computers, prepared turns, moot questions, standing orders.

Law: the first answerer that has an answer gives it, then all are tried again from the first. So the same match goes on
in the same way wherever it is played: at a table, in a case, in a lesson or in a simulation.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from games.kernel.ahead.carrying_out import Answer, Halt
from games.kernel.ahead.prepared import ORIGIN, Prepared, PreparedTurn, span_of
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.match import BY_ITSELF, Given, Match
from games.kernel.orders.standing_answers import Ordering, answer_by


class Unasked(NamedTuple):
    """An answer given without asking. For a prepared turn: whether the turn `begins` with it, and the prepared answer
    whose first wish was impossible (`departed`).
    """

    choice_id: str
    choice: Choice
    picks: Picks
    origin: str
    begins: bool = False
    departed: Prepared | None = None

    def give(self, match: Match) -> Given:
        """Answer the question. Raises IllegalAnswer."""
        return match.answer(self.choice.seat, self.choice_id, self.picks, self.origin)


Answerer: TypeAlias = Callable[[Match], Iterable[Unasked]]
"""An answerer: lazily, what it would answer now; only the first answer is given."""
Stepping: TypeAlias = Callable[[int, PreparedTurn], Answer | Halt | None]
"""What a seat's prepared turn does now; None: it waits."""
Ended: TypeAlias = Callable[[int, PreparedTurn, Halt | None], None]
"""Called when a seat's prepared turn halts here, or (None) when its span is over; it has `progress` if it was used."""


def unasked(match: Match, *answerers: Answerer) -> Iterator[Unasked]:
    """The answers given without asking, one by one: give each of them before taking the next."""
    while (found := next((each for answerer in answerers for each in answerer(match)), None)) is not None:
        yield found


def computers(policies: Mapping[int, Policy], match: Match) -> Iterator[Unasked]:
    """The answers of the computer players, by seat."""
    for choice_id, choice in match.open.items():
        if choice.seat in policies:
            picks = policies[choice.seat](match.look(choice.seat), choice)
            yield Unasked(choice_id, choice, picks, "computer")


def moot(asked: Callable[[str, Choice], bool], match: Match) -> Iterator[Unasked]:
    """The answers of moot questions, except those that are `asked` anyway."""
    if (idle := match.idle_question()) is not None and not asked(*idle):
        yield Unasked(*idle, idle[1].default, BY_ITSELF)


def as_ordered(ordering: Ordering, match: Match) -> Iterator[Unasked]:
    """The answers of standing orders."""
    for choice_id, choice in match.open.items():
        order = ordering(choice_id, choice)
        if order is not None and (picks := answer_by(order, choice)) is not None:
            yield Unasked(choice_id, choice, picks, "order")


class LaidReady:
    """Prepared turns by seat. `turns` is kept up to date: a turn that halts or is used up leaves it."""

    def __init__(self, turns: dict[int, PreparedTurn], step: Stepping, ended: Ended) -> None:
        self.turns = turns
        self._step = step
        self._ended = ended

    def answers(self, match: Match) -> Iterator[Unasked]:
        """Their answers; turns that end are put away on the way."""
        self.put_away(match)
        for seat, turn in list(self.turns.items()):
            step = self._step(seat, turn)
            if isinstance(step, Halt):
                del self.turns[seat]
                self._ended(seat, turn, step)
            elif step is not None:
                self.turns[seat] = step.after
                origin = "order" if step.ordered else BY_ITSELF if step.choice.moot else ORIGIN
                begins = turn.begins(span_of(match, seat))
                yield Unasked(step.choice_id, step.choice, step.picks, origin, begins, step.departed)

    def put_away(self, match: Match) -> None:
        """End the turns whose span is over; rules for several turns stay for the next one."""
        for seat, turn in list(self.turns.items()):
            span = span_of(match, seat)
            served = turn.progress is not None and turn.progress.span < span
            if served or turn.over(span):
                self.turns[seat] = replace(turn, progress=None)
                self._ended(seat, turn, None)
            if turn.over(span):
                del self.turns[seat]
