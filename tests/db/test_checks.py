"""Each way in which a database cannot be used, and its name."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from db.connection.checks import DatabaseUnusable, Problem, look_through
from db.connection.upgrade import upgrade
from db.engine import open_database
from tests.db.server import postgresql_only
from tests.empty_database import file_in


async def problem_of(place: Path | str) -> Problem:
    """Why this file or URL is refused."""
    url = place if isinstance(place, str) else f"sqlite+aiosqlite:///{place}"
    with pytest.raises(DatabaseUnusable) as refused:
        await open_database(url, patience=50)
    assert refused.value.detail
    return refused.value.problem


async def make(file: Path) -> None:
    """A good database that is closed again."""
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()


def allow(place: Path, mode: int) -> None:
    """Who may do what with a file or folder."""
    place.chmod(mode)


def scribble(file: Path, start: int, content: bytes) -> None:
    """Write over the end of a file."""
    file.write_bytes((file.read_bytes()[:start] if file.exists() else b"") + content)


def file_bytes(file: Path) -> bytes:
    """All of a file."""
    return file.read_bytes()


def change(file: Path, start: int, content: bytes) -> None:
    """Write over a part of a file."""
    old = file.read_bytes()
    file.write_bytes(old[:start] + content + old[start + len(content) :])


def made_in(folder: Path) -> list[Path]:
    """What there is in a folder."""
    return list(folder.iterdir())


@pytest.fixture
def closed_folder() -> Iterator[Path]:
    """A folder everybody may enter, and this process without the rights of an administrator."""
    import alembic.command  # noqa: F401  # without these rights it might not be found when it is needed

    with tempfile.TemporaryDirectory() as name:
        folder, administrator = Path(name), os.geteuid() == 0
        folder.chmod(0o755)
        if administrator:
            os.chown(folder, 65534, -1)
            os.seteuid(65534)
        yield folder
        folder.chmod(0o755)
        if administrator:
            os.seteuid(0)


async def test_a_missing_folder(tmp_path: Path) -> None:
    assert await problem_of(tmp_path / "nowhere" / "games.db") == Problem.MISSING_FOLDER
    assert not (tmp_path / "nowhere").exists()


async def test_a_folder_that_cannot_be_written_to(closed_folder: Path) -> None:
    allow(closed_folder, 0o555)
    assert await problem_of(closed_folder / "games.db") == Problem.READ_ONLY


async def test_a_file_that_cannot_be_written_to(closed_folder: Path) -> None:
    file = closed_folder / "games.db"
    await make(file)
    allow(file, 0o444)
    assert await problem_of(file) == Problem.READ_ONLY


async def test_a_file_in_a_folder_that_cannot_be_written_to(closed_folder: Path) -> None:
    await make(closed_folder / "games.db")
    allow(closed_folder, 0o555)
    assert await problem_of(closed_folder / "games.db") == Problem.READ_ONLY


async def test_a_file_held_by_another_program(file: Path) -> None:
    await make(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert await problem_of(file) == Problem.LOCKED


async def test_a_file_another_program_is_writing_to(file: Path) -> None:
    await make(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await problem_of(file) == Problem.LOCKED


async def test_a_file_that_is_no_database(file: Path) -> None:
    scribble(file, 0, b"Once upon a time " * 1000)
    assert await problem_of(file) == Problem.CORRUPT
    with file.open("rb") as unchanged:
        assert unchanged.read() == b"Once upon a time " * 1000


async def test_a_database_with_a_torn_page(file: Path) -> None:
    await make(file)
    scribble(file, 3 * 4096, b"\xff" * 40 * 4096)
    assert await problem_of(file) == Problem.CORRUPT


async def test_a_database_cut_short(file: Path) -> None:
    await make(file)
    os.truncate(file, 4096 * 5)
    assert await problem_of(file) == Problem.CORRUPT


async def test_a_database_of_a_newer_program(file: Path) -> None:
    await make(file)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    assert await problem_of(file) == Problem.NEWER
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


async def test_a_database_of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE players (nickname TEXT)")
    assert await problem_of(file) == Problem.UNREACHABLE
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("players",)]


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert await problem_of(tmp_path) == Problem.UNREACHABLE


@pytest.mark.parametrize(
    "address",
    [
        "no address at all",
        "mysql+aiomysql://localhost/games",
        "sqlite:///games.db",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///file::memory:?uri=true",
        "sqlite+aiosqlite:///games.db?mode=memory",
        "sqlite+aiosqlite:///games.db?timeout=1",
        "sqlite+aiosqlite://somewhere/games.db",
        "sqlite+aiosqlite:///games\0.db",
        f"sqlite+aiosqlite:///{'x' * 5000}.db",
        "postgresql+asyncpg://nobody@127.0.0.1:1/games",
        "postgresql+asyncpg://nobody:swordfish@127.0.0.1:notaport/games",
        "postgresql+asyncpg://nobody:swordfish@127.0.0.1:99999/games",
        "postgresql+asyncpg://nobody:swordfish@127.0.0.1:1/games?swordfish=1",
        "postgresql+asyncpg://nobody@127.0.0.1:1/games?command_timeout=swordfish",
        "postgresql+asyncpg://nobody@127.0.0.1:1/games?prepared_statement_cache_size=swordfish",
        "postgresql+asyncpg://nobody@127.0.0.1:1/games?host=a&host=b",
        "postgresql+asyncpg://nobody:sword@fish..b/games",
        "postgresql+asyncpg://nobody:swordfish@[::1/games",
    ],
)
async def test_an_address_that_leads_nowhere(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DatabaseUnusable) as refused:
        await open_database(address, patience=50)
    assert refused.value.problem == Problem.UNREACHABLE
    assert "swordfish" not in refused.value.detail
    assert made_in(tmp_path) == []


async def test_without_the_driver_for_postgresql_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    with pytest.raises(DatabaseUnusable, match=r"parlatorium\[postgres\]"):
        await open_database("postgresql+asyncpg://nobody@127.0.0.1:1/games")


def test_the_problem_and_its_detail_are_what_the_exception_says() -> None:
    assert str(DatabaseUnusable(Problem.LOCKED, "somebody")) == "locked: somebody"


async def test_a_file_in_the_older_journal_mode_another_program_is_writing_to(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE notes (text)")
        other.execute("BEGIN IMMEDIATE")
        assert await problem_of(file) == Problem.LOCKED


def let_fail(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    """Let SQLite refuse a file with this code."""
    error = sqlite3.OperationalError("something is wrong")
    error.sqlite_errorcode = code

    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("db.connection.checks.sqlite3.connect", refuse)


async def test_a_full_disk_is_called_full(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_fail(monkeypatch, sqlite3.SQLITE_FULL)
    assert await problem_of(file) == Problem.FULL


@pytest.mark.parametrize(("free", "problem"), [(0, Problem.FULL), (10**9, Problem.UNREACHABLE)])
async def test_a_disk_on_which_not_even_the_log_has_room_is_called_full(
    file: Path, monkeypatch: pytest.MonkeyPatch, free: int, problem: Problem
) -> None:
    let_fail(monkeypatch, sqlite3.SQLITE_IOERR_SHMSIZE)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free, total=10**9))
    assert await problem_of(file) == problem


async def test_a_disk_too_full_for_the_tables_is_called_full(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_room(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
        upgrade(connection)

    monkeypatch.setattr("db.engine.upgrade", without_room)
    assert await problem_of(file) == Problem.FULL


@postgresql_only
async def test_a_server_that_only_lets_read_is_called_so(url: str) -> None:
    engine = create_async_engine(place := make_url(url))
    async with engine.begin() as tx:
        await tx.execute(text(f"ALTER DATABASE {place.database} SET default_transaction_read_only = on"))
    await engine.dispose()
    assert await problem_of(url) == Problem.READ_ONLY


def contradict(file: Path) -> None:
    """Make a database whose rows are not what its tables say."""
    with closing(sqlite3.connect(file)) as other, other:
        other.executescript("""
            CREATE TABLE notes (line TEXT);
            INSERT INTO notes VALUES (NULL);
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = 'CREATE TABLE notes (line TEXT NOT NULL)';
        """)


async def test_a_database_with_something_that_is_no_text(file: Path) -> None:
    await make(file)
    change(file, file_bytes(file).index(b"STRICT"), b"\xff" * 6)
    assert await problem_of(file) == Problem.CORRUPT


@given(st.lists(st.tuples(st.floats(0, 1), st.binary(min_size=1, max_size=300)), min_size=1, max_size=8))
async def test_whatever_is_scribbled_over_a_database_it_is_opened_or_refused(spots: list[tuple[float, bytes]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.db")
        await file_in(Path(folder))
        for place, content in spots:
            change(file, int(place * (len(file_bytes(file)) - len(content))), content)
        with suppress(DatabaseUnusable):
            await (await open_database(f"sqlite+aiosqlite:///{file}", patience=50)).close()


async def test_a_database_whose_rows_contradict_its_tables(file: Path) -> None:
    contradict(file)
    assert await problem_of(file) == Problem.CORRUPT


def test_a_file_too_big_to_be_looked_through_in_time_is_not_refused(file: Path) -> None:
    contradict(file)
    with closing(sqlite3.connect(file)) as connection:
        assert look_through(connection) == "NULL value in notes.line"
        # The time is up as soon as the statement has begun.
        connection.set_trace_callback(lambda _statement: connection.interrupt())
        assert look_through(connection) == "ok"


async def test_a_file_another_program_gets_hold_of_after_the_check(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await make(file)
    monkeypatch.setattr("db.engine.check_file", lambda *_: None)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await problem_of(file) == Problem.LOCKED


async def test_a_file_that_a_disk_does_not_open_is_out_of_reach(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rights have nothing to do with it."""
    let_fail(monkeypatch, sqlite3.SQLITE_CANTOPEN)
    assert await problem_of(file) == Problem.UNREACHABLE
