"""Set-up for tests of the way to Discord: a stand-in to which discord.py is pointed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Limits, Sandbox
from tests.sandbox.conftest import point_discord_at


@pytest.fixture
async def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A stand-in without waiting times."""
    limits = Limits(enforced=False, answer_within=60.0)
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=limits) as running:
        point_discord_at(running, monkeypatch)
        yield running
