"""Set-up for tests of the whole program: all global state is restored."""

import logging
from collections.abc import Iterator

import discord
import pytest
import structlog

from tests.architecture.tree import PACKAGES


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
