"""What the lessons of Dominion say of a turn is so, whatever was answered before."""

import pytest

from games.dominion import GAME
from games.kernel.engine.choice import Picks
from games.kernel.learning.lessons import Sitting, sit_down

LESSONS = {lesson.lesson: lesson for lesson in GAME.book.lessons()}


def after(lesson: str, *answers: Picks) -> Sitting:
    """A lesson after these answers."""
    return sit_down(GAME, LESSONS[lesson], answers)


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["moat", "copper"]), ("no", [])])
def test_the_moat_is_there_in_the_own_turn_unless_it_was_discarded(answer: str, hand: list[str]) -> None:
    now = after("moat", (answer,))
    assert now.asked is not None
    assert sorted(now.view.hand) == sorted(["woodcutter", "silver", "copper", *hand])


@pytest.mark.parametrize("answer", [("village",), ("smithy",), ("woodcutter",), ()])
def test_where_one_buys_the_actions_are_over_and_the_treasures_played(answer: Picks) -> None:
    now = after("village", answer)
    assert now.asked is not None
    assert now.asked.key == "turn.buy"
    assert not {"copper", "silver", "gold"} & set(now.view.hand)
