"""What finished games come to, for oneself and for the server, in words and as a picture; shown around or not."""

import re

import pytest
from msgspec.structs import asdict, replace

from db import schema
from db.games import answers
from db.people import players
from sandbox import Person
from tests.depth import chosen
from tests.end_to_end.finished import played_out
from tests.end_to_end.house import CHANNEL, House

PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
HOUR = 3_600_000


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_finished_games_are_counted(house: House, name: str, other: str, language: str) -> None:
    await played_out(house, name, other)
    person = house.person(name)
    own = (await person.command(CHANNEL, "/stats")).said
    assert own.visible_to == person.id
    assert own.text.startswith(f"**{house.says(language, 'stats-own')}**")
    assert house.says(language, "stats-game", game="Dominion", games=1) in own.text
    assert own.shown_files
    assert own.shown_files[0].description
    server = (await person.command(CHANNEL, "/stats", whose="server")).said
    assert server.text.startswith(f"**{house.says(language, 'stats-server')}**")
    winners = (await house.bot.tables.table(1)).result
    assert winners is not None
    for seat, seated in enumerate((await house.bot.tables.table(1)).names):
        won = int(seat in winners.winners)
        assert house.says(language, "stats-person", who=seated, games=1, wins=won, wait="") in server.text
    second = await house.bot.tables.archive.statistics_of(person.id)
    await house.bot.tables.archive.count(1)
    assert await house.bot.tables.archive.statistics_of(person.id) == second, "counted once"


async def test_statistics_are_for_everybody_to_see_if_the_person_says_so(house: House) -> None:
    await played_out(house, "Anna", "Ben")
    anna = house.person("Anna")
    shown = (await anna.command(CHANNEL, "/stats", visible="all")).said
    assert shown.visible_to is None
    assert shown.text.startswith(f"**{house.says('de', 'stats-of', who='Anna')}**")
    assert not re.search(r"\b(du|dir|dich|dein\w*)\b", shown.text, re.IGNORECASE)
    assert shown.shown_files
    assert (await anna.command(CHANNEL, "/stats", visible="me")).said.visible_to == anna.id
    server = (await anna.command(CHANNEL, "/stats", whose="server", visible="all")).said
    assert server.visible_to is None
    mail = await house.sandbox.until(lambda: next(iter(anna.inbox()), None))
    channel = house.sandbox.world.channels[mail.channel_id]
    alone = (await anna.command(channel, "/stats", visible="all")).said
    assert alone.text.startswith(f"**{house.says('de', 'stats-own')}**"), "nobody else reads there"


async def test_that_there_are_none_only_the_person_learns_however_long_it_takes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.bot.front.under_way, "patience", 0.0)
    anna = house.person("Anna")
    await anna.command(CHANNEL, "/stats", visible="all")
    said = await house.sandbox.until(lambda: next((one for one in anna.sees(CHANNEL) if one.visible_to), None))
    assert said.text == house.says("de", "stats-none")
    assert not house.person("Ben").sees(CHANNEL)


async def test_games_that_nobody_knows_any_more_count_for_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_out(house, "Anna", "Ben")
    monkeypatch.setattr(house.bot.tables, "games", {})
    for whose, answer in (("own", "stats-none"), ("server", "stats-none-here")):
        said = (await house.person("Anna").command(CHANNEL, "/stats", whose=whose)).said
        assert said.text == house.says("de", answer)


async def test_who_is_forgotten_is_not_shown(house: House) -> None:
    await played_out(house, "Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    assert "Ben" in (await anna.command(CHANNEL, "/stats", visible="all")).said.text
    async with house.running.database.transaction() as tx:
        await players.delete_player(tx, ben.id)
    assert "Ben" not in (await anna.command(CHANNEL, "/stats", visible="all")).said.text
    assert "Ben" not in (await anna.command(CHANNEL, "/stats", whose="server", visible="all")).said.text


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 0))
async def test_without_finished_games_there_is_nothing_to_count(house: House, name: str, language: str) -> None:
    person = house.person(name)
    await house.game(name, "Clara")
    assert (await person.command(CHANNEL, "/stats")).said.text == house.says(language, "stats-none")
    server = await person.command(CHANNEL, "/stats", whose="server")
    assert server.said.text == house.says(language, "stats-none-here")
    await house.bot.tables.archive.count(1)
    await house.bot.tables.archive.count(99)
    assert (await person.command(CHANNEL, "/stats")).said.text == house.says(language, "stats-none")
    assert await in_direct_messages(house, person) == house.says(language, "stats-no-server")


async def in_direct_messages(house: House, person: Person) -> str:
    """What the server's statistics say where there is no server."""
    mail = await house.sandbox.until(lambda: next(iter(person.inbox()), None))
    channel = house.sandbox.world.channels[mail.channel_id]
    return (await person.command(channel, "/stats", whose="server")).said.text


async def test_of_games_by_other_rules_only_the_result_counts(house: House) -> None:
    await played_out(house, "Anna", "Ben")
    async with house.running.database.transaction() as tx:
        first, *others = await answers.log(tx, 1)
        await tx.execute(schema.packed.delete())
        log = [asdict(row) for row in (replace(first, choice="another"), *others)]
        await tx.execute(schema.answers.insert(), log)
    house.bot.tables.store.loaded.drop(1)
    await house.bot.tables.archive.count(1)
    found = await house.bot.tables.archive.statistics_of(house.person("Anna").id)
    assert [sums.games for sums in found.sums] == [1]
    assert [sums.answers for sums in found.sums] == [0]
    assert found.used == ()
    refused = (await house.person("Anna").command(CHANNEL, "/replay")).said
    assert refused.text == house.says("de", "replay-differs")
