"""Requests of a process leave no faster than its part of what Discord takes; answers to interactions at once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.pace import SECOND, Pace
from bot.sandbox import Limits, Sandbox
from tests.bot.sandbox.conftest import point_discord_at


class Clock:
    """A time that goes by only while somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("bot.pace.asyncio.get_running_loop", lambda: self)
        monkeypatch.setattr("bot.pace.asyncio.sleep", self.sleep)

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def left_at(pace: Pace, clock: Clock, requests: int) -> list[float]:
    """When so many requests leave that are all there at once."""
    times = []
    for _ in range(requests):
        await pace.wait()
        times.append(clock.now)
    return times


@pytest.mark.parametrize(("processes", "each"), [(1, 50), (4, 12), (200, 1)])
async def test_no_second_sees_more_than_this_processs_part(clock: Clock, processes: int, each: int) -> None:
    pace = Pace()
    pace.share(processes)
    times = await left_at(pace, clock, 3 * each)
    assert times[each - 1] == 100.0, "as many at once as a second may see"
    assert all(later - earlier >= SECOND - 1e-9 for earlier, later in zip(times, times[each:], strict=False))


async def test_a_process_that_joins_slows_the_others_at_once(clock: Clock) -> None:
    pace = Pace()
    await left_at(pace, clock, 50)
    pace.share(2)
    assert (await left_at(pace, clock, 25))[-1] == pytest.approx(100.0 + SECOND)
    pace.share(1)
    assert (await left_at(pace, clock, 25))[-1] == pytest.approx(100.0 + SECOND)


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    async with Sandbox(tmp_path / "a.db", port=0, limits=Limits.off()) as running:
        point_discord_at(running, monkeypatch)
        yield running


@pytest.mark.parametrize(
    ("path", "waits"),
    [
        ("/users/@me", True),
        ("/channels/1/messages", True),
        ("/interactions/1/token/callback", False),
        ("/webhooks/1/token", False),
    ],
)
async def test_only_answers_to_interactions_leave_at_once(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, path: str, waits: bool
) -> None:
    pace = Pace(most=1)
    asked = asyncio.Event()

    async def wait() -> None:
        asked.set()

    monkeypatch.setattr(pace, "wait", wait)
    async with aiohttp.ClientSession(trace_configs=[pace.trace()]) as session:
        await session.get(server.api_base + path)
        await session.get(server.page_url)
    assert asked.is_set() == waits
