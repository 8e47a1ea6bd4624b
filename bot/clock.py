"""The wall clock: the source of every stored time that people see or wait for.

Law: nothing else in the program asks for the time; durations come from clocks that nobody can set. The stand-in for
Discord has its own clock, as Discord has.
"""

import time
from datetime import UTC, datetime


def now_ms() -> int:
    """The time in unix milliseconds."""
    return time.time_ns() // 1_000_000


def now() -> datetime:
    """The time in UTC."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC)
