"""The house in which end-to-end tests play, and what must hold at the end of each of them.

Laws: no click stays unanswered; nobody is mentioned without need; nothing goes wrong unnoticed. A test that wants one
of these says so: `house.expected_silence`, `house.pinged`, `house.expected_errors`.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.processors import format_exc_info
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.delivery import courier
from db import engine
from tests.end_to_end.house import PATIENCE, House

GRAVE = ("error", "critical")


def printed(_logger: object, level: str, line: EventDict) -> EventDict:
    """Print what a bot notes as a warning or worse, so that a test that fails shows it."""
    if level not in ("debug", "info"):
        print(line)
    return line


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How slow the machine is decides nothing: the clock stands still, so a delivery put off is never due again."""
    monkeypatch.setattr(engine, "LOOK_SECONDS", PATIENCE)
    monkeypatch.setattr(courier, "SLOW_SECONDS", PATIENCE)


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[House]:
    """A house from start to stop; then checks for forbidden events."""
    with capture_logs([format_exc_info, printed]) as lines:
        await house.start()
        try:
            yield house
        finally:
            await house.stop()
    grave = [line for line in lines if line["log_level"] in GRAVE]
    told = "\n".join(f"{line['event']}: {line.get('exception', line)}" for line in grave)
    assert {line["event"] for line in grave} == house.expected_errors, told
    assert len(house.unanswered) == house.expected_silence, house.unanswered
    assert house.pinged == [], "somebody was mentioned"


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A bot in the sandbox, both just started."""
    async with opened(House(tmp_path, monkeypatch)) as house:
        yield house


@pytest.fixture
async def painted_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """The same with real pictures."""
    async with opened(House(tmp_path, monkeypatch, painted=True)) as house:
        yield house
