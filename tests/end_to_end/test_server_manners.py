"""A server's own manners: set once by its moderators, kept by every table there, forgotten with the server."""

import asyncio

import pytest

from bot.tables.terms import manners
from bot.tables.terms.manners import Manners
from db.people import servers
from sandbox import Message, Person
from sandbox.forms.document import Document, child, children, text
from tests.end_to_end.house import CHANNEL, PATIENCE, House


async def set_up(house: House, person: Person, **wanted: str | list[str]) -> Message:
    """Let a moderator set these for the server."""
    said = (await person.command(CHANNEL, "/settings")).said
    opened = await house.press(person, said, "server")
    assert opened.modal is not None
    outcome = await person.submit(opened.modal, wanted)
    assert outcome.updated is not None, outcome.reply
    return outcome.updated


def guild(house: House) -> int:
    return house.sandbox.channel(CHANNEL).guild_id


def channel(house: House, name: str) -> str:
    return str(house.sandbox.channel(name).id)


async def known_at_last(house: House, *guilds: int) -> None:
    """Wait until something is stored about these servers only."""
    async with asyncio.timeout(PATIENCE):
        while await house.running.database.read(servers.known) != {*guilds}:  # noqa: ASYNC110  # nobody tells when
            await asyncio.sleep(0.01)


async def kept(house: House) -> Manners:
    return await house.running.database.read(lambda tx: manners.of(tx, guild(house)))


async def test_tables_begin_as_is_usual_on_their_server(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    told = await set_up(house, anna, language="en", pace="exact", time="day")
    assert told.words.startswith(house.says("de", "server-done"))
    assert "Bedenkzeit: ein Tag" in told.words
    lobby = await house.lobby("Anna")
    assert "who is in?" in lobby.text
    loaded = await house.bot.tables.loaded(1)
    assert (loaded.setup.pace, loaded.setup.time, loaded.row.language) == ("exact", "day", "en")
    await house.choose(anna, lobby, "week")
    assert (await house.bot.tables.loaded(1)).setup.time == "week", "each table may have it otherwise"
    assert not (await ben.command(CHANNEL, "/settings")).said.has(house.says("en", "button-server"))


async def test_where_tables_may_stand_is_said_where_they_may_not(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await set_up(house, anna, channels=[channel(house, "refektorium")])
    for person, language in ((anna, "de"), (ben, "en")):
        for where in ({}, {"where": "thread"}):
            refused = await person.command(CHANNEL, "/play", game="dominion", **where)
            said = house.says(language, "server-not-here", channels="§").split("§")[0]
            assert refused.said.words.startswith(said)
            assert f"<#{channel(house, 'refektorium')}>" in refused.said.text
    opened = await ben.command("refektorium", "/play", game="dominion")
    assert "who is in?" in opened.said.text
    in_thread = await anna.command("refektorium", "/play", game="dominion", where="thread")
    assert "<#" in in_thread.said.text


async def test_who_may_open_tables_is_said_to_others_who_may_join_them(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.running.database.write(lambda tx: manners.store(tx, guild(house), Manners(roles=(4711,)), at=1))
    refused = await ben.command(CHANNEL, "/play", game="dominion")
    assert refused.said.words.startswith(house.says("en", "server-not-you", roles="§").split("§")[0])
    assert "<@&4711>" in refused.said.text
    lobby = await house.lobby("Anna", "Ben")
    assert "Ben" in lobby.text, "moderators always may"
    await house.press(anna, lobby, "cancel")


async def test_the_form_holds_what_is_set_and_the_usual_needs_no_row(house: House) -> None:
    anna = house.person("Anna")
    await set_up(house, anna, time="days", channels=[channel(house, CHANNEL)], roles=[str(guild(house))])
    assert await kept(house) == Manners(time="days", channels=(int(channel(house, CHANNEL)),)), "all are no role"
    opened = await house.press(anna, (await anna.command(CHANNEL, "/settings")).said, "server")
    assert opened.modal is not None
    parts = [child(part, "component") for part in opened.modal.components]
    assert [picked(part) for part in parts[:3]] == [["host"], ["turn"], ["days"]]
    assert [text(one, "id") for one in children(parts[3], "default_values")] == [channel(house, CHANNEL)]
    told = await set_up(house, anna, time="none", channels=[])
    assert told.words.startswith(house.says("de", "server-as-usual"))
    assert await house.running.database.read(servers.known) == set()


def picked(part: Document) -> list[str]:
    return [text(one, "value") for one in children(part, "options") if one.get("default")]


@pytest.mark.parametrize("verb", ["server", "manners"])
async def test_who_moderates_nothing_sets_nothing(house: House, verb: str) -> None:
    ben = house.person("Ben")
    said = (await ben.command(CHANNEL, "/settings")).said
    refused = await house.forge(ben, said, f"a:0:-:-:{verb}")
    assert refused.said.words == house.says("en", "server-moderators")
    assert await kept(house) == Manners()


async def test_with_the_bot_its_manners_leave_the_server(house: House) -> None:
    await set_up(house, house.person("Anna"), time="day")
    house.sandbox.gateway.dispatch("GUILD_DELETE", {"id": str(guild(house))}, guild(house))

    await known_at_last(house)


async def test_a_server_left_meanwhile_is_forgotten_at_the_next_start(house: House) -> None:
    await house.running.database.write(lambda tx: manners.store(tx, 4711, Manners(time="day"), at=1))
    await house.running.database.write(lambda tx: manners.store(tx, guild(house), Manners(time="week"), at=1))
    await house.stop_bot()
    await house.start_bot()
    await known_at_last(house, guild(house))
