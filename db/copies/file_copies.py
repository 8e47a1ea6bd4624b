"""Copies of a SQLite file.

Laws: players wait for nothing meanwhile, and what they play meanwhile neither lengthens nor changes the copy; the copy
is one file that needs no log beside it.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from db.connection.address import place_of
from db.connection.checks import DatabaseUnusable, Problem, problem_of
from db.copies.copies import SCRATCH, Contents, NoCopy, NoRoom, NothingThere, Occupied, Restoring

SPARE = 32_000_000
"""How many bytes a copy leaves free for the games played meanwhile."""
PATIENCE_SECONDS = 5.0

_PAGES = 256
_BREATH_SECONDS = 0.005
"""After this many pages (1 MB) the disk is left to others for a moment."""
_FIRST_NUMBERS = (
    "INSERT INTO sqlite_sequence SELECT name, ? FROM sqlite_schema "
    "WHERE sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)"
)
"""For tables that have never numbered a row."""
BESIDE = ("", "-wal", "-shm", "-journal")


class FileCopier:
    """See `Copier`."""

    kind = "sqlite"

    def __init__(self, url: str) -> None:
        self.file = Path(place_of(url).database or "").absolute()
        self.place = str(self.file)

    @contextmanager
    def copied(self, folder: Path) -> Iterator[tuple[IO[bytes], Contents]]:
        """See `Copier`."""
        if not self.file.is_file():
            raise NothingThere
        # Once as it is, once packed.
        needed = 2 * sum(os.path.getsize(path) for path in self._present()) + SPARE
        if shutil.disk_usage(folder).free < needed:
            raise NoRoom(needed)
        with TemporaryDirectory(dir=folder, prefix=SCRATCH) as scratch:
            copy = Path(scratch) / "copy.db"
            with _named(self.file):
                _copy(self.file, copy)
            contents = _proved(copy)
            with copy.open("rb") as stream:
                yield stream, contents

    def prove(self, copy: IO[bytes]) -> None:
        """See `Copier`: all was checked before."""

    def occupied(self) -> list[str]:
        """See `Copier`: a log without its database belongs to an earlier one."""
        return [str(path) for path in self._present()]

    def put_back(self, copy: IO[bytes], restoring: Restoring) -> None:
        """See `Copier`."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=self.file.parent, prefix=SCRATCH) as scratch:
            half = Path(scratch) / "copy.db"
            with half.open("wb") as written:
                shutil.copyfileobj(copy, written)
            try:
                _proved(half)
                _note(half, restoring)
            except (DatabaseUnusable, sqlite3.Error) as error:
                # The half-written file's place does not matter, and it is not the database of these settings.
                raise NoCopy(str(error)) from error
            if there := self.occupied():
                raise Occupied(there)
            half.rename(self.file)
        _settle(self.file.parent)

    def _present(self) -> list[Path]:
        beside = [self.file.with_name(f"{self.file.name}{end}") for end in BESIDE]
        return [path for path in beside if path.exists()]


def _copy(file: Path, copy: Path) -> None:
    with (
        closing(_connected(f"{file.as_uri()}?mode=rw")) as source,
        closing(_connected(copy.as_uri())) as target,
    ):
        target.execute("PRAGMA synchronous = OFF")
        # One moment is read to the end: otherwise every move stored meanwhile would restart the copy.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        source.backup(target, pages=_PAGES, progress=_breathe)
        target.execute("PRAGMA journal_mode = DELETE")


def _breathe(_status: int, _left: int, _all: int) -> None:
    time.sleep(_BREATH_SECONDS)


def _connected(address: str) -> sqlite3.Connection:
    return sqlite3.connect(address, uri=True, timeout=PATIENCE_SECONDS, isolation_level=None)


def _proved(copy: Path) -> Contents:
    """The contents of a copy, after reading through all of it. Raises DatabaseUnusable."""
    with _named(copy), closing(_connected(copy.as_uri())) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise DatabaseUnusable(Problem.CORRUPT, str(verdict))
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not {"facts", "alembic_version"} <= tables:
            raise DatabaseUnusable(Problem.UNREACHABLE, "a database of another program")
        installation = connection.execute("SELECT value FROM facts WHERE key = 'installation'").fetchone()
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if installation is None or version is None:
            raise DatabaseUnusable(Problem.UNREACHABLE, "a database of another program")
    return Contents(*installation, *version)


def _note(copy: Path, restoring: Restoring) -> None:
    with closing(_connected(copy.as_uri())) as connection:
        connection.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", restoring.facts().items())
        connection.execute("UPDATE sqlite_sequence SET seq = seq + ?", (restoring.left_out,))
        connection.execute(_FIRST_NUMBERS, (restoring.left_out,))


def _settle(folder: Path) -> None:
    """Flush the name of a file in this folder to disk, where folders can be opened."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _named(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise DatabaseUnusable(problem_of(error, file), f"{file}: {error}") from error
