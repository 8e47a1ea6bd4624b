"""What Discord sends and discord.py cannot read is passed over, whatever it is, and nothing of it is written down."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from structlog.testing import capture_logs

from bot.gateway import unreadable
from bot.gateway.unreadable import Socket, UnreadableEvent, pass_over
from sandbox import Sandbox
from sandbox.state.account import BOT_ID, BOT_USER

SECRET = "a-name-that-nobody-may-read"
NONSENSE: tuple[Any, ...] = (
    None,
    0,
    SECRET,
    [],
    [SECRET],
    {},
    {"id": None, "guild_id": None, "user": None},
    {"id": SECRET, "guild_id": SECRET, "channel_id": SECRET, "user_id": SECRET, "user": {"id": SECRET}},
    {"id": "1", "guild_id": "1", "channel_id": [], "user": [SECRET], "member": SECRET, "type": {}, "data": []},
    {"id": "1", "name": SECRET, "guild_id": "1", "guilds": [None], "channels": [SECRET], "roles": [{}], "user": {}},
    {"id": "1", "unavailable": False, "members": [{"user": None}], "channels": [{"id": "2", "type": "x"}]},
)
"""What no parser of Discord's events can make sense of, at first sight or after a while."""
READY = {"user": BOT_USER, "guilds": [{"id": "1"}], "application": {"id": "5", "flags": 0}, "shard": [0, 2]}


@pytest.fixture(autouse=True)
def nothing_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been noted yet."""
    monkeypatch.setattr(unreadable, "_told_at", {})


@pytest.fixture(params=[False, True], ids=["plain", "sharded"])
async def client(request: pytest.FixtureRequest) -> discord.Client:
    intents = discord.Intents.all()
    made = (
        discord.AutoShardedClient(shard_count=2, intents=intents) if request.param else discord.Client(intents=intents)
    )
    await made._async_setup_hook()
    made._connection.user = discord.ClientUser(state=made._connection, data=cast(Any, BOT_USER))
    pass_over(made)
    return made


async def quiet() -> None:
    """End what reading has set going."""
    for task in asyncio.all_tasks():
        if task is not asyncio.current_task():
            task.cancel()
            await asyncio.wait({task})


async def test_no_event_whatever_stands_in_it_raises_or_is_written_down(client: discord.Client) -> None:
    parsers = client._connection.parsers
    parsers["READY"](READY)
    with capture_logs() as lines:
        for kind, parse in parsers.items():
            for data in NONSENSE:
                try:
                    parse(data)
                except UnreadableEvent:
                    assert kind == "READY"
    noted = {line["kind"] for line in lines}
    assert len(noted) > 60, "most can be misread"
    assert len(lines) == len(noted), "and each kind is told once a minute"
    assert all(line.keys() == {"event", "kind", "error", "at", "count", "log_level"} for line in lines)
    assert SECRET not in str(lines)
    await quiet()


def mangled(document: Any) -> Iterator[Any]:
    """The document with one part of it left out, or of another kind; all parts in turn."""
    if isinstance(document, dict):
        for name, part in document.items():
            rest = {other: value for other, value in document.items() if other != name}
            yield rest
            yield from ({**rest, name: wrong} for wrong in (None, SECRET, [SECRET]))
            yield from ({**rest, name: inner} for inner in mangled(part))
    elif isinstance(document, list):
        for place, part in enumerate(document[:2]):
            yield from ([*document[:place], inner, *document[place + 1 :]] for inner in (None, SECRET, *mangled(part)))


async def test_a_server_of_which_a_part_cannot_be_read_is_passed_over_or_known(
    client: discord.Client, sandbox: Sandbox
) -> None:
    (guild,) = sandbox.world.guilds.values()
    parse, whole = client._connection.parsers["GUILD_CREATE"], sandbox.gateway._guild(guild)
    with capture_logs():
        for data in mangled(whole):
            parse(data)
    parse(whole)
    known = client.get_guild(guild.id)
    assert known is not None
    assert len(known.channels) == len(cast(Any, whole["channels"]))


async def test_a_session_begins_if_of_its_first_event_anything_can_be_read(client: discord.Client) -> None:
    parse, begun = client._connection.parsers["READY"], 0
    with capture_logs():
        for data in mangled(READY):
            try:
                parse(data)
            except UnreadableEvent:
                assert "shard" not in data or data["shard"] != [0, 2], "nobody can tell whose session it is"
                continue
            begun += 1
            assert client.user is not None
            assert client.user.id == BOT_ID
    assert begun > 20
    await quiet()


class Wire:
    """What a connection would be without a network."""

    closed = False
    close_code = None

    async def send_str(self, _: str) -> None:
        """Nobody hears it."""

    async def close(self, **_: object) -> None:
        self.closed = True


@pytest.fixture
async def socket(client: discord.Client) -> Socket:
    made = Socket(cast(Any, Wire()), loop=asyncio.get_running_loop())
    made._discord_parsers = client._connection.parsers
    made.begun = lambda: True
    made.sequence, made.shard_id = 7, 0
    return made


FRAMES = (
    b"\x00\x01\x02\x00\x00\xff\xff",
    "",
    "no json",
    "null",
    "[]",
    '"t"',
    "7",
    "{}",
    '{"op": 0}',
    '{"op": 99, "d": null}',
    '{"op": "0", "t": ["READY"], "s": 9}',
    '{"op": 0, "t": {}, "s": 9, "d": {}}',
    '{"op": 0, "t": "NEVER_HEARD_OF", "s": 9, "d": null}',
    '{"op": 0, "t": "RESUMED", "s": 9, "d": null}',
    '{"op": 0, "t": "READY", "s": 9, "d": null}',
    '{"op": 0, "t": "READY", "d": {}}',
    '{"op": 10, "d": null}',
    '{"op": 10, "d": {"heartbeat_interval": "soon"}}',
    '{"op": 11, "s": "nine"}',
    '{"op": 0, "t": "TYPING_START", "s": {}, "d": null}',
)


@pytest.mark.parametrize("frame", FRAMES)
async def test_no_frame_is_the_end_and_none_confuses_the_count(socket: Socket, frame: Any) -> None:
    # Whatever is wrong with the stream itself begins the connection anew.
    with suppress(*[Exception][: isinstance(frame, bytes)]):
        await socket.received_message(frame)
    assert socket.sequence in (7, 9)


@pytest.mark.parametrize("frame", ["no json", '{"op": 10, "d": null}', '{"op": 0, "t": "READY", "s": 9, "d": null}'])
async def test_a_session_that_cannot_begin_so_is_begun_anew(socket: Socket, frame: str) -> None:
    socket.begun = lambda: False
    with pytest.raises(UnreadableEvent):
        await socket.received_message(frame)


async def test_what_discord_asks_for_is_heard_all_the_same(socket: Socket) -> None:
    with pytest.raises(ReconnectWebSocket):
        await socket.received_message(json.dumps({"op": DiscordWebSocket.RECONNECT, "d": None}))
