"""Weighing answers and studying tables in a process of its own beside the bot: it takes seconds or minutes, and nobody
else waits for it.

Laws: no game is played on in the bot's own process; all thinking goes slice by slice through one other process, which
exists only while it is needed; if it fails or hangs, the owner of the slice is told, and nothing else is touched; if it
fails repeatedly, it rests for longer and longer.
"""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import TypeAlias

import msgspec
import structlog

from bot.host.beside import APART, framed, heard
from bot.tables.reckoner.reckoner import Continuations, Done, Inquiry, Order
from bot.tables.reckoner.slices import Errand, Rank, Slices
from games.kernel.advice.estimate import Ending
from games.kernel.advice.race import Job, Race

COMMAND = (sys.executable, "-m", "bot.tables.reckoner.reckoner")
HANGS_SECONDS = 60.0
"""A slice that takes longer hangs, or the machine does: it needs a fraction of a processor second."""
PROMPT_SECONDS = 1.0
"""If a slice has taken longer, an impatient caller had better not wait for it."""
IDLE_SECONDS = 60
"""How long the process waits for further orders."""
FIRST_REST, LONGEST_REST = 2.0, 60.0
"""How many seconds no process is started after the second failure in a row; twice as many after each further one."""

HearsProgress: TypeAlias = Callable[[float], Awaitable[None]]
"""Hears the progress, from 0 to 1."""
Enough: TypeAlias = Callable[[float], bool]
"""Asked after each job whether time is up, given the seconds since the first outcomes came."""

log = structlog.get_logger()


class ReckoningFailed(Exception):
    """The process ended early, or cannot be started."""


class Reckoning:
    """The process, and those it thinks for in turn."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.slices = Slices()
        self._clock = clock
        self._process: Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[object]] = set()
        self._began: float | None = None
        """When the present slice began."""
        self._failures = 0
        self._rests_until = 0.0

    @property
    def prompt(self) -> bool:
        """Whether a move to be weighed now would come next."""
        began = self._began
        idle = began is None or self._clock() - began < PROMPT_SECONDS
        return idle and all(errand.rank != Rank.MOVE for errand in self.slices.under_way)

    async def run(self, errand: Errand, game: str, race: Race, told: HearsProgress, enough: Enough) -> None:
        """Run a race to its end, or until `enough`. Raises Unforeseeable, ReckoningFailed."""
        first: float | None = None
        while (job := race.job()) is not None:
            race.take(await self.outcomes(errand, game, job))
            now = self._clock()
            first = now if first is None else first
            if enough(now - first):
                race.stop()
            await told(race.done)

    async def outcomes(self, errand: Errand, game: str, job: Job) -> list[list[Ending]] | None:
        """A job's outcomes, answer by answer; None: nothing can be said. Raises ReckoningFailed."""
        found: list[Ending] = []
        while len(found) < job.count:
            done = await self._slice(errand, Continuations(game, job, len(found)))
            if done.outcomes is None:
                return None
            found += done.outcomes
        return job.by_answer(found)

    async def study(self, game: str, about: bytes) -> bytes:
        """The findings about a table; empty: none. Raises ReckoningFailed."""
        with self.slices.errand(Rank.STUDY) as errand:
            while not (done := await self._slice(errand, Inquiry(game, about))).over:
                pass
        return done.found

    async def _slice(self, errand: Errand, order: Order) -> Done:
        """A slice of an order, when it is this errand's turn. A caller who stops waiting leaves no stray answer: the
        slice ends only when its own has come. Raises ReckoningFailed.
        """
        await self.slices.mine(errand)
        exchange = asyncio.create_task(self._exchanged(order))
        try:
            done = await asyncio.shield(exchange)
        except asyncio.CancelledError:
            exchange.add_done_callback(lambda _: self.slices.over())
            raise
        self.slices.over()
        if done is None:
            raise ReckoningFailed
        errand.spent += done.spent
        return done

    async def _exchanged(self, order: Order) -> Done | None:
        """The process's answer to an order; None: it fails."""
        self._began = self._clock()
        try:
            if self._clock() < self._rests_until:
                return None
            process = await self._there()
            done = await asyncio.wait_for(_answered(process, order), HANGS_SECONDS)
            self._failures = 0
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            if self._rests_until < inf:
                self._fail(order, error)
            return None
        finally:
            self._began = None
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end)
        return done

    def _fail(self, order: Order, error: Exception) -> None:
        self._end()
        self._failures += 1
        rest = min(LONGEST_REST, FIRST_REST * 2 ** min(self._failures - 2, 8)) if self._failures > 1 else 0.0
        self._rests_until = self._clock() + rest
        log.warning("reckoning_failed", game=order.game, error=f"{type(error).__name__}: {error}", rest=rest)

    async def _there(self) -> Process:
        if self._idle is not None:
            self._idle.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, **APART)
        return self._process

    def _end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            ending: asyncio.Task[object] = asyncio.create_task(process.communicate())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the process and wait until it has ended; start no other."""
        self._rests_until = inf
        if self._idle is not None:
            self._idle.cancel()
        self._end()
        await asyncio.gather(*self._ending, return_exceptions=True)


async def _answered(process: Process, order: Order) -> Done:
    if process.stdin is None:
        raise BrokenPipeError
    process.stdin.write(framed(order))
    await process.stdin.drain()
    return msgspec.msgpack.decode(await heard(process), type=Done)
