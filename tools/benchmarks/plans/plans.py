"""Finds plans for the hard computer player of Dominion in the recommended sets: it searches the best answer to the plan
in use (`answering`), then the best answer to the strongest so far, until one stays the strongest against all of them.

Each set is a line in a file: the result, and the league. A set already there is skipped, so the search can be stopped
and continued. Prints the tables for `games/dominion/advice/plans.toml` and the results of the plan and the league
against each other, in games that the search has not used. Run it by hand:
python -m tools plans file [candidates [set …]]
"""

import sys
from pathlib import Path

import msgspec

from games.dominion import GAME
from games.dominion.advice.plans import Plan, improvised, prepared
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.planning.arena import Arena
from games.dominion.planning.league import League
from tools.benchmarks.plans.answering import AnswerSearch
from tools.benchmarks.plans.sets import chosen
from tools.benchmarks.strength.kept import each

NUMBERS = ("duchies", "estates", "provinces", "piles", "floor", "rich")
ANSWERS = 3
"""The number of searches for an answer."""
JUDGED = range(950_000, 950_040)
FRESH = range(1_000_000, 1_000_040)
"""Seeds not used for choosing."""


class LeagueWinner(msgspec.Struct, frozen=True):
    """The result for a recommended set, and the league it won; `games` is how many were played."""

    name: str
    plan: Plan
    league: dict[str, Plan]
    games: int


def found_for(name: str, candidates: int) -> LeagueWinner:
    """The strongest of the plan in use, money, and answers to the strongest so far, with so many candidates each."""
    kingdom, answers = RECOMMENDED[name], AnswerSearch(name, candidates, b"plans for ")
    money = improvised(kingdom.cards, kingdom.colony)
    league, strongest = League(answers.arena), prepared().get(name, money)
    for plan in (strongest, money):
        _join(league, plan, JUDGED)
    for _ in range(ANSWERS):
        _join(league, answers.best(strongest, league.plans.values()), JUDGED)
        before, strongest = strongest, league.ranked()[0]
        if strongest == before:
            break
    return LeagueWinner(name, strongest, league.plans, answers.arena.played)


def _join(league: League, plan: Plan, seeds: range) -> None:
    """A new plan meets all present ones with these seeds."""
    if plan in league.plans.values():
        return
    for other in league.plans.values():
        league.meet(plan, other, seeds)
    league.add("plan", plan)


def written(name: str, plan: Plan) -> str:
    """A plan as its file has it."""
    usual = Plan(())
    numbers = [f"{key} = {getattr(plan, key)}" for key in NUMBERS if getattr(plan, key) != getattr(usual, key)]
    return "\n".join([f"[{name}]", f'menu = "{", ".join(map(str, plan.menu))}"', *numbers, ""])


def cross_table(found: LeagueWinner) -> str:
    """The worth of each of the league against each, the plan that was found first."""
    plans = [found.plan, *[plan for plan in found.league.values() if plan != found.plan]]
    league = League(Arena(GAME, {"set": found.name}))
    for plan in plans:
        _join(league, plan, FRESH)
    rows = ["".join(f"{league.worth(plan, other):6.2f}" for other in plans) for plan in plans]
    return "\n".join([*map(" ".join, zip(rows, (", ".join(map(str, plan.menu)) for plan in plans), strict=True)), ""])


def main() -> None:
    """All sets, or those named."""
    file, candidates = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    wanted = chosen(sys.argv[3:])
    for found in each(file, LeagueWinner, lambda one: one.name, wanted, lambda name: found_for(name, candidates)):
        print(written(found.name, found.plan), cross_table(found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
