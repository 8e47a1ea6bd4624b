"""Counting the sessions that are begun, and delaying them when there are too many in a day
(`db/processes/session_starts.py`).

Law: an unreachable database keeps nobody from beginning; what it could not note is noted later.
"""

import asyncio
import math
from collections.abc import Callable

import structlog

from bot.gateway.outage import fault
from bot.metrics import SESSION_STARTS
from db.engine import Database
from db.processes import session_starts

ALLOWED = 1000
"""Discord's daily limit, unless it says otherwise."""
NOTED_WITHIN_SECONDS = 5.0
"""How long the database may take to note one."""
TOLD_EVERY_MS = 600_000

log = structlog.get_logger()


class TooManyStarts(Exception):
    """No session may begin now; in this many `seconds`, unless another process is faster."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds:.0f} s")
        self.seconds = seconds


class SessionStarts:
    """The count of all processes on this database; `clock` gives unix milliseconds, `allowed` is Discord's
    daily limit.
    """

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self.allowed = ALLOWED
        self._database = database
        self._clock = clock
        self._unnoted: list[int] = []
        self._told_at = -math.inf

    async def begin(self) -> None:
        """Count one that begins now. Raises TooManyStarts."""
        now = self._clock()
        try:
            async with asyncio.timeout(NOTED_WITHIN_SECONDS), self._database.transaction() as tx:
                count, wait = await session_starts.begin(tx, now, self.allowed, self._unnoted)
        except Exception as error:
            log.warning("session_start_not_noted", error=fault(error))
            count, wait = self._begin_unnoted(now)
        else:
            self._unnoted.clear()
        SESSION_STARTS.set(count)
        if wait:
            self._tell(now, count, wait)
            raise TooManyStarts(wait / 1000)

    def _begin_unnoted(self, now: int) -> tuple[int, int]:
        self._unnoted[:] = session_starts.recent(self._unnoted, now)
        wait = session_starts.wait_ms(self._unnoted, now, self.allowed)
        if not wait:
            self._unnoted.append(now)
        return len(self._unnoted), wait

    def _tell(self, now: int, count: int, wait: int) -> None:
        if now - self._told_at >= TOLD_EVERY_MS:
            self._told_at = now
            log.warning("session_starts_slowed", begun=count, allowed=self.allowed, seconds=wait // 1000)
