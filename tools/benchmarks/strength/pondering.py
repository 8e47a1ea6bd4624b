"""How much second thoughts help a game's strongest computer player, and what they cost: it plays against itself without
them, in both seats of each seed.

Prints for each set of options (as JSON) its share of the victories and the milliseconds of a thought. Run it by hand:
python -m tools pondering game seeds [options …]
"""

import json
import sys
import time
from collections.abc import Mapping
from math import sqrt
from statistics import mean
from typing import Any

from rich.console import Console
from rich.progress import track

from games.kernel.advice.estimate import Unforeseeable, lots, position
from games.kernel.advice.race import played
from games.kernel.advice.weighing import Pondering
from games.kernel.contract.discovery import load_game
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.choice import Choice, Picks
from games.kernel.match import Match

MOST_TURNS = 200


class Thinker:
    """The strongest computer player with second thoughts; `took` has the milliseconds of each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.quick = game.mind.player(game.mind.strongest)
        self.took: list[float] = []
        self.changed = 0

    def answer(self, match: Match, choice_id: str, choice: Choice) -> Picks:
        """The final answer."""
        look = match.look(choice.seat)
        first = choice.check(self.quick(look, choice))
        others = self.game.mind.ponder(self.game.mind.strongest, look, choice, first)
        if not others:
            return first
        here, seed = position(match, choice_id), lots(look(), choice)
        began, thought = time.perf_counter(), Pondering(here, seed, first, others)
        try:
            while (job := thought.job()) is not None:
                thought.take(played(self.game.name, job))
        except Unforeseeable:
            return first
        self.took.append(1000 * (time.perf_counter() - began))
        self.changed += thought.answer != first
        return thought.answer


def share(thinker: Thinker, options: Mapping[str, Any], seed: int, seat: int) -> float:
    """The thinker's share of a game of two on this seat."""
    game = thinker.game
    match = Match.begin(game, Setup(2, options=dict(options)), b"pondering %d" % seed)
    while not match.over and match.turn < MOST_TURNS:
        choice_id, choice = next(iter(match.open.items()))
        quick = choice.seat != seat
        picks = thinker.quick(match.look(choice.seat), choice) if quick else thinker.answer(match, choice_id, choice)
        match.answer(choice.seat, choice_id, choice.check(picks))
    winners = game.result(match.state).winners
    return (seat in winners) / len(winners)


def main() -> None:
    """All options named."""
    game, seeds = load_game(sys.argv[1]), range(int(sys.argv[2]))
    for options in map(json.loads, sys.argv[3:] or ["{}"]):
        thinker, found = Thinker(game), list[float]()
        for seed in track(seeds, console=Console(stderr=True)):
            found += [share(thinker, options, seed, seat) for seat in (0, 1)]
        won, error = mean(found), sqrt(mean(found) * (1 - mean(found)) / len(found))
        thoughts = f"{len(thinker.took)} thoughts, {thinker.changed} changed something"
        times = f"{mean(thinker.took or [0]):.0f} ms, at most {max(thinker.took, default=0):.0f}"
        print(f"{options}: {won:.1%} ± {error:.1%}; {thoughts}, {times}", flush=True)


if __name__ == "__main__":
    main()
