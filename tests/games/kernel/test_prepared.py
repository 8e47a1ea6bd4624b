"""Prepared turns: what is laid ready, what it does when its turn comes, and when it stops."""

from dataclasses import replace

import msgspec
import pytest

from games.dominion import GAME
from games.dominion.standing import BUYS
from games.kernel.ahead.carrying_out import Answer, Halt, next_step, unlike
from games.kernel.ahead.prepared import (
    CarriedSoFar,
    GoingBy,
    Prepared,
    PreparedTurn,
    ahead_of,
    always_asked,
    by_own_rules,
    can_prepare,
    covers,
    is_another,
    landmarks,
    offered_by,
    prepared_from,
    proposed,
    rehearsed,
    span_of,
)
from games.kernel.ahead.rehearsal import Rehearsed, never, rehearse
from games.kernel.contract.ahead import Foreseen, Imagined, Landmark
from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice, Effect, Picks
from games.kernel.engine.standing_orders import ADVISED, ranked
from games.kernel.engine.text import Text, from_plain, plain
from games.kernel.match import Match
from games.kernel.orders.standing_answers import Ordering, by_orders, nothing_ordered
from tests.games.dominion.arriving import answer, arranged
from tests.games.kernel.toy import ask, toy, turns
from tests.games.preparing import advising

HAND = ["gold", "silver", "copper", "estate"]
FIELDS = {1: {"hand": HAND, "deck": ["estate"] * 5}, "turn": {"seat": 0, "phase": "buy"}}


def begun() -> Match:
    """The turn of seat 1 has come."""
    match = arranged(FIELDS, 2)
    _ = answer(match, 0, "turn.buy")
    return match


def test_a_game_without_prepared_turns_lets_none_answer() -> None:
    match = Match.begin(toy(turns(lambda state: ask(state.active, "take", "gold", "spices"))), Setup(2), b"seed")
    assert not any(covers(match, *asked) for asked in match.open.items())
    assert match.open


def laid(*answers: Prepared, first: int = 1) -> PreparedTurn:
    """Answers alone, whatever the hand is."""
    return PreparedTurn(first, answers)


def steps(match: Match, turn: PreparedTurn) -> list[str]:
    """All that a prepared turn of seat 1 does, and why it stops."""
    done: list[str] = []
    while (step := next_step(match, 1, turn, advising(GAME))) is not None:
        if isinstance(step, Halt):
            return [*done, step.why]
        match.answer(1, step.choice_id, step.picks, "prepared")
        done.append(" ".join((step.choice.key, *step.picks)))
        turn = step.after
    return done


def test_what_is_moot_is_done_by_default_if_the_answer_to_it_does_not_fit() -> None:
    gold = Prepared("turn.buy", (("gold",),), plain(Text("card-gold")))
    turn = laid(Prepared("turn.treasure", (("platinum",),)), gold)
    assert steps(begun(), turn) == ["turn.treasure gold silver copper", "turn.buy gold"]


def test_what_is_moot_is_answered_as_prepared_if_that_fits() -> None:
    turn = laid(Prepared("turn.treasure", (("gold",),)), Prepared("turn.treasure", ((),)), Prepared("turn.buy", ((),)))
    assert steps(begun(), turn) == ["turn.treasure gold", "turn.treasure", "turn.buy"]


def test_an_answer_that_does_not_fit_and_has_no_words_stops_as_something_else() -> None:
    match = begun()
    step = next_step(match, 1, laid(Prepared("turn.buy", (("province",),))), advising(GAME))
    assert isinstance(step, Halt)
    assert step.why == "otherwise"


def test_a_question_that_was_not_rehearsed_stops_it() -> None:
    assert steps(begun(), laid(Prepared("turn.action", ((),)))) == ["otherwise"]


ONE, BOTH = ask(1, "feed", "a", "b"), ask(1, "feed", "a", "b", most=2)


@pytest.mark.parametrize(
    ("then", "now", "why"),
    [
        (BOTH, BOTH, None),
        (BOTH, ask(1, "feed", "a"), None),
        (BOTH, ask(1, "feed", "a", "b", "c", most=2), "more"),
        (BOTH, ask(1, "feed", "a", "b", least=0, most=2), "otherwise"),
        (BOTH, ask(1, "feed", "a", "c", least=0, most=2), "more"),
        (BOTH, ONE, None),
        (ONE, BOTH, "more"),
    ],
)
def test_more_to_choose_from_is_something_else_than_to_be_free_to_pick_fewer(
    then: Choice, now: Choice, why: str | None
) -> None:
    assert GAME.ahead is not None
    planned = Prepared("feed", (("a",),), offered=offered_by(then))
    assert unlike(GAME.ahead, planned, now) == why


def test_nothing_is_begun_where_it_is_known_that_what_follows_will_read_otherwise() -> None:
    match = arranged({0: {"hand": ["remodel", *HAND]}, "turn": {"seat": 0, "phase": "action"}}, 2)
    first = Prepared("turn.action", (("remodel",), ()))
    turn = laid(first, Prepared("remodel.trash", (("estate",),), asked=plain(Text("other-words"))))
    step = next_step(match, 0, turn, advising(GAME))
    assert isinstance(step, Halt)
    assert (step.why, step.choice.key) == ("otherwise", "turn.action")


def likes(*names: str) -> Ordering:
    """A standing order of seat 1: what it buys."""
    return by_orders([{BUYS.name: ranked(names)}])


@pytest.mark.parametrize(
    ("ordered", "own", "bought"),
    [
        (likes("gold"), (), "gold"),
        (likes("gold"), (BUYS.name,), "silver"),
        (likes("province"), (), "silver"),
        (nothing_ordered, (), "silver"),
    ],
    ids=["before what was filled in", "after what was set for the turn", "that finds nothing", "that is not there"],
)
def test_a_standing_order_has_its_place_among_the_rules(ordered: Ordering, own: tuple[str, ...], bought: str) -> None:
    match = begun()
    turn = PreparedTurn(1, rules={BUYS.name: ranked(("silver",))}, own=own)
    treasures = next_step(match, 1, turn, advising(GAME), ordered)
    assert isinstance(treasures, Answer)
    _ = match.answer(1, treasures.choice_id, treasures.picks)
    step = next_step(match, 1, treasures.after, advising(GAME), ordered)
    assert isinstance(step, Answer)
    assert (step.picks, step.ordered) == ((bought,), bought == "gold")


@pytest.mark.parametrize(("ordered", "picks"), [(likes("silver"), ("silver",)), (likes("province"), ("gold",))])
def test_what_is_prepared_as_advised_follows_standing_orders_as_far_as_they_find_something(
    ordered: Ordering, picks: Picks
) -> None:
    match = begun()
    _ = answer(match, 1, "turn.treasure", "gold", "silver", "copper")
    _, choice = match.question(1) or ("", ask(1, "none"))
    going = by_own_rules(PreparedTurn(1), lambda look, asked: ("gold",), ordered)
    assert going(match.look(1), choice) == picks


def test_what_has_begun_is_not_to_come_any_more() -> None:
    turn = PreparedTurn(3, turns=2)
    begun_now = msgspec.structs.replace(turn, progress=CarriedSoFar(3))
    assert [each.to_come(3) for each in (turn, begun_now)] == [2, 1]
    assert begun_now.to_come(4) == 0


def test_what_is_moot_is_put_to_who_may_want_to_be_asked() -> None:
    match, asked = arranged(FIELDS, 2), list[str]()

    def noting(look: object, choice: Choice) -> Picks:
        asked.append(choice.key)
        return choice.default

    for asking in (never, always_asked):
        imagined = ahead_of(GAME).imagine(match.view(1), None)
        assert imagined is not None
        _ = rehearse(imagined, 1, noting, asking)
    assert asked.count("turn.treasure") == 1


def asking(*questions: Choice) -> Effect[None]:
    """A turn that asks this, and no more."""
    for question in questions:
        _ = yield question


@pytest.mark.parametrize(
    ("questions", "repeats", "can"),
    [
        ((), True, True),
        ((), False, False),
        ((ask(1, "only", "a"),), False, False),
        ((ask(1, "moot", "a", "b", moot=True),), False, True),
        ((ask(0, "others", "a", "b"),), False, True),
    ],
    ids=["nothing now, but rules for later", "nothing", "no choice", "something moot", "what comes is unknown"],
)
def test_a_turn_can_be_prepared_if_there_may_be_anything_to_decide(
    questions: tuple[Choice, ...], repeats: bool, can: bool
) -> None:
    ahead = replace(
        ahead_of(GAME),
        can=lambda view: True,
        imagine=lambda view, _: Imagined(asking(*questions), lambda: view),
        repeats=repeats,
    )
    assert can_prepare(replace(GAME, ahead=ahead), None, 1) == can


def test_a_landmark_that_says_nothing_of_it_is_weighed_nowhere() -> None:
    assert not Landmark("table", Text("table"), lambda view, rules: "").weighed_at(ask(1, "feed"), ())


@pytest.mark.parametrize(
    ("then", "another", "where_it_was_a_word"),
    [(None, False, False), ("last 0", False, False), ("last", True, False), ("last 1", True, True), ("0", True, True)],
)
def test_a_first_word_alone_is_the_same_only_of_what_was_a_word_once(
    then: str | None, another: bool, where_it_was_a_word: bool
) -> None:
    for was_a_word, expected in ((False, another), (True, where_it_was_a_word)):
        landmark = Landmark("end", Text("end"), lambda view, rules: "", was_a_word=was_a_word)
        assert is_another(landmark, then, "last 0") == expected


def test_it_waits_for_its_own_turn_and_serves_that_alone() -> None:
    match, answers = begun(), (Prepared("turn.buy", (("gold",),)),)
    assert next_step(match, 0, laid(*answers), advising(GAME)) is None, "somebody else is asked"
    assert next_step(match, 1, laid(*answers, first=2), advising(GAME)) is None, "its turn has not come"
    assert next_step(match, 1, laid(*answers, first=0), advising(GAME)) is None, "it has served"
    assert isinstance(next_step(match, 1, laid(*answers), advising(GAME)), Answer)


def test_what_is_not_its_own_decision_is_not_answered() -> None:
    match = arranged({0: {"hand": ["militia"]}, 1: {"hand": HAND}, "turn": {"seat": 0, "phase": "action"}}, 2)
    _ = answer(match, 0, "turn.action", "militia")
    turn = PreparedTurn(1, rules={"anything": ADVISED})
    assert match.question(1) is not None
    assert next_step(match, 1, turn, advising(GAME)) is None


def test_the_computer_prepares_the_turn_that_it_would_play() -> None:
    match = arranged(FIELDS, 2)
    turn = proposed(match, 1, advising(GAME))
    assert turn is not None
    assert [(one.key, one.wishes) for one in turn.answers] == [("turn.buy", (("gold",),))]
    assert (turn.first, turn.stops) == (span_of(match, 1), ("hand", "list", "end"))
    assert turn.seen == landmarks(GAME, match.view(1), turn.rules)
    assert proposed(match, 0, advising(GAME)) is None


def test_a_rehearsal_goes_by_the_answers_until_one_does_not_fit() -> None:
    match = arranged({**FIELDS, 1: {"hand": ["festival", *HAND]}}, 2)

    def nothing(look: object, choice: Choice) -> Picks:
        return ()

    def bought(*wishes: Picks) -> list[Picks]:
        answers = [Prepared("turn.action", (("festival",),)), *(Prepared("turn.buy", (wish,)) for wish in wishes)]
        course = rehearsed(GAME, match.view(1), 1, GoingBy(answers, nothing))
        assert course is not None
        return [one.picks for one in course.given if one.choice.key == "turn.buy"]

    assert bought(("duchy",), ("silver",)) == [("duchy",), ("silver",)]
    assert bought(("duchy",)) == [("duchy",), ()]
    assert bought(("colony",), ("silver",)) == [()]


def test_what_is_wished_for_is_kept_in_words() -> None:
    match = arranged(FIELDS, 2)
    for picks, wanted in ((("gold",), "card-gold"), ((), "buy-nothing")):
        course = rehearsed(GAME, match.view(1), 1, lambda look, choice, picks=picks: picks)
        assert course is not None
        (one,) = prepared_from(course)
        assert from_plain(one.wanted) == Text(wanted)


def test_nothing_is_kept_in_words_where_picking_nothing_has_none() -> None:
    silent = Foreseen(ask(1, "silent", "a", "b", least=0), ())
    (one,) = prepared_from(Rehearsed((silent,), None, "turn"))
    assert one.wanted is None


def test_a_game_that_knows_no_prepared_turns_says_so() -> None:
    match = arranged(FIELDS, 2)
    match.game = replace(GAME, ahead=None)
    with pytest.raises(LookupError, match="dominion knows no prepared turns"):
        span_of(match, 1)
