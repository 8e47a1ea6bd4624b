"""How fast the rules play: Big Money against itself without kingdom cards, beside pyminion in the same run; and games
by lot, four seats, kingdoms of all cards, stopped after 200 turns, with and without counting after every step.

Prints one JSON line. Run it by hand: python -m tests.benchmarks.engine [games]
"""

import json
import logging
import sys
import time
from statistics import median

from pyminion.bots.examples import BigMoney
from pyminion.expansions.base import base_set
from pyminion.game import Game as PyminionGame

from bot.command_line.simulate import simulated
from games.dominion import GAME
from games.kernel.choice import Choice, Picks
from games.kernel.game import Look, Setup
from games.kernel.selfplay import play_out

SETUP = Setup(seats=2, options={"kingdom": []})


def big_money(look: Look, choice: Choice) -> Picks:
    """Province with 8 coins, Gold with 6, Silver with 3."""
    if choice.key == "turn.treasure":
        return choice.default
    return next(((card,) for card in ("province", "gold", "silver") if card in choice.values), ())


def ours(games: int) -> dict[str, float]:
    """Play `games` games here."""
    turns, wall, cpu = 0, time.perf_counter(), time.process_time()
    for number in range(games):
        table = play_out(GAME, SETUP, b"%d" % number, (big_money, big_money))
        turns += sum(player.turns for player in table.players)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return {
        "wall_s": wall,
        "cpu_s": cpu,
        "games_per_s": games / wall,
        "games_per_cpu_s": games / cpu,
        "turns_per_game": turns / games,
    }


def theirs(games: int) -> float:
    """Games per CPU second of pyminion."""
    cpu = time.process_time()
    for _ in range(games):
        PyminionGame([BigMoney("a"), BigMoney("b")], [base_set], kingdom_cards=[], log_stdout=False).play()
    return games / (time.process_time() - cpu)


def by_lot(games: int, *, checked: bool) -> float:
    """Games per CPU second with everything left to chance."""
    cpu = time.process_time()
    for seed in range(games):
        simulated(GAME, 4, seed, 200, checked=checked)
    return games / (time.process_time() - cpu)


def main() -> None:
    """Three rounds of each in turn; the medians count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    logging.disable(logging.CRITICAL)
    rounds = [(ours(games), theirs(max(games // 10, 20))) for _ in range(3)]
    mine, other = sorted(rounds, key=lambda pair: pair[0]["games_per_cpu_s"])[1]
    report = {"benchmark": "engine", "games": games, **mine, "pyminion_games_per_cpu_s": other}
    drawn = {
        f"by_lot{'_checked' if checked else ''}_games_per_cpu_s": median(
            by_lot(max(games // 10, 20), checked=checked) for _ in range(3)
        )
        for checked in (False, True)
    }
    print(json.dumps(report | {"ratio": mine["games_per_cpu_s"] / other} | drawn))


if __name__ == "__main__":
    main()
