"""Other boards than ours: what an owner of the box may print makes no rule break."""

from collections import Counter
from typing import Any

import pytest

from games.kernel.contract.game import Game, Setup
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.monasterium import GAME
from games.monasterium.action import read_action
from games.monasterium.board import board_for
from games.monasterium.events import Reached, Sent
from games.monasterium.rules import action_phase, actions, novices
from tests.games.boxes import printed


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
    assert next(actions.questions.joker(table.board, table.schools[0], {3: (0,), 4: (0,)})).default == ("4",)


def test_points_may_lie_on_the_path_and_count_as_those_of_the_window() -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {}})
    assert list(actions.take_points(table, table.schools[0], board_for(2).column_bonus[2])) == []
    assert (table.schools[0].points, table.schools[0].sources["windows"]) == (2, 2)


def test_points_at_the_start_are_told_apart() -> None:
    game = printed(GAME, ("pp = 0", "pp = 3"))
    result = game.result(game.new(Setup(2, options=game.begun_by({}, None)), b""))
    assert [(label.id, points) for label, points in result.scores[0].sources] == [
        ("points-start", 3),
        ("points-goods", 2),
    ]


def test_a_path_with_a_window_action_takes_it_without_a_way_out() -> None:
    table = GAME.arrange(Setup(2), b"", {"pool": {}})
    choice = next(actions.window(table, table.schools[0], read_action("take_window")))
    assert isinstance(choice, Choice)
    assert choice.least == 1


def begun(game: Game, seats: int = 2) -> Any:
    """The table of a new game, with the board it carries."""
    return game.new(Setup(seats, options=game.begun_by({}, None)), b"")


def test_there_are_as_many_windows_orders_and_fields_as_are_printed() -> None:
    """A33, A34, A35"""
    table = begun(printed(GAME, ("stack = 2", "stack = 3"), ("open = 2 ", "open = 4 "), ("start = 1 ", "start = 7 ")))
    assert {here.windows for here in table.cloisters.values()} == {6}
    assert Counter(name[0] for name in table.orders) == {"A": 4, "B": 2, "C": 2}
    assert [me.messenger for me in table.schools] == [7, 7]


def test_each_side_of_the_board_has_a_path_of_its_own() -> None:
    """A29"""
    game = printed(GAME, ('{ bonus = "window" },                                 # field 5: house\n', ""))
    assert [begun(game, seats).board.length for seats in GAME.seats] == [19, 20, 20]
    facts = {entry.name: entry.facts for entry in game.book.entries}
    assert (facts["messenger"].args["sides"], facts["bonus_window"].args["sides"]) == (2, 2)
    lost = printed(GAME, *[('bonus = "extra_die"', 'bonus = "goods"')] * 2)
    facts = {entry.name: entry.facts for entry in lost.book.entries}
    assert [part.args["count"] for part in facts["bonus_extra_die"].args.values() if isinstance(part, Text)] == [0, 2]


def test_a_walk_field_is_reached_from_the_buildings_printed_beside_it() -> None:
    """A36"""
    game = printed(GAME, ('"PWGP", walk = ["1/2", "2/3", "3/4", "4/1"]', '"PWGP", walk = ["1", "1/3", "4"]'))
    table = begun(game)
    table.cloisters["A"].buildings = [None, None, 0, 1]
    me = table.schools[0]
    assert [place for place in novices.free_places(table, me) if place.startswith("A.k")] == ["A.k2"]
    assert [table.places[f"A.k{at}"].label for at in (1, 2, 3)] == ["A/1", "A1/3", "A/4"]


def test_the_chronicle_names_what_the_own_board_has_printed() -> None:
    game = printed(GAME, ('bonus = "window" },', 'bonus = "2_soup" },'))
    table = begun(game)
    table.schools[0].messenger = 4
    assert list(actions.move(table, table.schools[0], read_action("move_1"))) == []
    actions.settle_in(table, table.schools[0], table.places["A.k4"], "IV-1")
    reached, _, sent = [deed.args for event in table.news[-3:] if (deed := event.deed(None))]
    assert reached["bonus"] == Text("good", good="soup", count=2)
    assert sent["place"] == Text("where", label="A4/1")


def test_the_chronicle_of_games_that_carry_no_board_is_as_it_was() -> None:
    table = GAME.new(Setup(2), b"")
    table.schools[0].messenger = 19
    _ = next(actions.move(table, table.schools[0], read_action("move_1")))
    actions.settle_in(table, table.schools[0], table.places["A.k1"], "IV-1")
    assert table.news[-2:] == [Reached(0, 20), Sent(0, "IV-1", "A.k1", "walk", 0, "")]
    reached, sent = [deed.args for event in table.news[-2:] if (deed := event.deed(None))]
    assert (reached["bonus"], sent["place"]) == (Text("action-die"), Text("where", label="A1/2"))
