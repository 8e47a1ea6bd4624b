"""What happens to the database of a running bot is noticed in time, noted once, and said to whoever asks or clicks."""

import asyncio
import errno
import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from bot.command_line.health_check import ask
from bot.host import watch
from bot.host.marker import Marker
from bot.host.settings import load_settings
from bot.host.startup import CannotStart
from bot.host.watch import EVERY_SECONDS, keep_watch
from bot.language.phrases import LANGUAGES, Phrasebook
from db.connection.checks import DatabaseUnusable, Problem
from db.connection.out_of_reach import DatabaseGone
from db.connection.watch import Trouble
from db.engine import LOOK_SECONDS, Database
from games.kernel.engine.text import Text
from sandbox import Limits, Message, Sandbox
from tests.bot.test_run import Started, free_port, settings_for, started
from tests.end_to_end.house import button
from tests.until import until

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")

BOOK = Phrasebook.load(strict=True)
Line = dict[str, Any]


def test_trouble_is_noticed_within_ten_seconds() -> None:
    assert EVERY_SECONDS + LOOK_SECONDS < 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_is_said_in_a_sentence(trouble: Trouble, language: str) -> None:
    said = BOOK.speaker(language)(Text(f"database-{trouble.replace('_', '-')}"))
    assert {"de": "Person Bescheid, die diesen Bot betreibt", "en": "whoever runs this bot"}[language] in said


class Watched:
    """A database in which one trouble after the other is seen."""

    def __init__(self, *seen: Trouble | None) -> None:
        self.seen = list(seen)

    async def look(self) -> Trouble | None:
        """The next one; in the end nothing more."""
        if not self.seen:
            await asyncio.Event().wait()
        return self.seen.pop(0)


class Marked:
    """A marker that fails."""

    async def set(self, _: Database) -> None:
        """Fail."""
        raise OSError("no disk")


async def told_of(*seen: Trouble | None) -> list[tuple[str, str]]:
    """What the watch notes of this, with its level."""
    database, way = Watched(*seen), asyncio.Event()
    with capture_logs() as lines:
        task = asyncio.create_task(keep_watch(cast(Database, database), cast(Marker, Marked()), way.set))
        while database.seen:  # noqa: ASYNC110  # a list tells nobody
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
    assert way.is_set() == (Trouble.NEWER in seen)
    return [(line["log_level"], line.get("problem") or line.get("was") or line["event"]) for line in lines]


async def test_what_begins_and_what_is_over_is_noted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "EVERY_SECONDS", 0)
    full, locked = Trouble.FULL, Trouble.LOCKED
    noted = await told_of(full, full, locked, locked, locked, None)
    assert noted[:3] == [("error", "full"), ("error", "locked"), ("warning", "locked")]
    assert noted[3:] == [("error", "watch_failed")], "the marker"


async def test_whatever_goes_wrong_does_not_end_the_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "EVERY_SECONDS", 0)
    assert await told_of(None, None) == [("error", "watch_failed")] * 2


async def test_a_newer_program_is_made_way_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "EVERY_SECONDS", 0)
    assert await told_of(Trouble.NEWER, Trouble.NEWER) == [("error", "newer")]


class Bot:
    """A bot that runs, a lobby of Anna's in it, and what was noted since."""

    def __init__(self, server: Sandbox, port: int, lobby: Message, lines: list[Line]) -> None:
        self.server = server
        self.port = port
        self.lobby = lobby
        self.lines = lines

    async def says(self) -> dict[str, str]:
        """What it says when asked for its health."""
        return await asyncio.to_thread(ask, "127.0.0.1", self.port)

    async def joined(self, name: str = "Ben") -> str | None:
        """Press "Join"; what the person is told, None if it was done."""
        outcome = await self.server.person(name).click(self.lobby, button(self.lobby, "join"))
        if outcome.updated is None:
            assert outcome.said.visible_to == self.server.person(name).id
            return outcome.said.text
        return None

    async def noted(self, event: str, times: int = 1) -> list[Line]:
        """Wait until this was noted so many times."""
        while len(found := [line for line in self.lines if line["event"] == event]) < times:  # noqa: ASYNC110  # nor do lines
            await asyncio.sleep(0.01)
        return found


FILE = Path("data") / "parlatorium.db"


@asynccontextmanager
async def playing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """A bot with its files in the current folder, that looks all the time."""
    monkeypatch.setattr(watch, "EVERY_SECONDS", 0.02)
    port, limits = free_port(), Limits(enforced=False, answer_within=60.0)
    async with Sandbox(folder / "server.db", port=0, token="right", limits=limits) as server:
        async with started(settings_for(server, "right", monkeypatch, HEALTH_PORT=str(port))) as bot:
            with capture_logs() as lines:
                opened = await server.person("Anna").command("spieltisch", "/play", game="dominion")
                await until(lambda: Marker(load_settings()).path.exists())
                yield Bot(server, port, opened.said, cast("list[Line]", lines))
        assert bot.task.exception() is None


def say(trouble: str) -> str:
    """What Ben reads of it."""
    return BOOK.speaker("en")(Text(f"database-{trouble}"))


def move_aside() -> None:
    """Take the database away, its log and all."""
    for path in FILE.parent.glob(f"{FILE.name}*"):
        path.rename(path.with_name(f"aside-{path.name}"))


def put_back() -> None:
    """Bring it back."""
    for path in FILE.parent.glob(f"aside-{FILE.name}*"):
        path.rename(path.with_name(path.name.removeprefix("aside-")))


async def test_a_deleted_database_is_said_everywhere_and_not_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, monkeypatch) as bot:
        move_aside()
        assert await bot.joined() == say("deleted")
        assert await bot.says() == {"gateway": "ok", "database": "deleted"}
        (line,) = await bot.noted("database_trouble")
        assert (line["log_level"], line["problem"], line["refused"]) == ("error", "deleted", True)
        assert "delivery_interrupted" not in {line["event"] for line in bot.lines}
    assert FILE.name not in os.listdir("data")
    with pytest.raises(CannotStart) as refused:
        await Started(load_settings()).ready()
    assert refused.value.reason.id == "start-database-gone"
    assert refused.value.reason.args["place"] == str(tmp_path / FILE)
    assert FILE.name not in os.listdir("data")


async def test_a_database_that_is_put_back_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(tmp_path, monkeypatch) as bot:
        move_aside()
        await bot.noted("database_trouble")
        assert await bot.joined() == say("deleted")
        put_back()
        (line,) = await bot.noted("database_well_again")
        assert (line["log_level"], line["was"]) == ("warning", "deleted")
        assert await bot.says() == {"gateway": "ok", "database": "ok"}
        assert await bot.joined() is None
        assert len(await bot.noted("database_trouble")) == 1


async def test_a_replaced_database_is_not_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(tmp_path, monkeypatch) as bot:
        move_aside()
        shutil.copy(f"data/aside-{FILE.name}", FILE)
        before = read(FILE)
        assert await bot.joined() == say("replaced")
        assert (await bot.says())["database"] == "replaced"
        await bot.noted("database_trouble")
    assert read(FILE) == before


def read(file: Path) -> bytes:
    """All of a file."""
    return file.read_bytes()


async def test_a_database_held_by_another_program_is_said_and_played_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.connection.watch.LOCK_SECONDS", 0.1)
    async with playing(tmp_path, monkeypatch) as bot:
        with closing(sqlite3.connect(FILE, timeout=60, isolation_level=None, check_same_thread=False)) as other:
            # The bot may be writing, and ends only while this loop goes on.
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await bot.says()  # who looks already may have begun while the bot was writing
            assert (await bot.says())["database"] == "locked"
            assert await bot.joined() == say("locked")
            await bot.noted("database_trouble")
        await bot.noted("database_well_again")
        assert await bot.joined() is None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """The data folder lies on a disk of 24 MB."""
    disk = tmp_path / "data"
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


async def test_a_full_disk_is_said_and_played_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_disk: Path
) -> None:
    async with playing(tmp_path, monkeypatch) as bot:
        fill(small_disk)
        assert await bot.joined() == say("full")
        assert (await bot.says())["database"] == "full"
        await bot.noted("database_trouble")
        os.unlink(small_disk / "others")
        await bot.noted("database_well_again")
        assert await bot.joined() is None


def fill(disk: Path) -> None:
    """Leave no byte; what the bot writes meanwhile only makes it full sooner."""
    try:
        with (disk / "others").open("wb") as others:
            others.write(bytes(shutil.disk_usage(disk).free))
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise


def brought_up_to_date() -> None:
    """What a newer program does; it waits for a bot that is writing, which must be able to go on meanwhile."""
    with closing(sqlite3.connect(FILE)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")


async def test_a_bot_whose_database_a_newer_one_has_brought_up_to_date_ends_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "EVERY_SECONDS", 0.02)
    async with Sandbox(tmp_path / "server.db", port=0, token="right") as server:
        bot = Started(settings_for(server, "right", monkeypatch))
        await bot.ready()
        await asyncio.to_thread(brought_up_to_date)
        with pytest.raises(DatabaseUnusable) as ended:
            await bot.task
    assert ended.value.problem is Problem.NEWER


async def test_a_database_that_goes_right_after_a_look_is_no_fault_of_the_watch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go(*_: object) -> None:
        raise DatabaseGone("unable to open database file")

    monkeypatch.setattr(watch, "EVERY_SECONDS", 0)
    monkeypatch.setattr(Marked, "set", go)
    assert await told_of(None, None) == []
