"""Every lesson of every game can be played with any legal answers, replies to each of them, and says all of it in both
languages.
"""

from collections.abc import Iterator
from itertools import islice

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.lesson import Lesson
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.text import Text
from games.kernel.learning import lessons
from games.kernel.learning.lessons import Sitting, laid_out, sit_down
from tests.games.at_random import random_policy
from tests.games.playing import components
from tests.games.saying import LANGUAGES, say

GAMES = find_games()
TAUGHT = [(game, lesson) for game in GAMES.values() for lesson in game.book.lessons()]
BY_LOT = 12
"""So often each lesson is played with answers by lot."""
FEWEST, MOST = 8, 12
LONGEST = {"title": 40, "idea": 480, "reply": 360}
"""Characters, for a phone."""

every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), TAUGHT, ids=[f"{game.name}-{lesson.lesson}" for game, lesson in TAUGHT]
)


def choices(game: Game, lesson: Lesson) -> Iterator[tuple[Picks, ...]]:
    """Answers to a lesson: each option alone at its first decision and the proposals then; at the last one likewise
    after proposals and what replies name (or after any option, if those end the lesson before it); what its replies
    name; and many by lot.
    """
    for before in _ways_to_decisions(game, lesson):
        asked, place = sit_down(game, lesson, before).asked, len(before)
        assert asked is not None
        for picks in [*((value,) for value in dict.fromkeys(asked.values)), (), *_named(lesson, place)]:
            if _legal(asked, picks):
                yield (*before, picks)
    for seed in range(BY_LOT):
        yield _by_lot(game, lesson, seed)


def _named(lesson: Lesson, place: int) -> list[Picks]:
    """What the replies to a decision name."""
    return [_picked(reply.picks) for reply in lesson.decisions[place].replies if reply.picks is not None]


def _picked(picks: object) -> Picks:
    return tuple(map(str, picks)) if isinstance(picks, list) else (str(picks),)


def _legal(choice: Choice, picks: Picks) -> bool:
    try:
        choice.check(picks)
    except IllegalAnswer:
        return False
    return True


def _ways_to_decisions(game: Game, lesson: Lesson) -> Iterator[tuple[Picks, ...]]:
    """Answers that lead to each decision: those of the strongest computer player or named by replies, else all that
    do.
    """
    ways: list[tuple[Picks, ...]] = [()]
    for place in range(len(lesson.decisions)):
        yield from ways
        now = sit_down(game, lesson, ways[0])
        assert now.asked is not None
        known = [_best(game, now, now.asked), *_named(lesson, place)]
        options = [[picks for picks in some if _legal(now.asked, picks)] for some in (known, _alone(now.asked))]
        further = [[(*ways[0], picks) for picks in some] for some in options]
        further = [[way for way in some if sit_down(game, lesson, way).asked] for some in further]
        ways = further[0] or further[1]
        if not ways:
            return


def _alone(asked: Choice) -> list[Picks]:
    return [(value,) for value in asked.values]


def _best(game: Game, now: Sitting, asked: Choice) -> Picks:
    def look() -> object:
        return now.view

    return game.mind.player(game.mind.strongest)(look, asked)


def _by_lot(game: Game, lesson: Lesson, seed: int) -> tuple[Picks, ...]:
    answer = random_policy(Chance(b"%d" % seed))
    answers: tuple[Picks, ...] = ()
    while (asked := sit_down(game, lesson, answers).asked) is not None:
        answers = (*answers, answer(lambda: None, asked))
    return answers


def ended(game: Game, lesson: Lesson, answers: tuple[Picks, ...]) -> Sitting:
    """The lesson after these answers, its further decisions left to the computer."""
    while (now := sit_down(game, lesson, answers)).asked is not None:
        answers = (*answers, _best(game, now, now.asked))
    return now


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.book.lessons()], ids=lambda game: game.name)
def test_a_game_is_learned_in_a_few_lessons(game: Game) -> None:
    taught = game.book.lessons()
    assert FEWEST <= len(taught) <= MOST
    assert len({lesson.lesson for lesson in taught}) == len(taught)
    assert all(1 <= len(lesson.decisions) <= 2 for lesson in taught)


@every_lesson
def test_the_table_of_a_lesson_can_be_laid_out_from_the_box(game: Game, lesson: Lesson) -> None:
    found = components(game, laid_out(game, lesson).state)
    assert found
    assert [f"{count} of {limit}: {what}" for what, count, limit in found if count > limit] == []


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.book.lessons()], ids=lambda game: game.name)
def test_a_new_game_is_laid_out_from_the_box(game: Game) -> None:
    for seats in game.seats:
        found = components(game, game.new(Setup(seats), b"box"))
        assert [f"{count} of {limit}: {what}" for what, count, limit in found if count > limit] == []


@every_lesson
def test_a_lesson_takes_any_answer_and_replies(game: Game, lesson: Lesson) -> None:
    said, whole = set(), False
    for answers in choices(game, lesson):
        now = ended(game, lesson, answers)
        assert 1 <= len(now.answered) <= len(lesson.decisions)
        said |= {one.reply for one in now.answered}
        whole = whole or len(now.answered) == len(lesson.decisions)
    assert whole, "nobody ever comes to its last decision"
    written = {Text(f"lesson-{lesson.lesson}-{reply.say}") for one in lesson.decisions for reply in one.replies}
    assert written - said == set(), "replies that nobody ever hears"


@every_lesson
def test_a_lesson_goes_on_from_its_answers(game: Game, lesson: Lesson) -> None:
    answers = _by_lot(game, lesson, 1)
    for count in range(len(answers) + 1):
        now, again = sit_down(game, lesson, answers[:count]), sit_down(game, lesson, answers[:count])
        assert now == again
        assert (now.asked is None) == (count == len(answers))
        decision = lesson.decisions[count] if now.asked else None
        shown = (decision.show, decision.sheet) if decision else (lesson.shows, lesson.sheet)
        assert (now.shows, now.sheet) == shown
    assert sit_down(game, lesson, (*answers, ("whatever",))) == sit_down(game, lesson, answers)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_all_in_both_languages(game: Game, lesson: Lesson, language: str) -> None:
    assert len(say(game.name, language, lesson.title)) <= LONGEST["title"]
    for place, decision in enumerate(lesson.decisions):
        assert len(say(game.name, language, lesson.idea(place))) <= LONGEST["idea"]
        for reply in decision.replies:
            assert len(say(game.name, language, Text(f"lesson-{lesson.lesson}-{reply.say}"))) <= LONGEST["reply"]


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_a_lesson_can_be_said(game: Game, lesson: Lesson, language: str) -> None:
    for answers in islice(choices(game, lesson), 4):
        for one in ended(game, lesson, answers).answered:
            assert all(say(game.name, language, line, reader=0) for line in one.happened)


def test_a_decision_needs_a_reply_for_all_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    replies = [{"say": "silver", "picks": "silver"}]
    written = [{"lesson": "first", "decisions": [{"ask": "turn.buy", "replies": replies}]}]
    monkeypatch.setattr(lessons, "read_cases", lambda text: written)
    with pytest.raises(ValueError, match=r"first: turn.buy needs a last reply without picks"):
        lessons.read_lessons.__wrapped__("games.dominion")


def test_a_lesson_is_not_played_along_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    game, lesson = TAUGHT[0]
    monkeypatch.setattr(lessons, "MOST_ALONG", 0)
    assert sit_down(game, lesson).asked is None
