"""A program that stands still is ended, with a word where it stood; one that was kept from running is not."""

import asyncio
import subprocess
import sys
import textwrap
from collections.abc import Callable
from subprocess import DEVNULL
from typing import Any, cast

import pytest

from bot.host import watchdog
from bot.host.watchdog import STILL_STEPS, STOOD_STILL, Watchdog

STANDS_STILL = """
    import asyncio, os, re, sys, threading, time
    from bot import logs
    from bot.host import watchdog

    watchdog.STEP_SECONDS, watchdog.STILL_STEPS, watchdog.WORD_SECONDS = 0.01, 20, 0.5
    watchdog.LATER_SECONDS = 60 if sys.argv[1] != "alone" else 0.5
    logs.configure("info", "json")
    if sys.argv[1] == "unheard":
        os.dup2(os.pipe()[1], 2)
        os.set_blocking(2, False)
        try:
            while True:
                os.write(2, bytes(4096))
        except BlockingIOError:
            os.set_blocking(2, True)

    async def serve():
        async with watchdog.watched():
            await asyncio.sleep(0.05)
            (keeps_all_waiting if sys.argv[1] == "alone" else holds_a_secret)("swordfish")

    def keeps_all_waiting(token):
        re.fullmatch("(a|a)*b", "a" * 60)

    def holds_a_secret(token):
        time.sleep(600)

    asyncio.run(serve())
"""


def stands_still(how: str) -> subprocess.CompletedProcess[str]:
    """A program whose loop does not go on."""
    program = [sys.executable, "-c", textwrap.dedent(STANDS_STILL), how]
    return subprocess.run(program, stdin=DEVNULL, capture_output=True, text=True, timeout=300, check=False)


def test_a_loop_that_stands_still_ends_the_program_and_says_where_it_stood() -> None:
    ended = stands_still("heard")
    assert ended.returncode == STOOD_STILL
    assert '"event": "stood_still"' in ended.stderr
    assert "in holds_a_secret" in ended.stderr
    assert "swordfish" not in ended.stderr


def test_if_even_the_log_stands_still_it_is_ended_all_the_same() -> None:
    assert stands_still("unheard").returncode == STOOD_STILL


def test_where_no_thread_may_run_it_is_ended_somewhat_later() -> None:
    ended = stands_still("alone")
    assert ended.returncode == 1
    assert "in keeps_all_waiting" in ended.stderr
    assert "swordfish" not in ended.stderr


class ClockOfC:
    """In place of the one that pytest has set for its own."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.stopped = 0

    def dump_traceback_later(self, seconds: float, **_: object) -> None:
        """It was put off."""
        self.seconds.append(seconds)

    def cancel_dump_traceback_later(self) -> None:
        """It was stopped."""
        self.stopped += 1


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> ClockOfC:
    """No debugger, though whoever runs tests has one at hand, and no terminal."""
    monkeypatch.setattr(watchdog, "DEBUGGERS", ())
    monkeypatch.setattr(watchdog.os, "isatty", lambda _: False)
    monkeypatch.setattr(watchdog, "sleeps_too", lambda: True)
    monkeypatch.setattr(watchdog, "faulthandler", made := ClockOfC())
    return made


class Steps:
    """Steps of the thread without their time: before each it is told how many there were."""

    def __init__(self, count: int, before: Callable[[int], None]) -> None:
        self._left = iter(range(count))
        self._before = before

    def wait(self, _: float) -> bool:
        """A step, however long it took; True after the last."""
        step = next(self._left, None)
        if step is not None:
            self._before(step)
        return step is None


def bitten(steps: int, goes_on: Callable[[int], bool]) -> list[float]:
    """After how many seconds a loop that goes on at these steps was ended."""
    waiting, bites = list[Callable[[], None]](), list[float]()

    class Loop:
        def call_soon_threadsafe(self, call: Callable[[], None]) -> None:
            waiting.append(call)

    def before(step: int) -> None:
        if goes_on(step):
            for call in waiting:
                call()
            waiting.clear()

    watching = Watchdog(cast(Any, Loop()), bites.append)
    vars(watching)["_over"] = Steps(steps, before)
    watching._watch()
    return bites


def test_only_what_stands_still_for_a_minute_on_end_is_ended() -> None:
    assert bitten(10_000, lambda step: step % (STILL_STEPS - 1) == 0) == []
    assert bitten(10_000, lambda step: step < 500) == [STILL_STEPS]


def test_a_machine_that_slept_lost_one_step_of_it() -> None:
    assert bitten(STILL_STEPS, lambda _: False) == [], "a minute has as many steps, and none was longer than one"


def test_nobody_is_ended_in_a_debugger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "DEBUGGERS", ("asyncio",))
    assert bitten(10_000, lambda _: False) == []


def test_the_clock_of_c_is_put_off_at_each_step_and_stopped_at_the_end(clock: ClockOfC) -> None:
    bitten(100, lambda _: True)
    assert clock.seconds == [STILL_STEPS + watchdog.LATER_SECONDS] * 100
    assert clock.stopped == 1


@pytest.mark.parametrize("where", ["debugger", "terminal", "runs down in sleep"])
def test_where_more_than_standing_still_would_count_the_clock_of_c_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, clock: ClockOfC, where: str
) -> None:
    if where == "debugger":
        monkeypatch.setattr(watchdog, "DEBUGGERS", ("asyncio",))
    elif where == "terminal":
        monkeypatch.setattr(watchdog.os, "isatty", lambda _: True)
    else:
        monkeypatch.setattr(watchdog, "sleeps_too", lambda: False)
    bitten(100, lambda _: True)
    assert (clock.seconds, clock.stopped) == ([], 0)


async def test_a_loop_that_runs_is_left_alone_and_no_thread_stays() -> None:
    async with watchdog.watched():
        await asyncio.sleep(0)
    assert "watchdog" not in [thread.name for thread in watchdog.threading.enumerate()]
