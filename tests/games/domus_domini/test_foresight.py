"""What is foreseen in phase 3a: only what is certain; what somebody has done before in it is not seen."""

from games.domus_domini.advice.imagination import going_on
from games.kernel.ahead.foresight import foreseen
from games.kernel.match import Match
from tests.games.domus_domini.test_prepared_turns import arranged
from tests.games.playing import give_each


def after_recruiting(match: Match) -> list[tuple[str, ...]]:
    """What seat 0 is offered after the next brother, as far as it is foreseen."""
    question = match.question(0)
    assert question is not None
    imagined = going_on(match.view(0), question[1])
    assert imagined is not None
    return [one.choice.values for one in foreseen(imagined, question[1], ("recruit",), lambda _look, _choice: ())]


def test_whether_the_way_to_the_chapel_is_closed_is_not_known_and_not_foreseen() -> None:
    match = arranged({0: {"money": 0, "veg": 3, "chapel": 1, "lay_chapel": 1, "lay_kloster": 1}, "phase": "build"})
    give_each(match, 0, "to_kloster", "to_field")
    assert after_recruiting(match) == []
    give_each(match, 0, "recruit")
    question = match.question(0)
    assert question is not None
    assert "to_chapel" not in question[1].values


def test_where_there_is_no_chapel_it_goes_on() -> None:
    match = arranged({0: {"money": 0, "veg": 3, "lay_kloster": 0}, "phase": "build"})
    assert after_recruiting(match) == [("recruit",)]


def test_nobody_came_back_from_a_full_chapel() -> None:
    match = arranged({0: {"money": 0, "veg": 3, "chapel": 1, "lay_chapel": 2, "lay_kloster": 0}, "phase": "build"})
    assert after_recruiting(match) == [("recruit", "to_kloster", "to_field")]
