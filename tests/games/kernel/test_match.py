"""A match: taking answers and refusing them, handing out news, restoring, and taking back."""

from collections.abc import Callable
from functools import partial

import pytest

from games.kernel.contract.game import Setup, encode_state
from games.kernel.contract.policy import default_policy
from games.kernel.engine.chance import commitment
from games.kernel.engine.choice import Effect, IllegalAnswer
from games.kernel.engine.chronicle import Event, TookBack, TurnBegan
from games.kernel.engine.verbs import CHECKPOINT, settle, together
from games.kernel.match import BY_ITSELF, Given, Gone, Match
from tests.games.kernel.toy import Rules, ToyState, Turned, ask, picked, toy, turns


def noting(state: ToyState, seat: int, key: str = "part", *values: str) -> Effect[str]:
    word = picked((yield from ask(seat, key, *(values or ("a", "b")))))
    state.notes.append(f"{seat}{word}")
    return word


def noted(state: ToyState, seat: int) -> Effect[None]:
    yield from noting(state, seat)


def turn(state: ToyState) -> Effect[None]:
    """Attack, turn a card up, roll a die or do nothing, again and again until nothing is done."""
    while True:
        match (yield from noting(state, state.active, "do", "nothing", "note", "attack", "turn up", "roll")):
            case "attack":
                yield from state.attack(lambda seat: noted(state, seat))
            case "turn up":
                state.tell(Turned(state.active, "gold"))
            case "roll":
                state.piles["rolled"] = state.chance.below(-1, 6)
            case "nothing":
                return


RULES = turns(turn)


def match_of(rules: Rules = RULES, seats: int = 3) -> Match:
    return Match.begin(toy(rules), Setup(seats), b"toy")


def answer(match: Match, seat: int, *picks: str, origin: str = "player") -> Given:
    question = match.question(seat)
    assert question is not None
    return match.answer(seat, question[0], picks, origin)


# answering


def test_a_question_is_first_shown_when_all_have_answered_that_need_not_be_asked() -> None:
    match = match_of(seats=4)
    answer(match, 0, "attack")
    waiting, _ = match.question(3) or ("", None)
    assert (match.asked_at(waiting), match.shown_at(waiting)) == (1, 1)
    answer(match, 1, "a", origin="computer")
    assert (match.asked_at(waiting), match.shown_at(waiting)) == (1, 2)
    answer(match, 2, "a")
    answer(match, 0, "note", origin="computer")
    assert match.shown_at(waiting) == 2, "what came of an answer by hand is news"


def test_what_a_seat_decided_is_found_by_who_decided_it_and_since_when() -> None:
    match = match_of()
    answer(match, 0, "attack", origin="computer")
    answer(match, 1, "a", origin="computer")
    answer(match, 2, "b")
    answer(match, 0, "note", origin="computer")
    assert [(choice.key, picks) for choice, picks in match.decided(0, 1, "computer")] == [("do", ("note",))]
    assert [picks for _, picks in match.decided(0, 0, "computer")] == [("attack",), ("note",)]
    assert match.decided(0, 0, "player") == []
    assert match.question(0) is not None, "the match itself has not moved"


def test_an_answer_is_a_step_for_the_log() -> None:
    match = match_of()
    assert match.number == 0
    assert answer(match, 0, "note", origin="computer") == Given(0, "t0-0-0", "do", ("note",), "computer")
    assert match.number == 1
    assert [(step.number, step.final, step.in_lane) for step in match.steps] == [(1, False, False)]


@pytest.mark.parametrize(("seat", "choice"), [(1, "t0-0-0"), (0, "t0-0-1"), (0, "p1-0-0")])
def test_a_question_of_somebody_else_or_of_yesterday_is_gone(seat: int, choice: str) -> None:
    match = match_of()
    with pytest.raises(Gone) as gone:
        match.answer(seat, choice, ("note",))
    assert gone.value.reason.id == "question-gone"
    assert match.number == 0


def test_a_question_answered_is_gone() -> None:
    match = match_of()
    match.answer(0, "t0-0-0", ("note",))
    with pytest.raises(Gone):
        match.answer(0, "t0-0-0", ("note",))


def test_an_illegal_answer_is_no_step() -> None:
    match = match_of()
    with pytest.raises(IllegalAnswer):
        match.answer(0, "t0-0-0", ("sleep",))
    assert (match.number, match.steps, set(match.open)) == (0, [], {"t0-0-0"})


def test_each_event_is_handed_out_once() -> None:
    match = match_of()
    assert match.take_news() == [TurnBegan(0, 0)]
    assert match.take_news() == []
    answer(match, 0, "turn up")
    assert match.take_news() == [Turned(0, "gold")]


def test_who_is_not_asked_has_no_question() -> None:
    match = match_of()
    assert match.question(1) is None
    assert match.question(0) == next(iter(match.open.items()))


def test_a_match_shows_views_and_its_commitment() -> None:
    match = match_of()
    assert match.view(None) == (None, {})
    assert match.look(2)() == (2, {})
    assert (match.seed, match.commitment) == (b"toy", commitment(b"toy"))


def test_the_default_policy_takes_the_default_or_the_first_options() -> None:
    assert default_policy(lambda: None, ask(0, "x", "a", "b")) == ("a",)
    assert default_policy(lambda: None, ask(0, "x", "a", "b", least=0)) == ()


def test_an_event_that_has_no_line_says_so() -> None:
    with pytest.raises(LookupError, match="Turned has no line"):
        Turned(0, "gold").line(None)
    assert Event.reveals is False


# restoring


def test_restoring_takes_up_at_the_number_given() -> None:
    match = match_of()
    log = [(number, answer(match, 0, "note")) for number in (1, 2)]
    again = Match.restore(match.game, match.setup, match.snapshot, log, 7)
    assert (again.number, again.state.notes, set(again.open)) == (7, ["0note", "0note"], {"t0-0-2"})
    assert again.take_news() == []


def test_restoring_goes_over_a_turn_boundary() -> None:
    match = match_of()
    first = match.snapshot
    log = [(number, answer(match, seat, word)) for number, (seat, word) in enumerate([(0, "note"), (0, "nothing")], 1)]
    again = Match.restore(match.game, match.setup, first, log)
    assert again.snapshot == match.snapshot
    assert (again.turn, again.number, again.steps) == (1, 2, [])


def test_a_log_that_does_not_fit_is_refused() -> None:
    match = match_of()
    with pytest.raises(Gone):
        Match.restore(match.game, match.setup, match.snapshot, [(1, Given(1, "t0-1-0", "do", ("note",)))])


def test_a_snapshot_knows_its_step_and_its_turn() -> None:
    match = match_of()
    answer(match, 0, "note")
    assert (match.snapshot.step, match.snapshot.turn) == (0, 0)
    answer(match, 0, "nothing")
    assert (match.snapshot.step, match.snapshot.turn) == (2, 1)
    assert match.snapshot.state == encode_state(match.state)


# taking back


def refuses(match: Match, seat: int) -> bool:
    assert match.undo_limit(seat) is None
    with pytest.raises(IllegalAnswer) as refused:
        match.undo(seat)
    return refused.value.reason.id == "cannot-take-back"


def test_what_came_along_with_a_step_is_taken_back_with_it() -> None:
    match = match_of()
    answer(match, 0, "note")
    answer(match, 0, "note")
    answer(match, 0, "note", origin=BY_ITSELF)
    answer(match, 0, "note", origin=BY_ITSELF)
    assert match.undo_limit(0) == 2
    back, undone = match.undo(0)
    assert (undone, back.number, back.state.notes, back.retracted) == ((2, 3, 4), 5, ["0note"], (2, 3, 4))
    assert back.take_news() == [TookBack(0)]
    assert set(back.open) == {"t0-0-1"}
    assert back.undo(0)[1] == (1,)


def test_what_went_without_asking_is_not_taken_back_alone() -> None:
    match = match_of()
    answer(match, 0, "note", origin=BY_ITSELF)
    assert refuses(match, 0)


@pytest.mark.parametrize("learned", ["turn up", "roll", "attack"])
def test_what_was_learned_along_with_a_step_is_not_taken_back(learned: str) -> None:
    match = match_of()
    answer(match, 0, "note")
    answer(match, 0, learned, origin=BY_ITSELF)
    assert refuses(match, 0)


def test_others_may_have_relied_on_what_came_along() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 0, "note")
    answer(match, 0, "note", origin=BY_ITSELF)
    answer(match, 1, "a")
    assert match.undo_limit(0) == 2, "seat 1 was asked the same without it"
    back, undone = match.undo(0)
    assert undone == (2, 3)
    assert [step.given.seat for step in back.steps] == [0, 1]


def test_what_nobody_was_asked_is_told_apart() -> None:
    match = match_of()
    for origin in ("player", BY_ITSELF, "order"):
        answer(match, 0, "note", origin=origin)
    assert match.unasked == {2, 3}


def test_a_moot_question_is_idle_until_somebody_else_is_awaited() -> None:
    def asking(state: ToyState) -> Effect[None]:
        yield from ask(0, "first", "yes", "no", moot=True)
        yield from state.attack(lambda seat: noted(state, seat))
        yield from ask(0, "second", "yes", "no", moot=True)

    match = match_of(asking, 2)
    idle = match.idle_question()
    assert idle is not None
    assert idle[1].key == "first"
    match.answer(0, idle[0], ("yes",))
    assert match.idle_question() is None
    answer(match, 1, "a")
    idle = match.idle_question()
    assert idle is not None
    assert idle[1].key == "second"


def test_the_own_last_step_may_be_taken_back() -> None:
    match = match_of()
    answer(match, 0, "note")
    answer(match, 0, "note")
    assert match.undo_limit(0) == 2
    assert match.revocable == {0}
    back, undone = match.undo(0)
    assert (undone, back.number, back.state.notes) == ((2,), 3, ["0note"])
    assert back.take_news() == [TookBack(0)]
    assert set(back.open) == {"t0-0-1"}
    assert match.state.notes == ["0note", "0note"]
    back, undone = back.undo(0)
    assert (undone, back.number, back.state.notes) == ((1,), 4, [])
    assert refuses(back, 0)


def test_after_taking_back_the_game_goes_on_and_can_be_restored() -> None:
    match = match_of()
    answer(match, 0, "note")
    back, _ = match.undo(0)
    given = answer(back, 0, "attack")
    assert back.number == 3
    again = Match.restore(back.game, back.setup, back.snapshot, [(3, given)])
    assert (set(again.open), again.steps) == (set(back.open), back.steps)


@pytest.mark.parametrize("word", ["turn up", "roll", "attack", "nothing"])
def test_what_showed_something_or_reached_others_stays(word: str) -> None:
    match = match_of()
    answer(match, 0, word)
    assert refuses(match, 0)


def test_who_did_nothing_has_nothing_to_take_back() -> None:
    assert refuses(match_of(), 1)


def test_a_game_that_is_over_is_not_taken_back() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from noted(state, 0)

    match = match_of(rules)
    answer(match, 0, "a")
    assert match.over
    assert refuses(match, 0)


def test_what_was_done_beside_an_answer_may_be_taken_back_and_the_answer_stays() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 0, "note")
    answer(match, 1, "b")
    back, undone = match.undo(0)
    assert undone == (2,)
    assert back.state.notes == ["0attack", "1b"]
    assert set(back.open) == {"t0-0-1", "p1-2-0"}


def test_an_answer_in_a_lane_may_be_changed_whoever_else_has_answered() -> None:
    match = match_of(seats=4)
    answer(match, 0, "attack")
    for seat in (1, 2):
        answer(match, seat, "a")
    assert [match.undo_limit(seat) for seat in (1, 2)] == [2, 3]
    back, _ = match.undo(1)
    assert (back.state.notes, set(back.open)) == (["0attack", "2a"], {"t0-0-1", "p1-1-0", "p1-3-0"})
    assert back.undo_limit(2) == 3
    answer(back, 1, "b")
    assert back.state.notes == ["0attack", "2a", "1b"]


def showing(state: ToyState, seat: int) -> Effect[None]:
    """What is answered lies on the table; "whisper" does not."""
    match (yield from noting(state, seat, "part", "show", "tell", "whisper")):
        case "show":
            state.piles["shown"] = seat
        case "tell":
            state.tell(TurnBegan(seat, 0))


def attacking(effect: Callable[[ToyState, int], Effect[None]]) -> Rules:
    """The first seat attacks with this effect and decides something beside."""

    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(partial(effect, state), {"gold": 1})
        yield from noted(state, 0)

    return rules


@pytest.mark.parametrize("word", ["show", "tell"])
def test_not_if_somebody_had_it_in_sight_when_answering(word: str) -> None:
    match = match_of(attacking(showing))
    answer(match, 1, word)
    assert match.undo_limit(1) == 1
    answer(match, 2, "whisper")
    assert refuses(match, 1)
    assert match.undo_limit(2) == 2


def taking(state: ToyState, seat: int) -> Effect[None]:
    """A gold for whoever wants one; then something is asked that depends on how many are left."""
    if (yield from noting(state, seat, "part", "yes", "no")) == "yes":
        yield from state.take(seat, "gold")
    yield from noting(state, seat, "part", *"ab"[: 1 + state.piles["gold"]], "c")


def test_not_if_it_made_a_question_that_was_answered() -> None:
    match = Match.begin(toy(attacking(taking), gold=1), Setup(3), b"toy")
    answer(match, 1, "no")
    answer(match, 1, "c")
    assert match.undo_limit(1) == 2
    answer(match, 2, "yes")
    assert match.undo_limit(1) == 2, "nobody was asked anything because of it"
    answer(match, 2, "a")
    assert refuses(match, 1)


def test_nor_if_the_turn_went_on_with_it() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: noted(state, seat))
        yield from settle(2)
        yield from noted(state, 0)

    match = match_of(rules)
    answer(match, 1, "a")
    answer(match, 2, "a")
    assert (set(match.open), match.over) == ({"t0-0-0"}, False)
    assert refuses(match, 1)


def test_an_answer_in_a_lane_is_decided_when_the_turn_goes_on() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 1, "a")
    answer(match, 0, "note")
    assert refuses(match, 1)


def test_an_answer_given_when_the_game_had_gone_on_may_not_be_changed() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 0, "note")
    answer(match, 1, "a")
    assert refuses(match, 1)


def test_not_even_if_that_was_taken_back() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 0, "note")
    answer(match, 1, "a")
    back, _ = match.undo(0)
    assert refuses(back, 1)


def test_an_answer_changed_may_be_changed_again() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 1, "a")
    back, _ = match.undo(1)
    answer(back, 1, "b")
    again, undone = back.undo(1)
    assert undone == (4,)
    answer(again, 1, "a")
    assert again.state.notes == ["0attack", "1a"]


def test_only_its_own_seat_learns_that_an_answer_in_a_lane_was_taken_back() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 1, "a")
    (event,) = match.undo(1)[0].take_news()
    assert [event.line(reader) is None for reader in (0, 1, 2, None)] == [True, False, True, True]


def waiting(state: ToyState) -> Effect[None]:
    """Seat 0 decides, then needs what seat 1 answers, and turns a card up."""
    yield CHECKPOINT
    yield from state.attack(lambda seat: noted(state, seat))
    yield from noted(state, 0)
    yield from settle()
    state.tell(Turned(0, "gold"))
    yield from noted(state, 0)


def test_what_was_decided_before_others_let_the_turn_go_on_stays() -> None:
    match = match_of(waiting, seats=2)
    answer(match, 0, "a")
    assert match.undo_limit(0) == 1
    answer(match, 1, "a")
    assert refuses(match, 0)
    assert refuses(match, 1)


def passing(state: ToyState) -> Effect[None]:
    """All pass a card at once."""
    yield CHECKPOINT
    words = yield from together(*(ask(seat, "pass", "a", "b") for seat in state.turn_order()))
    state.notes += (word for (word,) in words)
    yield from noted(state, 0)


def test_what_all_decide_at_once_may_be_changed_until_the_last_is_in() -> None:
    match = match_of(passing, seats=3)
    answer(match, 1, "a")
    answer(match, 2, "a")
    assert match.undo_limit(1) == 1
    answer(match, 0, "a")
    assert all(refuses(match, seat) for seat in range(3))


def test_an_attack_stays_when_it_was_answered() -> None:
    match = match_of()
    answer(match, 0, "attack")
    answer(match, 1, "a")
    assert refuses(match, 0)


def test_nothing_is_taken_back_over_a_turn_boundary() -> None:
    match = match_of(seats=2)
    answer(match, 0, "note")
    answer(match, 0, "nothing")
    assert match.steps == []
    assert refuses(match, 0)


def test_rules_may_go_on_after_all_lanes_are_empty() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: noted(state, seat))
        yield from settle()
        state.notes.append("settled")

    match = match_of(rules, 2)
    answer(match, 1, "a")
    assert match.state.notes == ["1a", "settled"]
    assert match.over
