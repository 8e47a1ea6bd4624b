"""People who prepare their turns: what they have left behind for the next one, and what became of it.

Laws: whoever does not prepare is never looked at; of each own turn of somebody who prepares one thing is told.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from games.kernel.ahead.carrying_out import Halt, next_step
from games.kernel.ahead.prepared import PreparedTurn, covers, proposed, span_of
from games.kernel.contract.policy import Policy
from games.kernel.match import Match
from games.kernel.onward import LaidReady, Unasked

How: TypeAlias = Literal["carried", "stopped", "nothing", "there"]


class Became(msgspec.Struct, frozen=True):
    """What became of a seat's own turn, `how`: it was "carried" out to its end, it "stopped" (`why`: the reason's
    name), "nothing" was ready, or its person was "there" anyway when it came and played it.
    """

    seat: int
    how: How
    why: str = ""


class PreparingPeople:
    """The prepared turns of a match; in: who prepares, with what they would answer."""

    def __init__(self, match: Match, people: Mapping[int, Policy]) -> None:
        self.match = match
        self.people = people
        self.ready: dict[int, PreparedTurn] = {}
        self._laid = LaidReady(self.ready, lambda seat, turn: next_step(match, seat, turn, people[seat]), self._ended)
        self.served: set[int] = set()
        """Whose turn was played in part or whole since they were here last."""
        self.became: list[Became] = []
        self._told: dict[int, int] = {}

    def prepare(self, seat: int) -> None:
        """Somebody leaves and lays ready what comes next, if that can be done now; what was ready is made anew."""
        if seat not in self.people:
            return
        self.served.discard(seat)
        made = proposed(self.match, seat, self.people[seat])
        if made is not None:
            self.ready[seat] = made

    def answers(self, match: Match) -> Iterator[Unasked]:
        """What is ready answers."""
        for step in self._laid.answers(match):
            self.served.add(step.choice.seat)
            yield step

    def by_hand(self, seat: int, how: How) -> None:
        """Somebody decides what is asked now; the first time in a turn of their own it is told."""
        if seat not in self.people:
            return
        asked = self.match.question(seat)
        if asked and covers(self.match, *asked):
            self._tell(Became(seat, how), span_of(self.match, seat))

    def _ended(self, seat: int, turn: PreparedTurn, halt: Halt | None) -> None:
        """A prepared turn has served."""
        if halt is not None:
            self._tell(Became(seat, "stopped", halt.why), turn.first)
        elif turn.progress is not None:
            self._tell(Became(seat, "carried"), turn.first)

    def _tell(self, became: Became, span: int) -> None:
        if self._told.get(became.seat, -1) < span:
            self._told[became.seat] = span
            self.became.append(became)
