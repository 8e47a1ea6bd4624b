"""The course of a game of Dominion: its turns as rounds."""

from typing import Any

import pytest

from games.dominion import GAME
from games.kernel.contract.game import Result, Score
from renderers.dominion import PAINTER
from renderers.dominion.result import course
from renderers.surface.stage import Stage
from renderers.whole.result import HIGHEST, result_sheet
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.scenes import PEOPLE, stage

TWO = Result((Score(0, 9, 1, ()), Score(1, 4, 2, ())))


def test_every_round_is_an_entry_and_so_is_the_end() -> None:
    history = [(0, 0), (1, 0), (1, 2), (3, 2), (3, 4), (9, 4)]
    found = course(TWO, None, history)  # type: ignore[arg-type]  # it does not look
    assert list(found.history) == [(0, 0), (1, 2), (3, 4), (9, 4)]
    assert (found.unit, found.scored) == ("round", False)


@pytest.mark.parametrize("history", [(), [(0, 0)], [(0, 0), (9, 4)]])
def test_the_shortest_courses_are_kept(history: Any) -> None:
    assert list(course(TWO, None, history).history) == list(history)  # type: ignore[arg-type]  # it does not look


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_real_game_tells_its_story_on_a_picture_that_is_not_too_tall(seats: int) -> None:
    player = begin(GAME, seats, seats)
    history = [(0,) * seats]
    for _ in player.steps(10**6):
        if player.match.turn >= len(history):
            history.append(tuple(score.points for score in GAME.result(player.match.state).scores))
    result, view = GAME.result(player.match.state), player.match.view(None)
    shown: Stage = stage("de", people=PEOPLE[:seats], game="dominion")
    sheet = result_sheet(result, shown, course(result, view, history))
    assert not laws.breaches(sheet)
    assert sheet.height <= HIGHEST
    assert PAINTER.result(result, view, shown, (), history).alt
