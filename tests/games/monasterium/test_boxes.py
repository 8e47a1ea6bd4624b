"""Other boards than ours: what an owner of the box may print makes no rule break."""

from importlib import resources

import pytest

from games.kernel.choice import Choice
from games.kernel.game import Setup
from games.monasterium import GAME, action_phase, actions
from games.monasterium.action import read_action
from games.monasterium.board import BOARD, read_board

FILE = resources.files("games.monasterium").joinpath("board.toml").read_text(encoding="utf-8")


def test_a_bonus_action_is_lost_where_nothing_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {}})
    monkeypatch.setattr(actions, "open_levels", lambda *_: [])
    assert list(actions.any_action(table, table.schools[0], read_action("goods"))) == []


def test_a_six_may_go_anywhere_where_nothing_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {6: {"neutral": 1}}})
    monkeypatch.setattr(action_phase, "open_levels", lambda *_: [])
    choice = next(action_phase.take_turn(table, table.schools[0], [(6, 1, 0)]))
    assert isinstance(choice, Choice)
    assert choice.values == ("1", "2", "3", "4", "5")
    assert choice.default == ("2",)


def test_where_the_second_column_is_closed_a_six_usually_goes_to_the_first_open_one() -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {}})
    assert next(actions.questions.joker(table.schools[0], [3, 4])).default == ("4",)


def test_points_may_lie_on_the_path_and_count_as_those_of_the_window() -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {}})
    assert list(actions.take_points(table, table.schools[0], BOARD.column_bonus[2])) == []
    assert (table.schools[0].points, table.schools[0].sources["windows"]) == (2, 2)


def test_points_at_the_start_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARD, "start_points", read_board(FILE.replace("pp = 0", "pp = 3", 1)).start_points)
    result = GAME.result(GAME.new(Setup(2), b""))
    assert [(label.id, points) for label, points in result.scores[0].sources] == [
        ("points-start", 3),
        ("points-goods", 2),
    ]


def test_a_path_with_a_window_action_takes_it_without_a_way_out() -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {}})
    choice = next(actions.window(table, table.schools[0], read_action("take_window")))
    assert isinstance(choice, Choice)
    assert choice.least == 1
