"""Transactions: all or nothing, one writer at a time, readers that see one moment."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from traceback import format_exception

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from bot.logs import Striker
from db import schema
from db.engine import Database, DatabaseBusy, open_database
from db.facts import get_fact, set_fact
from tests.db.sample import open_lobby
from tests.db.server import sqlite_only


@pytest.fixture
async def hasty(url: str) -> AsyncIterator[Database]:
    """A database that waits only 50 ms for locks."""
    database = await open_database(url, patience=50)
    yield database
    await database.close()


async def test_what_a_transaction_wrote_is_there_afterwards(database: Database) -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
        await set_fact(tx, "colour", "blue")
    async with database.reading() as tx:
        assert await get_fact(tx, "colour") == "blue"
        assert await get_fact(tx, "shape") is None


async def test_an_exception_takes_the_whole_transaction_back(database: Database) -> None:
    async def fail() -> None:
        async with database.transaction() as tx:
            await set_fact(tx, "colour", "green")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.reading() as tx:
        assert await get_fact(tx, "colour") is None


async def test_a_cancelled_transaction_is_taken_back_and_the_next_one_works(database: Database) -> None:
    inside = asyncio.Event()

    async def hang() -> None:
        async with database.transaction() as tx:
            await set_fact(tx, "colour", "green")
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(hang())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.transaction() as tx:
        assert await get_fact(tx, "colour") is None
        await set_fact(tx, "colour", "red")


async def test_a_task_cancelled_while_a_statement_runs_leaves_nothing_behind(database: Database) -> None:
    async def write() -> None:
        async with database.transaction() as tx:
            for number in range(1_000):
                await set_fact(tx, f"fact {number}", "green")

    for turns in range(1, 30, 4):
        task = asyncio.create_task(write())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with database.transaction() as tx:
        assert await get_fact(tx, "fact 0") is None
        await set_fact(tx, "fact 0", "red")


async def test_a_cancelled_task_keeps_no_lock_however_long_it_is_remembered(database: Database) -> None:
    remembered = []

    async def count(inside: asyncio.Event) -> None:
        async with database.transaction() as tx:
            while True:
                await tx.execute(text("SELECT count(*) FROM facts"))
                inside.set()

    for turns in range(30):
        inside = asyncio.Event()
        task = asyncio.create_task(count(inside))
        await inside.wait()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task})
        assert task.cancelled()
        remembered.append(task)
        async with database.transaction() as tx:
            await set_fact(tx, "colour", f"green {turns}")


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(DBAPIError, match=r"readonly|read-only"):
        async with database.reading() as tx:
            await set_fact(tx, "colour", "green")


async def test_a_reader_sees_one_moment_while_others_write(database: Database) -> None:
    async with database.reading() as before:
        assert await get_fact(before, "colour") is None
        async with database.transaction() as tx:
            await set_fact(tx, "colour", "green")
        assert await get_fact(before, "colour") is None


@sqlite_only
async def test_writers_of_one_process_queue_up(database: Database) -> None:
    async def add_one() -> None:
        async with database.transaction() as tx:
            await set_fact(tx, "count", str(int(await get_fact(tx, "count") or "0") + 1))

    await asyncio.gather(*(add_one() for _ in range(40)))
    async with database.reading() as tx:
        assert await get_fact(tx, "count") == "40"


@sqlite_only
async def test_a_writer_that_waits_too_long_for_another_task_hears_that_the_database_is_busy(hasty: Database) -> None:
    async with hasty.transaction():
        with pytest.raises(DatabaseBusy):
            async with hasty.transaction():
                pass


async def test_a_writer_that_waits_too_long_for_another_program_hears_that_the_database_is_busy(
    url: str, hasty: Database
) -> None:
    other = await open_database(url)
    async with other.transaction() as tx:
        await set_fact(tx, "colour", "green")
        with pytest.raises(DatabaseBusy):
            async with hasty.transaction() as second:
                await set_fact(second, "colour", "red")
    await other.close()
    async with hasty.reading() as tx:
        assert await get_fact(tx, "colour") == "green"


@sqlite_only
async def test_a_writer_waits_for_the_lock_of_another_program(file: Path, database: Database) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.1, other.execute, "COMMIT")
    async with database.transaction() as tx:
        assert not other.in_transaction
        await set_fact(tx, "colour", "green")
    other.close()


async def test_an_error_of_the_program_is_not_called_busy(database: Database) -> None:
    with pytest.raises(DBAPIError):
        async with database.transaction() as tx:
            await tx.execute(text("SELECT * FROM nothing"))


async def test_the_installation_keeps_its_name(url: str) -> None:
    first = await open_database(url)
    await first.close()
    second = await open_database(url)
    await second.close()
    assert first.installation == second.installation
    assert len(first.installation) == 32


@sqlite_only
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)]
)
async def test_sqlite_is_set_to_lose_nothing(database: Database, pragma: str, value: object) -> None:
    async with database.transaction() as writing, database.reading() as reading:
        for tx in (writing, reading):
            assert await tx.scalar(text(f"PRAGMA {pragma}")) == value


async def test_a_row_without_its_game_is_refused(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx) + 1
    with pytest.raises(DBAPIError):
        async with database.transaction() as tx:
            await tx.execute(text(f"INSERT INTO checkpoints (game, step, turn, state) VALUES ({game}, 0, 0, '')"))


async def test_no_error_writes_the_values_of_a_statement_into_the_log(database: Database) -> None:
    secret = "Xanthippe Quendel"
    wrong = insert(schema.players).values(user_id=4711, name=secret, locale="de", dm_state=secret, updated_at=1)
    with pytest.raises(DBAPIError) as failed:
        async with database.transaction() as tx:
            await tx.execute(wrong)
    told = "".join(format_exception(failed.value))
    assert "parameters hidden" in told
    written = Striker(())(None, "error", told)
    assert secret not in written, "what PostgreSQL itself tells of them is struck out of the log"
    assert "4711" not in written.replace("user_id=4711", "")
