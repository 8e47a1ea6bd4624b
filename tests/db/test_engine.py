"""Transactions: all or nothing, one writer at a time, readers that see one moment."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from traceback import format_exception

import pytest
from sqlalchemy import NullPool, insert, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.logs import Striker
from db import engine, schema
from db.connection.checks import DatabaseUnusable, Problem
from db.connection.out_of_reach import DatabaseBusy, DatabaseDeadlocked, DatabaseGone
from db.engine import TRACE, Database, Trace, open_database
from db.facts import get_fact, set_fact
from tests.db.sample import open_lobby
from tests.db.server import address, postgresql_only, sqlite_only
from tests.wire import COMMIT, Wire


@pytest.fixture
async def hasty(url: str) -> AsyncIterator[Database]:
    """A database that waits only 50 ms for locks."""
    database = await open_database(url, patience=50)
    yield database
    await database.close()


@pytest.fixture
async def far(url: str, wire: Wire) -> AsyncIterator[Database]:
    """The database at the other end of the wire, with a connection that is open already."""
    database = await open_database(address(wire.to(make_url(url))))
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


@postgresql_only
async def test_of_two_that_wait_for_each_other_one_makes_way(database: Database) -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
        await set_fact(tx, "shape", "round")
    both = asyncio.Barrier(2)

    async def paint(first: str, second: str) -> None:
        async with database.transaction() as tx:
            await set_fact(tx, first, first)
            await both.wait()
            await set_fact(tx, second, first)

    found = await asyncio.gather(paint("colour", "shape"), paint("shape", "colour"), return_exceptions=True)
    assert sorted(type(each) for each in found if each) == [DatabaseDeadlocked]
    async with database.reading() as tx:
        now = {await get_fact(tx, key) for key in ("colour", "shape")}
    assert now in ({"colour"}, {"shape"}), "nothing of who made way is there"


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


async def test_what_is_in_use_when_it_closes_is_closed_once_it_is_given_back(url: str) -> None:
    database = await open_database(url)
    async with database.reading() as tx:
        await get_fact(tx, "colour")
        wire = (await tx.get_raw_connection()).driver_connection
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
    await closing
    assert wire is not None
    assert wire.is_closed() if hasattr(wire, "is_closed") else not wire.is_sound


async def test_a_database_that_keeps_no_connections_closes(tmp_path: Path) -> None:
    keeping_none = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", poolclass=NullPool)
    await Database(keeping_none, keeping_none).close()


async def test_closing_does_not_wait_for_ever_for_what_is_not_given_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "RETURN_SECONDS", 0.05)
    database = await open_database(url)
    async with database.reading() as tx:
        await get_fact(tx, "colour")
        wire = (await tx.get_raw_connection()).driver_connection
        await database.close()
    assert wire is not None
    await wire.close()


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


async def write(database: Database, *values: str, then: Callable[[], None] | None = None) -> None:
    """One after the other in one transaction; after the first something happens."""
    async with database.transaction() as tx:
        for place, value in enumerate(values):
            await set_fact(tx, "colour", value)
            if then is not None and not place:
                then()


async def colour(database: Database) -> str | None:
    async with database.reading() as tx:
        return await get_fact(tx, "colour")


@postgresql_only
async def test_a_connection_that_was_cut_meanwhile_is_replaced_without_a_word(far: Database, wire: Wire) -> None:
    await write(far, "green")
    wire.cut()
    await write(far, "blue")
    wire.cut()
    assert await colour(far) == "blue"


@postgresql_only
async def test_a_server_that_is_not_there_is_gone_until_it_is_back(far: Database, wire: Wire) -> None:
    wire.stop()
    for use in (far.transaction, far.reading):
        with pytest.raises(DatabaseGone):
            async with use():
                pass
    with pytest.raises(DatabaseUnusable) as refused:
        await open_database(address(wire.to(wire.server)))
    assert refused.value.problem is Problem.UNREACHABLE
    await wire.mend()
    await write(far, "green")


@postgresql_only
async def test_a_server_that_says_nothing_is_gone_when_the_time_is_over(far: Database, wire: Wire) -> None:
    await write(far, "green")
    far.limit, held = 3.0, list[bool]()

    def hold() -> None:
        wire.hold()
        held.append(True)

    with pytest.raises(DatabaseGone, match="no answer within 3 s"):
        await write(far, "red", "blue", then=hold)
    assert held, "the server did answer before"
    with pytest.raises(DatabaseGone, match="no answer within 3 s"):
        await colour(far)
    far.limit = None
    await wire.mend()
    await write(far, "blue")


@postgresql_only
async def test_a_server_that_answers_may_take_its_time_in_all(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks: list[asyncio.Timeout] = []

    def noted(seconds: float | None) -> asyncio.Timeout:
        clocks.append(asyncio.Timeout(seconds and asyncio.get_running_loop().time() + seconds))
        return clocks[-1]

    monkeypatch.setattr("db.engine.asyncio.timeout", noted)
    async with database.transaction() as tx:
        clock, ends = clocks[0], []
        for _ in range(3):
            await get_fact(tx, "colour")
            ends.append(clock.when() or 0)
    assert ends[0] < ends[1] < ends[2]


@postgresql_only
async def test_a_connection_lost_in_mid_transaction_is_no_fault_of_the_program(far: Database, wire: Wire) -> None:
    with pytest.raises(DatabaseGone):
        await write(far, "green", "blue", then=wire.cut)
    assert await colour(far) is None


@postgresql_only
@pytest.mark.parametrize("heard", [False, True])
async def test_only_what_had_come_to_its_end_may_be_stored(far: Database, wire: Wire, heard: bool) -> None:
    await write(far, "green")
    TRACE.set(trace := Trace())
    with pytest.raises(DatabaseGone):
        await write(far, "red", "blue", then=wire.cut)
    assert not trace.stored
    with pytest.raises(DatabaseGone):
        await write(far, "blue", then=lambda: wire.cut_at(COMMIT, heard=heard))
    assert trace.stored
    assert await colour(far) == ("blue" if heard else "green")


async def test_reading_stores_nothing(database: Database) -> None:
    TRACE.set(trace := Trace())
    await colour(database)
    assert not trace.stored
    await write(database, "green")
    assert trace.stored


@postgresql_only
async def test_a_server_lets_go_of_what_nobody_waits_for(hasty: Database) -> None:
    async with hasty.transaction() as writing, hasty.reading() as reading:
        for tx in (writing, reading):
            assert await tx.scalar(text("SHOW lock_timeout")) == "50ms"
            assert await tx.scalar(text("SHOW statement_timeout")) == "3050ms"
            assert await tx.scalar(text("SHOW idle_in_transaction_session_timeout")) == "3050ms"
            assert await tx.scalar(text("SHOW tcp_keepalives_idle")) == "30"


@postgresql_only
async def test_a_statement_that_takes_too_long_is_ended_by_the_server_itself(database: Database) -> None:
    async def doze() -> None:
        async with database.transaction() as tx:
            await tx.execute(text("SET LOCAL statement_timeout = 1"))
            await tx.execute(text("SELECT pg_sleep(60)"))

    with pytest.raises(DatabaseGone, match="statement timeout"):
        await doze()


async def test_an_error_of_who_uses_it_is_not_the_databases(database: Database) -> None:
    for error in (TimeoutError, ConnectionResetError):
        with pytest.raises(error):
            async with database.transaction():
                raise error
