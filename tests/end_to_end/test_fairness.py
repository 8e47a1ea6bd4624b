"""Commitment, seed, record: what anybody can check of a game, and what nobody learns before its end."""

import pytest

from bot.tables.past.proof import check
from bot.tables.past.record import read
from db.rows import Game
from sandbox import Message
from tests.depth import chosen
from tests.end_to_end.by_button import cleared, from_past, sure_at_seat
from tests.end_to_end.finished import played_out
from tests.end_to_end.house import House

PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)


async def file_of(house: House, message: Message) -> bytes:
    """The file that came with a message."""
    (shown,) = message.files
    data = await house.sandbox.world.file(shown.id)
    assert data is not None
    return data


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_finished_game_can_be_verified_and_taken_home(
    house: House, name: str, other: str, language: str
) -> None:
    result = await played_out(house, name, other)
    person = house.person(name)
    verified = await from_past(house, person, "verify")
    assert house.says(language, "proof-agrees") in verified.words
    assert verified.visible_to == person.id
    exported = await from_past(house, person, "export")
    assert exported.visible_to == person.id
    record = read(await file_of(house, exported))
    assert check(record, house.bot.tables.games["dominion"]).findings == ()
    assert [seat.name for seat in record.seats] == list((await house.bot.tables.table(1)).names)
    assert str(person.id) not in (await file_of(house, exported)).decode()
    again = (await house.press(person, result, "verify")).said
    assert again.words == verified.words
    by_button = (await house.press(person, again, "export")).said
    assert await file_of(house, by_button) == await file_of(house, exported)


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_game_that_goes_on_keeps_its_secrets(house: House, name: str, other: str, language: str) -> None:
    status = await house.game(name, other)
    row: Game = (await house.bot.tables.loaded(1)).row
    assert row.seed is not None
    for verb in ("verify", "export"):
        refused = await from_past(house, house.person(name), verb)
        assert refused.words == house.says(language, "record-not-over", commitment=row.commitment)
        assert row.seed.hex() not in refused.text
        assert not refused.files
    forged = await house.forge(house.person(name), status, "a:1:-:-:export")
    assert not forged.said.files


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 1))
async def test_without_a_finished_game_there_is_nothing_to_check(house: House, name: str, language: str) -> None:
    refused = await from_past(house, house.person(name), "verify")
    assert refused.words == house.says(language, "no-finished-game")
    await house.lobby(name)
    refused = await from_past(house, house.person(name), "export")
    assert refused.words == house.says(language, "no-finished-game")


async def test_a_game_called_off_has_a_record_without_a_result(house: House) -> None:
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    await house.turn(anna)
    going_on = await house.forge(anna, status, "a:1:-:-:export")
    assert not going_on.said.files
    await sure_at_seat(house, anna, "calloff")
    exported = (await house.forge(anna, status, "a:1:-:-:export")).said
    record = read(await file_of(house, exported))
    assert (record.result, len(record.answers)) == ((), await house.step())
    said = (await house.press(anna, exported, "verify")).said.text
    assert house.says("de", "proof-agrees") in said
    assert house.says("de", "proof-no-result") in said
    nowhere = await house.forge(anna, status, "a:9:-:-:verify")
    assert nowhere.said.words == house.says("de", "no-such-game")


async def test_a_lobby_called_off_has_no_record(house: House) -> None:
    anna = house.person("Anna")
    lobby = await house.lobby("Anna")
    await cleared(house, anna, lobby)
    refused = await house.forge(anna, lobby, "a:1:-:-:export")
    assert refused.said.words == house.says("de", "record-not-begun")


async def test_the_log_tells_the_checksum_and_the_table_spares_it(house: House) -> None:
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    row: Game = (await house.bot.tables.loaded(1)).row
    assert row.commitment is not None
    assert row.commitment not in status.text
    assert house.says("de", "game-begins", who="Anna") in status.text
    assert row.commitment in (await house.press(anna, status, "log")).said.words


async def test_games_of_other_servers_are_nobodys_business_but_the_players(house: House) -> None:
    result = await played_out(house, "Anna", "Ben")
    async with house.running.database.transaction() as tx:
        await tx.exec_driver_sql("UPDATE games SET guild_id = 1")
    for verb in ("export", "verify", "replay", "frame", "film"):
        foreign = await house.forge(house.person("Clara"), result, f"a:1:-:-:{verb}")
        assert foreign.said.words == house.says("de", "no-such-game")
        assert not foreign.said.files
    own = await house.forge(house.person("Ben"), result, "a:1:-:-:export")
    assert own.said.files


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_in_direct_messages_ones_own_last_game_is_meant(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    await house.lobby(other, name, channel="kreuzgang")
    await house.later(2_000)
    await house.settled()
    mail = await house.sandbox.until(lambda: next(iter(person.inbox()), None))
    channel = house.sandbox.world.channels[mail.channel_id]
    nothing = await from_past(house, person, "export", channel)
    assert nothing.words == house.says(language, "no-finished-game-of-mine")
    await played_out(house, name, other, game_id=2)
    exported = await from_past(house, person, "export", channel)
    assert read(await file_of(house, exported)).game == "dominion"
