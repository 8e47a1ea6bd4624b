"""Masked tables: what follows a question that not every hand is asked waits for its veil, asked or not."""

import pytest

from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Effect, IllegalAnswer
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.standing_orders import YES_OR_NO, Standing
from games.kernel.engine.verbs import VEIL, Veil, together
from games.kernel.match import Match
from tests.games.kernel.toy import Rules, ToyState, ask, toy, turns

SHIELD = Standing("shield", "yes", YES_OR_NO, concealed=True)


def shielded(state: ToyState, seat: int, holders: tuple[int, ...], windows: int) -> Effect[None]:
    """A victim's part: whoever holds a shield is asked, and then everybody is hit or not."""
    for window in range(windows):
        answer: tuple[str, ...] = ("no",)
        if seat in holders:
            answer = yield from ask(seat, "shield", "yes", "no", standing=SHIELD)
        yield VEIL
        state.notes.append(f"{seat} {answer[0]} {window}")


def attacking(*holders: int, windows: int = 1) -> Rules:
    def turn(state: ToyState) -> Effect[None]:
        yield from state.attack(lambda seat: shielded(state, seat, holders, windows))
        _ = yield from ask(state.active, "end", "on", "off")

    return turns(turn)


def begun(rules: Rules, *, masked: bool = True, seats: int = 3) -> Match:
    return Match.begin(toy(rules), Setup(seats, masked=masked), b"veil")


def veils(match: Match) -> list[str]:
    return [name for name, choice in match.open.items() if choice.seat == NOBODY]


def lift(match: Match, name: str) -> None:
    match.answer(NOBODY, name, (), "order")


def test_at_an_open_table_nothing_waits_for_a_veil() -> None:
    match = begun(attacking(), masked=False)
    assert match.state.notes == ["1 no 0", "2 no 0"]
    assert veils(match) == []


def test_the_veils_are_the_same_whoever_is_asked() -> None:
    hands = [begun(attacking(*holders)) for holders in ((), (1,), (2,), (1, 2))]
    assert [veils(match) for match in hands] == [["p1-1-v0", "p1-2-v0"]] * 4
    assert [match.awaited() for match in hands] == [(0, 1, 2)] * 4
    assert [match.state.notes for match in hands] == [[]] * 4
    assert [match.question(1) is not None for match in hands] == [False, True, False, True]


def test_an_answer_before_the_veil_is_lifted_shows_only_then() -> None:
    match = begun(attacking(1))
    match.answer(1, "p1-1-0", ("yes",))
    assert match.state.notes == []
    assert match.awaited() == (0, 1, 2)
    lift(match, "p1-1-v0")
    assert match.state.notes == ["1 yes 0"]


def test_an_answer_after_the_veil_was_lifted_shows_at_once() -> None:
    match = begun(attacking(1))
    lift(match, "p1-1-v0")
    assert match.state.notes == []
    match.answer(1, "p1-1-0", ("no",))
    assert match.state.notes == ["1 no 0"]


def test_every_stretch_has_a_veil_of_its_own() -> None:
    match = begun(attacking(1, windows=2))
    lift(match, "p1-2-v0")
    assert veils(match) == ["p1-1-v0", "p1-2-v1"]
    match.answer(1, "p1-1-0", ("yes",))
    lift(match, "p1-1-v0")
    match.answer(1, "p1-1-1", ("no",))
    assert match.state.notes == ["2 no 0", "1 yes 0"]
    for name in veils(match):
        lift(match, name)
    assert sorted(match.state.notes) == ["1 no 1", "1 yes 0", "2 no 0", "2 no 1"]


def test_an_answer_behind_the_veil_may_be_taken_back_and_is_asked_again() -> None:
    match = begun(attacking(1))
    match.answer(1, "p1-1-0", ("yes",))
    match, steps = match.undo(1)
    assert (steps, match.question(1) is not None, veils(match)) == ((1,), True, ["p1-1-v0", "p1-2-v0"])
    match.answer(1, "p1-1-0", ("no",))
    lift(match, "p1-1-v0")
    assert match.state.notes == ["1 no 0"]


def test_a_restored_match_has_the_same_veils() -> None:
    match = begun(attacking(1))
    lift(match, "p1-2-v0")
    match.answer(1, "p1-1-0", ("yes",))
    log = [(step.number, step.given) for step in match.steps]
    again = Match.restore(match.game, match.setup, match.snapshot, log)
    assert (veils(again), again.state.notes, again.number) == (veils(match), match.state.notes, match.number)


def test_nobody_lifts_a_veil_as_somebody_or_twice() -> None:
    match = begun(attacking())
    with pytest.raises(IllegalAnswer):
        match.answer(1, "p1-1-v0", ())
    lift(match, "p1-1-v0")
    with pytest.raises(IllegalAnswer):
        lift(match, "p1-1-v0")


def rivals(*holders: int) -> Rules:
    """All others who hold a shield are asked at once, until one shows it."""

    def turn(state: ToyState) -> Effect[None]:
        others = state.turn_order()[1:]
        answers = yield from together(
            *[ask(seat, "shield", "yes", "no", standing=SHIELD) for seat in others if seat in holders],
            among=others,
            enough=lambda given: ("yes",) in given,
        )
        yield Veil(others)
        state.notes.append("shown" if ("yes",) in answers else "not shown")
        _ = yield from ask(state.active, "end", "on", "off")

    return turns(turn)


def test_asked_at_once_or_not_at_all_the_active_seat_waits_for_the_veil() -> None:
    hands = [begun(rivals(*holders)) for holders in ((), (1,), (1, 2))]
    assert [veils(match) for match in hands] == [["t0-v0"]] * 3
    assert [match.awaited() for match in hands] == [(1, 2)] * 3
    for match in hands[1:]:
        match.answer(1, "t0-1-0", ("yes",))
        assert (veils(match), match.awaited(), match.question(2)) == (["t0-v0"], (1, 2), None)
    for match in hands:
        lift(match, "t0-v0")
    assert [match.state.notes for match in hands] == [["not shown"], ["shown"], ["shown"]]


def test_a_veil_lifted_first_leaves_the_others_to_decide() -> None:
    match = begun(rivals(1, 2))
    lift(match, "t0-v0")
    assert (match.state.notes, match.awaited()) == ([], (1, 2))
    match.answer(1, "t0-1-0", ("no",))
    match.answer(2, "t0-2-0", ("no",))
    assert match.state.notes == ["not shown"]


def test_a_turn_of_ones_own_is_not_veiled() -> None:
    def turn(state: ToyState) -> Effect[None]:
        _ = yield from ask(state.active, "shield", "yes", "no", standing=SHIELD)
        state.notes.append("done")

    match = begun(turns(turn))
    match.answer(0, "t0-0-0", ("yes",))
    assert (match.state.notes, veils(match)) == (["done"], [])
