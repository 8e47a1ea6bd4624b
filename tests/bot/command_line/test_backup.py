"""A backup is whole or not there, and is put back only where nothing is."""

import json
import os
import re
import shutil
import signal
import sqlite3
import sys
import zipfile
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from bot.command_line import backup, cli
from bot.command_line.program import NotDone
from bot.host.marker import NAME
from bot.host.settings import load_settings
from bot.host.startup import CannotStart
from db.connection.checks import DatabaseUnusable, Problem
from db.copies import file_copies
from db.engine import Database, open_database
from db.facts import RESTORED, RESTORED_TO, get_fact, set_fact

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")

T = TypeVar("T")
Capture = pytest.CaptureFixture[str]
DATA = Path("data")
FILE = DATA / "parlatorium.db"
COPY = Path("copy.zip")


def called(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Call the command line with these words; its exit code."""
    monkeypatch.setattr(sys, "argv", ["parlatorium", *words])
    with pytest.raises(SystemExit) as left:
        cli.main()
    return int(left.value.code or 0)


@pytest.fixture
async def database(tmp_path: Path, elsewhere: None) -> AsyncIterator[Database]:
    """The database of a bot that runs."""
    (tmp_path / "data").mkdir()
    database = await open_database(load_settings().database)
    yield database
    await database.close()


async def colour(value: str | None = None) -> str | None:
    """The colour that is stored, after storing this one."""
    database = await open_database(load_settings().database)
    async with database.transaction() as tx:
        if value is not None:
            await set_fact(tx, "colour", value)
        found = await get_fact(tx, "colour")
    await database.close()
    return found


def refusal(file: Path = COPY, *, restoring: bool = False) -> str:
    """Why no backup is made or restored."""
    with pytest.raises(NotDone) as refused:
        (backup.restore if restoring else backup.backup)(load_settings(), file)
    return refused.value.reason.id


def size_of(file: Path) -> int:
    """How many thousand bytes it has."""
    return round(file.stat().st_size / 1000)


def move_aside(*files: Path) -> None:
    """Take files away."""
    for file in files or [Path(str(path)) for path in DATA.glob(f"{FILE.name}*")]:
        file.rename(f"aside-{file.name}")


def board(numbers: str = "[start]\n") -> Path:
    """Numbers of a box."""
    path = DATA / "boards" / "monasterium.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(numbers, encoding="utf-8")
    return path


async def test_a_backup_of_a_running_bot_has_all_it_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
    board()
    assert called(monkeypatch, "backup", str(COPY)) == 0
    assert f"{Path.cwd() / COPY} ({size_of(COPY)} kB)." in capsys.readouterr().out
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "blue")
    await database.close()
    move_aside()
    shutil.rmtree(DATA)
    assert called(monkeypatch, "restore", str(COPY)) == 0
    said = capsys.readouterr().out
    assert re.match(r"Restored: everything as of \d+ \w+ 20\d\d\D+[\d:]+ UTC \(version", said)
    assert await colour() == "green"
    assert (DATA / "boards" / "monasterium.toml").read_text(encoding="utf-8") == "[start]\n"


async def test_a_backup_holds_nothing_open_and_leaves_nothing_beside_it(database: Database) -> None:
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
        backup.backup(load_settings(), COPY)
    assert sorted(os.listdir()) == [COPY.name, DATA.name]
    assert stat_mode(COPY) == 0o600, "it is secret"


async def test_a_program_that_is_not_installed_makes_backups_too(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.version.PROGRAM", "parlatorium-that-is-not-installed")
    assert backup.backup(load_settings(), COPY).program == "source"


def stat_mode(file: Path) -> int:
    """Who may do what with a file."""
    return file.stat().st_mode & 0o777


async def test_what_is_played_meanwhile_does_not_lengthen_a_copy(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy is of the moment at which it began, however much is written between its parts."""
    parts = []

    def write(_status: int, left: int, _all: int) -> None:
        parts.append(left)
        with closing(sqlite3.connect(FILE)) as player, player:
            player.execute("INSERT OR REPLACE INTO facts VALUES ('colour', ?)", (f"blue {len(parts)}",))

    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
    monkeypatch.setattr(file_copies, "_PAGES", 4)
    monkeypatch.setattr(file_copies, "_breathe", write)
    backup.backup(load_settings(), COPY)
    assert parts == sorted(set(parts), reverse=True), "never begun anew"
    assert len(parts) > 5
    await database.close()
    move_aside()
    backup.restore(load_settings(), COPY)
    assert await colour() == "green"


@pytest.mark.usefixtures("database")
def test_who_is_asked_to_stop_meanwhile_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_copies, "_breathe", lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit):
        backup.backup(load_settings(), COPY)
    assert os.listdir() == [DATA.name]
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.usefixtures("database")
def test_what_is_there_is_not_written_over(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    COPY.write_bytes(b"mine")
    assert called(monkeypatch, "backup", str(COPY)) == 2
    assert capsys.readouterr().err == f"{COPY} is there already. Take a name that is free.\n"
    assert COPY.read_bytes() == b"mine"
    assert refusal(DATA) == "cli-backup-there"
    assert refusal(Path("nowhere") / COPY) == "cli-backup-no-folder"


@pytest.mark.usefixtures("database")
def test_a_file_that_comes_meanwhile_is_not_written_over_either(monkeypatch: pytest.MonkeyPatch) -> None:
    prove = backup._prove

    def meanwhile(*all_of_it: Any) -> None:
        prove(*all_of_it)
        COPY.write_bytes(b"mine")

    monkeypatch.setattr(backup, "_prove", meanwhile)
    assert refusal() == "cli-backup-there"
    assert COPY.read_bytes() == b"mine"


def test_where_no_database_is_there_is_nothing_to_copy() -> None:
    assert refusal() == "cli-backup-nothing"
    assert os.listdir() == []


@pytest.mark.usefixtures("database")
def test_a_backup_never_fills_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_copies.shutil, "disk_usage", lambda _: SimpleNamespace(free=30_000_000))
    assert refusal() == "cli-backup-no-room"


@pytest.mark.usefixtures("database")
def test_a_backup_that_cannot_be_written_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "fsync", full)
    assert refusal() == "cli-backup-disk"
    assert os.listdir() == [DATA.name]


async def test_a_damaged_database_is_not_called_a_backup(database: Database) -> None:
    await database.close()
    contradict()
    with pytest.raises(DatabaseUnusable) as refused:
        backup.backup(load_settings(), COPY)
    assert refused.value.problem == Problem.CORRUPT
    assert os.listdir() == [DATA.name]


def contradict() -> None:
    """Let rows be what their table forbids."""
    with closing(sqlite3.connect(FILE)) as other, other:
        other.executescript("""
            CREATE TABLE notes (line TEXT);
            INSERT INTO notes VALUES (NULL);
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = 'CREATE TABLE notes (line TEXT NOT NULL)' WHERE name = 'notes';
        """)


@pytest.mark.parametrize(
    ("content", "problem"), [(None, Problem.UNREACHABLE), (b"Once upon a time" * 99, Problem.CORRUPT)]
)
def test_a_file_of_another_program_is_not_called_a_backup(content: bytes | None, problem: Problem) -> None:
    DATA.mkdir()
    if content:
        FILE.write_bytes(content)
    else:
        with closing(sqlite3.connect(FILE)) as other, other:
            other.execute("CREATE TABLE notes (line TEXT)")
    with pytest.raises(DatabaseUnusable) as refused:
        backup.backup(load_settings(), COPY)
    assert refused.value.problem == problem


@pytest.mark.usefixtures("database")
def test_a_backup_that_reads_otherwise_than_it_was_written_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    poured = backup._poured
    monkeypatch.setattr(backup, "_poured", lambda *all_of_it: poured(*all_of_it)[::-1])
    assert refusal() == "cli-restore-damaged"
    assert os.listdir() == [DATA.name]


# the way back


@pytest.fixture
async def made(database: Database) -> None:
    """A backup, and the database it was made of out of the way."""
    async with database.transaction() as tx:
        await set_fact(tx, "colour", "green")
    board()
    backup.backup(load_settings(), COPY)
    await database.close()
    move_aside()


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal"])
def test_nothing_of_a_database_is_written_over(monkeypatch: pytest.MonkeyPatch, capsys: Capture, end: str) -> None:
    there = Path(f"{FILE}{end}")
    there.write_bytes(b"mine")
    assert called(monkeypatch, "restore", str(COPY)) == 2
    assert str(there.absolute()) in capsys.readouterr().err
    assert there.read_bytes() == b"mine"
    assert refusal(restoring=True) == "cli-restore-occupied-sqlite"
    there.unlink()
    assert called(monkeypatch, "restore", str(COPY)) == 0


@pytest.mark.usefixtures("made")
def test_a_database_that_comes_meanwhile_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    note = file_copies._note

    def meanwhile(*all_of_it: Any) -> None:
        note(*all_of_it)
        FILE.write_bytes(b"mine")

    monkeypatch.setattr(file_copies, "_note", meanwhile)
    assert refusal(restoring=True) == "cli-restore-occupied-sqlite"
    assert FILE.read_bytes() == b"mine"
    assert sorted(os.listdir(DATA)) == ["boards", FILE.name]


@pytest.mark.usefixtures("made")
def test_other_numbers_of_a_box_are_not_written_over() -> None:
    board("[other]\n")
    assert refusal(restoring=True) == "cli-restore-other-boards"
    assert board("[start]\n").exists()
    backup.restore(load_settings(), COPY)


@pytest.mark.usefixtures("made")
def test_a_restored_database_is_the_one_that_is_expected_and_knows_that_it_was_restored() -> None:
    made = backup.restore(load_settings(), COPY)
    with closing(sqlite3.connect(FILE)) as restored:
        facts = dict(restored.execute("SELECT key, value FROM facts").fetchall())
    assert facts["installation"] == made.installation
    assert int(facts[RESTORED]) > int(facts[RESTORED_TO]) > 1_700_000_000_000
    marked = json.loads((DATA / NAME).read_text(encoding="utf-8"))
    assert marked == {str(FILE.absolute()): made.installation}


@pytest.mark.usefixtures("made")
def test_what_was_made_while_the_clock_was_wrong_is_restored_as_of_when_the_host_says(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(backup, "now", lambda: datetime.now(UTC) - timedelta(days=2))
    assert refusal(restoring=True) == "cli-restore-when"
    said = (datetime.now(UTC).astimezone() - timedelta(days=3)).replace(microsecond=0, tzinfo=None)
    assert called(monkeypatch, "restore", str(COPY), "--made", said.isoformat()) == 0
    assert f"{said.astimezone(UTC):%Y, %H:%M:%S} UTC (version" in capsys.readouterr().out
    with closing(sqlite3.connect(FILE)) as restored:
        facts = dict(restored.execute("SELECT key, value FROM facts").fetchall())
    assert int(facts[RESTORED_TO]) == said.timestamp() * 1000


@pytest.mark.usefixtures("made")
def test_what_is_restored_is_the_owners_alone() -> None:
    before = os.umask(0o022)
    try:
        backup.restore(load_settings(), COPY)
    finally:
        os.umask(before)
    assert (stat_mode(FILE), stat_mode(DATA / NAME)) == (0o600, 0o600)


@pytest.mark.usefixtures("made")
def test_with_a_marker_that_cannot_be_understood_nothing_is_restored() -> None:
    (DATA / NAME).write_bytes(b"")
    with pytest.raises(CannotStart):
        backup.restore(load_settings(), COPY)
    assert not FILE.exists()


@pytest.mark.usefixtures("made")
async def test_what_is_sent_after_a_restoring_is_nothing_that_was_sent_before() -> None:
    backup.restore(load_settings(), COPY)
    once = await open_database(load_settings().database)
    await once.close()
    move_aside()
    backup.restore(load_settings(), COPY)
    twice = await open_database(load_settings().database)
    await twice.close()
    assert once.installation == twice.installation
    assert len({once.installation, once.line, twice.line}) == 3


@pytest.mark.parametrize("content", [b"", b"Once upon a time", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_backup_is_not_restored(content: bytes) -> None:
    COPY.write_bytes(content)
    assert refusal(restoring=True) == "cli-restore-no-backup"
    assert os.listdir() == [COPY.name]


@pytest.mark.usefixtures("made")
def test_a_backup_cut_short_is_not_restored() -> None:
    os.truncate(COPY, COPY.stat().st_size // 2)
    assert refusal(restoring=True) == "cli-restore-no-backup"


@pytest.mark.usefixtures("made")
def test_a_backup_in_which_a_bit_was_lost_is_not_restored() -> None:
    for place in range(100, COPY.stat().st_size - 1_000, COPY.stat().st_size // 9):
        damaged = bytearray(COPY.read_bytes())
        damaged[place] ^= 16
        Path("damaged.zip").write_bytes(damaged)
        assert refusal(Path("damaged.zip"), restoring=True) == "cli-restore-damaged"
        assert not FILE.exists()


def changed(**manifest: object) -> None:
    """Write the backup again with another manifest."""
    with zipfile.ZipFile(COPY) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    parts["manifest.json"] = json.dumps({**json.loads(parts["manifest.json"]), **manifest}).encode()
    with zipfile.ZipFile(COPY, "w") as new:
        for name, content in parts.items():
            new.writestr(name, content)


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize(
    ("manifest", "reason"),
    [
        ({"format": "another"}, "cli-restore-no-backup"),
        ({"kind": "stone"}, "cli-restore-no-backup"),
        ({"sha256": {}}, "cli-restore-no-backup"),
        ({"tables": 3}, "cli-restore-no-backup"),
        ({"tables": "9999"}, "cli-restore-newer"),
        ({"sha256": {"parlatorium.db": "0"}}, "cli-restore-damaged"),
        ({"sha256": {"parlatorium.db": "0", "boards/chess.toml": "0"}}, "cli-restore-damaged"),
    ],
)
def test_a_manifest_that_does_not_fit_is_refused(manifest: dict[str, object], reason: str) -> None:
    changed(**manifest)
    assert refusal(restoring=True) == reason
    assert not FILE.exists()


@pytest.mark.usefixtures("made")
def test_a_backup_of_the_other_kind_of_database_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://nobody@127.0.0.1:1/games")
    assert refusal(restoring=True) == "cli-restore-of-sqlite"
