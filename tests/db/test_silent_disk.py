"""A disk that hangs or fails under SQLite: whoever waits hears so in time, and what he hears is true."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from db import engine
from db.connection import one_trip
from db.connection.connections import begin_with_lock
from db.connection.one_trip import Trips, connect
from db.connection.out_of_reach import DatabaseGone, DatabaseLost, OutOfReach
from db.connection.transaction import Transaction
from db.connection.watch import Trouble
from db.engine import TRACE, Database, Trace, open_database
from db.facts import get_fact, set_fact
from tests.db.silent_disk import LONG, Disk, silent_disk


@pytest.fixture
async def disk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Disk]:
    """The disk below the database."""
    with silent_disk(monkeypatch) as disk:
        yield disk


@pytest.fixture
async def database(file: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """An open database on that disk. How slow the machine is decides nothing."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    monkeypatch.setattr(engine, "LOOK_SECONDS", 60)
    yield database
    disk.mend()
    await asyncio.sleep(0)
    await database.close()


async def paint(tx: Transaction, colour: str) -> None:
    await set_fact(tx, "colour", colour)


async def paint_by_statements(database: Database, colour: str) -> None:
    async with database.transaction() as tx:
        await paint(tx, colour)


async def paint_whole(database: Database, colour: str) -> None:
    await database.write(lambda tx: paint(tx, colour))


async def colour(database: Database) -> str | None:
    return await database.read(lambda tx: get_fact(tx, "colour"))


both_ways = pytest.mark.parametrize("store", [paint_by_statements, paint_whole])
Store = Callable[[Database, str], Any]


async def back(database: Database) -> None:
    """Wait until no thread of it is away any more."""
    while any(trips._since for trips in database._trips):  # noqa: ASYNC110  # nothing tells
        await asyncio.sleep(0.01)


async def test_what_had_not_come_to_its_end_is_taken_back_when_nobody_waits(database: Database, disk: Disk) -> None:
    await paint_whole(database, "green")
    TRACE.set(trace := Trace())

    async def hang(tx: Transaction) -> None:
        await paint(tx, "red")
        disk.hang()

    writing = asyncio.create_task(database.write(hang))
    await disk.give_up()
    with pytest.raises(DatabaseGone, match="no answer within 8 s"):
        await writing
    assert not trace.stored, "nothing has changed, it is said, and nothing may change"
    disk.mend()
    await back(database)
    assert await colour(database) == "green"
    await paint_whole(database, "blue")
    assert await colour(database) == "blue"


async def test_a_statement_that_hangs_is_taken_back(database: Database, disk: Disk) -> None:
    await paint_whole(database, "green")
    TRACE.set(trace := Trace())

    async def write() -> None:
        async with database.transaction() as tx:
            await paint(tx, "red")
            driver: Any = (await tx.get_raw_connection()).driver_connection
            await driver._execute(disk.hang)

    writing = asyncio.create_task(write())
    await disk.give_up()
    with pytest.raises(DatabaseGone):
        await writing
    assert not trace.stored
    disk.mend()
    await back(database)
    assert await colour(database) == "green"
    await paint_by_statements(database, "blue")
    assert await colour(database) == "blue"


async def test_what_hangs_at_its_end_may_be_stored_and_is_stored_once(
    database: Database, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from db.connection import whole

    commit = whole._engine.dialect.do_commit

    def hang(connection: Any) -> None:
        disk.hang()
        commit(connection)

    await paint_whole(database, "green")
    TRACE.set(trace := Trace())
    with monkeypatch.context() as patch:
        patch.setattr(whole._engine.dialect, "do_commit", hang)
        writing = asyncio.create_task(paint_whole(database, "red"))
        await disk.give_up()
        with pytest.raises(DatabaseGone):
            await writing
        assert trace.stored
        disk.mend()
        await back(database)
    assert await colour(database) == "red"


async def test_a_commit_by_statements_that_hangs_may_be_stored(
    database: Database, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    TRACE.set(trace := Trace())
    with monkeypatch.context() as patch:
        commit = one_trip.OneTripConnection.commit

        async def hang(connection: one_trip.OneTripConnection) -> None:
            await connection._execute(disk.hang)
            await commit(connection)

        patch.setattr(one_trip.OneTripConnection, "commit", hang)
        writing = asyncio.create_task(paint_by_statements(database, "red"))
        await disk.give_up()
        with pytest.raises(DatabaseGone):
            await writing
    assert trace.stored
    disk.mend()
    await back(database)
    await paint_by_statements(database, "blue")


async def hung(database: Database, disk: Disk) -> "asyncio.Task[None]":
    """Somebody writes, and hangs, with the lock in the hand."""

    async def hang(tx: Transaction) -> None:
        await paint(tx, "red")
        disk.hang()

    writing = asyncio.create_task(database.write(hang))
    await disk.reached()
    return writing


@both_ways
async def test_others_hear_at_once_that_a_disk_hangs_and_can_read(database: Database, disk: Disk, store: Store) -> None:
    writing = await hung(database, disk)
    disk.now += LONG
    with pytest.raises(DatabaseGone):
        await store(database, "blue")
    assert await colour(database) is None
    disk.mend()
    await writing
    await store(database, "blue")


async def test_who_waits_behind_a_disk_that_hangs_hears_that_it_is_gone(file: Path, disk: Disk) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}", patience=50)
    writing = await hung(database, disk)
    waiting = asyncio.create_task(paint_whole(database, "blue"))
    await asyncio.sleep(0)
    disk.now += LONG
    with pytest.raises(DatabaseGone):
        await waiting
    disk.mend()
    await writing
    await database.close()


async def test_a_loop_that_stands_still_is_no_silent_disk(database: Database, disk: Disk) -> None:
    writing = await hung(database, disk)
    disk.now += LONG
    disk.mend()
    for _ in range(60_000):
        if any(trips.keep_silent(60) for trips in database._trips):
            time.sleep(0.001)  # noqa: ASYNC251  # the loop stands still, and the thread comes back all the same
    await paint_whole(database, "green")
    await writing
    assert await colour(database) == "green"


async def test_a_disk_that_hangs_is_out_of_reach_until_it_is_back(
    database: Database, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.connection.watch.LOCK_SECONDS", 0.01)
    writing = await hung(database, disk)
    assert await database.look() is None, "it was only faster"
    disk.now += LONG
    assert await database.look() is Trouble.UNREACHABLE
    await disk.give_up()
    with pytest.raises(DatabaseGone):
        await writing
    assert await database.look() is Trouble.UNREACHABLE, "and not locked by another program"
    disk.mend()
    await back(database)
    assert await database.look() is None


async def test_a_beginning_that_hangs_leaves_no_lock_counted(
    database: Database, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(connection: Connection) -> None:
        disk.hang()
        begin_with_lock(connection)

    with monkeypatch.context() as patched:
        patched.setattr(engine, "begin_with_lock", hang)
        writing = asyncio.create_task(paint_whole(database, "red"))
        await disk.give_up()
        with pytest.raises(DatabaseGone):
            await writing
    disk.mend()
    await back(database)
    writer, _ = database._trips
    assert writer.locks == writer.unlocks
    await paint_whole(database, "blue")
    assert writer.locks == writer.unlocks


async def test_reading_that_hangs_is_given_up_and_noticed(database: Database, disk: Disk) -> None:
    async def hang(tx: Transaction) -> None:
        await get_fact(tx, "colour")
        disk.hang()

    reading = asyncio.create_task(database.read(hang))
    await disk.give_up()
    with pytest.raises(DatabaseGone):
        await reading
    assert await database.look() is Trouble.UNREACHABLE
    disk.mend()
    await back(database)
    assert await database.look() is None


async def test_a_database_that_hangs_is_closed_without_being_waited_for(file: Path, disk: Disk) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    writing = await hung(database, disk)
    await disk.give_up()
    with pytest.raises(DatabaseGone):
        await writing
    async with asyncio.timeout(60):
        await database.close()
    disk.mend()
    await asyncio.to_thread(all_are_back)


async def test_closing_does_not_wait_for_the_guard_of_a_disk_that_hangs(
    file: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "LOOK_SECONDS", 0.01)
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    anchor = vars(database._guard)["_anchor"]
    vars(database._guard)["_anchor"] = SimpleNamespace(close=disk.hang)
    async with asyncio.timeout(60):
        await database.close()
    anchor.close()


async def test_closing_does_not_wait_for_a_disk_that_hangs_at_the_last_moment(
    file: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "LOOK_SECONDS", 0.01)
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    await paint_whole(database, "green")
    monkeypatch.setattr(one_trip.FileOpening, "let_go", disk.hang)
    async with asyncio.timeout(60):
        await database.close()
    disk.mend()
    await asyncio.to_thread(all_are_back)


def all_are_back() -> None:
    """Until no thread of a connection is there any more."""
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            thread.join()


async def test_opening_that_hangs_is_given_up(file: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    trips = Trips()
    trips.limit = 0.01

    def hang(*_: object, **__: object) -> NoReturn:
        disk.hang()
        raise sqlite3.OperationalError

    monkeypatch.setattr(one_trip, "sqlite3", SimpleNamespace(connect=hang))
    with pytest.raises(DatabaseGone, match="not opened"):
        await connect(str(file), trips=trips)
    disk.mend()
    await asyncio.to_thread(all_are_back)


def broken(code: int, text: str) -> sqlite3.Error:
    """What SQLite says of its disk."""
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


IO_ERRORS = (
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
    sqlite3.SQLITE_PROTOCOL,
)


@pytest.fixture
def failing(database: Database) -> Iterator[list[sqlite3.Error]]:
    """As long as there is something in this list, no commit succeeds, and that is why."""
    why: list[sqlite3.Error] = []

    def fail(_: object) -> None:
        if why:
            raise DBAPIError("COMMIT", (), why[0])

    event.listen(database._writer.sync_engine, "commit", fail)
    yield why
    why.clear()


@pytest.mark.parametrize("code", IO_ERRORS)
async def test_a_disk_on_which_writes_fail_is_out_of_reach_until_one_works(
    database: Database, failing: list[sqlite3.Error], code: int
) -> None:
    await paint_by_statements(database, "green")
    failing.append(broken(code, "disk I/O error"))
    assert await database.look() is None, "nobody has written"
    with pytest.raises(DatabaseGone):
        await paint_by_statements(database, "red")
    for _ in range(2):
        assert await database.look() is Trouble.UNREACHABLE
    failing.clear()
    assert await database.look() is None
    await paint_by_statements(database, "blue")
    async with database.reading() as tx:
        assert (await get_fact(tx, "colour"), await get_fact(tx, "attempt")) == ("blue", None)


@both_ways
async def test_nothing_is_risked_on_a_disk_on_which_no_attempt_works(
    database: Database, failing: list[sqlite3.Error], store: Store
) -> None:
    failing.append(broken(sqlite3.SQLITE_IOERR_FSYNC, "disk I/O error"))
    with pytest.raises(DatabaseGone):
        await paint_by_statements(database, "red")
    TRACE.set(trace := Trace())
    with pytest.raises(DatabaseGone):
        await store(database, "red")
    assert not trace.stored, "so it can be said that nothing has changed"
    failing.clear()
    await store(database, "blue")
    assert trace.stored
    assert await colour(database) == "blue"


async def test_a_single_failure_is_over_with_the_next_write(database: Database, failing: list[sqlite3.Error]) -> None:
    failing.append(broken(sqlite3.SQLITE_IOERR_WRITE, "disk I/O error"))
    with pytest.raises(DatabaseGone):
        await paint_by_statements(database, "red")
    failing.clear()
    await paint_whole(database, "blue")
    assert await database.look() is None


async def test_an_error_of_the_program_is_no_trouble(database: Database, failing: list[sqlite3.Error]) -> None:
    failing.append(broken(sqlite3.SQLITE_CONSTRAINT, "UNIQUE constraint failed"))
    with pytest.raises(DBAPIError):
        await paint_by_statements(database, "red")
    failing.clear()
    assert database.trouble is None
    assert database._failed is None


async def test_damage_that_was_only_read_wrongly_is_over_with_the_next_look(database: Database) -> None:
    async def misread(_: Transaction) -> None:
        raise DBAPIError("SELECT", (), broken(sqlite3.SQLITE_CORRUPT, "database disk image is malformed"))

    with pytest.raises(DatabaseLost):
        await database.write(misread)
    assert database.trouble is Trouble.CORRUPT
    assert await database.look() is None
    await paint_whole(database, "blue")


@both_ways
async def test_a_lack_of_memory_is_no_fault_of_the_program(database: Database, store: Store) -> None:
    async def lack(_: Transaction) -> None:
        raise MemoryError

    with pytest.raises(OutOfReach):
        await database.write(lack)
    await store(database, "blue")
