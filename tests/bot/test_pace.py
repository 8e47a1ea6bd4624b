"""Requests of a process leave no faster than its part of what Discord takes; answers to interactions at once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from bot.gateway.pace import INVALID_SECONDS, MOST_INVALID, SECOND, RequestPace
from sandbox import Limits, Sandbox
from tests.sandbox.conftest import point_discord_at


class Clock:
    """A time that goes by only while somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("bot.gateway.pace.asyncio.get_running_loop", lambda: self)
        monkeypatch.setattr("bot.gateway.pace.asyncio.sleep", self.sleep)

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def left_at(pace: RequestPace, clock: Clock, requests: int) -> list[float]:
    """When so many requests leave that are all there at once."""
    times = []
    for _ in range(requests):
        await pace.wait()
        times.append(clock.now)
    return times


@pytest.mark.parametrize(("processes", "each"), [(1, 50), (4, 12), (200, 1)])
async def test_no_second_sees_more_than_this_processs_part(clock: Clock, processes: int, each: int) -> None:
    pace = RequestPace()
    pace.share(processes)
    times = await left_at(pace, clock, 3 * each)
    assert times[each - 1] == 100.0, "as many at once as a second may see"
    assert all(later - earlier >= SECOND - 1e-9 for earlier, later in zip(times, times[each:], strict=False))


async def test_a_process_that_joins_slows_the_others_at_once(clock: Clock) -> None:
    pace = RequestPace()
    await left_at(pace, clock, 50)
    pace.share(2)
    assert (await left_at(pace, clock, 25))[-1] == pytest.approx(100.0 + SECOND)
    pace.share(1)
    assert (await left_at(pace, clock, 25))[-1] == pytest.approx(100.0 + SECOND)


async def test_when_far_too_much_is_refused_one_request_a_second_leaves(clock: Clock) -> None:
    pace = RequestPace()
    with capture_logs() as lines:
        for _ in range(MOST_INVALID):
            pace.answered(403)
        assert (await left_at(pace, clock, 50))[-1] == 100.0, "a tenth of what Discord bears is borne"
        pace.answered(429, shared=True)
        clock.now += 2 * SECOND
        assert (await left_at(pace, clock, 50))[-1] == clock.now, "what others used up counts as nothing"
        clock.now += 2 * SECOND
        pace.answered(429)
        began = clock.now
        assert (await left_at(pace, clock, 5))[-1] == pytest.approx(began + 4 * SECOND)
        clock.now += INVALID_SECONDS
        assert (await left_at(pace, clock, 50))[-1] == clock.now, "after ten minutes it is forgotten"
    assert [line["event"] for line in lines] == ["many_invalid_requests", "few_invalid_requests"], "each is noted once"


async def test_processes_bear_their_part_of_what_is_refused(clock: Clock) -> None:
    pace = RequestPace()
    pace.share(10)
    for _ in range(MOST_INVALID // 10 + 1):
        pace.answered(401)
    assert (await left_at(pace, clock, 3))[-1] == pytest.approx(100.0 + 2 * SECOND)


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
    pace = RequestPace(most=1)
    asked = asyncio.Event()

    async def wait() -> None:
        asked.set()

    monkeypatch.setattr(pace, "wait", wait)
    async with aiohttp.ClientSession(trace_configs=[pace.trace()]) as session:
        await session.get(server.api_base + path)
        await session.get(server.page_url)
    assert asked.is_set() == waits


async def test_what_discord_refuses_is_counted_and_what_others_answer_is_not(server: Sandbox) -> None:
    def counted() -> float:
        return REGISTRY.get_sample_value("parlatorium_invalid_requests_total", {"status": "401"}) or 0.0

    before, pace = counted(), RequestPace()
    async with aiohttp.ClientSession(trace_configs=[pace.trace()]) as session:
        await session.get(server.api_base + "/users/@me")
        await session.get(server.page_url + "nothing")
    assert counted() == before + 1
