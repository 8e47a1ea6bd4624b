"""The result and its curves, for any game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.language.phrases import Language
from games.dominion import GAME
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Seat, Text
from renderers.surface.canvas import Box
from renderers.surface.stage import Looks
from renderers.surface.theme import theme_for
from renderers.whole.chart import (
    BAND,
    BEHIND,
    MOST_STEPS,
    are_close,
    behind,
    beside,
    bounds_of,
    columns_of,
    curve,
    span,
    steps_of,
)
from renderers.whole.painter import PLAIN
from renderers.whole.result import HIGHEST, result_sheet
from renderers.whole.sources import Chip, in_rows, signed
from renderers.whole.story import Growth
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, PEOPLE, played, stage, words_of

KB = 1024
points = st.integers(-1000, 1000)
courses = st.integers(1, 6).flatmap(lambda seats: st.lists(st.tuples(*[points] * seats), min_size=2, max_size=40))


def source(card: str, count: int, points: int) -> tuple[Text, int]:
    """What a sort of card gave."""
    return Text("card-times", card=Text(f"card-{card}"), count=count), points


NOTE = Text("tie-turns", who=Seat(2), turns=20, other=21)
TIED = Result(
    (
        Score(0, 41, 1, (source("province", 6, 36), source("estate", 6, 6), source("curse", 1, -1)), NOTE),
        Score(1, 41, 1, (source("province", 6, 36), source("duchy", 2, 5)), NOTE),
        Score(2, -123, 3, (source("curse", 123, -123),)),
        Score(3, -124, 4, ()),
    ),
    Text("ended-by-pile", card=Text("card-province")),
)
HISTORY = [(3, 3, 3, 3), (9, 12, -40, -40), (41, 41, -123, -124)]
COURSE = Growth(HISTORY)
COURSE_OF_SIX = Growth([tuple(turn * (6 - seat) for seat in range(6)) for turn in range(21)])


def words_on(result: Result, course: Growth = Growth(), **how: Any) -> list[str]:  # noqa: B008 # frozen
    """Everything that is written on the result."""
    return words_of(result_sheet(result, stage(**how), course))


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_ties_notes_and_curves_are_readable_in_every_look(looks: Looks, language: Language) -> None:
    shown = stage(language, looks, ODD_PEOPLE[2:6])
    picture = PLAIN.result(TIED, None, shown, (), HISTORY)
    assert not laws.breaches(laws.as_sent(picture, result_sheet(TIED, shown, COURSE)))
    assert len(picture.data) <= 200 * KB


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_real_game_of_any_number_of_seats_is_readable(players: int) -> None:
    result = GAME.result(played(players, 300 * players).state)
    course = Growth([tuple(score.points - away for score in result.scores) for away in range(9, -1, -1)])
    sheet = result_sheet(result, stage("de"), course)
    assert not laws.breaches(sheet)
    assert sheet.height <= HIGHEST


def test_winners_stand_first_and_shares_keep_their_rank() -> None:
    words = words_on(TIED)
    assert [word for word in words if word in ("1.", "2.", "3.", "4.")] == ["1.", "1.", "3.", "4."]
    assert [word for word in words if word in PEOPLE] == [*PEOPLE[:4]]


def test_numbers_have_their_sign() -> None:
    assert {"+36", "−123", "−123 points"} <= {*words_on(TIED)}
    assert "−5" in words_on(Result((Score(0, -5, 1, ()), Score(1, -7, 2, ())))), "large beside the winner"
    assert (signed(0), signed(3), signed(-3)) == ("+0", "+3", "−3")


def test_of_equal_points_it_says_before_whom_and_what_decided() -> None:
    first = Score(0, 30, 1, (), Text("tie-turns", who=Seat(1), turns=14, other=15))
    tied = Result((first, Score(1, 30, 2, ())))
    assert "Ahead of Ben: 14 turns, not 15; fewer is better" in words_on(tied, game="dominion")
    named = stage(people=("x" * 60, "y" * 60), game="dominion")
    assert not laws.breaches(result_sheet(tied, named)), "what is too long is said in two rows"


def test_a_result_without_reason_is_called_so_and_without_course_has_no_chart() -> None:
    assert words_on(Result(TIED.scores))[0] == "Result"
    assert words_on(TIED)[0] == "The game is over: the Province pile is empty."
    assert result_sheet(TIED, stage(), Growth(HISTORY[:1])).height == result_sheet(TIED, stage()).height


def test_the_winner_alone_stands_large_with_the_margin() -> None:
    won = Result((Score(0, 12, 2, ()), Score(1, 15, 1, ())))
    written = {word.words: word.size for word in result_sheet(won, stage()).written}
    assert {"wins by 3 points", "15", "points"} <= written.keys()
    assert written["Ben"] > written["Anna"]
    assert "wins by 3 points" not in words_on(TIED), "there are two winners"


def test_with_six_the_winner_stands_larger_than_the_others_and_has_the_margin() -> None:
    sources = tuple(source(card, 1, 4) for card in ("colony", "province", "duke", "fairgrounds", "gardens", "duchy"))
    result = Result(tuple(Score(seat, 30 - seat, seat + 1, sources) for seat in range(6)))
    written = {word.words: word.size for word in result_sheet(result, stage(), COURSE_OF_SIX).written}
    assert "wins by one point" in written
    assert written[PEOPLE[0]] > written[PEOPLE[1]]


def test_the_story_stands_below_the_chart_and_in_the_words() -> None:
    course = [(0, 0), (5, 0), (5, 9)]
    won = Result((Score(0, 5, 2, ()), Score(1, 9, 1, ())))
    assert words_on(won, Growth(course))[-1] == "The lead changed once."
    told = PLAIN.result(won, None, stage(), [Text("picture-result"), Text("picture-rest")], course).alt
    assert told.startswith("Result. It took until turn 2 to put Ben ahead. Best turn: Ben in turn 2, +9.")
    assert told.endswith("The lead changed once. other.")


def test_of_an_arranged_table_no_past_is_told() -> None:
    course = [(0, 0), (5, 0), (5, 9)]
    won = Result((Score(0, 5, 2, ()), Score(1, 9, 1, (source("duchy", 3, 9),))))
    arranged = replace(stage(), arranged=True)
    assert not result_sheet(won, arranged, Growth(course)).height > result_sheet(won, arranged).height
    assert "The lead changed once." not in words_of(result_sheet(won, arranged, Growth(course)))
    words = [Text("picture-result"), Text("picture-rest")]
    assert PLAIN.result(won, None, arranged, words, course).alt == "Result. other."


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_however_many_play_what_decided_what_turned_it_and_the_best_turn_are_told(seats: int) -> None:
    cards = ("colony", "province", "duke", "fairgrounds", "gardens", "duchy", "harem", "nobles")
    won = (*(source(card, 2, 4) for card in cards), source("estate", 3, 3))
    result = Result(tuple(Score(seat, 35 - seat, seat + 1, won if not seat else won[:-1]) for seat in range(seats)))
    history = [(0,) * seats, (3, 5, *[1] * (seats - 2)), (20, 9, *[2] * (seats - 2))]
    sheet = result_sheet(result, stage(people=PEOPLE[:seats], game="dominion"), Growth(history))
    words = " ".join(words_of(sheet))
    assert sheet.height <= HIGHEST
    assert "Decisive: Estate" in words
    assert words.count("Estate +3") == 1, "what decided is not summed up"
    assert ("put Anna ahead" in words) or ("Ahead from turn 2: Anna" in words)
    assert ("Best turn: Anna in turn 2, +17" in words) or ("Best: Anna +17, turn 2" in words)


def test_no_row_of_the_story_is_a_short_rest() -> None:
    names = stage(people=("Bartholomäus", "Konstantin"), game="dominion")
    scores = (Score(0, 9, 1, (source("farming-village", 3, 9),)), Score(1, 4, 2, ()))
    rows = words_of(result_sheet(Result(scores, Text("ended-by-pile", card=Text("card-farming-village"))), names))
    begin = next(number for number, row in enumerate(rows) if row.startswith("Decisive"))
    assert all(len(row.split(" ")) > 1 for row in rows[begin:])


def test_an_emblem_is_named_where_it_is_seen_first() -> None:
    words = words_on(TIED)
    assert words.count("6 × Province") == 1
    assert words.count("+36") == 2
    assert {"6 × Estate", "2 × Duchy", "1 × Curse"} <= {*words}
    assert "123 × Curse" not in words


def test_every_emblem_has_its_words_however_many_seats_there_are() -> None:
    cards = ("colony", "province", "gardens", "duchy", "nobles", "estate")
    common = (source("harem", 2, 4), source("great-hall", 1, 1))
    scores = tuple(Score(seat, 9, seat + 1, (*common, source(card, 1, 4)), NOTE) for seat, card in enumerate(cards))
    words = words_on(Result(scores), Growth([(turn,) * 6 for turn in range(9)]), game="dominion")
    names = ("Colony", "Province", "Gardens", "Duchy", "Nobles", "Estate")
    assert [words.count(f"1 × {name}") for name in names] == [1] * 6
    assert words.count("2 × Harem") == 1


def test_what_has_no_emblem_keeps_its_words() -> None:
    words = words_on(Result((Score(0, 3, 1, ((Text("victory-tokens"), 3),)),)))
    assert {"Victory tokens", "+3"} <= {*words}


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
    shown, course = stage(language, looks), COURSE_OF_SIX
    picture, sheet = PLAIN.result(result, None, shown, (), course.history), result_sheet(result, shown, course)
    assert not laws.breaches(laws.as_sent(picture, sheet))
    assert sheet.height <= HIGHEST
    assert len(picture.data) <= 120 * KB
    assert words_on(result, course).count("+103") == 6


def test_what_has_no_room_is_summed_up() -> None:
    chips = [Chip("estate", "", points) for points in (9, 8, 7, 6)]
    ((*_, last),) = in_rows(chips, 2 * chips[0].width + 150, 1, "others")
    assert (last.words, last.points) == ("others", 21)
    assert in_rows(chips, 1000, 1, "others") == [chips]
    assert in_rows([], 1000, 1, "others") == []


def test_what_decided_is_summed_up_last() -> None:
    chips = [Chip("estate", "", points, points == 6) for points in (9, 8, 7, 6)]
    ((first, decisive, rest),) = in_rows(chips, 2 * chips[0].width + 230, 1, "others")
    assert (first.points, decisive.points, rest.points) == (9, 6, 15)
    ((decisive, rest),) = in_rows(chips, chips[0].width + 200, 1, "others")
    assert (decisive.points, rest.points) == (6, 24)


@given(courses)
@example([(0, 0), (-1, 101)])
def test_the_scale_holds_every_point_and_zero_with_few_lines(course: list[tuple[int, ...]]) -> None:
    low, high = span(course)
    assert low <= 0 < high
    assert low == min(0, *map(min, course)), "no room is left empty"
    assert 0 in steps_of(low, high)
    assert len(steps_of(low, high)) <= MOST_STEPS + 1
    plot = Box(70, 60, 900, 300)
    for seat in range(len(course[0])):
        drawn = curve(plot, [entry[seat] for entry in course], low, high)
        assert all(plot.holds(Box(x, y, 0, 0)) for x, y in drawn)
        assert len(drawn) == len(course)


@given(courses.filter(lambda course: len(course) < 9))
def test_no_course_breaks_the_laws(course: list[tuple[int, ...]]) -> None:
    scores = tuple(Score(seat, last, 1, ()) for seat, last in enumerate(course[-1]))
    assert not laws.breaches(result_sheet(Result(scores), stage(), Growth(course)))


@pytest.mark.parametrize(
    ("turns", "below"),
    [
        (1, range(2)),
        (8, range(9)),
        (25, range(0, 26, 5)),
        (137, [*range(0, 138, 20), 137]),
        (15, [*range(0, 13, 2), 15]),
    ],
)
def test_below_the_curves_turns_are_counted_in_whole_steps_and_the_last_is_named(
    turns: int, below: Sequence[int]
) -> None:
    words = words_of(result_sheet(TIED, stage(), Growth([(turn,) * 4 for turn in range(turns + 1)])))
    begin = words.index("Turn") + 1
    assert words[begin : begin + len(below)] == [str(turn) for turn in below]


def test_below_a_scored_course_the_last_round_and_the_end_have_their_words() -> None:
    course = Growth([(round_, 3 * round_) for round_ in range(14)], unit="round", scored=True)
    words = words_on(Result((Score(0, 13, 2, ()), Score(1, 39, 1, ()))), course)
    begin = words.index("Round") + 1
    assert words[begin : begin + 8] == [*map(str, range(0, 13, 2)), "End"]


def test_close_courses_show_how_far_each_was_behind() -> None:
    close = [(0, 0), (100, 104), (203, 200)]
    won = Result((Score(0, 203, 1, ()), Score(1, 200, 2, ())))
    words = words_on(won, Growth(close))
    assert {stage().say(BEHIND), "−4", "0"} <= {*words}
    assert "5" not in words, "nobody is before the first"
    assert not laws.breaches(result_sheet(won, stage(), Growth(close)))
    assert behind(close) == [[0, 0], [-4, 0], [0, -3]]
    assert not are_close([(0, 0), (9, 3), (9, 9)])
    assert not are_close([(0, 0), (9, 9)]), "there is nothing to see"
    assert not are_close([(0,), (9,)])


def test_the_band_of_leaders_is_called_so_and_covers_every_entry() -> None:
    course = Growth([(3, 3), (3, 3), (9, 3)])
    sheet = result_sheet(TIED, stage(), course)
    (band,) = [word.extent for word in sheet.written if word.words == "Lead"]
    row = [sheet.image.getpixel((x, round(band.y + band.height / 2))) for x in (300, 900)]
    theme = theme_for(*stage().looks)
    assert row == [theme.panel, theme.line(0)], "hollow where nobody led"


@pytest.mark.parametrize("lengths", [[1, 40, 1], [1, 1], [40, 1], [1, 3], [7], [2, 5, 9, 1], [40, 1, 1, 1, 1]])
def test_who_leads_at_the_last_entry_alone_has_room_for_a_mark(lengths: list[int]) -> None:
    band = Box(144, 0, 818, BAND)
    bounds = bounds_of(band, lengths)
    assert (bounds[0], bounds[-1], len(bounds)) == (band.x, band.right, len(lengths) + 1)
    assert all(right - left > 3 for left, right in pairwise(bounds)), "every stretch is seen"
    assert bounds[-1] - bounds[-2] >= BAND


def test_the_lead_may_change_as_often_as_it_likes() -> None:
    bounds = bounds_of(Box(144, 0, 818, BAND), [1] * 250)
    assert bounds == sorted({*bounds})
    history = [(entry % 2, 1 - entry % 2) for entry in range(250)]
    assert not laws.breaches(result_sheet(TIED, stage(), Growth(history)))


@pytest.mark.parametrize("seats", [2, 6])
def test_marks_of_seats_that_end_level_break_no_law(seats: int) -> None:
    level = Result(tuple(Score(seat, 9, 1, ()) for seat in range(seats)))
    for entries in (2, 40):
        history = [(entry,) * seats for entry in range(entries)]
        assert not laws.breaches(result_sheet(level, stage(), Growth(history)))


def test_marks_that_would_cover_one_another_at_the_end_stand_side_by_side_the_best_first() -> None:
    assert columns_of([100, 20, 100, 110, 300]) == [0, 0, 1, 2, 0]
    assert columns_of([5, 5, 5]) == [0, 1, 2]
    assert columns_of([]) == []


def test_emblems_over_the_chart_stand_beside_each_other_and_not_past_its_edge() -> None:
    assert beside([10, 200], 40, 300) == [10, 200]
    assert beside([10, 10, 30], 40, 300) == [10, 50, 90]
    assert beside([290, 300, 300], 40, 310) == [230, 270, 310]
    assert beside([], 40, 300) == []


@given(courses)
def test_a_flat_chart_has_few_lines(course: list[tuple[int, ...]]) -> None:
    low, high = span(course)
    assert len(steps_of(low, high, 2)) <= 3
    assert low <= min(map(min, course))
    assert high >= max(map(max, course))


def test_a_higher_number_stands_higher() -> None:
    (_, low), (_, high) = curve(Box(0, 0, 10, 10), (1, 5), 0, 10)
    assert high < low
