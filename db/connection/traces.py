"""Traces: deleted data that can still be read in the files of a SQLite database.

SQLite overwrites deleted data in its pages (`secure_delete`), but the write-ahead log beside them keeps earlier writes
until all of it is checkpointed and the log is empty. PostgreSQL has no such command: there, and on the disk below,
deleted data goes when its space is reused.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

SOON, SELDOM = 0.02, 60.0
"""How many seconds to wait for readers of the log: at first, and at most."""


async def wiped(file: Path) -> None:
    """Empty the write-ahead log of this file, as soon as nobody reads it."""
    pause = SOON
    while not await asyncio.to_thread(_emptied, file):
        await asyncio.sleep(pause)
        pause = min(2 * pause, SELDOM)


def _emptied(file: Path) -> bool:
    """Try to empty the log now, without keeping anybody waiting; whether it worked."""
    try:
        # A deleted file must not come back.
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=0)) as connection:
            (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy
