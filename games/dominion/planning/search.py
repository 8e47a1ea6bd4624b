"""The search for a plan in one kingdom: drafts race, the best of each kind become the league, and the best of all are
changed as long as that helps against the league.

Laws: whoever is chosen by some games is judged by others; the same kingdom and the same number of games give the same
plan.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TypeAlias

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
NARROW, CHALLENGE = 0.45, 0.7
"""After this part of the games one plan alone is changed; after this part it has to beat itself as it was, too."""


Course: TypeAlias = Generator[bool, None, list[Plan]]
"""Plans that are found while games are played."""
Change: TypeAlias = Generator[bool, None, Plan]
"""One that is."""


class Effort(msgspec.Struct, frozen=True):
    """How many `games` are played, about; seeds in the stages of the race, of each kind so many drafts that go on, so
    many kinds to be beaten, so many plans that are changed side by side, changes of each at a time, seeds that choose
    among these, and seeds that judge the one chosen.
    """

    games: int = 6000
    stages: tuple[int, int, int] = (2, 4, 8)
    kept: int = 6
    league: int = 3
    climbing: int = 2
    children: int = 8
    screened: int = 4
    judged: int = 14


USUAL = Effort()


class Search:
    """A search in small steps; `best` is what it has found so far, `league` whom that has to beat, by kind."""

    def __init__(
        self, arena: Arena, kingdom: Sequence[str], *, colony: bool, known: Iterable[Plan] = (), effort: Effort = USUAL
    ) -> None:
        self.arena, self.effort = arena, effort
        self.chance = Chance(",".join(kingdom).encode())
        self.changes = Changes(self.chance, kingdom, colony=colony)
        self.families = {kind: drafts(kind, kingdom, colony=colony) for kind in FAMILIES}
        self.families["known"] = list(known)
        self.league: dict[str, Plan] = {}
        self.best = next(plan for plan in (*self.families["known"], *self.families["money"]))
        self._seed = 0
        self._course = self._search()

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return min(1.0, self.arena.played / self.effort.games)

    def step(self) -> bool:
        """Play the next few games; whether there is more to do."""
        return self.done < 1 and next(self._course, None) is not None

    def to_the_end(self) -> Plan:
        """What it finds."""
        while self.step():
            pass
        return self.best

    # the course of it: each part yields after a few games

    def _search(self) -> Iterator[bool]:
        yield from self._form_league()
        climbing = yield from self._race()
        challenged = False
        while True:
            self.arena.clear()
            for place, plan in enumerate(climbing):
                climbing[place] = yield from self._changed(plan, climbing)
            if len(climbing) > 1 and self.done > NARROW:
                climbing = yield from self._ranked(climbing, self._seeds(2 * self.effort.judged), 1)
            self.best = climbing[0]
            if not challenged and self.done > CHALLENGE:
                self.league["best"], challenged = self.best, True

    def _form_league(self) -> Iterator[bool]:
        """The best of each kind: first against the first draft of money, then against the best of these."""
        first, second = self._seeds(self.effort.stages[0]), self._seeds(self.effort.stages[1])
        rival = self.families["money"][0]
        shortened = {}
        for kind, plans in self.families.items():
            shortened[kind] = yield from self._best(plans, rival, first, self.effort.kept)
        (rival,) = yield from self._best(shortened["money"], rival, second, 1)
        found: dict[Plan, str] = {}
        for kind, plans in shortened.items():
            for best in (yield from self._best(plans, rival, second, 1)):
                _ = found.setdefault(best, kind)
        strongest = yield from self._best(list(found), rival, second, self.effort.league)
        self.league = {found[plan]: plan for plan in strongest}

    def _race(self) -> Course:
        """The best of all drafts against the league."""
        plans = [plan for plans in self.families.values() for plan in plans]
        ranked = yield from self._ranked(plans, self._seeds(self.effort.stages[0]), 2 * self.effort.kept)
        ranked = [*dict.fromkeys([*ranked, *self.league.values()])]
        climbing = yield from self._ranked(ranked, self._seeds(self.effort.stages[2]), self.effort.climbing)
        self.best = climbing[0]
        return climbing

    def _changed(self, plan: Plan, climbing: Sequence[Plan]) -> Change:
        others = [*climbing, *self.league.values()]
        children: dict[Plan, None] = {}
        while len(children) < self.effort.children:
            child = self.changes.changed(plan, others[self.chance.below(TABLE, len(others))])
            if child != plan and len(child.menu) <= LONGEST:
                children[child] = None
        screened, judged = self._seeds(self.effort.screened), self._seeds(self.effort.judged)
        ranked = yield from self._ranked([plan, *children], screened, len(children))
        hopeful = ranked[: ranked.index(plan)] if plan in ranked else ranked
        best = plan
        for child in hopeful[:2]:
            strength = self._strength(child, judged)
            yield True
            if strength > self._strength(best, judged) + (LEAST if best == plan else 0.0):
                best = child
        return best

    def _best(self, plans: Sequence[Plan], rival: Plan, seeds: range, most: int) -> Course:
        """The best against one rival."""
        found = {}
        for plan in plans:
            found[plan] = self.arena.worth(plan, rival, seeds)
            yield True
        return sorted(found, key=lambda plan: -found[plan])[:most]

    def _ranked(self, plans: Sequence[Plan], seeds: range, most: int) -> Course:
        """The best against the league."""
        found = {}
        for plan in plans:
            found[plan] = self._strength(plan, seeds)
            yield True
        return sorted(found, key=lambda plan: -found[plan])[:most]

    def _strength(self, plan: Plan, seeds: range) -> float:
        """What these games against the league are worth: the mean and the worst."""
        rivals = [rival for rival in self.league.values() if rival != plan] or [plan]
        found = [self.arena.worth(plan, rival, seeds) for rival in rivals]
        return MEAN * sum(found) / len(found) + (1 - MEAN) * min(found)

    def _seeds(self, count: int) -> range:
        """Seeds that nothing was chosen by."""
        self._seed += count
        return range(self._seed - count, self._seed)
