"""Three lives or more in a storm each, by lot; python -m tools weather lives many, in whole games."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import clock
from sandbox import Limits, Sandbox
from tests import depth
from tests.db.server import KINDS, SERVER
from tests.empty_database import only_on
from tools.kills import site as sites
from tools.kills.campaign import clear_away
from tools.kills.people import People
from tools.kills.processes import BotProcess, Nest
from tools.weather import outdoors, preloaded, server, storm
from tools.weather.campaign import StormRun, can_fail_disks, run
from tools.weather.outdoors import LivesTally, Outdoors
from tools.weather.preloaded import NAMED, WrongClock
from tools.weather.storm import Storm

LIVES = 3
DAY_MS = 86_400_000
OVER = ("gateway", "requests", "unreadable events", "refused messages", "wrong clock", "thinking", "overdone")
"""Troubles that need no bot."""


@pytest.mark.long
@only_on("sqlite", "it names a database of each kind by itself")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("sqlite", marks=pytest.mark.skipif(not can_fail_disks(), reason="no C compiler, or no Linux")),
        pytest.param("postgresql", marks=pytest.mark.skipif(not SERVER, reason="no PostgreSQL server is named")),
    ],
)
async def test_in_all_weathers_nothing_is_lost_doubled_or_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    assert kind in KINDS
    monkeypatch.setattr(sites, "AT_ONCE", ("dominion",))
    monkeypatch.setattr(storm, "BEGINS_SECONDS", 1.0)
    monkeypatch.setattr(storm, "LASTS_SECONDS", (0.2, 0.8))
    monkeypatch.setattr(outdoors, "STORM_SECONDS", 1.5)
    campaign, dice, lives = StormRun(), random.Random(depth.chosen().first_seed), 0
    came = campaign.tallies.setdefault(kind, LivesTally())
    try:
        # By lot, all may end before their storms have come.
        while sum(came.troubles.values()) < LIVES and not came.faults:
            lives += LIVES
            await run(campaign, {kind: lives}, tmp_path, lambda *_: None, dice, to_the_end=False)
    finally:
        await clear_away(campaign.tallies, tmp_path)
    assert (came.kills, came.faults) == (lives, [])


@asynccontextmanager
async def somebody_thinking() -> AsyncIterator[int]:
    """The number of a process that has another one beside it; a storm may do to them whatever it likes."""
    bot = await asyncio.create_subprocess_exec("sh", "-c", "sleep 600 & wait", start_new_session=True)
    yield bot.pid
    with suppress(ProcessLookupError):
        os.killpg(bot.pid, signal.SIGKILL)
    await bot.wait()


@pytest.mark.parametrize("name", OVER)
async def test_a_trouble_is_over_however_its_block_is_left(tmp_path: Path, name: str) -> None:
    wrong = WrongClock.new(tmp_path / "clock")
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
        dice = random.Random(1)
        one = Storm(sandbox, People(sandbox, dice), dice, wrong)
        async with somebody_thinking() as one.number:
            for _ in range(6):
                with pytest.raises(TimeoutError):
                    async with one.troubles[name]():
                        raise TimeoutError
        assert wrong.ahead == 0
        assert not one.refused
        assert not sandbox.gateway.forgetful
        assert sandbox.faults.take("POST", "/users/@me/channels") is None
        assert sandbox.faults.take("PATCH", "/channels/1/messages/2") is None


def test_a_bot_goes_by_the_wrong_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, before = WrongClock.new(tmp_path / "clock"), clock.now_ms()
    monkeypatch.setenv(NAMED, str(tmp_path / "clock"))
    monkeypatch.setattr(clock, "time", SimpleNamespace(time_ns=preloaded._time_ns))
    assert before <= clock.now_ms() < before + DAY_MS
    wrong.ahead = 2 * DAY_MS
    assert clock.now_ms() >= before + 2 * DAY_MS
    wrong.ahead = -DAY_MS
    assert clock.now_ms() < before


def test_nobody_is_frozen_but_a_server() -> None:
    assert server.freeze([os.getpid()]) == []


async def test_only_the_errors_of_a_storm_may_stand_in_the_log(tmp_path: Path) -> None:
    site = Outdoors(LivesTally(), tmp_path, Nest(tmp_path), random.Random(1), lambda: None, None)
    says = asyncio.StreamReader()
    bot = BotProcess(1 << 30, says, None)
    for event in ("database_trouble", "delivery_failed"):
        says.feed_data(b'{"level": "error", "event": "%s", "problem": "full"}\n' % event.encode())
    says.feed_eof()
    await bot.gone()
    assert [line for line in bot.errors if "delivery_failed" in line] == site._errors(bot)
