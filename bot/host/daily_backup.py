"""A backup once a day, kept for two weeks, if the host names a folder for it.

Laws: no player waits for it: a separate process makes it at lowest priority; of many processes on one database one
makes it; a copy is removed only when there are fourteen newer ones, and no other file ever is.
"""

import asyncio
import os
import re
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import structlog

from bot.clock import now_ms
from bot.host.beside import APART
from bot.host.settings import Settings
from bot.metrics import LAST_BACKUP
from db.copies.copies import SCRATCH
from db.engine import Database
from db.facts import hold_fact, set_fact

KEPT = 14
"""How many days a copy is kept, and how many copies are kept whatever the clock says."""
SETTLE_SECONDS = 60.0
"""After a start the processor belongs to others for this long."""
EVERY_SECONDS = 1_800.0
"""Pause between two checks whether a copy is due; a failed copy is retried then."""
CLAIM_SECONDS = 3_600
"""A process that has not finished its copy by then has died."""
FACT = "daily_backup"
"""The day of the last copy; while it is being made, followed by the unix second from which another process may try."""

_PROGRAM = [sys.executable, "-m", "bot", "backup"]

log = structlog.get_logger()


class BackupFailed(Exception):
    """The process that makes a copy has failed, and said why."""


async def keep_backups(settings: Settings, database: Database, clock: Callable[[], int] = now_ms) -> None:
    """Make the due copies for ever; ends by being cancelled."""
    if settings.backup_dir is None:
        return
    daily = DailyBackup(settings, settings.backup_dir, database, clock)
    await asyncio.sleep(SETTLE_SECONDS)
    while True:
        try:
            await daily.make_if_due()
        except Exception as error:
            log.warning("backup_failed", fault=str(error) or type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


class DailyBackup:
    """The copies of one installation in a folder that may hold anything else; `clock` gives unix milliseconds."""

    def __init__(self, settings: Settings, folder: Path, database: Database, clock: Callable[[], int]) -> None:
        self._settings = settings
        self._folder = folder.absolute()
        self._database = database
        self._clock = clock
        self._stem = f"parlatorium-{database.installation[:8]}"

    def _now(self) -> float:
        """Unix seconds."""
        return self._clock() / 1000

    async def make_if_due(self) -> None:
        """Make today's copy if nobody has. Raises BackupFailed, OutOfReach, OSError."""
        day = datetime.fromtimestamp(self._now(), UTC).date()
        file = self._folder / f"{self._stem}-{day}.zip"
        if copies := self._copies():
            LAST_BACKUP.set(copies[-1].stat().st_mtime)
        if file.exists() or not await self._claim(day):
            return
        try:
            await self._write(file)
        except BaseException:
            with suppress(Exception):
                await self._note("")
            raise
        await self._note(str(day))
        LAST_BACKUP.set(self._now())
        log.info("backup_made", file=str(file), bytes=file.stat().st_size)
        self._tidy(day)

    async def _claim(self, day: date) -> bool:
        """Whether this process is the one to make the day's copy."""
        now = int(self._now())
        async with self._database.transaction() as tx:
            made, _, until = (await hold_fact(tx, FACT)).partition(" ")
            # A process whose clock was ahead may have claimed it and died long ago.
            if made == str(day) and (not until or now < int(until) <= now + CLAIM_SECONDS):
                return False
            await set_fact(tx, FACT, f"{day} {now + CLAIM_SECONDS}")
        return True

    async def _note(self, value: str) -> None:
        async with self._database.transaction() as tx:
            await set_fact(tx, FACT, value)

    async def _write(self, file: Path) -> None:
        settings = self._settings
        told = {"DATABASE_URL": settings.database, "DATA_DIR": str(settings.data_dir.absolute()), "LANGUAGE": "en"}
        politely = [nice, "-n", "10"] if (nice := shutil.which("nice")) else []
        process = await asyncio.create_subprocess_exec(
            *politely, *_PROGRAM, str(file), env={**os.environ, **told}, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE,
            **APART,
        )  # fmt: skip
        try:
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()
        if process.returncode:
            raise BackupFailed(said.decode(errors="replace").strip()[-500:] or f"exit code {process.returncode}")

    def _copies(self) -> list[Path]:
        """The existing copies, the oldest first."""
        day = re.compile(rf"{re.escape(self._stem)}-\d{{4}}-\d\d-\d\d\.zip")
        return sorted(path for path in self._folder.iterdir() if day.fullmatch(path.name))

    def _tidy(self, today: date) -> None:
        """Remove copies that are old enough, and unfinished ones of a killed process."""
        oldest = f"{self._stem}-{today - timedelta(days=KEPT)}.zip"
        for path in self._copies()[:-KEPT]:
            if path.name <= oldest:
                path.unlink(missing_ok=True)
        for path in [*self._folder.glob(f".{self._stem}-*.half"), *self._folder.glob(f"{SCRATCH}*/copy.db*")]:
            if path.stat().st_mtime < self._now() - 2 * CLAIM_SECONDS:
                path.unlink(missing_ok=True)
                if path.parent != self._folder:
                    with suppress(OSError):
                        path.parent.rmdir()
