"""What standing orders answer to the questions of Domus Domini."""

from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.standing import ALL_FED, COLUMN, DEFENCE, DEFENDED
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.standing_orders import Constant, Order, Way, ranked
from games.kernel.match import Match, Snapshot
from games.kernel.orders.standing_answers import answer_by


def picks(table: dict[Any, Any], order: Order, seat: int = 0, *moves: tuple[int, str]) -> tuple[str, ...] | None:
    """What the order answers to the question that the seat has to answer after these moves."""
    setup = Setup(2, "exact")
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"order", table))))
    for mover, value in moves:
        name, _ = match.question(mover) or ("", None)
        match.answer(mover, name, (value,))
    question = match.question(seat)
    assert question is not None
    assert question[1].standing in [each.at(gauge=question[1].standing.gauge) for each in GAME.standing]
    return answer_by(order, question[1])


def offered(ways: tuple[Way, ...], place: int) -> Order:
    return ways[place].order


@pytest.mark.parametrize(("pot", "answer"), [(0, "pass"), (3, "pass"), (4, "keep"), (9, "keep")])
def test_the_column_is_passed_on_while_the_pot_is_small(pot: int, answer: str) -> None:
    below_four = offered(COLUMN.ways, 3)
    assert picks({"phase": "column", "pot": pot, 0: {"money": 3}}, below_four) == (answer,)


@pytest.mark.parametrize(
    ("means", "order", "answer"),
    [
        ({"specials": ["herdsman"], "dogs": 1}, DEFENDED.order, "herdsman"),
        ({"dogs": 1}, DEFENDED.order, "dog"),
        ({"dogs": 1}, offered(DEFENCE.ways, 4), "dog"),
        ({"dogs": 1}, offered(DEFENCE.ways, 3), "no"),
        ({"dogs": 1}, DEFENCE.ways[-1].order, "no"),
    ],
    ids=["herdsman first", "then a dog", "up to field 20", "not beyond field 15", "never"],
)
def test_one_defends_oneself_as_far_as_it_is_worth_it(means: dict[str, Any], order: Order, answer: str) -> None:
    table = {"phase": "attack", 0: {"pos": 18, "lay_kloster": 1}, 1: {"pos": 18, **means}}
    assert picks(table, order, 1, (0, "1")) == (answer,)


@pytest.mark.parametrize(
    ("wishes", "money", "answer"),
    [
        (("12", "9", "6"), 20, ("12",)),
        (("12", "9", "6"), 10, ("9",)),
        (("12", "9", "6"), 7, ("6",)),
        (("12",), 7, None),
    ],
)
def test_the_first_affordable_cellerar_is_hired(
    wishes: tuple[str, ...], money: int, answer: tuple[str, ...] | None
) -> None:
    table = {"phase": "cellerar", "cellerar_market": [6, 9, 12], 0: {"money": money}}
    assert picks(table, ranked(wishes)) == answer


def test_who_has_a_cellerar_is_asked_about_another_question() -> None:
    table = {"phase": "cellerar", "cellerar_market": [6, 12], 0: {"money": 20, "cellerar": 9}}
    assert picks(table, Constant(())) == ()


@pytest.mark.parametrize(("vegetables", "answer"), [(1, "1"), (2, "2"), (6, "2")])
def test_the_cloister_is_fed_with_as_many_as_possible(vegetables: int, answer: str) -> None:
    table = {"phase": "feed", 0: {"veg": vegetables, "lay_kloster": 5}}
    assert picks(table, ALL_FED.order) == (answer,)
