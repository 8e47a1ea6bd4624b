"""What tests of tables share: the same games every time."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from db.engine import Database, open_database
from tests.empty_database import cleared, laid_out


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game begin by a seed that depends on nothing but how many began before it in this test."""
    seeds = random.Random(1)
    monkeypatch.setattr("bot.tables.lobbies.secrets", SimpleNamespace(token_bytes=seeds.randbytes))


@pytest.fixture(autouse=True)
async def cleared_away() -> AsyncIterator[None]:
    """What a test has laid out on the server is gone when it is over."""
    yield
    await cleared()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database."""
    database = await open_database(await laid_out(tmp_path))
    yield database
    await database.close()
