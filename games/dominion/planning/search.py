"""The search for a plan in one kingdom: drafts race, the best of each kind become the league, and the best of all are
changed as long as it helps against the league.

Laws: whoever is chosen by some games is judged by others; the same kingdom and the same number of steps give the same
plan.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from games.dominion.advice.plans import Plan
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import Changes
from games.dominion.planning.drafts import FAMILIES, drafts
from games.kernel.chance import TABLE, Chance

LONGEST = 15
"""So many wishes has a plan at most."""
LEAST = 0.01
"""A changed plan must be so much better."""
MEAN = 0.6
"""How much the mean against all of the league counts; the rest is the worst."""


class Effort(msgspec.Struct, frozen=True):
    """How much is played: seeds in the stages of the race, of each kind so many drafts that go on, so many kinds to be
    beaten, so many plans that are changed side by side, changes of each at a time, seeds that choose among these, and
    seeds that judge the one chosen.
    """

    stages: tuple[int, int, int] = (2, 4, 8)
    kept: int = 6
    league: int = 3
    climbing: int = 2
    children: int = 8
    screened: int = 4
    judged: int = 14


USUAL = Effort()


class Search:
    """A search in steps; `best` is what it has found so far, `league` whom that has to beat, by kind."""

    def __init__(
        self, arena: Arena, kingdom: Sequence[str], *, colony: bool, known: Iterable[Plan] = (), effort: Effort = USUAL
    ) -> None:
        self.arena, self.effort = arena, effort
        self.chance = Chance(",".join(kingdom).encode())
        self.changes = Changes(self.chance, kingdom, colony=colony)
        self._seed = 0
        families = {kind: drafts(kind, kingdom, colony=colony) for kind in FAMILIES}
        families["known"] = list(known)
        self.league = self._first_league(families)
        self.climbing = self._race([plan for plans in families.values() for plan in plans])

    @property
    def best(self) -> Plan:
        """The best plan so far."""
        return self.climbing[0]

    def _first_league(self, families: Mapping[str, Sequence[Plan]]) -> dict[str, Plan]:
        """The best of each kind: first against the first draft of money, then against the best of these."""
        first = self._seeds(self.effort.stages[0])
        money = families["money"]
        shortened: dict[str, list[Plan]] = {}
        for kind, plans in families.items():
            ranked = sorted(plans, key=lambda plan: -self.arena.worth(plan, money[0], first))
            shortened[kind] = ranked[: self.effort.kept]
        second = self._seeds(self.effort.stages[1])
        rival = max(shortened["money"], key=lambda plan: self.arena.worth(plan, money[0], second))
        best = {
            kind: max(plans, key=lambda plan: self.arena.worth(plan, rival, second))
            for kind, plans in shortened.items()
            if plans
        }
        strongest = sorted(best.items(), key=lambda pair: -self.arena.worth(pair[1], rival, second))
        return dict(strongest[: self.effort.league])

    def _race(self, plans: Sequence[Plan]) -> list[Plan]:
        """The best of all drafts against the league."""
        first = self._seeds(self.effort.stages[0])
        ranked = sorted(dict.fromkeys(plans), key=lambda plan: -self._strength(plan, first))[: 2 * self.effort.kept]
        ranked = [*dict.fromkeys([*ranked, *self.league.values()])]
        second = self._seeds(self.effort.stages[2])
        return sorted(ranked, key=lambda plan: -self._strength(plan, second))[: self.effort.climbing]

    def step(self) -> None:
        """Try changes of each plan that is being climbed with."""
        self.arena.clear()
        self.climbing = [self._changed(plan) for plan in self.climbing]

    def narrow(self) -> None:
        """Go on with the best plan alone; it joins the league."""
        seeds = self._seeds(2 * self.effort.judged)
        self.climbing = sorted(self.climbing, key=lambda plan: -self._strength(plan, seeds))[:1]

    def challenge(self) -> None:
        """The best plan joins the league: from now on it has to be beaten, too."""
        self.league["best"] = self.best

    def _changed(self, plan: Plan) -> Plan:
        others = [*self.climbing, *self.league.values()]
        children: dict[Plan, None] = {}
        while len(children) < self.effort.children:
            child = self.changes.changed(plan, others[self.chance.below(TABLE, len(others))])
            if child != plan and len(child.menu) <= LONGEST:
                children[child] = None
        screened, judged = self._seeds(self.effort.screened), self._seeds(self.effort.judged)
        usual = self._strength(plan, screened)
        better = [child for child in children if self._strength(child, screened) > usual]
        hopeful = sorted(better, key=lambda child: -self._strength(child, screened))[:2]
        best = max(hopeful, key=lambda child: self._strength(child, judged), default=plan)
        return best if self._strength(best, judged) > self._strength(plan, judged) + LEAST else plan

    def _strength(self, plan: Plan, seeds: range) -> float:
        """What these games against the league are worth: the mean and the worst."""
        rivals = [rival for rival in self.league.values() if rival != plan] or [plan]
        found = [self.arena.worth(plan, rival, seeds) for rival in rivals]
        return MEAN * sum(found) / len(found) + (1 - MEAN) * min(found)

    def _seeds(self, count: int) -> range:
        """Seeds that nothing was chosen by."""
        self._seed += count
        return range(self._seed - count, self._seed)
