"""The table in words says what the picture shows: prices, marks, mat, Prizes, tokens, turns."""

from typing import Any

import msgspec
import pytest

from games.dominion.told.in_words import tell_hand, tell_table
from games.dominion.view import PileView, SeatView, TurnView, View
from tests.games.saying import LANGUAGES, say

SEATS = tuple(SeatView(seat, 5, 10, 3, "copper", (), (), 0, 7 + seat) for seat in range(2))
VIEW = View(0, ("copper",), (), (), SEATS, (), TurnView(0, 7, "buy", 1, 1, 3), over=False)


def told(language: str = "en", **changes: Any) -> list[str]:
    """The table in words, with these fields of the view changed."""
    return [say("dominion", language, line) for line in tell_table(msgspec.structs.replace(VIEW, **changes))]


def held(**changes: Any) -> list[str]:
    """The hand in words."""
    return [say("dominion", "en", line) for line in tell_hand(msgspec.structs.replace(VIEW, **changes))]


def supply(*piles: PileView, language: str = "en") -> str:
    """The line of the supply."""
    return next(line for line in told(language, piles=piles) if line.startswith(("Supply", "Vorrat")))


def test_a_pile_says_its_price_and_how_many_are_left() -> None:
    assert supply(PileView("moat", 9, 2, printed=2)) == "Supply: Moat (costs 2, 9 left)."


def test_a_lowered_price_is_said_with_the_printed_one() -> None:
    assert supply(PileView("mine", 9, 3, printed=5)) == "Supply: Mine (costs 3 instead of 5, 9 left)."


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        (("bane",), "[bane]"),
        (("trade_route",), "[with a coin token]"),
        (("named",), "[forbidden by Contraband]"),
        (("forbidden",), "[cannot be bought now]"),
        (("bane", "trade_route"), "[bane and with a coin token]"),
    ],
)
def test_a_pile_says_what_is_special_about_it(marks: tuple[str, ...], said: str) -> None:
    assert supply(PileView("moat", 9, 2, marks=marks)) == f"Supply: Moat (costs 2, 9 left) {said}."


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "[1 of them may soon be gone (pending attack)]"), (3, "[3 of them may soon be gone (pending attack)]")],
)
def test_what_is_spoken_for_is_said(count: int, said: str) -> None:
    assert said in supply(PileView("moat", 9, 2, spoken_for=count))


def test_what_lowers_prices_is_said_over_the_table_and_on_the_own_turn_with_the_hand() -> None:
    line = "Costs are lowered by 2 × Bridge and Quarry."
    lowered = ("bridge", "bridge", "quarry")
    assert line in told(lowered=lowered)
    assert line in held(lowered=lowered)
    assert line not in held(lowered=lowered, turn=TurnView(1, 7, "buy", 1, 1, 3))
    assert not any("lowered" in line for line in told())


@pytest.mark.parametrize(
    ("mat", "said"),
    [
        ((), "On the Trade Route mat there is no coin token."),
        (("estate",), "On the Trade Route mat there is 1 coin token, from the pile Estate."),
        (("estate", "duchy"), "On the Trade Route mat there are 2 coin tokens, from the piles Estate and Duchy."),
    ],
)
def test_the_mat_is_told_where_the_trade_route_is_in_the_kingdom(mat: tuple[str, ...], said: str) -> None:
    assert said in told(kingdom=("trade_route",), mat=mat)
    assert not any("mat" in line for line in told(kingdom=("moat",)))


def test_the_prizes_are_told_and_that_none_is_left() -> None:
    assert "Prizes: Diadem and Princess." in told(kingdom=("tournament",), prizes=("diadem", "princess"))
    assert "All Prizes are taken." in told(kingdom=("tournament",))
    assert not any("Prize" in line for line in told(kingdom=("moat",)))


def test_tokens_are_told_of_those_who_have_some() -> None:
    seats = msgspec.structs.replace(SEATS[0], tokens=1), msgspec.structs.replace(SEATS[1], tokens=12)
    assert {"Anna has 1 victory token.", "Ben has 12 victory tokens."} <= {*told(seats=seats)}
    assert "Anna has 1 victory token." in held(seats=seats)
    assert not any("Ben" in line for line in held(seats=seats))
    assert not any("token" in line for line in told())


def test_the_turns_taken_are_told() -> None:
    assert told()[-1] == "Turns so far: Anna (7) and Ben (8)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_special_is_told_before_the_seats(language: str) -> None:
    lines = told(language, kingdom=("trade_route", "tournament"), lowered=("bridge",), prizes=("diadem",))
    seat = next(place for place, line in enumerate(lines) if line.startswith("Anna:"))
    assert seat == 2 + 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_turn_that_is_over_for_good_nothing_is_said(language: str) -> None:
    going, over = told(language), told(language, over=True)
    assert going[2:] == over
    assert held(over=True) == held()[:1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_pile_is_named_apart(language: str) -> None:
    lines = told(language, piles=(PileView("moat", 0, 2), PileView("mine", 1, 5)))
    empty = next(line for line in lines if line.startswith(("Empty", "Leere")))
    assert ("Moat" in empty) or ("Burggraben" in empty)
    assert "Min" not in empty
