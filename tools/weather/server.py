"""The processes of a PostgreSQL server that serve one database: ended, or frozen for a while where that is allowed.

A server on another machine, or of another user, is only ever asked to end them.
"""

import os
import signal
from collections.abc import Sequence
from contextlib import suppress

import psutil
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.db.server import SERVER

SERVING = "SELECT pid FROM pg_stat_activity WHERE datname = :name AND backend_type = 'client backend'"


async def serving(url: str) -> Sequence[int]:
    """The numbers of the processes that serve this database."""
    return await _asked(SERVING, url)


async def end(url: str) -> int:
    """End all that serve this database; how many there were."""
    return len(await _asked(f"SELECT pg_terminate_backend(pid) FROM ({SERVING}) AS serving", url))


async def _asked(query: str, url: str) -> Sequence[int]:
    engine = create_async_engine(SERVER or "", isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            return (await connection.scalars(text(query), {"name": make_url(url).database})).all()
    finally:
        await engine.dispose()


def freeze(numbers: Sequence[int]) -> list[int]:
    """Freeze these; returns those that froze: some serve elsewhere, or must not be frozen."""
    return [number for number in numbers if _is_server(number) and _told(number, signal.SIGSTOP)]


def thaw(numbers: Sequence[int]) -> None:
    """Let these go on."""
    for number in numbers:
        _told(number, signal.SIGCONT)


def _is_server(number: int) -> bool:
    with suppress(psutil.Error):
        return "postgres" in psutil.Process(number).name()
    return False


def _told(number: int, what: signal.Signals) -> bool:
    with suppress(ProcessLookupError, PermissionError):
        os.kill(number, what)
        return True
    return False
