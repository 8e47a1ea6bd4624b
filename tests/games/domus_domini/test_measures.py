"""What Domus Domini tells to compare many games by."""

from games.domus_domini import GAME
from games.domus_domini.board import BOARD
from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text


def test_told_are_stages_food_and_letters_by_round() -> None:
    table = GAME.new(Setup(2), b"seed")
    table.abbeys[1].stage["brewery"] = 2
    table.abbeys[1].saved = 9
    table.abbeys[0].rounds, table.abbeys[1].rounds = [4, 9], [3, 12]
    measures = GAME.words.measures(table)
    assert measures[Text("measure-stage", area=Text("area-brewery"))] == (0, 2)
    assert measures[Text("measure-food")] == (0, BOARD.areas["brewery"].stages[1].food)
    assert measures[Text("measure-savings")] == (0, 9)
    assert measures[Text("measure-letters", round=2)] == (9, 12)
    assert Text("measure-letters", round=3) not in measures
