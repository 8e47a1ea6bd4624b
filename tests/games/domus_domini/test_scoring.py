"""The end of a game: places, points by source, and what is said of a tie."""

from typing import Any

from games.domus_domini import GAME
from games.kernel.contract.game import Result, Setup
from games.kernel.engine.text import Seat, Text


def ended(**abbeys: dict[str, Any]) -> Result:
    """The result of abbeys `a`, `b` … after the last round."""
    fields: dict[Any, Any] = {"round": 5, **dict(enumerate(abbeys.values()))}
    table = GAME.arrange(Setup(len(abbeys)), b"seed", fields)
    table.over = True
    return GAME.result(table)


def test_equal_places_are_shared_and_the_next_one_is_left_out() -> None:
    result = ended(a={"loi": 3}, b={"loi": 9}, c={"loi": 9}, d={"loi": 9, "money": 1}, e={"loi": 1, "cellerar": 2})
    assert [score.rank for score in result.scores] == [5, 2, 2, 1, 4]
    assert result.winners == (3,)


def test_points_are_told_by_source_and_only_where_there_are_any() -> None:
    abbey = {"loi": 50, "alms": 4, "lay_kloster": 1, "dogs": 1, "stage": {"cheese": 6}, "chapel": 2, "cellerar": 7}
    result = ended(a=abbey, b={})
    assert [(label.id, points) for label, points in result.scores[0].sources] == [
        ("points-road", 46),
        ("points-alms", 4),
        ("points-brothers", 2),
        ("points-dogs", 2),
        ("points-area", 10),
        ("points-chapel", 6),
        ("points-cellerar", 7),
    ]
    assert (result.scores[0].points, result.scores[1].sources) == (77, ())


def test_a_tie_says_what_decided_it() -> None:
    result = ended(a={"loi": 8, "money": 2, "saved": 3, "cellerar": 1}, b={"loi": 9, "money": 4}, c={"loi": 1})
    assert [score.note for score in result.scores] == [
        Text("tie-money", who=Seat(1), money=5, other=4),
        None,
        None,
    ]
    assert result.reason == Text("ended-after-rounds", count=5)


def test_of_equal_money_the_cellerar_decides_or_nothing() -> None:
    same = {"loi": 9, "money": 4}
    result = ended(a={**same, "loi": 8, "cellerar": 1}, b=same, c=same)
    assert [score.note for score in result.scores] == [
        Text("tie-cellerar", who=Seat(1), value=1, other=0),
        Text("tie-level"),
        Text("tie-level"),
    ]
