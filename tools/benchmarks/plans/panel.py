"""Better plans for the hard computer player of Dominion, near those in use. In each recommended set the plan climbs by
one wish at a time, added, dropped, moved or with another number; a step has to do better against a whole panel: the
plan in use, money, the drafts that do best against it, and the best answers (`answering`) to it and to the climber.

Each set is a line in a file: the result, and the panel. A set already there is skipped, so the search can be stopped
and continued. Prints the tables for `games/dominion/advice/plans.toml`, and the shares that the plan in use and the new
one win against each of the panel and among two and three of the plan in use, in games that the search has not used. Run
it by hand:
python -m tools panel file [candidates [set …]]
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec.structs import replace

from games.dominion import GAME
from games.dominion.advice.plans import NO_LIMIT, Plan, PlannedBuy, improvised, prepared
from games.dominion.advisor import following
from games.dominion.cards import CARDS
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import MONEY, NUMBERS
from games.kernel.contract.game import Setup
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.selfplay import play_out
from tools.benchmarks.plans.answering import AnswerSearch
from tools.benchmarks.plans.classic import share
from tools.benchmarks.plans.plans import written
from tools.benchmarks.plans.sets import chosen
from tools.benchmarks.strength.kept import each

CLIMBS, GAMES = 2, 30_000
"""The number of climbs, and of games in each; between two it searches an answer."""
WORST_DRAFTS = 2
RACED, GROUPS = range(700, 704), 40
"""The seeds for drafts; steps use one of so many groups of others."""
STAGES = ((12, 0.02), (40, 0.015), (140, 0.015))
"""A step's successive tests: number of seeds, and the gain it needs; from the second on with seeds of its own."""
HOPELESS = 0.12
"""A plan so much worse stops."""
FIRST, FRESH = 6_000_000, range(6_900_000, 6_900_060)
FRONT = 4
"""A new wish is tried at so many first places, in the middle and at the end."""


class Climbed(msgspec.Struct, frozen=True):
    """The result for a recommended set: the plan, and the opponents it met on the way."""

    name: str
    plan: Plan
    panel: list[Plan]


class Climb:
    """A plan on its way up in a recommended set; `best` is where it is."""

    def __init__(self, name: str, arena: Arena, panel: Sequence[Plan], best: Plan) -> None:
        self.name, self.arena, self.panel, self.best = name, arena, panel, best
        self._chance = Chance(b"panel for " + name.encode())
        self._seed = FIRST + GROUPS * STAGES[0][0]

    def climb(self, games: int) -> None:
        """Steps, until so many games are played or nothing near is better."""
        over = self.arena.played + games
        while better := self._step(over):
            self.best = better

    def _step(self, over: int) -> Plan | None:
        """The first better plan near the best; None if there is none or the games are used up."""
        (few, bar), *later = STAGES
        for tried, plan in enumerate(self._near()):
            if self.arena.played > over:
                return None
            first = FIRST + tried % GROUPS * few
            hopeful = self._is_better(plan, range(first, first + few), bar)
            if hopeful and all(self._surely(plan, *stage) for stage in later):
                return plan
        return None

    def _surely(self, plan: Plan, count: int, bar: float) -> bool:
        """Whether it is better in so many seeds not used for choosing."""
        self._seed += count
        return self._is_better(plan, range(self._seed - count, self._seed), bar)

    def _is_better(self, plan: Plan, seeds: Sequence[int], bar: float) -> bool:
        """Judged by its worth against the opponent worst for it, and a little by that against all."""
        best = self._worths(self.best, seeds)
        found = self._worths(plan, seeds, min(best) - HOPELESS)
        return min(found) + fmean(found) / 4 > min(best) + fmean(best) / 4 + bar

    def _worths(self, plan: Plan, seeds: Sequence[int], least: float = 0) -> list[float]:
        """Its worth against each of the panel, stopping when that falls below the bound."""
        found: list[float] = []
        for rival in self.panel:
            found.append(self.arena.worth(plan, rival, seeds) if rival != plan else 0.5)
            if found[-1] < least:
                break
        return found

    def _near(self) -> list[Plan]:
        """The plans that differ from the best in one thing, in random order."""
        near = dict.fromkeys([*self._put_in(), *self._changed(), *self._with_numbers()])
        return sorted(near, key=lambda _: self._chance.below(TABLE, 1 << 30))

    def _put_in(self) -> Iterator[Plan]:
        menu, kingdom = self.best.menu, RECOMMENDED[self.name]
        money = MONEY[not kingdom.colony :]
        for card in [*(card for card in kingdom.cards if not CARDS[card].is_points_alone), *money]:
            for most in (1, 2, NO_LIMIT):
                for place in {*range(min(FRONT, len(menu) + 1)), len(menu) // 2, len(menu) - 1}:
                    yield self._menu([*menu[:place], PlannedBuy(card, most), *menu[place:]])

    def _changed(self) -> Iterator[Plan]:
        for place, wish in enumerate(self.best.menu):
            before, after = self.best.menu[:place], self.best.menu[place + 1 :]
            others = [*before, *after]
            if others:
                yield self._menu(others)
            yield from (self._menu([*others[:to], wish, *others[to:]]) for to in range(len(others) + 1) if to != place)
            counted = [replace(wish, most=most) for most in (wish.most - 1, wish.most + 1, wish.most + 2) if most > 0]
            for other in (*counted, replace(wish, most=NO_LIMIT), replace(wish, balance=not wish.balance)):
                yield self._menu([*before, other, *after])

    def _with_numbers(self) -> Iterator[Plan]:
        for key, values in NUMBERS.items():
            yield from (replace(self.best, **{key: value}) for value in values if value != getattr(self.best, key))

    def _menu(self, menu: Sequence[PlannedBuy]) -> Plan:
        return replace(self.best, menu=tuple(menu))


def climbed(name: str, candidates: int) -> Climbed:
    """Climb from the plan in use."""
    answers, arena, plan = AnswerSearch(name, candidates, b"panel "), Arena(GAME, {"set": name}), prepared()[name]
    kingdom = RECOMMENDED[name]
    worst = sorted(answers.drafts, key=lambda draft: arena.worth(plan, draft, RACED))[:WORST_DRAFTS]
    panel = list(dict.fromkeys([plan, improvised(kingdom.cards, kingdom.colony), *worst]))
    climb = Climb(name, arena, panel, plan)
    for _ in range(CLIMBS):
        answer = answers.best(climb.best, panel)
        panel += [answer] if answer not in panel else []
        climb.climb(GAMES)
    return Climbed(name, climb.best, panel)


def among(name: str, plan: Plan, others: Plan, seats: int) -> float:
    """The share of games that a plan wins as one of so many at a table where all others play another; each seed on
    each seat.
    """
    setup, won = Setup(seats, options={"set": name, "first": 0}), list[float]()
    for seed in FRESH[: len(FRESH) // seats]:
        for own in range(seats):
            players = [following(plan if seat == own else others) for seat in range(seats)]
            winners = GAME.result(play_out(GAME, setup, b"%d" % seed, players)).winners
            won.append((own in winners) / len(winners))
    return fmean(won)


def judged(found: Climbed) -> str:
    """Wins of the new plan and the one in use against each of the panel, and of the new among several of the other."""
    old = prepared()[found.name]
    rows = [
        f"{share(found.name, following(found.plan), following(rival), FRESH):6.1%}"
        f" ({share(found.name, following(old), following(rival), FRESH):6.1%})"
        f" against {', '.join(map(str, rival.menu))}"
        for rival in found.panel
    ]
    tables = [f"{among(found.name, found.plan, old, seats):6.1%} of {seats}" for seats in (3, 4)]
    return "\n".join([*rows, *tables, ""])


def main() -> None:
    """All sets, or those named."""
    file, candidates = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    wanted = chosen(sys.argv[3:])
    for found in each(file, Climbed, lambda one: one.name, wanted, lambda name: climbed(name, candidates)):
        print(written(found.name, found.plan), judged(found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
