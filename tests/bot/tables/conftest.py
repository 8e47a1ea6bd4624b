"""What tests of tables share: the same games every time."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from db.engine import Database, open_database
from tests.empty_database import lay_out


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game begin by a seed that depends on nothing but how many began before it in this test."""
    seeds = random.Random(1)
    monkeypatch.setattr("bot.tables.lobbies.secrets", SimpleNamespace(token_bytes=seeds.randbytes))


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database."""
    await lay_out(tmp_path / "games.db")
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    yield database
    await database.close()
