"""The house in which end-to-end tests play."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.house import House


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A bot in the sandbox, both just started."""
    house = House(tmp_path, monkeypatch)
    await house.start()
    yield house
    await house.stop()
