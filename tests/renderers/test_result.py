"""The result and its curves, for any game."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.phrases import Language
from games.dominion import GAME
from games.kernel.game import Result, Score
from games.kernel.text import Text
from renderers.canvas import Box, Part
from renderers.chart import MOST_STEPS, curve, span, step_for
from renderers.dominion import PAINTER
from renderers.result import result_sheet, signed
from renderers.stage import Looks
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, PEOPLE, played, stage

KB = 1024
points = st.integers(-1000, 1000)
courses = st.integers(1, 6).flatmap(lambda seats: st.lists(st.tuples(*[points] * seats), min_size=2, max_size=40))


def source(card: str, count: int, points: int) -> tuple[Text, int]:
    """What a sort of card gave."""
    return Text("card-times", card=Text(f"card-{card}"), count=count), points


NOTE = Text("turns-taken", count=20)
TIED = Result(
    (
        Score(0, 41, 1, (source("province", 6, 36), source("estate", 6, 6), source("curse", 1, -1)), NOTE),
        Score(1, 41, 1, (source("province", 6, 36), source("duchy", 2, 5)), NOTE),
        Score(2, -123, 3, (source("curse", 123, -123),)),
        Score(3, -124, 4, ()),
    ),
    Text("ended-by-pile", card=Text("card-province")),
)
COURSE = [(3, 3, 3, 3), (9, 12, -40, -40), (41, 41, -123, -124)]


def words_on(result: Result, **how: Any) -> list[str]:
    """Everything that is written on the result."""
    return [written.words for written in result_sheet(result, stage(**how)).written]


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_ties_notes_and_curves_are_readable_in_every_look(looks: Looks, language: Language) -> None:
    shown = stage(language, looks, ODD_PEOPLE[2:6])
    picture = PAINTER.result(TIED, None, shown, (), COURSE)
    assert not laws.breaches(laws.as_sent(picture, result_sheet(TIED, shown, COURSE)))
    assert len(picture.data) <= 200 * KB


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_real_game_of_any_number_of_seats_is_readable(players: int) -> None:
    result = GAME.result(played(players, 300 * players).state)
    course = [tuple(score.points - away for score in result.scores) for away in range(9, -1, -1)]
    assert not laws.breaches(result_sheet(result, stage("de"), course))


def test_winners_stand_first_and_shares_keep_their_rank() -> None:
    words = words_on(TIED)
    assert [word for word in words if word in ("1.", "2.", "3.", "4.")] == ["1.", "1.", "3.", "4."]
    assert [word for word in words if word in PEOPLE] == [*PEOPLE[:4]]


def test_numbers_have_their_sign() -> None:
    assert {"+36", "−123", "−123 points"} <= {*words_on(TIED)}
    assert (signed(0), signed(3), signed(-3)) == ("+0", "+3", "−3")


def test_a_result_without_reason_and_course_is_a_heading_and_its_scores() -> None:
    without = Result(TIED.scores)
    assert len(words_on(without)) == len(words_on(TIED)) - 1
    assert result_sheet(without, stage()).image.height < result_sheet(TIED, stage()).image.height
    assert result_sheet(TIED, stage(), COURSE[:1]).image.height == result_sheet(TIED, stage()).image.height


def test_many_sources_have_room() -> None:
    many = Score(0, 20, 1, tuple(source("estate", number, number) for number in range(1, 21)))
    assert not laws.breaches(result_sheet(Result((many,)), stage()))


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_six_seats_with_points_from_everywhere_are_readable(looks: Looks, language: Language) -> None:
    cards = ("colony", "province", "duke", "fairgrounds", "gardens", "duchy", "harem", "nobles", "great-hall", "curse")
    tokens = (Text("victory-tokens"), 103)
    sources = (*(source(card, 12 - place, 40 - 5 * place) for place, card in enumerate(cards)), tokens)
    result = Result(tuple(Score(seat, 120 - seat, seat + 1, sources, NOTE) for seat in range(6)))
    course = [tuple(turn * (6 - seat) for seat in range(6)) for turn in range(21)]
    shown = stage(language, looks)
    picture = PAINTER.result(result, None, shown, (), course)
    assert not laws.breaches(laws.as_sent(picture, result_sheet(result, shown, course)))
    assert len(picture.data) <= 200 * KB
    assert words_on(result).count("+103") == 6


@given(courses)
@example([(0, 0), (-1, 101)])
def test_the_scale_holds_every_point_and_zero_with_few_lines(course: list[tuple[int, ...]]) -> None:
    low, high = span(course)
    step = step_for(high - low)
    assert low <= 0 < high
    assert low % step == high % step == 0
    assert 1 <= (high - low) / step <= MOST_STEPS
    plot = Box(70, 60, 900, 300)
    for seat in range(len(course[0])):
        drawn = curve(plot, [entry[seat] for entry in course], low, high)
        assert all(plot.holds(Box(x, y, 0, 0)) for x, y in drawn)
        assert len(drawn) == len(course)


@given(courses.filter(lambda course: len(course) < 9))
def test_no_course_breaks_the_laws(course: list[tuple[int, ...]]) -> None:
    scores = tuple(Score(seat, last, 1, ()) for seat, last in enumerate(course[-1]))
    assert not laws.breaches(result_sheet(Result(scores), stage(), course))


@pytest.mark.parametrize(
    ("turns", "below"), [(1, range(2)), (8, range(9)), (25, range(0, 26, 5)), (137, range(0, 138, 20))]
)
def test_below_the_curves_turns_are_counted_in_whole_steps(turns: int, below: range) -> None:
    words = words_of(result_sheet(TIED, stage(), [(turn,) * 4 for turn in range(turns + 1)]))
    assert words[-len(below) :] == [str(turn) for turn in below]


def words_of(sheet: Part) -> list[str]:
    """Everything that is written on a sheet, in its order."""
    return [written.words for written in sheet.written]


def test_a_higher_number_stands_higher() -> None:
    (_, low), (_, high) = curve(Box(0, 0, 10, 10), (1, 5), 0, 10)
    assert high < low
