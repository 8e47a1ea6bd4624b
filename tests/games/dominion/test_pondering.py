"""What the computer player that follows a plan thinks over before it buys."""

from typing import Any

import pytest

from games.dominion import GAME
from games.kernel.advice.estimate import lots, position
from games.kernel.advice.race import played
from games.kernel.advice.weighing import Pondering
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, Picks
from games.kernel.match import Match, Snapshot
from tests.games.dominion.advising import KINGDOM, STARTERS

NEAR_THE_END = {"supply": {"province": 2}}


def asked(coins: int, *, phase: str = "buy", **more: Any) -> tuple[Match, str, Choice]:
    """A question of the first seat, with so many coins to spend."""
    setup = Setup(2, options={"kingdom": KINGDOM})
    own = {"hand": ["moat"], "deck": STARTERS} | more.pop("own", {})
    table = {0: own, 1: more.pop("other", {"deck": STARTERS}), "turn": {"phase": phase, "coins": coins}} | more
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"pondering", table))))
    found = match.question(0)
    assert found is not None
    return match, *found


def weighs(match: Match, choice: Choice, first: Picks = ("silver",), level: str = "hard") -> tuple[Picks, ...]:
    """What is weighed against a first thought."""
    return GAME.mind.ponder(level, match.look(0), choice, first)


def test_near_the_end_points_money_and_nothing_are_weighed_against_the_first_thought() -> None:
    match, _, choice = asked(6, **NEAR_THE_END)
    assert set(weighs(match, choice, ("gold",))) == {("duchy",), ("estate",), ("silver",), ()}
    assert set(weighs(match, choice, ("duchy",))) == {("gold",), ("estate",), ("silver",), ()}


def test_what_ends_a_pile_is_worth_a_thought() -> None:
    match, _, choice = asked(3, supply={"province": 2, "cellar": 1, "village": 0})
    assert ("cellar",) in weighs(match, choice)
    assert ("workshop",) not in weighs(match, choice)


@pytest.mark.parametrize("supply", [{"province": 5}, {"cellar": 0, "village": 1, "moat": 3}])
def test_the_end_is_near_by_provinces_or_by_piles(supply: dict[str, int]) -> None:
    match, _, choice = asked(3, supply=supply)
    assert weighs(match, choice)


def test_before_that_and_elsewhere_the_first_thought_counts() -> None:
    match, _, choice = asked(6)
    assert weighs(match, choice) == ()
    match, _, choice = asked(6, **NEAR_THE_END)
    assert [weighs(match, choice, level=level) for level in ("easy", "normal")] == [(), ()]
    match, _, choice = asked(0, phase="action", **NEAR_THE_END)
    assert choice.key == "turn.action"
    assert weighs(match, choice, ("moat",)) == ()


def test_who_can_win_at_once_need_not_think() -> None:
    match, _, choice = asked(8, supply={"province": 1}, own={"deck": [*STARTERS, *["province"] * 6]})
    assert weighs(match, choice, ("province",)) == ()


def test_who_is_a_little_behind_does_not_leave_the_last_province_to_the_other() -> None:
    rich, hand = [*STARTERS, *["gold"] * 25, *["province"] * 3], ["gold"] * 5
    other = {"hand": hand, "deck": [*rich, "estate", "estate"]}
    supply = {"province": 2, "estate": 6}
    match, choice_id, choice = asked(8, supply=supply, own={"deck": [*rich, *hand]}, other=other)
    first = choice.check(GAME.mind.player("hard")(match.look(0), choice))
    assert first == ("province",)
    here, seed = position(match, choice_id), lots(match.view(0), choice)
    thought = Pondering(here, seed, first, weighs(match, choice, first))
    while (job := thought.job()) is not None:
        thought.take(played("dominion", job))
    assert thought.answer == ("duchy",)
