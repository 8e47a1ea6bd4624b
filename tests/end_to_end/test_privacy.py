"""`/privacy`: what is stored about a person is told, and forgotten when asked for."""

import pytest

from bot.tables.acts import privacy
from bot.tables.acts.seating import Seating
from bot.tables.terms.actors import Actor
from db.games import games
from db.people import players
from sandbox import Message, Person
from tests.depth import chosen
from tests.empty_database import only_on
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import CHANNEL, House, controls
from tests.traces import traces

PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_what_is_stored_is_told(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    nothing = (await person.command(CHANNEL, "/privacy")).said
    assert nothing.words == house.says(language, "privacy-nothing")
    await house.game(other, name)
    told = (await person.command(CHANNEL, "/privacy")).said
    assert told.visible_to == person.id
    for line in (
        house.says(language, "privacy-name", name=name),
        house.says(language, "privacy-games", going=1, over=0),
        {"de": "- deine Sprache (Deutsch)", "en": "- your language (English)"}[language],
    ):
        assert line in told.words


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_who_is_forgotten_leaves_all_tables_and_no_trace(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    await house.lobby(name, channel="refektorium")
    await house.game(name, other)
    mine = await house.asked(person)
    await house.settled()
    told = (await person.command(CHANNEL, "/privacy")).said
    unsure = (await house.press(person, told, "forget")).updated
    assert unsure is not None
    assert unsure.words == house.says(language, "privacy-ask")
    async with house.running.database.reading() as tx:
        assert await players.get(tx, person.id) is not None, "nothing has happened yet"
    said = (await house.press(person, unsure, "erase")).updated
    assert said is not None
    assert said.words == house.says(language, "privacy-forgotten")
    await house.settled()
    emptied = person.now(mine)
    assert emptied is not None
    assert not emptied.clickable()
    assert controls(await house.asked(house.person(other))), "a computer has played"
    async with house.running.database.reading() as tx:
        assert await players.get(tx, person.id) is None
        assert await games.of_player(tx, person.id, ("lobby", "running", "finished", "aborted")) == ()
    assert name not in [seat.name for seat in (await house.bot.tables.loaded(2)).seats]
    told = (await person.command(CHANNEL, "/privacy")).said
    assert told.words == house.says(language, "privacy-nothing")


@only_on("sqlite", "it looks into the file")
async def test_who_is_forgotten_is_nowhere_in_the_files_while_the_bot_runs(house: House) -> None:
    anna, ben, name, file = house.person("Anna"), house.person("Ben"), "Xanthippe Quendel", house.folder / "games.db"
    house.rename(ben, name)
    status = await house.game("Anna", name, "Clara", channel="kreuzgang")
    for _ in range(6):
        asked = await house.sandbox.until(
            lambda: next(filter(house.question, (anna, ben, house.person("Clara"))), None)
        )
        await house.turn(asked)
    await house.settings(ben, "kreuzgang", zone="Wien")
    for verb in ("hand", "log"):
        await house.press(ben, status, verb)
    resigned = await house.game(name, "Anna")
    await sure_at_seat(house, ben, "giveup")
    await house.lobby("Anna", name, channel="refektorium")
    await house.settled()
    assert set(traces(file, name, ben.id)) >= {"-wal"}
    told = (await ben.command(CHANNEL, "/privacy")).said
    unsure = (await house.press(ben, told, "forget")).updated
    assert unsure is not None
    await house.press(ben, unsure, "erase")
    await house.settled()
    assert traces(file, name, ben.id) == []
    await house.press(anna, resigned, "log")


async def test_who_has_left_a_table_is_forgotten_there_too_while_it_is_in_memory(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    seat = (await house.bot.tables.loaded(1)).seat_of(ben.id).seat
    await sure_at_seat(house, ben, "giveup")
    assert (await house.bot.tables.loaded(1)).holders.last(seat) == "Ben"
    await privacy.forget(house.bot.tables, house.bot.front.acts.seating, Actor(ben.id, "Ben", "en-GB"))
    assert (await house.bot.tables.loaded(1)).holders.last(seat) == ""


async def test_what_was_told_of_somebody_before_they_are_forgotten_is_told_without_their_name(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, name, resign = house.person("Anna"), house.person("Ben"), "Xanthippe Quendel", Seating.resign

    async def openly(seating: Seating, game_id: int, user_id: int) -> bool:
        was_last = await resign(seating, game_id, user_id)
        await house.settled()
        assert any(name in message.text for message in seen())
        return was_last

    def seen() -> list[Message]:
        return [*anna.sees(CHANNEL), *anna.inbox()]

    house.rename(ben, name)
    monkeypatch.setattr(Seating, "resign", openly)
    await house.game("Anna", name, "Clara")
    await house.settled()
    await erased(house, ben)
    await house.settled()
    assert [message.text for message in seen() if name in message.text] == []


async def test_where_nobody_can_leave_now_it_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.settled()
    with monkeypatch.context() as patch:
        patch.setattr("tests.end_to_end.house.find_games", dict)
        await house.stop_bot()
        await house.start_bot()
        said = await erased(house, anna)
        assert said.words == house.says("de", "privacy-not-everywhere", count=1)
    await house.stop_bot()
    await house.start_bot()
    said = await erased(house, anna)
    assert said.words == house.says("de", "privacy-forgotten")
    assert "Anna" not in [seat.name for seat in (await house.bot.tables.loaded(1)).seats]


async def erased(house: House, person: Person) -> Message:
    """What is said to a person who wants everything deleted."""
    told = (await person.command(CHANNEL, "/privacy")).said
    unsure = (await house.press(person, told, "forget")).updated
    assert unsure is not None
    said = (await house.press(person, unsure, "erase")).updated
    assert said is not None
    return said
