"""Turns of the action phase prepared while others take their dice."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.ahead.carrying_out import Answer, Halt, changes, next_step
from games.kernel.ahead.prepared import (
    ANYTHING,
    Prepared,
    PreparedTurn,
    landmarks,
    prepared_from,
    rehearsed,
    span_of,
    usual_stops,
)
from games.kernel.ahead.rehearsal import rehearse
from games.kernel.contract.ahead import Rules
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import ADVISED, Wish, Wishes, ranked
from games.kernel.engine.text import Text, plain
from games.kernel.match import Match, Snapshot
from games.monasterium import GAME
from games.monasterium.ahead.imagination import can, imagine
from games.monasterium.ahead.rules import filled, offered
from games.monasterium.standing import COUNT, TAKE
from tests.games.playing import answer_to, give_each
from tests.games.saying import LANGUAGES, say

USUAL = GAME.mind.player("normal")
AHEAD = GAME.ahead
assert AHEAD is not None


def arranged(fields: dict[Any, Any], seats: int = 2, pace: Any = "exact", **options: Any) -> Match:
    """Seat 0 is at turn."""
    setup = Setup(seats, pace, options)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"prepared", fields))))


def asked_of(match: Match, seat: int) -> Choice:
    question = match.question(seat)
    assert question is not None
    return question[1]


def laid(match: Match, *answers: str, seat: int = 1, rules: Rules | None = None, stops: Any = None) -> PreparedTurn:
    """What a seat has prepared by these answers in a row, one pick each."""
    left = list(answers)
    course = rehearsed(GAME, match.view(seat), seat, lambda look, choice: (left.pop(0),) if left else None)
    assert course is not None
    assert not left
    seen, stops = landmarks(GAME, match.view(seat), rules or {}), usual_stops(GAME) if stops is None else stops
    return PreparedTurn(span_of(match, seat), prepared_from(course), dict(rules or {}), seen, stops)


def otherwise(turn: PreparedTurn, *wishes: str) -> PreparedTurn:
    """The same with other wishes for the first answer."""
    first = turn.answers[0]
    others = (*first.wishes, *[(wish,) for wish in wishes])
    return replace(turn, answers=(replace(first, wishes=others), *turn.answers[1:]))


def carried_out(match: Match, turn: PreparedTurn, seat: int = 1) -> tuple[list[str], list[str], Halt | None]:
    """Carry it out; the picks, the keys of the answers that were departed from, and why it stopped, if it did."""
    picks: list[str] = []
    departed: list[str] = []
    while (step := next_step(match, seat, turn, USUAL)) is not None:
        if isinstance(step, Halt):
            return picks, departed, step
        match.answer(seat, step.choice_id, step.picks, "prepared")
        picks += step.picks
        departed += [step.departed.key] if step.departed else []
        turn = step.after
    return picks, departed, None


# dice to take (24)

FOURS = {"pool": {4: {"neutral": 4}, 6: {"neutral": 1}, 2: {"neutral": 2}}}


def test_dice_are_taken_as_prepared_if_they_are_still_there() -> None:
    match = arranged(FOURS)
    turn = otherwise(laid(match, "4", "3"), "6")
    give_each(match, 0, "2", "1")
    assert carried_out(match, turn) == (["4", "3"], [], None)
    assert match.state.schools[1].rosary == 3


def test_fewer_dice_than_wanted_are_not_taken_but_the_next_wish() -> None:
    """24"""
    match = arranged(FOURS)
    turn = otherwise(laid(match, "4", "3", rules={ANYTHING.name: ADVISED}), "6")
    give_each(match, 0, "4", "2")
    picks, departed, halt = carried_out(match, turn)
    assert (picks[0], departed, halt) == ("6", ["dice.count"], None)


def test_without_another_wish_it_stops_before_anything_is_taken() -> None:
    """24"""
    match = arranged(FOURS)
    turn = laid(match, "4", "3")
    give_each(match, 0, "4", "2")
    before = encode_state(match.state)
    picks, _, halt = carried_out(match, turn)
    assert picks == []
    assert halt is not None
    assert (halt.why, halt.choice.key, halt.wanted) == ("gone", "dice.take", plain(Text("take-count", count=3)))
    assert encode_state(match.state) == before


def test_where_one_die_is_left_nobody_is_asked_how_many_and_it_stops() -> None:
    match = arranged(FOURS)
    turn = laid(match, "4", "3")
    give_each(match, 0, "4", "3")
    _, _, halt = carried_out(match, turn)
    assert halt is not None
    assert (halt.why, halt.choice.key) == ("gone", "dice.take")


def test_the_dice_that_are_missing_are_the_reason_and_not_what_they_would_have_done() -> None:
    match = arranged({"pool": {1: {"neutral": 4}, 6: {"neutral": 1}}, 1: {"sent": ["I-1", "II-1", "III-1"]}})
    turn = laid(match, "1", "2", "influence", "row1", "influence")
    give_each(match, 0, "1", "3")
    _, _, halt = carried_out(match, turn)
    assert halt is not None
    assert (halt.why, halt.wanted) == ("gone", plain(Text("take-count", count=2)))


def test_as_many_as_there_are_may_be_left_as_a_rule() -> None:
    match = arranged(FOURS)
    turn = laid(match, "4", "3", rules={COUNT.name: ranked(("3", "2"))})
    give_each(match, 0, "4", "2")
    assert carried_out(match, turn) == (["4", "2"], ["dice.count"], None)


def test_a_list_of_spaces_says_what_is_taken_instead() -> None:
    """24"""
    rules = {TAKE.name: Wishes((Wish("4"), Wish("6", left=2), Wish("2", left=2))), COUNT.name: ranked(("3", "2"))}
    match = arranged({"pool": {4: {"neutral": 3}, 6: {"neutral": 1}, 2: {"neutral": 2}}})
    turn = laid(match, "4", "1", rules=rules)
    give_each(match, 0, "4", "3")
    assert carried_out(match, turn) == (["2", "1"], ["dice.take"], None)


def test_after_a_departure_an_answer_counts_only_if_it_reads_alike() -> None:
    match = arranged({"pool": {5: {"neutral": 2}, 3: {"neutral": 2}, 2: {"neutral": 1}}, 1: {"messenger": 2}})
    turn = otherwise(laid(match, "5", "2", "rosary"), "3")
    give_each(match, 0, "5", "2", "influence")
    assert carried_out(match, turn) == (["3", "2"], ["dice.take"], None)


def test_after_a_departure_what_was_meant_for_other_dice_is_void() -> None:
    fields = {
        "pool": {5: {"neutral": 2}, 3: {"neutral": 2}, 2: {"neutral": 1}},
        0: {"messenger": 5},
        1: {"messenger": 4, "sent": ["I-5", "I-3"]},
    }
    match = arranged(fields)
    turn = otherwise(laid(match, "5", "1", "row1"), "3")
    give_each(match, 0, "5", "2")
    picks, departed, halt = carried_out(match, turn)
    assert (picks, departed) == (["3", "1"], ["dice.take"])
    assert halt is not None
    assert (halt.why, halt.choice.key) == ("unprepared", "act.choose")


def test_a_space_that_is_the_only_one_left_need_not_be_asked_for() -> None:
    match = arranged({"pool": {4: {"neutral": 3}, 2: {"neutral": 1}}})
    turn = laid(match, "4", "3")
    give_each(match, 0, "2")
    assert carried_out(match, turn) == (["3"], [], None)


def test_the_only_space_left_is_not_taken_for_another() -> None:
    match = arranged({"pool": {4: {"neutral": 3}, 2: {"neutral": 1}}})
    turn = otherwise(laid(match, "2"), "4")
    give_each(match, 0, "2")
    picks, _, halt = carried_out(match, turn)
    assert picks == []
    assert halt is not None
    assert (halt.why, halt.choice.key) == ("otherwise", "dice.count")


def test_the_only_space_left_with_fewer_dice_stops_it() -> None:
    match = arranged({"pool": {4: {"neutral": 5}, 2: {"neutral": 1}}}, seats=3)
    turn = laid(match, "4", "3", seat=2)
    give_each(match, 0, "2")
    give_each(match, 1, "3")
    picks, _, halt = carried_out(match, turn, seat=2)
    assert picks == []
    assert halt is not None
    assert (halt.why, halt.wanted) == ("otherwise", None)


# a six (25), novices (26)


def test_a_six_is_laid_on_the_column_that_was_prepared() -> None:
    """25"""
    match = arranged({"pool": {6: {"neutral": 2}, 2: {"neutral": 1}}})
    turn = laid(match, "6", "3")
    give_each(match, 0, "2")
    assert carried_out(match, turn) == (["3"], [], None)
    assert match.state.schools[1].influence == 1


SENDING: dict[Any, Any] = {
    "pool": {1: {"neutral": 3}, 2: {"neutral": 3}},
    **{seat: {"messenger": 2, "inf": 2, "soup": 4} for seat in (0, 1)},
}


def places(match: Match, seat: int) -> tuple[str, ...]:
    """Where the seat could send a novice of row I with a single 1."""
    asked: list[Choice] = []

    def answer(look: Any, choice: Choice) -> Picks:
        asked.append(choice)
        return {"dice.take": ("1",), "dice.count": ("1",), "send.novice": ("I-1",)}.get(choice.key, choice.default)

    _ = rehearsed(GAME, match.view(seat), seat, answer)
    return next(choice.values for choice in asked if choice.key == "send.place")


def test_a_place_that_went_meanwhile_stops_it_before_the_dice_are_taken() -> None:
    """26"""
    match = arranged(SENDING)
    place = places(match, 1)[0]
    turn = laid(match, "1", "1", "I-1", place, rules={TAKE.name: Wishes((Wish("2"),)), ANYTHING.name: ADVISED})
    give_each(match, 0, "1", "1", "I-1", place)
    picks, _, halt = carried_out(match, turn)
    assert picks == []
    assert halt is not None
    assert (halt.why, halt.choice.key) == ("gone", "dice.take")
    assert halt.wanted is not None


def test_it_stops_there_too_if_the_first_answer_need_not_be_given() -> None:
    match = arranged({**SENDING, 2: SENDING[1], "pool": {1: {"neutral": 4}, 2: {"neutral": 1}}}, seats=3)
    place = places(match, 2)[0]
    turn = laid(match, "1", "1", "I-1", place, seat=2)
    give_each(match, 0, "1", "1", "I-1", place)
    give_each(match, 1, "2")
    picks, _, halt = carried_out(match, turn, seat=2)
    assert picks == []
    assert halt is not None
    assert (halt.why, halt.choice.key) == ("gone", "dice.count")


def test_another_place_may_be_wished_for() -> None:
    match = arranged({**SENDING, 1: {"messenger": 2, "inf": 2, "soup": 2, "tool": 2}})
    place, other, *_ = places(match, 1)
    turn = laid(match, "1", "1", "I-1", place)
    turn = replace(turn, answers=(*turn.answers[:-1], replace(turn.answers[-1], wishes=((place,), (other,)))))
    give_each(match, 0, "1", "1", "I-1", place)
    assert carried_out(match, turn) == (["1", "1", "I-1", other], ["send.place"], None)


def test_what_comes_after_the_prepared_answers_is_not_tried() -> None:
    match = arranged(SENDING)
    turn = laid(match, "1", "1")
    turn = replace(turn, answers=(*turn.answers[:1], replace(turn.answers[1], wanted="other")))
    give_each(match, 0, "2", "1")
    picks, _, halt = carried_out(match, turn)
    assert picks == ["1", "1"]
    assert halt is not None
    assert halt.why == "unprepared"


# what it rests on


def test_a_new_round_stops_it() -> None:
    """Seat 0 takes all that is left, so that seat 1 has its next turn in the next round only."""
    match = arranged({"pool": {4: {"neutral": 1}, 3: {"neutral": 1}}, 1: {"own": 1}}, turns="more")
    turn = laid(match, "4", rules={ANYTHING.name: ADVISED})
    give_each(match, 0, "4")
    assert match.state.round == 2
    while (asked := match.question(1)) is None or asked[1].key != "dice.take":
        assert next_step(match, 1, turn, USUAL) is None
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, choice.default)
    assert carried_out(match, turn)[2] == Halt("round", *asked)
    goes_on = next_step(match, 1, replace(turn, stops=()), USUAL)
    assert isinstance(goes_on, Answer)
    assert goes_on.departed is None
    assert goes_on.picks == USUAL(match.look(1), asked[1])


def test_a_turn_serves_once() -> None:
    match = arranged(FOURS)
    turn = laid(match, "4", "3")
    give_each(match, 0, "2", "1")
    assert next_step(match, 1, replace(turn, first=turn.first - 1), USUAL) is None
    assert next_step(match, 1, replace(turn, first=turn.first + 1), USUAL) is None


def test_whatever_the_others_did_may_stop_it_on_demand() -> None:
    match = arranged(SENDING)
    turn = laid(match, "2", "1")
    give_each(match, 0, "1", "1", "I-1", places(match, 1)[0])
    assert [each.name for each in changes(GAME, turn, match.view(1), 1)] == ["dice", "cloisters"]
    assert isinstance(next_step(match, 1, turn, USUAL), Answer)
    stopped = next_step(match, 1, replace(turn, stops=("cloisters",)), USUAL)
    assert isinstance(stopped, Halt)
    assert stopped.why == "cloisters"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said(language: str) -> None:
    assert AHEAD is not None
    for each in AHEAD.landmarks:
        assert say(GAME.name, language, each.title)
        assert say(GAME.name, language, Text(f"prepared-why-{each.name}"))
    for rule in AHEAD.rules:
        assert say(GAME.name, language, Text(rule.title))
        assert all(say(GAME.name, language, way.label) for way in rule.ways)
    spaces = offered(match_view(), TAKE.name)
    assert [option.value for option in spaces] == list("123456")
    assert len({say(GAME.name, language, option.label) for option in spaces}) == 6
    assert offered(match_view(), COUNT.name) == ()


def match_view() -> Any:
    return arranged(FOURS).view(1)


def test_rules_name_the_spaces_from_the_best_to_the_last() -> None:
    rules = filled(match_view(), USUAL)
    order = rules[TAKE.name]
    assert isinstance(order, Wishes)
    assert sorted(wish.name for wish in order.wishes) == ["2", "4", "6"]
    assert rules[ANYTHING.name] == ADVISED
    nothing = arranged({"phase": "place"}).view(1)
    assert filled(nothing, USUAL) == {ANYTHING.name: ADVISED}


# what is known


def test_a_die_that_would_be_rolled_is_not_known() -> None:
    fields = {"pool": {5: {"neutral": 2}, 2: {"neutral": 2}}, 1: {"messenger": 9}}
    match = arranged(fields)
    course = rehearsed(GAME, match.view(1), 1, taking_the_die)
    assert course is not None
    assert course.end == "unknown"
    assert course.given[-1].choice.key == "extra_die.choose"


def taking_the_die(look: Any, choice: Choice) -> Picks:
    return {"dice.take": ("5",)}.get(choice.key, choice.default)


def test_only_a_turn_still_to_come_in_this_round_is_rehearsed() -> None:
    match = arranged(FOURS)
    assert can(match.view(1))
    assert not can(match.view(0))
    assert not can(match.view(None))
    assert not can(arranged({"phase": "place"}).view(1))
    assert not can(arranged({"pool": {4: {"personal": {0: 3}}, 3: {"personal": {0: 1}}}}).view(1))


def test_a_turn_with_dice_on_a_tile_is_not_at_its_beginning() -> None:
    match = arranged({"pool": {6: {"neutral": 3}, 2: {"neutral": 1}}})
    assert first_of(match, 0) == asked_of(match, 0)
    give_each(match, 0, "6")
    assert asked_of(match, 0).key == "joker.column"
    assert first_of(match, 0) != asked_of(match, 0)


def first_of(match: Match, seat: int) -> Choice | None:
    """What a whole turn of the seat would begin with."""
    imagined = imagine(match.view(seat), None)
    return None if imagined is None else rehearse(imagined, seat, lambda look, choice: None).asked


# whole games


def games() -> Iterator[tuple[Match, Random, bool]]:
    """Games by computers and by lot, in both paces, with one turn at a time and several."""
    for seed, (seats, pace, turns) in enumerate(
        [(2, "turn", "one"), (3, "turn", "more"), (3, "exact", "one"), (2, "exact", "more"), (4, "turn", "one")]
    ):
        for by_lot in (False, True):
            setup = Setup(seats, pace, {"turns": turns})
            yield Match.begin(GAME, setup, f"{seed} {by_lot}".encode()), Random(seed), by_lot


@pytest.mark.long
def test_a_rehearsal_asks_what_the_turn_asks() -> None:
    """Not in vain: as many turns are known to their end."""
    ends: Counter[str] = Counter()
    for match, dice, by_lot in games():
        turns: set[tuple[int, int]] = set()
        while match.open:
            choice_id, choice = next(iter(match.open.items()))
            number = (choice.seat, match.state.schools[choice.seat].turns)
            if choice.key in ("dice.take", "dice.count") and number not in turns:
                turns.add(number)
                ends[rehearsed_as_it_is(match, choice.seat, str(dice.random()))] += 1
                continue
            match.answer(choice.seat, choice_id, picked(match, choice, str(dice.random()), by_lot))
    assert ends["turn"] > 200


def picked(match: Match, choice: Choice, salt: str, by_lot: bool) -> Picks:
    return answer_to(salt, "", choice) if by_lot else GAME.mind.player("easy")(match.look(choice.seat), choice)


def rehearsed_as_it_is(match: Match, seat: int, salt: str) -> str:
    """Play the turn as it is rehearsed: the same questions, and the same in sight of them; how the rehearsal ends."""
    seen: list[Any] = []

    def answer(look: Any, choice: Choice) -> Picks:
        seen.append(look())
        return answer_to(f"{salt}/{len(seen)}", "", choice)

    imagined = imagine(match.view(seat), None)
    assert imagined is not None
    waiting = imagine(replace(match.view(seat), turn=(seat + 1) % match.setup.seats), None)
    assert waiting is not None
    course = rehearse(imagined, seat, answer)
    same = rehearse(waiting, seat, lambda look, choice: answer_to(f"{salt}/{len(seen) + 1}", "", choice))
    assert same.given[0].choice == course.given[0].choice
    for one, sight in zip(course.given, seen, strict=True):
        asked = match.question(seat)
        assert asked is not None
        assert asked[1] == one.choice
        assert match.view(seat) == sight
        match.answer(seat, asked[0], one.picks)
    return course.end


def test_the_number_of_a_turn_only_grows() -> None:
    for match, dice, by_lot in games():
        before = [0] * match.setup.seats
        while match.open:
            now = [span_of(match, seat) for seat in range(match.setup.seats)]
            assert all(old <= new for old, new in zip(before, now, strict=True))
            before = now
            choice_id, choice = next(iter(match.open.items()))
            me = match.state.schools[choice.seat]
            if choice.key != "roll.reroll":
                assert now[choice.seat] == me.turns + (choice.key == "dice.place")
            match.answer(choice.seat, choice_id, picked(match, choice, str(dice.random()), by_lot))


def test_nothing_is_prepared_for_dice_that_are_placed() -> None:
    match = Match.begin(GAME, Setup(2, "exact"), b"placing")
    seat = next(iter(match.open.values())).seat
    turn = PreparedTurn(span_of(match, seat), (Prepared("dice.place", (("1",),)),), {ANYTHING.name: ADVISED})
    assert next_step(match, seat, turn, USUAL) is None
