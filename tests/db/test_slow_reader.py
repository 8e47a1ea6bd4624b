"""Somebody reads for too long: that is broken off, and whoever writes hears nothing of it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from db.connection.out_of_reach import DatabaseGone
from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.facts import get_fact, set_fact

ENDLESS = text("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n")
PATIENCE = 0.5
AT_MOST = 60.0
"""Whatever a busy machine does."""


@pytest.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    """A file whose readers are given up soon."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    _, reading = database._trips
    reading.limit = PATIENCE
    yield database
    await database.close()


async def paint(database: Database, colour: str) -> None:
    await database.write(lambda tx: set_fact(tx, "colour", colour))


async def colour(database: Database) -> str | None:
    return await database.read(lambda tx: get_fact(tx, "colour"))


async def count_whole(database: Database) -> None:
    async def count(tx: Transaction) -> None:
        await tx.execute(ENDLESS)

    await database.read(count)


async def count_by_statements(database: Database) -> None:
    async with database.reading() as tx:
        await tx.execute(ENDLESS)


async def over(database: Database) -> None:
    """Wait until no thread of a reader is away any more."""
    async with asyncio.timeout(AT_MOST):
        while database._trips[1]._since:  # noqa: ASYNC110  # nothing tells
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("count", [count_whole, count_by_statements])
async def test_who_reads_for_too_long_is_broken_off_while_others_write(
    database: Database, count: Callable[[Database], Any]
) -> None:
    reading = asyncio.create_task(count(database))
    await asyncio.sleep(0)
    await paint(database, "red")
    with pytest.raises(DatabaseGone, match="no answer within"):
        await reading
    await over(database)
    await paint(database, "blue")
    assert await colour(database) == "blue"
    assert await database.look() is None


async def test_what_it_would_read_next_is_broken_off_as_well(database: Database) -> None:
    given_up = threading.Event()

    async def count(tx: Transaction) -> None:
        given_up.wait()
        await tx.execute(ENDLESS)

    reading = asyncio.create_task(database.read(count))
    with pytest.raises(DatabaseGone):
        await reading
    given_up.set()
    await over(database)
    await paint(database, "blue")
    assert await colour(database) == "blue"
