"""SQLite through fewer trips to its thread: a statement is run, read to its end and closed in one of them, or a whole
transaction is.

aiosqlite makes four of a statement (a cursor, the statement, its rows, the closing), and each trip costs the event loop
more than most statements cost SQLite. SQLAlchemy reads all rows at once in any case.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import Connection

from db.out_of_reach import DatabaseGone
from db.to_its_end import to_its_end
from db.whole import Work, connected, transacted

T = TypeVar("T")
Parameters: TypeAlias = Iterable[Any]
Run: TypeAlias = Callable[[sqlite3.Cursor, str, Any], object]
"""What runs a statement: `execute` or `executemany` of the driver's cursor."""


class Ran(msgspec.Struct, frozen=True):
    """What a statement has left, as the driver names it."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    rows: list[Any] = []


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


class OneTripConnection(aiosqlite.Connection):
    """A connection whose cursors make one trip for each statement."""

    _beginning = ""
    _used = True
    """Whether something was run since the last commit or rollback that came to its end."""

    _connected: Connection | None = None
    """SQLAlchemy's own connection over the same one, for whole transactions."""

    @property
    def is_sound(self) -> bool:
        """Whether it is open, and nothing on it waits to be committed or taken back."""
        with suppress(ValueError, sqlite3.ProgrammingError):
            return not self._conn.in_transaction
        return False

    async def whole(self, begin: Callable[[Connection], None], work: Work[T]) -> T:
        """A transaction that does nothing else: begun, done and committed in one trip, which comes to its end even if
        whoever waits for it is cancelled. Raises DatabaseGone if the connection was closed.
        """
        if self._connection is None:
            raise DatabaseGone("the connection was closed")
        return await to_its_end(self._on_thread(copy_context().run, self._transaction, begin, work))

    def _transaction(self, begin: Callable[[Connection], None], work: Work[T]) -> T:
        """On the thread."""
        self._connected = self._connected or connected(self._conn)
        return transacted(self._connected, begin, work)

    async def _on_thread(self, work: Callable[..., T], *given: Any) -> T:
        """One trip."""
        done: T = await self._execute(work, *given)  # type: ignore[no-untyped-call]  # as aiosqlite has it
        return done

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
        """Take back what was run, if anything was."""
        await self._ended(super().rollback)

    async def _ended(self, end: Callable[[], Awaitable[None]]) -> None:
        self._beginning = ""
        if self._used:
            await end()
            self._used = False

    async def _one_trip(self, run: Run, sql: str, parameters: Any) -> Ran:
        beginning, self._beginning = self._beginning, ""
        # Before, not after: whoever is cancelled while he waits has run it all the same.
        self._used = True
        return await self._on_thread(self._statement, beginning, run, sql, parameters)

    def _statement(self, beginning: str, run: Run, sql: str, parameters: Any) -> Ran:
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


def connect(place: str, *, uri: bool = False, **how: Any) -> OneTripConnection:
    """What `aiosqlite.connect` gives, with one trip for each statement; `how` as in `sqlite3.connect`."""
    connection = OneTripConnection(partial(sqlite3.connect, place, uri=uri, **how), iter_chunk_size=1)
    connection._thread.daemon = True  # as SQLAlchemy does with those that it makes itself
    return connection
