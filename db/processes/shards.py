"""The division of the gateway's shards among processes, and the point each shard has reached.

Laws: one process at a time holds a shard, and no longer than its session with the database lasts. PostgreSQL's own
session locks record the holders, so a process that died leaves nothing to clean up; one that hangs, or cannot be
reached, loses its session within SILENCE_SECONDS, and all it held with it.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import NullPool, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.connection.transaction import Transaction
from db.facts import get_fact, set_fact

SILENCE_SECONDS = 20
"""The server ends the session of a process that is silent for this long."""
ANSWER_SECONDS = 10.0
"""How long the server may take to answer before the session counts as lost."""

_MEMBER, _SHARD, _TURN = 0x70617201, 0x70617202, 0x70617203
"""First keys of the locks. Second keys: the number of all shards (shared by those who share them); a shard; a turn."""
_CHANNEL = "parlatorium_shards"
_LOOK = text(
    "SELECT classid::bigint, objid::bigint, pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND classid IN ({_MEMBER}, {_SHARD})"
)

T = TypeVar("T")


class LocksLost(Exception):
    """The session with the database is gone, and with it everything it held."""


class OtherCount(Exception):
    """Other processes on this database share another number of shards: `count`."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class ShardHolding(msgspec.Struct, frozen=True):
    """How many processes share the shards, and which shards are held, by any of them."""

    members: int
    held: frozenset[int]


class Locks(Protocol):
    """The holdings of one process. `changed` is set when another has given something back, or the session has ended.

    Everything raises LocksLost once the session is gone.
    """

    changed: asyncio.Event

    async def look(self) -> ShardHolding:
        """The present holdings; also tells the server that this process is alive."""

    async def take(self, shard: int) -> bool:
        """Hold a shard; False if another process does."""

    async def give_back(self, *shards: int) -> None:
        """Release these, and wake the other processes."""

    async def leave(self) -> None:
        """Be counted no longer, but keep what is held."""

    async def take_turn(self, key: int) -> bool:
        """Become the only process that may identify under this key; False if another one is."""

    async def end_turn(self, key: int) -> None:
        """Let others identify under this key."""


@asynccontextmanager
async def open_locks(url: str, count: int, silence: int = SILENCE_SECONDS) -> AsyncIterator[Locks]:
    """The locks of a process that shares `count` shards with all others on the database at this SQLAlchemy URL; on
    SQLite a process is alone. `silence`: seconds of silence after which the server ends its session.

    Raises OtherCount, and LocksLost if the server cannot be reached.
    """
    place = make_url(url)
    if place.get_backend_name() == "sqlite":
        yield NoLocks()
        return
    settings = {"idle_session_timeout": f"{silence}s", "application_name": f"parlatorium, of {count} shards"}
    engine = create_async_engine(
        place,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": ANSWER_SECONDS, "server_settings": settings},
    )
    try:
        locks = await _ended_in_time(_begun(engine.connect(), count))
    except BaseException:
        await engine.dispose()
        raise
    try:
        yield locks
    finally:
        await locks.close()
        await engine.dispose()


async def _begun(connecting: Any, count: int) -> "SessionLocks":
    connection: AsyncConnection = await connecting
    try:
        locks = SessionLocks(connection, count)
        await locks.begin()
    except BaseException:
        await connection.close()
        raise
    return locks


class SessionLocks:
    """Locks of one session of PostgreSQL, see `Locks`."""

    def __init__(self, connection: AsyncConnection, count: int) -> None:
        self.changed = asyncio.Event()
        self._connection = connection
        self._count = count
        self._one_by_one = asyncio.Lock()
        self._lost = False

    async def begin(self) -> None:
        """Be counted, and listen for what others release. Raises OtherCount, LocksLost."""
        await self._listen()
        await self._connection.execute(select(func.pg_advisory_lock_shared(_MEMBER, self._count)))
        counts = {number for key, number, _ in await self._connection.execute(_LOOK) if key == _MEMBER}
        if others := counts - {self._count}:
            raise OtherCount(min(others))

    async def _listen(self) -> None:
        from asyncpg import InterfaceError, PostgresError

        driver = (await self._connection.get_raw_connection()).driver_connection
        assert driver is not None
        try:
            await driver.add_listener(_CHANNEL, lambda *_: self.changed.set())
        except (InterfaceError, PostgresError) as error:
            # Only the driver can do this, and its errors are its own.
            raise _lost(error) from error
        driver.add_termination_listener(lambda _: self.changed.set())

    async def look(self) -> ShardHolding:
        """See `Locks`."""
        rows = await self._whole(self._rows())
        members = {pid for key, number, pid in rows if key == _MEMBER and number == self._count}
        return ShardHolding(len(members), frozenset(number for key, number, _ in rows if key == _SHARD))

    async def take(self, shard: int) -> bool:
        """See `Locks`."""
        return await self._ask(func.pg_try_advisory_lock(_SHARD, shard))

    async def give_back(self, *shards: int) -> None:
        """See `Locks`."""
        for shard in shards:
            await self._ask(func.pg_advisory_unlock(_SHARD, shard))
        await self._wake_others()

    async def leave(self) -> None:
        """See `Locks`."""
        await self._ask(func.pg_advisory_unlock_shared(_MEMBER, self._count))
        await self._wake_others()

    async def take_turn(self, key: int) -> bool:
        """See `Locks`."""
        return await self._ask(func.pg_try_advisory_lock(_TURN, key))

    async def end_turn(self, key: int) -> None:
        """See `Locks`."""
        await self._ask(func.pg_advisory_unlock(_TURN, key))

    async def close(self) -> None:
        """End the session, and with it all locks."""
        with suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await (self._connection.invalidate() if self._lost else self._connection.close())

    async def _wake_others(self) -> None:
        await self._ask(func.pg_notify(_CHANNEL, ""))

    async def _ask(self, what: Any) -> bool:
        return await self._whole(self._answer(what))

    async def _answer(self, what: Any) -> bool:
        return bool((await self._connection.execute(select(what))).scalar())

    async def _rows(self) -> list[Any]:
        return list(await self._connection.execute(_LOOK))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish one thing before the next, even if the caller is cancelled: a session left in the middle of a
        statement is lost.
        """
        task = asyncio.create_task(self._alone(work))
        # A cancelled caller no longer wants to know how it ended.
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        return await asyncio.shield(task)

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._one_by_one:
            if self._lost:
                work.close()
                raise LocksLost
            try:
                return await _ended_in_time(work)
            except LocksLost:
                self._lost = True
                self.changed.set()
                raise


async def _ended_in_time(work: Coroutine[Any, Any, T]) -> T:
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await work
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise _lost(error) from error


def _lost(error: Exception) -> LocksLost:
    first = next(iter(str(error).splitlines()), "")
    return LocksLost(f"{type(error).__name__}: {first}")


class NoLocks:
    """The locks of a process that shares with nobody: all it wants, see `Locks`."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self._held: set[int] = set()

    async def look(self) -> ShardHolding:
        """See `Locks`."""
        return ShardHolding(1, frozenset(self._held))

    async def take(self, shard: int) -> bool:
        """See `Locks`."""
        self._held.add(shard)
        return True

    async def give_back(self, *shards: int) -> None:
        """See `Locks`."""
        self._held.difference_update(shards)

    async def leave(self) -> None:
        """See `Locks`."""

    async def take_turn(self, key: int) -> bool:
        """See `Locks`."""
        return True

    async def end_turn(self, key: int) -> None:
        """See `Locks`."""


class Session(msgspec.Struct, frozen=True):
    """The point a shard has reached: the gateway's name for its session, its last event, and the address to resume it
    at.

    `exact`: that event was the last one heard; otherwise later ones may have been heard. Clicks from before `since`
    (milliseconds) are no longer to be carried out.
    """

    id: str
    sequence: int
    gateway: str
    exact: bool = False
    since: int = 0


async def note_sessions(tx: Transaction, count: int, sessions: Mapping[int, Session]) -> None:
    """Store where these of `count` shards stand."""
    for shard, session in sessions.items():
        await set_fact(tx, _fact(count, shard), msgspec.json.encode(session).decode())


async def take_session(tx: Transaction, count: int, shard: int) -> Session | None:
    """Where a shard was left, None if nobody has served it yet; the next to take it over finds it inexact."""
    noted = await get_fact(tx, _fact(count, shard))
    if noted is None:
        return None
    session = msgspec.json.decode(noted, type=Session)
    if session.exact:
        await note_sessions(tx, count, {shard: msgspec.structs.replace(session, exact=False)})
    return session


def _fact(count: int, shard: int) -> str:
    return f"shard/{shard}/{count}"
