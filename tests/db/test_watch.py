"""A database that is deleted, replaced, full, locked or out of reach is called so, and what is lost is not used."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event, text

from db import engine
from db.connection import watch
from db.connection.checks import Problem
from db.connection.out_of_reach import DatabaseLost, DatabaseUnwritable
from db.connection.watch import LOST, Trouble
from db.engine import Database, open_database
from db.facts import get_fact, set_fact
from tests.db.server import postgresql_only, sqlite_only

Connection = asyncpg.Connection


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may be: what is wrong is found, however long it takes."""
    monkeypatch.setattr(engine, "LOOK_SECONDS", 60)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a lock soon waits no more."""
    monkeypatch.setattr(watch, "LOCK_SECONDS", 0.05)


def delete(file: Path) -> None:
    """Somebody deletes it."""
    file.unlink()


def move(file: Path, there: Path) -> None:
    """Somebody moves it."""
    file.rename(there)


async def store(database: Database, colour: str = "green") -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "colour", colour)


async def stored(database: Database) -> str | None:
    async with database.reading() as tx:
        return await get_fact(tx, "colour")


async def assert_lost(database: Database, trouble: Trouble) -> None:
    """What is wrong is seen, and neither written to nor read from."""
    assert trouble in LOST
    assert await database.look() == trouble
    for use in (store, stored):
        with pytest.raises(DatabaseLost, match=trouble):
            await use(database)
    assert database.trouble == trouble


@pytest.mark.usefixtures("impatient")
async def test_a_database_in_use_is_well(database: Database) -> None:
    await store(database)
    assert await database.look() is None
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "blue")
        assert await database.look() is None
    assert await stored(database) == "blue"


@sqlite_only
async def test_looking_writes_nothing_to_the_disk(file: Path, database: Database) -> None:
    await store(database)
    files = (file, file.with_name(f"{file.name}-wal"))
    before = [path.read_bytes() for path in files]
    for _ in range(3):
        assert await database.look() is None
    assert [path.read_bytes() for path in files] == before


@sqlite_only
async def test_a_deleted_file_is_noticed_and_not_begun_anew(file: Path, database: Database) -> None:
    delete(file)
    await assert_lost(database, Trouble.DELETED)
    assert file.name not in os.listdir(file.parent)


@sqlite_only
async def test_a_click_meets_a_deleted_file_before_anybody_has_looked(file: Path, database: Database) -> None:
    delete(file)
    with pytest.raises(DatabaseLost):
        await store(database)
    assert database.trouble == Trouble.DELETED


@sqlite_only
async def test_a_file_deleted_while_it_is_looked_at_is_called_deleted(
    file: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_and_deleted(_: Path) -> bool:
        delete(file)
        return True

    monkeypatch.setattr(watch, "is_full", full_and_deleted)
    await assert_lost(database, Trouble.DELETED)


@sqlite_only
async def test_an_answer_written_while_the_file_was_deleted_is_not_confirmed(file: Path, database: Database) -> None:
    async def store_without_file() -> None:
        async with database.transaction() as tx:
            await set_fact(tx, "colour", "green")
            delete(file)

    with pytest.raises(DatabaseLost):
        await store_without_file()


@sqlite_only
async def test_a_log_that_is_deleted_is_as_bad(file: Path, database: Database) -> None:
    file.with_name(f"{file.name}-wal").unlink()
    await assert_lost(database, Trouble.DELETED)


async def test_a_folder_that_is_gone_is_as_bad(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    database = await open_database(f"sqlite+aiosqlite:///{folder / 'games.db'}")
    folder.rename(tmp_path / "elsewhere")
    await assert_lost(database, Trouble.DELETED)
    await database.close()


@sqlite_only
async def test_a_file_that_is_put_back_is_the_same_again(file: Path, database: Database) -> None:
    await store(database)
    aside = file.with_name("aside.db")
    move(file, aside)
    await assert_lost(database, Trouble.DELETED)
    move(aside, file)
    assert await database.look() is None
    assert await stored(database) == "green"
    await store(database, "blue")


@sqlite_only
async def test_another_file_in_its_place_is_noticed(file: Path, database: Database) -> None:
    shutil.copy(file, file.with_name("copy.db"))
    file.with_name("copy.db").replace(file)
    await assert_lost(database, Trouble.REPLACED)


@pytest.fixture
async def other_file(tmp_path: Path) -> Path:
    """The database of another installation."""
    other = tmp_path / "other.db"
    await (await open_database(f"sqlite+aiosqlite:///{other}")).close()
    return other


@asynccontextmanager
async def opened_again(url: str, database: Database) -> AsyncIterator[Database]:
    """The same database, opened anew: nothing of it lies in the log any more."""
    await database.close()
    again = await open_database(url)
    yield again
    await again.close()


@sqlite_only
async def test_another_database_written_over_it_is_noticed(
    file: Path, url: str, database: Database, other_file: Path
) -> None:
    async with opened_again(url, database) as again:
        shutil.copyfile(other_file, file)
        await assert_lost(again, Trouble.REPLACED)


@sqlite_only
async def test_a_file_of_another_program_written_over_it_is_noticed(
    file: Path, url: str, database: Database, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "notes.db")) as notes, notes:
        notes.execute("CREATE TABLE notes (line TEXT)")
    async with opened_again(url, database) as again:
        shutil.copyfile(tmp_path / "notes.db", file)
        await assert_lost(again, Trouble.REPLACED)


@sqlite_only
async def test_what_is_no_database_any_more_is_damaged(file: Path, url: str, database: Database) -> None:
    async with opened_again(url, database) as again:
        with file.open("r+b") as damaged:
            damaged.write(b"Once upon a time")
        await assert_lost(again, Trouble.CORRUPT)


@sqlite_only
async def test_a_disk_that_cannot_be_asked_is_out_of_reach(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> os.stat_result:
        raise OSError(116, "Stale file handle")

    with monkeypatch.context() as patch:
        patch.setattr(watch.os, "stat", fail)
        assert await database.look() == Trouble.UNREACHABLE
        with pytest.raises(DatabaseLost):
            await store(database)
    assert await database.look() is None


async def test_tables_of_a_newer_program_are_left_alone(database: Database) -> None:
    async with database.transaction() as tx:
        await tx.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await assert_lost(database, Trouble.NEWER)


async def test_another_installation_is_noticed(database: Database) -> None:
    await set_installation(database, "another")
    await assert_lost(database, Trouble.REPLACED)


async def set_installation(database: Database, name: str) -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "installation", name)


@sqlite_only
@pytest.mark.usefixtures("impatient")
async def test_a_lock_of_another_program_is_noticed_and_its_end_too(file: Path, database: Database) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await database.look() == Trouble.LOCKED
    assert await database.look() is None
    await store(database)


@sqlite_only
@pytest.mark.usefixtures("impatient")
async def test_a_lock_of_its_own_is_no_trouble(database: Database) -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
        assert await database.look() is None


@sqlite_only
@pytest.mark.usefixtures("impatient")
async def test_a_commit_of_its_own_that_takes_long_is_no_trouble(file: Path, database: Database) -> None:
    """The file stays locked until the disk has taken what was written."""
    guard, seen = database._guard, list[Trouble | None]()
    assert isinstance(guard, watch.FileGuard)

    def slow(_connection: object) -> None:
        seen.append(guard._look())

    event.listen(database._writer.sync_engine, "commit", slow)
    await store(database)
    assert seen == [None]
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await database.look() == Trouble.LOCKED


async def limit(database: Database, pages: int) -> None:
    """Let the database take no more than so many pages, or as many as it has."""
    async with database.transaction() as tx:
        await tx.execute(text(f"PRAGMA max_page_count = {pages}"))


@sqlite_only
async def test_a_write_without_room_is_called_so_until_there_is_room(database: Database) -> None:
    await limit(database, 1)
    assert await database.look() is None, "nobody has wanted more"
    with pytest.raises(DatabaseUnwritable):
        await store(database, "green" * 50_000)
    assert database.trouble == Trouble.FULL
    assert await database.look() == Trouble.FULL
    assert await stored(database) is None
    await limit(database, 1_000_000)
    assert await database.look() is None
    await store(database, "green" * 50_000)
    async with database.reading() as tx:
        assert await get_fact(tx, "attempt") is None


@sqlite_only
@pytest.mark.parametrize(
    ("free", "total", "trouble"), [(1_000, 10**9, Trouble.FULL), (0, 0, None), (10**9, 10**9, None)]
)
async def test_a_disk_with_next_to_no_room_is_called_full(
    database: Database, monkeypatch: pytest.MonkeyPatch, free: int, total: int, trouble: Trouble | None
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free, total=total))
    assert await database.look() == trouble


@sqlite_only
async def test_a_disk_that_tells_nothing_is_not_called_full(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> None:
        raise OSError

    monkeypatch.setattr("shutil.disk_usage", fail)
    assert await database.look() is None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 24 MB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(disk)]
    try:
        mounted = subprocess.run(mounting, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("a disk of its own can only be mounted by root")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


async def test_a_disk_that_is_full_is_called_so_until_there_is_room(small_disk: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{small_disk / 'games.db'}")
    try:
        assert await database.look() is None
        with (small_disk / "others").open("wb") as others:
            others.write(bytes(small_disk_room(small_disk)))
        assert await database.look() == Trouble.FULL
        with pytest.raises(DatabaseUnwritable):
            await store(database, "green" * 5_000_000)
        assert await database.look() == Trouble.FULL
        (small_disk / "others").unlink()
        assert await database.look() is None
        await store(database)
    finally:
        await database.close()


def small_disk_room(disk: Path) -> int:
    return shutil.disk_usage(disk).free


@sqlite_only
async def test_a_file_that_may_only_be_read_is_called_so(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root every file can be written to: the connection that looks is told otherwise."""
    connect: Any = sqlite3.connect

    def reading(address: str, **how: Any) -> sqlite3.Connection:
        opened: sqlite3.Connection = connect(address.replace("mode=rw", "mode=ro"), **how)
        return opened

    with monkeypatch.context() as patch:
        patch.setattr(watch.sqlite3, "connect", reading)
        assert await database.look() == Trouble.READ_ONLY
    assert await database.look() is None


async def test_a_database_that_gives_no_sign_is_looked_at_by_one_only(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard, go_on, looks = database._guard, asyncio.Event(), []
    assert guard is not None

    async def hang() -> Trouble | None:
        looks.append(1)
        await go_on.wait()
        return None

    monkeypatch.setattr(guard, "look", hang)
    monkeypatch.setattr(engine, "LOOK_SECONDS", 0.01)
    assert await database.look() == Trouble.UNREACHABLE
    assert await database.look() == Trouble.UNREACHABLE
    go_on.set()
    monkeypatch.setattr(engine, "LOOK_SECONDS", 30)
    assert await database.look() is None
    assert len(looks) == 1


@pytest.fixture
async def administrator(url: str) -> AsyncIterator[Connection]:
    """Somebody else at the server."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    yield connection
    await connection.close()


@postgresql_only
async def test_tables_that_were_dropped_are_noticed(database: Database, administrator: Connection) -> None:
    await administrator.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await assert_lost(database, Trouble.DELETED)


@postgresql_only
@pytest.mark.usefixtures("impatient")
async def test_a_table_held_by_somebody_else_is_noticed(database: Database, administrator: Connection) -> None:
    async with administrator.transaction():
        await administrator.execute("LOCK TABLE games IN ACCESS EXCLUSIVE MODE")
        assert await database.look() == Trouble.LOCKED
    assert await database.look() is None


@postgresql_only
async def test_a_server_that_only_lets_read_is_called_so(
    url: str, database: Database, administrator: Connection
) -> None:
    name = url.rpartition("/")[2]
    await administrator.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await cut_off(administrator)
    while await database.look() == Trouble.UNREACHABLE:
        pass
    assert database.trouble == Trouble.READ_ONLY
    await administrator.execute("SET default_transaction_read_only = off")
    await administrator.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await cut_off(administrator)
    while await database.look() in (Trouble.UNREACHABLE, Trouble.READ_ONLY):
        pass
    assert database.trouble is None


async def cut_off(administrator: Connection) -> None:
    """End every connection but one's own."""
    await administrator.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


@postgresql_only
async def test_a_database_that_was_dropped_is_noticed(url: str, database: Database) -> None:
    server, _, name = url.replace("+asyncpg", "").rpartition("/")
    administrator = await asyncpg.connect(f"{server}/postgres")
    await administrator.execute(f"DROP DATABASE {name} WITH (FORCE)")
    while await database.look() == Trouble.UNREACHABLE:
        pass
    assert database.trouble == Trouble.DELETED
    await administrator.execute(f"CREATE DATABASE {name}")
    await administrator.close()
    await assert_lost(database, Trouble.DELETED)


@sqlite_only
@pytest.mark.parametrize("writing", [True, False])
async def test_damage_is_seen_by_the_click_that_meets_it(file: Path, database: Database, *, writing: bool) -> None:
    await store(database)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as damaged:
        size = damaged.seek(0, os.SEEK_END)
        damaged.seek(4096)
        damaged.write(b"?" * (size - 4096))
    with pytest.raises(DatabaseLost) as lost:
        async with database.transaction() if writing else database.reading() as tx:
            await tx.execute(text("SELECT * FROM answers ORDER BY at"))
    assert lost.value.problem is Problem.CORRUPT
    assert database.trouble is Trouble.CORRUPT
