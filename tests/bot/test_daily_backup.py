"""A copy a day, whoever restarts or dies; what is removed is old, superseded, and a copy."""

import asyncio
import os
import sys
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.host import daily_backup
from bot.host.daily_backup import CLAIM_SECONDS, FACT, KEPT, BackupFailed, DailyBackup, keep_backups
from bot.host.settings import BadSetting, load_settings, make_data_dir
from bot.metrics import LAST_BACKUP
from db.connection.out_of_reach import DatabaseLost
from db.engine import Database, open_database
from db.facts import get_fact
from tests.bot.test_run import started
from tests.db.server import SERVER, address, on_server
from tests.until import until

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")

ROOT = Path(__file__).parents[2]
TODAY = date(2031, 5, 20)
FOLDER = Path("backups")
QUICK = "import sys; open(sys.argv[-1], 'x').write('a copy')"
SLOW = "import time; time.sleep(600)"
FAILING = "import sys; sys.exit('No room.')"


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = datetime(TODAY.year, TODAY.month, TODAY.day, 12, tzinfo=UTC).timestamp()

    def __call__(self) -> int:
        """Unix milliseconds."""
        return int(self.now * 1000)

    def next_day(self, days: int = 1) -> None:
        """Wait."""
        self.now += 86_400 * days


@pytest.fixture
def clock() -> Clock:
    """Noon."""
    return Clock()


@pytest.fixture
def wanted(elsewhere: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host has named a folder; a copy is made in no time."""
    monkeypatch.setenv("BACKUP_DIR", str(FOLDER))
    make_data_dir(load_settings())
    let(monkeypatch, QUICK)


def let(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Let this make the copies."""
    monkeypatch.setattr(daily_backup, "_PROGRAM", [sys.executable, "-c", program])


@pytest.fixture
async def database(wanted: None) -> AsyncIterator[Database]:
    """The database of a bot that runs."""
    database = await open_database(load_settings().database)
    yield database
    await database.close()


def daily(database: Database, clock: Clock) -> DailyBackup:
    """What a process does."""
    return DailyBackup(load_settings(), FOLDER, database, clock)


def name(database: Database, day: date = TODAY) -> str:
    """How the copy of a day is called."""
    return f"parlatorium-{database.installation[:8]}-{day}.zip"


def there() -> list[str]:
    """What lies in the folder."""
    return sorted(os.listdir(FOLDER))


def elsewhere_too() -> Path:
    """The folder of another machine."""
    Path("elsewhere").mkdir()
    return Path("elsewhere")


def copies(*folders: Path) -> list[Path]:
    """What lies in these folders."""
    return [path for folder in folders for path in folder.iterdir()]


def scratch(folder: str, at: float) -> None:
    """A folder in which a copy was being made."""
    (FOLDER / folder).mkdir()
    (FOLDER / folder / "copy.db").write_bytes(b"")
    os.utime(FOLDER / folder / "copy.db", (at, at))


def put(*names: str) -> None:
    """Let files lie in the folder."""
    for each in names:
        (FOLDER / each).write_bytes(b"")


async def test_a_day_has_one_copy(database: Database, clock: Clock) -> None:
    for _ in range(3):
        await daily(database, clock).make_if_due()
    assert there() == [name(database)]
    assert (FOLDER / name(database)).read_text(encoding="utf-8") == "a copy"
    assert LAST_BACKUP._value.get() > 0
    clock.next_day()
    await daily(database, clock).make_if_due()
    assert there() == [name(database), name(database, TODAY + timedelta(days=1))]


async def test_of_two_processes_one_makes_the_copy(database: Database, clock: Clock) -> None:
    """Each has a folder of its own, as on two machines."""
    other = elsewhere_too()
    both = [daily(database, clock), DailyBackup(load_settings(), other, database, clock)]
    await asyncio.gather(*(each.make_if_due() for each in both))
    assert len(copies(FOLDER, other)) == 1


async def test_on_a_server_too_one_makes_the_copy(clock: Clock, wanted: None) -> None:
    if not SERVER:
        pytest.skip("no PostgreSQL server is named")
    other = elsewhere_too()
    async with on_server() as place:
        first, second = [await open_database(address(place)) for _ in range(2)]
        both = [DailyBackup(load_settings(), *where, clock) for where in ((FOLDER, first), (other, second))]
        await asyncio.gather(*(each.make_if_due() for each in both))
        await asyncio.gather(first.close(), second.close())
    assert len(copies(FOLDER, other)) == 1


async def test_what_fails_is_tried_again(database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    let(monkeypatch, FAILING)
    for _ in range(2):
        with pytest.raises(BackupFailed, match=r"^No room\.$"):
            await daily(database, clock).make_if_due()
    let(monkeypatch, "raise SystemExit(3)")
    with pytest.raises(BackupFailed, match="exit code 3"):
        await daily(database, clock).make_if_due()
    let(monkeypatch, QUICK)
    await daily(database, clock).make_if_due()
    assert there() == [name(database)]


async def test_who_dies_over_a_copy_is_waited_for_and_then_replaced(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(DailyBackup, "_write", dies)
        patch.setattr(DailyBackup, "_note", dies)
        with pytest.raises(ZeroDivisionError):
            await daily(database, clock).make_if_due()
    await daily(database, clock).make_if_due()
    assert there() == [], "somebody may be at it"
    clock.now += CLAIM_SECONDS
    await daily(database, clock).make_if_due()
    assert there() == [name(database)]


async def test_who_is_stopped_meanwhile_ends_the_copying(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, SLOW)
    made = []
    begin = asyncio.create_subprocess_exec

    async def noting(*words: str, **how: Any) -> asyncio.subprocess.Process:
        made.append(await begin(*words, **how))
        return made[0]

    monkeypatch.setattr(daily_backup.asyncio, "create_subprocess_exec", noting)
    task = asyncio.create_task(daily(database, clock).make_if_due())
    await until(lambda: made)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert made[0].returncode is not None
    async with database.reading() as tx:
        assert await get_fact(tx, FACT) == ""


async def test_after_a_new_copy_the_older_than_two_weeks_are_removed(database: Database, clock: Clock) -> None:
    days = [TODAY - timedelta(days=back) for back in range(1, 31)]
    put(*(name(database, day) for day in days))
    await daily(database, clock).make_if_due()
    assert there() == sorted(name(database, TODAY - timedelta(days=back)) for back in range(KEPT))


async def test_copies_are_kept_when_there_are_few(database: Database, clock: Clock) -> None:
    days = [TODAY - timedelta(days=back) for back in range(100, 113)]
    put(*(name(database, day) for day in days))
    await daily(database, clock).make_if_due()
    assert len(there()) == KEPT


async def test_without_a_new_copy_nothing_is_removed(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(*(name(database, TODAY - timedelta(days=back)) for back in range(1, 31)))
    let(monkeypatch, FAILING)
    with pytest.raises(BackupFailed):
        await daily(database, clock).make_if_due()
    assert len(there()) == 30


async def test_what_is_no_such_copy_stays(database: Database, clock: Clock) -> None:
    mine = ["mine.zip", "parlatorium.db", "parlatorium-12345678-2020-01-01.zip", f"{name(database)[:-4]}-mine.zip"]
    put(*mine, *(name(database, TODAY - timedelta(days=back)) for back in range(20, 50)))
    await daily(database, clock).make_if_due()
    assert set(mine) < set(there())


async def test_what_a_killed_process_left_behind_is_removed_some_time(database: Database, clock: Clock) -> None:
    half = f".{name(database)}-abc.half"
    put(half, ".mine.half")
    os.utime(FOLDER / half, (clock.now - 3 * CLAIM_SECONDS,) * 2)
    os.utime(FOLDER / ".mine.half", (0, 0))
    scratch(".parlatorium-copy-old", clock.now - 3 * CLAIM_SECONDS)
    scratch(".parlatorium-copy-new", clock.now)
    await daily(database, clock).make_if_due()
    assert there() == [".mine.half", ".parlatorium-copy-new", name(database)]


async def test_the_folder_itself_is_never_removed(database: Database, clock: Clock) -> None:
    """Not even if what a killed process left behind was all that lay in it, and the new copy was taken away at once."""
    half = f".{name(database)}-abc.half"
    put(half)
    os.utime(FOLDER / half, (clock.now - 3 * CLAIM_SECONDS,) * 2)
    daily(database, clock)._tidy(TODAY)
    assert there() == []


async def test_a_database_that_was_replaced_is_not_copied(database: Database, clock: Clock) -> None:
    os.replace("data/parlatorium.db", "data/aside.db")
    with pytest.raises(DatabaseLost):
        await daily(database, clock).make_if_due()
    assert there() == []


async def test_without_a_folder_no_copy_is_made(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BACKUP_DIR")
    await keep_backups(load_settings(), database)
    assert there() == []


async def test_a_failure_is_noted_and_ends_nothing(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_backup, "SETTLE_SECONDS", 0)
    monkeypatch.setattr(daily_backup, "EVERY_SECONDS", 0)
    let(monkeypatch, FAILING)
    with capture_logs() as lines:
        task = asyncio.create_task(keep_backups(load_settings(), database, clock))
        await until(lambda: len(lines) >= 2)
        let(monkeypatch, QUICK)
        await until(lambda: any(line["event"] == "backup_made" for line in lines))
        task.cancel()
    assert {(line["log_level"], line["fault"]) for line in lines if line["event"] == "backup_failed"} == {
        ("warning", "No room.")
    }


async def test_a_running_bot_makes_its_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKUP_DIR", str(FOLDER))
    monkeypatch.setenv("SANDBOX_PORT", "0")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setattr(daily_backup, "SETTLE_SECONDS", 0)
    async with started(load_settings()):
        await until(lambda: [path for path in copies(FOLDER) if path.suffix == ".zip"])
    with zipfile.ZipFile(copies(FOLDER)[0]) as packed:
        assert packed.namelist() == ["parlatorium.db", "manifest.json"]


def test_a_folder_that_cannot_be_made_is_refused_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("BACKUP_DIR", str(tmp_path / "file" / "backups"))
    with pytest.raises(BadSetting) as refused:
        make_data_dir(load_settings())
    assert (refused.value.variable, refused.value.reason.id) == ("BACKUP_DIR", "setting-no-backup-folder")


def test_a_folder_that_cannot_be_written_to_is_refused_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError

    monkeypatch.setenv("BACKUP_DIR", str(FOLDER))
    monkeypatch.setattr("bot.host.settings.os.access", lambda _, wanted: wanted == os.F_OK)
    monkeypatch.setattr("bot.host.settings.TemporaryFile", refuse)
    with pytest.raises(BadSetting) as refused:
        make_data_dir(load_settings())
    assert (refused.value.variable, refused.value.reason.id) == ("BACKUP_DIR", "setting-folder-locked")
