"""Processes that seem to share shards: clients on one stand-in, one database, one board of locks."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import commands
from bot.gateway import turns
from bot.language.phrases import Phrasebook
from bot.shards import share
from bot.shards.client import ShardedParlatorium
from bot.tables.acts.tables import Tables
from db.engine import Database
from db.processes.shards import LocksLost, ShardHolding
from games.kernel.contract.discovery import find_games
from sandbox import Limits, Sandbox
from tests.sandbox.conftest import point_discord_at

COUNT = 4
PATIENCE = 300.0


class Board:
    """The holders of locks. `away`: nobody can hold anything."""

    def __init__(self) -> None:
        self.all: list[BoardLocks] = []
        self.turns: dict[int, BoardLocks] = {}
        self.taken_turns: Counter[int] = Counter()
        self.away = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator["BoardLocks"]:
        if self.away:
            raise LocksLost
        locks = BoardLocks(self)
        self.all.append(locks)
        try:
            yield locks
        finally:
            locks.end()

    @property
    def held(self) -> frozenset[int]:
        return frozenset().union(*(one.held for one in self.all))

    def wake(self) -> None:
        for one in self.all:
            one.changed.set()


class BoardLocks:
    """The locks of one process."""

    def __init__(self, board: Board) -> None:
        self.changed = asyncio.Event()
        self.held = frozenset[int]()
        self.counted = True
        self._board = board
        self._ended = False

    def end(self) -> None:
        """Its session ends."""
        if self._ended:
            return
        self._ended = True
        self._board.all.remove(self)
        self._board.turns = {key: one for key, one in self._board.turns.items() if one is not self}
        self.changed.set()
        self._board.wake()

    def _alive(self) -> None:
        if self._ended:
            raise LocksLost

    async def look(self) -> ShardHolding:
        self._alive()
        return ShardHolding(sum(one.counted for one in self._board.all), self._board.held)

    async def take(self, shard: int) -> bool:
        self._alive()
        if shard in self._board.held:
            return False
        self.held |= {shard}
        return True

    async def give_back(self, *shards: int) -> None:
        self._alive()
        self.held -= frozenset(shards)
        self._board.wake()

    async def leave(self) -> None:
        self._alive()
        self.counted = False
        self._board.wake()

    async def take_turn(self, key: int) -> bool:
        self._alive()
        assert self._board.turns.get(key) is not self, "a database would give it once more"
        if self._board.turns.setdefault(key, self) is not self:
            return False
        self._board.taken_turns[key] += 1
        return True

    async def end_turn(self, key: int) -> None:
        self._alive()
        self._board.turns.pop(key, None)


class OneProcess:
    """One process: its client, and its work."""

    def __init__(self, client: ShardedParlatorium) -> None:
        self.client = client
        self.task = asyncio.create_task(client.connect())

    @property
    def shards(self) -> list[int]:
        """The shards it serves and is connected to."""
        connections = self.client.share.connections.values()
        return sorted(connection.shard for connection in connections if connection.is_open)

    async def hand_over(self) -> None:
        """Give everything back as a SIGTERM does, and end."""
        await self.client.hand_over()
        await self.end()

    async def die(self) -> None:
        """End without a word, as a SIGKILL does."""
        connections, self.client.share.connections = self.client.share.connections, {}
        for connection in connections.values():
            await connection.stop_hearing()
            if connection._socket is not None:
                await connection._socket.close(4000)
        await self.end()

    async def end(self) -> None:
        await self.client.close()
        await asyncio.wait({self.task})


Start = Callable[[], Awaitable[OneProcess]]


@pytest.fixture
def limits() -> Limits:
    return Limits(enforced=False, answer_within=60.0)


@pytest.fixture
async def sandbox(tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """With as many servers as there are shards, one on each."""
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=limits) as running:
        for number in range(1, COUNT):
            guild = running.add_guild(f"Server {number}")
            running.create_channel(f"tisch-{number}", guild)
        point_discord_at(running, monkeypatch)
        yield running


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
async def start(
    sandbox: Sandbox, board: Board, database: Database, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Start]:
    """Starts another process, and waits until its share is served."""
    monkeypatch.setattr(turns, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(turns, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(share, "AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(share, "FALL_SECONDS", 0.05)
    phrasebook = Phrasebook.load()
    running: list[OneProcess] = []

    async def start() -> OneProcess:
        tables = Tables(database, find_games())
        client = ShardedParlatorium(
            tables=tables, phrasebook=phrasebook, patience=PATIENCE, open_locks=board.open, shard_count=COUNT
        )
        await client.login(sandbox.token)
        await commands.install(client.tree, client.front, sync=not running)
        running.append(OneProcess(client))
        up = asyncio.create_task(client.up.wait())
        await asyncio.wait({up, running[-1].task}, return_when=asyncio.FIRST_COMPLETED)
        up.cancel()
        return running[-1]

    yield start
    for process in running:
        await process.end()
        process.client.front.illustrated.drawing.close()
        await process.client.front.reckoning.close()
