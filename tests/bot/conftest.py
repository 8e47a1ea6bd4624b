"""Set-up for tests of the whole program: an empty database; all global state is restored."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
import structlog

from db.engine import Database, open_database
from tests.architecture.tree import PACKAGES
from tests.empty_database import laid_out


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database."""
    database = await open_database(await laid_out(tmp_path))
    yield database
    await database.close()


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """Undo a test's changes to logging."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in (None, *PACKAGES)}
    yield
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()


@pytest.fixture
def discord_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a test points discord.py is forgotten."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
