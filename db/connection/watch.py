"""The watch over the open database: whether it is still the one that was opened, and can still be written to.

Laws: looking writes nothing to the disk; each finding has a one-word name. A database that is gone, or has been
replaced, is `lost`: it is never used as if all were well.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.connection.checks import is_full, problem_of

LOCK_SECONDS = 1.5
"""A program that holds the database longer blocks everybody."""


class Trouble(StrEnum):
    """What is wrong with an open database."""

    DELETED = "deleted"
    REPLACED = "replaced"
    NEWER = "newer"
    CORRUPT = "corrupt"
    FULL = "full"
    LOCKED = "locked"
    READ_ONLY = "read_only"
    UNREACHABLE = "unreachable"


LOST = frozenset({Trouble.DELETED, Trouble.REPLACED, Trouble.NEWER, Trouble.CORRUPT})
"""No longer the database that was opened: an answer stored there would be lost, or do harm."""
UNWRITABLE = frozenset({Trouble.FULL, Trouble.READ_ONLY, Trouble.UNREACHABLE})
"""Reasons for a failed write whose end only another write can show."""

_KNOWN = "SELECT (SELECT value FROM facts WHERE key = 'installation'), (SELECT version_num FROM alembic_version)"
_OF_SERVER = {
    "3D000": Trouble.DELETED,
    "42P01": Trouble.DELETED,
    "55P03": Trouble.LOCKED,
    "53100": Trouble.FULL,
    "25006": Trouble.READ_ONLY,
}


class Guard(Protocol):
    """Looks after one open database."""

    def lost(self) -> Trouble | None:
        """Which of `LOST` has happened to it, as far as can be told at once."""

    async def look(self) -> Trouble | None:
        """The present trouble."""

    async def close(self) -> None:
        """Stop looking."""


class FileGuard:
    """Looks after an open SQLite file that holds this installation with this version's tables; `locked` says how often
    this program itself has taken and released the lock.

    It keeps a connection of its own, so that the log beside the file is never closed and started again.
    """

    def __init__(self, file: Path, installation: str, version: str, locked: Callable[[], tuple[int, int]]) -> None:
        self._address = f"{file.absolute().as_uri()}?mode=rw"
        self._file = file.absolute()
        self._known = (installation, version)
        self._locked = locked
        self._found: Trouble | None = None
        self._anchor = self._connected()
        self._anchor.execute("SELECT key FROM facts").fetchone()
        files = (file, file.with_name(f"{file.name}-wal"))
        self._opened = {path: _identity(path) for path in files if path.exists()}

    def lost(self) -> Trouble | None:
        """See `Guard`: a file that was put back counts as the same."""
        return self._moved() or self._found

    def _moved(self) -> Trouble | None:
        for path, identity in self._opened.items():
            try:
                if _identity(path) != identity:
                    return Trouble.REPLACED
            except (FileNotFoundError, NotADirectoryError):
                return Trouble.DELETED
            except OSError:
                return Trouble.UNREACHABLE
        return None

    async def look(self) -> Trouble | None:
        """See `Guard`."""
        if moved := self._moved():
            return moved
        trouble = await asyncio.to_thread(self._look)
        # A file that is removed during the look can cause any error.
        moved = self._moved()
        self._found = trouble if trouble in LOST and moved is None else None
        return moved or trouble

    async def close(self) -> None:
        """See `Guard`."""
        await asyncio.to_thread(self._anchor.close)

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(
            self._address, uri=True, timeout=LOCK_SECONDS, isolation_level=None, check_same_thread=False
        )

    def _look(self) -> Trouble | None:
        _, given_back = self._locked()
        try:
            with closing(self._connected()) as fresh:
                if trouble := self._differs(fresh):
                    return trouble
                fresh.execute("BEGIN IMMEDIATE")
                # BEGIN alone succeeds even if the file is read-only. Nothing of this reaches the disk.
                fresh.execute("PRAGMA user_version = 1")
                fresh.execute("ROLLBACK")
        except sqlite3.Error as error:
            trouble = Trouble(problem_of(error, self._file))
            # If this program itself took the lock, or still has it, it was only faster.
            return None if trouble == Trouble.LOCKED and self._locked()[0] > given_back else trouble
        return Trouble.FULL if is_full(self._file.parent) else None

    def _differs(self, fresh: sqlite3.Connection) -> Trouble | None:
        tables = {name for (name,) in fresh.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not {"facts", "alembic_version"} <= tables:
            return Trouble.REPLACED
        return _difference(self._known, fresh.execute(_KNOWN).fetchone())


class ServerGuard:
    """Looks after a database on a PostgreSQL server that holds this installation with this version's tables."""

    def __init__(self, engine: AsyncEngine, installation: str, version: str) -> None:
        self._engine = engine
        self._known = (installation, version)
        self._found: Trouble | None = None

    def lost(self) -> Trouble | None:
        """See `Guard`."""
        return self._found

    async def look(self) -> Trouble | None:
        """See `Guard`."""
        try:
            async with self._engine.connect() as connection:
                trouble = await self._look(connection)
        except Exception as error:
            # Whatever error a driver, a network or a name server raises: there is no database.
            trouble = trouble_on_server(error) or Trouble.UNREACHABLE
        self._found = trouble if trouble in LOST else None
        return trouble

    async def close(self) -> None:
        """See `Guard`."""

    async def _look(self, connection: AsyncConnection) -> Trouble | None:
        await connection.execute(text(f"SET LOCAL lock_timeout = {int(LOCK_SECONDS * 1000)}"))
        held = "pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean"
        if await connection.scalar(text(f"SELECT {held}")):
            return Trouble.READ_ONLY
        # Writers of rows need this lock too: a program that keeps us from it keeps everybody from playing.
        await connection.execute(text("LOCK TABLE facts, games, answers IN ROW EXCLUSIVE MODE"))
        row = (await connection.execute(text(_KNOWN))).one()
        await connection.rollback()
        return _difference(self._known, tuple(row))


def trouble_on_server(error: BaseException) -> Trouble | None:
    """The trouble behind this error of PostgreSQL, if it says more than that something failed."""
    known = (_OF_SERVER.get(getattr(cause, "sqlstate", None) or "") for cause in (error, getattr(error, "orig", None)))
    return next(filter(None, known), None)


def _difference(known: tuple[str, str], found: tuple[object, ...]) -> Trouble | None:
    if found[0] != known[0]:
        return Trouble.REPLACED
    return Trouble.NEWER if found[1] != known[1] else None


def _identity(path: Path) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino
