"""What the lessons of Domus Domini say of money is so, whatever was answered before."""

import pytest

from games.domus_domini import GAME
from games.domus_domini.board import INCOME
from games.kernel.learning.lessons import sit_down

LESSONS = {lesson.lesson: lesson for lesson in GAME.book.lessons()}


@pytest.mark.parametrize("first", ["herdsman", "dog", "no"])
def test_who_falls_before_the_drunkard_is_paid_the_most(first: str) -> None:
    now = sit_down(GAME, LESSONS["defend"], ((first,), ("no",)))
    assert now.answered[-1].reply.id == "lesson-defend-fall-again"
    if now.view.on_road:
        assert now.view.figures[0].seat == 0
    else:
        assert now.view.abbeys[0].money == 1 + INCOME[0]
