"""The search for a plan in one kingdom: drafts race, the best and the best of each kind become a league, and changed
plans that beat what the league plays join it; in the end the strongest plans play all others once more.

Laws: plans chosen by some games are judged by others; the same kingdom and number of games give the same plan.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from games.dominion.advice.plans import Plan
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import PlanChanges
from games.dominion.planning.drafts import FAMILIES, drafts
from games.dominion.planning.league import League
from games.kernel.engine.chance import TABLE, Chance

LONGEST = 15
"""The most wishes of a plan."""
JUDGED_FROM = 0.88
"""After this share of the games the strongest are judged."""
WORTH_A_SEAT = 0.515
"""The worth a changed plan must have against the league."""

Meeting: TypeAlias = tuple[Plan, range]
"""A rival, and the seeds of the games against it."""
Course: TypeAlias = Generator[bool, None, list[Plan]]
"""The plans found while games are played."""


class Effort(msgspec.Struct, frozen=True):
    """About how many `games` are played. `stages` are the seeds of the drafts' two races; `raced` drafts reach the
    second, at least `of_each_kind` of each kind; `league` is its size, where each meets each with `round_robin` seeds.

    Each time so many `children` have so many `meetings` with rivals of the league, then the best two, then the best of
    these; `finalists` meet all with `final` seeds.
    """

    games: int = 6000
    stages: tuple[int, int] = (2, 4)
    raced: int = 24
    of_each_kind: int = 2
    league: int = 10
    round_robin: int = 3
    children: int = 8
    meetings: tuple[int, int, int] = (4, 8, 20)
    finalists: int = 4
    final: int = 10


USUAL = Effort()


class Search:
    """A search in small steps; `best` is the best plan so far, `league` the plans it has met."""

    def __init__(
        self, arena: Arena, kingdom: Sequence[str], *, colony: bool, known: Iterable[Plan] = (), effort: Effort = USUAL
    ) -> None:
        self.arena, self.effort = arena, effort
        self.chance = Chance(",".join(kingdom).encode())
        self.changes = PlanChanges(self.chance, kingdom, colony=colony)
        self.families = {"known": list(known)} | {kind: drafts(kind, kingdom, colony=colony) for kind in FAMILIES}
        self.league = League(arena)
        self.best = next(plan for plan in (*self.families["known"], *self.families["money"]))
        self._seed = 0
        self._course = self._search()
        self._over = False

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return 1.0 if self._over else min(1.0, self.arena.played / self.effort.games)

    @property
    def found(self) -> bytes:
        """The best plan so far, for storing."""
        return msgspec.msgpack.encode(self.best)

    def step(self) -> bool:
        """Play the next few games; return whether there is more to do."""
        self._over = self.done == 1 or next(self._course, None) is None
        return not self._over

    # the course of it: each part yields after a few games

    def _search(self) -> Iterator[bool]:
        yield from self._form_league(*(yield from self._race()))
        while self.done < JUDGED_FROM:
            self.arena.clear()
            yield from self._challenge()
        yield from self._judge()

    def _race(self) -> Generator[bool, None, tuple[list[Plan], dict[Plan, str]]]:
        """The best drafts, and the kind of each: all against money, then these against the best of money."""
        kinds = {plan: kind for kind, plans in reversed(self.families.items()) for plan in plans}
        money, effort = self.families["money"], self.effort
        ranked = yield from self._ranked(list(kinds), [(money[0], self._seeds(effort.stages[0]))])
        rival = next(plan for plan in ranked if plan in money)
        hopeful = [*ranked[: effort.raced], *_best_of_each(ranked, kinds, effort.of_each_kind)]
        ranked = yield from self._ranked(list(dict.fromkeys(hopeful)), [(rival, self._seeds(effort.stages[1]))])
        self.best = ranked[0]
        return ranked, kinds

    def _form_league(self, ranked: Sequence[Plan], kinds: dict[Plan, str]) -> Iterator[bool]:
        """The best and the best of each kind, each against each."""
        chosen = dict.fromkeys([*_best_of_each(ranked, kinds, 1), *ranked])
        for plan in list(chosen)[: self.effort.league]:
            yield from self._join(kinds[plan], plan)

    def _join(self, kind: str, plan: Plan) -> Iterator[bool]:
        """Let a plan meet all and join; if there are too many, the weakest goes."""
        for rival in list(self.league.plans.values()):
            self.league.meet(plan, rival, self._seeds(self.effort.round_robin))
            yield True
        self.league.add(kind, plan)
        if len(self.league.plans) > self.effort.league:
            self.league.remove(self.league.ranked()[-1])
        self.best = self.league.ranked()[0]

    def _challenge(self) -> Iterator[bool]:
        """Changed plans against what the league plays: the best joins it if it beats that."""
        lots = [plan for plan, count in self.league.mixture().items() for _ in range(count)]
        few, some, many = [[(self._one_of(lots), self._seeds(1)) for _ in range(n)] for n in self.effort.meetings]
        hopeful = yield from self._ranked(self._children(), few)
        child, *_ = yield from self._ranked(hopeful[:2], some)
        if self._worth(child, many) > WORTH_A_SEAT:
            yield from self._join("changed", child)

    def _children(self) -> list[Plan]:
        """Plans changed from those of the league."""
        there, children = list(self.league.plans.values()), dict[Plan, None]()
        while len(children) < self.effort.children:
            plan, other = self._one_of(there), self._one_of(there)
            child = self.changes.changed(plan, other)
            if child not in there and len(child.menu) <= LONGEST:
                children[child] = None
        return list(children)

    def _judge(self) -> Iterator[bool]:
        """Let the strongest play all others with fresh seeds."""
        judged = League(self.arena)
        judged.plans = dict(self.league.plans)
        finalists = self.league.ranked()[: self.effort.finalists]
        for rival in judged.plans.values():
            seeds = self._seeds(self.effort.final)
            for plan in finalists:
                judged.meet(plan, rival, seeds)
                yield True
        self.best = max(finalists, key=judged.strength)

    def _ranked(self, plans: Sequence[Plan], meetings: Sequence[Meeting]) -> Course:
        """The best in these meetings first."""
        found = {}
        for plan in plans:
            found[plan] = self._worth(plan, meetings)
            yield True
        return sorted(found, key=lambda plan: -found[plan])

    def _worth(self, plan: Plan, meetings: Sequence[Meeting]) -> float:
        """A plan's mean worth in these meetings."""
        return sum(self.arena.worth(plan, rival, seeds) for rival, seeds in meetings) / len(meetings)

    def _one_of(self, plans: Sequence[Plan]) -> Plan:
        return plans[self.chance.below(TABLE, len(plans))]

    def _seeds(self, count: int) -> range:
        """Fresh seeds, by which nothing was chosen."""
        self._seed += count
        return range(self._seed - count, self._seed)


def _best_of_each(ranked: Sequence[Plan], kinds: dict[Plan, str], most: int) -> list[Plan]:
    """The best of each kind."""
    return [plan for kind in dict.fromkeys(kinds.values()) for plan in _of(ranked, kinds, kind)[:most]]


def _of(ranked: Sequence[Plan], kinds: dict[Plan, str], kind: str) -> list[Plan]:
    return [plan for plan in ranked if kinds[plan] == kind]
