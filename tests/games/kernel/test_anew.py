"""What is asked anew when others have gone on: it offers what is there now, and stays the same question."""

import pytest

from games.kernel.engine.choice import Effect, IllegalAnswer
from games.kernel.engine.verbs import CHECKPOINT, anew, settle
from tests.games.kernel.test_lanes import answer, asked, match_of
from tests.games.kernel.toy import ToyState, ask, picked


def picking(state: ToyState) -> Effect[None]:
    """The others take a word each; seat 0 picks one of those that are left, or none if there is none."""
    yield CHECKPOINT
    state.notes += ["a", "b", "c"]

    def taking(seat: int) -> Effect[None]:
        state.notes.remove(picked((yield from ask(seat, "take", *state.notes))))

    yield from state.attack(taking)
    picks = yield from anew(lambda: ask(0, "pick", *state.notes, least=0))
    yield from settle()
    state.notes.append("".join(picks))


def test_a_question_that_is_asked_anew_offers_what_is_there_now_under_its_old_id() -> None:
    match = match_of(picking)
    before = match.question(0)
    answer(match, 1, "b")
    now = match.question(0)
    assert before is not None
    assert now is not None
    assert (now[0], before[1].values, now[1].values) == (before[0], ("a", "b", "c"), ("a", "c"))
    with pytest.raises(IllegalAnswer):
        answer(match, 0, "b")
    back, _ = match.undo(1)
    assert back.question(0) == before
    answer(match, 0, "c")
    answer(match, 2, "a")
    assert match.state.notes == ["c", "c"]


def test_a_question_that_is_asked_anew_answers_itself_when_nothing_is_left() -> None:
    match = match_of(picking, seats=4)
    for seat, word in ((1, "a"), (3, "b"), (2, "c")):
        assert 0 in asked(match)
        answer(match, seat, word)
    assert match.over
    assert match.state.notes == [""]


def test_the_answer_to_a_question_that_is_asked_anew_may_be_taken_back() -> None:
    def twice(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        for _ in range(2):
            yield from anew(lambda: ask(0, "pick", "a", "b"))

    match = match_of(twice)
    answer(match, 0, "a")
    assert match.undo_limit(0) == 1
