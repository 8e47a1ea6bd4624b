"""Games by lot follow from their seed, and what breaks a promise is named with the seed and the step."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from games.dominion import GAME
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from tools.simulate.by_lot import (
    Failure,
    SimulatedGame,
    by_lot,
    difference,
    measured,
    places,
    reasons,
    simulated,
    spans,
)


def altered(loses: str = "", breaks: Exception | None = None, **parts: Any) -> Game:
    """The game with other parts, and one promise broken from its ninth count on."""
    counts = count(1)

    def census(state: Any) -> Mapping[str, int]:
        if next(counts) < 9:
            return GAME.cases.census(state)
        if breaks:
            raise breaks
        return {card: number - (card == loses) for card, number in GAME.cases.census(state).items()}

    return replace(GAME, cases=replace(GAME.cases, census=census), **parts)


def test_the_same_seed_plays_the_same_game() -> None:
    assert simulated(GAME, 3, 5, 40) == simulated(GAME, 3, 5, 40)
    assert simulated(GAME, 3, 5, 40) != simulated(GAME, 3, 6, 40)


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_counting_changes_nothing(game: Game) -> None:
    for seed in range(6):
        assert simulated(game, 4, seed, 60) == simulated(game, 4, seed, 60, checked=False)


def test_a_game_is_stopped_after_the_turns_allowed() -> None:
    stopped = simulated(GAME, 4, 1, 12)
    assert (stopped.turns, stopped.reason) == (12, None)


def test_a_game_that_ends_says_why() -> None:
    ended = next(played for seed in range(20) if (played := simulated(GAME, 2, seed, 1000)).reason)
    assert ended.reason is not None
    assert ended.reason.id.startswith("ended-by")
    assert 0 < ended.turns < 1000
    assert ended.steps > ended.turns


def test_a_lost_card_is_noticed_at_the_step_that_lost_it() -> None:
    with pytest.raises(Failure, match=r"^seed 3, step 8: Miscounted: gold 30 → 29$"):
        simulated(altered(loses="gold"), 4, 3, 200)


def test_uncounted_games_lose_what_they_like() -> None:
    assert simulated(altered(loses="gold"), 4, 3, 200, checked=False).steps > 8


def test_whatever_breaks_is_told_on_one_line() -> None:
    with pytest.raises(Failure) as failed:
        simulated(altered(breaks=KeyError("a\nb")), 4, 11, 200)
    assert (failed.value.seed, failed.value.step) == (11, 8)
    assert re.fullmatch(r"KeyError: 'a\\nb' \(test_by_lot.py:\d+\)", failed.value.fault)
    with pytest.raises(Failure) as failed:
        simulated(altered(breaks=ValueError("a\n  b")), 4, 11, 200)
    assert failed.value.fault.startswith("ValueError: a b (test_by_lot.py:")


def test_a_table_that_cannot_be_laid_fails_before_the_first_step() -> None:
    with pytest.raises(Failure) as failed:
        simulated(GAME, 9, 2, 200)
    assert failed.value.step == 0


@pytest.mark.parametrize(("least", "most", "counts"), [(0, 2, {0, 1, 2}), (2, 2, {2}), (1, 9, {1, 2, 3})])
def test_every_number_of_picks_comes(least: int, most: int, counts: set[int]) -> None:
    options = tuple(Option(value, Text(value)) for value in ("copper", "copper", "gold"))
    choice = Choice(0, "test.pick", Text("test"), options, least, most)
    answer = by_lot(Random(1))
    seen = [choice.check(answer(lambda: None, choice)) for _ in range(100)]
    assert {len(picks) for picks in seen} == counts


def test_what_changed_is_named_both_ways() -> None:
    now = {"gold": 31, "silver": 1, "copper": 60}
    assert difference({"copper": 60, "gold": 30}, now) == "gold 30 → 31, silver 0 → 1"


def test_figures_span_all_games() -> None:
    pile = Text("ended-by-empty-piles", count=3)
    games = [
        SimulatedGame(10, 30, (), pile, {}),
        SimulatedGame(20, 60, (), None, {}),
        SimulatedGame(12, 33, (), pile, {}),
    ]
    assert spans(games) == {"turns": (10, 12, 14, 20), "steps": (30, 33, 41, 60)}
    assert reasons(games) == [(pile, 2), (None, 1)]


def test_points_are_spread_by_place() -> None:
    games = [SimulatedGame(9, 9, points, None, {}) for points in ((8, 5), (4, -1), (6, 6), (9, 2), (5, 0))]
    assert places(games) == [(4, 5, 6, 8, 9), (-1, 0, 2, 5, 6)]


def test_what_a_game_measures_is_spread_over_all_seats() -> None:
    coins, piles, goods = Text("coins"), Text("piles"), Text("goods")
    games = [
        SimulatedGame(9, 9, (), None, {coins: (1, 2), piles: (3,)}),
        SimulatedGame(9, 9, (), None, {coins: (3, 5), piles: (3,), goods: (7,)}),
    ]
    assert measured(games) == {coins: (1, 1.75, 2.5, 3.5, 5), piles: (3, 3, 3, 3, 3), goods: (7, 7, 7, 7, 7)}


def test_a_played_game_has_its_places_and_measures() -> None:
    played = simulated(GAME, 3, 5, 40)
    assert len(played.places) == 3
    assert list(played.places) == sorted(played.places, reverse=True)
    assert sum(played.measures[Text("measure-turns")]) == 40 + 1  # the one at which it was stopped had begun
