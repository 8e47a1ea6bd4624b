"""Plans that play each other: their results, and the mixture of them that none of them beats."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count

from games.dominion.advice.plans import Plan
from games.dominion.planning.arena import Arena

ROUNDS = 400
"""Rounds of best replies that find the mixture well enough."""
MEAN = 0.6
"""The weight of the mean against all others; the rest is that of the worst."""


class League:
    """Plans by name; each has met each, in more games the longer it goes on."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.plans: dict[str, Plan] = {}
        self._met: dict[tuple[Plan, Plan], list[float]] = {}

    def add(self, kind: str, plan: Plan) -> None:
        """Add a plan, named after its kind."""
        name = next(name for number in count(1) if (name := f"{kind} {number}") not in self.plans)
        self.plans[name] = plan

    def remove(self, plan: Plan) -> None:
        """Remove a plan."""
        self.plans = {name: other for name, other in self.plans.items() if other != plan}

    def meet(self, one: Plan, other: Plan, seeds: Iterable[int]) -> None:
        """Let these two play with these seeds."""
        if one == other:
            return
        found = self.arena.worth(one, other, seeds)
        self._met.setdefault((one, other), []).append(found)
        self._met.setdefault((other, one), []).append(1 - found)

    def worth(self, one: Plan, other: Plan) -> float:
        """The mean worth of one against the other so far; an even 0.5 if they have not met."""
        found = self._met.get((one, other))
        return sum(found) / len(found) if found else 0.5

    def strength(self, plan: Plan) -> float:
        """How it fares against the others: on average, and against the worst of them."""
        found = [self.worth(plan, other) for other in self.plans.values() if other != plan] or [0.5]
        return MEAN * sum(found) / len(found) + (1 - MEAN) * min(found)

    def ranked(self) -> list[Plan]:
        """The strongest first."""
        return sorted(self.plans.values(), key=lambda plan: -self.strength(plan))

    def mixture(self) -> Mapping[Plan, int]:
        """How often in `ROUNDS` rounds to meet each to learn most: each round is the best reply to all before."""
        plans: Sequence[Plan] = list(self.plans.values())
        table = [[self.worth(one, other) for other in plans] for one in plans]
        times, gained = [0] * len(plans), [0.0] * len(plans)
        for _ in range(ROUNDS):
            best = max(range(len(plans)), key=gained.__getitem__)
            times[best] += 1
            gained = [sum_so_far + row[best] for sum_so_far, row in zip(gained, table, strict=True)]
        return {plan: often for plan, often in zip(plans, times, strict=True) if often}
