"""How often the event loop goes to SQLite's thread."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from db.connection.one_trip import OneTripConnection, Trips, connect
from db.connection.transaction import Transaction
from db.engine import Database, open_database

MANY = "INSERT INTO facts (key, value) VALUES (:key, :value)"
VALUES = "SELECT value FROM facts WHERE key LIKE 'trip%' ORDER BY key"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A database in a file."""
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    yield opened
    await opened.close()


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What each trip to a thread is for."""
    made: list[str] = []
    original = OneTripConnection._execute

    async def noted(connection: OneTripConnection, work: Any, *rest: Any) -> Any:
        made.append(work.__name__)
        return await original(connection, work, *rest)

    monkeypatch.setattr(OneTripConnection, "_execute", noted)
    return made


async def values(tx: Transaction) -> list[str]:
    """What this test has stored."""
    return [row.value for row in await tx.execute(text(VALUES))]


async def test_reading_makes_a_trip_for_each_statement_and_one_to_end(database: Database, trips: list[str]) -> None:
    async with database.reading() as tx:
        trips.clear()  # a new connection looks at its database first
    async with database.reading() as tx:
        assert await values(tx) == await values(tx) == []
    assert trips == ["_statement", "_statement", "commit"]


async def test_reading_nothing_makes_no_trip(database: Database, trips: list[str]) -> None:
    async with database.reading():
        trips.clear()
    async with database.reading():
        pass
    with pytest.raises(LookupError):
        async with database.reading():
            raise LookupError
    assert trips == []


async def test_writing_takes_the_lock_first(database: Database, trips: list[str]) -> None:
    trips.clear()
    async with database.transaction() as tx:
        assert trips == ["_statement"]
        await tx.execute(text(MANY), [{"key": f"trip {number}", "value": f"{number}"} for number in range(3)])
        assert await values(tx) == ["0", "1", "2"]
    assert trips == ["_statement", "_statement", "_statement", "commit"]


async def test_a_whole_transaction_is_one_trip(database: Database, trips: list[str]) -> None:
    for use in (database.read, database.write):
        await use(values)  # a new connection looks at its database first
        trips.clear()
        assert await use(values) == []
        assert len(trips) == 1


async def test_a_reader_sees_one_moment(database: Database) -> None:
    async with database.reading() as early, database.reading() as later:
        assert await values(early) == []
        async with database.transaction() as tx:
            await tx.execute(text(MANY), {"key": "trip", "value": "stored"})
        assert await values(early) == []
        assert await values(later) == ["stored"]


async def test_what_fails_leaves_nothing_open(database: Database) -> None:
    async with database.transaction() as tx:
        await tx.execute(text(MANY), {"key": "trip", "value": "first"})
    with pytest.raises(IntegrityError):
        async with database.transaction() as tx:
            await tx.execute(text(MANY), {"key": "trip", "value": "second"})
    async with database.transaction() as tx:
        assert await values(tx) == ["first"]


async def test_what_is_opened_for_nobody_any_more_is_closed(tmp_path: Path) -> None:
    closed = threading.Event()

    class Noting(sqlite3.Connection):
        def close(self) -> None:
            super().close()
            closed.set()

    async def opened() -> object:
        return await connect(str(tmp_path / "games.db"), trips=Trips(), factory=Noting)

    task = asyncio.create_task(opened())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await asyncio.to_thread(closed.wait, 60)


async def test_a_cursor_tells_what_the_driver_tells(tmp_path: Path) -> None:
    file = str(tmp_path / "some.db")
    connection = await connect(file, trips=Trips(), isolation_level=None)
    assert isinstance(connection, OneTripConnection)
    cursor = connection.cursor()
    with closing(sqlite3.connect(file, isolation_level=None)) as plain:
        for statement in (
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b)",
            "INSERT INTO t (b) VALUES (1), (2), (3)",
            "UPDATE t SET b = b + 1 WHERE a > 1 RETURNING a, b",
            "DELETE FROM t WHERE a = 3",
        ):
            await cursor.execute(statement)
            told = cursor.description, cursor.rowcount, cursor.lastrowid, await cursor.fetchall()
            await cursor.execute("DROP TABLE IF EXISTS other")
            expected = plain.execute(statement.replace("TABLE t ", "TABLE u ").replace(" t ", " u "))
            rows = expected.fetchall()
            assert told == (expected.description, expected.rowcount, expected.lastrowid, rows)
    await connection.close()
