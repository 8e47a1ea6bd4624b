"""What is foreseen of a turn of the action phase: whether it is the last one of several in a row is not seen."""

import pytest
from msgspec.structs import replace

from games.kernel.ahead.foresight import foreseen
from games.kernel.ahead.rehearsal import Unknown
from games.kernel.engine.choice import Choice, Effect
from games.monasterium.advice.foresight import going_on, one_turn
from games.monasterium.advice.imagination import imagined
from tests.games.kernel.toy import ask
from tests.games.monasterium.test_prepared_turns import USUAL, arranged, asked_of


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
