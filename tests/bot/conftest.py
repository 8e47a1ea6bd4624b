"""What tests of the whole program share: a place without settings, and everything global left as it was found."""

import logging
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
import structlog

from bot.host.settings import Settings
from tests.architecture.tree import PACKAGES


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and an environment without settings or a language."""
    monkeypatch.chdir(tmp_path)
    for name in (*map(str.upper, Settings.__struct_fields__), "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """Whatever a test does to logging is undone."""
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
