"""Traces: what was deleted, and may still be read in the files of a SQLite database.

In its pages SQLite overwrites what is deleted (`secure_delete`), but the write-ahead log beside them keeps what was
written before, until all of it is taken over and the log is empty. PostgreSQL has no such order to give: there, and on
the disk below, what was deleted goes when its place is needed.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

SOON, SELDOM = 0.02, 60.0
"""How many seconds to wait for those who still read in the log: at first, and at most."""


async def wiped(file: Path) -> None:
    """Empty the write-ahead log of this file, as soon as nobody reads in it."""
    pause = SOON
    while not await asyncio.to_thread(_emptied, file):
        await asyncio.sleep(pause)
        pause = min(2 * pause, SELDOM)


def _emptied(file: Path) -> bool:
    """Whether the log could be emptied now, without letting anybody wait for it."""
    try:
        # A file that is gone must not come back.
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=0)) as connection:
            (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy
