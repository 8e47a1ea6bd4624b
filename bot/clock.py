"""The wall clock, by which everything is stored that people see or wait for.

Law: nothing else of the program asks what time it is; how long something takes is told by clocks that nobody can set.
The stand-in for Discord has a clock of its own, as Discord has.
"""

import time
from datetime import UTC, datetime


def now_ms() -> int:
    """The time in unix milliseconds."""
    return time.time_ns() // 1_000_000


def now() -> datetime:
    """The time in UTC."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC)
