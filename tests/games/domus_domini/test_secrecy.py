"""While all plan at once nobody learns of the others' plans, nobody waits without need, and turn order serves first."""

from itertools import permutations
from typing import Any

import msgspec
import pytest

from games.domus_domini import GAME
from games.domus_domini.events import Expanded
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import IllegalAnswer
from games.kernel.match import Match, Snapshot
from tests.games.playing import give

Answers = dict[int, list[tuple[str, str]]]


def arranged(table: dict[Any, Any], seats: int, pace: Any = "turn") -> Match:
    setup = Setup(seats, pace)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"secret", table))))


RICH = {"money": 6, "veg": 4, "lay_kloster": 3, "chapel": 1}
TABLE = {"phase": "build", "production_card": "garden-10", 0: RICH, 1: RICH, 2: RICH}


def plans(match: Match, seat: int) -> None:
    """A plan with something of everything."""
    for picks in (("brewery",), ("hut",), ("dog",), ("recruit",), ("save",), ()):
        give(match, seat, "build.choose", *picks)
        if picks == ("save",) and (question := match.question(seat)) and question[1].key == "build.amount":
            give(match, seat, "build.amount", "3")


def seen(match: Match, viewer: int | None) -> Any:
    view = match.view(viewer)
    return view, GAME.words.table(view), [event.line(viewer) for event in match.take_news()]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_plan_is_seen_by_nobody_else_before_all_are_done(viewer: int | None) -> None:
    untouched, planned = arranged(TABLE, 3), arranged(TABLE, 3)
    plans(planned, 1)
    assert seen(planned, viewer) == seen(untouched, viewer)
    assert planned.view(viewer).secret


def test_the_own_plan_is_seen_at_once() -> None:
    match = arranged(TABLE, 3)
    plans(match, 1)
    mine = match.view(1)
    assert (mine.abbeys[1].money, mine.abbeys[1].huts, mine.abbeys[1].areas[2].stage) == (1, 1, 1)
    assert (mine.hut_supply, mine.dog_supply, mine.lay_supply) == (17, 11, 11)
    assert mine.abbeys[0].money == 6


def test_when_all_are_done_it_is_told_in_turn_order() -> None:
    match = arranged({**TABLE, "start_player": 1, "lay_supply": 20}, 3)
    for seat in (0, 2, 1):
        plans(match, seat)
    view = match.view(None)
    assert not view.secret
    assert [abbey.huts for abbey in view.abbeys] == [1, 1, 1]
    told = [event.seat for event in match.take_news() if event.line(None)]
    assert told[:15] == [1] * 5 + [2] * 5 + [0] * 5


def test_what_was_planned_is_news_to_all_others_when_all_are_done() -> None:
    match = arranged({"phase": "build", 0: RICH, 1: RICH}, 2)
    give(match, 1, "build.choose", "brewery")
    for seat in (0, 1):
        give(match, seat, "build.choose")
    told = match.take_news()[0]
    assert told == Expanded(1, "brewery", 1, 1)
    assert (told.news(1), told.line(0)) == (False, told.line(None))


def test_what_older_programs_told_of_secret_phases_can_still_be_read() -> None:
    stored = msgspec.msgpack.encode({"type": "CaughtUp", "seat": 1})
    assert msgspec.msgpack.decode(stored, type=GAME.event).line(1) is None


def test_exact_games_hide_nothing() -> None:
    match = arranged(TABLE, 3, "exact")
    give(match, 0, "build.choose", "hut")
    assert not match.view(1).secret
    assert match.view(1).abbeys[0].huts == 1
    assert match.take_news()


def test_all_are_asked_at_once_and_whoever_is_done_is_not_waited_for() -> None:
    match = arranged(TABLE, 3)
    assert match.awaited() == (0, 1, 2)
    give(match, 1, "build.choose")
    assert match.awaited() == (0, 2)


@pytest.mark.parametrize("phase", ["market", "march"])
def test_nobody_waits_between_two_phases_that_touch_nobody_else(phase: str) -> None:
    abbey = {"money": 1, "veg": 2, "lay_kloster": 1}
    match = arranged({"phase": phase, 0: abbey, 1: abbey}, 2)
    first, second = ("market.buy", "build.choose") if phase == "market" else ("march.vegetables", "feed.pay")
    give(match, 1, first, "0")
    assert {choice.seat: choice.key for choice in match.open.values()} == {0: first, 1: second}


SCARCE: Answers = {
    0: [("build.choose", "recruit"), ("build.choose", "hut"), ("build.choose", "")],
    1: [("build.choose", "recruit"), ("build.choose", "recruit?"), ("build.choose", "")],
    2: [("build.choose", "recruit?"), ("build.choose", "hut?"), ("build.choose", "dog?"), ("build.choose", "")],
}
"""What three players want; what is marked may be gone."""


def played(order: tuple[int, ...], pace: str) -> Match:
    """Two brothers, a hut and a dog for three players who answer in this order."""
    abbey = {"money": 2, "veg": 3, "huts": 1}
    supply = {"lay_supply": 2, "hut_supply": 1, "dog_supply": 1}
    match = arranged({"phase": "build", **supply, 0: abbey, 1: abbey, 2: abbey}, 3, pace)
    left = {seat: list(answers) for seat, answers in SCARCE.items()}
    for seat in order * 12:
        question = match.question(seat)
        if question is None or not left[seat]:
            continue
        key, wanted = left[seat][0]
        if question[1].key != key:
            continue
        word = wanted.removesuffix("?")
        offered = not word or word in question[1].values
        if offered:
            match.answer(seat, question[0], (word,) if word else ())
        if not offered or not wanted.endswith("?") or match.question(seat) is None or gained(match, seat, word):
            left[seat].pop(0)
    return match


def gained(match: Match, seat: int, word: str) -> bool:
    """Whether what was asked for is there."""
    abbey = match.view(seat).abbeys[seat]
    return {"recruit": abbey.cloister > 0, "hut": abbey.huts > 1, "dog": abbey.dogs > 0}[word]


def test_too_few_brothers_huts_and_dogs_go_out_in_turn_order_whoever_answers_first() -> None:
    def owned(match: Match) -> list[tuple[int, int, int]]:
        found = GAME.cases.inspect(match.state)
        return [(found[seat]["lay_kloster"], found[seat]["huts"], found[seat]["dogs"]) for seat in range(3)]

    for order in permutations(range(3)):
        match = played(order, "turn")
        assert owned(match) == [(1, 2, 0), (1, 1, 0), (0, 1, 1)]
        assert match.question(2) is None or match.view(None).phase != "build"


def test_a_plan_can_be_taken_back_step_by_step() -> None:
    match = arranged(TABLE, 3)
    before = encode_state(match.state)
    give(match, 1, "build.choose", "brewery")
    give(match, 1, "build.choose", "hut")
    for _ in range(2):
        match, _ = match.undo(1)
    assert encode_state(match.state) == before
    with pytest.raises(IllegalAnswer):
        match.undo(1)


def test_an_attack_that_nobody_can_ward_off_can_be_taken_back() -> None:
    match = arranged({"phase": "attack", 0: {"pos": 3, "lay_kloster": 2}, 1: {"pos": 30, "veg": 1}}, 2)
    give(match, 0, "beg.target", "1")
    match, _ = match.undo(0)
    assert GAME.cases.inspect(match.state)[1]["pos"] == 30


@pytest.mark.parametrize(
    ("phase", "first", "then"),
    [
        ("market", ("market.buy", "1"), ("market.buy", "0")),
        ("build", ("build.choose", "brewery"), ("build.choose", "garden")),
        ("march", ("march.vegetables", "2"), ("march.vegetables", "0")),
        ("feed", ("feed.pay", "1"), ("feed.pay", "0")),
    ],
)
def test_what_all_decide_at_once_may_be_taken_back_until_all_have(
    phase: str, first: tuple[str, str], then: tuple[str, str]
) -> None:
    match = arranged(TABLE | {"phase": phase, 3: RICH}, 4)
    before = match.view(0)
    give(match, 0, *first)
    mine = match.number
    for seat in (1, 2):
        give(match, seat, *then)
    back, undone = match.undo(0)
    assert undone == (mine,)
    assert back.view(0) == before
    assert [step.given.seat for step in back.steps] == [1, 2]
    give(back, 0, *then)


def test_a_whole_plan_is_taken_back_although_the_others_are_done() -> None:
    match = arranged(TABLE | {"phase": "market"}, 3)
    for seat in (0, 1):
        give(match, seat, "market.buy", "0")
    give(match, 0, "build.choose", "hut")
    give(match, 0, "build.choose")
    give(match, 1, "build.choose")
    for key in ("build.choose", "build.choose", "market.buy"):
        match, _ = match.undo(0)
        assert key in [choice.key for choice in match.open.values() if choice.seat == 0]
    assert match.undo_limit(1) is not None
    assert match.undo_limit(0) is None


def test_who_was_served_from_the_supply_because_of_it_holds_it_fast() -> None:
    abbey = {"money": 2, "veg": 3, "huts": 1}
    match = arranged({"phase": "build", "lay_supply": 1, 0: abbey, 1: abbey}, 2)
    give(match, 1, "build.choose", "recruit")
    assert match.question(1) is None, "the last brother is claimed by the seat before"
    give(match, 0, "build.choose")
    assert match.question(1) is not None
    assert match.undo_limit(0) is None


def test_in_exact_games_the_own_plan_is_taken_back_until_the_next_seat_is_asked() -> None:
    match = arranged(TABLE, 3, "exact")
    give(match, 0, "build.choose", "hut")
    match, _ = match.undo(0)
    assert match.view(1).abbeys[0].huts == 0
    give(match, 0, "build.choose")
    assert match.question(1) is not None
    assert match.undo_limit(0) is None
