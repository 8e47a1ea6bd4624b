"""Lessons as messages: whatever a lesson comes to keeps Discord's limits, and every control leads somewhere."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, Phrasebook
from bot.messages import lesson_message
from bot.messages.lesson_message import lesson_id, place_in
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.headline import headline
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.tables.acts.lessons import Lecture
from bot.tables.show import showing
from db import rows
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.lesson import Lesson
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Text
from games.kernel.learning.lessons import LEARNER, Sitting, sit_down
from tests.bot.limits import faults
from tests.games.at_random import random_policy

BOOK = Phrasebook.load(strict=True)
TAUGHT = [(game, place) for game in find_games().values() for place in range(len(game.book.lessons()))]
LAYOUT_TEXT = 4000

every_lesson = pytest.mark.parametrize(
    ("game", "place"), TAUGHT, ids=[f"{game.name}-{game.book.lessons()[place].lesson}" for game, place in TAUGHT]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sittings(game: Game, lesson: Lesson) -> Iterator[Sitting]:
    """A lesson from its beginning to its end, with answers by lot."""
    answer, answers = random_policy(Chance(b"message")), list[Picks]()
    while True:
        now = sit_down(game, lesson, answers)
        yield now
        if now.asked is None:
            return
        answers.append(answer(lambda: None, now.asked))


def lecture(game: Game, place: int, sitting: Sitting | None, language: str) -> Lecture:
    """What a person sees of it, who reads words instead of pictures."""
    lessons = game.book.lessons()
    seen = Lecture(7, game.name, language, lessons, frozenset({lessons[0].lesson}), place, sitting)
    if sitting is None:
        return seen
    person = rows.Player(1, "Anna", "de", None, None, "open", b"", 0)
    desk = showing.aside(
        game, sitting.view, sitting.public, names=("A" * 32, *("Computer 1",) * (sitting.lesson.seats - 1)),
        seat=LEARNER, question=sitting.asked, turn=sitting.turn, language=language, person=person,
        before=sitting.before, result=sitting.result, arranged=True,
    )  # fmt: skip
    return replace(seen, desk=replace(desk, reader=replace(desk.reader, plain=True)))


@every_language
@every_lesson
def test_the_table_of_a_lesson_awaits_the_learner_while_something_is_asked(
    game: Game, place: int, language: str
) -> None:
    for sitting in sittings(game, game.book.lessons()[place]):
        desk = lecture(game, place, sitting, language).desk
        assert desk is not None
        said = BOOK.speaker(language, ("Anna", "Ben", "Clara", "David"), game=game.name)(headline(desk.table))
        assert ("Anna" in said) == (sitting.asked is not None)
        assert said[-1].isalpha(), said


def shown(game: Game, seen: Lecture) -> Shape:
    names = seen.desk.table.names if seen.desk else ()
    return lesson_message.lecture(seen, BOOK.speaker(seen.language, names, game=game.name).to(LEARNER))


def addresses(shape: Shape) -> list[Address]:
    """What can be pressed."""
    found = [Address.parse(custom_id) for custom_id in shape.pressable]
    assert None not in found
    return [address for address in found if address is not None]


@every_lesson
@every_language
def test_every_state_of_a_lesson_keeps_the_limits(game: Game, place: int, language: str) -> None:
    for sitting in sittings(game, game.book.lessons()[place]):
        seen = lecture(game, place, sitting, language)
        shape = shown(game, seen)
        assert faults(shape.plain()["components"]) == []
        assert len(shape.content or "") <= CONTENT
        assert len(shape.content or "") + len(shape.below) <= LAYOUT_TEXT
        assert {place_in(address.choice) for address in addresses(shape)} == {(place, len(sitting.answered))}
        verbs = {address.verb for address in addresses(shape)}
        assert {"onward", "stop", "table", "about"} <= verbs
        assert ("choose" in verbs) == (sitting.asked is None)
        say = BOOK.speaker(language, seen.desk.table.names if seen.desk else (), game=game.name)
        if sitting.answered:
            assert say(sitting.answered[-1].reply) in (shape.content or "")
        if sitting.asked is not None:
            assert say(sitting.lesson.idea(len(sitting.answered))) in (shape.content or "")


@pytest.mark.parametrize(
    "game", [game for game in find_games().values() if game.book.lessons()], ids=lambda one: one.name
)
@every_language
def test_the_list_of_lessons_keeps_the_limits_and_marks_what_is_done(game: Game, language: str) -> None:
    shape = shown(game, lecture(game, 0, None, language))
    assert faults(shape.plain()["components"]) == []
    assert (shape.content or "").count("✅") == 1
    assert {address.verb for address in addresses(shape)} == {"to", "choose", "about"}
    everything = lecture(game, 0, None, language)
    everything = replace(everything, done=frozenset(lesson.lesson for lesson in everything.lessons))
    said = shown(game, everything).content or ""
    assert BOOK.speaker(language, game=game.name)(Text("lessons-all-done")) in said


def test_why_nothing_was_done_is_said_above_all_else() -> None:
    game, _ = TAUGHT[0]
    seen = lecture(game, 0, sit_down(game, game.book.lessons()[0]), "de")
    content = shown(game, replace(seen, reason=Text("question-gone"))).content or ""
    assert content.startswith(BOOK.speaker("de")(Text("question-gone")))


def test_an_address_tells_lesson_and_decision() -> None:
    assert place_in(lesson_id(11, 2)) == (11, 2)
    for other in ("t1-0-1", "n3", "k2", "-", "l", "l1", "l1.", "l1.22", "l123.1"):
        assert place_in(other) is None


def test_all_games_are_offered_with_how_many_lessons_are_done() -> None:
    known = {"dominion": (0, 0, 12), "domus_domini": (4, 2, 12), "monasterium": (3, 0, 12)}
    shape = lesson_message.which(known, BOOK.speaker("en"))
    assert faults(shape.plain()["components"]) == []
    labels = [part["label"] for part in shape.plain()["components"][0]["components"]]
    assert labels == ["Dominion (0 of 12)", "Domus Domini (4 of 12, 2 skipped)", "Monasterium (3 of 12)"]
