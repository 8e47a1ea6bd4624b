"""Games tell how they went in numbers that many games can be compared by, for all game folders."""

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.chance import Chance
from games.kernel.selfplay import play_out
from tests.games.saying import LANGUAGES, say

GAMES = find_games()


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_there_is_a_named_number_for_each_seat_or_one_for_the_table(game: Game) -> None:
    seats = max(game.seats)
    setup = Setup(seats, options=game.lots(Chance(bytes(32)), seats))
    fresh, over = (
        game.new(setup, b"seed"),
        play_out(game, setup, b"seed", [game.mind.player(game.mind.levels[0])] * seats),
    )
    for state in (fresh, over):
        for label, numbers in game.words.measures(state).items():
            assert len(numbers) in (1, seats)
            assert all(say(game.name, language, label) for language in LANGUAGES)
    assert game.words.measures(over).keys() >= game.words.measures(fresh).keys()
