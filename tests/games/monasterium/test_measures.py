"""What Monasterium tells to compare many games by."""

import pytest

from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text
from games.monasterium import GAME
from tests.games.saying import LANGUAGES, say

TABLE = {
    0: {"sent": ["I-1", "I-2", "IV-5"], "window": ["AB", "", "C"], "personal_dice": 2, "orders_done": ["A1"]},
    1: {"flipped": [True, False, False, False, False], "extra": [False, True, True, True]},
}


def test_told_are_novices_windows_dice_orders_and_points_by_round() -> None:
    table = GAME.arrange(Setup(2), b"", TABLE)
    table.schools[0].rounds, table.schools[1].rounds = [4, 9], [3, 12]
    measures = GAME.words.measures(table)
    assert measures[Text("measure-row", row="I")] == (2, 0)
    assert measures[Text("measure-row", row="IV")] == (1, 0)
    assert measures[Text("measure-windows")] == (3, 0)
    assert measures[Text("measure-dice")] == (2, 1)
    assert measures[Text("measure-orders")] == (1, 0)
    assert measures[Text("measure-tiles")] == (0, 1)
    assert measures[Text("measure-extra")] == (0, 1)
    assert measures[Text("measure-points", round=2)] == (9, 12)
    assert Text("measure-points", round=3) not in measures


@pytest.mark.parametrize("language", LANGUAGES)
def test_measures_have_names(language: str) -> None:
    table = GAME.arrange(Setup(2), b"", TABLE)
    table.schools[0].rounds, table.schools[1].rounds = [4], [3]
    assert all(say("monasterium", language, label) for label in GAME.words.measures(table))
