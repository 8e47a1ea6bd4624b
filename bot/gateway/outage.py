"""While Discord is out of reach: the log's lines, and the waiting times between tries.

Laws: one line at the beginning, one a minute, one at the end with the duration; never a traceback, and never more than
a line of another program's answer. No pause is longer than LONGEST_SECONDS, however long it has been going wrong: a
longer one would keep the bot away although the network is back.
"""

import math
import random
import time
from collections.abc import Callable, Hashable

import structlog

EVERY_SECONDS = 60.0
LONGEST_FAULT = 200
"""How much of an error's text is repeated, in characters."""

log = structlog.get_logger()
LONGEST_SECONDS = 30.0


def fault(error: BaseException) -> str:
    """An error in one line: its kind, and the beginning of its text; pages are left out."""
    said = " ".join(str(error).partition("<")[0].split())
    return f"{type(error).__name__}: {said[:LONGEST_FAULT]}" if said else type(error).__name__


class Outage:
    """Reports the trouble of all connections of one process as one. `over` is called when the last lost one is back."""

    def __init__(self, over: Callable[[], None] = lambda: None, clock: Callable[[], float] = time.monotonic) -> None:
        self._over = over
        self._clock = clock
        self._away: set[Hashable] = set()
        self._since = 0.0
        self._tries = 0
        self._told_at = -math.inf

    def note(self, who: Hashable, error: BaseException) -> None:
        """Note that one of them failed to connect."""
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
        """One of them is no longer wanted."""
        self._away.discard(who)


class Pauses:
    """Pauses between failed tries: none before the first, then a second, doubling. Each is shortened at random, so that
    connections that broke at the same moment do not all come back at once.
    """

    def __init__(self) -> None:
        self._tries = 0

    def next(self) -> float:
        """Seconds to wait now."""
        longest = min(2.0 ** min(self._tries - 1, 10), LONGEST_SECONDS) if self._tries else 0.0
        self._tries += 1
        return random.uniform(longest / 2, longest)

    def over(self) -> None:
        """After a success: start again with the first pause."""
        self._tries = 0
