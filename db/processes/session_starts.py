"""The number of gateway sessions begun, by all processes on the database and across restarts: Discord takes the token
away after too many in a day.

Law: in any 24 hours at most half of Discord's daily limit are begun. A quarter begins at once; each one after that
waits, so that the rest lasts for the day.
"""

from collections.abc import Iterable, Sequence

import msgspec

from db.connection.transaction import Transaction
from db.facts import hold_fact, set_fact

FACT = "session_starts"
DAY_MS = 24 * 3_600_000


def recent(starts: Iterable[int], now: int) -> list[int]:
    """Those of the last 24 hours, in order; future ones, noted by a wrong clock, count as beginning now."""
    return sorted(min(at, now) for at in starts if at > now - DAY_MS)


def wait_ms(starts: Sequence[int], now: int, allowed: int) -> int:
    """How long the next start must wait, given the ordered starts of the last 24 hours and Discord's limit."""
    most, at_once = max(2, allowed // 2), max(1, allowed // 4)
    if len(starts) < at_once:
        return 0
    paced = starts[-1] + DAY_MS // (most - at_once) + 1
    whole = starts[-most] + DAY_MS if len(starts) >= most else 0
    return max(0, paced - now, whole - now)


async def begin(tx: Transaction, now: int, allowed: int, unnoted: Sequence[int] = ()) -> tuple[int, int]:
    """Note that a session begins now (in milliseconds), if allowed; `unnoted` are starts that could not be noted when
    they happened. Returns how many were begun in the last 24 hours, and how long this one must wait: 0 if it begins.
    """
    starts = recent((*msgspec.json.decode(await hold_fact(tx, FACT) or "[]", type=list[int]), *unnoted), now)
    wait = wait_ms(starts, now, allowed)
    if not wait:
        starts.append(now)
    await set_fact(tx, FACT, msgspec.json.encode(starts).decode())
    return len(starts), wait
