"""`/orders`: what its buttons carry."""

import pytest

from bot.commands.orders import mark
from bot.typed.catalogue import Question
from games.kernel.contract.discovery import find_games


@pytest.mark.parametrize(
    ("game", "question", "way", "known"),
    [
        ("dominion", "bishop.trash", 0, "5rl09gsn80y7"),
        ("domus_domini", "column.choose", 4, "2v2cajkifcgi0"),
        ("domus_domini", "defend.choose", 0, "1u21mshpidjh9"),
        ("domus_domini", "defend.choose", 1, "ih8msnsjo0on"),
        ("domus_domini", "defend.choose", 7, "2gk4450i57jzu"),
        ("monasterium", "dice.place", 0, "3ht7j3w4w1ord"),
    ],
)
def test_a_button_that_stands_in_discord_is_known_again(game: str, question: str, way: int, known: str) -> None:
    games = find_games()
    (standing,) = [each for each in games[game].standing if each.name == question]
    assert mark(Question(games[game], standing), standing.ways[way].order) == known
