"""A game played again: it tells what it told, its steps have the log's numbers, and what was taken back never was."""

import pytest

from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Effect, IllegalAnswer
from games.kernel.engine.chronicle import Event
from games.kernel.match import Given, Match
from games.kernel.replayed import Replay, replayed
from tests.games.kernel.toy import ToyState, Turned, ask, picked, toy, turns


def turn(state: ToyState) -> Effect[None]:
    """Gold, and who has gold may have spices; the word "nothing" ends the turn."""
    offered = ["gold", "nothing"]
    while (word := picked((yield from ask(state.active, "take", *offered)))) != "nothing":
        state.tell(Turned(state.active, word))
        offered = ["gold", "spices", "nothing"]


GAME = toy(turns(turn, rounds=1))
SETUP, SEED = Setup(2), b"again"
WORDS = ["gold", "spices", "nothing", "gold", "nothing"]

Log = list[tuple[int, Given]]


def played(every: int = 1) -> tuple[Log, list[list[Event]]]:
    """The answers of a game, numbered by so many, and what its beginning and each of them told."""
    match = Match.begin(GAME, SETUP, SEED)
    log, told = Log(), [match.take_news()]
    for place, word in enumerate(WORDS, 1):
        choice_id, choice = next(iter(match.open.items()))
        log.append((place * every, match.answer(choice.seat, choice_id, [word])))
        told.append(match.take_news())
    assert match.over
    return log, told


def replay_of(log: Log) -> Replay:
    replay = Replay(Match.begin(GAME, SETUP, SEED))
    replay.begun()
    for step, given in log:
        replay.answer(step, given)
    return replay


def test_it_begins_and_goes_on_as_it_did_and_tells_the_same() -> None:
    log, told = played()
    again = [(now.step, now.given, list(now.events), now.boundary) for now in replayed(GAME, SETUP, SEED, log)]
    ends = [False, False, False, True, False, True]
    given = [None, *(given for _, given in log)]
    assert again == list(zip(range(6), given, told, ends, strict=True))


def test_steps_and_checkpoints_have_the_numbers_of_the_log() -> None:
    log, _ = played(every=10)
    replay = replay_of(log)
    assert replay.match.number == 50
    assert [snapshot.step for snapshot in replay.snapshots] == [0, 30]


def test_an_answer_that_is_none_any_more_is_refused() -> None:
    log, _ = played()
    with pytest.raises(IllegalAnswer):
        list(replayed(GAME, SETUP, SEED, log[1:]))


def test_what_is_taken_back_never_was() -> None:
    log, _ = played()
    replay = replay_of(log[:2])
    replay.take_back(3, [2])
    assert replay.match.number == 3
    assert replay.match.take_news() == []
    assert list(replay.counting) == [1]
    ((choice_id, choice),) = replay.match.open.items()
    now = replay.answer(4, Given(0, choice_id, choice.key, ("nothing",)))
    assert now.boundary
    assert [event.seat for event in now.events] == [1]


def test_going_back_across_a_turn_leaves_its_checkpoint_behind() -> None:
    log, _ = played()
    replay = replay_of(log[:4])
    replay.take_back(5, [2, 3, 4])
    assert [snapshot.step for snapshot in replay.snapshots] == [0]
    assert [choice.seat for choice in replay.match.open.values()] == [0]


def test_what_rests_on_a_step_that_is_taken_back_is_named() -> None:
    log, _ = played()
    replay = replay_of(log[:2])
    with pytest.raises(IllegalAnswer):
        replay.take_back(3, [1])
    assert replay.match.number + 1 == 2


def test_taking_nothing_back_brings_a_match_to_a_stand_where_it_was() -> None:
    log, _ = played()
    replay = replay_of(log[:4])
    replay.take_back(5, [])
    assert [snapshot.step for snapshot in replay.snapshots] == [0, 3]
    assert replay.answer(6, log[4][1]).match.over
