"""A bot in the sandbox for trying commands."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Person
from tests.end_to_end.house import House


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A bot in the sandbox, both just started."""
    house = House(tmp_path, monkeypatch)
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
def anna(house: House) -> Person:
    """A moderator who reads German."""
    return house.person("Anna")


@pytest.fixture
def ben(house: House) -> Person:
    """A player who reads English."""
    return house.person("Ben")
