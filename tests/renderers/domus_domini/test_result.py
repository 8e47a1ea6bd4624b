"""The result of Domus Domini: every source and the course of the game, readable in every look."""

from io import BytesIO

import pytest
from PIL import Image

from bot.language.phrases import Language
from games.domus_domini import GAME
from games.domus_domini.view import View
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Seat, Text
from renderers.domus_domini import PAINTER
from renderers.domus_domini.result import course
from renderers.surface.stage import Looks
from renderers.whole.chart import BEHIND
from renderers.whole.result import HIGHEST, result_sheet
from tests.renderers import laws
from tests.renderers.domus_domini.abbeys import abbey, played, shown, stage
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, words_of

KB = 1024


SOURCES = (
    (Text("points-road"), 140),
    (Text("points-alms"), 5),
    (Text("points-brothers", count=6), 12),
    (Text("points-dogs", count=3), 6),
    *[(Text("points-area", area=Text(f"area-{kind}")), 15) for kind in ("garden", "cheese", "brewery")],
    (Text("points-chapel", stage=4), 20),
    (Text("points-cellerar"), 18),
)


def fullest_result(seats: int) -> tuple[Result, View]:
    """A result with every source for every seat, and its view."""
    note = Text("tie-cellerar", who=Seat(1), value=18, other=9)
    result = Result(
        tuple(Score(seat, 246, 1, SOURCES, note) for seat in range(seats)), Text("ended-after-rounds", count=5)
    )
    abbeys = [abbey(seat, rounds=[30, 60 + seat, 90, 120, 145 + seat]) for seat in range(seats)]
    return result, shown(abbeys, over=True)


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_result_with_every_source_is_readable_and_small(looks: Looks, language: Language) -> None:
    (result, view), said = fullest_result(6), stage(language, looks, ODD_PEOPLE[3:9])
    picture = PAINTER.result(result, view, said, (), ())
    sheet = result_sheet(result, said, course(result, view, ()))
    assert not laws.breaches(laws.as_sent(picture, sheet))
    assert said.say(BEHIND) in words_of(sheet), "the points lie close"
    assert len(picture.data) <= 120 * KB
    assert picture.height <= HIGHEST


def test_the_course_goes_from_nothing_by_rounds_to_the_final_points() -> None:
    result, view = fullest_result(2)
    assert list(course(result, view, ()).history) == [
        (0, 0),
        (30, 30),
        (60, 61),
        (90, 90),
        (120, 120),
        (145, 146),
        (246, 246),
    ]


@pytest.mark.parametrize(("language", "end"), [("de", "Ende"), ("en", "End")])
def test_below_the_course_stand_the_rounds(language: Language, end: str) -> None:
    result, view = fullest_result(3)
    sheet = result_sheet(result, stage(language), course(result, view, ()))
    unit = stage(language).say(Text("picture-round-unit"))
    line = next(written.box.y for written in sheet.written if written.words == unit)
    below = [written for written in sheet.written if written.box.y == line and written.words != unit]
    assert [written.words for written in below] == ["0", "1", "2", "3", "4", "5", end]
    assert sorted(below, key=lambda written: written.extent.x) == below


@pytest.mark.parametrize("seats", [2, 6])
def test_a_real_end_is_readable(seats: int) -> None:
    match = played(seats, 10_000)
    result, view = GAME.result(match.state), match.view(None)
    assert match.over
    picture = PAINTER.result(result, view, stage("de"), ())
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)
    assert list(course(result, view, ()).history)[-1] == tuple(
        score.points for score in sorted(result.scores, key=lambda one: one.seat)
    )
    assert not laws.breaches(result_sheet(result, stage("de"), course(result, view, ())))
