"""What standing orders answer to the questions of Monasterium."""

from typing import Any

import pytest

from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.standing_orders import Order
from games.kernel.match import Match, Snapshot
from games.kernel.orders.standing_answers import answer_by
from games.monasterium import GAME, standing
from games.monasterium.events import OrderMet, PaneBuilt, Sent


def answered(table: dict[Any, Any], order: Order, dice: list[list[str]] | None = None) -> tuple[str, ...] | None:
    """What the order answers to the first question of this table."""
    setup = Setup(2, "exact")
    state = GAME.arrange(setup, b"order", table)
    state.chance.foretold = dice or []
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(state)))
    question = match.question(0)
    assert question is not None
    assert question[1].standing in GAME.standing
    return answer_by(order, question[1])


ALONE = {2: {"personal": {1: 1}}}
ON_THREE = {0: {"messenger": 2}, "pool": {5: {"neutral": 1}, **ALONE}}
GOODS = {0: {"messenger": 12, "tool": 1, "soup": 1}, "pool": {5: {"neutral": 1}, **ALONE}}
DIE = {0: {"messenger": 9}, "pool": {5: {"neutral": 1}, **ALONE}}


@pytest.mark.parametrize(
    ("table", "order", "answer"),
    [
        ({"pool": {3: {"neutral": 5}}}, standing.AS_MANY.order, "3"),
        ({"pool": {3: {"neutral": 2}}}, standing.AS_MANY.order, "2"),
        ({"pool": {3: {"neutral": 5}}}, standing.COUNT.ways[1].order, "1"),
        (ON_THREE, standing.ROSARY.order, "rosary"),
        (ON_THREE, standing.INFLUENCE.order, "influence"),
        (GOODS, standing.DEAREST.order, "book"),
        (GOODS, standing.SOUP.order, "soup"),
        (DIE, standing.TAKEN.order, "yes"),
        (DIE, standing.REFUSED.order, "no"),
    ],
)
def test_an_order_answers(table: dict[Any, Any], order: Order, answer: str) -> None:
    assert answered(table, order) == (answer,)


def test_the_usual_number_is_the_one_most_dice_show() -> None:
    table = {0: {"neutral": 3}, 1: {"neutral": 1}}
    assert answered(table, standing.MOST_DICE.order, [["5", "2", "5"], ["1"]]) == ("5",)


@pytest.mark.parametrize(
    ("event", "thing"),
    [
        (Sent(0, "I-1", "A.b1", "P", 1, "tool"), "building_p"),
        (Sent(0, "III-1", "A.chapel", "chapel", 0, ""), "chapel"),
        (Sent(0, "IV-1", "A.k1", "walk", 0, ""), "cloister_walk"),
        (PaneBuilt(0, "A", "W1-1", 0), "church_window"),
        (OrderMet(0, "B3", 7), "order_b3"),
    ],
)
def test_favourites_are_counted_by_what_can_be_looked_up(event: Any, thing: str) -> None:
    assert event.used == (thing,)
    assert thing in {entry.name for entry in GAME.book.entries}
