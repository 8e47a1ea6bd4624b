"""How often sessions with the gateway were begun, by all processes on the database and across their restarts: whoever
begins too many in a day has the token taken away.

Law: in any 24 hours no more than half of what Discord allows in a day are begun. A quarter begins at once; of those
after it each waits, so that the rest lasts for the day.
"""

from collections.abc import Iterable, Sequence

import msgspec

from db.connection.transaction import Transaction
from db.facts import hold_fact, set_fact

FACT = "session_starts"
DAY_MS = 24 * 3_600_000


def recent(starts: Iterable[int], now: int) -> list[int]:
    """Those of the last 24 hours, in order; what a clock that was ahead has noted counts as begun now."""
    return sorted(min(at, now) for at in starts if at > now - DAY_MS)


def wait_ms(starts: Sequence[int], now: int, allowed: int) -> int:
    """How long the next has to wait, given those of the last 24 hours in their order and how many Discord allows."""
    most, at_once = max(2, allowed // 2), max(1, allowed // 4)
    if len(starts) < at_once:
        return 0
    paced = starts[-1] + DAY_MS // (most - at_once) + 1
    whole = starts[-most] + DAY_MS if len(starts) >= most else 0
    return max(0, paced - now, whole - now)


async def begin(tx: Transaction, now: int, allowed: int, unnoted: Sequence[int] = ()) -> tuple[int, int]:
    """Note that a session begins now (in milliseconds), if one may; `unnoted` are starts that were not noted when they
    happened. Returns how many were begun in the last 24 hours, and how long this one has to wait: 0 if it begins.
    """
    starts = recent((*msgspec.json.decode(await hold_fact(tx, FACT) or "[]", type=list[int]), *unnoted), now)
    wait = wait_ms(starts, now, allowed)
    if not wait:
        starts.append(now)
    await set_fact(tx, FACT, msgspec.json.encode(starts).decode())
    return len(starts), wait
