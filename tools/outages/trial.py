"""One outage: a bot, its stand-in for Discord, a road between them that fails for a while, and the bot's way back."""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

import discord
import msgspec
import pytest
from discord.gateway import DiscordWebSocket
from structlog.testing import capture_logs
from yarl import URL

from bot.client import Parlatorium
from bot.gateway.entrance import log_in
from bot.gateway.outage import Outage
from bot.gateway.session_starts import SessionStarts
from bot.language.phrases import Phrasebook
from bot.shards.client import ShardedParlatorium
from bot.tables.acts.tables import Tables
from db.engine import Database, open_database
from db.processes.shards import open_locks
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from sandbox import Limits, Sandbox
from tests.empty_database import AGE_MS, file_in
from tools.outages.jumping import JumpingLoop, jumping
from tools.outages.road import Fault, Relay

SHARDS = 2
CALM_SECONDS = 100.0
"""The quiet time before; long enough for two heartbeats."""
PATIENCE_SECONDS = 3600.0
MINUTE = 60.0


class Comeback(msgspec.Struct, frozen=True):
    """A bot's comeback: how many seconds after it became possible, with how many tries and new sessions, lines in
    the log, and which of these are the libraries'.
    """

    back_after: float
    tries: int
    identified: int
    lines: int
    foreign: tuple[str, ...]


class Beats:
    """A heart that beats by the loop's clock: discord.py's own is a thread of its own."""

    def __init__(self, *, ws: DiscordWebSocket, interval: float, **_: object) -> None:
        self.latency = 0.0
        self._ws = ws
        self._task = asyncio.ensure_future(self._beat(interval))

    def start(self) -> None:
        """It beats already."""

    def stop(self) -> None:
        """Beat no more."""
        self._task.cancel()

    def tick(self) -> None:
        """Something was heard; `DiscordWebSocket.poll_event` notices by itself if nothing is."""

    def ack(self) -> None:
        """It was heard."""

    def beat(self) -> dict[str, Any]:
        """The heartbeat."""
        return self.get_payload()

    def get_payload(self) -> dict[str, Any]:
        """The heartbeat."""
        return {"op": self._ws.HEARTBEAT, "d": self._ws.sequence}

    async def _beat(self, interval: float) -> None:
        while True:
            await asyncio.sleep(interval)
            await self._ws.send_heartbeat(self.get_payload())


def go_through(fault: Fault, seconds: float, *, shards: bool, at_start: bool = False) -> Comeback:
    """An outage of so many seconds, which nobody notices do not really pass; `at_start`: before the bot's first
    connection.
    """
    with tempfile.TemporaryDirectory() as folder:
        return jumping(_go_through(Path(folder), fault, seconds, shards=shards, at_start=at_start))


async def _go_through(folder: Path, fault: Fault, seconds: float, *, shards: bool, at_start: bool) -> Comeback:
    loop = cast(JumpingLoop, asyncio.get_running_loop())
    async with surroundings(folder, loop) as (sandbox, road, database):
        with capture_logs() as own, _overhearing() as foreign:
            async with running(client_of(database, loop, shards=shards), sandbox) as bot:
                if not at_start:
                    await bot.is_well(loop)
                    await asyncio.sleep(CALM_SECONDS)
                identified, tries = bot.identified, len(bot.tries)
                await road.close(fault)
                own.clear()
                foreign.clear()
                await asyncio.sleep(seconds)
                await road.open()
                came = loop.time()
                await bot.is_well(loop)
                after = loop.time() - came
                told = sum(line["log_level"] != "info" for line in own) + len(foreign)
                done = len(bot.tries) - tries, bot.identified - identified
                await asyncio.sleep(CALM_SECONDS)
                assert bot.client.trouble is None, "it does not stay"
        return Comeback(after, *done, told, tuple(foreign))


class Bot:
    """A running bot. `tries` are those to reach the gateway, `identified` the sessions that it began."""

    def __init__(self, client: Parlatorium, sandbox: Sandbox) -> None:
        self.client = client
        self.tries: list[str] = []
        self.identified = 0
        connect = client.http.ws_connect

        async def tried(url: str, **options: Any) -> Any:
            self.tries.append(url)
            return await connect(url, **options)

        begin = client.starts.begin

        async def begun() -> None:
            await begin()
            self.identified += 1

        vars(client.http)["ws_connect"], vars(client.starts)["begin"] = tried, begun
        self.task = asyncio.create_task(self._serve(sandbox.token))

    async def _serve(self, token: str) -> None:
        async with self.client:
            await log_in(self.client, token, self.client.outage, _ignored)
            await self.client.connect()

    async def is_well(self, loop: JumpingLoop) -> None:
        """Wait until it is connected."""
        latest = loop.time() + PATIENCE_SECONDS
        while not (self.client.ready.is_set() and self.client.trouble is None):
            if self.task.done():
                self.task.result()
            assert loop.time() < latest, "it does not come back"
            await asyncio.sleep(0.1)


@asynccontextmanager
async def running(client: Parlatorium, sandbox: Sandbox) -> AsyncIterator[Bot]:
    """A bot that gets in and serves."""
    bot = Bot(client, sandbox)
    try:
        yield bot
    finally:
        if (waiting := client._connection._ready_task) is not None:
            # Else it tells a client that is closed already that it is ready.
            waiting.cancel()
        await client.close()
        bot.task.cancel()
        await asyncio.wait({bot.task})
        client.front.illustrated.drawing.close()
        await client.front.reckoning.close()


@contextmanager
def _overhearing() -> Iterator[list[str]]:
    """The libraries' log, from warnings on."""
    heard: list[str] = []
    handler = logging.Handler(logging.WARNING)
    vars(handler)["emit"] = lambda record: heard.append(record.getMessage())
    logging.getLogger().addHandler(handler)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(handler)


def _ignored(_: Text) -> None:
    """Nobody sits at a terminal."""


@asynccontextmanager
async def surroundings(folder: Path, loop: JumpingLoop) -> AsyncIterator[tuple[Sandbox, Relay, Database]]:
    """A stand-in, the road to it, to which discord.py is pointed, and a database."""
    database = await open_database(await file_in(folder), patience=AGE_MS)
    limits = Limits(enforced=False, answer_within=1e9)
    async with Sandbox(folder / "sandbox.db", port=0, host="localhost", limits=limits, clock=loop.time) as sandbox:
        road = Relay(loop, sandbox.port)
        await road.open()
        sandbox.port = road.port
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(discord.http.Route, "BASE", sandbox.api_base)
            patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(sandbox.gateway_url))
            patch.setattr(discord.gateway, "KeepAliveHandler", Beats)
            yield sandbox, road, database
        await road.end()
    await database.close()


@cache
def _phrasebook() -> Phrasebook:
    return Phrasebook.load()


def client_of(database: Database, loop: JumpingLoop, *, shards: bool) -> Parlatorium:
    """A client, with shards or without, whose clock is the loop's."""
    tables = Tables(database, find_games())
    if shards:
        locks = partial(open_locks, "sqlite+aiosqlite:///", SHARDS)
        client: Parlatorium = ShardedParlatorium(
            tables=tables, phrasebook=_phrasebook(), open_locks=locks, shard_count=SHARDS
        )
    else:
        client = Parlatorium(tables=tables, phrasebook=_phrasebook(), guild_ready_timeout=0.1)
    client.outage = Outage(clock=loop.time)
    client.starts = SessionStarts(database, lambda: int(loop.time() * 1000))
    return client


def kept(found: Comeback, seconds: float) -> bool:
    """Whether an outage of so many seconds was gone through as promised."""
    return found.back_after <= MINUTE and found.lines <= 2 + (seconds + found.back_after) / MINUTE
