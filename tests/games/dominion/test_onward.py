"""What a person may leave to the advice with one press: the rest of the own turn, with whatever is drawn in it, and the
rest of what another's card does to one.
"""

from random import Random
from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.ahead.imagination import own_turn
from games.dominion.ahead.onward import IN_TURN, onward, rest
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from tests.depth import chosen
from tests.games.playing import answer_to, give_each

DEPTH = chosen()
STEPS = 300


def belongs(hand: list[str], *first: Picks, phase: str = "action", buys: int = 1) -> frozenset[str]:
    """What belongs to the last of these answers of seat 0."""
    turn = {"seat": 0, "phase": phase, "actions": 1, "buys": buys, "coins": 5}
    fields: dict[Any, Any] = {0: {"hand": hand, "deck": ["gold"] * 9}, "turn": turn, "named": ["smithy", "workshop"]}
    setup = Setup(2)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"onward", fields))))
    *before, last = first
    for picks in before:
        give_each(match, 0, *picks)
    _, choice = match.question(0) or pytest.fail("nothing is asked")
    assert rest(match.view(0), choice, last) == Text("rest-of-turn")
    return onward(match.view(0), choice, last)


def test_the_rest_of_the_turn_belongs_to_an_action() -> None:
    assert belongs(["smithy", "copper"], ("smithy",)) == IN_TURN
    assert belongs(["workshop", "copper"], ("workshop",), ("silver",)) == IN_TURN


def test_a_further_buy_belongs_to_a_buy_and_nothing_to_the_last() -> None:
    assert belongs([], ("silver",), phase="buy", buys=2) == IN_TURN
    assert not belongs([], ("silver",), phase="buy")
    assert not belongs([], (), phase="buy", buys=2)


def test_nothing_asked_in_the_own_turn_is_left_out() -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        dice = Random(f"onward/{seed}")
        match = Match.begin(GAME, Setup(3, options=GAME.lots(Chance(b"%d" % seed), 3)), b"%d" % seed)
        for _ in range(STEPS):
            if not match.open:
                break
            choice_id, choice = dice.choice(list(match.open.items()))
            if own_turn(match.view(choice.seat)):
                assert choice.key in IN_TURN
            match.answer(choice.seat, choice_id, answer_to(f"{dice.random()}", "", choice))


@pytest.mark.parametrize(
    ("victim", "answers", "found"),
    [
        (["estate"] * 3, ("discard",), {"torturer.choose", "torturer.discard"}),
        (["estate"] * 3, ("curse",), set[str]()),
    ],
)
def test_what_is_discarded_belongs_to_discarding(victim: list[str], answers: Picks, found: set[str]) -> None:
    fields = {0: {"hand": ["torturer"], "deck": ["gold"] * 9}, 1: {"hand": victim}, "named": ["torturer"]}
    setup = Setup(2)
    turn = {"turn": {"seat": 0, "phase": "action", "actions": 1}}
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"onward", {**fields, **turn}))))
    give_each(match, 0, "torturer")
    _, choice = match.question(1) or pytest.fail("nothing is asked")
    assert onward(match.view(1), choice, answers) == found
    assert rest(match.view(1), choice, answers) == Text("rest-suffered")
