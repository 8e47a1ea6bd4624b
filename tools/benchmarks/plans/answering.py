"""Answers to a plan: drafts and changes of the best climb a ladder. On it all play that plan with the same seeds;
those that fall behind stop.
"""

from collections.abc import Iterable, Iterator
from statistics import fmean

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import PlanChanges
from games.dominion.planning.drafts import FAMILIES, drafts
from games.dominion.planning.search import LONGEST
from games.kernel.engine.chance import TABLE, Chance

HOPE = 0.1
"""How far a plan may be behind at first and still go on; the margin shrinks with each round."""
FIRST = 2
"""The number of rounds that everybody plays."""
ROUNDS, PARENTS, FINALISTS = 24, 8, 3
FOUND_BY, CHOSEN_BY = 3_000_000, range(3_500_000, 3_500_030)


class Ladder:
    """Plans on their rungs. A round is one seed on both seats against the `rival`, the n-th with the same seed for
    all. After `ROUNDS` a plan is one of those that stay; the best `PARENTS` of them are its top.
    """

    def __init__(self, arena: Arena, rival: Plan) -> None:
        self.arena, self.rival = arena, rival
        self._found: dict[Plan, list[float]] = {}

    def __contains__(self, plan: Plan) -> bool:
        """Whether it was ever tried here."""
        return plan in self._found

    def __len__(self) -> int:
        """How many were tried."""
        return len(self._found)

    def top(self) -> list[Plan]:
        """The best of those that stay, the very best first."""
        staying = [plan for plan, found in self._found.items() if len(found) >= ROUNDS]
        return sorted(staying, key=lambda plan: -self.worth(plan))[:PARENTS]

    def worth(self, plan: Plan) -> float:
        """How it fares against the rival."""
        return fmean(self._found[plan])

    def try_out(self, plan: Plan) -> None:
        """It plays while it may still reach the top; a candidate for the very best plays as much again."""
        top = self.top()
        for played in range(1, ROUNDS + 1):
            self._play(plan)
            hope = HOPE * (ROUNDS - played) / ROUNDS
            if len(top) == PARENTS and played >= FIRST and self._ahead(plan, top[-1]) < -hope:
                return
        if top and self.worth(plan) > self.worth(top[0]):
            for _ in range(ROUNDS):
                self._play(plan)

    def _play(self, plan: Plan) -> None:
        found = self._found.setdefault(plan, [])
        found.append(self.arena.worth(plan, self.rival, [FOUND_BY + len(found)]))

    def _ahead(self, plan: Plan, other: Plan) -> float:
        """By how much it is better than the other in the rounds that both have played."""
        return fmean(mine - theirs for mine, theirs in zip(self._found[plan], self._found[other], strict=False))


class AnswerSearch:
    """Looks for plans that beat a plan in a recommended set: drafts, and changes of the best. Other `lots` give
    another search.
    """

    def __init__(self, name: str, candidates: int, lots: bytes) -> None:
        self.name, self.candidates, self.lots = name, candidates, lots
        self.arena = Arena(GAME, {"set": name})
        kingdom = RECOMMENDED[name]
        self.drafts = [draft for kind in FAMILIES for draft in drafts(kind, kingdom.cards, colony=kingdom.colony)]

    def best(self, plan: Plan, known: Iterable[Plan] = ()) -> Plan:
        """The best answer to a plan among so many candidates, the known ones and the drafts first."""
        ladder = Ladder(self.arena, plan)
        for candidate in self._candidates(ladder, [*known, *self.drafts]):
            if candidate not in ladder:
                ladder.try_out(candidate)
                self.arena.clear()
            if len(ladder) >= self.candidates:
                break
        return max(ladder.top()[:FINALISTS], key=lambda found: self.arena.worth(found, plan, CHOSEN_BY))

    def _candidates(self, ladder: Ladder, beginning: Iterable[Plan]) -> Iterator[Plan]:
        """These, and then plans changed from the top."""
        yield from beginning
        kingdom, chance = RECOMMENDED[self.name], Chance(self.lots + self.name.encode())
        changes = PlanChanges(chance, kingdom.cards, colony=kingdom.colony)
        while True:
            top = ladder.top()
            plan, other = (top[chance.below(TABLE, len(top))] for _ in range(2))
            child = changes.changed(plan, other)
            if len(child.menu) <= LONGEST:
                yield child
