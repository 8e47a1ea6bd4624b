"""The story of a game follows from its points: who led, what turned it, whose turn brought most."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.phrases import LANGUAGES, Language
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Text
from renderers.whole.story import Gain, Growth, by_rounds, in_short, leaders_of, margin, story_of, told
from tests.renderers.scenes import PEOPLE, stage

TURNS = [(0, 0), (3, 0), (3, 5), (3, 5), (9, 5), (9, 12), (9, 12)]
"""Anna leads after turn 1, Ben after 2, Anna after 4, Ben from 5 on."""


def result_of(*points: int) -> Result:
    """A result in which more points are a better place, and equal ones share it."""
    return Result(
        tuple(Score(seat, own, 1 + sum(other > own for other in points), ()) for seat, own in enumerate(points))
    )


def said(result: Result, course: Growth, language: Language = "en") -> list[str]:
    """The story in one language."""
    return list(map(stage(language).say, told(result, course)))


def test_a_change_of_the_lead_is_counted_each_time() -> None:
    story = story_of(result_of(9, 12), Growth(TURNS))
    assert story.leaders == (None, 0, 1, 1, 0, 1, 1)
    assert (story.changes, story.longest, story.turning) == (3, (1,), 5)
    assert story.behind == Gain(1, 4, 4)
    assert story.best == (Gain(1, 5, 7),)


def test_who_draws_level_takes_no_lead_and_loses_none_to_somebody_else() -> None:
    story = story_of(result_of(9, 8), Growth([(0, 0), (5, 0), (5, 5), (9, 8)]))
    assert story.leaders == (None, 0, None, 0)
    assert (story.changes, story.turning, story.behind) == (0, 3, None)


def test_a_final_scoring_may_decide_but_is_no_round() -> None:
    rounds = by_rounds(result_of(10, 30), [[4, 9], [3, 5]], title=Growth().title, emblems={})
    assert list(rounds.history) == [(0, 0), (4, 3), (9, 5), (10, 30)]
    story = story_of(result_of(10, 30), rounds)
    assert (story.turning, story.best) == (3, (Gain(0, 2, 5),))
    assert said(result_of(10, 30), rounds) == [
        "It took the final scoring to put Ben ahead.",
        "Best round: Anna in round 2, +5.",
        "After round 2 Ben was still 4 points behind.",
        "The lead changed once; Anna led longest.",
    ]


def test_the_last_round_alone_may_decide() -> None:
    late = "It took until turn 2 to put Ben ahead."
    assert said(result_of(2, 5), Growth([(0, 0), (1, 1), (2, 5)]))[-1] == late
    assert said(result_of(2, 5), Growth([(0, 0), (2, 1), (2, 5)]))[0] == late
    scored = Growth([(0, 0), (1, 1), (2, 5)], unit="round", scored=True)
    assert said(result_of(2, 5), scored, "de")[-1] == "Erst die Schlusswertung brachte Ben nach vorn."


def test_who_had_led_before_is_put_ahead_for_good() -> None:
    history = [(0, 0), (0, 1), (2, 1), (2, 5)]
    assert said(result_of(2, 5), Growth(history))[0] == "It took until turn 3 to put Ben ahead for good."
    assert said(result_of(2, 5), Growth(history), "de")[0] == "Erst Zug 3 brachte Ben endgültig nach vorn."
    scored = Growth(history, scored=True)
    assert said(result_of(2, 5), scored)[0] == "It took the final scoring to put Ben ahead for good."


def test_of_equal_gaps_the_last_is_told() -> None:
    course = Growth([(0, 0), (6, 0), (6, 6), (12, 6), (12, 18)])
    assert story_of(result_of(12, 18), course).behind == Gain(1, 3, 6)


def test_who_once_leads_leads_from_then_on_or_with_breaks() -> None:
    assert said(result_of(3, 1), Growth([(0, 0), (1, 1), (2, 1), (3, 1)]))[-1] == "Anna led from turn 2 to the end."
    breaks = Growth([(0, 0), (2, 1), (2, 2), (3, 2)])
    assert said(result_of(3, 2), breaks)[-1] == "Anna was never behind."
    behind_two = Growth([(0, 0, 0), (2, 1, 1), (2, 3, 3), (4, 3, 3)])
    assert said(result_of(4, 3, 3), behind_two)[-1] == "Only Anna was ever ahead alone, at times level."


def test_a_shared_victory_has_no_turning_point() -> None:
    story = story_of(result_of(9, 9), Growth([(0, 0), (5, 0), (9, 9)]))
    assert (story.turning, story.behind, story.changes) == (None, None, 0)
    assert margin(result_of(9, 9)) is None


def test_who_wins_by_what_breaks_a_tie_had_no_lead() -> None:
    result = Result((Score(0, 9, 2, ()), Score(1, 9, 1, ())))
    assert story_of(result, Growth([(0, 0), (9, 5), (9, 9)])).turning is None
    assert margin(result) == 0


def test_the_margin_is_the_distance_to_the_next() -> None:
    assert margin(result_of(4, -3, 2)) == 2
    assert margin(result_of(4)) is None


def test_the_same_gain_of_two_is_told_of_each_and_of_more_the_last() -> None:
    two = Growth([(0, 0, 0), (6, 0, 0), (6, 6, 0)])
    assert story_of(result_of(6, 6, 0), two).best == (Gain(0, 1, 6), Gain(1, 2, 6))
    assert [*story_of(result_of(6, 6, 0), two).highlights] == [("story-best", 1), ("story-best", 2)]
    assert "Best turns: +6 for Anna (turn 1) and Ben (turn 2)." in said(result_of(6, 6, 0), two)
    more = Growth([(0, 0, 0), (6, 6, 6), (6, 12, 6)])
    assert len(story_of(result_of(6, 12, 6), more).best) == 4
    assert "Best turns: +6 each, last by Ben in turn 2." in said(result_of(6, 12, 6), more)
    again = Growth([(0, 0), (6, 0), (12, 0)])
    assert "Best turns: +6 each, last by Anna in turn 2." in said(result_of(12, 0), again)


def test_the_same_gain_at_once_is_told_of_two_and_of_no_more() -> None:
    both = Growth([(0, 0, 0), (6, 6, 0)])
    assert "Best turn: Anna and Ben in turn 1, +6." in said(result_of(6, 6, 0), both)
    everybody = Growth([(0, 0, 0), (6, 6, 6)])
    assert told(result_of(6, 6, 6), everybody) == ()
    assert in_short(result_of(6, 6, 6), everybody) == ()


@pytest.mark.parametrize(
    ("history", "short"),
    [
        ([(0, 0), (3, 0), (3, 9), (5, 11)], ["Ahead from turn 2: Ben", "Best: Ben +9, turn 2"]),
        ([(0, 0), (9, 0), (9, 9), (9, 11)], ["Ahead from turn 3: Ben", "Best: +9 each, last by Ben, turn 2"]),
        ([(0, 0), (0, 3), (0, 9)], ["Best turn: Ben in turn 2, +6."]),
    ],
)
def test_in_few_words_the_winner_goes_ahead_and_the_best_turn_is_made(
    history: list[tuple[int, ...]], short: list[str]
) -> None:
    assert [*map(stage("en").say, in_short(result_of(*history[-1]), Growth(history)))] == short
    assert in_short(result_of(1, 0), Growth()) == ()


def test_two_entries_are_a_story_and_one_is_none() -> None:
    assert said(result_of(1, 0), Growth([(0, 0), (1, 0)])) == [
        "Best turn: Anna in turn 1, +1.",
        "Anna led from beginning to end.",
    ]
    assert told(result_of(1, 0), Growth([(1, 0)])) == ()
    assert told(result_of(1, 0), Growth()) == ()


def test_nothing_won_is_no_gain() -> None:
    assert told(result_of(0, 0), Growth([(0, 0), (0, 0)])) == ()
    assert told(result_of(-3, -3), Growth([(0, 0), (-3, -3)])) == ()


def test_alone_nobody_leads() -> None:
    assert leaders_of([(0,), (7,)]) == (None, None)
    assert said(result_of(7), Growth([(0,), (7,)])) == ["Best turn: Anna in turn 1, +7."]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "de",
            [
                "Wendepunkt Zug 5: Von da an führte Ben.",
                "Bester Zug: Ben in Zug 5, +7.",
                "Nach Zug 4 lag Ben noch 4 Punkte zurück.",
                "Die Führung wechselte dreimal; Ben führte am längsten.",
            ],
        ),
        (
            "en",
            [
                "The turning point was turn 5: from then on Ben led.",
                "Best turn: Ben in turn 5, +7.",
                "After turn 4 Ben was still 4 points behind.",
                "The lead changed three times; Ben led longest.",
            ],
        ),
    ],
)
def test_the_story_is_told_in_sentences(language: Language, lines: list[str]) -> None:
    assert said(result_of(9, 12), Growth(TURNS), language) == lines


courses = st.integers(1, 6).flatmap(
    lambda seats: st.lists(st.tuples(*[st.integers(-9, 9)] * seats), min_size=1, max_size=12)
)


@pytest.mark.parametrize("language", LANGUAGES)
@given(course=courses, scored=st.booleans())
def test_whatever_happened_can_be_told(language: Language, course: list[tuple[int, ...]], scored: bool) -> None:
    result, told_of = result_of(*course[-1]), Growth(course, scored=scored)
    story = story_of(result, told_of)
    held = [seat for seat in story.leaders if seat is not None]
    assert story.changes <= max(len(held) - 1, 0)
    assert set(story.longest) <= set(held)
    if story.turning is not None:
        assert set(story.leaders[story.turning :]) == {result.winners[0]}
        assert story.turning == 0 or story.leaders[story.turning - 1] != result.winners[0]
    if story.behind is not None:
        assert story.behind.points > 0
    lines = said(result, told_of, language)
    assert all(line.endswith(".") for line in lines)
    assert len(lines) <= 4
    lines += map(stage(language).say, in_short(result, told_of))
    assert not any("{" in line or "None" in line for line in lines)
    assert sum(any(name in line for name in PEOPLE) for line in lines) >= len(lines) - 1


def of_cards(seat: int, rank: int, **cards: int) -> Score:
    """A score whose points come from cards."""
    sources = [(Text("card-times", card=Text(f"card-{card}"), count=points), points) for card, points in cards.items()]
    return Score(seat, sum(cards.values()), rank, tuple(sources))


@pytest.mark.parametrize(
    ("winner", "second", "why"),
    [
        ({"duchy": 6, "province": 24}, {"province": 27}, "Decisive: Duchy, 6 to 0 points against Anna."),
        ({"province": 30}, {"province": 24, "duchy": 3}, "Decisive: Province, 30 to 24 points against Anna."),
        ({"duchy": 3}, {"duchy": 3, "curse": -2}, "Decisive: Curse, 0 to −2 points against Anna."),
    ],
)
def test_what_decided_is_where_the_winner_is_farthest_ahead_of_the_second(
    winner: dict[str, int], second: dict[str, int], why: str
) -> None:
    result = Result((of_cards(0, 2, **second), of_cards(1, 1, **winner), of_cards(2, 3)))
    (sentence,) = map(stage("en", game="dominion").say, told(result, Growth()))
    assert sentence.replace("\N{NO-BREAK SPACE}", " ") == why


def test_equal_points_have_no_source_that_decided() -> None:
    equal = Result((of_cards(0, 1, duchy=6), of_cards(1, 2, estate=6)))
    shared = Result((of_cards(0, 1, duchy=6), of_cards(1, 1, estate=6)))
    assert told(equal, Growth()) == told(shared, Growth()) == ()
    assert told(Result((Score(0, 3, 1, ()), Score(1, 1, 2, ()))), Growth()) == ()
