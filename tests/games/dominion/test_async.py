"""Turns hours apart: who is asked, who waits, and what may be taken back, at a table of Dominion."""

import pytest

from games.kernel.engine.choice import IllegalAnswer
from games.kernel.match import Match
from tests.games.dominion.arriving import Answers, answer, arranged, every_order, played
from tests.games.playing import outcome

MILITIA = {
    0: {"hand": ["militia", *["copper"] * 4], "deck": ["copper"] * 10},
    1: {"hand": ["estate", "estate", "copper", "copper", "copper"], "deck": ["copper"] * 10},
    2: {"hand": ["estate", "estate", "copper", "copper", "copper"], "deck": ["copper"] * 10},
    3: {"hand": ["copper"] * 3, "deck": ["copper"] * 10},
}
MILITIA_ANSWERS: Answers = {
    1: [("militia.discard", ["estate", "estate"])],
    2: [("militia.discard", ["estate", "copper"])],
    0: [("turn.treasure", ["copper"] * 4), ("turn.buy", ["gold"])],
}


def test_militia_is_answered_in_any_order_before_or_after_the_buy() -> None:
    every = {**MILITIA_ANSWERS, 0: [("turn.action", ["militia"]), *MILITIA_ANSWERS[0]]}
    strict = played(MILITIA, 4, every, (0, 1, 2, 0, 0), "exact")
    assert [sorted(player.hand) for player in strict.state.players[1:]] == [
        ["copper", "copper", "copper"],
        ["copper", "copper", "estate"],
        ["copper", "copper", "copper"],
    ]
    assert strict.turn == 1
    for order in every_order(MILITIA_ANSWERS):
        assert outcome(played(MILITIA, 4, every, (0, *order))) == outcome(strict)


TWICE = {
    0: {"hand": ["militia", "militia"], "deck": ["copper"] * 10},
    1: {"hand": ["moat", "estate", "estate", "copper", "copper"]},
    2: {"hand": ["copper", "copper", "estate", "estate", "estate"]},
    "turn": {"actions": 2},
}
TWICE_ANSWERS: Answers = {
    0: [("turn.action", ["militia"]), ("turn.action", ["militia"])],
    1: [("moat.reveal", ["yes"]), ("moat.reveal", ["no"]), ("militia.discard", ["estate", "copper"])],
    2: [("militia.discard", ["estate", "estate"])],
}


def test_two_militias_in_a_row_are_answered_lane_by_lane() -> None:
    strict = played(TWICE, 3, TWICE_ANSWERS, (0, 1, 2, 0, 1, 1), "exact")
    assert sorted(strict.state.players[1].hand) == ["copper", "estate", "moat"]
    assert sorted(strict.state.players[2].hand) == ["copper", "copper", "estate"]
    for order in [(1, 1, 1, 2), (2, 1, 1, 1), (1, 2, 1, 1), (1, 1, 2, 1)]:
        assert outcome(played(TWICE, 3, TWICE_ANSWERS, (0, 0, *order))) == outcome(strict)


def test_the_next_hand_is_drawn_before_the_others_have_answered() -> None:
    match = arranged(MILITIA, 4)
    answer(match, 0, "turn.action", "militia")
    answer(match, 0, "turn.treasure", *["copper"] * 4)
    answer(match, 0, "turn.buy", "gold")
    assert match.turn == 0
    assert match.state.players[0].hand == ["copper"] * 5
    assert match.awaited() == (1, 2, 3)
    assert {choice.seat for choice in match.open.values()} == {1, 2}


# taking back


def attacked() -> Match:
    """A played Militia; B and C are asked."""
    match = arranged(MILITIA, 4)
    answer(match, 0, "turn.action", "militia")
    return match


def test_own_later_steps_may_be_taken_back_and_the_others_answers_stay() -> None:
    match = attacked()
    step = answer(match, 0, "turn.treasure", "copper")
    answer(match, 1, "militia.discard", "estate", "estate")
    assert match.undo_limit(0) == step
    back, undone = match.undo(0)
    assert undone == (step,)
    assert back.state.players[1].hand == ["copper"] * 3
    assert back.state.players[0].in_play == ["militia"]
    assert "p1-2-0" in back.open


def test_the_attack_itself_stays() -> None:
    match = attacked()
    assert match.undo_limit(0) is None
    with pytest.raises(IllegalAnswer):
        match.undo(0)


def test_who_answered_having_seen_more_may_not_change_it() -> None:
    match = attacked()
    answer(match, 0, "turn.treasure", "copper")
    answer(match, 1, "militia.discard", "estate", "estate")
    assert match.undo_limit(1) is None


def test_who_answered_first_may_change_it_until_the_next_answer() -> None:
    match = attacked()
    step = answer(match, 2, "militia.discard", "estate", "estate")
    assert match.undo_limit(2) == step
    answer(match, 1, "militia.discard", "estate", "estate")
    assert match.undo_limit(2) is None


def test_after_the_last_answer_of_a_turn_nothing_is_taken_back() -> None:
    match = attacked()
    answer(match, 0, "turn.treasure")
    answer(match, 0, "turn.buy")
    answer(match, 1, "militia.discard", "estate", "estate")
    answer(match, 2, "militia.discard", "estate", "estate")
    assert match.turn == 1
    assert all(match.undo_limit(seat) is None for seat in range(4))


def test_a_played_treasure_may_be_taken_back_a_drawn_card_not() -> None:
    match = arranged({0: {"hand": ["village", "copper"], "deck": ["estate"]}}, 2)
    answer(match, 0, "turn.action", "village")
    assert match.undo_limit(0) is None
    answer(match, 0, "turn.treasure", "copper")
    assert match.undo_limit(0) == 2
