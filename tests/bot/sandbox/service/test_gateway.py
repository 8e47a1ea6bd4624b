"""The gateway, with a real discord.py client: logging in, being told, losing the connection, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.sandbox import Limits, Outcome, Person, Sandbox
from tests.bot.sandbox.conftest import point_discord_at
from tests.bot.sandbox.servant import TOKEN, Servant, buttons, serving


async def test_the_bot_finds_its_server_and_its_channels(servant: Servant, sandbox: Sandbox) -> None:
    guild = servant.guilds[0]
    assert guild.name == "Parlatorium"
    assert [channel.name for channel in guild.text_channels] == ["refektorium", "kreuzgang", "spieltisch"]
    assert servant.user is not None
    assert servant.user.name == "Parlatorium"
    assert sandbox.gateway.sessions[0].intents == discord.Intents(guilds=True).value


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    client = Servant()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_privileged_intents_are_refused_unless_switched_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    intents = discord.Intents(guilds=True, message_content=True)
    switched_on = discord.Intents(message_content=True).value
    async with Sandbox(tmp_path / "a.sqlite3", port=0) as sandbox:
        point_discord_at(sandbox, monkeypatch)
        client = Servant(intents)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(sandbox.token)
        await client.close()
    async with Sandbox(tmp_path / "b.sqlite3", port=0, privileged_intents=switched_on) as sandbox:
        point_discord_at(sandbox, monkeypatch)
        async with serving(sandbox, Servant(intents)):
            assert sandbox.gateway.sessions[0].intents == intents.value


async def ready_to_press(servant: Servant, sandbox: Sandbox, anna: Person) -> asyncio.Task[Outcome]:
    """Will press a button as soon as the bot is no longer connected."""

    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("Heard")

    servant.on_press["join"] = answer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))

    async def press() -> Outcome:
        await sandbox.until(lambda: not sandbox.gateway.online)
        return await anna.click(anna.sees("refektorium")[0], "Join")

    pressing = asyncio.create_task(press())
    await asyncio.sleep(0)
    return pressing


class TestComingBack:
    """A connection that broke is resumed, and what happened meanwhile is told."""

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(enforced=False, answer_within=30.0)

    async def test_after_a_close_with_a_code(self, servant: Servant, sandbox: Sandbox, anna: Person) -> None:
        pressed = await ready_to_press(servant, sandbox, anna)
        await sandbox.gateway.close_connections(4000)
        assert (await pressed).said.text == "Heard"
        assert servant.resumes == 1

    async def test_after_a_cut(self, servant: Servant, sandbox: Sandbox, anna: Person) -> None:
        pressed = await ready_to_press(servant, sandbox, anna)
        sandbox.gateway.cut_connections()
        assert (await pressed).said.text == "Heard"
        assert servant.resumes == 1

    async def test_when_asked_to(self, servant: Servant, sandbox: Sandbox, anna: Person) -> None:
        pressed = await ready_to_press(servant, sandbox, anna)
        sandbox.gateway.ask_reconnect()
        assert (await pressed).said.text == "Heard"
        assert servant.resumes == 1


async def test_a_void_session_means_identifying_again(servant: Servant, sandbox: Sandbox) -> None:
    (first,) = sandbox.gateway.sessions
    sandbox.gateway.invalidate()
    await sandbox.until(lambda: sandbox.gateway.sessions)
    (second,) = sandbox.gateway.sessions
    assert second.id != first.id


async def test_a_bot_that_stops_is_offline(sandbox: Sandbox) -> None:
    async with serving(sandbox):
        assert sandbox.gateway.online
    await sandbox.until(lambda: not sandbox.gateway.online)


async def test_a_bot_that_says_goodbye_cannot_resume(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.send_json({"op": 2, "d": IDENTIFY})
        await events(socket, "GUILD_CREATE")
        await socket.close(code=1000)
        await sandbox.until(lambda: not sandbox.gateway.sessions)


async def test_what_happens_to_channels_is_told(servant: Servant, sandbox: Sandbox) -> None:
    made = asyncio.create_task(servant.wait_for("guild_channel_create", timeout=30))
    await asyncio.sleep(0)
    sandbox.create_channel("Neuer Tisch")
    assert (await made).name == "neuer-tisch"
    gone = asyncio.create_task(servant.wait_for("guild_channel_delete", timeout=30))
    await asyncio.sleep(0)
    sandbox.delete_channel("neuer-tisch")
    assert (await gone).name == "neuer-tisch"


async def test_without_the_guilds_intent_only_interactions_come(sandbox: Sandbox, anna: Person) -> None:
    async with serving(sandbox, Servant(discord.Intents.none())) as client:

        async def answer(i: discord.Interaction) -> None:
            await i.response.send_message("Heard")

        client.on_command["play"] = answer
        assert client.guilds[0].name == ""
        assert (await anna.command("refektorium", "/play", game="x")).said.text == "Heard"


async def test_direct_messages_go_to_shard_0_and_the_server_to_its_own(sandbox: Sandbox, ben: Person) -> None:
    async with aiohttp.ClientSession() as session:
        sockets = [await identified(session, sandbox, shard) for shard in range(2)]
        await sandbox.until(lambda: len(sandbox.gateway.sessions) == 2)
        own = next(one.shard for one in sandbox.gateway.sessions if one.has_guild)
        sandbox.gateway.dispatch("SERVER", {}, in_guild=True)
        sandbox.gateway.dispatch("MAIL", {}, in_guild=False)
        assert await events(sockets[own], "SERVER") == ["READY", "GUILD_CREATE", "SERVER"]
        assert (await events(sockets[0], "MAIL"))[-1] == "MAIL"
        for socket in sockets:
            await socket.close()


async def identified(session: aiohttp.ClientSession, sandbox: Sandbox, shard: int) -> aiohttp.ClientWebSocketResponse:
    socket = await session.ws_connect(sandbox.gateway_url)
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json({"op": 2, "d": IDENTIFY | {"shard": [shard, 2]}})
    return socket


IDENTIFY = {"token": TOKEN, "intents": 1}


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["{"], 4002),
        (['{"op": 99}'], 4001),
        (['{"op": 3, "d": {}}'], 4003),
        ([{"op": 2, "d": {"token": "wrong"}}], 4004),
        ([{"op": 6, "d": {"token": "wrong"}}], 4004),
        ([{"op": 2, "d": IDENTIFY}, {"op": 2, "d": IDENTIFY}], 4005),
        ([{"op": 2, "d": IDENTIFY | {"shard": [2, 2]}}], 4010),
        ([{"op": 2, "d": IDENTIFY | {"shard": "0"}}], 4010),
        ([{"op": 2, "d": IDENTIFY | {"intents": 1 << 15}}], 4014),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_nonsense_closes_the_connection_with_its_code(
    sandbox: Sandbox, frames: list[str | dict[str, object]], code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        for frame in frames:
            await (socket.send_str(frame) if isinstance(frame, str) else socket.send_json(frame))
        while not socket.closed:
            await socket.receive(timeout=30)
        assert socket.close_code == code


async def test_heartbeats_are_acknowledged_and_an_unknown_session_is_void(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["d"]["heartbeat_interval"] > 0
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": "gone", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False}
        await socket.send_json({"op": 2, "d": IDENTIFY})
        await socket.send_json({"op": 3, "d": {}})
        assert await events(socket, "GUILD_CREATE") == ["READY", "GUILD_CREATE"]


async def test_resuming_twice_cuts_the_older_connection(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        first = await session.ws_connect(sandbox.gateway_url)
        await first.send_json({"op": 2, "d": IDENTIFY})
        await events(first, "GUILD_CREATE")
        (known,) = sandbox.gateway.sessions
        second = await session.ws_connect(sandbox.gateway_url)
        await second.send_json({"op": 6, "d": {"token": TOKEN, "session_id": known.id, "seq": 1}})
        assert await events(second, "RESUMED") == [None, "GUILD_CREATE", "RESUMED"]
        while not first.closed:
            await first.receive(timeout=30)
        await second.close()


async def events(socket: aiohttp.ClientWebSocketResponse, last: str) -> list[str | None]:
    """The names of the frames up to the last event; frames that are no events have none."""
    found: list[str | None] = []
    while not found or found[-1] != last:
        found.append((await socket.receive_json(timeout=30)).get("t"))
    return found


async def test_a_session_that_stayed_away_too_long_is_forgotten(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    async with Sandbox(tmp_path / "a.sqlite3", port=0, token=TOKEN, clock=lambda: now[0]) as sandbox:
        async with aiohttp.ClientSession() as session:
            for _ in range(2):
                socket = await session.ws_connect(sandbox.gateway_url)
                await socket.send_json({"op": 2, "d": IDENTIFY})
                await events(socket, "GUILD_CREATE")
                await socket.close(code=4000)
                await sandbox.until(lambda: not sandbox.gateway.online)
                now[0] += 181.0
        assert len(sandbox.gateway.sessions) == 1
