"""Nothing is ever lost: in games played by lot everything is counted after every step, for all game folders.

Law: a step that loses or makes something fails here with the seed and the number of the step.
"""

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.chance import Chance
from tests.depth import chosen
from tools.simulate.by_lot import simulated

GAMES = find_games()
DEPTH = chosen()
ROUNDS = DEPTH.census_games // 4

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


@every_game
@pytest.mark.parametrize("first", range(0, 4 * ROUNDS, ROUNDS))
def test_nothing_is_lost_in_games_by_lot(game: Game, first: int) -> None:
    for seed in range(DEPTH.first_seed + first, DEPTH.first_seed + first + ROUNDS):
        seats = game.seats[seed % len(game.seats)]
        played = simulated(game, seats, seed, cap=50 * seats)
        assert played.steps > 0


@every_game
def test_lots_differ_and_follow_from_chance(game: Game) -> None:
    for seats in game.seats:
        tables = [game.new(Setup(seats, options=game.lots(Chance(b"%d" % seed), seats)), b"") for seed in range(8)]
        again = game.new(Setup(seats, options=game.lots(Chance(b"0"), seats)), b"")
        assert game.cases.census(again) == game.cases.census(tables[0])
        assert all(count >= 0 for table in tables for count in game.cases.census(table).values())
