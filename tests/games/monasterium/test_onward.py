"""What belongs to an answer though nobody can foresee it: the other placings of a hand, the rest of a sitting."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.ahead.prepared import left_open, left_to_advice, rehearsed, span_of
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.kernel.match import Match
from games.monasterium.ahead.onward import PLACING, SITTING, onward, rest
from tests.games.monasterium.test_ahead import arranged, give

NOTHING = frozenset[str]()


def placing(*rolled: int, used: bool, pace: str = "turn") -> Match:
    """Seat 0 has rolled these dice, the last of them its own."""
    hand = {"neutral": len(rolled) - 1, "own": 1, "rolled": [*rolled[:-1]], "rolled_own": [rolled[-1]]}
    rest = {"neutral": 0, "own": 0}
    return arranged({"phase": "place", 0: {**hand, "reroll_used": used}, 1: rest}, pace=pace)


def belonging(match: Match, *picks: str, asked: Choice | None = None) -> frozenset[str]:
    """What belongs to this answer of seat 0."""
    question = match.question(0)
    assert question is not None
    return onward(match.view(0), asked or question[1], picks)


@pytest.mark.parametrize(
    ("rolled", "used", "number", "belongs"),
    [
        ((2, 2, 3, 5), True, "2", PLACING),
        ((2, 3, 3), True, "3", NOTHING),
        ((2, 3, 3), False, "3", PLACING),
        ((4, 4), False, "4", NOTHING),
        ((4, 4), False, "reroll", PLACING),
        ((4,), False, "reroll", NOTHING),
    ],
    ids=["two are left", "one is left", "one that may be rolled again", "none is left", "which are rolled", "the one"],
)
def test_the_other_dice_of_a_hand_belong_to_a_placing_if_they_can_be_asked_about(
    rolled: tuple[int, ...], used: bool, number: str, belongs: frozenset[str]
) -> None:
    assert belonging(placing(*rolled, used=used), number) == belongs


def test_the_placing_belongs_to_which_dice_are_rolled_again() -> None:
    match = placing(2, 3, used=False)
    give(match, 0, "dice.place", "reroll")
    assert belonging(match, "2") == PLACING


def test_where_dice_are_placed_in_turns_others_come_in_between() -> None:
    assert belonging(placing(2, 3, 5, used=False, pace="exact"), "2") == NOTHING


TURN: dict[Any, Any] = {"pool": {1: {"neutral": 2}, 5: {"neutral": 2}}, 0: {"inf": 5, "soup": 5, "sent": ["II-1"]}}


def test_to_what_is_taken_the_rest_of_the_turn_belongs() -> None:
    match = arranged(TURN)
    assert belonging(match, "1") == SITTING
    assert "dice.take" not in SITTING, "where several turns are taken in a row"


def within(key: str, *values: str, **state: Any) -> tuple[Match, Choice]:
    """A question within an action of seat 0."""
    match = arranged({**TURN, 0: {**TURN[0], **state}})
    question = match.question(0)
    assert question is not None
    return match, replace(question[1], key=key, prompt=Text("ask-novice"), options=(), default=values)


@pytest.mark.parametrize(
    ("key", "picks", "used", "belongs"),
    [
        ("send.novice", "I-1", True, SITTING),
        ("window.cloister", "A", True, SITTING),
        ("window.bonus", "row", True, NOTHING),
        ("extra_die.choose", "yes", False, SITTING),
        ("extra_die.choose", "yes", True, NOTHING),
        ("extra_die.choose", "no", False, NOTHING),
    ],
)
def test_within_an_action_the_rest_belongs_to_what_is_followed_by_more(
    key: str, picks: str, used: bool, belongs: frozenset[str]
) -> None:
    match, asked = within(key, picks, reroll_used=used)
    assert belonging(match, picks, asked=asked) == belongs


def test_while_dice_are_on_the_tile_the_turn_goes_on() -> None:
    match = arranged(TURN)
    give(match, 0, "dice.take", "1")
    give(match, 0, "dice.count", "2")
    give(match, 0, "act.choose", "row2")
    question = match.question(0)
    assert question is not None
    assert question[1].key == "send.novice"
    assert belonging(match, "I-1", asked=replace(question[1], key="window.row")) == SITTING


@pytest.mark.parametrize(("pace", "words"), [("turn", "rest-until-turn"), ("exact", "rest-of-turn")])
def test_with_dice_that_are_placed_ahead_it_is_said_to_go_to_the_next_turn(pace: str, words: str) -> None:
    match = arranged(TURN, pace=pace)
    question = match.question(0)
    assert question is not None
    assert rest(match.view(0), question[1], ("1",)) == Text(words)


def test_the_other_dice_of_a_hand_are_called_so() -> None:
    match = placing(2, 2, 3, 5, used=True)
    question = match.question(0)
    assert question is not None
    assert rest(match.view(0), question[1], ("2",)) == Text("rest-of-dice")


def test_the_next_turn_does_not_belong_to_a_turn_though_it_begins_with_the_same_question() -> None:
    match = arranged({"seat": 1, "pool": {5: {"neutral": 3}}})
    course = rehearsed(match.game, match.view(0), 0, left_open)
    assert course is not None
    assert course.asked is not None
    assert course.asked.key in SITTING
    assert left_to_advice(match, 0, SITTING, span_of(match, 0)) is None
