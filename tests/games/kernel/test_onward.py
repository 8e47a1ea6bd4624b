"""What answers by itself: the first who has an answer, then all anew, until somebody must be asked."""

from collections.abc import Iterator
from functools import partial

from games.dominion import GAME
from games.kernel.ahead.carrying_out import Halt, next_step
from games.kernel.ahead.prepared import ORIGIN, PreparedTurn, proposed
from games.kernel.contract.game import Setup
from games.kernel.contract.policy import default_policy
from games.kernel.engine.choice import Choice, Effect
from games.kernel.engine.standing_orders import Constant, Order
from games.kernel.match import BY_ITSELF, Match
from games.kernel.onward import Answerer, LaidReady, Unasked, as_ordered, computers, moot, unasked
from tests.games.kernel.toy import ToyState, ask, picked, toy, turns

POLICY = GAME.mind.player("normal")


def turn(state: ToyState) -> Effect[None]:
    """Two questions, and what was answered is noted."""
    for key in ("first", "second"):
        state.notes.append(f"{key} {picked((yield from ask(state.active, key, 'a', 'b')))}")


def table() -> Match:
    return Match.begin(toy(turns(turn, rounds=1)), Setup(2), b"onward")


def given(match: Match, *answerers: Answerer) -> list[tuple[int, str, str]]:
    """Who answered what for whom, all given at once."""
    return [(step.choice.seat, step.choice.key, step.give(match).origin) for step in unasked(match, *answerers)]


def orders_b(choice_id: str, choice: Choice) -> Order | None:
    """To the second question b."""
    return Constant(("b",)) if choice.key == "second" else None


PLAYERS = {0: default_policy}


def test_it_goes_on_until_somebody_must_be_asked() -> None:
    match = table()
    assert given(match, partial(computers, PLAYERS)) == [(0, "first", "computer"), (0, "second", "computer")]
    assert [choice.seat for choice in match.open.values()] == [1]
    assert given(match, partial(computers, PLAYERS)) == []


def test_the_first_who_has_an_answer_answers_each_question() -> None:
    match = table()
    by = given(match, partial(as_ordered, orders_b), partial(computers, PLAYERS))
    assert by == [(0, "first", "computer"), (0, "second", "order")]
    assert match.state.notes == ["first a", "second b"]


def test_nothing_is_thought_out_that_another_answers() -> None:
    def thinking(match: Match) -> Iterator[Unasked]:
        raise AssertionError("nobody need think")
        yield

    match = table()
    found = next(unasked(match, partial(computers, PLAYERS), thinking))
    assert (found.choice.key, found.picks) == ("first", ("a",))


def test_what_is_moot_answers_itself_unless_it_is_asked() -> None:
    match = Match.begin(GAME, Setup(2), b"a seed")
    assert given(match, partial(moot, lambda choice_id, choice: True)) == []
    seat = next(iter(match.open.values())).seat
    assert given(match, partial(moot, lambda choice_id, choice: False)) == [(seat, "turn.treasure", BY_ITSELF)]


class Laid:
    """A game in which the second seat has laid its next turn ready, and what became of that."""

    def __init__(self, turn: PreparedTurn | None = None) -> None:
        self.match = Match.begin(GAME, Setup(2, options={"set": "size_distortion", "first": 0}), b"calm")
        made = turn or proposed(self.match, 1, POLICY)
        assert made is not None
        self.ended: list[tuple[int, str]] = []
        self.laid = LaidReady({1: made}, self._step, self._hear)

    def _step(self, seat: int, turn: PreparedTurn) -> object:
        return next_step(self.match, seat, turn, POLICY)

    def _hear(self, seat: int, turn: PreparedTurn, halt: Halt | None) -> None:
        self.ended.append((seat, halt.why if halt else "served" if turn.progress else "passed"))

    def by_hand(self) -> None:
        """The first seat's turn."""
        given(self.match, partial(computers, {0: POLICY}))


def test_a_prepared_turn_waits_for_its_time_and_begins_once() -> None:
    one = Laid()
    assert list(one.laid.answers(one.match)) == []
    one.by_hand()
    steps = []
    for step in unasked(one.match, one.laid.answers):
        step.give(one.match)
        steps.append(step)
    assert [step.begins for step in steps] == [True] + [False] * (len(steps) - 1)
    assert {step.origin for step in steps} == {ORIGIN, BY_ITSELF}
    assert one.ended == [(1, "served")]
    assert one.laid.turns == {}


def test_a_prepared_turn_that_stops_is_laid_ready_no_more() -> None:
    one = Laid()
    one.match.state.players[1].hand[0] = "curse"
    one.by_hand()
    number = one.match.number
    assert given(one.match, one.laid.answers) == []
    assert (one.match.number, one.ended, one.laid.turns) == (number, [(1, "hand")], {})


def test_a_turn_that_went_by_is_put_away() -> None:
    one = Laid(PreparedTurn(first=-1))
    one.laid.put_away(one.match)
    assert (one.ended, one.laid.turns) == ([(1, "passed")], {})


def test_rules_for_several_turns_stay_for_the_next_one() -> None:
    one = Laid()
    one.laid.turns[1] = several = PreparedTurn(1, rules=one.laid.turns[1].rules, turns=2)
    one.by_hand()
    given(one.match, one.laid.answers)
    assert one.ended == [(1, "served")]
    assert one.laid.turns == {1: several}
