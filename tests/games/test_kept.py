"""What rules keep, so as not to make it twice, is what they would make anew: one game never shows in another."""

import sys
from hashlib import sha256
from random import Random

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import Look
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import Run
from tests.depth import chosen
from tests.games import test_box as box
from tools.simulate.by_lot import by_lot as policy_by_lot

GAMES = find_games()
DEPTH = chosen()
STEPS = 150


def forget(game: Game) -> None:
    """Empty everything that is kept by a game's modules."""
    for module in [module for name, module in sys.modules.items() if name.startswith(f"games.{game.name}")]:
        for kept in vars(module).values():
            if callable(empty := getattr(kept, "cache_clear", None)):
                empty()


def asked(game: Game, seed: int) -> str:
    """A hash of all that is asked and seen by who is asked in the first steps of a game by lot; of a box every other
    has other numbers printed.
    """
    dice, found, chance = Random(seed), sha256(), Chance(b"%d" % seed)
    answer, seats = policy_by_lot(dice), game.seats[seed % len(game.seats)]
    if game.box and seed % 2:
        game = box.by_lot(game, chance)
    options = game.begun_by(game.lots(chance, seats), None)

    def noting(look: Look, choice: Choice) -> Picks:
        found.update(repr((choice, look())).encode())
        return answer(look, choice)

    run = Run(game, Setup(seats, options=options), b"%d" % seed, [noting] * seats)
    while run.waiting and run.steps < STEPS:
        run.step(dice.randrange(run.waiting))
    return found.hexdigest()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_kept_is_what_would_be_made_anew(game: Game) -> None:
    seeds, anew = list(DEPTH.seeds(2 * DEPTH.tables)), {}
    for seed in seeds:
        forget(game)
        anew[seed] = asked(game, seed)
    for seed in (*seeds, *reversed(seeds)):
        assert asked(game, seed) == anew[seed]
