"""What is foreseen of a turn of the action phase: whether it is the last one of several in a row is not seen."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.ahead.foresight import followed, foreseen
from games.kernel.ahead.rehearsal import Unknown
from games.kernel.engine.choice import Choice, Effect
from games.monasterium.advice.foresight import going_on, one_turn
from games.monasterium.advice.imagination import imagined
from tests.games.kernel.toy import ask
from tests.games.monasterium.test_prepared_turns import USUAL, arranged, asked_of
from tests.games.playing import give


def test_nothing_is_foreseen_of_a_question_outside_a_turn() -> None:
    match = arranged({"pool": {6: {"neutral": 1}, 3: {"neutral": 1}}})
    assert going_on(match.view(0), replace(asked_of(match, 0), key="roll.reroll")) is None


def test_what_is_asked_after_a_roll_is_unknown() -> None:
    seen = arranged({"pool": {6: {"neutral": 1}, 3: {"neutral": 1}}}).view(0)
    table = imagined(seen, 0)

    def turn() -> Effect[None]:
        yield from ask(0, "take", "gold", "spices")
        _ = table.chance.below(0, 6)
        yield from ask(0, "reroll", "gold", "spices")

    going = one_turn(turn(), table, seen)
    assert isinstance(next(going), Choice)
    with pytest.raises(Unknown):
        going.send(("gold",))


@pytest.mark.parametrize(("turns", "over"), [("one", True), ("more", False)])
def test_a_turn_is_over_unless_another_one_may_follow_at_once(turns: str, over: bool) -> None:
    match = arranged({"pool": {6: {"neutral": 1}, 3: {"neutral": 1}}}, turns=turns)
    asked = asked_of(match, 0)
    imagined = going_on(match.view(0), asked)
    assert imagined is not None
    row = foreseen(imagined, asked, ("6",), USUAL)
    assert row
    assert [one.ends for one in row] == [*(False for _ in row[1:]), over]


def test_an_action_of_this_turn_is_used_where_it_goes_on_from_an_action() -> None:
    match = arranged({"pool": {2: {"neutral": 3}}, 0: {"soup": 5, "sent": ["I-2", "II-2"]}})
    give(match, 0, "dice.count", "3")
    give(match, 0, "act.choose", "row2")
    asked = asked_of(match, 0)
    assert asked.values == ("standard", "row1")
    imagined = going_on(match.view(0), asked)
    assert imagined is not None
    row = foreseen(imagined, asked, ("standard",), USUAL)
    assert [(one.choice.key, one.choice.values[-1], one.ends) for one in row] == [("act.choose", "row1", True)]


@pytest.mark.parametrize(
    ("pace", "more", "ended"),
    [
        ("turn", {}, False),
        ("exact", {}, True),
        ("turn", {"year": 3, "round_in_year": 2}, True),
        ("turn", {0: {"placing": 2}}, True),
        ("turn", {"pool": {6: {"neutral": 3}, 3: {"neutral": 1}}}, True),
    ],
    ids=["it places ahead", "in turns", "the last round", "placed already", "it has another turn"],
)
def test_a_turn_after_which_dice_are_placed_ahead_is_not_the_end(pace: str, more: dict[Any, Any], ended: bool) -> None:
    match = arranged({"pool": {6: {"neutral": 1}, 3: {"neutral": 1}}, **more}, pace=pace)
    asked = asked_of(match, 0)
    imagined = going_on(match.view(0), asked)
    assert imagined is not None
    assert followed(imagined, asked, ("3",), USUAL) == ((), ended)
