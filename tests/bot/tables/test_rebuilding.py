"""Games played again as they were: when that is the same game, and where else the last good state is."""

import gzip
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.tables.memory.rebuilding import Rebuilt, StoredPlay, rebuilt
from bot.tables.past.record import read
from bot.tables.terms import codec, terms
from db import rows
from games.kernel.contract.game import Game, encode_state
from games.kernel.engine.chronicle import TookBack
from games.kernel.match import Match, Snapshot
from tests.bot.played import Stored
from tests.bot.tables.broken import GAMES, every_game, forbidding
from tests.games.playing import state_of


@cache
def game_of(name: str) -> Stored:
    """A finished game of three in which people took steps back."""
    return Stored(name, 3, b"rebuilding", back_every=5)


def after(stored: Stored, step: int) -> StoredPlay:
    """The game as it was stored after a step; nothing is kept of its states."""
    counting: dict[int, int] = {}
    undone: set[int] = set()
    for answer in stored.answers[:step]:
        if answer.kind == "answer":
            counting[answer.step] = answer.seat
            continue
        for gone in codec.taken_back(answer.picks, [one for one, seat in counting.items() if seat == answer.seat]):
            del counting[gone]
            undone.add(gone)
    log = tuple(replace(answer, undone=answer.step in undone) for answer in stored.answers[:step])
    lines = tuple(replace(line, undone=line.step in undone) for line in stored.lines if line.step <= step)
    row = replace(stored.row, status="running", step=step, result=None, ended_at=None)
    return StoredPlay(row, (), log, lines)


def brought_back(stored: Stored, past: StoredPlay) -> Rebuilt:
    """The game, which can be."""
    found = rebuilt(stored.game, terms.rules_of(past.row), past)
    assert found is not None
    return found


def counted(past: StoredPlay) -> list[rows.Answer]:
    """The answers that count."""
    return [answer for answer in past.log if answer.kind == "answer" and not answer.undone]


def left(stored: Stored, past: StoredPlay, until: int) -> Match:
    """The game after all that counts of the steps before this one."""
    match = Match.begin(stored.game, terms.rules_of(past.row), stored.seed)
    for answer in counted(past):
        if answer.step < until:
            match.answer(answer.seat, answer.choice, codec.read_picks(answer.picks))
    return match


@pytest.mark.long
@every_game
def test_a_game_played_again_is_the_same_at_any_step_whatever_was_taken_back(name: str) -> None:
    stored = game_of(name)
    assert any(answer.kind == "undo" for answer in stored.answers)
    for step in range(0, len(stored.answers), 9):
        past = after(stored, step)
        found = brought_back(stored, past)
        assert found.undone == ()
        assert found.match.number == step
        assert state_of(found.match) == state_of(left(stored, past, step + 1))


def test_a_masked_game_played_again_is_the_same() -> None:
    stored = Stored("dominion", 3, b"veils", masked=True)
    for step in range(0, len(stored.answers), 9):
        past = after(stored, step)
        found = brought_back(stored, past)
        assert found.undone == ()
        assert found.match.number == step
        assert state_of(found.match) == state_of(left(stored, past, step + 1))


@every_game
def test_each_state_made_anew_leads_to_where_the_game_is(name: str) -> None:
    stored = game_of(name)
    past = after(stored, len(stored.answers) // 2)
    found = brought_back(stored, past)
    assert len(found.checkpoints) > 3
    for kept in found.checkpoints:
        match = Match(stored.game, terms.rules_of(past.row), Snapshot(kept.step, kept.turn, kept.state))
        for answer in counted(past):
            if answer.step > kept.step:
                match.answer(answer.seat, answer.choice, codec.read_picks(answer.picks))
        assert encode_state(match.state) == encode_state(found.match.state)


@every_game
def test_a_finished_game_ends_as_it_is_stored_or_has_no_past(name: str) -> None:
    stored = game_of(name)
    past = StoredPlay(stored.row, (), stored.answers, stored.lines)
    assert brought_back(stored, past).match.over
    places = codec.read_places(stored.row.result)
    other = codec.written([(seat, points + 1, rank) for seat, points, rank in places])
    assert rebuilt(stored.game, stored.setup, replace(past, row=replace(stored.row, result=other))) is None
    unread = replace(past, row=replace(stored.row, result=b"\xc1"))
    assert brought_back(stored, unread).match.over


def first_like(past: StoredPlay, answer: rows.Answer) -> int:
    """The first step that counts at which the same was answered to such a question."""
    same = (answer.seat, answer.key, answer.picks)
    return next(one.step for one in counted(past) if (one.seat, one.key, one.picks) == same)


@every_game
def test_what_became_illegal_and_all_after_it_counts_no_more(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    answer = counted(past)[-8]
    first = first_like(past, answer)
    expected = state_of(left(stored, past, first))
    forbidding(monkeypatch, answer)
    found = brought_back(stored, past)
    assert found.undone == tuple(one.step for one in counted(past) if one.step >= first)
    assert state_of(found.match) == expected
    assert found.match.number == 60


@every_game
def test_what_was_taken_back_may_have_become_illegal(name: str) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    assert any(one.undone for one in past.log)
    log = tuple(replace(one, picks=codec.written(("of old",))) if one.undone else one for one in past.log)
    found = brought_back(stored, replace(past, log=log))
    assert found.undone == ()
    assert state_of(found.match) == state_of(left(stored, past, 61))


@every_game
def test_a_step_that_told_something_else_is_not_what_it_was(name: str) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    line = next(line for line in past.lines if line.step > 20 and not line.undone and not beside(stored, line))
    foreign = next(one.event for one in past.lines if one.event != line.event and not beside(stored, one))
    other = replace(line, event=foreign)
    lines = tuple(other if one is line else one for one in past.lines)
    found = brought_back(stored, replace(past, lines=lines))
    assert found.undone[0] == line.step


@every_game
def test_a_step_that_told_less_or_more_is_not_what_it_was(name: str) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    line = next(line for line in past.lines if line.step > 20 and not line.undone and not beside(stored, line))
    less = replace(past, lines=tuple(one for one in past.lines if one is not line))
    assert brought_back(stored, less).undone[0] == line.step
    more = replace(past, lines=(*past.lines, replace(past.lines[-1], step=line.step, event=line.event)))
    assert brought_back(stored, more).undone[0] == line.step


def beside(stored: Stored, line: rows.Line) -> bool:
    """Whether a line is told beside the rules."""
    return codec.read_event(stored.game, line.event).beside


@every_game
def test_lines_that_cannot_be_read_or_are_told_beside_the_rules_are_no_difference(name: str) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    unread = tuple(replace(line, event=b"\xc1") if line.number % 3 else line for line in past.lines)
    assert brought_back(stored, replace(past, lines=unread)).undone == ()
    told = replace(past.lines[-1], step=30, event=codec.written(TookBack(0, agreed="turn")))
    assert brought_back(stored, replace(past, lines=(*past.lines, told))).undone == ()


@every_game
def test_from_the_newest_state_that_can_be_read_it_may_go_further(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    kept = [rows.Checkpoint(1, one.step, one.turn, one.state) for one in brought_back(stored, past).checkpoints]
    forbidding(monkeypatch, counted(past)[2])
    lost = brought_back(stored, past).undone
    assert lost
    first = first_like(past, counted(past)[2])
    assert lost[0] == first
    middle = next(one for one in kept if one.step > 20)
    garbled = rows.Checkpoint(1, 59, 9, b"\xc1")
    found = brought_back(stored, replace(past, checkpoints=(garbled, middle)))
    again = [one.step for one in counted(past) if one.step > middle.step and same(one, counted(past)[2])]
    assert found.checkpoints[0].step == middle.step
    assert found.undone == tuple(one.step for one in counted(past) if again and one.step >= again[0])


def same(one: rows.Answer, other: rows.Answer) -> bool:
    """Whether two answers are alike."""
    return (one.seat, one.key, one.picks) == (other.seat, other.key, other.picks)


def raising(error: Exception) -> Callable[..., object]:
    """Whatever is done raises this."""

    def raises(*_: object) -> object:
        raise error

    return raises


def test_without_a_beginning_and_a_state_there_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = game_of("dominion")
    past = after(stored, 30)
    monkeypatch.setattr(Game, "new", raising(KeyError("copper")))
    assert rebuilt(stored.game, stored.setup, past) is None
    garbled = replace(past, checkpoints=(rows.Checkpoint(1, 9, 1, msgspec.msgpack.encode({})),))
    assert rebuilt(stored.game, stored.setup, garbled) is None


@every_game
def test_an_answer_that_cannot_be_read_counts_no_more(name: str) -> None:
    stored = game_of(name)
    past = after(stored, 60)
    broken = counted(past)[12]
    log = tuple(replace(one, picks=b"\xc1") if one is broken else one for one in past.log)
    assert brought_back(stored, replace(past, log=log)).undone[0] == broken.step


@every_game
def test_what_older_programs_told_otherwise_is_no_difference(name: str) -> None:
    packed = Path(__file__).with_name("older") / f"{name}.json.gz"
    record = read(gzip.decompress(packed.read_bytes()))
    options = codec.written(terms.Terms(**msgspec.structs.asdict(record.setup)))
    log = tuple(
        rows.Answer(
            1, one.step, "undo" if one.is_undo else "answer", one.seat, one.question, one.key,
            codec.written_steps(one.takes_back) if one.is_undo else codec.written(one.picks), one.by, False, 0,
        )
        for one in record.answers
    )  # fmt: skip
    taken = {step for one in record.answers for step in one.takes_back}
    log = tuple(replace(one, undone=one.step in taken) for one in log)
    lines = tuple(
        rows.Line(1, number, line.step, msgspec.msgpack.encode(line.event), False, line.undone)
        for number, line in enumerate(record.chronicle, 1)
    )
    ends = msgspec.msgpack.encode([(place.seat, place.points, place.rank) for place in record.result])
    row = replace(game_of(name).row, options=options, seed=bytes.fromhex(record.seed), step=len(log), result=ends)
    found = rebuilt(GAMES[name], terms.rules_of(row), StoredPlay(row, (), log, lines))
    assert found is not None
    assert found.undone == ()


def test_want_of_memory_is_no_change_of_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = game_of("dominion")
    monkeypatch.setattr(Match, "answer", raising(MemoryError()))
    with pytest.raises(MemoryError):
        rebuilt(stored.game, stored.setup, after(stored, 30))
