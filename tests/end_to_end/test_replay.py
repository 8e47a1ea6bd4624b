"""A game once more: forwards and backwards in one message, and as a film."""

import asyncio
from typing import Any

import pytest

from bot.replies.reply import Reply
from games.kernel.engine.text import YOU, Text
from sandbox import Message, Person
from tests.depth import chosen
from tests.empty_database import only_on
from tests.end_to_end.finished import played_out
from tests.end_to_end.house import CHANNEL, House

pytestmark = only_on("sqlite", "a film is made of what other tests read")

PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)


async def pressed(house: House, person: Person, message: Message, language: str, way: str) -> Message:
    """The message after one of its buttons."""
    outcome = await person.click(message, house.says(language, f"button-{way}"))
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_finished_game_can_be_walked_through(house: House, name: str, other: str, language: str) -> None:
    result = await played_out(house, name, other)
    person = house.person(name)
    first = (await house.press(person, result, "replay")).said
    assert first.visible_to == person.id
    assert first.shown_files
    _, frames = await house.bot.tables.archive.course(1)
    assert house.says(language, "replay-title", game=Text("game-dominion"), number=1, count=len(frames)) in first.text
    second = await pressed(house, person, first, language, "after")
    assert second.id == first.id, "one message"
    third = await pressed(house, person, second, language, "after")
    assert third.text != second.text
    back = await pressed(house, person, third, language, "before")
    assert back.text == second.text
    last = await pressed(house, person, back, language, "newest")
    assert house.says(language, "replay-over") in last.text
    start = await pressed(house, person, last, language, "first")
    assert start.text == first.text
    by_command = (await person.command(CHANNEL, "/replay")).said
    assert by_command.text == first.text


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_of_a_game_that_goes_on_nobody_sees_more_than_a_spectator(
    house: House, name: str, other: str, language: str
) -> None:
    await house.game(name, other)
    people = [house.person(name), house.person(other)]
    for _ in range(2):
        for person in people:
            await house.turn(person)
    clara = house.person("Clara")
    texts = []
    for person in (*people, clara):
        shown = (await person.command(CHANNEL, "/replay")).said
        assert shown.visible_to == person.id
        spoken = "en" if person.name in ("Ben", "David") else "de"
        before = await pressed(house, person, shown, spoken, "before")
        texts.append((spoken, shown.text + before.text))
        assert house.says(spoken, "drew-new-hand", who=YOU, cards="").split(":")[0] not in shown.text + before.text
    assert texts[-1] in texts[:-1], "players and strangers see the same"


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_the_whole_game_becomes_a_film(house: House, name: str, other: str, language: str) -> None:
    result = await played_out(house, name, other)
    person = house.person(name)
    shown = (await house.press(person, result, "replay")).said
    begun = (await person.click(shown, house.says(language, "button-film"))).said
    assert begun.visible_to == person.id
    film = await house.sandbox.until(lambda: filmed(person, begun))
    (file,) = film.files
    assert file.filename.endswith(".webp")
    data = await house.sandbox.world.file(file.id)
    assert data is not None
    assert data[:4] == b"RIFF"
    assert file.description
    _, frames = await house.bot.tables.archive.course(1)
    quiet = sum(not frame.told for frame in frames[1:-1])
    told = {"count": len(frames) - quiet, "left": 0, "quiet": quiet}
    assert film.text == house.says(language, "film-done", game=Text("game-dominion"), **told)
    again = (await person.click(shown, house.says(language, "button-film"))).said
    assert again.files, "it is kept"
    assert again.text == film.text


def filmed(person: Person, begun: Message) -> Message | None:
    """The message once the film is there."""
    now = person.now(begun)
    return now if now and now.files else None


async def test_a_film_asked_for_on_a_slow_machine_does_not_take_the_place_of_the_replay(house: House) -> None:
    result = await played_out(house, "Anna", "Ben")
    anna = house.person("Anna")
    shown = (await house.press(anna, result, "replay")).said
    course, deferred = house.bot.tables.archive.course, asyncio.Event()

    async def slow(game_id: int) -> Any:
        await deferred.wait()
        return await course(game_id)

    class Deferring(Reply):
        async def defer(self, *, private: bool = True) -> None:
            await super().defer(private=private)
            deferred.set()

    with house.monkeypatch.context() as patch:
        patch.setattr(house.bot.tables.archive, "course", slow)
        patch.setattr(house.bot.front.under_way, "patience", 0.0)
        patch.setattr("bot.clicks.routes.Reply", Deferring)
        outcome = await anna.click(shown, "Film")
        begun = await house.follow_up(outcome)
        film = await house.sandbox.until(lambda: filmed(anna, begun))
    assert film.files[0].filename.endswith(".webp")
    still = anna.now(shown)
    assert still is not None
    assert still.text == shown.text


async def test_one_film_is_drawn_at_a_time_and_others_wait_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = await played_out(house, "Anna", "Ben")
    anna, ben, clara = house.person("Anna"), house.person("Ben"), house.person("Clara")
    shown = {person.name: (await house.press(person, result, "replay")).said for person in (anna, ben, clara)}
    async with house.bot.front.reading.filming.turn:
        first = asyncio.create_task(anna.click(shown["Anna"], "Film"))
        while not house.bot.front.reading.filming.ordered:  # noqa: ASYNC110  # nothing is sent that would tell it
            await asyncio.sleep(0.01)
        second = (await anna.click(shown["Anna"], "Film")).said
        assert second.text == house.says("de", "film-under-way")
        waits = (await ben.click(shown["Ben"], "Film")).said
        assert waits.text == house.says("en", "film-waiting", count=1)
        monkeypatch.setattr("bot.replies.reading.replays.FILMS_WAITING", 1)
        assert (await clara.click(shown["Clara"], "Film")).said.text == house.says("de", "film-busy")
    begun = (await first).said
    await house.sandbox.until(lambda: filmed(anna, begun))
    await house.sandbox.until(lambda: filmed(ben, waits))


async def test_too_much_and_too_little_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.settled()
    shown = (await anna.command(CHANNEL, "/replay")).said
    assert house.says("de", "replay-beginning") in shown.text
    assert (await anna.click(shown, "Film")).said.text == house.says("de", "film-too-short")
    await house.turn(anna)
    monkeypatch.setattr("bot.replies.reading.replays.TOO_MANY", 1)
    assert (await anna.click(shown, "Film")).said.text == house.says("de", "film-too-long")
    monkeypatch.undo()


async def test_a_film_that_does_not_fit_is_refused(house: House) -> None:
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.turn(anna)
    house.monkeypatch.setattr("bot.replies.reading.replays.FILM_BYTES", 10)
    shown = (await anna.command(CHANNEL, "/replay")).said
    outcome = await anna.click(shown, "Film")
    assert (await house.follow_up(outcome)).text == house.says("de", "film-too-long")


async def test_without_a_game_there_is_nothing_to_see(house: House) -> None:
    refused, lobby = await asyncio.gather(
        house.person("Anna").command(CHANNEL, "/replay"), house.lobby("Ben", channel="kreuzgang")
    )
    assert refused.said.text == house.says("de", "no-finished-game")
    early = await house.forge(house.person("Ben"), lobby, "a:1:-:-:replay")
    assert early.said.text == house.says("en", "not-begun")
