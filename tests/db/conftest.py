"""A fresh database for each test: a SQLite file, and another on a PostgreSQL server if there is one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import make_url

from db.engine import Database, open_database
from tests.db.server import KINDS, SERVER, address, on_server
from tests.wire import Wire


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the SQLite database is to be."""
    return tmp_path / "games.db"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tables() -> AsyncIterator[str]:
    """The name of a PostgreSQL database with empty tables: copying it is much faster than making them."""
    if not SERVER:
        yield "no server"
        return
    async with on_server() as place:
        await (await open_database(address(place))).close()
        yield str(place.database)


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, file: Path, tables: str) -> AsyncIterator[str]:
    """The address of an empty database, on PostgreSQL with tables already if the test asks for `database`."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{file}"
        return
    async with on_server(tables if "database" in request.fixturenames else "template1") as place:
        yield address(place)


@pytest.fixture
async def wire(url: str) -> AsyncIterator[Wire]:
    """A wire to the server."""
    wire = Wire(make_url(url))
    await wire.mend()
    yield wire
    wire.stop()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An open database with empty tables."""
    database = await open_database(url)
    yield database
    await database.close()
