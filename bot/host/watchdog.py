"""A watchdog that ends the program when its event loop stands still, so that its supervisor (Docker, systemd) restarts
it.

Laws: only a standstill of a whole minute counts, while this program itself may run: a sleeping machine, a debugger or a
stop at the terminal uses up none of that minute. If no Python thread can run, as in a long call that blocks all others,
a clock in C ends the program somewhat later (on Linux, away from a terminal); that one also counts time in which the
program was stopped. Before the end the log says where every thread stood, by files and lines, and nothing of its data.
Ending so loses nothing: every answered click is stored.
"""

import asyncio
import faulthandler
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache

import structlog

from bot.host.service_manager import ALIVE, notify

STOOD_STILL = 70
"""The exit code; that of the clock in C is 1."""
STEP_SECONDS = 1.0
STILL_STEPS = 60
"""How many steps the loop may stand still."""
LATER_SECONDS = 15.0
"""How much later the clock in C ends the program."""
ALIVE_SECONDS = 10.0
"""How often a service manager is told that the loop runs."""
WORD_SECONDS = 5.0
"""How long the last words may take: the log itself may be what stands still."""
DEBUGGERS = ("bdb", "pydevd", "debugpy")

log = structlog.get_logger()


def debugged() -> bool:
    """Whether somebody may halt this program on purpose."""
    return any(name in sys.modules for name in DEBUGGERS)


@cache
def sleeps_too() -> bool:
    """Whether a clock in C stands still while the machine sleeps, and when the time of day is corrected."""
    import sysconfig

    return sys.platform == "linux" and bool(sysconfig.get_config_var("HAVE_SEM_CLOCKWAIT"))


class Clock:
    """A clock in a C thread that ends the program unless it is put off in time. A process has one: a debugging person
    may have set it, so it is stopped only if it was started here.
    """

    def __init__(self) -> None:
        self._goes = False

    def put_off(self) -> None:
        """Give it its full time again. It does not run where somebody may stop the program on purpose, or where it also
        counts the machine's sleep.
        """
        if debugged() or os.isatty(0) or not sleeps_too():
            self.stop()
            return
        seconds = STILL_STEPS * STEP_SECONDS + LATER_SECONDS
        with suppress(RuntimeError, MemoryError):  # without room for a thread it goes on as it was, or not at all
            faulthandler.dump_traceback_later(seconds, exit=True, file=2)
            self._goes = True

    def stop(self) -> None:
        """Stop the clock."""
        if self._goes:
            faulthandler.cancel_dump_traceback_later()
            self._goes = False


class Watchdog:
    """Counts, in its own thread, the steps for which a loop stands still; after too many it calls `bite` there."""

    def __init__(self, loop: asyncio.AbstractEventLoop, bite: Callable[[float], None]) -> None:
        self._loop = loop
        self._bite = bite
        self._clock = Clock()
        self._still = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        """Start watching."""
        self._thread.start()

    def stop(self) -> None:
        """Stop watching."""
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        # Steps are counted, not time: however long a machine slept, it is one step.
        while not self._over.wait(STEP_SECONDS):
            if self._still >= STILL_STEPS and not debugged():
                self._bite(self._still * STEP_SECONDS)
                return
            self._clock.put_off()
            self._still += 1
            self._loop.call_soon_threadsafe(self._runs)
        self._clock.stop()

    def _runs(self) -> None:
        self._still = 0


@asynccontextmanager
async def watched() -> AsyncIterator[None]:
    """Within this block the loop must run, and a service manager is told that it does."""
    watchdog = Watchdog(asyncio.get_running_loop(), end)
    watchdog.start()
    telling = asyncio.create_task(_tell())
    try:
        yield
    finally:
        watchdog.stop()
        telling.cancel()
        await asyncio.wait({telling})


async def _tell() -> None:
    while notify(ALIVE):  # noqa: ASYNC110  # nothing is waited for: it is said again and again
        await asyncio.sleep(ALIVE_SECONDS)


def end(seconds: float, event: str = "stood_still") -> None:
    """End the program at once, after logging why."""
    speaking = threading.Thread(target=_speak, args=(seconds, event), daemon=True)
    speaking.start()
    speaking.join(WORD_SECONDS)
    os._exit(STOOD_STILL)


def _speak(seconds: float, event: str) -> None:
    log.critical(event, seconds=seconds, exit_code=STOOD_STILL)
    faulthandler.dump_traceback(sys.__stderr__ or 2, all_threads=True)
