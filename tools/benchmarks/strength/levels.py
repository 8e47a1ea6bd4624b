"""How strong the computer player's levels are in any game: one of a level against others of the level below, seats
rotated, the weakest against players at random.

Prints a line per level: share of the games won (ties shared), mean points of both sides, the longest and the mean
decision in milliseconds of CPU time. Run it by hand: python -m tools levels game [games [seats]]
"""

import sys
import time
from statistics import mean

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import play_out
from tests.games.at_random import random_policy

RANDOM = "random"


class TimedPolicy:
    """A policy with a watch on each of its decisions."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.took: list[float] = []

    def __call__(self, look: Look, choice: Choice) -> Picks:
        """Answer, and note the milliseconds."""
        begin = time.process_time()
        picks = self.policy(look, choice)
        self.took.append(1000 * (time.process_time() - begin))
        return picks


def player(game: Game, level: str, number: int) -> Policy:
    """A computer player, or one at random."""
    return random_policy(Chance(b"%d" % number)) if level == RANDOM else game.mind.player(level)


def contest(game: Game, better: str, worse: str, games: int, seats: int) -> str:
    """The line for a level against the one below."""
    won, points, others = 0.0, list[int](), list[int]()
    watch = TimedPolicy(player(game, better, 0))
    for number in range(games):
        me = number % seats
        rivals = [player(game, worse, seats * number + seat) for seat in range(seats)]
        policies = [watch if seat == me else rival for seat, rival in enumerate(rivals)]
        result = game.result(play_out(game, Setup(seats), b"level %d" % (number // seats), policies))
        won += (me in result.winners) / len(result.winners)
        points.append(result.scores[me].points)
        others += [score.points for score in result.scores if score.seat != me]
    took = f"longest {max(watch.took):.0f} ms, mean {mean(watch.took):.1f} ms"
    return f"{better:8} {worse:8} {won / games:.1%} {mean(points):.1f} : {mean(others):.1f} {took}"


def main() -> None:
    """All levels of a game."""
    name, *rest = sys.argv[1:]
    games, seats = [*map(int, rest), *(200, 3)[len(rest) :]]
    game = find_games()[name]
    for worse, better in zip((RANDOM, *game.mind.levels), game.mind.levels, strict=False):
        print(contest(game, better, worse, games, seats), flush=True)


if __name__ == "__main__":
    main()
