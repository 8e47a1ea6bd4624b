"""Whole transactions: all or nothing like any other, and one trip to SQLite's thread."""

import asyncio
import threading
from contextvars import ContextVar
from sqlite3 import OperationalError
from traceback import format_exception
from typing import Any, NoReturn

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from db import schema
from db.connection.out_of_reach import DatabaseBusy, DatabaseGone
from db.connection.transaction import Transaction
from db.engine import TRACE, Database, Trace, open_database
from db.facts import get_fact, set_fact
from db.games import games
from db.games.games import ChannelBusy
from tests.db.sample import open_lobby
from tests.db.server import sqlite_only


async def paint(tx: Transaction) -> str | None:
    """Write a colour; the one before."""
    before = await get_fact(tx, "colour")
    await set_fact(tx, "colour", "green" if before is None else f"{before}er")
    return before


async def paint_and_fail(tx: Transaction) -> NoReturn:
    await paint(tx)
    raise ZeroDivisionError


async def colour(database: Database) -> str | None:
    return await database.read(lambda tx: get_fact(tx, "colour"))


async def test_what_was_written_is_there_afterwards(database: Database) -> None:
    assert await database.write(paint) is None
    assert await database.write(paint) == "green"
    assert await colour(database) == "greener"
    async with database.reading() as tx:
        assert await get_fact(tx, "colour") == "greener"


async def test_what_raises_is_taken_back_and_the_next_one_works(database: Database) -> None:
    for _ in range(8):
        with pytest.raises(ZeroDivisionError):
            await database.write(paint_and_fail)
    assert await colour(database) is None
    assert await database.write(paint) is None


async def test_a_reader_cannot_write(database: Database) -> None:
    for _ in range(8):
        with pytest.raises(DBAPIError, match=r"readonly|read-only"):
            await database.read(paint)


@sqlite_only
async def test_those_who_write_at_once_queue_up_with_all_others(database: Database) -> None:
    async with database.transaction() as tx:
        waiting = [asyncio.create_task(database.write(paint)) for _ in range(3)]
        await asyncio.sleep(0)
        await set_fact(tx, "colour", "red")
    await asyncio.gather(*waiting)
    assert await colour(database) == "redererer"


async def test_whoever_waits_too_long_hears_that_the_database_is_busy(url: str, database: Database) -> None:
    hasty = await open_database(url, patience=50)
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "red")
        with pytest.raises(DatabaseBusy):
            await hasty.write(paint)
    assert await hasty.write(paint) == "red"
    await hasty.close()


async def test_a_part_is_taken_back_alone(database: Database) -> None:
    async def twice(tx: Transaction) -> int:
        first = await open_lobby(tx, 77)
        with pytest.raises(ChannelBusy):
            await open_lobby(tx, 77)
        return first

    first = await database.write(twice)
    assert await database.read(lambda tx: games.find(tx, first)) is not None


async def test_what_had_come_to_its_end_may_be_stored(database: Database) -> None:
    TRACE.set(trace := Trace())
    await colour(database)
    with pytest.raises(ZeroDivisionError):
        await database.write(paint_and_fail)
    assert not trace.stored
    await database.write(paint)
    assert trace.stored


async def test_no_error_tells_the_values_of_a_statement(database: Database) -> None:
    secret = "Xanthippe Quendel"
    wrong = insert(schema.players).values(user_id=4711, name=secret, locale="de", dm_state=secret, updated_at=1)
    with pytest.raises(DBAPIError) as failed:
        await database.write(lambda tx: tx.execute(wrong))
    assert "parameters hidden" in "".join(format_exception(failed.value))


async def test_the_work_knows_who_wanted_it(database: Database) -> None:
    name = ContextVar("name", default="nobody")
    name.set("Anna")

    async def who(_: Transaction) -> str:
        return name.get()

    assert await database.read(who) == "Anna"


@sqlite_only
async def test_who_is_cancelled_meanwhile_leaves_it_done_whole(database: Database) -> None:
    begun, going = threading.Event(), threading.Event()

    async def slowly(tx: Transaction) -> None:
        begun.set()
        going.wait()
        await paint(tx)

    task = asyncio.create_task(database.write(slowly))
    await asyncio.to_thread(begun.wait)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    going.set()
    await asyncio.wait({task})
    assert task.cancelled()
    assert await database.write(paint) == "green"


@sqlite_only
async def test_cancelled_at_any_moment_it_is_done_whole_or_not_at_all(database: Database) -> None:
    unheard: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: unheard.append(told))
    begun: list[int] = []
    ended: list[int] = []

    async def count(tx: Transaction) -> None:
        begun.append(len(begun))
        await set_fact(tx, "count", str(int(await get_fact(tx, "count") or "0") + 1))
        if begun[-1] % 3 == 2:
            raise ZeroDivisionError
        ended.append(begun[-1])

    for turns in range(40):
        task = asyncio.create_task(database.write(count))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task})
    assert 0 < len(ended) < len(begun)
    assert await database.read(lambda tx: get_fact(tx, "count")) == str(len(ended))
    assert not unheard


@sqlite_only
async def test_a_connection_on_which_nothing_can_be_taken_back_is_given_up(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise OperationalError("disk I/O error")

    assert await database.write(paint) is None
    with monkeypatch.context() as patch:
        patch.setattr("db.connection.whole._engine.dialect.do_rollback", broken)
        with pytest.raises(DBAPIError, match="I/O"):
            await database.write(paint_and_fail)
    assert await database.write(paint) == "green"


@sqlite_only
@pytest.mark.parametrize("deep", [False, True], ids=["by its library", "by the driver"])
async def test_a_connection_that_was_closed_is_gone_once_and_replaced(database: Database, deep: bool) -> None:
    async with database.transaction() as tx:
        driver: Any = (await tx.get_raw_connection()).driver_connection
    await database.write(paint)
    await (driver._execute(driver._conn.close) if deep else driver.close())
    with pytest.raises(DatabaseGone):
        await database.write(paint)
    assert await database.write(paint) == "green"


@sqlite_only
async def test_what_is_found_and_not_read_is_a_fault(database: Database) -> None:
    with pytest.raises(TypeError, match="is read in it"):
        await database.read(lambda tx: tx.execute(text("SELECT * FROM facts")))


@sqlite_only
async def test_work_that_waits_for_something_else_is_a_fault_and_leaves_nothing(database: Database) -> None:
    async def wait(tx: Transaction) -> None:
        await paint(tx)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="something else"):
        await database.write(wait)
    assert await colour(database) is None


@sqlite_only
async def test_an_unknown_table_is_no_busy_database(database: Database) -> None:
    with pytest.raises(DBAPIError, match="no such table"):
        await database.read(lambda tx: tx.execute(text("SELECT * FROM nowhere")))
