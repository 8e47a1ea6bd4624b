"""SQLite through fewer trips to its thread: a statement is run, read to its end and closed in one of them, or a whole
transaction is.

aiosqlite makes four of a statement (a cursor, the statement, its rows, the closing), and each trip costs the event loop
more than most statements cost SQLite. SQLAlchemy reads all rows at once in any case.

Laws: nobody waits longer for a trip than its limit; a transaction that nobody waits for any more is taken back, unless
it had come to its end before: whoever hears that nothing has changed hears the truth.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import Connection

from db.connection.out_of_reach import DatabaseGone
from db.connection.to_its_end import to_its_end
from db.connection.transaction import Transaction
from db.connection.whole import Transacted, connected, transacted

T = TypeVar("T")
Parameters: TypeAlias = Iterable[Any]
Execute: TypeAlias = Callable[[sqlite3.Cursor, str, Any], object]
"""What runs a statement: `execute` or `executemany` of the driver's cursor."""


AGAIN_SECONDS = 0.5
"""Between two attempts to break off what reads on: one that meets no statement ends nothing."""


class Ran(msgspec.Struct, frozen=True):
    """What a statement has left, as the driver names it."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    rows: list[Any] = []


class Trips:
    """The trips of an engine's connections that are under way. `limit`: after how many seconds nobody waits for one any
    more; None: never. `reads`: they change nothing, so that one is broken off as soon as nobody waits for it. `locks`,
    `unlocks`: how often they have had the lock that a writer needs, and given it back.
    """

    def __init__(self, *, reads: bool = False) -> None:
        self.reads = reads
        self.limit: float | None = None
        self._since: dict[object, float] = {}
        self._locked_at = 0.0
        self.locks = self.unlocks = 0

    def begun(self, trip: object) -> None:
        """One was begun."""
        self._since[trip] = time.monotonic()

    def ended(self, trip: object) -> None:
        """Its thread is back."""
        self._since.pop(trip, None)

    def locked(self) -> None:
        """The lock is had: from now on it is only the disk that can be waited for."""
        self.locks, self._locked_at = self.locks + 1, time.monotonic()

    def keep_silent(self, seconds: float) -> bool:
        """Whether one of them has waited longer than this for the disk, or longer than its limit for anything."""
        if not self._since:
            return False
        begun, now = min(self._since.values()), time.monotonic()
        held = self.locks > self.unlocks and now - max(begun, self._locked_at) > seconds
        return held or (self.limit is not None and now - begun > self.limit)


class OneTripCursor:
    """Holds what one statement has left; as much of aiosqlite's cursor as SQLAlchemy uses."""

    arraysize = 1

    def __init__(self, run: Callable[..., Any]) -> None:
        self._run = run
        self._ran = Ran()

    async def __aenter__(self) -> "OneTripCursor":
        return self

    @property
    def description(self) -> Any:
        """The columns, None if it has none."""
        return self._ran.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed, -1 if it changes none."""
        return self._ran.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The row that was added last."""
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
    """Opens the file on the thread, and knows what it has opened, also if nobody waits for it any more."""

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
    """A connection whose cursors make one trip for each statement. One that keeps silent for too long serves again when
    its thread is back, and what was not committed is taken back; until then it refuses at once.
    """

    _silent = False
    """Whether nobody waits any more for a trip that is under way."""
    _beginning = ""
    _used = True
    """Whether something was run since the last commit or rollback that came to its end."""
    _connected: Connection | None = None
    """SQLAlchemy's own connection over the same one, for whole transactions."""

    def __init__(self, opening: FileOpening, trips: Trips) -> None:
        super().__init__(opening, iter_chunk_size=1)
        self.trips = trips
        self._opening = opening
        self._deciding = threading.Lock()
        """Whoever has it settles whether the transaction on the thread comes to its end, or is given up before."""

    @property
    def is_silent(self) -> bool:
        """Whether nobody waits any more for what it does: it is of use again once its thread is back."""
        return self._silent

    @property
    def is_sound(self) -> bool:
        """Whether it is open, and nothing on it waits to be committed or taken back."""
        with suppress(ValueError, sqlite3.ProgrammingError):
            return not self._conn.in_transaction
        return False

    async def whole(self, begin: Callable[[Connection], None], work: Transacted[T], ending: Callable[[], None]) -> T:
        """A transaction that does nothing else: begun, done and committed in one trip, which comes to its end even if
        whoever waits for it is cancelled. `ending` is called before it is committed, on the thread. Raises DatabaseGone
        if the connection was closed, or keeps silent.
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
        """As aiosqlite has it, but nobody waits for ever."""
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        self._refuse_if_silent()
        loop, limit = asyncio.get_running_loop(), self.trips.limit
        trip: asyncio.Future[Any] = loop.create_future()
        self.trips.begun(trip)
        self._tx.put_nowait((trip, partial(fn, *args, **kwargs)))
        timer = None if limit is None else loop.call_later(limit, self._give_up, trip, limit)
        try:
            return await trip
        finally:
            if timer is not None:
                timer.cancel()
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
        """End the statement that is under way, and those that come after it, until the thread is back."""
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
        """As aiosqlite has it, but nobody waits for ever."""
        try:
            async with asyncio.timeout(self.trips.limit):
                return await super()._connect()
        except TimeoutError as error:
            raise DatabaseGone(f"not opened within {self.trips.limit:g} s") from error

    def begin_with(self, sql: str) -> None:
        """Run this before the next statement, on the same trip."""
        self._beginning = sql

    def cursor(self) -> OneTripCursor:  # type: ignore[override]  # SQLAlchemy enters it either way
        """A cursor that is not at the thread yet."""
        return OneTripCursor(self._one_trip)

    async def commit(self) -> None:
        """Commit, if anything was run."""
        await self._ended(super().commit)

    async def rollback(self) -> None:
        """Take back what was run, if anything was; what keeps silent is taken back without being waited for."""
        if not self._silent:
            await self._ended(super().rollback)

    async def close(self) -> None:
        """Close it. Nobody waits longer for that than for any trip, or at all if it keeps silent: it is closed once its
        thread is back.
        """
        if not self._running:
            return
        if (closed := self.stop()) and not self._silent:
            await asyncio.wait({closed}, timeout=self.trips.limit)

    def stop(self) -> asyncio.Future[Any] | None:
        """Let the thread end. By itself it would close only what somebody was there to receive."""
        self._tx.put_nowait((None, self._opening.let_go))
        return super().stop()

    async def _ended(self, end: Callable[[], Awaitable[None]]) -> None:
        self._beginning = ""
        if self._used:
            await end()
            self._used = False

    async def _one_trip(self, run: Execute, sql: str, parameters: Any) -> Ran:
        beginning, self._beginning = self._beginning, ""
        # Before, not after: whoever is cancelled while he waits has run it all the same.
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
    """What `aiosqlite.connect` gives, with one trip for each statement, noted in `trips`; `how` as in
    `sqlite3.connect`.
    """
    connection = OneTripConnection(FileOpening(partial(sqlite3.connect, place, uri=uri, **how)), trips)
    connection._thread.daemon = True  # as SQLAlchemy does with those that it makes itself
    return connection
