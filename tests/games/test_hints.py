"""What stands beside an option or on a button is read whole: nothing is longer than the place it has in Discord."""

from collections.abc import Iterator

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from tests.games.playing import begin
from tests.games.saying import LANGUAGES, say

GAMES = find_games()

HINT, LABEL = 100, 100
"""What a select shows of an option's hint and of its label."""
BUTTON = 40
"""What a button shows that stands beside others."""
CARDS_BY_NAME = {"discard-these", "gain-these", "trash-these"}
"""Offers as long as the names of the cards in them, which are the rulebook's; so many that one button may be cut."""


def beside(choice: Choice) -> Iterator[tuple[int, Text]]:
    """What a question shows besides its prompt, and how long that may be."""
    for option in choice.options:
        yield LABEL, option.label
        if option.hint:
            yield HINT, option.hint
    for button in (choice.decline, choice.offer):
        if button and button.id not in CARDS_BY_NAME:
            yield BUTTON, button


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_options_and_buttons_are_shown_whole(game: Game, language: str) -> None:
    shown: dict[tuple[int, str], Text] = {}
    for seed, seats in enumerate((*game.seats, *game.seats)):
        player = begin(game, seats, seed)
        for _ in player.steps(400):
            for choice in player.match.open.values():
                shown.update({(room, repr(text)): text for room, text in beside(choice)})
    said = [(room, say(game.name, language, text)) for (room, _), text in shown.items()]
    assert [(len(words), words) for room, words in said if len(words) > room] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_hints_of_the_lobby_are_shown_whole(game: Game, language: str) -> None:
    values = [value for setting in game.settings({}) for value in setting.values]
    hints = [say(game.name, language, value.hint) for value in values if value.hint]
    assert [(len(words), words) for words in hints if len(words) > HINT] == []
