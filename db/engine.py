"""The open database: transactions that write, transactions that read.

Laws: a writer holds the lock from its first statement on, so it never fails half-way; committed data is on disk; no
error repeats the values of a statement; it is known whether storing has begun (`Trace`).
"""

import asyncio
import secrets
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Pool, QueuePool, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import numbers
from db.connection.address import SQLITE, place_of, understood
from db.connection.checks import DatabaseUnusable, Problem, check_file, sign_in
from db.connection.connections import begin_reading, begin_with_lock, driver_of, engines, limit
from db.connection.one_trip import Trips
from db.connection.out_of_reach import DatabaseBusy, DatabaseGone, DatabaseLost, DatabaseUnwritable, OutOfReach, naming
from db.connection.traces import wiped
from db.connection.transaction import DELIVERIES, Transaction
from db.connection.upgrade import DatabaseNewer, upgrade, version_of
from db.connection.watch import LOST, UNWRITABLE, FileGuard, Guard, ServerGuard, Trouble, trouble_on_server
from db.connection.whole import Transacted
from db.facts import RESTORED, RESTORED_TO, forget_fact, get_fact, set_fact
from db.games.games import any_stored

T = TypeVar("T")

PATIENCE = 5_000
"""How long to wait for somebody else's lock, in milliseconds."""
WIPE_SECONDS = 1.0
"""How long to wait for traces to be wiped before leaving that to the background."""
LOOK_SECONDS = 2.5
"""A database that is silent for this long cannot be reached."""
RETURN_SECONDS = 1.0
"""How long closing waits for connections in use; those returned later are not closed."""


class DatabaseOther(Exception):
    """Not the expected database: `found` is the installation it holds, None if it holds nothing."""

    def __init__(self, found: str | None) -> None:
        super().__init__(found)
        self.found = found


class Trace:
    """What a piece of work has done here so far. `stored`: a writing transaction has ended, so its writes may be
    stored, whatever was heard of it.
    """

    stored = False


TRACE: ContextVar[Trace | None] = ContextVar("TRACE", default=None)
"""The trace of the work under way, if anybody wants it."""


class Database:
    """A database ready for use. `installation` is its permanent name, made when it was first opened; `line` changes
    with each restored backup; `lost` is the time span that the last restore took back, in unix milliseconds. `empty`:
    it had never stored a game when it was opened. `waiting_for_deliveries` are called after each transaction here that
    made a delivery due. `trouble`: the last trouble seen; `limit`: how many seconds a server may keep silent in a
    transaction, if it is not known to answer. `trips`: those of SQLite's writing and reading connections.
    """

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, trips: tuple[Trips, Trips] | None = None) -> None:
        self._writer = writer
        self._reader = reader
        self._trips = trips or (Trips(), Trips())
        self._failed: Trouble | None = None
        """Why a write has failed, until one works again."""
        self._trying: asyncio.Task[None] | None = None
        self._guard: Guard | None = None
        self._looking: asyncio.Task[Trouble | None] | None = None
        self.installation = self.line = ""
        self.lost, self.empty = range(0), False
        self.trouble: Trouble | None = None
        self.waiting_for_deliveries: set[Callable[[], None]] = set()
        self._wiping: set[asyncio.Task[None]] = set()
        self.limit: float | None = None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write: committed at the end of the block, rolled back if the block raises.

        Raises DatabaseBusy if the lock cannot be had in time, DatabaseGone, DatabaseLost, DatabaseUnwritable.
        """
        await self._try_first()
        async with self._transaction() as tx:
            yield tx

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        due = False
        try:
            async with self._writing() as locked, self._writer.begin() as tx:
                locked()
                tx.info.pop(DELIVERIES, None)  # of one that failed
                yield tx
                due = DELIVERIES in tx.info
                _note_end()
        finally:
            self._tell(due)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment of the database, and cannot write. Raises OutOfReach."""
        self._insist()
        async with naming(self.limit), self._noting(writes=False), self._reader.begin() as tx:
            yield tx

    async def write(self, work: Transacted[T]) -> T:
        """The result of this work in a transaction that may write, see `transaction`: one trip to SQLite's thread.

        A caller cancelled meanwhile cannot know whether it was done; on SQLite it was.
        """
        await self._try_first()
        due = False

        async def noted(tx: Transaction) -> T:
            nonlocal due
            tx.info.pop(DELIVERIES, None)  # of one that failed
            result = await work(tx)
            due = DELIVERIES in tx.info
            return result

        try:
            async with self._writing() as locked:

                def begin(connection: Connection) -> None:
                    begin_with_lock(connection)
                    locked()

                return await _whole(self._writer, begin, noted, _note_end)
        finally:
            self._tell(due)

    def _tell(self, due: bool) -> None:
        """Announce that a delivery may be `due`, even if nobody could hear whether it was stored."""
        if due:
            for called in self.waiting_for_deliveries:
                called()

    async def read(self, work: Transacted[T]) -> T:
        """The result of this work in a transaction that cannot write, see `reading`: one trip to SQLite's thread."""
        self._insist()
        async with naming(self.limit), self._noting(writes=False):
            return await _whole(self._reader, begin_reading, work, _nothing)

    async def look(self) -> Trouble | None:
        """The present trouble of the database; takes no longer than LOOK_SECONDS, and never raises."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                self.trouble = await asyncio.shield(self._looking)
        except TimeoutError:
            self.trouble = Trouble.UNREACHABLE
        return self.trouble

    def expect_answers(self, seconds: float) -> None:
        """From now on wait no longer than this for an answer: the slow start is over."""
        if self._writer.dialect.name == "postgresql":
            self.limit = seconds
        else:
            for trips in self._trips:
                trips.limit = seconds

    async def watch(self) -> None:
        """From now on notice what happens to the database, by looking and by its errors."""
        async with self.reading() as tx:
            version = str(await tx.run_sync(version_of))
        if self._writer.dialect.name == "postgresql":
            self._guard = ServerGuard(self._writer, self.installation, version)
        else:
            file = Path(self._writer.url.database or "")
            writing, _ = self._trips
            self._guard = await asyncio.to_thread(
                FileGuard, file, self.installation, version, lambda: (writing.locks, writing.unlocks)
            )

    async def _look(self) -> Trouble | None:
        if self._keeps_silent():
            return Trouble.UNREACHABLE
        try:
            async with asyncio.timeout(self.limit):
                trouble = await self._guard.look() if self._guard else None
        except TimeoutError:
            return Trouble.UNREACHABLE
        if trouble not in LOST and self._keeps_silent():
            # The lock in the way may belong to the silent connection.
            return Trouble.UNREACHABLE
        return await self._attempt() if trouble is None and self._failed else trouble

    def _keeps_silent(self) -> bool:
        """Whether SQLite waits for its disk; nobody can tell for how long."""
        return any(trips.keep_silent(LOOK_SECONDS) for trips in self._trips)

    async def _attempt(self) -> Trouble | None:
        """Write more than a few rows need, and remove it again; tried only after a write has failed."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try())
        await asyncio.shield(self._trying)
        return self._failed

    async def _try(self) -> None:
        TRACE.set(None)
        with suppress(Exception):
            async with self._transaction() as tx:
                await set_fact(tx, "attempt", secrets.token_hex(32_768))
                await forget_fact(tx, "attempt")
            self._failed = None

    async def _try_first(self) -> None:
        """Try a write before risking an answer: what a failing disk did not store can still be there after a crash."""
        if self._failed is Trouble.UNREACHABLE and await self._attempt() is not None:
            raise DatabaseGone("no write has worked since one failed")

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Callable[[], None]]:
        """Surround a transaction that may write; call what this yields once its lock is taken."""
        self._insist()
        if self._keeps_silent():
            raise DatabaseGone("it keeps silent")
        had, over, deciding, (writing, _) = 0, False, threading.Lock(), self._trips

        def locked() -> None:
            nonlocal had
            with deciding:
                # If nobody waits any more, it is given back without a word.
                if not over:
                    had = 1
                    writing.locked()

        try:
            async with naming(self.limit), self._noting():
                yield locked
        except DatabaseBusy as error:
            if self._keeps_silent():
                raise DatabaseGone("it keeps silent") from error
            raise
        finally:
            with deciding:
                over = True
                writing.unlocks += had
        # A write to a deleted file is no answer.
        self._insist()

    def _insist(self) -> None:
        if self._guard and (lost := self._guard.lost()):
            self.trouble = lost
            raise DatabaseLost(lost)

    @asynccontextmanager
    async def _noting(self, *, writes: bool = True) -> AsyncIterator[None]:
        """Notice damage, and writes that fail for lack of space or rights or because of the disk, at once."""
        try:
            yield
        except DBAPIError as error:
            trouble = _trouble_in(error)
            if trouble is Trouble.CORRUPT:
                self.trouble = trouble
                raise DatabaseLost(trouble) from error
            if not writes or trouble not in UNWRITABLE:
                raise
            self.trouble = self._failed = trouble
            if trouble is not Trouble.UNREACHABLE:
                raise DatabaseUnwritable(Problem(trouble), str(error.orig)) from error
            raise

    async def wipe(self) -> None:
        """Make deleted data unreadable in SQLite's files: at once, or when the present readers have ended."""
        if self._writer.dialect.name == "sqlite":
            wiping = asyncio.create_task(wiped(Path(self._writer.url.database or "")))
            self._wiping.add(wiping)
            wiping.add_done_callback(self._wiping.discard)
            await asyncio.wait({wiping}, timeout=WIPE_SECONDS)

    async def close(self) -> None:
        """Close all connections, those in use once they are returned: a cancelled task needs a moment for that. With
        the last one of a file SQLite empties its log; a hanging disk is not waited for.
        """
        for trips in self._trips:
            trips.limit = LOOK_SECONDS
        if self._looking:
            await asyncio.wait({self._looking}, timeout=LOOK_SECONDS)
        if self._guard:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._guard.close()
        if wiping := set(self._wiping):
            for task in wiping:
                task.cancel()
            await asyncio.wait(wiping)
        for engine in (self._reader, self._writer):
            await _given_back(engine.pool)
            await engine.dispose()


async def open_database(url: str, patience: int = PATIENCE, expected: str | None = None) -> Database:
    """Check the database at this SQLAlchemy URL, bring its tables up to date, and open it.

    `patience`: how long to wait for locks, now and later, in milliseconds. `expected`: the installation that must be
    there, or "" for any; None: a missing one is begun. Raises DatabaseUnusable, DatabaseOther.
    """
    place = place_of(url)
    if place.drivername == SQLITE:
        await asyncio.to_thread(_check, Path(place.database or ""), patience, expected)
    with understood():
        database = Database(*engines(place, patience))
    try:
        await _prepare(database, expected)
        database.expect_answers(limit(patience))
        await database.watch()
    except BaseException:
        await database.close()
        raise
    return database


def _check(file: Path, patience: int, expected: str | None) -> None:
    if expected is not None and not file.exists():
        raise DatabaseOther(None)
    check_file(file, patience)


async def _prepare(database: Database, expected: str | None) -> None:
    try:
        with understood():
            async with database.reading():
                pass
        async with database.transaction() as tx:
            if expected is not None:
                await _expect(tx, expected)
            await tx.run_sync(upgrade)
            database.installation = await get_fact(tx, "installation") or await _begun(tx)
            database.empty = not await any_stored(tx)
            restored, made = [await get_fact(tx, key) or "" for key in (RESTORED, RESTORED_TO)]
            database.line = database.installation + restored
            database.lost = range(int(made), int(restored)) if made else range(0)
    except DatabaseNewer as error:
        raise DatabaseUnusable(Problem.NEWER, f"version {error}") from error
    except OutOfReach as error:
        raise DatabaseUnusable(error.problem, str(error)) from error
    except SQLAlchemyError as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, str(error)) from error
    except UnicodeDecodeError as error:
        raise DatabaseUnusable(Problem.CORRUPT, "there is text in it that is none") from error


async def _begun(tx: AsyncConnection) -> str:
    """Begin an installation; return its name."""
    name = secrets.token_hex(16)
    await set_fact(tx, "installation", name)
    await numbers.begin(tx)
    return name


async def _expect(tx: AsyncConnection, expected: str) -> None:
    found = await get_fact(tx, "installation") if await tx.run_sync(version_of) else None
    if found is None or found != (expected or found):
        raise DatabaseOther(found)


async def _given_back(pool: Pool) -> None:
    """Wait until none of its connections is in use, but not for ever; a pool that keeps none closes them itself."""
    if not isinstance(pool, QueuePool):
        return
    back = asyncio.Event()
    event.listen(pool, "checkin", lambda _connection, _record: back.set())
    with suppress(TimeoutError):
        async with asyncio.timeout(RETURN_SECONDS):
            while pool.checkedout():
                back.clear()
                await back.wait()


async def _whole(
    engine: AsyncEngine, begin: Callable[[Connection], None], work: Transacted[T], ending: Callable[[], None]
) -> T:
    if engine.dialect.name != "sqlite":
        async with engine.begin() as tx:
            result = await work(tx)
            ending()
            return result
    async with engine.connect() as connection:
        driver = driver_of(connection.sync_connection)
        try:
            return await driver.whole(begin, work, ending)
        except BaseException:
            if not driver.is_sound and not driver.is_silent:  # nobody else gets this connection
                await connection.invalidate()
            raise


def _nothing() -> None:
    """Reading leaves no trace."""


def _note_end() -> None:
    if (trace := TRACE.get()) is not None:
        trace.stored = True


def _trouble_in(error: DBAPIError) -> Trouble | None:
    if isinstance(error.orig, sqlite3.Error):
        problem = sign_in(error.orig)
        return None if problem is None else Trouble(problem)
    return trouble_on_server(error)
