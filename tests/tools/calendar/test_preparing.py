"""People who prepare their turns: what is ready is carried out when it comes, and its person comes to look later."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from games.dominion import GAME
from games.kernel.ahead.prepared import ORIGIN, PreparedTurn, proposed
from games.kernel.contract.ahead import Landmark
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.text import Text
from games.kernel.match import BY_ITSELF, Given, Match
from games.kernel.onward import unasked
from tests.tools.calendar.test_slow_game import Punctual
from tools.calendar.preparing import Became, PreparingPeople
from tools.calendar.slow_game import LOOK, Participant, SlowGame, calendar, course, preparers

POLICY = GAME.mind.player("normal")
CALM = {"set": "size_distortion", "first": 0}
"""No card asks anybody in another's turn unless somebody attacks."""


def table(game: Game = GAME, seats: int = 2, seed: bytes = b"calm") -> Match:
    return Match.begin(game, Setup(seats, options=CALM), seed)


def slow(*hours: float, preparing: set[int], game: Game = GAME, cap: int = 12) -> SlowGame:
    """A calm game with people who need so many hours."""
    players: list[Participant] = [(Punctual(each), POLICY) for each in hours]
    made = SlowGame(table(game, len(hours)), players, preparing)
    made.play(cap)
    return made


def by_hand(match: Match, seat: int) -> None:
    while asked := match.question(seat):
        _ = match.answer(seat, asked[0], POLICY(match.look(seat), asked[1]))


def carried_out(people: PreparingPeople) -> list[Given]:
    """What is answered by all that is ready."""
    return [step.give(people.match) for step in unasked(people.match, people.answers)]


# what is laid ready


def test_the_computers_turn_is_prepared_with_its_rules_and_the_usual_stops() -> None:
    match = table()
    made = proposed(match, 1, POLICY)
    assert made is not None
    assert (made.first, made.turns, made.progress) == (1, 1, None)
    assert set(made.stops) == {"hand", "list", "end"}
    assert made.seen["hand"] == ",".join(match.view(1).hand)
    assert "turn.buy" in made.rules
    assert [answer.key for answer in made.answers] == ["turn.buy"]


def test_nothing_is_prepared_in_the_middle_of_the_own_turn() -> None:
    match = table()
    asked = match.question(0)
    assert asked is not None
    _ = match.answer(0, asked[0], asked[1].default)
    assert proposed(match, 0, POLICY) is None


def test_what_is_ready_is_carried_out_and_told_once() -> None:
    match = table()
    people = PreparingPeople(match, {1: POLICY})
    people.prepare(0)
    people.prepare(1)
    assert list(people.ready) == [1]
    assert not carried_out(people)
    by_hand(match, 0)
    steps = match.number
    assert len(carried_out(people)) == match.number - steps > 0
    assert {step.given.origin for step in match.steps} <= {ORIGIN, BY_ITSELF}
    assert people.became == [Became(1, "carried")]
    assert (people.ready, people.served) == ({}, {1})


def test_another_hand_stops_it_before_anything_is_done() -> None:
    match = table()
    people = PreparingPeople(match, {1: POLICY})
    people.prepare(1)
    match.state.players[1].hand[0] = "curse"
    by_hand(match, 0)
    assert not carried_out(people)
    assert people.became == [Became(1, "stopped", "hand")]
    people.by_hand(1, "nothing")
    assert people.became == [Became(1, "stopped", "hand")]
    assert not people.served


def test_a_turn_that_comes_while_its_person_is_there_is_theirs() -> None:
    match = table()
    people = PreparingPeople(match, {0: POLICY})
    people.by_hand(1, "there")
    people.by_hand(0, "there")
    people.by_hand(0, "there")
    assert people.became == [Became(0, "there")]


def test_a_prepared_turn_that_was_never_asked_for_is_dropped_in_silence() -> None:
    match = table()
    people = PreparingPeople(match, {0: POLICY})
    people.ready[0] = PreparedTurn(0)
    assert not carried_out(people)
    assert not people.ready
    assert people.became == []


# at the pace of people


def test_who_prepared_is_not_waited_for_and_comes_to_look() -> None:
    game = slow(1, 1, 5, preparing={1}, cap=9)
    assert [each.how for each in game.preparing.became] == ["nothing", "carried", "carried"]
    assert [visit.seat for visit in game.visits] == [0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert [visit.question == LOOK for visit in game.visits if visit.seat == 1] == [False, True, True]


def test_a_look_is_a_visit_but_no_wait() -> None:
    game = slow(1, 1, 5, preparing={1}, cap=9)
    looks = [visit for visit in game.visits if visit.question == LOOK]
    assert {(visit.seat, visit.hours, visit.answers, visit.handed) for visit in looks} == {(1, 1, 0, True)}
    asked = [visit for visit in game.visits if visit.question != LOOK]
    assert [(wait.seat, wait.hours) for wait in game.waits] == [(visit.seat, visit.hours) for visit in asked]
    assert game.waited[1][2] == 3 * 5


def test_who_is_on_the_way_to_look_comes_no_later_when_asked() -> None:
    game = slow(1, 5, 1, preparing={1}, cap=9)
    first, late = (visit for visit in game.visits if visit.seat == 1)
    assert late.question.startswith("turn.")
    assert (first.hours, late.hours) == (5, 5 - 1 - 1)


def test_who_is_there_when_the_turn_comes_again_plays_on() -> None:
    game = slow(1, 1, preparing={0, 1}, cap=12)
    assert "there" in {each.how for each in game.preparing.became}


def test_where_a_landmark_always_differs_everything_stops() -> None:
    assert GAME.ahead is not None
    turns = iter(range(10_000))
    fickle = Landmark("fickle", Text("yes"), lambda seen, rules: str(next(turns)))
    game = slow(1, 1, preparing={0, 1}, game=replace(GAME, ahead=replace(GAME.ahead, landmarks=(fickle,))))
    assert {(each.how, each.why) for each in game.preparing.became} <= {("stopped", "fickle"), ("nothing", "")}
    assert all(visit.question != LOOK for visit in game.visits)


def test_with_nobody_preparing_all_is_as_if_nobody_could() -> None:
    unable = replace(GAME, ahead=None)
    plain, able = (course(slow(2, 3, preparing=set(), game=game), 1) for game in (unable, GAME))
    assert plain == able
    assert not able.became


def told(share: float, **more: Any) -> Any:
    return calendar(GAME, 4, "turn", 3, preparing=share, cap=40, options={"set": "first_game"}, **more)


def test_the_same_seed_gives_the_same_game_whoever_prepares() -> None:
    assert told(1) == told(1)
    assert told(1) != told(0.5) != told(0)
    assert told(1, lot=True) == told(1, lot=True)


def test_games_are_shorter_the_more_people_prepare() -> None:
    days = [told(share).hours for share in (0, 0.5, 1)]
    assert all(after < before for before, after in pairwise(days))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_prepares_at_a_smaller_share_does_so_at_a_larger_one(seats: int) -> None:
    chosen = [preparers(seats, share, 7) for share in (0, 0.5, 1)]
    assert chosen[0] <= chosen[1] <= chosen[2] == frozenset(range(seats))
    assert [len(each) for each in chosen] == [0, round(seats / 2), seats]
