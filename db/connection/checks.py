"""Checks that a database can be used, before anything else happens.

Law: a database that cannot be trusted is refused, loudly; there is never a replacement in memory.
"""

import os
import shutil
import sqlite3
import threading
import time
from contextlib import closing
from enum import StrEnum
from pathlib import Path

LOOK = 1.0
"""Seconds a start may spend reading through the file: enough for some hundred megabytes."""
LEAST_SPACE = 10_000_000
"""With fewer free bytes on its disk a database counts as full: its log alone may take half of that."""


class Problem(StrEnum):
    """Why a database cannot be used."""

    MISSING_FOLDER = "missing_folder"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    CORRUPT = "corrupt"
    NEWER = "newer"
    FULL = "full"
    UNREACHABLE = "unreachable"


class DatabaseUnusable(Exception):
    """The database cannot be used: `problem` says why, `detail` gives the technical details in English."""

    def __init__(self, problem: Problem, detail: str) -> None:
        super().__init__(f"{problem}: {detail}")
        self.problem = problem
        self.detail = detail


_PROBLEMS = {
    sqlite3.SQLITE_PERM: Problem.READ_ONLY,
    sqlite3.SQLITE_READONLY: Problem.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Problem.UNREACHABLE,
    sqlite3.SQLITE_BUSY: Problem.LOCKED,
    sqlite3.SQLITE_LOCKED: Problem.LOCKED,
    sqlite3.SQLITE_CORRUPT: Problem.CORRUPT,
    sqlite3.SQLITE_NOTADB: Problem.CORRUPT,
    sqlite3.SQLITE_FULL: Problem.FULL,
    sqlite3.SQLITE_IOERR: Problem.UNREACHABLE,
    sqlite3.SQLITE_PROTOCOL: Problem.UNREACHABLE,
}


def sign_in(error: sqlite3.Error) -> Problem | None:
    """The problem behind this error of SQLite; None if the caller is at fault."""
    return _PROBLEMS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)


def problem_of(error: sqlite3.Error, file: Path) -> Problem:
    """The problem behind this error of SQLite about this file. SQLite itself does not distinguish a failing disk from a
    full one, or a file that cannot be opened from one without permission.
    """
    problem = sign_in(error) or Problem.UNREACHABLE
    if problem is Problem.UNREACHABLE and not all(map(_may_be_written, (file.parent, file))):
        return Problem.READ_ONLY
    if sign_in(error) is Problem.UNREACHABLE and is_full(file.parent):
        return Problem.FULL
    return problem


def _may_be_written(path: Path) -> bool:
    as_whom = {"effective_ids": True} if os.access in os.supports_effective_ids else {}
    return os.access(path, os.W_OK, **as_whom) or not path.exists()


def is_full(folder: Path) -> bool:
    """Whether the disk of this folder has almost no room left."""
    try:
        disk = shutil.disk_usage(folder)
    except OSError:
        return False
    # Some network disks report neither their size nor their free space.
    return disk.total > 0 and disk.free < LEAST_SPACE


def check_file(path: Path, patience: int) -> None:
    """Check that this SQLite file is whole and writable; create it if it does not exist.

    Waits up to `patience` milliseconds for other programs that hold it. Raises DatabaseUnusable.
    """
    try:
        if not path.parent.is_dir():
            raise DatabaseUnusable(Problem.MISSING_FOLDER, str(path.parent.absolute()))
        if path.is_dir():
            raise DatabaseUnusable(Problem.UNREACHABLE, f"{path} is a folder")
        with closing(sqlite3.connect(path, timeout=patience / 1000, isolation_level=None)) as connection:
            _prove(connection, patience)
    except sqlite3.Error as error:
        raise DatabaseUnusable(problem_of(error, path), f"{path}: {error}") from error
    except OSError as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        # SQLite's report on a damaged page may repeat the page's contents.
        raise DatabaseUnusable(Problem.CORRUPT, f"{path}: there is text in it that is none") from error


def look_through(connection: sqlite3.Connection) -> str:
    """The damage that SQLite finds in the time available, "ok" if none."""
    clock = threading.Timer(LOOK, connection.interrupt)
    clock.start()
    try:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return "ok"
    finally:
        clock.cancel()
    return str(verdict)


def _prove(connection: sqlite3.Connection, patience: int) -> None:
    if (verdict := look_through(connection)) != "ok":
        raise DatabaseUnusable(Problem.CORRUPT, verdict)
    _use_write_ahead_log(connection, time.monotonic() + patience / 1000)
    connection.execute("BEGIN IMMEDIATE")
    # BEGIN alone succeeds even if the file is read-only.
    connection.execute("PRAGMA user_version = 1")
    connection.execute("ROLLBACK")


def _use_write_ahead_log(connection: sqlite3.Connection, deadline: float) -> None:
    """Wait here ourselves: SQLite does not when two programs start on an empty file at the same moment."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return
