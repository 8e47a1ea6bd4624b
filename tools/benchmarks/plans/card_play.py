"""Whether the computer player of Dominion plays its cards better than in an earlier commit: both sides follow the same
plan, in kingdoms where the play of a card matters (`card_play.toml`), both seatings of each seed.

The earlier one thinks in a process of its own. Prints each share other than a half, and their mean with its standard
error; an endless game counts half. Run it by hand:
python -m tools card_play commit [seeds [name …]]
"""

import sys
import tomllib
from pathlib import Path
from statistics import mean
from typing import Any

from rich.console import Console
from rich.progress import track

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.advisor import following
from games.kernel.contract.game import Setup
from games.kernel.contract.policy import Policy
from games.kernel.selfplay import TooLong, play_out
from tools.benchmarks.strength.earlier import player_of

LISTED = Path(__file__).with_suffix(".toml")
THEN = "__import__('games.dominion.advisor', fromlist=['x']).following({plan})"
PLAN = "__import__('games.dominion.advice.plans', fromlist=['x']).Plan.of({menu!r}, **{numbers!r})"
MOST_TURNS = 120


def share(entry: dict[str, Any], commit: str, seeds: range) -> float:
    """The share that today's card play wins of these games."""
    fields = dict(entry)
    options = {"kingdom": fields.pop("kingdom").split(), "colony": "no", "first": 0, "bane": fields.pop("bane", None)}
    menu = fields.pop("menu")
    now = following(Plan.of(menu, **fields))
    with player_of(commit, THEN.format(plan=PLAN.format(menu=menu, numbers=fields))) as then:
        return mean(_outcome(options, now, then, seed, seat) for seed in seeds for seat in (0, 1))


def _outcome(options: dict[str, Any], now: Policy, then: Policy, seed: int, seat: int) -> float:
    policies = [now, then] if seat == 0 else [then, now]
    try:
        winners = GAME.result(play_out(GAME, Setup(2, options=options), b"%d" % seed, policies, MOST_TURNS)).winners
    except TooLong:
        return 0.5
    return (seat in winners) / len(winners)


def main() -> None:
    """All kingdoms, or those named."""
    commit, seeds = sys.argv[1], range(int(sys.argv[2]) if len(sys.argv) > 2 else 20)
    listed = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    names, found = sys.argv[3:] or list(listed), list[float]()
    for name in track(names, console=Console(stderr=True)):
        found.append(share(listed[name], commit, seeds))
        if found[-1] != 0.5:
            print(f"{name:20} {found[-1]:.1%}", flush=True)
    error = 0.5 / (2 * len(seeds) * len(found)) ** 0.5
    print(f"{'mean':20} {mean(found):.1%} ± {error:.1%} of {2 * len(seeds) * len(found)} games")


if __name__ == "__main__":
    main()
