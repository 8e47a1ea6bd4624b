"""What the questions of Monasterium say, as far as one decides by it."""

from typing import Any

import pytest

from games.kernel.choice import Choice
from games.kernel.game import Setup
from games.monasterium import GAME, questions
from games.monasterium.board import board_for
from tests.games.saying import say


def asked_of_the_six(school: dict[str, Any], language: str) -> list[str]:
    """What stands beside the columns when a six is laid down."""
    me = GAME.arrange(Setup(2), b"asked", {0: school}).schools[0]
    choice = next(questions.joker(board_for(2), me, range(5)))
    assert isinstance(choice, Choice)
    return [say("monasterium", language, option.hint) if option.hint else "" for option in choice.options]


@pytest.mark.parametrize(
    ("language", "hints"),
    [
        (
            "de",
            [
                "auch die freigeschaltete Aktion der Reihe I",
                "umgedreht: 1 Punkt · auch die freigeschalteten Aktionen der Reihen II und III",
                "",
                "umgedreht: 1 Punkt",
                "",
            ],
        ),
        (
            "en",
            [
                "also the unlocked action of row I",
                "flipped: 1 point · also the unlocked actions of rows II and III",
                "",
                "flipped: 1 point",
                "",
            ],
        ),
    ],
)
def test_a_six_is_told_what_is_unlocked_and_flipped(language: str, hints: list[str]) -> None:
    school = {"sent": ["I-1", "II-2", "III-2", "IV-3"], "flipped": [False, True, False, True, False]}
    assert asked_of_the_six(school, language) == hints
