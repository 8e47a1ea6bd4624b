"""What a computer player decides about, and how it says what it decides."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from games.domus_domini.advice.foresight import Estate, estate, prospect, usual_income
from games.domus_domini.view import AbbeyView, View
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Seat, Text


class Situation(msgspec.Struct, frozen=True):
    """What a decision is about."""

    view: View

    @property
    def me(self) -> AbbeyView:
        """The own abbey."""
        return self.view.abbeys[self.view.seat or 0]

    @property
    def rounds(self) -> int:
        """How many rounds are to come, this one included."""
        return self.view.rounds - self.view.round + 1

    @property
    def income(self) -> int:
        """What a round brings."""
        return usual_income(len(self.view.abbeys))

    @property
    def discount(self) -> int:
        """How many coins less than usual the next stage of the cheese dairy costs."""
        dairy, area = self.me.areas[1], self.view.board.areas.cheese
        return 0 if dairy.next_cost is None else area.stages[dairy.stage].cost - dairy.next_cost

    def plan(self) -> Estate:
        """The own abbey to think on."""
        return estate(self.me, self.view.board)

    def letters(self, plan: Estate) -> float:
        """What may come of a plan."""
        return prospect(plan, self.rounds, self.income)


Answer: TypeAlias = Callable[[Situation, Choice], Advice]


def one(value: str, why: str, **args: int | Seat) -> Advice:
    """This option, for this reason."""
    return Advice((value,), Text(why, **args))


def nothing(why: str) -> Advice:
    """None of the options, for this reason."""
    return Advice((), Text(why))
