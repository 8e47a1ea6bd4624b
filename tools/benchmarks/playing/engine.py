"""How fast the rules play, beside pyminion in the same run: Big Money against itself without kingdom cards; and random
games of four seats (Dominion's with kingdoms of all cards), stopped after 200 turns, Dominion's also with everything
counted after every step.

Prints one JSON line: games per second of CPU time, and that as multiples of pyminion's, medians of three rounds, each
with games of its own. Run it by hand: python -m tools engine [games]
"""

import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, TypeAlias

from games.dominion import GAME
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import play_out
from tools.benchmarks import unit
from tools.benchmarks.unit import silence
from tools.simulate.by_lot import simulated

SETUP = Setup(seats=2, options={"kingdom": []})
SEATS, CAP = 4, 200
"""Of a game by lot: seats, turns at most."""
FEWER, FEWEST = 10, 20
"""The factor by which there are fewer games of slower kinds, and the least number of them."""

NumberedGame: TypeAlias = Callable[[int], object]
"""Plays the game of a number."""


def big_money(look: Look, choice: Choice) -> Picks:
    """Province with 8 coins, Gold with 6, Silver with 3."""
    if choice.key == "turn.treasure":
        return choice.default
    for card in ("province", "gold", "silver"):
        if card in choice.values:
            return (card,)
    return ()


def ours(number: int) -> None:
    """Big Money here."""
    play_out(GAME, SETUP, b"%d" % number, (big_money, big_money))


def by_lot(game: Game, *, counted: bool) -> NumberedGame:
    """Everything left to chance."""
    return lambda number: simulated(game, SEATS, number, CAP, checked=counted)


def rate(play: NumberedGame, numbers: range) -> float:
    """Games per second of CPU time."""
    begun = time.process_time()
    for number in numbers:
        play(number)
    return len(numbers) / (time.process_time() - begun)


def workloads() -> dict[str, NumberedGame]:
    """The kinds of games besides Big Money, by name."""
    found = {f"{name}_by_lot": by_lot(game, counted=False) for name, game in find_games().items()}
    return found | {"dominion_by_lot_counted": by_lot(GAME, counted=True)}


def measured(games: int = 1000, rounds: int = 3) -> dict[str, Any]:
    """Play so many games of Big Money in each round, and fewer of all others; returns the results by kind."""
    fewer = max(games // FEWER, FEWEST)
    plays: dict[str, tuple[NumberedGame, int]] = {
        "big_money": (ours, games),
        "pyminion": (lambda _: unit.big_money(), fewer),
    }
    plays |= {name: (play, fewer) for name, play in workloads().items()}
    with silence():
        found = [
            {name: rate(play, range(turn * count, (turn + 1) * count)) for name, (play, count) in plays.items()}
            for turn in range(rounds)
        ]
    report: dict[str, Any] = {"benchmark": "engine", "games": games}
    for name in plays:
        report[name] = {
            "games_per_cpu_s": round(median(rates[name] for rates in found), 1),
            "times_pyminion": round(median(rates[name] / rates["pyminion"] for rates in found), 3),
        }
    return report


if __name__ == "__main__":
    print(json.dumps(measured(*map(int, sys.argv[1:2]))))
