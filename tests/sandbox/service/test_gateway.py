"""The gateway, with a real discord.py client: logging in, being told, losing the connection, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import BotResponse, Limits, Person, Sandbox
from sandbox.state.account import GUILD_ID, HOME
from tests.sandbox.conftest import point_discord_at
from tests.sandbox.servant import TOKEN, Servant, buttons, serving


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


async def ready_to_press(servant: Servant, sandbox: Sandbox, anna: Person) -> asyncio.Task[BotResponse]:
    """Will press a button as soon as the bot is no longer connected."""

    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("Heard")

    servant.on_press["join"] = answer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))

    async def press() -> BotResponse:
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
        own = next(one.shard for one in sandbox.gateway.sessions if one.hears(HOME))
        sandbox.gateway.dispatch("SERVER", {}, GUILD_ID)
        sandbox.gateway.dispatch("MAIL", {}, None)
        assert await events(sockets[own], "SERVER") == ["READY", "GUILD_CREATE", "SERVER"]
        assert (await events(sockets[0], "MAIL"))[-1] == "MAIL"
        for socket in sockets:
            await socket.close()


async def test_every_server_belongs_to_one_shard(sandbox: Sandbox) -> None:
    guilds = [HOME, *(sandbox.add_guild(f"Server {number}") for number in range(3))]
    async with aiohttp.ClientSession() as session:
        sockets = [await identified(session, sandbox, shard) for shard in range(2)]
        heard = []
        for socket in sockets:
            ready = await until(socket, "READY")
            heard.append([guild["id"] for guild in ready["d"]["guilds"]])
            created = [(await until(socket, "GUILD_CREATE"))["d"]["id"] for _ in heard[-1]]
            assert created == heard[-1]
            await socket.close()
    assert sorted(own for each in heard for own in each) == sorted(str(guild.id) for guild in guilds)
    assert [len(each) for each in heard] == [2, 2]


async def test_what_is_pressed_in_a_server_is_heard_by_its_shard_alone(sandbox: Sandbox) -> None:
    other = sandbox.add_guild("Another")
    channel = sandbox.create_channel("anderswo", other)
    carla = sandbox.add_person("Carla")
    async with serving(sandbox) as client:

        async def answer(i: discord.Interaction) -> None:
            assert i.guild_id == other.id
            await i.response.send_message("Heard")

        client.on_command["play"] = answer
        assert (await carla.command(channel, "/play", game="x")).said.text == "Heard"
        assert {guild.id for guild in client.guilds} == {HOME.id, other.id}


async def test_servers_and_people_outlive_a_restart(tmp_path: Path) -> None:
    async with Sandbox(tmp_path / "a.sqlite3", port=0) as sandbox:
        guild = sandbox.add_guild("Another")
        sandbox.create_channel("anderswo", guild)
        sandbox.add_person("Carla", "de")
    async with Sandbox(tmp_path / "a.sqlite3", port=0) as sandbox:
        assert sandbox.channel("anderswo").guild_id == guild.id
        assert sandbox.world.guilds[guild.id] == guild
        assert sandbox.person("Carla").account.locale == "de"


async def test_who_identifies_before_the_time_is_up_must_try_again(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    limits = Limits(identify_seconds=5.0, max_concurrency=2)
    there = Sandbox(tmp_path / "a.sqlite3", port=0, limits=limits, clock=lambda: now[0], token=TOKEN)
    async with there as sandbox, aiohttp.ClientSession() as session:
        first = await identified(session, sandbox, 0, 4)
        assert (await until(first, "READY"))["op"] == 0
        other_key = await identified(session, sandbox, 1, 4)
        assert (await until(other_key, "READY"))["op"] == 0
        early = await identified(session, sandbox, 2, 4)
        assert await early.receive_json() == {"op": 9, "d": False}
        now[0] += 5.0
        late = await identified(session, sandbox, 2, 4)
        assert (await until(late, "READY"))["op"] == 0
        for socket in (first, other_key, early, late):
            await socket.close()
        address = f"{sandbox.api_base}/gateway/bot"
        async with session.get(address, headers={"Authorization": f"Bot {sandbox.token}"}) as answer:
            told = (await answer.json())["session_start_limit"]
    assert (told["max_concurrency"], told["remaining"]) == (2, told["total"] - 3)


async def until(socket: aiohttp.ClientWebSocketResponse, event: str) -> dict[str, Any]:
    """The next event of this name."""
    while True:
        frame: dict[str, Any] = await socket.receive_json(timeout=30)
        if frame.get("t") == event:
            return frame


async def identified(
    session: aiohttp.ClientSession, sandbox: Sandbox, shard: int, shards: int = 2
) -> aiohttp.ClientWebSocketResponse:
    socket = await session.ws_connect(sandbox.gateway_url)
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json({"op": 2, "d": IDENTIFY | {"shard": [shard, shards]}})
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
