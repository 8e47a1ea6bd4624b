"""Whoever delivers is told of everything that a transaction has made due, once it may be stored."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.games import games, outbox
from tests.db.sample import start_game, want
from tests.empty_database import laid_out

Step = Callable[[Transaction], Awaitable[object]]
ASKING: dict[str, Step] = {
    "asked": lambda tx: want(tx, "status", 1, due_at=5),
    "hastened": lambda tx: outbox.hasten(tx, 1, 5),
    "all hastened": lambda tx: outbox.hasten_all(tx, now=5, latest=9),
}


async def opened(folder: Path) -> tuple[Database, list[str]]:
    """A database with one game, and what is heard of it."""
    database, heard = await open_database(await laid_out(folder)), list[str]()
    async with database.transaction() as tx:
        await start_game(tx)
    database.waiting_for_deliveries.add(lambda: heard.append("woken"))
    return database, heard


@pytest.mark.parametrize("step", ASKING.values(), ids=ASKING)
@pytest.mark.parametrize("whole", [True, False], ids=["whole", "in steps"])
async def test_what_is_due_wakes_once_after_the_commit(tmp_path: Path, step: Step, whole: bool) -> None:
    database, heard = await opened(tmp_path)
    if whole:
        await database.write(step)
    else:
        async with database.transaction() as tx:
            await step(tx)
            assert heard == []
    assert heard == ["woken"]
    await database.close()


@pytest.mark.parametrize("whole", [True, False], ids=["whole", "in steps"])
async def test_what_makes_nothing_due_wakes_nobody(tmp_path: Path, whole: bool) -> None:
    database, heard = await opened(tmp_path)
    await database.read(outbox.next_due)
    if whole:
        await database.write(lambda tx: games.held(tx, 1))
    else:
        async with database.transaction() as tx:
            await games.held(tx, 1)
            await outbox.store(tx, [], at=5)
    assert heard == []
    await database.close()


async def test_what_a_failed_transaction_asked_for_wakes_nobody_later(tmp_path: Path) -> None:
    database, heard = await opened(tmp_path)
    with suppress(ZeroDivisionError):
        async with database.transaction() as tx:
            await want(tx, "status", 1, due_at=5)
            raise ZeroDivisionError
    async with database.transaction() as tx:
        await games.held(tx, 1)
    await database.write(lambda tx: games.held(tx, 1))
    assert heard == []
    await database.close()
