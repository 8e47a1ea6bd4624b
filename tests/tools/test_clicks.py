"""How much people have to press who always press the coloured button: whole games, on the controls as drawn."""

from statistics import fmean

import pytest

from bot.language.phrases import Phrasebook, Speaker
from games.kernel.contract.discovery import find_games
from tools.benchmarks.playing.clicks import by_set, played

GAMES = find_games()
BOOK = Phrasebook.load(strict=True)


def speaker(game: str, seats: int) -> Speaker:
    return BOOK.speaker("de", [f"P{seat}" for seat in range(seats)], game=game)


def test_a_turn_of_dominion_takes_hardly_more_than_one_press() -> None:
    found = [game for _, game in by_set(GAMES["dominion"], 2, speaker("dominion", 2))]
    assert len(found) == 26
    assert fmean(game.presses.total() / game.spans for game in found) <= 1.3


@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_of_domus_domini_asks_each_three_times_at_most(seats: int) -> None:
    say, game = speaker("domus_domini", seats), GAMES["domus_domini"]
    found = [played(game, {}, seats, seed, say, "coloured") for seed in range(2)]
    assert sum(one.asked.total() for one in found) / sum(one.spans for one in found) <= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_monasterium_asks_each_45_times_at_most(seats: int) -> None:
    game = played(GAMES["monasterium"], {}, seats, 1, speaker("monasterium", seats), "coloured")
    assert game.asked.total() / seats <= 45


def test_who_chooses_by_hand_in_monasterium_is_asked_90_times_at_most() -> None:
    game = played(GAMES["monasterium"], {}, 2, 1, speaker("monasterium", 2), "by hand")
    assert game.asked.total() / 2 <= 90
    assert not game.asked["send.place"]


def test_whoever_answers_by_hand_is_asked_more_often() -> None:
    say, game = speaker("domus_domini", 2), GAMES["domus_domini"]
    coloured, by_hand = (played(game, {}, 2, 1, say, people) for people in ("coloured", "by hand"))
    assert coloured.asked.total() == coloured.presses.total() < by_hand.asked.total() < by_hand.presses.total()
