"""Lessons are kept as their answers: two clicks at once are one, and what this program cannot read begins anew."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.tables.acts.lessons import LessonProgress, Lessons
from bot.tables.acts.tables import Tables
from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Refused
from db.engine import open_database
from db.people import learning
from games.kernel.contract.discovery import find_games
from games.kernel.engine.choice import Choice, Picks
from tests.bot.answering import Says, nothing
from tests.empty_database import laid_out

ANNA, BEN = Actor(1, "Anna", "de"), Actor(2, "Ben", "en-GB")
FIRST = "dominion"


@pytest.fixture
async def lessons(tmp_path: Path) -> AsyncIterator[Lessons]:
    """The lessons of an installation."""
    database = await open_database(await laid_out(tmp_path))
    yield Lessons(Tables(database, find_games()).store)
    await database.close()


def first_option(choice: Choice) -> Picks:
    """Picks what is offered first."""
    return choice.values[: max(1, choice.least)]


async def keep(lessons: Lessons, learning_id: int, change: Callable[[LessonProgress], bytes]) -> None:
    """Let something else be stored."""
    async with lessons.store.database.transaction() as tx:
        row = await learning.get(tx, learning_id)
        assert row is not None
        assert await learning.change(tx, row, change(codec.read(row.progress, LessonProgress)))


async def test_of_two_answers_at_once_one_counts(lessons: Lessons) -> None:
    seen = await lessons.open(ANNA, FIRST)
    both = await asyncio.gather(*(lessons.decide(Says(seen.id, ANNA, first_option), 0, 0) for _ in range(2)))
    assert sorted(one.reason is not None for one in both) == [False, True]
    now = await lessons.see(seen.id, ANNA)
    assert now.decision == 1


async def test_a_refused_answer_leaves_the_lesson_as_it_was(lessons: Lessons) -> None:
    seen = await lessons.open(ANNA, FIRST)
    refused = await lessons.decide(Says(seen.id, ANNA, lambda _: ("no", "such", "card")), 0, 0)
    assert refused.reason is not None
    assert (refused.place, refused.decision) == (0, 0)
    undecided = await lessons.decide(Says(seen.id, ANNA, nothing), 0, 0)
    assert undecided.reason is None
    assert undecided.decision == 0


async def test_answers_that_are_none_any_more_begin_the_lesson_anew(lessons: Lessons) -> None:
    seen = await lessons.open(ANNA, FIRST)
    name = seen.lessons[0].lesson
    for answers in ((("card", "of", "another", "edition"),), (("silver",),) * 9):
        await keep(lessons, seen.id, lambda _, given=answers: codec.written(LessonProgress(("gone",), name, given)))
        now = await lessons.see(seen.id, ANNA)
        assert (now.place, now.decision, now.done) == (0, 0, frozenset())
        again = await lessons.decide(Says(seen.id, ANNA, first_option), 0, 0)
        assert again.reason is None
        assert again.decision == 1


async def test_a_lesson_that_is_no_more_is_no_longer_at_hand(lessons: Lessons) -> None:
    seen = await lessons.open(ANNA, FIRST)
    await keep(lessons, seen.id, lambda _: codec.written(LessonProgress((), "gone", (("a",),))))
    assert (await lessons.see(seen.id, ANNA)).sitting is None
    assert (await lessons.open(ANNA, FIRST)).place == 0
    await keep(lessons, seen.id, lambda _: b"of a later version")
    assert (await lessons.see(seen.id, ANNA)).sitting is None


async def test_what_is_not_there_or_not_ones_own_is_refused(lessons: Lessons) -> None:
    seen = await lessons.open(ANNA, FIRST)
    with pytest.raises(Refused, match="lesson-not-yours"):
        await lessons.see(seen.id, BEN)
    with pytest.raises(Refused, match="lesson-gone"):
        await lessons.see(seen.id + 1, ANNA)
    with pytest.raises(Refused, match="unknown-game"):
        await lessons.open(ANNA, "chess")


async def test_how_much_is_done_is_counted_by_game(lessons: Lessons) -> None:
    assert set((await lessons.of(ANNA.user_id)).values()) == {(0, 0)}
    seen = await lessons.open(ANNA, FIRST)
    while seen.sitting is not None and seen.sitting.asked is not None:
        seen = await lessons.decide(Says(seen.id, ANNA, first_option), 0, seen.decision)
    assert (await lessons.of(ANNA.user_id))[FIRST] == (1, 0)
    assert (await lessons.go_to(seen.id, ANNA, 0)).decision == 0
    assert (await lessons.of(ANNA.user_id))[FIRST] == (1, 0), "once done it stays so"
    assert (await lessons.go_to(seen.id, ANNA, 99)).sitting is None
