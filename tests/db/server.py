"""The PostgreSQL server the tests run on beside SQLite, if one is named, and the marks of tests about one of the two.

PARLATORIUM_TEST_POSTGRES names it, as postgresql+asyncpg://user@host:port/database. Its user must be allowed to create
databases; the database named is connected to, never changed.
"""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

NAMED = "PARLATORIUM_TEST_POSTGRES"
SERVER = os.environ.get(NAMED)
KINDS = ["sqlite", "postgresql"] if SERVER else ["sqlite"]

sqlite_only = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
postgresql_only = pytest.mark.parametrize(
    "url",
    [
        pytest.param(
            "postgresql",
            marks=pytest.mark.skipif(not SERVER, reason=f"{NAMED} names no server: tests/db runs on SQLite alone"),
        )
    ],
    indirect=True,
)


@asynccontextmanager
async def on_server(template: str = "template1") -> AsyncIterator[URL]:
    """A database of its own on the server, a copy of `template`."""
    place, name = make_url(SERVER or ""), f"parlatorium_{secrets.token_hex(8)}"
    engine = create_async_engine(place, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
        yield place.set(database=name)
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


def address(place: URL) -> str:
    """In one line, with the password."""
    return place.render_as_string(hide_password=False)
