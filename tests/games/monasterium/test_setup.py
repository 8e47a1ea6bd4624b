"""The table before the first round, options, tables for cases, and what is refused."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from games.kernel.contract.game import RULES, BadSetup, Pace, Setup, decode_state, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.match import Match, Snapshot
from games.monasterium import GAME
from games.monasterium.board import board_for
from games.monasterium.table import School, Table


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_orders_of_each_category_are_open(seats: int) -> None:
    table = GAME.new(Setup(seats), b"%d" % seats)
    assert Counter(table.board.orders[name].category for name in table.orders) == {"A": 2, "B": 2, "C": 2}
    assert len(set(table.orders)) == 6


def test_a_checkpoint_keeps_the_short_names_of_older_ones() -> None:
    stored = msgspec.msgpack.decode(encode_state(GAME.new(Setup(2), b"")))
    stored["schools"][1] |= {"inf": 4, "ros": 3, "pp": 7}
    table = decode_state(GAME, msgspec.msgpack.encode(stored))
    assert isinstance(table, Table)
    school = table.schools[1]
    assert (school.influence, school.rosary, school.points) == (4, 3, 7)


def test_anybody_may_begin() -> None:
    assert {GAME.new(Setup(4), b"%d" % seed).start_player for seed in range(60)} == {0, 1, 2, 3}


def test_the_next_game_begins_with_anybody_and_keeps_its_turns() -> None:
    options = GAME.begun_by({"turns": "more"}, 2)
    assert GAME.new(Setup(3, options=options), b"").start_player == 2
    assert GAME.again(options) == {"turns": "more"}
    assert GAME.lobby.next_first(GAME.result(GAME.new(Setup(2), b"")), Chance(b"")) is None
    assert GAME.draw(options, Chance(b"")) == options


def test_several_turns_in_a_row_can_be_set_and_are_announced() -> None:
    (setting,) = GAME.settings({"turns": "more"})
    assert (setting.chosen, [value.name for value in setting.values]) == (("more",), ["one", "more"])
    assert GAME.settings({})[0].chosen == ("one",)
    assert len(GAME.announce({"turns": "more"})) == len(GAME.announce({})) + 1


def arranged(setup: Setup, fields: dict[Any, Any]) -> Match:
    """The match of a table put together by hand."""
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"", fields))))


@pytest.mark.parametrize(("seats", "turns"), [(2, 3), (3, 2), (4, 2)])
def test_several_turns_in_a_row_are_three_for_two_players_else_two(seats: int, turns: int) -> None:
    match = arranged(Setup(seats, "exact", {"turns": "more"}), {"pool": {n: {"neutral": 2} for n in (2, 3, 4)}})
    for taken in range(turns):
        question = match.question(0)
        assert question is not None, taken
        if question[1].key == "dice.take":
            match.answer(0, question[0], question[1].values[:1])
        question = match.question(0)
        assert question is not None
        match.answer(0, question[0], ("2",))
    assert match.question(0) is None or match.view(0).phase == "place"
    assert sum(count for _, count in match.view(0).schools[0].goods) == 2 * turns


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1),
        Setup(5),
        Setup(2, options={"first": 2}),
        Setup(2, options={"turns": "many"}),
        Setup(2, options={"colour": "red"}),
    ],
)
def test_what_makes_no_game_is_refused(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        GAME.new(setup, b"")


def test_options_that_there_are_not_are_refused_everywhere() -> None:
    for refusing in (GAME.announce, GAME.again, lambda options: GAME.draw(options, Chance(b""))):
        with pytest.raises(BadSetup):
            refusing({"colour": "red"})


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"weather": "fine"}, "a table of Monasterium has no 'weather'"),
        ({2: {}}, "a table of Monasterium has no 2"),
        ({"phase": "sleep"}, "there is no phase 'sleep'; there are place, act"),
        ({"orders": ["A1", "Z9"]}, "there is no order Z9"),
        ({0: {"gold": 1}}, "a school has no gold"),
        ({0: {"sent": ["V-1"]}}, "there is no novice 'V-1'"),
        ({"cloister": {"F": {}}}, "there is no cloister 'F'"),
        ({"cloister": {"A": {"b5": 0}}}, "cloister A has no 'b5'"),
        ({"pool": {7: {}}}, "there is no dice space 7"),
        ({"pool": {1: {"red": 1}}}, "a dice space has no 'red'"),
    ],
)
def test_a_table_that_is_not_understood_is_refused(fields: dict[Any, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        GAME.arrange(Setup(2), b"", fields)


def test_a_case_may_name_what_was_placed_ahead_and_the_year_of_an_order() -> None:
    table = GAME.arrange(Setup(2), b"", {0: {"ahead": {3: 2}, "placing": 1, "orders_done": {"A1": 2}}})
    found = GAME.cases.inspect(table)
    assert found[0]["ahead"][3] == 2
    assert found[0]["orders_done"] == {"A1": 2}
    assert found["pool"][3]["neutral"] == 2


def test_foretold_dice_must_be_as_many_as_are_rolled() -> None:
    setup = Setup(2)
    table = GAME.arrange(setup, b"", {0: {"neutral": 2}, 1: {"neutral": 0}})
    table.chance.foretold = [["1"]]
    with pytest.raises(ValueError, match="2 dice are rolled"):
        Match(GAME, setup, Snapshot(0, 0, encode_state(table)))


@pytest.mark.parametrize("seat", [0, None])
def test_what_is_seen_can_be_kept_by_what_it_is(seat: int | None) -> None:
    match = Match.begin(GAME, Setup(3), b"kept")
    assert {match.view(seat): "picture"}[match.view(seat)] == "picture"


@pytest.mark.parametrize(("pace", "rules", "rolled"), [("turn", RULES, 2), ("exact", RULES, 0), ("exact", 1, 2)])
def test_dice_lie_there_at_the_beginning_only_where_all_place_at_once(pace: Pace, rules: int, rolled: int) -> None:
    """B13: and in games begun under the first rules, which go on as they were."""
    table = GAME.new(Setup(2, pace, rules=rules), b"")
    assert sum(bool(me.rolled) for me in table.schools) == rolled


def test_a_table_without_a_set_up_has_the_board_of_the_program() -> None:
    assert Table(chance=Chance(b""), schools=[School(seat=seat) for seat in range(3)], cloisters={}).board is board_for(
        3
    )
