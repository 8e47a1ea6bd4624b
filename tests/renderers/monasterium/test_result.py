"""The result of Monasterium: every source and the course of the game, readable in every look."""

import pytest

from bot.language.phrases import Language
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Text
from games.monasterium import GAME
from games.monasterium.view import View
from renderers.monasterium import PAINTER
from renderers.monasterium.result import course
from renderers.whole.chart import BEHIND
from renderers.whole.result import HIGHEST, result_sheet
from tests.renderers import laws
from tests.renderers.monasterium.schools import middle, played, shown, stage
from tests.renderers.scenes import words_of

KB = 1024


SOURCES = tuple((Text(f"points-{source}"), 24) for source in ("buildings", "tiles", "windows", "orders", "path"))


def fullest_result(seats: int) -> tuple[Result, View]:
    """A result with every source that is counted during the game, and its view."""
    result = Result(tuple(Score(seat, 120 + seat, seats - seat, SOURCES) for seat in range(seats)))
    state = middle(seats, over=True)
    for one in state.schools:
        one.rounds = [10, 20 + one.seat]
    return result, shown(state)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_result_is_readable_and_shows_the_course_of_the_game(language: Language) -> None:
    (result, view), said = fullest_result(4), stage(language)
    picture = PAINTER.result(result, view, said, (), ())
    sheet = result_sheet(result, said, course(result, view, ()))
    assert not laws.breaches(laws.as_sent(picture, sheet))
    assert picture.height <= HIGHEST
    assert {said.say(BEHIND), said.say(Text("picture-course-end")), "2"} <= set(words_of(sheet))


def test_the_course_goes_from_nothing_by_rounds_to_the_final_points() -> None:
    result, view = fullest_result(2)
    assert list(course(result, view, ()).history) == [(0, 0), (10, 10), (20, 21), (120, 121)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_real_end_is_readable(seats: int) -> None:
    match = played(seats, 10_000)
    result, view = GAME.result(match.state), match.view(None)
    assert match.over
    assert list(course(result, view, ()).history)[-1] == tuple(
        score.points for score in sorted(result.scores, key=lambda one: one.seat)
    )
    assert not laws.breaches(result_sheet(result, stage("de"), course(result, view, ())))
