"""Snowflakes: Discord's ids, which carry the time of their making and only ever grow."""

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22


class Snowflakes:
    """Gives ids; each is greater than all before it, even if the clock stands still or goes back."""

    def __init__(self, clock: Callable[[], float], last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def next(self) -> int:
        """A new id."""
        now = (int(self._clock() * 1000) - EPOCH_MS) << TIME_SHIFT
        self._last = max(self._last + 1, now)
        return self._last

    def after(self, used: int) -> None:
        """Never give out `used` or anything before it."""
        self._last = max(self._last, used)


def seconds_of(snowflake: int) -> float:
    """Unix time, in seconds, at which an id was made."""
    return ((snowflake >> TIME_SHIFT) + EPOCH_MS) / 1000


def timestamp(seconds: float) -> str:
    """Unix seconds as Discord writes a time: ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
