"""People who prepare their turns: what they leave behind for the next turn, and its fate.

Laws: people who do not prepare are never looked at; each own turn of one who prepares has one fate.
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
    """The fate of a seat's own turn, `how`: it was "carried" out to its end, it "stopped" (`why`: the reason's
    name), "nothing" was ready, or its person was "there" anyway when it came and played it.
    """

    seat: int
    how: How
    why: str = ""


class PreparingPeople:
    """The prepared turns of a match. In: the preparing seats, with their policies."""

    def __init__(self, match: Match, people: Mapping[int, Policy]) -> None:
        self.match = match
        self.people = people
        self.ready: dict[int, PreparedTurn] = {}
        self._laid = LaidReady(self.ready, lambda seat, turn: next_step(match, seat, turn, people[seat]), self._ended)
        self.served: set[int] = set()
        """The seats whose turn was played in part or whole since their last visit."""
        self.became: list[Became] = []
        self._told: dict[int, int] = {}

    def prepare(self, seat: int) -> None:
        """A person leaves and prepares the next turn if possible; an earlier preparation is replaced."""
        if seat not in self.people:
            return
        self.served.discard(seat)
        made = proposed(self.match, seat, self.people[seat])
        if made is not None:
            self.ready[seat] = made

    def answers(self, match: Match) -> Iterator[Unasked]:
        """Answer with the prepared turn."""
        for step in self._laid.answers(match):
            self.served.add(step.choice.seat)
            yield step

    def by_hand(self, seat: int, how: How) -> None:
        """A person decides the present question; noted at the first one in a turn of their own."""
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
