"""What tests of tables share: the same games every time."""

import random
from types import SimpleNamespace

import pytest


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game begin by a seed that depends on nothing but how many began before it in this test."""
    seeds = random.Random(1)
    monkeypatch.setattr("bot.tables.lobbies.secrets", SimpleNamespace(token_bytes=seeds.randbytes))
