"""The state file of the sandbox: one SQLite database, written behind the world's back.

Laws: only the newest state of a row is written; rows are written in one transaction per flush; a second stand-in cannot
open the same file.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import aiosqlite

log = logging.getLogger(__name__)

Values: TypeAlias = Sequence[str | int | bytes | None]
_Loaded: TypeAlias = list[tuple[str | int | bytes | None, ...]]

VERSION = 1
TABLES = {
    "note": "name TEXT PRIMARY KEY, value TEXT NOT NULL",
    "person": "id INTEGER PRIMARY KEY, body BLOB NOT NULL",
    "guild": "id INTEGER PRIMARY KEY, name TEXT NOT NULL",
    "channel": "id INTEGER PRIMARY KEY, body BLOB NOT NULL",
    "message": "id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL, author_id INTEGER NOT NULL, visible_to INTEGER,"
    " body BLOB NOT NULL, files BLOB NOT NULL",
    "attachment": "id INTEGER PRIMARY KEY, data BLOB NOT NULL",
    "emoji": "id INTEGER PRIMARY KEY, name TEXT NOT NULL",
    "command": "id INTEGER PRIMARY KEY, body BLOB NOT NULL",
    "nonce": "nonce TEXT PRIMARY KEY, message_id INTEGER NOT NULL, channel_id INTEGER NOT NULL, at INTEGER NOT NULL",
}


class StateUnreadable(Exception):
    """The state file at `path` cannot be used; `fault` says why."""

    def __init__(self, path: Path, fault: Exception) -> None:
        super().__init__(f"The state of the sandbox in {path} cannot be read: {fault}.")
        self.path = path
        self.fault = str(fault)


class StateFile:
    """The open state file. Calls only note what to write; a task of its own writes it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._pending: dict[tuple[str, str | int], Values | None] = {}
        self._wake = asyncio.Event()
        self._writing = asyncio.Lock()
        self._open = True
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, path: Path) -> "StateFile":
        """Open or make the file; raises StateUnreadable."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            sqlite3.connect(path).close()  # aiosqlite would leave its thread behind when this fails
        except sqlite3.Error as error:
            raise StateUnreadable(path, error) from error
        connection = await aiosqlite.connect(path, timeout=0.5)
        try:
            await _prepare(connection)
        except sqlite3.Error as error:
            await connection.close()
            raise StateUnreadable(path, error) from error
        return cls(connection)

    async def load(self, table: str) -> _Loaded:
        """All rows of a table, in the order of their keys."""
        key = TABLES[table].partition(" ")[0]
        return [tuple(row) for row in await self._connection.execute_fetchall(f"SELECT * FROM {table} ORDER BY {key}")]

    def put(self, table: str, row: Values) -> None:
        """Write a row, whose first value is its key, replacing the one with that key."""
        key = row[0]
        assert isinstance(key, str | int)
        self._pending[table, key] = row
        self._wake.set()

    def remove(self, table: str, key: str | int) -> None:
        """Take a row out."""
        self._pending[table, key] = None
        self._wake.set()

    async def attachment(self, attachment_id: int) -> bytes | None:
        """The bytes of an attachment, also when they are still to be written."""
        async with self._writing:
            if ("attachment", attachment_id) in self._pending:
                row = self._pending["attachment", attachment_id]
            else:
                query = "SELECT * FROM attachment WHERE id = ?"
                row = next(iter(await self._connection.execute_fetchall(query, (attachment_id,))), None)
        return row[1] if row is not None and isinstance(row[1], bytes) else None

    async def _write(self) -> None:
        while self._open:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.flush()
            except sqlite3.Error as error:
                log.error("The state of the sandbox could not be written and is kept for later: %s.", error)
        await self.flush()

    async def flush(self) -> None:
        """Write everything noted so far, in one transaction."""
        async with self._writing:
            pending, self._pending = self._pending, {}
            try:
                for table in TABLES:
                    rows = {key: row for (name, key), row in pending.items() if name == table}
                    await self._write_table(table, rows)
                await self._connection.commit()
            except sqlite3.Error:
                self._pending = pending | self._pending
                await self._connection.rollback()
                raise

    async def _write_table(self, table: str, rows: dict[str | int, Values | None]) -> None:
        gone = [(key,) for key, row in rows.items() if row is None]
        if kept := [row for row in rows.values() if row is not None]:
            places = ", ".join("?" * len(kept[0]))
            await self._connection.executemany(f"INSERT OR REPLACE INTO {table} VALUES ({places})", kept)
        if gone:
            key = TABLES[table].partition(" ")[0]
            await self._connection.executemany(f"DELETE FROM {table} WHERE {key} = ?", gone)

    async def close(self) -> None:
        """Write what is left and close the file."""
        self._open = False
        self._wake.set()
        try:
            await self._writer
        finally:
            await self._connection.close()


async def _prepare(connection: aiosqlite.Connection) -> None:
    await connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = OFF")
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    if version not in (0, VERSION):
        raise sqlite3.DatabaseError(f"it is of version {version}, this program knows {VERSION}")
    for table, columns in TABLES.items():
        await connection.execute(f"CREATE TABLE IF NOT EXISTS {table} ({columns})")
    await connection.execute(f"PRAGMA user_version = {VERSION}")
    await connection.commit()
