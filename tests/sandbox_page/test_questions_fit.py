"""Whatever is asked fits a phone: the messages of whole games, as a person sees them; and how a game ended does."""

import pytest

from bot.language.phrases import LANGUAGES, Language
from games.kernel.contract.discovery import find_games
from tests.depth import chosen
from tools.benchmarks.playing.heights import figures, result_screens, screens

MEDIAN, NEARLY_ALL, EACH = 1.0, 1.15, 1.35
"""The most screens of the middle message, of nine in ten, and of each."""
GAMES = find_games()
RESULTS = [(name, seats, LANGUAGES[seats % 2]) for name, game in GAMES.items() for seats in game.seats]
FULL = [(name, max(game.seats), language) for name, game in GAMES.items() for language in LANGUAGES]
TABLES = [(seats, language) for seats in (3, 2, 6) for language in LANGUAGES]


@pytest.mark.long
@pytest.mark.parametrize(("seats", "language"), chosen().some(TABLES, 0))
@pytest.mark.parametrize("name", GAMES)
async def test_a_question_fits_a_screen(name: str, seats: int, language: Language) -> None:
    game = GAMES[name]
    heights = await screens(game, 40, language, min(seats, game.seats[-1]))
    median, nearly_all, highest = figures(heights)
    assert median <= MEDIAN
    assert nearly_all <= NEARLY_ALL
    assert highest <= EACH


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "language"), [*FULL, *chosen().some(RESULTS)])
async def test_how_a_game_ended_fits_a_screen(name: str, seats: int, language: Language) -> None:
    assert await result_screens(GAMES[name], language, seats) <= 1
