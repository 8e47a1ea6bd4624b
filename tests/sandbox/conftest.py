"""Fixtures: a sandbox on a free port, and a real discord.py client connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl

from sandbox import Limits, Person, Sandbox
from tests.sandbox.servant import TOKEN, Rest, Servant, serving


def point_discord_at(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make discord.py speak to the sandbox."""
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))


@pytest.fixture
def limits() -> Limits:
    """The limits of the sandbox, such that a slow machine changes nothing; a test may override them."""
    return Limits(enforced=False, answer_within=60.0)


@pytest.fixture
async def sandbox(tmp_path: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A running sandbox to which discord.py is pointed."""
    async with Sandbox(tmp_path / "sandbox.sqlite3", port=0, limits=limits, token=TOKEN) as running:
        point_discord_at(running, monkeypatch)
        yield running


@pytest.fixture
async def servant(sandbox: Sandbox) -> AsyncIterator[Servant]:
    """A client that is logged in."""
    async with serving(sandbox) as client:
        yield client


@pytest.fixture
async def rest(sandbox: Sandbox) -> AsyncIterator[Rest]:
    """Plain http to the api."""
    async with aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    """A moderator who reads German."""
    return sandbox.person("Anna")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    """A player who reads English."""
    return sandbox.person("Ben")
