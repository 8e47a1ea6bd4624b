"""What the log says while Discord is out of reach.

Law: one line when it begins, one a minute, one when it is over that says how long it took; never a traceback, and of
what another program answered never more than a line.
"""

import math
import time
from collections.abc import Callable, Hashable

import structlog

EVERY_SECONDS = 60.0
LONGEST_FAULT = 200
"""How much is repeated of what an error says, in characters."""

log = structlog.get_logger()


def fault(error: BaseException) -> str:
    """An error in one line: its kind, and the beginning of what it says; pages are left out."""
    said = " ".join(str(error).partition("<")[0].split())
    return f"{type(error).__name__}: {said[:LONGEST_FAULT]}" if said else type(error).__name__


class Outage:
    """Tells of the connections of one process, whatever their number, as of one thing. `over` is called when the last
    that was away is back.
    """

    def __init__(self, over: Callable[[], None] = lambda: None, clock: Callable[[], float] = time.monotonic) -> None:
        self._over = over
        self._clock = clock
        self._away: set[Hashable] = set()
        self._since = 0.0
        self._tries = 0
        self._told_at = -math.inf

    def note(self, who: Hashable, error: BaseException) -> None:
        """A try of one of them came to nothing."""
        now = self._clock()
        if not self._away:
            self._since, self._tries, self._told_at = now, 0, -math.inf
        self._away.add(who)
        self._tries += 1
        if now - self._told_at >= EVERY_SECONDS:
            self._told_at = now
            seconds = round(now - self._since)
            log.warning("discord_away", connections=len(self._away), seconds=seconds, error=fault(error))

    def end(self, who: Hashable) -> None:
        """One of them is connected."""
        if who in self._away:
            self.forget(who)
            if not self._away:
                log.warning("discord_back", seconds=round(self._clock() - self._since, 1), tries=self._tries)
                self._over()

    def forget(self, who: Hashable) -> None:
        """One of them is not wanted any more."""
        self._away.discard(who)
