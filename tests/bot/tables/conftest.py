"""Set-up for tests of tables: the same games every time."""

import random
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.tables.acts.lobbies import Lobbies
from db.engine import open_database
from tests.bot.tables.two_processes import Process, begun, process
from tests.db.server import address, on_server
from tests.empty_database import cleared


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every game a seed that depends only on how many began before it in this test."""
    seeds = random.Random(1)
    monkeypatch.setattr(Lobbies, "new_seed", staticmethod(partial(seeds.randbytes, 32)))


@pytest.fixture(autouse=True)
async def cleared_away() -> AsyncIterator[None]:
    """Remove a test's databases from the server when it is over."""
    yield
    await cleared()


@pytest.fixture
async def two() -> AsyncIterator[tuple[Process, Process]]:
    """Both, and a game of Anna and Ben that has just begun."""
    async with on_server() as place:
        databases = [await open_database(address(place)) for _ in range(2)]
        one, other = map(process, databases)
        await begun(one)
        yield one, other
        for database in databases:
            await database.close()
