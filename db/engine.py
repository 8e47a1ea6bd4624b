"""The open database: transactions that write, transactions that read.

Laws: a writer holds the lock from its first statement on, so it never fails half-way; what was committed is on disk.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.checks import DatabaseUnusable, Problem, check_file
from db.facts import get_fact, set_fact
from db.transaction import Transaction
from db.upgrade import DatabaseNewer, upgrade

PATIENCE = 5_000
"""How long to wait for a lock held by somebody else, in milliseconds."""
CONNECT_SECONDS = 5.0
"""How long a server may take to answer a new connection, however impatient one is with locks."""

_SQLITE = "sqlite+aiosqlite"
_POSTGRESQL = "postgresql+asyncpg"
_READERS = 4
_BUSY_IN_SQLITE = ("database is locked", "database table is locked")
_BUSY_IN_POSTGRESQL = {"40001", "40P01", "55P03"}


class DatabaseBusy(Exception):
    """Somebody else holds the database for too long; nothing was changed, trying again is right."""


class Database:
    """A database ready for use. `installation` names it for ever: made when it was first opened."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self.installation = ""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction that may write: committed at the end of the block, taken back if the block raises.

        Raises DatabaseBusy if the lock cannot be had in time.
        """
        async with _naming_busy(), self._writer.begin() as tx:
            yield tx

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A transaction that sees one moment of the database, and cannot write. Raises DatabaseBusy."""
        async with _naming_busy(), self._reader.begin() as tx:
            yield tx

    async def ping(self) -> None:
        """Ask the database for something. Raises DatabaseBusy, or what else is wrong."""
        async with self.reading() as tx:
            await tx.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Close all connections."""
        await self._reader.dispose()
        await self._writer.dispose()


async def open_database(url: str, patience: int = PATIENCE) -> Database:
    """Check the database at this SQLAlchemy URL, bring its tables up to date, and open it.

    `patience`: how long to wait for locks, now and later, in milliseconds. Raises DatabaseUnusable.
    """
    place = _place(url)
    if place.drivername == _SQLITE:
        await asyncio.to_thread(check_file, Path(place.database or ""), patience)
        database = _open_sqlite(place, patience)
    else:
        database = _open_postgresql(place, patience)
    try:
        await _prepare(database)
    except BaseException:
        await database.close()
        raise
    return database


def _place(url: str) -> URL:
    try:
        place = make_url(url)
    except ArgumentError as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, "not the address of a database") from error
    if place.drivername not in (_SQLITE, _POSTGRESQL):
        raise DatabaseUnusable(Problem.UNREACHABLE, f"neither {_SQLITE} nor {_POSTGRESQL}: {place.drivername}")
    if place.drivername == _SQLITE and (place.database or ":").startswith((":", "file:")):
        raise DatabaseUnusable(Problem.UNREACHABLE, "not a file; a database in memory would lose every game")
    return place


async def _prepare(database: Database) -> None:
    try:
        async with database.transaction() as tx:
            await tx.run_sync(upgrade)
            database.installation = await get_fact(tx, "installation") or secrets.token_hex(16)
            await set_fact(tx, "installation", database.installation)
    except DatabaseNewer as error:
        raise DatabaseUnusable(Problem.NEWER, f"version {error}") from error
    except DatabaseBusy as error:
        raise DatabaseUnusable(Problem.LOCKED, str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, str(error)) from error


def _open_sqlite(place: URL, patience: int) -> Database:
    """One connection writes, so that writers of this process queue up fairly instead of polling for the file's lock."""
    writer = _sqlite_engine(place, patience, 1, "BEGIN IMMEDIATE", ())
    reader = _sqlite_engine(place, patience, _READERS, "BEGIN", ("PRAGMA query_only = ON",))
    return Database(writer, reader)


def _sqlite_engine(place: URL, patience: int, connections: int, begin: str, more: tuple[str, ...]) -> AsyncEngine:
    engine = create_async_engine(
        place,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=patience / 1000,
        # Without this the driver begins and commits on its own.
        connect_args={"isolation_level": None, "timeout": patience / 1000},
    )

    def connected(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", *more):
            cursor.execute(pragma)
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    def left_alone(connection: Any, _record: object, _error: object) -> None:
        # Whoever was cancelled at a statement left a cursor open: closed like this, the connection would keep its lock
        # until that cursor is collected. What is asked for here is done before the closing, waited for or not.
        with suppress(asyncio.CancelledError, SQLAlchemyError, sqlite3.Error, ValueError):
            connection.run_async(lambda driver: driver.rollback())

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    event.listen(engine.sync_engine, "invalidate", left_alone)
    return engine


def _open_postgresql(place: URL, patience: int) -> Database:
    try:
        engine = create_async_engine(
            place,
            pool_timeout=patience / 1000,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": {"lock_timeout": str(patience)}},
        )
    except ModuleNotFoundError as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, f"{error}; install parlatorium[postgres]") from error
    reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return Database(engine, reader)


@asynccontextmanager
async def _naming_busy() -> AsyncIterator[None]:
    try:
        yield
    except NoConnectionFree as error:
        raise DatabaseBusy(str(error)) from error
    except DBAPIError as error:
        if not _is_busy(error):
            raise
        raise DatabaseBusy(str(error.orig)) from error


def _is_busy(error: DBAPIError) -> bool:
    state = getattr(error.orig, "sqlstate", None)
    return state in _BUSY_IN_POSTGRESQL or str(error.orig) in _BUSY_IN_SQLITE
