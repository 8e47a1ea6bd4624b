"""A fresh database for each test: a SQLite file.

Or, emptied each time and with `-n 0`, the PostgreSQL database named by PARLATORIUM_TEST_DATABASE.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine import Database, open_database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the SQLite database is to be."""
    return tmp_path / "games.db"


@pytest.fixture
async def url(file: Path) -> str:
    """The address of an empty database."""
    named = os.environ.get("PARLATORIUM_TEST_DATABASE")
    if named is None:
        return f"sqlite+aiosqlite:///{file}"
    engine = create_async_engine(named)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return named


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An open database with empty tables."""
    database = await open_database(url)
    yield database
    await database.close()


@pytest.fixture
def sqlite_only() -> None:
    """Skip what is said of SQLite alone."""
    if "PARLATORIUM_TEST_DATABASE" in os.environ:
        pytest.skip("about SQLite files")
