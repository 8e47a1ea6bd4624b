"""Whoever delivers is told of everything that a transaction has made due, once it may be stored."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import games, outbox
from tests.db.sample import start_game, want

Step = Callable[[Transaction], Awaitable[object]]
ASKING: dict[str, Step] = {
    "asked": lambda tx: want(tx, "status", 1, due_at=5),
    "hastened": lambda tx: outbox.hasten(tx, 1, 5),
    "all hastened": lambda tx: outbox.hasten_all(tx, now=5, latest=9),
}


async def listening(database: Database) -> list[str]:
    """What is heard of a database in which one game was begun."""
    heard = list[str]()
    async with database.transaction() as tx:
        await start_game(tx)
    database.waiting_for_deliveries.add(lambda: heard.append("woken"))
    return heard


@pytest.mark.parametrize("step", ASKING.values(), ids=ASKING)
@pytest.mark.parametrize("whole", [True, False], ids=["whole", "in steps"])
async def test_what_is_due_wakes_once_after_the_commit(database: Database, step: Step, whole: bool) -> None:
    heard = await listening(database)
    if whole:
        await database.write(step)
    else:
        async with database.transaction() as tx:
            await step(tx)
            assert heard == []
    assert heard == ["woken"]


@pytest.mark.parametrize("whole", [True, False], ids=["whole", "in steps"])
async def test_what_makes_nothing_due_wakes_nobody(database: Database, whole: bool) -> None:
    heard = await listening(database)
    await database.read(outbox.next_due)
    if whole:
        await database.write(lambda tx: games.held(tx, 1))
    else:
        async with database.transaction() as tx:
            await games.held(tx, 1)
            await outbox.store(tx, [], at=5)
    assert heard == []


async def test_what_a_failed_transaction_asked_for_wakes_nobody_later(database: Database) -> None:
    heard = await listening(database)
    with suppress(ZeroDivisionError):
        async with database.transaction() as tx:
            await want(tx, "status", 1, due_at=5)
            raise ZeroDivisionError
    async with database.transaction() as tx:
        await games.held(tx, 1)
    await database.write(lambda tx: games.held(tx, 1))
    assert heard == []
