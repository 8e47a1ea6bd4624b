"""Finds plans for the hard computer player of Dominion in the recommended sets: drafts race, the best
and the best of each kind are a league, and changed plans that beat what it plays join it (`games.dominion.planning`).

Each set is a line in a file: what was found, and the league. A set that is there already is not looked for again, so it
can be stopped and begun anew. Prints the tables for `games/dominion/advice/plans.toml` and how the plan and the league
fare against each other, in games that nothing was chosen by. Run it by hand:
python -m tests.benchmarks.plans file [games [set …]]
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track

from games.dominion import GAME
from games.dominion.advice.plans import Plan, prepared
from games.dominion.planning.arena import Arena
from games.dominion.planning.search import Effort, Search
from games.dominion.recommended import RECOMMENDED

NUMBERS = ("duchies", "estates", "provinces", "floor", "rich")
FRESH = range(1_000_000, 1_000_040)
"""Seeds that nothing was chosen by."""


class Found(msgspec.Struct, frozen=True):
    """What was found for a kingdom; `games` is how many were played."""

    plan: Plan
    league: dict[str, Plan]
    games: int
    name: str = ""


def search(
    options: Mapping[str, Any], cards: Sequence[str], *, colony: bool, games: int, known: Sequence[Plan] = ()
) -> Found:
    """The best plan for a kingdom after so many games."""
    found = Search(Arena(GAME, options), cards, colony=colony, known=known, effort=Effort(games))
    return Found(found.to_the_end(), found.league.plans, found.arena.played)


def for_set(name: str, games: int) -> Found:
    """The same for a recommended set, beginning with the plan in use."""
    kingdom, known = RECOMMENDED[name], [plan for of, plan in prepared().items() if of == name]
    found = search({"set": name}, kingdom.cards, colony=kingdom.colony, games=games, known=known)
    return replace(found, name=name)


def written(found: Found) -> str:
    """A plan as its file has it."""
    usual, plan = Plan(()), found.plan
    numbers = [f"{key} = {getattr(plan, key)}" for key in NUMBERS if getattr(plan, key) != getattr(usual, key)]
    return "\n".join([f"[{found.name}]", f'menu = "{", ".join(map(str, plan.menu))}"', *numbers, ""])


def cross_table(found: Found) -> str:
    """What each is worth against each: the plan that was found first."""
    arena, players = Arena(GAME, {"set": found.name}), {"found": found.plan, **found.league}
    rows = [f"{kind:10}" + "".join(_cell(arena, players, kind, other) for other in players) for kind in players]
    head = " " * 10 + "".join(f"{kind[:9]:>10}" for kind in players)
    told = [f"{kind}: {', '.join(map(str, plan.menu))}" for kind, plan in players.items()]
    return "\n".join([head, *rows, *told, ""])


def _cell(arena: Arena, players: Mapping[str, Plan], kind: str, other: str) -> str:
    return f"{'–':>10}" if kind == other else f"{arena.worth(players[kind], players[other], FRESH):10.2f}"


def main() -> None:
    """All sets, or those named."""
    file, games = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    lines = file.read_bytes().splitlines() if file.exists() else []
    there = {found.name: found for found in (msgspec.json.decode(line, type=Found) for line in lines)}
    names = sys.argv[3:] or list(RECOMMENDED)
    for name in track(names, console=Console(stderr=True)):
        if name not in there:
            there[name] = for_set(name, games)
            with file.open("ab") as end:
                end.write(msgspec.json.encode(there[name]) + b"\n")
        print(written(there[name]), cross_table(there[name]), sep="\n", flush=True)


if __name__ == "__main__":
    main()
