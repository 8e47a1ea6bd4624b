"""The shards of this process: an even share among all processes on the database.

Laws: there is no leader, and processes need not know each other. One with too few shards takes free ones; one with too
many, because another joined, gives some back; one that dies loses all. A shard that is not held is not served, unless
nobody can hold anything because the database is away: then this process goes on for a moment, so that people are told.
"""

import asyncio
import math
import time
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import msgspec
import structlog

from bot.gateway.connection import Connection
from bot.gateway.pace import RequestPace
from bot.gateway.turns import Turns
from bot.metrics import SHARDS
from db.engine import Database
from db.processes.shards import Locks, LocksLost, Session, ShardHolding, note_sessions, take_session

if TYPE_CHECKING:
    from bot.shards.client import ShardedParlatorium

BEAT_SECONDS = 2.0
"""How often to check which processes exist; also the sign of life for the database."""
NOTE_SECONDS = 4.0
"""How often to note the points the shards have reached, for a process that takes over unannounced; a new session is
noted at once.
"""
HOLD_SECONDS = 5.0
"""How long to go on without the database."""
FALL_SECONDS = 3.0
"""By then the locks of this process's abandoned session are gone: any lock after that is another's."""
AGAIN_SECONDS = 0.5

OpenLocks = Callable[[], AbstractAsyncContextManager[Locks]]

log = structlog.get_logger()


def fair_share(count: int, processes: int) -> int:
    """The most of `count` shards that a process serves, so that all together can serve all of them."""
    return -(-count // max(1, processes))


class Share:
    """Takes and gives back shards until it is cancelled. `processes` is how many share; `settled` is set once this
    process has taken its share; `connections` are the shards that it serves, or will as soon as it may identify.
    """

    def __init__(
        self, client: "ShardedParlatorium", open_locks: OpenLocks, count: int, database: Database, pace: RequestPace
    ) -> None:
        self.count = count
        self.processes = 1
        self.connections: dict[int, Connection] = {}
        self.settled = asyncio.Event()
        self.turns = Turns(lambda: self._locks)
        self._client = client
        self._open_locks = open_locks
        self._database = database
        self._pace = pace
        self._locks: Locks | None = None
        self._leaving = False
        self._moving = asyncio.Lock()
        """Only one task at a time takes or gives back shards."""
        self._lost_at: float | None = None
        self._noted: dict[int, Session] = {}
        self._note_at = -math.inf
        self._unconfirmed: list[asyncio.Future[None]] = []

    @property
    def is_held(self) -> bool:
        """Whether this process has a session that can hold something."""
        return self._locks is not None

    async def run(self) -> None:
        """Share for ever. Raises the errors that mean Discord will never let a shard in."""
        while True:
            try:
                async with self._open_locks() as self._locks:
                    self._lost_at = None
                    async with self._moving:
                        await self._hold_again(self._locks)
                    while True:
                        async with self._moving:
                            await self._round(self._locks)
                        await self._pause(self._locks)
            except LocksLost as error:
                log.warning("shards_not_held", error=str(error))
            finally:
                self._locks = None
            if self._leaving:
                return
            await self._without_locks()

    async def hand_over(self) -> None:
        """Stop taking shards, and give all back, so that others take over at once."""
        self._leaving = True
        async with self._moving:
            locks = self._locks
            try:
                if locks is not None:
                    await locks.leave()
                    await self._give_back(locks, list(self.connections))
            except LocksLost as error:
                log.warning("shards_not_held", error=str(error))
            await self._drop(list(self.connections))

    def note_soon(self) -> None:
        """A session has begun: note it at once, in case this process dies and another takes over."""
        self._note_at = -math.inf
        self._look_soon()

    async def close(self) -> None:
        """Stop serving."""
        async with self._moving:
            await self._drop(list(self.connections))
        await self.turns.close()

    # one look at the present holdings, and its consequences

    async def _round(self, locks: Locks) -> None:
        standing = await locks.look()
        self.processes = max(1, standing.members)
        self._pace.share(self.processes)
        self._confirm()
        await self._even_out(locks, standing)
        if (now := time.monotonic()) >= self._note_at:
            self._note_at = now + NOTE_SECONDS
            await self._note(self.connections.values(), exact=False)
        self.settled.set()

    async def _even_out(self, locks: Locks, standing: ShardHolding) -> None:
        wanted = fair_share(self.count, self.processes)
        for shard in sorted(set(range(self.count)) - standing.held):
            if self._leaving:
                return
            if len(self.connections) < wanted and await locks.take(shard):
                self._begin(shard, await self._left(shard))
        if surplus := sorted(self.connections)[wanted:]:
            await self._give_back(locks, surplus)

    async def _left(self, shard: int) -> Session | None:
        """The point at which a new shard was left; if not exactly known, earlier clicks count as carried out."""
        try:
            async with self._database.transaction() as tx:
                left = await take_session(tx, self.count, shard)
        except Exception as error:
            log.warning("shard_not_known", shard=shard, error=f"{type(error).__name__}: {error}")
            return None
        if left is None or left.exact:
            return left
        return msgspec.structs.replace(left, since=self._client.tables.clock())

    def _begin(self, shard: int, left: Session | None) -> None:
        log.info("shard_taken", shard=shard, of=self.count, resumes=left is not None)
        self._noted.pop(shard, None)
        self.connections[shard] = Connection(
            self._client, shard, left, self.turns, self._client.outage, self._confirmed
        )
        SHARDS.set(len(self.connections))

    async def _give_back(self, locks: Locks, shards: list[int]) -> None:
        """Note the points they have reached, let others take over, then close the rest."""
        gone = [self.connections.pop(shard) for shard in shards]
        await self._silence(gone)
        await self._note(gone, exact=True)
        try:
            await locks.give_back(*shards)
        finally:
            await asyncio.gather(*(connection.close() for connection in gone))

    async def _drop(self, shards: Collection[int]) -> None:
        """Stop serving these, for they are no longer held."""
        gone = [self.connections.pop(shard) for shard in shards]
        await self._silence(gone)
        await asyncio.gather(*(connection.close() for connection in gone))

    async def _silence(self, gone: Collection[Connection]) -> None:
        """Stop hearing these."""
        await asyncio.gather(*(connection.stop_hearing() for connection in gone))
        for connection in gone:
            log.info("shard_given_up", shard=connection.shard, of=self.count)
            self._client.forget(connection.shard)
        SHARDS.set(len(self.connections))

    async def _note(self, connections: Collection[Connection], *, exact: bool) -> None:
        """Note the points these have reached; unchanged ones need not be written again."""
        stands = {connection.shard: connection.stands(exact=exact) for connection in connections}
        new = {shard: at for shard, at in stands.items() if at is not None and at != self._noted.get(shard)}
        if not new:
            return
        try:
            async with self._database.transaction() as tx:
                await note_sessions(tx, self.count, new)
        except Exception as error:
            log.warning("shards_not_noted", shards=list(new), error=f"{type(error).__name__}: {error}")
        else:
            self._noted |= new

    async def _pause(self, locks: Locks) -> None:
        """Wait for the next beat, or until another process has given something back, or a connection has ended for
        good.
        """
        waking = asyncio.create_task(locks.changed.wait())
        ends = {connection.task for connection in self.connections.values()}
        try:
            done, _ = await asyncio.wait({waking, *ends}, timeout=BEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waking.cancel()
        locks.changed.clear()
        for task in done & ends:
            if not task.cancelled():
                task.result()

    # when the database is away

    async def _hold_again(self, locks: Locks) -> None:
        """In a new session: hold again what is still served here, and give up what another has taken meanwhile."""
        lost, since = list(self.connections), time.monotonic()
        while lost := [shard for shard in lost if not await locks.take(shard)]:
            if time.monotonic() - since > FALL_SECONDS:
                break
            await asyncio.sleep(AGAIN_SECONDS)
        await self._drop(lost)

    async def _without_locks(self) -> None:
        now = time.monotonic()
        self._lost_at = now if self._lost_at is None else self._lost_at
        if now - self._lost_at > HOLD_SECONDS:
            async with self._moving:
                await self._drop(list(self.connections))
        await asyncio.sleep(AGAIN_SECONDS)

    async def _confirmed(self) -> None:
        """Wait until a look has confirmed that everything served here is still held here."""
        waiting = asyncio.get_running_loop().create_future()
        self._unconfirmed.append(waiting)
        self._look_soon()
        await waiting

    def _look_soon(self) -> None:
        if self._locks is not None:
            self._locks.changed.set()

    def _confirm(self) -> None:
        waiting, self._unconfirmed = self._unconfirmed, []
        for one in waiting:
            if not one.done():
                one.set_result(None)
