"""The search for a plan in one kingdom: drafts race, the best of each kind become the league, and the best of all are
changed as long as it helps against the league.

Laws: whoever is chosen by some games is judged by others; the same kingdom and the same number of steps give the same
plan.
"""

from collections.abc import Iterable, Mapping, Sequence

from games.dominion.advice.plans import Plan
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import Changes
from games.dominion.planning.drafts import FAMILIES, drafts
from games.kernel.chance import TABLE, Chance

FIRST, SECOND, THIRD = 2, 4, 8
"""So many seeds in each stage of the race."""
SCREENED, JUDGED = 4, 14
"""So many seeds choose among changed plans, and so many others judge the one chosen."""
CHILDREN = 8
LONGEST = 15
"""So many wishes has a plan at most."""
CLIMBING = 2
"""So many plans are changed side by side, at first."""
LEAST = 0.01
"""A changed plan must be so much better."""
MEAN = 0.6
"""How much the mean counts; the rest is the worst."""


class Search:
    """A search in steps; `best` is what it has found so far, `league` whom that has to beat, by kind."""

    def __init__(self, arena: Arena, kingdom: Sequence[str], *, colony: bool, known: Iterable[Plan] = ()) -> None:
        self.arena = arena
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
        first = self._seeds(FIRST)
        money = families["money"]
        shortened: dict[str, list[Plan]] = {}
        for kind, plans in families.items():
            ranked = sorted(plans, key=lambda plan: -self.arena.worth(plan, money[0], first))
            shortened[kind] = ranked[:KEPT]
        second = self._seeds(SECOND)
        rival = max(shortened["money"], key=lambda plan: self.arena.worth(plan, money[0], second))
        best = {
            kind: max(plans, key=lambda plan: self.arena.worth(plan, rival, second))
            for kind, plans in shortened.items()
            if plans
        }
        return dict(sorted(best.items(), key=lambda pair: -self.arena.worth(pair[1], rival, second))[:LEAGUE])

    def _race(self, plans: Sequence[Plan]) -> list[Plan]:
        """The best of all drafts against the league."""
        first = self._seeds(FIRST)
        ranked = sorted(dict.fromkeys(plans), key=lambda plan: -self._strength(plan, first))[: 2 * KEPT]
        ranked = [*dict.fromkeys([*ranked, *self.league.values()])]
        second = self._seeds(THIRD)
        return sorted(ranked, key=lambda plan: -self._strength(plan, second))[:CLIMBING]

    def step(self) -> None:
        """Try changes of each plan that is being climbed with."""
        self.arena.clear()
        self.climbing = [self._changed(plan) for plan in self.climbing]

    def narrow(self) -> None:
        """Go on with the best plan alone; it joins the league."""
        seeds = self._seeds(2 * JUDGED)
        self.climbing = sorted(self.climbing, key=lambda plan: -self._strength(plan, seeds))[:1]

    def challenge(self) -> None:
        """The best plan joins the league: from now on it has to be beaten, too."""
        self.league["best"] = self.best

    def _changed(self, plan: Plan) -> Plan:
        others = [*self.climbing, *self.league.values()]
        children: dict[Plan, None] = {}
        while len(children) < CHILDREN:
            child = self.changes.changed(plan, others[self.chance.below(TABLE, len(others))])
            if child != plan and len(child.menu) <= LONGEST:
                children[child] = None
        screened, judged = self._seeds(SCREENED), self._seeds(JUDGED)
        usual = self._strength(plan, screened)
        better = [child for child in children if self._strength(child, screened) > usual]
        hopeful = sorted(better, key=lambda child: -self._strength(child, screened))[:2]
        best = max(hopeful, key=lambda child: self._strength(child, judged), default=plan)
        return best if self._strength(best, judged) > self._strength(plan, judged) + LEAST else plan

    def _strength(self, plan: Plan, seeds: range) -> float:
        """What these games against the league are worth: the mean and the worst."""
        found = [self.arena.worth(plan, rival, seeds) for rival in self.league.values()]
        return MEAN * sum(found) / len(found) + (1 - MEAN) * min(found)

    def _seeds(self, count: int) -> range:
        """Seeds that nothing was chosen by."""
        self._seed += count
        return range(self._seed - count, self._seed)


LEAGUE = 3
"""So many kinds have to be beaten."""
KEPT = 6
"""So many of each kind are looked at again."""
