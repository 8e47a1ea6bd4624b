"""What a person may leave to the advice with one press: the rest of what is decided in one go; and, where others decide
first, what lies ready until then.
"""

from typing import Any

import pytest

from games.domus_domini.ahead.onward import ATTACKS, BUILDING, LOOKING, ROAD, onward, rest
from games.domus_domini.standing import MARKET
from games.kernel.ahead.prepared import ANYTHING, PreparedTurn, left_to_advice
from games.kernel.engine.choice import Picks
from games.kernel.engine.standing_orders import ADVISED, Constant
from games.kernel.engine.text import Text
from games.kernel.match import Match
from tests.games.domus_domini.test_prepared_turns import arranged
from tests.games.playing import give_each

RICH = {"money": 9, "veg": 2, "lay_kloster": 3, "chapel": 1, "lay_chapel": 1, "pos": 12}
NONE = frozenset[str]()


def at(phase: str, seat: int = 0, pace: str = "turn", **fields: Any) -> Match:
    """Four rich abbeys in this phase; it is this seat's turn, and seat 0 has the column."""
    rich = dict.fromkeys(range(4), RICH)
    return arranged({**rich, "phase": phase, "seat": seat, "start_player": 0, **fields}, 4, pace)


def belongs(match: Match, seat: int, picks: Picks) -> frozenset[str]:
    """What belongs to this answer of the seat."""
    _, choice = match.question(seat) or pytest.fail("nothing is asked")
    return onward(match.view(seat), choice, picks)


def test_who_keeps_the_column_looks_for_a_cellerar_and_builds() -> None:
    assert belongs(at("column"), 0, ("keep",)) == LOOKING | BUILDING
    assert belongs(at("column"), 0, ("pass",)) == NONE


def test_market_and_building_belong_to_the_cellerar() -> None:
    assert belongs(at("cellerar"), 0, ()) == BUILDING


def test_building_goes_on_until_it_is_done() -> None:
    assert belongs(at("market"), 0, ("0",)) == BUILDING
    assert belongs(at("market", pace="exact"), 0, ("0",)) == NONE
    assert belongs(at("build"), 0, ("garden",)) == BUILDING
    assert belongs(at("build"), 0, ()) == NONE


def test_only_the_last_to_attack_goes_on_to_the_road() -> None:
    assert belongs(at("attack"), 0, ("1",)) == ATTACKS
    assert belongs(at("attack"), 0, ()) == NONE
    assert belongs(at("attack", 3), 3, ("1",)) == ATTACKS | ROAD
    assert belongs(at("attack", 3), 3, ()) == ROAD
    assert belongs(at("attack", 3, round=5), 3, ()) == NONE


def test_feeding_belongs_to_marching() -> None:
    assert belongs(at("march"), 0, ("1",)) == ROAD
    assert belongs(at("march", pace="exact"), 0, ("1",)) == NONE


@pytest.mark.parametrize(
    ("phase", "seat", "picks", "words"),
    [
        ("column", 0, ("keep",), "rest-cellerar-build"),
        ("cellerar", 0, (), "rest-market-build"),
        ("market", 0, ("0",), "rest-of-building"),
        ("attack", 0, ("1",), "rest-attacks"),
        ("attack", 3, ("1",), "rest-to-feeding"),
    ],
)
def test_how_far_it_goes_is_said(phase: str, seat: int, picks: Picks, words: str) -> None:
    match = at(phase, seat)
    _, choice = match.question(seat) or pytest.fail("nothing is asked")
    assert rest(match.view(seat), choice, picks) == Text(words)


# what lies ready


def test_what_others_decide_before_lies_ready_until_it_comes() -> None:
    match = at("cellerar")
    assert left_to_advice(match, 0, BUILDING, 5) is None, "it is asked now"
    give_each(match, 0, None)
    assert left_to_advice(match, 0, BUILDING, 5) == PreparedTurn(5, rules={ANYTHING.name: ADVISED})
    assert left_to_advice(match, 0, ROAD, 5) is None
    assert left_to_advice(match, 0, BUILDING, 4) is None, "that is over"


def test_rules_set_by_hand_count_there_too() -> None:
    match = at("cellerar")
    give_each(match, 0, None)
    nothing = Constant(("0",))
    own = PreparedTurn(0, rules={MARKET.name: nothing, ANYTHING.name: ADVISED}, own=(MARKET.name,))
    found = left_to_advice(match, 0, BUILDING, 5, own)
    assert found is not None
    assert (found.rules, found.own) == ({ANYTHING.name: ADVISED, MARKET.name: nothing}, own.own)


def test_nothing_lies_ready_where_nothing_is_to_come() -> None:
    match = at("attack")
    give_each(match, 0, None)
    assert left_to_advice(match, 0, ATTACKS | ROAD, 6) is None
