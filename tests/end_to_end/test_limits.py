"""How much one person, and one server, may have open or under way: the next is refused, with what makes room."""

import asyncio

import pytest

from bot.replies.click import OneEach
from bot.tables.terms import limits
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text
from sandbox import BotResponse
from tests.depth import chosen
from tests.end_to_end.by_button import brought, cleared, from_past
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_again import ended

LANGUAGES = chosen().some([("Clara", "de"), ("Ben", "en")], 1)


async def opened(house: House, name: str, where: str, count: int) -> list[BotResponse]:
    """So many tables of a person, each in a channel of its own, or in a thread."""
    person, outcomes = house.person(name), list[BotResponse]()
    for number in range(count):
        channel = house.sandbox.create_channel(f"{name}-{number}-{where}").name if where == "here" else CHANNEL
        outcomes.append(await person.command(channel, "/play", game="dominion", where=where))
    return outcomes


def threads(house: House) -> list[str]:
    return [channel.name for channel in house.sandbox.world.channels.values() if channel.is_thread]


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
@pytest.mark.parametrize("where", ["here", "thread"])
async def test_one_person_has_few_tables_that_have_not_begun(
    house: House, name: str, language: str, where: str
) -> None:
    *_, last = await opened(house, name, where, limits.LOBBIES + 1)
    lines = await house.bot.tables.games_of(house.person(name).id)
    assert len(lines) == limits.LOBBIES
    assert house.says(language, "limit-lobbies", count=3, tables="?").split("?")[0] in last.said.words
    assert all(f"<#{line.place.channel_id}>" in last.said.words for line in lines)
    assert len(threads(house)) == (limits.LOBBIES if where == "thread" else 0)


async def test_whoever_starts_or_clears_one_away_may_open_the_next(house: House) -> None:
    outcomes = await opened(house, "Ben", "here", limits.LOBBIES)
    await cleared(house, house.person("Ben"), outcomes[0].said)
    again = await house.person("Ben").command(CHANNEL, "/play", game="dominion")
    assert again.said.visible_to is None
    refused = await house.person("Ben").command("kreuzgang", "/play", game="dominion")
    assert refused.said.visible_to is not None
    joined = await house.press(house.person("Clara"), again.said, "join")
    assert joined.updated is not None
    await house.press(house.person("Ben"), joined.updated, "start")
    assert (await house.person("Ben").command("kreuzgang", "/play", game="dominion")).said.visible_to is None


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_however_many_are_asked_for_at_once_no_more_are_opened(house: House, where: str) -> None:
    ben = house.person("Ben")
    await house.settings(ben, language="en")
    places = [house.sandbox.create_channel(f"room-{n}").name if where == "here" else CHANNEL for n in range(8)]
    await asyncio.gather(*(ben.command(place, "/play", game="dominion", where=where) for place in places))
    assert len(threads(house)) == (limits.LOBBIES if where == "thread" else 0)
    assert len(await house.bot.tables.games_of(ben.id)) == limits.LOBBIES


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_threads_of_games_that_go_on_count(
    house: House, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.terms.limits.THREADS", 1)
    await opened(house, name, "thread", 1)
    (thread,) = threads(house)
    person, lobby = house.person(name), await house.person(name).message(thread, "Dominion")
    added = await house.press(person, lobby, "computer")
    assert added.updated is not None
    await house.press(person, added.updated, "start")
    refused = await person.command(CHANNEL, "/play", game="dominion", where="thread")
    assert house.says(language, "limit-threads", count=1, tables="?").split("?")[0] in refused.said.words
    assert len(threads(house)) == 1
    assert (await person.command(CHANNEL, "/play", game="dominion")).said.visible_to is None, "a channel is free"


async def test_a_thread_counts_for_whom_it_was_opened_whoever_hosts_the_table_now(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.terms.limits.THREADS", 1)
    ben, clara = house.person("Ben"), house.person("Clara")
    await opened(house, "Ben", "thread", 1)
    lobby = await ben.message(threads(house)[0], "Dominion")
    joined = await house.press(clara, lobby, "join")
    assert joined.updated is not None
    await house.press(ben, joined.updated, "leave")
    assert (await house.bot.tables.loaded(1)).row.host_id == clara.id
    refused = await ben.command(CHANNEL, "/play", game="dominion", where="thread")
    assert house.says("en", "limit-threads", count=1, tables="?").split("?")[0] in refused.said.words
    added = await house.press(clara, await clara.message(threads(house)[0], "Dominion"), "computer")
    assert added.updated is not None
    await house.press(clara, added.updated, "start")
    await brought(house, clara, "kreuzgang")
    for person in (ben, clara):
        await person.command(CHANNEL, "/play", game="dominion", where="thread")
    assert len(threads(house)) == 3, "one more for each"


async def test_a_thread_is_counted_though_its_table_was_cleared_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.terms.limits.THREADS_A_DAY", 2)
    ben = house.person("Ben")
    for number in range(1, 4):
        outcome = await ben.command(CHANNEL, "/play", game="dominion", where="thread")
        if number < 3:
            await house.forge(ben, outcome.said, f"a:{number}:-:-:cancel")
    assert outcome.said.words.startswith(house.says("en", "limit-threads-a-day", count=2, when="?").split("?")[0])
    assert len(threads(house)) == 2
    house.late += limits.DAY_MS + 1000
    outcome = await ben.command(CHANNEL, "/play", game="dominion", where="thread")
    assert len(threads(house)) == 3, outcome.said.words


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_a_server_has_so_many_tables_at_most(
    house: House, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.terms.limits.TABLES_OF_A_SERVER", 2)
    await opened(house, "Anna", "thread", 2)
    refused = await house.person(name).command(CHANNEL, "/play", game="dominion")
    assert house.says(language, "limit-server", count=2, tables="?").split("?")[0] in refused.said.words
    assert await house.bot.tables.at(refused.said.channel_id) is None


async def test_moderators_open_what_the_server_holds(house: House) -> None:
    assert all(one.said.visible_to is None for one in await opened(house, "Anna", "here", limits.LOBBIES + 2))


async def test_a_rematch_counts_among_the_tables_that_have_not_begun(house: House) -> None:
    result = await ended(house, "Ben")
    await opened(house, "Ben", "here", limits.LOBBIES)
    refused = await house.press(house.person("Ben"), result, "again")
    assert "have not begun" in (await house.told(refused)).words
    assert await house.bot.tables.at(result.channel_id) is None
    await house.press(house.person("Anna"), result, "again")
    assert await house.bot.tables.at(result.channel_id) is not None


async def test_what_costs_much_is_done_for_each_person_one_at_a_time(house: House) -> None:
    await ended(house, "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    for what in ("verify", "export", "stats"):
        with house.bot.front.under_way.one_each.at_work(what, ben.id):
            for person, language in ((ben, "en"), (anna, "de")):
                said = (await person.command(CHANNEL, "/stats")).said if what == "stats" else None
                words = (said or await from_past(house, person, what)).words
                assert (words == house.says(language, "still-at-it")) == (person is ben), what
    with house.bot.front.under_way.one_each.at_work("learn", ben.id):
        assert (await ben.command(CHANNEL, "/learn", game="dominion")).said.words == house.says("en", "still-at-it")


def test_a_few_at_a_time_are_counted_for_each_person() -> None:
    one_each = OneEach()
    with one_each.at_work("replay", 1, most=2), one_each.at_work("replay", 1, most=2):
        with pytest.raises(Refused, match="still-at-it"), one_each.at_work("replay", 1, most=2):
            pass
        with one_each.at_work("replay", 2, most=2), one_each.at_work("film", 1):
            pass
    with one_each.at_work("replay", 1, else_=Text("x")):
        pass
