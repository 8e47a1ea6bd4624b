"""The places of a run's databases: a file, or a database of its own on the tests' PostgreSQL server.

PARLATORIUM_TEST_POSTGRES names the server.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tests.db.server import SERVER, address


async def make(kind: str, folder: Path) -> str:
    """The URL of an empty database of this kind."""
    if kind == "sqlite":
        return f"sqlite+aiosqlite:///{folder / 'parlatorium.db'}"
    name = f"parlatorium_kills_{secrets.token_hex(6)}"
    async with _server() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    return address(make_url(SERVER or "").set(database=name))


async def drop(url: str) -> bool:
    """Remove a database from its server; a file stays where it is. Whether it is gone."""
    place = make_url(url)
    if place.get_backend_name() != "postgresql":
        return False
    async with _server() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {place.database} WITH (FORCE)"))
    return True


@asynccontextmanager
async def _server() -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(SERVER or "", isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()
