"""Slow games: people come when they are awake and at home, and answer at one visit all that waits for them."""

from itertools import pairwise

import pytest

from games.dominion import GAME as DOMINION
from games.dominion.rules.table import Table
from games.domus_domini import GAME as DOMUS
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import default_policy
from games.kernel.engine.choice import Effect
from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import CHECKPOINT, together
from games.kernel.match import Match
from tests.games.kernel.toy import Rules, ToyState, ask, toy
from tests.tools.simulate.test_by_lot import altered
from tools.calendar.slow_game import (
    BEGINS,
    HOLIDAYS,
    SLEEPS,
    WAKES,
    Participant,
    SlowGame,
    SlowPerson,
    Visit,
    Wait,
    calendar,
    course,
)
from tools.simulate.by_lot import Failure

NEVER = 1e-9
"""Hours that are over at once."""


class Punctual(SlowPerson):
    """Somebody who comes so many hours after every question."""

    def __init__(self, hours: float) -> None:
        super().__init__(0, 3.0, "")
        self.hours = hours

    def comes(self, now: float) -> float:
        return now + self.hours


def played(rules: Rules, *hours: float, cap: int = 100) -> SlowGame:
    """A small game with people who need so many hours."""
    players: list[Participant] = [(Punctual(each), default_policy) for each in hours]
    game = SlowGame(Match.begin(toy(rules), Setup(len(hours)), b"seed"), players)
    game.play(cap)
    return game


def test_nobody_comes_for_what_is_moot() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield from ask(0, "nothing", "a", "b", moot=True)
        yield from ask(0, "something", "a", "b")
        yield from ask(0, "nothing", "a", "b", moot=True)

    (visit,) = played(rules, 1.0, 1.0).visits
    assert (visit.question, visit.answers) == ("something", 1)


# people


def test_nobody_comes_at_night_or_before_being_asked() -> None:
    person, now = SlowPerson(-5, 4.0, "anybody"), 0.0
    for _ in range(2000):
        now, asked = person.comes(now), now
        assert now > asked
        assert WAKES <= (now - 5) % 24 <= SLEEPS


def test_who_sleeps_comes_after_waking_up() -> None:
    assert SlowPerson(0, NEVER, "sleeper").comes(2.0) == pytest.approx(WAKES)
    assert SlowPerson(0, NEVER, "sleeper").comes(23.5) == pytest.approx(24 + WAKES)
    assert SlowPerson(1, NEVER, "sleeper").comes(2.0) == pytest.approx(WAKES - 1)
    assert SlowPerson(0, NEVER, "sleeper").comes(12.5) == pytest.approx(12.5)


def test_a_delay_runs_while_awake_only() -> None:
    late, early = SlowPerson(0, 3.0, "the same"), SlowPerson(0, 3.0, "the same")
    delay = early.comes(8.0) - 8.0
    assert 0 < delay < SLEEPS - WAKES
    assert late.comes(SLEEPS - delay / 2) == pytest.approx(24 + WAKES + delay / 2)


def test_holidays_of_some_days_come_now_and_then() -> None:
    person = SlowPerson(0, 3.0, "traveller")
    at_home = sorted({int(person.present(24.0 * day)[0] // 24) for day in range(3000)})
    away = [after - before - 1 for before, after in pairwise(at_home) if after - before > 1]
    assert len(away) > 10
    assert HOLIDAYS[0] <= min(away) <= max(away) <= HOLIDAYS[1]


# visits and waits


def three_questions_in_turn(state: ToyState) -> Effect[None]:
    """Seat 0 twice, then seat 1, then seat 0 again."""
    yield CHECKPOINT
    for seat, key in ((0, "first"), (0, "second"), (1, "third"), (0, "fourth")):
        state.tell(TurnBegan(seat, 1))
        yield from ask(seat, key, "yes", "no")


def test_one_visit_answers_all_that_comes_up_in_it() -> None:
    game = played(three_questions_in_turn, 2, 5)
    assert game.visits == [
        Visit(0, 2, "first", answers=2, elsewhere=0, handed=False),
        Visit(1, 5, "third", answers=1, elsewhere=1, handed=True),
        Visit(0, 2, "fourth", answers=1, elsewhere=0, handed=True),
    ]


def test_all_wait_for_who_alone_has_something_to_decide() -> None:
    game = played(three_questions_in_turn, 2, 5)
    assert game.waits == [Wait(2, 0, "first"), Wait(5, 1, "third"), Wait(2, 0, "fourth")]
    assert game.waited == [[0, 5], [4, 0]]


def test_turns_count_as_parts_of_a_round() -> None:
    told = course(played(three_questions_in_turn, 2, 5), 7)
    assert (told.seed, told.seats, told.hours, told.rounds, told.ended) == (7, 2, 9, 2, True)


class Dawned(Event, frozen=True, gc=False):
    """A day begins, for all."""

    heading = True

    def line(self, reader: int | None) -> Text | None:
        return Text("yes")


class Marked(Dawned, frozen=True, gc=False):
    """A place in the chronicle that nobody reads of."""

    def line(self, reader: int | None) -> None:
        return None


def test_where_rounds_are_told_turns_do_not_count() -> None:
    def days(state: ToyState) -> Effect[None]:
        for event in (Dawned(0), Marked(0), Dawned(0)):
            state.tell(event)
            yield from three_questions_in_turn(state)

    assert course(played(days, 2, 5), 7).rounds == 2


def all_at_once(state: ToyState) -> Effect[None]:
    """All three are asked at the same time; the first two answers are enough for the second question."""
    yield CHECKPOINT
    yield from together(*[ask(seat, "all", "yes", "no") for seat in range(3)])
    yield from together(
        *[ask(seat, "most", "yes", "no") for seat in range(3)], enough=lambda answers: len(list(answers)) == 2
    )


def test_while_several_decide_nobody_is_waited_for_alone() -> None:
    game = played(all_at_once, 1, 2, 4)
    assert game.waits[0] == Wait(2, 2, "all")
    assert game.waited[0][1:] == [1, 1 + 2]
    assert [visit.handed for visit in game.visits[:3]] == [False] * 3


def test_nobody_comes_for_a_question_that_was_withdrawn() -> None:
    game = played(all_at_once, 1, 2, 4)
    assert [(visit.seat, visit.question, visit.answers) for visit in game.visits] == [
        (0, "all", 1),
        (1, "all", 1),
        (2, "all", 2),
        (0, "most", 1),
    ]
    assert game.match.over
    assert not game.due


def test_where_no_rounds_are_told_the_game_is_one() -> None:
    assert course(played(all_at_once, 1, 2, 4), 0).rounds == 1


def test_a_game_is_stopped_after_the_turns_allowed() -> None:
    stopped = calendar(DOMINION, 3, "turn", 1, cap=6)
    assert not stopped.ended
    assert calendar(DOMUS, 3, "turn", 1).ended


# whole games


@pytest.mark.parametrize("game", [DOMINION, DOMUS], ids=["dominion", "domus_domini"])
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    first = calendar(game, 3, "turn", 4, cap=30)
    assert calendar(game, 3, "turn", 4, cap=30) == first
    assert calendar(game, 3, "turn", 5, cap=30) != first
    assert calendar(game, 3, "turn", 4, cap=30, lot=True) != first
    assert calendar(game, 3, "turn", 4, cap=30, lot=True) == calendar(game, 3, "turn", 4, cap=30, lot=True)


def test_everybody_waits_less_at_the_brisk_pace() -> None:
    brisk, strict = (calendar(DOMUS, 4, pace, 2) for pace in ("turn", "exact"))
    assert len(brisk.visits) < len(strict.visits)
    assert len(brisk.waits) < len(strict.waits)
    assert brisk.visits[0] == strict.visits[0]
    assert brisk.rounds == strict.rounds == 5


def test_impatient_people_need_less_time() -> None:
    slow, quick = (calendar(DOMUS, 2, "turn", 2, median=hours) for hours in (9.0, 0.1))
    assert quick.hours < slow.hours
    assert slow.hours > 24 - BEGINS


def test_whatever_breaks_is_told_with_the_seed_and_the_step() -> None:
    def order(state: Table) -> tuple[int, ...]:
        if state.turn.seat:
            raise ValueError("nobody is next")
        return state.turn_order()

    with pytest.raises(Failure) as failed:
        calendar(altered(turn_order=order), 2, "turn", 3)
    assert failed.value.seed == 3
    assert failed.value.step == 1
    assert failed.value.fault.startswith("ValueError: nobody is next (test_slow_game.py:")
    with pytest.raises(Failure) as failed:
        calendar(DOMINION, 9, "turn", 2)
    assert failed.value.step == 0
