"""SQLite with fewer trips to its thread: one trip runs a statement, reads its rows and closes it, or runs a whole
transaction.

aiosqlite makes four trips per statement (cursor, statement, rows, close), and each costs the event loop more than most
statements cost SQLite. SQLAlchemy reads all rows at once in any case.

Laws: nobody waits for a trip longer than its limit; a transaction that nobody waits for any more is rolled back, unless
it had already ended: a report that nothing has changed is always true.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import Connection

from db.connection.out_of_reach import DatabaseGone
from db.connection.transaction import Transaction
from db.connection.whole import Transacted, connected, transacted

T = TypeVar("T")
Parameters: TypeAlias = Iterable[Any]
Execute: TypeAlias = Callable[[sqlite3.Cursor, str, Any], object]
"""Runs a statement: `execute` or `executemany` of the driver's cursor."""


AGAIN_SECONDS = 0.5
"""Pause between attempts to interrupt a read: an attempt that meets no statement ends nothing."""


class Ran(msgspec.Struct, frozen=True):
    """What a statement returned, in the driver's terms."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    rows: list[Any] = []


class Trips:
    """The trips under way on an engine's connections. `limit`: seconds after which nobody waits for a trip any more;
    None: never. `reads`: they change nothing, so a trip is interrupted as soon as nobody waits for it. `locks`,
    `unlocks`: how often they have taken and released the writers' lock.
    """

    def __init__(self, *, reads: bool = False) -> None:
        self.reads = reads
        self.limit: float | None = None
        self._since: dict[object, float] = {}
        self._locked_at = 0.0
        self.locks = self.unlocks = 0

    def begun(self, trip: object) -> None:
        """A trip begins."""
        self._since[trip] = time.monotonic()

    def ended(self, trip: object) -> None:
        """Its thread is back."""
        self._since.pop(trip, None)

    def locked(self) -> None:
        """The lock is taken: from now on only the disk can keep us waiting."""
        self.locks, self._locked_at = self.locks + 1, time.monotonic()

    def keep_silent(self, seconds: float) -> bool:
        """Whether a trip has waited longer than this for the disk, or longer than its limit for anything."""
        now = time.monotonic()
        begun = min(tuple(self._since.values()), default=now)
        held = self.locks > self.unlocks and now - max(begun, self._locked_at) > seconds
        return held or (self.limit is not None and now - begun > self.limit)


class OneTripCursor:
    """The result of one statement; the part of aiosqlite's cursor that SQLAlchemy uses."""

    arraysize = 1

    def __init__(self, run: Callable[..., Any]) -> None:
        self._run = run
        self._ran = Ran()

    async def __aenter__(self) -> "OneTripCursor":
        return self

    @property
    def description(self) -> Any:
        """The columns, if any."""
        return self._ran.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed, -1 if it changes none."""
        return self._ran.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the row added last."""
        return self._ran.lastrowid

    async def execute(self, sql: str, parameters: Parameters = ()) -> "OneTripCursor":
        """Run a statement to its end."""
        self._ran = await self._run(sqlite3.Cursor.execute, sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Parameters]) -> "OneTripCursor":
        """Run a statement with each of these parameters."""
        self._ran = await self._run(sqlite3.Cursor.executemany, sql, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        """All rows."""
        return self._ran.rows

    async def close(self) -> None:
        """Nothing: the driver's own cursor is closed already."""


class FileOpening:
    """Opens the file on the thread, and remembers what it opened, even if nobody waits for it any more."""

    def __init__(self, opens: Callable[[], sqlite3.Connection]) -> None:
        self._opens = opens
        self._opened: sqlite3.Connection | None = None

    def __call__(self) -> sqlite3.Connection:
        self._opened = self._opens()
        return self._opened

    def let_go(self) -> None:
        """Close it, if it is open."""
        if self._opened is not None:
            self._opened.close()


class OneTripConnection(aiosqlite.Connection):
    """A connection whose cursors make one trip per statement. After keeping silent for too long it refuses at once,
    until its thread is back: then it rolls back what was not committed, and serves again.
    """

    _silent = False
    """Whether a trip is under way that nobody waits for any more."""
    _beginning = ""
    _used = True
    """Whether anything has run since the last commit or rollback that completed."""
    _connected: Connection | None = None
    """SQLAlchemy's own connection over the same one, for whole transactions."""

    def __init__(self, opening: FileOpening, trips: Trips) -> None:
        super().__init__(opening, iter_chunk_size=1)
        self.trips = trips
        self._opening = opening
        self._deciding = threading.Lock()
        """The holder decides whether the transaction on the thread is completed or given up."""

    @property
    def is_silent(self) -> bool:
        """Whether nobody waits for it any more: it can be used again once its thread is back."""
        return self._silent

    @property
    def is_sound(self) -> bool:
        """Whether it is open, with nothing to commit or roll back."""
        with suppress(ValueError, sqlite3.ProgrammingError):
            return not self._conn.in_transaction
        return False

    async def whole(self, begin: Callable[[Connection], None], work: Transacted[T], ending: Callable[[], None]) -> T:
        """Begin, do and commit a whole transaction in one trip, which is completed even if the caller is cancelled.
        `ending` is called before the commit, on the thread. Raises DatabaseGone if the connection was closed, or keeps
        silent.
        """
        if self._connection is None:
            raise DatabaseGone("the connection was closed")

        async def awaited(tx: Transaction) -> T:
            result = await work(tx)
            with self._deciding:
                self._refuse_if_silent()
                ending()
            return result

        return await to_its_end(self._on_thread(copy_context().run, self._transaction, begin, awaited))

    def _transaction(self, begin: Callable[[Connection], None], work: Transacted[T]) -> T:
        """On the thread."""
        self._connected = self._connected or connected(self._conn)
        return transacted(self._connected, begin, work)

    async def _on_thread(self, work: Callable[..., T], *given: Any) -> T:
        """One trip."""
        done: T = await self._execute(work, *given)
        return done

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """As in aiosqlite, but nobody waits for ever."""
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        self._refuse_if_silent()
        loop, limit = asyncio.get_running_loop(), self.trips.limit
        trip: asyncio.Future[Any] = loop.create_future()
        self.trips.begun(trip)
        self._tx.put_nowait((trip, partial(self._there_and_back, trip, partial(fn, *args, **kwargs))))
        timer = None if limit is None else loop.call_later(limit, self._give_up, trip, limit)
        try:
            return await trip
        finally:
            if timer is not None:
                timer.cancel()
            if not self._silent:
                self.trips.ended(trip)

    def _there_and_back(self, trip: object, work: Callable[[], Any]) -> Any:
        """On the thread, which knows when it is back even while the loop stands still."""
        try:
            return work()
        finally:
            if not self._silent:
                self.trips.ended(trip)

    def _give_up(self, trip: "asyncio.Future[Any]", limit: float) -> None:
        if trip.done():
            return
        with self._deciding:
            self._silent = True
        back = trip.get_loop().create_future()
        back.add_done_callback(partial(self._is_back, trip))
        self._tx.put_nowait((back, self._conn.rollback))
        trip.set_exception(DatabaseGone(f"no answer within {limit:g} s"))
        if self.trips.reads:
            self._break_off(trip.get_loop(), back)

    def _break_off(self, loop: asyncio.AbstractEventLoop, back: "asyncio.Future[Any]") -> None:
        """Interrupt the statement under way, and those that follow, until the thread is back."""
        if back.done():
            return
        with suppress(ValueError, sqlite3.ProgrammingError):
            self._conn.interrupt()
        loop.call_later(AGAIN_SECONDS, self._break_off, loop, back)

    def _is_back(self, trip: "asyncio.Future[Any]", back: "asyncio.Future[Any]") -> None:
        self._silent = False
        self.trips.ended(trip)
        if not back.cancelled():
            back.exception()  # what could not be taken back shows at the next beginning

    def _refuse_if_silent(self) -> None:
        if self._silent:
            raise DatabaseGone("it still keeps silent")

    async def _connect(self) -> aiosqlite.Connection:
        """As in aiosqlite, but nobody waits for ever."""
        try:
            async with asyncio.timeout(self.trips.limit):
                return await super()._connect()
        except TimeoutError as error:
            raise DatabaseGone(f"not opened within {self.trips.limit:g} s") from error

    def begin_with(self, sql: str) -> None:
        """Run this before the next statement, on the same trip."""
        self._beginning = sql

    def cursor(self) -> OneTripCursor:  # type: ignore[override]  # SQLAlchemy enters it either way
        """A cursor, not at the thread yet."""
        return OneTripCursor(self._one_trip)

    async def commit(self) -> None:
        """Commit, if anything was run."""
        await self._ended(super().commit)

    async def rollback(self) -> None:
        """Roll back what was run, if anything; a silent connection rolls back without being waited for."""
        if not self._silent:
            await self._ended(super().rollback)

    async def close(self) -> None:
        """Close it, waiting no longer than for any trip. A silent connection is not waited for: it is closed once its
        thread is back.
        """
        if not self._running:
            return
        if (closed := self.stop()) and not self._silent:
            await asyncio.wait({closed}, timeout=self.trips.limit)

    def stop(self) -> asyncio.Future[Any] | None:
        """Let the thread end. By itself it would close only what somebody was waiting to receive."""
        self._tx.put_nowait((None, self._opening.let_go))
        return super().stop()

    async def _ended(self, end: Callable[[], Awaitable[None]]) -> None:
        self._beginning = ""
        if self._used:
            await end()
            self._used = False

    async def _one_trip(self, run: Execute, sql: str, parameters: Any) -> Ran:
        beginning, self._beginning = self._beginning, ""
        # Set this before, not after: a caller cancelled while waiting has still run the statement.
        self._used = True
        return await self._on_thread(self._statement, beginning, run, sql, parameters)

    def _statement(self, beginning: str, run: Execute, sql: str, parameters: Any) -> Ran:
        """On the thread."""
        cursor = self._conn.cursor()
        try:
            if beginning:
                cursor.execute(beginning)
            run(cursor, sql, parameters)
            rows = cursor.fetchall() if cursor.description else []
            return Ran(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
        finally:
            cursor.close()


def connect(place: str, *, trips: Trips, uri: bool = False, **how: Any) -> OneTripConnection:
    """Like `aiosqlite.connect`, with one trip per statement, noted in `trips`; `how` as in `sqlite3.connect`."""
    connection = OneTripConnection(FileOpening(partial(sqlite3.connect, place, uri=uri, **how)), trips)
    connection._thread.daemon = True  # as SQLAlchemy does with those that it makes itself
    return connection


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """The result of this work. A cancellation meanwhile is raised only once the work is done, with any error of the
    work as its cause.
    """
    task = asyncio.create_task(work)
    cancelled = False
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        raise asyncio.CancelledError from task.exception()
    return task.result()
