"""Lessons with their pictures: those that belong to a decision, the result at the end, none for who reads words."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.language.phrases import Phrasebook
from bot.messages.illustrated import Illustrated
from bot.messages.pictures.faces import Faces
from bot.messages.words.advising import Advising
from bot.tables.acts.lessons import Lecture
from games.kernel.contract.discovery import find_games
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.text import Text
from games.kernel.learning.lessons import sit_down
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import painter_for
from tests.bot.messages.test_lesson_message import lecture
from tests.bot.scenes import READS_WORDS

GAMES = find_games()
HAND, OWN, TABLE, MAP, RESULT = (
    Picture(name.encode(), 1, 1, name) for name in ("hand", "own", "table", "map", "result")
)


class Sketched:
    """Draws nothing."""

    async def hand(self, desk: Any) -> Picture:
        return HAND

    async def own_board(self, desk: Any) -> tuple[Picture, ...]:
        return (OWN,) if desk.question else ()

    async def table(self, table: Any, language: str) -> tuple[Picture, ...]:
        return (TABLE, MAP)

    async def result(self, table: Any, language: str) -> Picture:
        return RESULT


@pytest.fixture
def illustrated() -> Illustrated:
    """Words with sketches."""
    drawing: Any = Sketched()
    return Illustrated(Phrasebook.load(strict=True), drawing, Advising(GAMES), Faces(GAMES))


def seen(game: str, place: int, *, plain: bool = False) -> Lecture:
    """A lesson at its end, all answered as the strongest computer player would."""
    rules = GAMES[game]
    answers: list[Picks] = []
    lesson = rules.book.lessons()[place]
    while (now := sit_down(rules, lesson, answers)).asked is not None:
        view = now.view
        answers.append(rules.mind.player(rules.mind.strongest)(lambda view=view: view, now.asked))  # type: ignore[misc]  # a look
    found = lecture(rules, place, now, "de")
    assert found.desk
    return replace(found, desk=replace(found.desk, reader=replace(found.desk.reader, plain=plain)))


async def shown(illustrated: Illustrated, found: Lecture) -> list[str]:
    return [alt for _, _, alt in (await illustrated.lecture(found)).pictures]


async def test_a_lesson_shows_what_belongs_to_it_and_its_result_at_the_end(illustrated: Illustrated) -> None:
    first = seen("dominion", 0)
    assert await shown(illustrated, first) in (["hand"], ["table", "map"], ["hand", "table", "map"])
    assert await shown(illustrated, seen("dominion", 11)) == ["result"]
    assert await shown(illustrated, seen("dominion", 11, plain=True)) == []
    assert await shown(illustrated, replace(first, sitting=None, desk=None)) == []
    assert first.desk is not None
    assert [alt for _, _, alt in (await illustrated.lesson_table(first.desk)).pictures] == ["table", "map"]
    assert await illustrated.moment(first.desk) == HAND
    assert await illustrated.moment(replace(first.desk, reader=READS_WORDS)) is None


async def test_the_table_of_a_lesson_has_the_own_board_too_where_a_question_shows_only_a_part(
    illustrated: Illustrated,
) -> None:
    desk = seen("monasterium", 0).desk
    assert desk is not None
    asked = replace(desk, question=("1", Choice(0, "dice.take", Text("ask-take"), (Option("1", Text("number")),))))
    assert [alt for _, _, alt in (await illustrated.lesson_table(asked)).pictures] == ["own", "table", "map"]


async def test_of_several_sheets_a_lesson_may_show_one(illustrated: Illustrated) -> None:
    assert await shown(illustrated, seen("monasterium", 0)) == ["map"]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.book.lessons()])
def test_the_sheet_that_a_lesson_shows_is_there(name: str) -> None:
    for place, lesson in enumerate(GAMES[name].book.lessons()):
        desk = seen(name, place).desk
        assert desk is not None
        speaker = Phrasebook.load(strict=True).speaker("de", desk.table.names, game=name).plain
        sheets = painter_for(name).table(desk.table.view, Stage(desk.table.names, speaker), ())
        shown = [(lesson.shows, lesson.sheet), *((one.show, one.sheet) for one in lesson.decisions)]
        assert all(0 <= sheet <= (len(sheets) if what != "hand" else 0) for what, sheet in shown)
