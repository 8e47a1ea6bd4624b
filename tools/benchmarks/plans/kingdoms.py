"""How strong the hard computer player of Dominion is in kingdoms nobody prepared for: each is random, and a plan is
searched as at a table (`games.dominion.planning`). It plays against money with the best one card and against the best
of ten engines, chains, thinned decks and rushes drafted for that kingdom.

Rivals are chosen in some games and met in others. Each kingdom is a line in a file, and is not tried again; prints each
line's results, and the means. Run it by hand:
python -m tools kingdoms file [kingdoms [games [seeds]]]
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.advisor import following
from games.dominion.kingdom.kingdoms import boxes_of, cards_of, colony_advised, in_rows, with_bane
from games.dominion.kingdom.recommended import BOXES
from games.dominion.planning.arena import Arena
from games.dominion.planning.drafts import FAMILIES, drafts
from games.dominion.planning.search import Effort, Search
from games.kernel.contract.policy import Policy
from games.kernel.engine.chance import TABLE, Chance
from tools.benchmarks.plans.classic import games_won
from tools.benchmarks.strength.kept import each

CHOSEN_BY = range(500_000, 500_006)
PLAYED = 600_000
FINALISTS, ARCHETYPES = 2, 10


class KingdomByLot(msgspec.Struct, frozen=True):
    """A random kingdom, the plan found for it, and its shares against the strongest rivals: against money, and
    against others.
    """

    number: int
    options: dict[str, Any]
    plan: Plan
    money: float
    others: float
    rivals: tuple[Plan, Plan]


def by_lot(number: int) -> dict[str, Any]:
    """The options of a kingdom out of all boxes."""
    lots = Chance(b"kingdom %d" % number)
    ten = in_rows(lots.shuffled(TABLE, cards_of(BOXES))[:10])
    bane = with_bane(ten, None, boxes_of(ten), lots)
    return {"kingdom": list(ten), "bane": bane, "colony": "yes" if colony_advised(ten) else "no"}


def looked_at(number: int, games: int, seeds: int) -> KingdomByLot:
    """Find a plan for a kingdom and play it."""
    options = by_lot(number)
    cards, colony = options["kingdom"], options["colony"] == "yes"
    search = Search(Arena(GAME, options), cards, colony=colony, effort=Effort(games))
    while search.step():
        pass
    plan = search.best
    hard, played = following(plan), range(PLAYED, PLAYED + seeds)
    money = [draft for draft in drafts("money", cards, colony=colony) if len(_of_kingdom(draft, cards)) == 1]
    others = [draft for kind in FAMILIES if kind != "money" for draft in drafts(kind, cards, colony=colony)]
    against = [_worst(options, hard, some, played) for some in (money, _strongest(options, hard, others, ARCHETYPES))]
    return KingdomByLot(number, options, plan, against[0][0], against[1][0], (against[0][1], against[1][1]))


def _of_kingdom(plan: Plan, cards: Sequence[str]) -> set[str]:
    return {wish.card for wish in plan.menu if wish.card in cards}


def _worst(options: dict[str, Any], hard: Policy, rivals: Sequence[Plan], played: range) -> tuple[float, Plan]:
    """Its share against the rival it does worst against, and that rival."""
    finalists = _strongest(options, hard, rivals, FINALISTS)
    return min(
        ((games_won(options, hard, following(rival), played), rival) for rival in finalists), key=lambda one: one[0]
    )


def _strongest(options: dict[str, Any], hard: Policy, rivals: Iterable[Plan], most: int) -> list[Plan]:
    return sorted(rivals, key=lambda rival: games_won(options, hard, following(rival), CHOSEN_BY))[:most]


def main() -> None:
    """So many kingdoms."""
    file, rest = Path(sys.argv[1]), sys.argv[2:]
    count, games, seeds = [*map(int, rest), *(100, 6000, 50)[len(rest) :]]
    money, others = list[float](), list[float]()
    for found in each(
        file, KingdomByLot, lambda one: one.number, range(count), lambda one: looked_at(one, games, seeds)
    ):
        money.append(found.money)
        others.append(found.others)
        menu = ", ".join(map(str, found.plan.menu))
        print(f"{found.number:4} money {found.money:6.1%} others {found.others:6.1%} {menu}", flush=True)
    for name, shares in (("money", money), ("others", others)):
        print(f"{name:7} mean {mean(shares):.1%} least {min(shares):.1%}")


if __name__ == "__main__":
    main()
