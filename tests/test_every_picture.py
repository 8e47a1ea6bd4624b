"""Whole games by lot, for every number of seats and both languages: every picture of them can be read on a phone."""

import pytest

from bot.language.phrases import LANGUAGES, Language
from games.kernel.contract.discovery import find_games
from renderers.domus_domini.asking.sheet import MOST
from renderers.surface.canvas import READABLE
from renderers.surface.sheet import LOW, TALLEST, WIDTH
from tests.depth import chosen
from tools.pictures.readable import SMALL_SHARE, pictures

GAMES = find_games()
TABLES = [(name, seats, LANGUAGES[seats % 2]) for name, game in GAMES.items() for seats in game.seats]
FULL = [(name, max(game.seats)) for name, game in GAMES.items()]
OTHERS = [(name, seats, LANGUAGES[1 - seats % 2]) for name, seats in FULL]
"""Where most must find room, in the other language, too."""
KILOBYTES = 120
SHOWN, SMALLEST = 300, 9
"""How wide a phone of 360 pixels shows a picture at least, and how high its smallest letters are there."""
LOW_HANDS = {"dominion": LOW}
"""How high the pictures of a person's questions are at most, besides those that are as high as a table."""
LOW_QUESTIONS = {"domus_domini": MOST}
"""The same, where the picture of who is asked nothing may be higher."""


@pytest.mark.parametrize(("name", "seats", "language"), [*TABLES, *chosen().some(OTHERS, 1)])
def test_every_picture_of_a_whole_game_can_be_read_on_a_phone(name: str, seats: int, language: Language) -> None:
    for drawn in pictures(GAMES[name], seats, language, seats, chosen().moments):
        assert not list(drawn.breaches()), drawn.name
        assert len(drawn.picture.data) <= KILOBYTES * 1024, drawn.name
        assert drawn.picture.alt
        assert drawn.smallest * SHOWN / drawn.sheet.width >= SMALLEST, drawn.name
        if drawn.name.startswith("hand"):
            assert drawn.sheet.height <= LOW_HANDS.get(name, TALLEST), drawn.name
        if drawn.name.startswith("hand: ") and drawn.name != "hand: waiting":
            assert drawn.sheet.height <= LOW_QUESTIONS.get(name, TALLEST), drawn.name


def test_what_readable_means() -> None:
    assert (READABLE, SMALL_SHARE, TALLEST / WIDTH, LOW / WIDTH) == (34, 0.25, 1.4, 0.8)
