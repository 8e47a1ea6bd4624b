"""Set-up for tests of the way to Discord: a database, and a stand-in to which discord.py is pointed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.engine import Database, open_database
from sandbox import Limits, Sandbox
from tests.empty_database import laid_out
from tests.sandbox.conftest import point_discord_at


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await open_database(await laid_out(tmp_path))
    yield database
    await database.close()


@pytest.fixture
async def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A stand-in without waiting times."""
    limits = Limits(enforced=False, answer_within=60.0)
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=limits) as running:
        point_discord_at(running, monkeypatch)
        yield running
