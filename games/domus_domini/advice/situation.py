"""The situation of a computer player's decision, and how it words its advice."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from games.domus_domini.advice.foresight import Estate, estate, prospect, usual_income
from games.domus_domini.view import AbbeyView, View
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Seat, Text


class Situation(msgspec.Struct, frozen=True):
    """The situation of a decision."""

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
        """The usual income of a round."""
        return usual_income(len(self.view.abbeys))

    @property
    def discount(self) -> int:
        """The present discount on the next stage of the cheese dairy, in coins."""
        dairy, area = self.me.areas[1], self.view.board.areas.cheese
        return 0 if dairy.next_cost is None else area.stages[dairy.stage].cost - dairy.next_cost

    def plan(self) -> Estate:
        """The own abbey, to plan with."""
        return estate(self.me, self.view.board)

    def letters(self, plan: Estate) -> float:
        """The letters that a plan may bring."""
        return prospect(plan, self.rounds, self.income)


Answer: TypeAlias = Callable[[Situation, Choice], Advice]


def one(value: str, why: str, **args: int | Seat) -> Advice:
    """This option, for this reason."""
    return Advice((value,), Text(why, **args))


def nothing(why: str) -> Advice:
    """None of the options, for this reason."""
    return Advice((), Text(why))
