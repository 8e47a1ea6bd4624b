"""Triggers, prices and claims carry cards of later sets: rulings played with sample cards."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.triggers import PRICE_CHANGES, TRIGGERS
from games.kernel.cases import run_case
from games.kernel.game import Setup, encode_state
from games.kernel.match import Match, Snapshot
from tests.games.dominion.samples import NAMES, sample_cards
from tests.games.playing import standing


@pytest.fixture(autouse=True)
def samples() -> Iterator[None]:
    with sample_cards():
        yield
    assert not (TRIGGERS.keys() | PRICE_CHANGES.keys()) & set(NAMES)


Answers = list[tuple[int, str | list[str]]]


def holds(table: dict[Any, Any], moves: Answers, expect: dict[Any, Any], seats: int = 2, **more: Any) -> None:
    """A case in short: it must hold."""
    answers = [{seat: answer} for seat, answer in moves]
    case = {"case": "", "game": "dominion", "seats": seats, "table": table, "moves": answers, "expect": expect, **more}
    outcome = run_case({"dominion": GAME}, case)
    assert not outcome.problems, outcome.problems


# gained


def test_a_reaction_answers_every_own_gain() -> None:
    table = {0: {"hand": ["workshop", "tower"]}}
    holds(table, [(0, "workshop"), (0, "silver"), (0, "yes")], {"trash": ["silver"], 0: {"discard": []}})
    holds(table, [(0, "workshop"), (0, "silver"), (0, "no")], {"trash": [], 0: {"discard": ["silver"]}})


def test_a_reaction_answers_a_buy_too() -> None:
    table = {0: {"hand": ["tower"]}, "turn": {"phase": "buy"}}
    holds(table, [(0, "curse"), (0, "yes")], {"trash": ["curse"], "supply": {"curse": 9}, "turn": {"seat": 1}})


def test_a_gain_on_anothers_turn_is_answered_in_the_own_lane() -> None:
    table = {0: {"hand": ["witch"]}, 1: {"hand": ["tower"]}}
    holds(table, [(0, "witch")], {"asked": {0: "turn.buy", 1: "tower.reveal"}}, exact=False)
    holds(table, [(0, "witch"), (1, "yes")], {"trash": ["curse"], 1: {"discard": []}})


def test_the_gained_card_itself_may_have_something_to_say() -> None:
    table = {0: {"hand": ["workshop"]}}
    holds(table, [(0, "workshop"), (0, "bell")], {0: {"discard": ["bell", "copper"]}})


def test_points_may_depend_on_the_other_cards() -> None:
    table = {0: {"deck": ["bell", "bell", "estate", "estate", "estate"]}, "supply": {"province": 0}}
    holds(table, [(0, [])], {"over": True, "result": {0: 9, 1: 0}})


# bought


def test_what_is_in_play_answers_a_buy_as_often_as_it_is_there() -> None:
    table = {0: {"in_play": ["goon", "goon"]}, "turn": {"phase": "buy", "buys": 3}}
    holds(table, [(0, "copper"), (0, "copper"), (0, "curse")], {0: {"tokens": 6}})


def test_what_happens_at_buying_comes_before_the_card_is_gained() -> None:
    table = {0: {"in_play": ["hoarder"]}, "turn": {"phase": "buy", "coins": 2, "buys": 2}}
    holds(table, [(0, "estate")], {0: {"discard": ["gold", "estate"]}, "supply": {"gold": 29}})
    holds(table, [(0, "copper")], {0: {"discard": ["copper"]}})


def test_an_empty_pile_holds_up_no_gain() -> None:
    table = {0: {"in_play": ["hoarder"]}, "turn": {"phase": "buy", "coins": 2, "buys": 2}, "supply": {"gold": 0}}
    holds(table, [(0, "estate")], {0: {"discard": ["estate"]}})
    table[0] = {"hand": ["village"], "in_play": ["hoarder"]}
    table["turn"] = {"coins": 2, "buys": 2}
    holds(table, [(0, "village"), (0, "estate")], {0: {"discard": ["estate"]}, "asked": {0: "turn.buy"}})


# prices


def test_prices_fall_while_a_card_is_in_play_and_never_below_nothing() -> None:
    table = {0: {"in_play": ["bridge", "bridge", "bridge"]}, "turn": {"phase": "buy", "coins": 5}}
    offered = ["copper", "silver", "gold", "estate", "duchy", "province", "curse", "bridge"]
    holds(table, [], {"offered": {0: offered}})
    holds(table, [(0, "province")], {0: {"discard": [], "hand": ["bridge"] * 3 + ["province"]}})


def test_price_changes_apply_to_cards_in_hand_too() -> None:
    table = {0: {"in_play": ["bridge"], "hand": ["remodel", "gold", "copper"]}}
    offered = ["copper", "silver", "gold", "estate", "duchy", "province", "curse", "bridge", "remodel"]
    holds(table, [(0, "remodel"), (0, "gold")], {"offered": {0: offered}})


def test_a_price_is_paid_as_it_is_now() -> None:
    table = {0: {"in_play": ["bridge"]}, "turn": {"phase": "buy", "coins": 5, "buys": 2}}
    holds(table, [(0, "gold")], {0: {"coins": 0, "discard": ["gold"]}})


# attacked, and the start of a turn


def test_a_card_set_aside_leaves_the_hand_before_the_attack_looks_at_it() -> None:
    table = {0: {"hand": ["militia"]}, 1: {"hand": ["trader", "gold", "silver", "copper"], "deck": ["estate"]}}
    expect = {1: {"hand": ["gold", "silver", "copper"], "set_aside": ["trader"]}, "asked": {0: "turn.buy"}}
    holds(table, [(0, "militia"), (1, "yes")], expect)


def test_it_returns_at_the_start_of_the_own_turn() -> None:
    table = {0: {"hand": ["militia"]}, 1: {"hand": ["trader", "trader", "gold"], "deck": ["estate", "curse"]}}
    expect = {1: {"hand": ["trader", "trader", "gold", "estate", "curse"], "set_aside": []}, "turn": {"seat": 1}}
    holds(table, [(0, "militia"), (1, "yes"), (1, "yes"), (0, [])], expect)


def test_after_a_reaction_that_changed_something_the_window_opens_again() -> None:
    table = {0: {"hand": ["militia"]}, 1: {"hand": ["moat", "trader", "gold"]}}
    moves: Answers = [(0, "militia"), (1, "no"), (1, "yes"), (1, "yes")]
    holds(table, moves, {1: {"hand": ["moat", "gold"], "set_aside": ["trader"]}, "asked": {0: "turn.buy"}})


def test_a_set_aside_card_counts_for_its_owner() -> None:
    table = {1: {"set_aside": ["bell"], "hand": ["estate", "estate"]}, "supply": {"province": 0}}
    holds(table, [(0, [])], {"result": {0: 0, 1: 4}})


def test_a_moat_does_not_stop_the_attackers_own_part() -> None:
    table = {0: {"hand": ["witch"], "deck": ["copper", "copper"]}, 1: {"hand": ["moat"]}}
    expect = {0: {"hand": ["copper", "copper"]}, 1: {"discard": []}, "supply": {"curse": 10}}
    holds(table, [(0, "witch"), (1, "yes")], expect)


def test_treasures_with_a_text_are_played_in_the_order_given() -> None:
    table = {0: {"hand": ["seer", "copper", "copper"]}, "turn": {"phase": "buy"}}
    holds(table, [(0, ["seer", "copper", "copper"])], {0: {"coins": 4}})
    holds(table, [(0, ["copper", "copper", "seer"])], {0: {"coins": 2}})


# claims


def test_too_few_curses_are_given_out_in_turn_order() -> None:
    table = {0: {"hand": ["witch"], "deck": ["copper"] * 2}, "supply": {"curse": 1}}
    expect = {1: {"discard": ["curse"]}, 2: {"discard": []}, 0: {"hand": ["copper"] * 2}}
    holds(table, [(0, "witch")], expect, seats=3)
    holds(table, [(0, "witch")], expect, seats=3, exact=False)


@pytest.mark.parametrize("moat", [1, 2])
@pytest.mark.parametrize("shown", ["yes", "no"])
def test_two_curses_for_three_victims(moat: int, shown: str) -> None:
    table = {0: {"hand": ["witch"]}, moat: {"hand": ["moat"]}, "supply": {"curse": 2}}
    served = [seat for seat in (1, 2, 3) if seat != moat or shown == "no"][:2]
    expect = {seat: {"discard": ["curse"] if seat in served else []} for seat in (1, 2, 3)}
    holds(table, [(0, "witch"), (moat, shown)], expect, seats=4)
    holds(table, [(0, "witch"), (moat, shown)], expect, seats=4, exact=False)
    holds(table, [(0, "witch")], {"asked": {0: "turn.buy", moat: "moat.reveal"}}, seats=4, exact=False)


def test_a_buy_waits_for_the_card_that_an_open_attack_may_take() -> None:
    table = {0: {"hand": ["witch"]}, 1: {"hand": ["moat"]}, "supply": {"curse": 1}}
    holds(table, [(0, "witch"), (0, "curse")], {"asked": {1: "moat.reveal"}}, exact=False)
    gone = {"asked": {0: "turn.buy"}, "offered": {0: ["copper"]}, 0: {"buys": 1}, 1: {"discard": ["curse"]}}
    holds(table, [(0, "witch"), (0, "curse"), (1, "no")], gone, exact=False)
    there = {0: {"hand": ["witch", "curse"]}, 1: {"discard": []}}
    holds(table, [(0, "witch"), (0, "curse"), (1, "yes")], there, exact=False)


def test_a_gain_that_waited_in_vain_asks_again() -> None:
    table = {0: {"hand": ["village", "witch", "workshop"]}, 1: {"hand": ["moat"]}, "supply": {"curse": 1}}
    moves: Answers = [(0, "village"), (0, "witch"), (0, "workshop"), (0, "curse"), (1, "no")]
    holds(table, moves, {"asked": {0: "workshop.gain"}, 1: {"discard": ["curse"]}}, exact=False)


# shuffles


def played(order: tuple[int, ...], discard: list[str], pace: Any) -> Any:
    """Attack with a Militia against who may draw in answer; both have to shuffle, in any order of answers."""
    cards = {0: {"hand": ["militia", "cellar", "estate"], "discard": ["gold", "silver", "copper", "curse"]}}
    victim = {1: {"hand": ["chamber", "copper", "estate"], "discard": discard}}
    setup = Setup(2, pace)
    state = GAME.arrange(setup, b"seed", {**cards, **victim, "turn": {"actions": 2}})
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(state)))
    answers = {0: iter([["militia"], ["cellar"], ["estate"]]), 1: iter([["yes"], ["estate", "copper"]])}
    for seat in order:
        question = match.question(seat)
        if question is not None and (picks := next(answers[seat], None)) is not None:
            match.answer(seat, question[0], picks)
    return standing(match)


def test_nobodys_shuffle_depends_on_who_answered_first_or_how_the_pile_lay() -> None:
    discard = ["gold", "silver", "village", "market", "smithy", "mine"]
    strict = played((0, 1, 1, 0, 0), discard, "exact")
    for order in set(permutations((0, 0, 1, 1))):
        assert played((0, *order), discard, "turn") == strict
        assert played((0, *order), discard[::-1], "turn") == strict
