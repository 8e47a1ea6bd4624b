"""Who serves which shard: one process at a time, and no longer than its session lasts; where each shard was left."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import asyncpg
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine import Database
from db.processes import shards
from db.processes.shards import (
    Locks,
    LocksLost,
    OtherCount,
    Session,
    ShardHolding,
    note_sessions,
    open_locks,
    take_session,
)
from tests.db.server import address, postgresql_only
from tests.db.test_races import heard, program
from tests.wire import Wire

COUNT = 4

Opener = Callable[[], Awaitable[Locks]]


@pytest.fixture
async def another(url: str) -> AsyncIterator[Opener]:
    """Gives the locks of one more process, of those that share so many shards."""
    async with AsyncExitStack() as open_ones:
        yield lambda: open_ones.enter_async_context(open_locks(url, COUNT))


async def until(look: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that must come true."""
    async with asyncio.timeout(60):
        while True:
            if await look():
                return
            await asyncio.sleep(0.05)


async def ask(url: str, question: str) -> None:
    """Let somebody else ask the server something."""
    engine = create_async_engine(make_url(url))
    async with engine.connect() as connection:
        await connection.execute(text(question))
    await engine.dispose()


@postgresql_only
async def test_a_shard_is_held_by_one_process_at_a_time(another: Opener) -> None:
    one, other = await another(), await another()
    assert await one.take(2)
    assert not await other.take(2)
    assert await other.take(3)
    assert await one.look() == await other.look() == ShardHolding(2, frozenset({2, 3}))
    await one.give_back(2)
    assert await other.take(2)


@postgresql_only
async def test_the_others_are_woken_when_something_is_given_back(another: Opener) -> None:
    one, other = await another(), await another()
    await one.take(0)
    other.changed.clear()
    await one.give_back(0)
    async with asyncio.timeout(60):
        await other.changed.wait()
    other.changed.clear()
    await one.leave()
    async with asyncio.timeout(60):
        await other.changed.wait()


@postgresql_only
async def test_who_leaves_holds_what_it_holds_and_is_counted_no_longer(another: Opener) -> None:
    one, other = await another(), await another()
    await one.take(1)
    await one.leave()
    assert await other.look() == ShardHolding(1, frozenset({1}))


@postgresql_only
async def test_one_identifies_at_a_time_under_each_key(another: Opener) -> None:
    one, other = await another(), await another()
    assert await one.take_turn(0)
    assert not await other.take_turn(0)
    assert await other.take_turn(1)
    assert (await one.look()).held == frozenset(), "a turn is no shard"
    await one.end_turn(0)
    assert await other.take_turn(0)


@postgresql_only
async def test_who_shares_another_number_of_shards_is_refused(another: Opener, url: str) -> None:
    await another()
    with pytest.raises(OtherCount) as refused:
        async with open_locks(url, COUNT + 1):
            pass
    assert refused.value.count == COUNT
    assert (await (await another()).look()).members == 2, "and not counted"


@postgresql_only
async def test_what_a_killed_process_held_is_free(another: Opener, url: str) -> None:
    locks = await another()
    child = await program("hold", url, COUNT, 3_600)
    assert await heard(child) == "held"
    assert not await locks.take(0)
    child.kill()
    await child.wait()
    await until(lambda: locks.take(0))
    assert (await locks.look()).members == 1


@postgresql_only
async def test_what_a_frozen_process_held_is_free_after_a_while(another: Opener, url: str) -> None:
    locks = await another()
    child = await program("hold", url, COUNT, 1)
    assert await heard(child) == "held"
    os.kill(child.pid, signal.SIGSTOP)
    try:
        await until(lambda: locks.take(0))
    finally:
        child.kill()
        await child.wait()


@postgresql_only
async def test_a_session_that_was_ended_is_told_and_holds_nothing(another: Opener, url: str) -> None:
    locks = await another()
    await locks.take(0)
    locks.changed.clear()
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'parlatorium%'"
    await ask(url, f"{ending} AND datname = current_database()")
    async with asyncio.timeout(60):
        await locks.changed.wait()
    for _ in range(2):
        with pytest.raises(LocksLost):
            await locks.look()
    assert await (await another()).take(0)


@postgresql_only
async def test_a_server_that_does_not_answer_is_as_good_as_none(
    another: Opener, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = await another()
    monkeypatch.setattr(shards, "ANSWER_SECONDS", 0.0)
    with pytest.raises(LocksLost):
        await locks.look()


@postgresql_only
@pytest.mark.parametrize("answered", [False, True])
async def test_a_server_lost_when_it_is_to_tell_of_changes_is_told_as_lost(wire: Wire, answered: bool) -> None:
    wire.cut_at(b"LISTEN", heard=answered)
    with pytest.raises(LocksLost):
        async with open_locks(address(wire.to(wire.server)), COUNT):
            pass
    async with open_locks(address(wire.to(wire.server)), COUNT) as locks:
        assert await locks.take(0)


@postgresql_only
async def test_a_server_that_does_not_let_listen_is_told_as_lost(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> None:
        raise asyncpg.ReadOnlySQLTransactionError("cannot execute LISTEN during recovery")

    monkeypatch.setattr(asyncpg.Connection, "add_listener", refuse)
    with pytest.raises(LocksLost, match=r"^ReadOnlySQLTransactionError: cannot execute LISTEN during recovery$"):
        async with open_locks(url, COUNT):
            pass


async def test_a_server_that_is_not_there_is_told_as_lost() -> None:
    pytest.importorskip("asyncpg", reason="the driver for PostgreSQL is not installed")
    with pytest.raises(LocksLost):
        async with open_locks("postgresql+asyncpg://nobody@127.0.0.1:1/nothing", COUNT):
            pass


async def test_a_cancelled_question_spoils_nothing(another: Opener) -> None:
    locks = await another()
    for _ in range(3):
        asking = asyncio.create_task(locks.take(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait({asking})
    assert await locks.take(1)
    assert (await locks.look()).held == {1}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_on_sqlite_a_process_is_alone_and_holds_what_it_wants(another: Opener) -> None:
    locks = await another()
    assert await locks.take(0)
    assert await locks.take_turn(0)
    assert await locks.look() == ShardHolding(1, frozenset({0}))
    await locks.end_turn(0)
    await locks.leave()
    await locks.give_back(0)
    assert await locks.look() == ShardHolding(1, frozenset())


LEFT = Session("abc", 41, "wss://gateway.example/", exact=True, since=7)


async def test_where_a_shard_was_left_is_known_to_whoever_takes_it(database: Database) -> None:
    async with database.transaction() as tx:
        assert await take_session(tx, COUNT, 2) is None
        await note_sessions(tx, COUNT, {2: LEFT, 3: Session("other", 1, "wss://gateway.example/")})
    async with database.transaction() as tx:
        assert await take_session(tx, COUNT, 2) == LEFT
        assert await take_session(tx, COUNT + 1, 2) is None


async def test_after_it_was_taken_nobody_knows_exactly_where_it_stands(database: Database) -> None:
    async with database.transaction() as tx:
        await note_sessions(tx, COUNT, {2: LEFT})
        await take_session(tx, COUNT, 2)
        found = await take_session(tx, COUNT, 2)
    assert found is not None
    assert (found.id, found.exact) == ("abc", False)
