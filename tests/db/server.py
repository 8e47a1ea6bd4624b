"""The PostgreSQL server for the tests besides SQLite, if one is named, and the marks of tests about one of the two.

PARLATORIUM_TEST_POSTGRES names it, as postgresql+asyncpg://user@host:port/database. Its user must be allowed to create
databases; the tests connect to the database named, but never change it.
"""

import os
import secrets
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

NAMED = "PARLATORIUM_TEST_POSTGRES"
SERVER = os.environ.get(NAMED)
PROGRAMS = ["/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/15/bin"]
"""Debian's folders for the programs of a server."""
KINDS = ["sqlite", "postgresql"] if SERVER else ["sqlite"]
COPIES_AT_CHOICE = 150_000
"""The first server version with a choice of copying method."""
_strategies: list[str] = []
"""The copying method, once known."""

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


def find_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the server's own programs on the path; without them, or without a server, skip the test."""
    monkeypatch.setenv("PATH", os.pathsep.join([os.environ["PATH"], *PROGRAMS]))
    if not SERVER or not shutil.which("pg_dump"):
        pytest.skip("no PostgreSQL server is named, or pg_dump is not there")


@asynccontextmanager
async def on_server(template: str = "template1") -> AsyncIterator[URL]:
    """A database of its own on the server, a copy of `template`."""
    name = f"parlatorium_{secrets.token_hex(8)}"
    await create(name, template)
    try:
        yield named(name)
    finally:
        await drop(name)


async def create(name: str, template: str = "template1") -> None:
    """A database of this name, a copy of `template`."""
    await _tell(f"CREATE DATABASE {name} TEMPLATE {template}{await _strategy()}")


async def drop(name: str) -> None:
    """Drop the database, even with users connected."""
    await _tell(f"DROP DATABASE {name} WITH (FORCE)")


def named(name: str) -> URL:
    """Where the database of this name is."""
    return make_url(SERVER or "").set(database=name)


async def _strategy() -> str:
    """Copying files costs a ninth of writing them through the log, the default of servers since 15."""
    if not _strategies:
        async with _server() as connection:
            version = await connection.scalar(text("SELECT current_setting('server_version_num')::int"))
        _strategies.append(" STRATEGY FILE_COPY" if version >= COPIES_AT_CHOICE else "")
    return _strategies[0]


async def _tell(statement: str) -> None:
    async with _server() as connection:
        await connection.execute(text(statement))


@asynccontextmanager
async def _server() -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(make_url(SERVER or ""), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


def address(place: URL) -> str:
    """In one line, with the password."""
    return place.render_as_string(hide_password=False)
