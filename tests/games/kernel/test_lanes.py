"""The driver and its lanes: who is asked when, who waits for whom, and what rules may not wish for."""

from collections.abc import Callable
from typing import Any

import pytest

from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice, Effect, Picks
from games.kernel.engine.lanes import BrokenRule, Driver
from games.kernel.engine.verbs import CHECKPOINT, SETTLED, Spare, later, narrow, settle, together
from games.kernel.match import Match
from tests.games.kernel.toy import Rules, ToyState, ask, picked, toy
from tests.games.playing import asked


def match_of(rules: Rules, seats: int = 3, pace: Any = "turn", **piles: int) -> Match:
    return Match.begin(toy(rules, **piles), Setup(seats, pace), b"toy")


def answer(match: Match, seat: int, *picks: str) -> None:
    question = match.question(seat)
    assert question is not None, f"seat {seat} is not asked; asked now: {asked(match)}"
    match.answer(seat, question[0], picks)


def noting(state: ToyState, seat: int, key: str = "part") -> Effect[None]:
    """Ask a seat for a word and note it."""
    word = picked((yield from ask(seat, key, "a", "b")))
    state.notes.append(f"{seat}{word}")


def attack_and_go_on(state: ToyState) -> Effect[None]:
    """Seat 0 attacks twice, asks itself in between, and ends."""
    yield CHECKPOINT
    yield from state.attack(lambda seat: noting(state, seat, "first"))
    yield from noting(state, 0, "own")
    yield from state.attack(lambda seat: noting(state, seat, "second"))
    yield from noting(state, 0, "last")
    yield from settle()


# lanes


def test_a_part_does_not_stop_the_attacker() -> None:
    match = match_of(attack_and_go_on)
    assert asked(match) == {0: "own", 1: "first", 2: "first"}
    answer(match, 0, "a")
    assert asked(match) == {0: "last", 1: "first", 2: "first"}


def test_a_lane_is_first_in_first_out() -> None:
    match = match_of(attack_and_go_on)
    for seat in (0, 1, 2, 1, 0):
        answer(match, seat, "a")
    assert asked(match) == {2: "second"}
    assert not match.over
    answer(match, 2, "b")
    assert asked(match) == {}
    assert match.over
    assert match.state.notes == ["0a", "1a", "2a", "1a", "0a", "2b"]


def test_in_exact_pace_everything_is_asked_one_by_one_in_turn_order() -> None:
    match = match_of(attack_and_go_on, pace="exact")
    order = []
    while match.open:
        ((seat, key),) = asked(match).items()
        order.append((seat, key))
        answer(match, seat, "a")
    assert order == [(1, "first"), (2, "first"), (0, "own"), (1, "second"), (2, "second"), (0, "last")]


def test_an_id_names_cause_seat_and_ordinal() -> None:
    match = match_of(attack_and_go_on)
    assert set(match.open) == {"p1-1-0", "p1-2-0", "t0-0-0"}
    answer(match, 0, "a")
    answer(match, 1, "a")
    assert set(match.open) == {"p2-1-0", "p1-2-0", "t0-0-1"}


def test_everybody_aimed_at_is_awaited_until_the_play_is_done_with() -> None:
    match = match_of(attack_and_go_on)
    assert match.awaited() == (0, 1, 2)
    answer(match, 1, "a")
    assert match.awaited() == (0, 1, 2)
    answer(match, 2, "a")
    assert match.awaited() == (0,)


@pytest.mark.parametrize("pace", ["turn", "exact"])
@pytest.mark.parametrize("asks", [(1,), (2,), (1, 2)])
def test_who_is_awaited_does_not_tell_who_is_asked(pace: str, asks: tuple[int, ...]) -> None:
    def perhaps(state: ToyState, seat: int) -> Effect[None]:
        if seat in asks:
            yield from noting(state, seat)

    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: perhaps(state, seat))
        yield from settle()

    match = match_of(rules, pace=pace)
    assert set(match.awaited()) == {1, 2}
    answer(match, asks[0], "a")
    assert set(match.awaited()) == ({1, 2} if len(asks) == 2 else set())


def test_who_has_taken_no_longer_claims() -> None:
    def curse_then_ask(state: ToyState, seat: int) -> Effect[None]:
        yield from state.take(seat, "curse")
        yield from noting(state, seat)

    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: curse_then_ask(state, seat), {"curse": 1})
        yield from settle()

    match = match_of(rules, 4, curse=3)
    assert set(asked(match)) == {1, 2, 3}


def test_settling_waits_for_the_lanes_named_only() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: noting(state, seat))
        yield from settle(2)
        yield from noting(state, 0, "after two")
        yield from settle()
        yield from noting(state, 0, "after all")

    match = match_of(rules)
    assert asked(match) == {1: "part", 2: "part"}
    answer(match, 2, "a")
    assert asked(match) == {0: "after two", 1: "part"}
    answer(match, 0, "a")
    assert asked(match) == {1: "part"}
    answer(match, 1, "a")
    assert asked(match) == {0: "after all"}


def test_everything_settled_may_be_wished_for_directly() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: noting(state, seat))
        yield SETTLED
        yield from noting(state, 0, "own")

    match = match_of(rules)
    answer(match, 1, "a")
    assert asked(match) == {2: "part"}
    answer(match, 2, "a")
    assert asked(match) == {0: "own"}


def test_a_checkpoint_waits_for_all_lanes() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: noting(state, seat))
        yield CHECKPOINT
        yield from noting(state, 0, "next turn")

    match = match_of(rules, 2)
    assert (match.turn, match.snapshot.turn) == (0, 0)
    answer(match, 1, "a")
    assert (match.turn, match.snapshot.turn, match.snapshot.step) == (1, 1, 1)
    assert set(match.open) == {"t1-0-0"}


# together


def ask_together(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    nothing = yield from together()
    questions = [ask(seat, "pass", *"abc") for seat in (2, 0, 1)]
    answers = yield from together(*questions, ask(1, "no choice", "a"))
    state.notes += [picked(picks) for picks in (*nothing, *answers)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_several_seats_answer_in_any_order(order: tuple[int, ...]) -> None:
    match = match_of(ask_together)
    assert asked(match) == {0: "pass", 1: "pass", 2: "pass"}
    for seat in order:
        assert not match.state.notes
        answer(match, seat, "abc"[seat])
    assert match.state.notes == ["c", "a", "b", "a"]


def test_in_exact_pace_several_seats_are_asked_one_after_the_other() -> None:
    match = match_of(ask_together, pace="exact")
    for seat in (2, 0, 1):
        assert asked(match) == {seat: "pass"}
        answer(match, seat, "a")
    assert match.over


def ask_until_a_yes(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    questions = [ask(seat, "show", "yes", "no") for seat in (1, 2)]
    answers = yield from together(*questions, among=(1, 2, 3), enough=lambda given: ("yes",) in given)
    state.notes += ["shown" if ("yes",) in answers else "hidden"]
    yield from noting(state, 0, "own")


@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_questions_that_no_longer_matter_are_withdrawn(pace: str) -> None:
    match = match_of(ask_until_a_yes, 4, pace)
    assert match.awaited() == (1, 2, 3)
    answer(match, 1, "yes")
    assert asked(match) == {0: "own"}
    assert match.state.notes == ["shown"]


def test_as_long_as_it_matters_everybody_is_asked() -> None:
    match = match_of(ask_until_a_yes, 4)
    answer(match, 2, "no")
    assert match.awaited() == (1, 2, 3)
    answer(match, 1, "no")
    assert match.state.notes == ["hidden"]


# at once


def answered_at_once(rules: Rules, seats: int) -> tuple[Driver, ToyState, list[int]]:
    """Rules played with every question answered by its first option there and then, and who was asked."""
    state, seats_asked = toy(rules).new(Setup(seats), b"toy"), []

    def first(choice: Choice) -> Picks:
        seats_asked.append(choice.seat)
        return choice.values[:1]

    driver = Driver(rules(state), turn_order=state.turn_order, keep=lambda turn: None, at_once=first)
    driver.run()
    return driver, state, seats_asked


def test_what_is_answered_at_once_is_never_open() -> None:
    driver, state, _ = answered_at_once(attack_and_go_on, 3)
    assert driver.over
    assert not driver.open
    assert state.notes == ["1a", "2a", "0a", "1a", "2a", "0a"]


def test_several_seats_are_asked_at_once_until_it_is_enough() -> None:
    driver, state, seats_asked = answered_at_once(ask_until_a_yes, 4)
    assert driver.over
    assert seats_asked == [1, 0]
    assert state.notes == ["shown", "0a"]


# short piles


def curse(state: ToyState, shielded: tuple[int, ...] = ()) -> Callable[[int], Effect[None]]:
    """A part: who is asked may ward it off, else takes a Curse."""

    def part(seat: int) -> Effect[None]:
        if seat in shielded and picked((yield from ask(seat, "shield", "yes", "no"))) == "yes":
            return
        yield from state.take(seat, "curse")

    return part


def witch(*shielded: int) -> Rules:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(curse(state, shielded), {"curse": 1})
        word = picked((yield from ask(0, "buy", "none", "curse")))
        if word == "curse" and not (yield from state.take(0, "curse")):
            state.notes.append("too late")
        yield from settle()

    return rules


def test_plenty_of_cards_are_taken_at_once() -> None:
    match = match_of(witch(1), 4, curse=3)
    assert match.state.held == [[], [], ["curse"], ["curse"]]


@pytest.mark.parametrize(
    ("shows", "held"), [("yes", [[], [], ["curse"], ["curse"]]), ("no", [[], ["curse"], ["curse"], []])]
)
def test_a_short_pile_is_served_by_position(shows: str, held: list[list[str]]) -> None:
    match = match_of(witch(1), 4, curse=2)
    assert match.state.held == [[], [], ["curse"], []]
    answer(match, 1, shows)
    assert match.state.held == held


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (3, 1, 2)])
@pytest.mark.parametrize("shows", ["yes yes no", "no yes no", "no no no", "yes no no", "yes yes yes"])
def test_the_order_of_answers_does_not_serve_anybody_before_his_turn(order: tuple[int, ...], shows: str) -> None:
    words = dict(enumerate(shows.split(), 1))
    ends = []
    for pace, arrival in (("exact", (1, 2, 3)), ("turn", order)):
        match = match_of(witch(1, 2, 3), 4, pace, curse=2)
        for seat in arrival:
            answer(match, seat, words[seat])
        answer(match, 0, "none")
        assert match.over
        ends.append((match.state.held, match.state.piles))
    assert ends[0] == ends[1]


def test_who_plays_on_waits_for_a_card_that_is_spoken_for() -> None:
    match = match_of(witch(1), 2, curse=1)
    answer(match, 0, "curse")
    assert asked(match) == {1: "shield"}
    assert match.state.held == [[], []]
    answer(match, 1, "yes")
    assert match.state.held == [["curse"], []]


def test_who_waited_in_vain_learns_that_it_is_gone() -> None:
    match = match_of(witch(1), 2, curse=1)
    answer(match, 0, "curse")
    answer(match, 1, "no")
    assert match.state.held == [[], ["curse"]]
    assert match.state.notes == ["too late"]


def test_an_empty_pile_holds_nobody_up() -> None:
    match = match_of(witch(), 3, curse=0)
    answer(match, 0, "curse")
    assert match.over
    assert match.state.notes == ["too late"]


def test_a_card_that_nobody_claims_is_taken_while_others_think() -> None:
    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(curse(state, (1,)), {"curse": 1})
        yield from state.take(0, "gold")
        yield from settle()

    assert match_of(rules, 2, curse=1, gold=1).state.held == [["gold"], []]


def test_a_part_that_knows_what_it_will_take_gives_up_its_other_claims() -> None:
    def part(state: ToyState, seat: int) -> Effect[None]:
        yield from narrow("curse")
        yield from noting(state, seat)

    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: part(state, seat), {"curse": 1, "gold": 1})
        yield from state.take(0, "gold")
        yield from state.take(0, "curse")

    assert match_of(rules, 2, curse=1, gold=1).state.held == [["gold"], []]


# what rules may not do


def part_that(wish: Any) -> Rules:
    def part(seat: int) -> Effect[None]:
        yield wish

    def rules(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(part)
        yield from settle()

    return rules


def wishing(wish: Any) -> Rules:
    def rules(state: ToyState) -> Effect[None]:
        yield wish

    return rules


def idle(state: ToyState) -> Effect[None]:
    while True:
        yield CHECKPOINT


def twice_at_once(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    for _ in range(2):
        yield from later(1, noting(state, 1), 1)


def twice_in_a_row(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    yield from later(1, noting(state, 1, "first"), 1)
    yield from settle()
    yield from later(1, noting(state, 1, "then"), 1, goes_on=True)
    yield from settle()


def going_on_after_nothing(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    yield from later(1, noting(state, 1), 1, goes_on=True)


def test_a_part_that_goes_on_numbers_its_questions_on() -> None:
    match = match_of(twice_in_a_row)
    asked = []
    while match.open:
        [(name, choice)] = match.open.items()
        asked.append(name)
        match.answer(1, name, choice.default)
    assert asked == ["p1-1-0", "p1-1-1"]


def asking_before_settling(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    yield from later(1, noting(state, 1), 1)
    yield from noting(state, 1, "own")


def ending_before_settling(state: ToyState) -> Effect[None]:
    yield CHECKPOINT
    yield from later(1, noting(state, 1), 1)


def nothing() -> Effect[None]:
    return
    yield


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        (part_that(ask(0, "another", "a", "b")), "the part of seat 1 asks seat 0: another"),
        (part_that(CHECKPOINT), "a part in a lane may ask its seat, spare a pile or narrow its claims"),
        (part_that(next(iter(later(1, nothing(), 1)))), "spare a pile or narrow its claims, not Later"),
        (part_that(next(iter(together(ask(1, "x", "a", "b"))))), "spare a pile or narrow its claims, not Together"),
        (wishing("a pony"), "rules cannot wish for 'a pony'"),
        (wishing(None), "rules cannot wish for None"),
        (idle, "nobody can do anything any more"),
        (part_that(Spare("gold", lambda: 1, take=True)), "the part of seat 1 takes from 'gold' without a claim"),
        (wishing(ask(0, "x", "a", "b", least=3, most=3)), "nobody can answer x: 3 of 2 options"),
        (twice_at_once, "cause 1 has two parts for seat 1"),
        (going_on_after_nothing, "cause 1 has no part for seat 1"),
        (asking_before_settling, "seat 1 is asked own before its lane is settled"),
        (ending_before_settling, "the game ends with parts unfinished"),
    ],
)
def test_rules_that_wish_for_what_is_not_allowed_are_broken(rules: Rules, fault: str) -> None:
    with pytest.raises(BrokenRule, match=fault):
        match_of(rules, 2)


def test_a_question_keeps_a_game_from_counting_as_stuck() -> None:
    def rules(state: ToyState) -> Effect[None]:
        for step in range(1500):
            yield CHECKPOINT
            if step % 900 == 0:
                yield from noting(state, 0)

    match = match_of(rules, 2)
    answer(match, 0, "a")
    answer(match, 0, "a")
    assert match.over


def test_what_is_dropped_is_as_if_it_had_asked_nothing_more() -> None:
    def play(state: ToyState) -> Effect[None]:
        yield CHECKPOINT
        yield from state.attack(lambda seat: noting(state, seat))
        yield from noting(state, 0, "own")
        yield from settle()
        state.notes.append("over")

    state = toy(play).new(Setup(2), b"toy")
    driver = Driver(play(state), turn_order=state.turn_order, keep=lambda turn: None)
    driver.run()
    assert {choice.key for choice in driver.open.values()} == {"part", "own"}
    driver.drop(1)
    driver.drop(1)
    assert [choice.key for choice in driver.open.values()] == ["own"]
    driver.answer(next(iter(driver.open)), ("a",))
    assert driver.over
    assert state.notes == ["0a", "over"]
