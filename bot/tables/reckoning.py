"""Weighing answers and studying tables beside the bot, in a process of its own: it takes seconds or minutes, and nobody
else waits for it.

Laws: no game is played on in the bot's own process; the other one is there only while it is needed; if it fails or
hangs, whoever asked is told so, and nothing else is touched.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec
import structlog

from bot.tables.reckoner import HEAD, Continuations, Done, Findings, Inquiry, Order, Outcomes, framed
from games.kernel.estimate import Outcome, Position, Unforeseeable
from games.kernel.weighing import Job, Weighing

JOB_SECONDS = 120
"""A job that takes longer hangs: most take less than one."""
STUDY_SECONDS = 3600
"""A study that takes longer does: it takes a minute of a processor that others come first to."""
IDLE_SECONDS = 60
"""So long the process waits for further jobs."""

Told: TypeAlias = Callable[[float], Awaitable[None]]
"""Hears how much is done, from 0 to 1."""

log = structlog.get_logger()


class ReckoningFailed(Exception):
    """The process has ended before its time."""


class Reckoning:
    """The process and who waits for it; jobs of several weighings take turns."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[object]] = set()

    @property
    def busy(self) -> bool:
        """Whether something is being reckoned."""
        return self._turn.locked()

    async def weigh(
        self, game: str, here: Position, seed: bytes, weighing: Weighing, told: Told, seconds: float | None = None
    ) -> None:
        """Weigh answers to the end, or for so many seconds since the first outcomes were there. Raises Unforeseeable,
        ReckoningFailed.
        """
        end: float | None = None
        while (job := weighing.job()) is not None:
            outcomes = await self.outcomes(game, here, job, seed)
            if outcomes is None:
                raise Unforeseeable
            weighing.take(outcomes)
            now = asyncio.get_running_loop().time()
            end = now + seconds if end is None and seconds is not None else end
            if end is not None and now >= end:
                weighing.stop()
            await told(weighing.done)

    async def outcomes(self, game: str, here: Position, job: Job, seed: bytes) -> list[list[Outcome]] | None:
        """The outcomes of a job, answer by answer; None: nothing can be said. Raises ReckoningFailed."""
        done = await self._done(Continuations(game, here, job, seed), JOB_SECONDS)
        return done.outcomes if isinstance(done, Outcomes) else None

    async def study(self, game: str, about: bytes) -> bytes:
        """What is found out about a table; empty: nothing. Raises ReckoningFailed."""
        done = await self._done(Inquiry(game, about), STUDY_SECONDS)
        return done.found if isinstance(done, Findings) else b""

    async def _done(self, order: Order, seconds: float) -> Done:
        async with self._turn:
            try:
                process = await self._there()
                return await asyncio.wait_for(_answered(process, order), seconds)
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                self._end()
                log.warning("reckoning_failed", game=order.game, error=str(error))
                raise ReckoningFailed from error
            except asyncio.CancelledError:
                # What it would say now nobody waits for, and the next one would read it.
                self._end()
                raise
            finally:
                self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end)

    async def _there(self) -> Process:
        if self._idle is not None:
            self._idle.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.tables.reckoner", stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        return self._process

    def _end(self) -> None:
        """Let the process end."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            ending: asyncio.Task[object] = asyncio.create_task(process.communicate())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Let the process end, and wait until it has."""
        if self._idle is not None:
            self._idle.cancel()
        self._end()
        await asyncio.gather(*self._ending, return_exceptions=True)


async def _answered(process: Process, order: Order) -> Done:
    if process.stdin is None or process.stdout is None:
        raise ReckoningFailed
    process.stdin.write(framed(order))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(HEAD))
    done: Done = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Done)
    return done
