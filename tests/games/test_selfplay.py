"""A game that is played to its end in one go is the game that is gone through step by step, for all game folders."""

from random import Random

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Pace, Setup, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.selfplay import Run, TooLong
from tests.depth import chosen
from tools.simulate.by_lot import by_lot

GAMES = find_games()
DEPTH = chosen()
TURNS = 60


@pytest.mark.parametrize("pace", ["turn", "exact"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_finished_at_once_is_what_is_gone_through(game: Game, pace: Pace) -> None:
    for seed in DEPTH.seeds(2 * DEPTH.tables):
        assert played(game, pace, seed, at_once=True) == played(game, pace, seed, at_once=False)


def played(game: Game, pace: Pace, seed: int, *, at_once: bool) -> tuple[bytes, int, float]:
    """The state in the end, how many steps it took, and the lot that would be drawn next."""
    dice, seats = Random(seed), game.seats[seed % len(game.seats)]
    options = game.lots(Chance(b"%d" % seed), seats)
    run = Run(game, Setup(seats, pace, options), b"%d" % seed, [by_lot(dice)] * seats, TURNS)
    try:
        if at_once:
            run.finish(dice.randrange)
        while waiting := run.waiting:
            run.step(dice.randrange(waiting) if waiting > 1 else 0)
    except TooLong:
        pass
    return encode_state(run.state), run.steps, dice.random()
