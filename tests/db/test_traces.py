"""What was deleted is gone from the files, too."""

import asyncio
from pathlib import Path

import pytest

from db.engine import Database
from db.people import players
from tests.db.sample import BEN
from tests.db.server import sqlite_only
from tests.traces import traces

NAME = "Xanthippe Quendel"
USER = 1_234_567_890_123_456_789


async def seen(database: Database) -> None:
    """A person comes, among others, and changes."""
    for at, language in ((1, "de"), (2, "fr"), (3, "en-GB")):
        async with database.transaction() as tx:
            await players.see(tx, USER, NAME, language, at=at)
            await players.see(tx, BEN + at, "Ben", language, at=at)


async def deleted(database: Database) -> None:
    """The person is deleted."""
    async with database.transaction() as tx:
        await players.delete_player(tx, USER)


@sqlite_only
async def test_who_is_deleted_is_nowhere_in_the_files(database: Database, file: Path) -> None:
    await seen(database)
    assert traces(file, NAME, USER) == ["-wal"]
    await database.wipe()
    assert traces(file, NAME, USER) == [""]
    await deleted(database)
    assert traces(file, NAME, USER) == [""], "deleting alone leaves the file as it was"
    await database.wipe()
    assert traces(file, NAME, USER) == []


@sqlite_only
async def test_what_is_still_read_is_wiped_as_soon_as_it_is_not(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engine.WIPE_SECONDS", 0)
    async with database.transaction() as tx:
        await players.see(tx, USER, NAME, "de", at=1)
    async with database.reading() as tx:
        assert await players.get(tx, USER) is not None
        async with database.transaction() as writing:
            await players.delete_player(writing, USER)
        await database.wipe()
        assert await players.get(tx, USER) is not None, "whoever reads sees one moment"
        assert traces(file, NAME, USER) == ["-wal"]
    await asyncio.wait(database._wiping)
    assert traces(file, NAME, USER) == []


@sqlite_only
async def test_who_waits_for_nobody_is_wiped_when_the_database_is_closed(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engine.wiped", lambda _: asyncio.sleep(3600))
    monkeypatch.setattr("db.engine.WIPE_SECONDS", 0)
    await seen(database)
    await deleted(database)
    await database.wipe()
    assert traces(file, NAME, USER) == ["-wal"]
    await database.close()
    assert traces(file, NAME, USER) == []


@sqlite_only
async def test_a_file_that_is_gone_does_not_come_back(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engine.WIPE_SECONDS", 0)
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink()
    await database.wipe()
    await asyncio.sleep(0)
    await database.close()
    assert list(file.parent.iterdir()) == []


async def test_everywhere_one_may_ask_for_it(database: Database) -> None:
    await database.wipe()
    async with database.reading() as tx:
        assert await players.get(tx, USER) is None
