"""Second thoughts: an answer is changed where another one does better than chance explains."""

from collections.abc import Callable

import pytest

from games.dominion import GAME
from games.kernel.advice.estimate import Ending, position
from games.kernel.advice.weighing import PONDERED, Pondering
from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Picks
from games.kernel.match import Match

MATCH = Match.begin(GAME, Setup(2, options={"set": "first_game"}), b"worth")
HERE, SEED = position(MATCH, next(iter(MATCH.open))), b"lots"
FIRST, OTHER, THIRD, FOURTH = ("first",), ("other",), ("third",), ("fourth",)
Ends = Callable[[Picks, int], Ending]


def pondered(ends: Ends, *others: Picks, most: int = 1000) -> Pondering:
    """A thought weighed to its end, or in so many continuations of each answer."""
    thought = Pondering(HERE, SEED, FIRST, others)
    while (job := thought.job()) is not None and thought.number < most:
        thought.take([[ends(picks, lot) for lot in range(job.first, job.end)] for picks in job.picks])
    return thought


def test_a_victory_is_worth_more_than_a_lead_and_a_lead_something() -> None:
    assert Ending(1, 1.0).worth > Ending(-1, 0.0).worth + 0.7
    assert Ending(0, 0.5).worth == 0.5
    assert Ending(9, 1.0).worth > Ending(3, 1.0).worth
    assert 0 <= Ending(-200, 0.0).worth <= Ending(200, 1.0).worth <= 1


def test_what_wins_more_often_is_answered() -> None:
    thought = pondered(lambda picks, lot: Ending(3, 1.0) if picks == OTHER or lot % 3 else Ending(-3, 0.0), OTHER)
    assert thought.answer == OTHER


def test_what_chance_explains_changes_nothing() -> None:
    better, worse = (0, 1), (2,)
    lucky = pondered(
        lambda picks, lot: Ending(3, float(lot not in (better if picks == FIRST else worse))), OTHER, most=12
    )
    assert lucky.best[0].picks == OTHER
    assert lucky.answer == FIRST
    alike = pondered(lambda picks, lot: Ending(lot % 5, 0.5), OTHER, THIRD)
    assert alike.answer == FIRST


def test_the_first_thought_stays_to_the_end_and_the_worst_go() -> None:
    values = {FIRST: -9, OTHER: 4, THIRD: 2, FOURTH: 0}
    thought = pondered(lambda picks, lot: Ending(values[picks], 0.5), OTHER, THIRD, FOURTH)
    assert [one.picks for one in thought.best] == [OTHER, THIRD, FIRST]
    assert thought.number == PONDERED[-1][0]
    assert thought.answer == OTHER


def test_it_does_not_end_the_game_lost_to_lose_by_less() -> None:
    thought = pondered(lambda picks, lot: Ending(-3 if picks == OTHER else -9 - lot % 2, 0.0), OTHER)
    assert thought.best[0].picks == OTHER
    assert thought.answer == FIRST


@pytest.mark.parametrize("stopped", [True, False])
def test_without_time_it_is_the_first_thought(stopped: bool) -> None:
    thought = Pondering(HERE, SEED, FIRST, [OTHER])
    if stopped:
        thought.stop()
        assert thought.job() is None
    assert thought.answer == FIRST
