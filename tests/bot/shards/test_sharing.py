"""Processes that come, go and die: every shard is served by one of them, and nothing is missed or done twice."""

import asyncio
import inspect
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.clock import now_ms
from bot.gateway.connection import Connection
from bot.shards import share
from bot.shards.share import fair_share
from bot.tables.terms.presence import Presence
from db.engine import Database
from db.processes.shards import Session, note_sessions, take_session
from sandbox import InteractionState, Sandbox
from sandbox.state.account import HOME
from tests.bot.shards.conftest import COUNT, Board, BoardLocks, OneProcess, Start
from tests.bot.shards.notes import all_are_noted

ALL = list(range(COUNT))


async def until(true: Callable[[], object], within: float = 60.0) -> None:
    """Wait for what must come true."""
    async with asyncio.timeout(within):
        while True:
            if true():
                return
            await asyncio.sleep(0.01)


def channel_of(sandbox: Sandbox, shard: int) -> str:
    """A channel of which this shard hears."""
    channels = [channel for channel in sandbox.channels.values() if not channel.is_dm]
    guilds = sandbox.world.guilds
    return next(channel.name for channel in channels if guilds[channel.guild_id].shard(COUNT) == shard)


async def is_answered(sandbox: Sandbox, shard: int) -> bool:
    """Whether somebody answers for a shard."""
    return (await sandbox.person("Anna").command(channel_of(sandbox, shard), "/help")).answered


@pytest.mark.parametrize(
    ("count", "processes", "each"), [(16, 1, 16), (16, 3, 6), (16, 4, 4), (16, 5, 4), (2, 5, 1), (16, 0, 16)]
)
def test_the_shares_are_even_and_enough_for_all(count: int, processes: int, each: int) -> None:
    assert fair_share(count, processes) == each


async def test_one_process_serves_everything(start: Start, sandbox: Sandbox) -> None:
    alone = await start()
    assert alone.shards == ALL
    assert [await is_answered(sandbox, shard) for shard in ALL] == [True] * COUNT
    assert alone.client.serves == {"shards": ALL, "of": COUNT, "processes": 1}
    assert alone.client.latency > 0


async def test_who_comes_gets_an_even_share_and_goes_on_where_it_was_left(start: Start, sandbox: Sandbox) -> None:
    first = await start()
    second = await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    assert [await is_answered(sandbox, shard) for shard in ALL] == [True] * COUNT
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (COUNT, 2)


async def test_who_is_asked_to_stop_while_it_takes_shards_takes_no_more(
    start: Start, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await start(), await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    taken, stopping, take = [], list[asyncio.Task[None]](), BoardLocks.take

    async def stopped_meanwhile(locks: BoardLocks, shard: int) -> bool:
        taken.append(shard)
        stopping.append(asyncio.create_task(second.client.hand_over()))
        await asyncio.sleep(0)
        return await take(locks, shard)

    monkeypatch.setattr(BoardLocks, "take", stopped_meanwhile)
    await first.die()
    await until(lambda: stopping)
    await stopping[0]
    assert taken == [0]
    assert board.held == frozenset()


async def test_a_spare_serves_nothing_and_is_well(start: Start) -> None:
    processes = [await start() for _ in range(COUNT + 1)]
    await until(lambda: sorted(shard for each in processes for shard in each.shards) == ALL)
    spare = next(each for each in processes if not each.shards)
    assert spare.client.trouble is None
    assert spare.client.ready.is_set(), "it delivers"
    assert math.isnan(spare.client.latency), "there is nothing to measure"


async def test_what_is_pressed_while_a_shard_changes_hands_is_answered(start: Start, sandbox: Sandbox) -> None:
    first = await start()
    await first.hand_over()
    asked = [asyncio.create_task(is_answered(sandbox, shard)) for shard in ALL]
    await asyncio.sleep(0)
    second = await start()
    assert second.shards == ALL
    assert await asyncio.gather(*asked) == [True] * COUNT
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (COUNT, COUNT)


async def test_who_dies_at_once_is_gone_on_from_all_the_same(
    start: Start, sandbox: Sandbox, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(share, "NOTE_SECONDS", math.inf)
    first = await start()
    await all_are_noted(database, COUNT)
    await first.die()
    second = await start()
    assert second.shards == ALL
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (COUNT, COUNT)


async def test_what_a_process_did_before_it_died_is_not_done_again(
    start: Start, sandbox: Sandbox, database: Database
) -> None:
    first = await start()
    await all_are_noted(database, COUNT)
    assert [await is_answered(sandbox, shard) for shard in ALL] == [True] * COUNT
    await first.die()
    last = max(one.born for one in sandbox.interactions.recent())
    await until(lambda: time.time() > last + 0.002)
    second = await start()
    heard = carried_out(second)
    assert [await is_answered(sandbox, shard) for shard in ALL] == [True] * COUNT
    assert sandbox.gateway.resumed == COUNT, "Discord has told everything again"
    assert len(heard) == COUNT, "and only what came after was carried out"


async def test_a_clock_that_is_ahead_silences_no_shard(
    start: Start, sandbox: Sandbox, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await start()
    await all_are_noted(database, COUNT)
    await first.die()
    monkeypatch.setattr(Presence, "now", lambda _: now_ms() + 86_400_000)
    second = await start()
    await until(lambda: all(connection.up.is_set() for connection in second.client.share.connections.values()))
    assert [await is_answered(sandbox, shard) for shard in ALL] == [True] * COUNT


def carried_out(process: OneProcess) -> list[str]:
    """The commands that a process carries out from now on."""
    seen: list[str] = []
    inner = process.client.tree._call

    async def noted(interaction: discord.Interaction[Any]) -> None:
        if process.client.hears(interaction):
            seen.append(str(interaction.id))
        await inner(interaction)

    vars(process.client.tree)["_call"] = noted
    return seen


async def test_what_a_dead_process_served_is_taken_over(start: Start, sandbox: Sandbox) -> None:
    first, second = await start(), await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    await first.die()
    await until(lambda: second.shards == ALL)
    assert [await is_answered(sandbox, shard) for shard in ALL] == [True] * COUNT


async def test_if_discord_has_forgotten_a_session_the_shard_identifies(start: Start, sandbox: Sandbox) -> None:
    first = await start()
    await first.die()
    sandbox.gateway.forgetful = True
    second = await start()
    assert second.shards == ALL
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (2 * COUNT, 0)


async def test_a_broken_connection_is_resumed(start: Start, sandbox: Sandbox) -> None:
    process = await start()
    sandbox.gateway.cut_connections()
    await until(lambda: sandbox.gateway.resumed == COUNT and process.shards == ALL)
    sandbox.gateway.ask_reconnect()
    await until(lambda: sandbox.gateway.resumed == 2 * COUNT and process.shards == ALL)
    assert sandbox.gateway.identified == COUNT


async def test_a_void_session_is_begun_anew(start: Start, sandbox: Sandbox) -> None:
    process = await start()
    sandbox.gateway.invalidate()
    await until(lambda: sandbox.gateway.identified == 2 * COUNT and process.shards == ALL)


async def test_an_address_that_is_gone_is_not_asked_for_ever(
    start: Start, sandbox: Sandbox, database: Database
) -> None:
    first = await start()
    await first.hand_over()
    async with database.transaction() as tx:
        for shard in ALL:
            left = await take_session(tx, COUNT, shard)
            assert left is not None
            await note_sessions(tx, COUNT, {shard: replace(left, gateway="ws://127.0.0.1:1/")})
    second = await start()
    assert second.shards == ALL
    assert sandbox.gateway.identified == COUNT, "at the usual address it was resumed all the same"


@pytest.mark.parametrize("code", [4004, 4011])
async def test_what_discord_refuses_for_good_ends_the_process(start: Start, sandbox: Sandbox, code: int) -> None:
    process = await start()
    await sandbox.gateway.close_connections(code)
    await asyncio.wait({process.task}, timeout=60)
    error = process.task.exception()
    assert isinstance(error, discord.ConnectionClosed)
    assert error.code == code


async def test_intents_that_are_not_allowed_end_the_process(start: Start, sandbox: Sandbox) -> None:
    process = await start()
    await sandbox.gateway.close_connections(4014)
    await asyncio.wait({process.task}, timeout=60)
    assert isinstance(process.task.exception(), discord.PrivilegedIntentsRequired)


async def test_whoever_serves_shard_0_leads(start: Start) -> None:
    first, second = await start(), await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    assert first.client.leading.is_set()
    assert not second.client.leading.is_set()
    await first.hand_over()
    assert not first.client.leading.is_set()
    await until(lambda: second.shards == ALL)
    await asyncio.wait_for(second.client.leading.wait(), 60)


async def test_the_servers_of_a_shard_that_was_given_back_are_forgotten(start: Start) -> None:
    first = await start()
    await until(lambda: len(first.client.guilds) == COUNT)
    second = await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    assert {guild.shard_id for guild in first.client.guilds} == {0, 1}


async def test_it_asks_for_no_intent_and_learns_nothing_of_servers(start: Start, sandbox: Sandbox) -> None:
    process = await start()
    assert [session.intents for session in sandbox.gateway.sessions] == [0] * COUNT
    assert [len(guild.channels) for guild in process.client.guilds] == [0] * COUNT
    outcome = await sandbox.person("Anna").command(channel_of(sandbox, 1), "/play", game="dominion", where="thread")
    assert outcome.answered
    assert [channel for channel in sandbox.channels.values() if channel.is_thread], "a thread was made all the same"


async def test_a_session_with_the_database_that_ended_is_begun_again_and_nobody_notices(
    start: Start, sandbox: Sandbox, board: Board
) -> None:
    process = await start()
    board.all[0].end()
    await until(lambda: board.all and board.held == frozenset(ALL))
    assert process.shards == ALL
    assert sandbox.gateway.resumed == 0


async def test_what_another_took_meanwhile_is_given_up(start: Start, board: Board) -> None:
    process = await start()
    board.away = True
    board.all[0].end()
    await until(lambda: process.client.trouble == "shards not held")
    async with other_process(board, {2, 3}):
        await until(lambda: process.shards == [0, 1])
        assert process.client.trouble is None
    await until(lambda: process.shards == ALL)


@asynccontextmanager
async def other_process(board: Board, shards: set[int]) -> AsyncIterator[None]:
    """One that holds these and does nothing."""
    board.away = False
    async with board.open() as locks:
        assert all([await locks.take(shard) for shard in shards])
        yield


async def test_without_the_database_nothing_is_served_for_long(
    start: Start, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = await start()
    monkeypatch.setattr(share, "HOLD_SECONDS", 0.05)
    board.away = True
    board.all[0].end()
    await until(lambda: not process.shards)
    board.away = False
    await until(lambda: process.shards == ALL)


async def test_a_connection_that_breaks_without_the_database_waits_for_it(
    start: Start, sandbox: Sandbox, board: Board
) -> None:
    process = await start()
    board.away = True
    board.all[0].end()
    await until(lambda: not process.client.share.is_held)
    sandbox.gateway.cut_connections()
    await until(lambda: not process.shards)
    for _ in range(10):
        await asyncio.sleep(0.01)
    assert sandbox.gateway.resumed == 0, "by then it may be another's"
    board.away = False
    await until(lambda: process.shards == ALL)


async def test_what_cannot_be_noted_or_read_is_no_reason_to_stop(
    start: Start, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise ConnectionError("no database")

    monkeypatch.setattr(share, "note_sessions", fails)
    monkeypatch.setattr(share, "take_session", fails)
    first = await start()
    assert first.shards == ALL
    await first.hand_over()
    second = await start()
    assert second.shards == ALL
    assert sandbox.gateway.identified == 2 * COUNT


async def test_one_shard_identifies_at_a_time_whoever_serves_it(
    start: Start, sandbox: Sandbox, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await start(), await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    identifying, at_once, connect = set[int](), list[int](), Connection._connect

    async def slowly(connection: Connection, left: Session | None) -> None:
        if left is None:
            identifying.add(connection.shard)
            at_once.append(len(identifying))
            await asyncio.sleep(0.01)
        await connect(connection, left)
        identifying.discard(connection.shard)

    monkeypatch.setattr(Connection, "_connect", slowly)
    sandbox.gateway.invalidate()
    await until(lambda: sandbox.gateway.identified == 2 * COUNT)
    assert at_once == [1] * COUNT
    assert board.taken_turns == {0: 2 * COUNT}
    await until(lambda: not board.turns)


async def test_the_home_of_direct_messages_is_shard_0(start: Start, sandbox: Sandbox) -> None:
    first, second = await start(), await start()
    await until(lambda: first.shards == [0, 1] and second.shards == [2, 3])
    heard, silent = carried_out(first), carried_out(second)
    ben = sandbox.person("Ben")
    channel = sandbox.channel_desk.open_dm(ben.account)
    assert (await ben.command(channel, "/help")).state is InteractionState.ANSWERED
    assert (len(heard), silent) == (1, [])
    assert HOME.shard(COUNT) in ALL


async def test_discord_py_has_what_shards_rest_on(start: Start) -> None:
    socket = (await start()).client.share.connections[0]._socket
    assert isinstance(socket, discord.gateway.DiscordWebSocket)
    assert isinstance(socket.session_id, str)
    assert isinstance(socket.sequence, int)
    assert socket.gateway.scheme == "ws"
    wanted = {"shard_id", "gateway", "session", "sequence", "resume"}
    assert wanted <= inspect.signature(socket.from_client).parameters.keys()
    assert {"poll_event", "close", "open", "latency"} <= set(dir(socket))
    assert "resume" in inspect.signature(discord.gateway.ReconnectWebSocket.__init__).parameters
