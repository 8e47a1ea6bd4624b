"""Deadlines: a clock that runs only in a person's hours, not in the quiet ones and not on holiday.

Laws: all is computed from the arguments; times are unix milliseconds, amounts milliseconds of running clock;
`left(at, due(at, amount, hours), hours) == amount`, even if clocks are put forward or back meanwhile.
"""

from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

Time: TypeAlias = Literal["none", "live", "day", "days", "week"]
"""The time for a decision."""
Late: TypeAlias = Literal["wait", "once", "until", "offer"]
"""What happens to someone who takes longer: the others wait; the computer plays this turn, or until they are back; the
seat is offered to everybody.
"""

SECOND_MS = 1000
MINUTE_MS = 60 * SECOND_MS
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS

ALLOWED: Mapping[Time, int] = {"live": 10 * MINUTE_MS, "day": DAY_MS, "days": 3 * DAY_MS, "week": 7 * DAY_MS}
"""The time for a decision; where there is none, nothing is ever due."""
HALF, NINE_TENTHS = 1, 2
SHARES = {HALF: 5, NINE_TENTHS: 9}
"""After how many tenths of the time each reminder comes."""
WITHOUT_LIMIT_MS = DAY_MS
"""How long after a question the only reminder comes if there is no limit."""
TOO_LATE_MS = 3 * DAY_MS
"""A reminder delayed this long does not come at all."""
MOST_QUIET = 16 * 60
"""How many minutes of a day may be quiet: the rest is for playing."""

Span: TypeAlias = tuple[int, int]


class Hours(msgspec.Struct, frozen=True):
    """When a person's clock runs: not in the quiet hours (minutes after local midnight; the end may be on the next
    day), not while away.
    """

    zone: str = "UTC"
    quiet: Span | None = None
    away: Span | None = None


def due(at: int, amount: int, hours: Hours) -> int:
    """When a clock started at `at` has run for this amount."""
    for begin, end in _closed(at, hours):
        running = max(begin - at, 0)
        if amount <= running:
            break
        amount -= running
        at = max(at, end)
    return at + amount


def left(at: int, until: int, hours: Hours) -> int:
    """How much the clock will run from `at` to `until`; nothing if that is over."""
    running = 0
    for begin, end in _closed(at, hours):
        if begin >= until:
            break
        running += max(begin - at, 0)
        at = max(at, end)
    return running + max(until - at, 0)


def opening(at: int, hours: Hours) -> int:
    """This moment, or the next at which the clock runs."""
    for begin, end in _closed(at, hours):
        if at < begin:
            break
        at = max(at, end)
    return at


def reminder_at(at: int, due_at: int, allowed: int, stage: int, hours: Hours) -> int:
    """When the reminder of this stage is due for a clock that ends at `due_at`; `at` itself if that has passed."""
    rest = allowed - allowed * SHARES[stage] // 10
    return due(at, max(left(at, due_at, hours) - rest, 0), hours)


def stands_still(at: int, hours: Hours) -> bool:
    """Whether the clock stands still at this moment."""
    return next((begin <= at for begin, end in _closed(at, hours) if at < end), False)


def moved(at: int, due_at: int, before: Hours, after: Hours) -> int:
    """The new end of a clock whose hours change now: the time left stays."""
    return due(at, left(at, due_at, before), after) if due_at > at else due_at


def _closed(since: int, hours: Hours) -> Iterator[Span]:
    """The spans from `since` on in which the clock stands still, in order and disjoint; without end if there are quiet
    hours.
    """
    away = hours.away if hours.away and hours.away[0] < hours.away[1] else None
    for begin, end in _nights(since, hours):
        if away and away[0] <= end:
            if away[1] < begin:
                yield away
                away = None
            else:
                away = (min(begin, away[0]), max(end, away[1]))
                continue
        yield begin, end
    if away:
        yield away


def _nights(since: int, hours: Hours) -> Iterator[Span]:
    """The quiet hours from the day before `since` on."""
    if hours.quiet is None:
        return
    zone, (begin, end) = zone_of(hours.zone), hours.quiet
    day = local_day(since, hours.zone) - timedelta(days=1)
    while True:
        span = (_moment(day, begin, zone), _moment(day + timedelta(days=int(end <= begin)), end, zone))
        # An hour that a clock change skips cannot be quiet.
        if span[0] < span[1]:
            yield span
        day += timedelta(days=1)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    local = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return int(local.timestamp()) * SECOND_MS


def midnight(day: date, zone: str) -> int:
    """When this day begins there."""
    return _moment(day, 0, zone_of(zone))


def local_day(at: int, zone: str) -> date:
    """The date there at this moment."""
    return datetime.fromtimestamp(at / SECOND_MS, UTC).astimezone(zone_of(zone)).date()


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; if unknown, UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
