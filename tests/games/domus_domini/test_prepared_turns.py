"""Phases prepared while others decide: the column, Cellerar and building, attacks, the road."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.domus_domini import GAME
from games.domus_domini.ahead.imagination import can, imagine
from games.domus_domini.ahead.rules import filled, offered
from games.domus_domini.ahead.stretches import STRETCHES
from games.domus_domini.standing import ATTACK, CELLERAR, COLUMN
from games.kernel.ahead.carrying_out import Halt, changes, next_step
from games.kernel.ahead.prepared import (
    ANYTHING,
    PreparedTurn,
    can_prepare,
    landmarks,
    prepared_from,
    rehearsed,
    span_of,
    usual_stops,
)
from games.kernel.ahead.rehearsal import Rehearsed, rehearse
from games.kernel.contract.ahead import Rules
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import ADVISED, Constant, Wish, Wishes, limited
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from tests.games.playing import answer_to, give_each
from tests.games.saying import LANGUAGES, say

USUAL = GAME.mind.player("normal")
AHEAD = GAME.ahead
assert AHEAD is not None


def arranged(fields: dict[Any, Any], seats: int = 4, pace: Any = "exact") -> Match:
    """Seat 0 begins."""
    setup = Setup(seats, pace)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"prepared", fields))))


def course_of(match: Match, seat: int, *answers: str | None) -> Rehearsed:
    """A rehearsal with these answers in a row."""
    left = list(answers)

    def answer(look: Any, choice: Choice) -> Picks | None:
        if not left:
            return None
        pick = left.pop(0)
        return () if pick is None else (pick,)

    course = rehearsed(GAME, match.view(seat), seat, answer)
    assert course is not None
    assert not left
    return course


def laid(match: Match, seat: int, *answers: str | None, rules: Rules | None = None) -> PreparedTurn:
    """What a seat has prepared by these answers in a row."""
    seen = landmarks(GAME, match.view(seat), rules or {})
    answered = prepared_from(course_of(match, seat, *answers))
    return PreparedTurn(span_of(match, seat), answered, dict(rules or {}), seen, usual_stops(GAME))


def carried_out(match: Match, turn: PreparedTurn, seat: int) -> tuple[list[str], Halt | None, PreparedTurn]:
    """Carry it out as far as it goes now; the picks, why it stopped if it did, and what is left of it."""
    picks: list[str] = []
    while (step := next_step(match, seat, turn, USUAL)) is not None:
        if isinstance(step, Halt):
            return picks, step, turn
        match.answer(seat, step.choice_id, step.picks, "prepared")
        picks += step.picks
        turn = step.after
    return picks, None, turn


ABBEY = {"money": 9, "veg": 2, "lay_kloster": 3}
RICH = dict.fromkeys(range(4), ABBEY)
TWO = {0: ABBEY, 1: ABBEY, "phase": "cellerar"}


# the column and the Cellerar, of which 27 is


def test_the_column_is_rehearsed_with_the_coins_that_will_lie_there() -> None:
    """27"""
    match = arranged({**RICH, "phase": "column", "pot": 1})
    (asked,) = course_of(match, 2, "keep").given
    assert asked.choice.prompt.args["pot"] == 3
    turn = laid(match, 2, "keep")
    give_each(match, 0, "pass")
    assert carried_out(match, turn, 2)[0] == []
    give_each(match, 1, "pass")
    question = match.question(2)
    assert question is not None
    assert question[1] == asked.choice
    assert carried_out(match, turn, 2)[:2] == (["keep"], None)
    assert match.state.abbeys[2].money == 9 + 3


def test_somebody_else_keeps_the_column_and_nothing_is_done() -> None:
    match = arranged({**RICH, "phase": "column"})
    turn = laid(match, 1, "keep")
    give_each(match, 0, "keep")
    give_each(match, 0, None)
    assert match.question(1) is not None
    assert next_step(match, 1, turn, USUAL) is None


@pytest.mark.parametrize(("money", "offered"), [((9, 9, 9), True), ((9, 9, 0), False), ((9, 0, 9), False)])
def test_no_rehearsal_of_the_column_where_it_cannot_come_or_must_be_kept(money: tuple[int, ...], offered: bool) -> None:
    abbeys = {seat: {"money": coins} for seat, coins in enumerate(money)}
    match = arranged({**abbeys, "phase": "column"}, seats=3)
    assert can_prepare(GAME, match.view(2), 2) == offered
    assert can_prepare(GAME, match.view(1), 1) == bool(money[1])


def test_a_column_that_comes_round_again_needs_a_rule() -> None:
    match = arranged({**RICH, "phase": "column"})
    course = course_of(match, 1, "pass")
    assert course.end == "unknown"
    turn = laid(match, 1, "pass")
    ruled = replace(turn, rules={COLUMN.name: limited(6, ("pass", "keep"), ("keep",))})
    give_each(match, 0, "pass")
    _, _, turn = carried_out(match, turn, 1)
    for seat in (2, 3, 0):
        give_each(match, seat, "pass")
    _, halt, _ = carried_out(match, turn, 1)
    assert halt is not None
    assert halt.why == "unprepared"
    assert carried_out(match, replace(ruled, progress=turn.progress), 1)[:2] == (["pass"], None)


def test_cellerar_market_and_building_are_prepared_in_one_go() -> None:
    """27"""
    match = arranged(TWO, seats=2)
    course = course_of(match, 1, "3", "1", "cheese", "cheese", None)
    assert course.end == "turn"
    turn = laid(match, 1, "3", "1", "cheese", "cheese", None)
    give_each(match, 0, None)
    asked = match.question(1)
    assert asked is not None
    assert asked[1].key == "cellerar.choose"
    picks, halt, turn = carried_out(match, turn, 1)
    assert (picks, halt) == (["3"], None)


@pytest.mark.parametrize("pace", ["exact", "turn"])
def test_what_was_prepared_goes_on_from_phase_to_phase(pace: str) -> None:
    """27"""
    match = arranged(TWO, seats=2, pace=pace)
    turn = laid(match, 1, "3", "1", "cheese", "cheese", None)
    picks: list[str] = []
    while match.state.phase != "attack":
        done, halt, turn = carried_out(match, turn, 1)
        assert halt is None
        picks += done
        if (asked := match.question(0)) is not None and match.state.phase != "attack":
            match.answer(0, asked[0], asked[1].default)
    assert picks == ["3", "1", "cheese", "cheese"]
    assert match.state.abbeys[1].stage["cheese"] == 2
    assert match.state.abbeys[1].money == 9 - 3 - 1 - 0 - 1


def test_a_cellerar_that_was_hired_meanwhile_stops_it() -> None:
    """27"""
    match = arranged({**RICH, "phase": "cellerar"})
    turn = laid(match, 1, "8")
    give_each(match, 0, "8")
    picks, halt, _ = carried_out(match, turn, 1)
    assert picks == []
    assert halt is not None
    assert halt.why == "gone"
    assert halt.wanted is not None


def test_a_list_says_whom_to_hire_instead() -> None:
    """27"""
    match = arranged({**RICH, "phase": "cellerar"})
    turn = laid(match, 1, "8", rules={CELLERAR.name: Wishes((Wish("8"), Wish("6")))})
    give_each(match, 0, "8")
    assert carried_out(match, turn, 1)[:2] == (["6"], None)


def test_after_the_own_cellerar_the_rest_can_be_prepared() -> None:
    match = arranged({**RICH, "phase": "cellerar"})
    give_each(match, 0, "4")
    course = course_of(match, 0, "1", "garden", None)
    assert [one.choice.key for one in course.given] == ["market.buy", "build.choose", "build.choose"]
    assert course.given[0].choice.prompt.args["vegetables"] == 2 + 2, "what the Cellerar brings is there"
    assert course.end == "turn"


def test_in_a_strict_game_who_has_bought_prepares_building() -> None:
    match = arranged({**RICH, "phase": "market"})
    assert course_of(match, 1, "0", None).end == "turn"
    give_each(match, 0, "1")
    assert match.view(0).deciding == 1
    assert [one.choice.key for one in course_of(match, 0, "garden", None).given] == ["build.choose"] * 2
    assert not can(match.view(1))
    for seat in (1, 2, 3):
        give_each(match, seat, "0")
    assert match.view(None).deciding == 0
    assert course_of(match, 3, None).end == "turn"
    give_each(match, 0, None)
    assert not can(match.view(0)), "what others build decides where the figures stand"


def test_what_others_may_take_before_ends_what_is_known() -> None:
    match = arranged({**RICH, "phase": "market", "lay_supply": 2})
    assert course_of(match, 1, "0", "recruit").end == "unknown"
    plenty = arranged({**RICH, "phase": "market", "lay_supply": 10})
    assert course_of(plenty, 1, "0", "recruit", None).end == "turn"
    give_each(match, 0, "0")
    for seat in (1, 2, 3):
        give_each(match, seat, "0")
    give_each(match, 0, None)
    assert course_of(match, 2, "recruit").end == "unknown"
    give_each(match, 1, None)
    assert match.view(3).deciding == 2


def test_where_all_decide_at_once_nothing_is_prepared() -> None:
    match = arranged({**RICH, "phase": "market"}, pace="turn")
    give_each(match, 0, "0", None)
    assert not can(match.view(0))
    assert match.view(0).deciding is None


# attacks, of which 28 is about begging


def on_the_road(*fields: int, **clara: Any) -> dict[Any, Any]:
    """Figures on these fields, in phase 4; seat 2 is Clara."""
    seats: dict[Any, Any] = {seat: {"pos": at, "lay_kloster": 2} for seat, at in enumerate(fields)}
    seats[2] |= clara
    return {**seats, "phase": "attack", "round": 2}


def test_begging_is_done_as_prepared_though_the_own_figure_has_fallen_back() -> None:
    match = arranged(on_the_road(5, 10, 20))
    assert course_of(match, 1, "2", None).end == "turn"
    turn = laid(match, 1, "2", None)
    give_each(match, 0, "1", None)
    assert carried_out(match, turn, 1)[:2] == (["2"], None)
    assert match.state.abbeys[1].alms == 1


def test_begging_stops_if_somebody_else_can_be_begged_from_too() -> None:
    match = arranged(on_the_road(9, 10, 20))
    turn = laid(match, 1, "2", None)
    give_each(match, 0, "1", None)
    picks, halt, _ = carried_out(match, turn, 1)
    assert picks == []
    assert halt is not None
    assert halt.why == "more"


@pytest.mark.parametrize(
    ("fields", "why"),
    [((10, 11, 12), "she has fallen behind"), ((3, 2, 3), "she is protected in her cloister")],
)
def test_begging_stops_if_she_cannot_be_begged_from_any_more(fields: tuple[int, ...], why: str) -> None:
    """28"""
    match = arranged({**on_the_road(*fields), 3: {"pos": 30}})
    turn = laid(match, 1, "2", rules={ANYTHING.name: ADVISED})
    give_each(match, 0, "2", None)
    picks, halt, _ = carried_out(match, turn, 1)
    assert picks == [], why
    assert halt is not None
    assert halt.why == "gone", why
    assert halt.wanted is not None


def test_whether_she_wards_it_off_is_not_known() -> None:
    match = arranged({**on_the_road(9, 11, 30, dogs=1, huts=1), 3: {"pos": 25}})
    course = course_of(match, 1, "2")
    assert course.end == "unknown"
    turn = laid(match, 1, "2", rules={ATTACK.name: Constant(())})
    give_each(match, 0, None)
    picks, _, turn = carried_out(match, turn, 1)
    assert picks == ["2"]
    assert next_step(match, 2, turn, USUAL) is None, "a defence is not the own part of a phase"
    give_each(match, 2, "no")
    assert carried_out(match, turn, 1)[:2] == ([], None)
    assert match.question(1) is None or match.state.phase != "attack"


def test_the_drunkard_is_prepared_too() -> None:
    match = arranged(on_the_road(20, 30, 25, specials=["drunkard"]))
    first, second, *_ = course_of(match, 2, "drunkard", "0", None).given
    assert (first.choice.standing, second.choice.standing) == (ATTACK, None), "one may let it be, but then not any more"
    alone = arranged({**on_the_road(20, 10, 25, specials=["drunkard"]), "seat": 0})
    give_each(alone, 0, None)
    (only,) = course_of(alone, 2, None).given
    assert (only.choice.key, only.choice.standing) == ("drunkard.target", ATTACK)


# the road


def test_who_has_attacked_prepares_the_road() -> None:
    match = arranged({**on_the_road(20, 21, 22), 0: {"pos": 20, "lay_kloster": 2, "veg": 3, "specials": ["cart"]}})
    give_each(match, 0, None)
    course = course_of(match, 0, "1", "yes", "1")
    assert [one.choice.key for one in course.given] == ["march.vegetables", "march.cart", "feed.pay"]
    assert course.end == "turn"


def test_a_figure_that_fell_back_stops_it() -> None:
    match = arranged({**on_the_road(20, 10, 22), 0: {"pos": 20, "lay_kloster": 1, "veg": 3}})
    give_each(match, 0, None)
    turn = laid(match, 0, "2", "1")
    give_each(match, 1, "0", None)
    assert [each.name for each in changes(GAME, turn, match.view(0), 0)] == ["figure", "figures"]
    while (asked := match.question(0)) is None:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, choice.default)
    assert carried_out(match, turn, 0)[1] == Halt("figure", *asked)


def test_in_the_last_round_nobody_is_asked_on_the_road() -> None:
    match = arranged({**on_the_road(20, 21, 22), 0: {"pos": 20, "lay_kloster": 2, "veg": 3}, "round": 5})
    give_each(match, 0, None)
    assert not can(match.view(0))


def test_marching_and_feeding_are_prepared_in_a_strict_game() -> None:
    walking = {seat: {"pos": 20, "lay_kloster": 2, "veg": 3} for seat in range(3)}
    match = arranged({**walking, "phase": "march", "round": 2}, seats=3)
    assert [one.choice.key for one in course_of(match, 1, "1", "1").given] == ["march.vegetables", "feed.pay"]
    give_each(match, 0, "0")
    assert [one.choice.key for one in course_of(match, 0, "1").given] == ["feed.pay"]
    give_each(match, 1, "0")
    give_each(match, 2, "0")
    assert [one.choice.key for one in course_of(match, 1, "1").given] == ["feed.pay"]
    give_each(match, 0, "1")
    assert not can(match.view(0))


# rules and texts


def test_a_list_of_cellerars_is_filled_in_for_who_has_none() -> None:
    match = arranged({**RICH, "phase": "cellerar", 3: {"money": 9, "cellerar": 2}})
    rules = filled(match.view(1), USUAL)
    order = rules[CELLERAR.name]
    assert isinstance(order, Wishes)
    names = [wish.name for wish in order.wishes]
    assert names
    assert set(names) <= {str(value) for value in range(1, 10)} - {"2"}
    assert len(set(names)) == len(names)
    assert rules[ANYTHING.name] == ADVISED
    assert filled(match.view(3), USUAL) == {ANYTHING.name: ADVISED}
    assert filled(replace(match.view(1), phase="attack"), USUAL) == {ANYTHING.name: ADVISED}
    assert filled(match.view(1), lambda look, choice: ()) == {ANYTHING.name: ADVISED}, "who wants nobody names nobody"
    everything = filled(match.view(1), lambda look, choice: (choice.values[-1],))[CELLERAR.name]
    assert isinstance(everything, Wishes)
    assert [wish.name for wish in everything.wishes] == ["9", "8", "7", "6", "5", "4", "3", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said(language: str) -> None:
    assert AHEAD is not None
    for each in AHEAD.landmarks:
        assert say(GAME.name, language, each.title)
        assert say(GAME.name, language, Text(f"prepared-why-{each.name}"))
    for rule in AHEAD.rules:
        assert say(GAME.name, language, Text(rule.title))
        assert all(say(GAME.name, language, way.label) for way in rule.ways)
    view = arranged({**RICH, "phase": "cellerar"}).view(0)
    cards = offered(view, CELLERAR.name)
    assert len({say(GAME.name, language, option.label) for option in cards}) == len(view.market)
    assert offered(view, COLUMN.name) == ()


def test_landmarks_say_what_others_did() -> None:
    match = arranged({**RICH, "phase": "cellerar"})
    turn = laid(match, 1, "8")
    give_each(match, 0, "4")
    assert [each.name for each in changes(GAME, turn, match.view(1), 1)] == ["market"]
    assert not can(match.view(None))
    assert not can(replace(match.view(1), over=True))


# whole games

STRETCH = {
    "column.choose": 0, "cellerar.choose": 1, "market.buy": 1, "build.choose": 1, "build.amount": 1, "beg.target": 2,
    "drunkard.target": 2, "march.vegetables": 3, "march.cart": 3, "feed.pay": 3,
}  # fmt: skip
GAMES = [(2, "exact"), (3, "turn"), (4, "exact"), (5, "exact"), (4, "turn"), (6, "exact")]


def picked(match: Match, choice: Choice, salt: str, by_lot: bool) -> Picks:
    return answer_to(salt, "", choice) if by_lot else USUAL(match.look(choice.seat), choice)


@pytest.mark.parametrize("by_lot", [False, True])
@pytest.mark.parametrize(("seats", "pace"), GAMES)
def test_the_number_of_a_stretch_only_grows_and_tells_it(seats: int, pace: Any, by_lot: bool) -> None:
    match, dice, before = Match.begin(GAME, Setup(seats, pace), b"span"), Random(seats), [0] * seats
    while match.open:
        now = [span_of(match, seat) for seat in range(seats)]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now
        choice_id, choice = next(iter(match.open.items()))
        if choice.key != "defend.choose":
            assert now[choice.seat] == STRETCHES * match.state.round + STRETCH[choice.key]
        match.answer(choice.seat, choice_id, picked(match, choice, str(dice.random()), by_lot))


class Expecting:
    """A seat's last rehearsal before it is asked, and what is to come of it."""

    def __init__(self, match: Match, seat: int, salt: str) -> None:
        self.facts = facts(match, seat)
        self.span = span_of(match, seat)
        self.own: list[Any] = []
        imagined = imagine(match.view(seat), None)
        assert imagined is not None

        def answer(look: Any, choice: Choice) -> Picks:
            self.own.append(look().abbeys[seat])
            return answer_to(f"{salt}/{len(self.own)}", "", choice)

        self.course = rehearse(imagined, seat, answer)
        self.given = 0


def facts(match: Match, seat: int) -> Any:
    """What others may change of it: Cellerars, where the own figure marches from; figures and guards of an attack."""
    view = match.view(seat)
    found = landmarks(GAME, view, {})
    attacks = span_of(match, seat) % STRETCHES == STRETCH["beg.target"]
    guards = [(abbey.dogs, abbey.specials, abbey.position) for abbey in view.abbeys]
    return found["market"], found["figure"], guards if attacks else None


@pytest.mark.long
def test_a_rehearsal_asks_what_is_asked_if_nothing_has_changed() -> None:
    ends: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seats, pace in GAMES:
        for by_lot in (False, True):
            compare(Match.begin(GAME, Setup(seats, pace), b"asked"), Random(seats), by_lot, ends, asked)
    assert ends["turn"] > ends["unknown"] > 10
    assert set(asked) == set(STRETCH), "each question of a phase was foreseen at least once"


def compare(match: Match, dice: Random, by_lot: bool, ends: Counter[str], asked: Counter[str]) -> None:
    """Play a game in which everybody rehearses as late as they can, and answers as they rehearsed."""
    seats = range(match.setup.seats)
    waiting: dict[int, Expecting] = {}
    while match.open:
        for seat in seats:
            begun = seat in waiting and waiting[seat].given and waiting[seat].span == span_of(match, seat)
            if not begun and match.question(seat) is None and can(match.view(seat)):
                waiting[seat] = Expecting(match, seat, str(dice.random()))
                ends[waiting[seat].course.end] += 1
        choice_id, choice = next(iter(match.open.items()))
        picks = picked(match, choice, str(dice.random()), by_lot)
        expected = waiting.get(choice.seat)
        if choice.key != "defend.choose" and expected and expected.span == span_of(match, choice.seat):
            if not expected.given and expected.facts != facts(match, choice.seat):
                del waiting[choice.seat]
            elif expected.given < len(expected.course.given):
                one = expected.course.given[expected.given]
                assert one.choice == choice
                assert expected.own[expected.given] == match.view(choice.seat).abbeys[choice.seat]
                expected.given, picks = expected.given + 1, one.picks
                asked[choice.key] += 1
            else:
                assert expected.course.end == "unknown"
        match.answer(choice.seat, choice_id, picks)
