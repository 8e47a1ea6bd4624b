"""Ends the program when its event loop stands still, so that what watches over it (Docker, systemd) starts it again.

Laws: only standing still counts, for a minute on end, while this program itself may run: a machine that sleeps, a
program that is stopped or looked at in a debugger loses nothing of its minute. Before the end the log says where every
thread stood, by files and lines, and nothing of what they held. Ending so loses nothing: all that was answered is
stored.
"""

import asyncio
import faulthandler
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog

from bot.service_manager import ALIVE, notify

STOOD_STILL = 70
"""The exit code."""
STEP_SECONDS = 1.0
STILL_STEPS = 60
"""So many steps the loop may stand still."""
ALIVE_SECONDS = 10.0
"""How often a service manager is told that the loop runs."""
WORD_SECONDS = 5.0
"""How long the last words may take: what stands still may be the log itself."""
DEBUGGERS = ("bdb", "pydevd", "debugpy")

log = structlog.get_logger()


class Watchdog:
    """Counts in a thread of its own the steps for which a loop stands still; after too many `bite` is called there."""

    def __init__(self, loop: asyncio.AbstractEventLoop, bite: Callable[[float], None]) -> None:
        self._loop = loop
        self._bite = bite
        self._still = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        """Watch."""
        self._thread.start()

    def stop(self) -> None:
        """Watch no longer."""
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        # Steps are counted, not time: however long a machine slept, it is one step.
        while not self._over.wait(STEP_SECONDS):
            if self._still >= STILL_STEPS and not any(name in sys.modules for name in DEBUGGERS):
                self._bite(self._still * STEP_SECONDS)
                return
            self._still += 1
            self._loop.call_soon_threadsafe(self._runs)

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


def end(seconds: float) -> None:
    """End the program at once, after a word why."""
    speaking = threading.Thread(target=_speak, args=(seconds,), daemon=True)
    speaking.start()
    speaking.join(WORD_SECONDS)
    os._exit(STOOD_STILL)


def _speak(seconds: float) -> None:
    log.critical("stood_still", seconds=seconds, exit_code=STOOD_STILL)
    faulthandler.dump_traceback(sys.__stderr__ or 2, all_threads=True)
