"""The time since which people can reach the bot without a break.

Law: a person who could not answer for a while is not late at once. Every cause counts alike: a start, a machine that
slept, a process that stood still, Discord or the database out of reach, a clock put forward. They all look the same
from here, by the one clock behind all stored times: for longer than usual nobody has seen that all is well. A clock put
back is believed once a look has seen it, so nothing is stored as older than the last look.
"""

from collections.abc import Callable

from bot.tables.terms.deadlines import HOUR_MS, MINUTE_MS

LOOK_SECONDS = 5.0
"""How often to check whether people can reach the bot."""
AWAY_MS = 5 * MINUTE_MS
"""After longer out of reach, the bot was away."""
MERCY_MS = HOUR_MS
"""How long after being away the bot excuses what passed meanwhile, or passes now."""


class Presence:
    """Per process. `clock` gives unix milliseconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._since = self._seen = clock()

    def now(self) -> int:
        """The time in unix milliseconds under which everything is stored."""
        return max(self._clock(), self._seen)

    @property
    def since(self) -> int:
        """Since when people can reach the bot, in unix milliseconds; now, if they could not a moment ago."""
        now = self.now()
        if now - self._seen > AWAY_MS:
            self._since = now
        # A clock that is right again has never been ahead.
        self._since = min(self._since, now)
        return self._since

    def look(self, *, reachable: bool = True) -> bool:
        """Call this all the time: people can reach the bot now, or cannot. Whether the clock was put back."""
        now, _ = self._clock(), self.since
        put_back = now < self._seen
        if reachable or put_back:
            self._seen = now
        return put_back
