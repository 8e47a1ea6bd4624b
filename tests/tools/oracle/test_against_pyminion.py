"""The same kingdoms and plans come to the same lengths and points here and in pyminion, as far as chance allows.

What differs on purpose, and why, stands in `plans.py`. For figures over thousands of games: python -m tools oracle.
"""

from dataclasses import replace
from math import inf

import pytest

from games.dominion.cards import CARDS
from tests.depth import chosen
from tools.oracle import ours, theirs
from tools.oracle.comparison import compared
from tools.oracle.mind import BuyingOrder, Head
from tools.oracle.outcome import LIMIT, Difference, PlayedGame, differences
from tools.oracle.plans import PLANS, card_of

GAMES = chosen().oracle_games
BOTH = [name for name, plan in PLANS.items() if all(card in CARDS for card, _ in plan.wants)]


@pytest.mark.parametrize("name", BOTH)
def test_both_programs_play_the_same_game(name: str) -> None:
    assert [str(difference) for difference in compared(name, GAMES) if difference.real] == []


def test_every_card_that_both_have_is_compared() -> None:
    shared = {name for name in theirs.KINGDOM_CARDS if name in CARDS}
    assert shared - {card_of(name) for name in PLANS} == set()
    assert len(shared) == 38


def test_every_plan_is_about_a_card_it_buys() -> None:
    about = {card_of(name): {card for card, _ in plan.wants} for name, plan in PLANS.items() if plan.wants}
    assert [card for card, wanted in about.items() if card not in wanted] == []


def test_a_difference_in_the_rules_is_seen() -> None:
    richer = replace(PLANS["smithy"], wants=(("smithy", 2), ("laboratory", 4)))
    here, there = [ours.play(richer, seed) for seed in range(GAMES)], [theirs.play(PLANS["smithy"], 1)] * GAMES
    assert any(difference.real for difference in differences(here, there))


def test_means_without_spread_must_be_equal() -> None:
    games = [PlayedGame(34, (27, 27))] * 3
    assert differences(games, games) == [
        Difference("turns", 17, 17, 0),
        Difference("points", 27, 27, 0),
        Difference("lead", 0, 0, 0),
    ]
    apart = differences(games, [PlayedGame(36, (27, 27))] * 3)[0]
    assert (apart.errors, apart.real) == (inf, True)
    assert str(apart) == "turns: 17.00 here, 18.00 there, inf standard errors"
    assert not Difference("turns", 17, 18, LIMIT).real


def test_the_other_program_leaves_no_trace() -> None:
    import random

    before = random.getstate()
    assert theirs.play(BuyingOrder(), 4) == theirs.play(BuyingOrder(), 4)
    assert random.getstate() == before


def test_a_mind_does_what_it_must_and_what_is_worth_it() -> None:
    mind = Head(BuyingOrder((("smithy", 1),), chosen=("coins",), times=1))
    hand = ["gold", "copper", "estate", "curse", "province"]
    assert mind.picks("chapel", "trash", hand, 0, 4) == ["curse", "estate"]
    assert mind.picks("militia", "discard", hand, 2, 2) == ["curse", "estate"]
    assert mind.picks("cellar", "discard", hand, 0, 5) == ["curse", "estate", "province"]
    assert mind.picks("swindler", "gain", ["copper", "curse"], 1, 1) == ["curse"]
    assert mind.picks("mine", "trash", ["gold", "copper", "silver"], 1, 1) == ["silver"]
    assert [mind.buys(["copper", "silver", "smithy"]) for _ in range(2)] == ["smithy", "silver"]
    assert [mind.chooses(["cards", "coins"], 1) for _ in range(2)] == [["coins"], ["cards"]]
