"""Sessions with the gateway are counted over restarts, and there are never too many in a day."""

import asyncio

import pytest

from db.engine import Database
from db.facts import get_fact
from db.processes.session_starts import DAY_MS, FACT, begin, recent, wait_ms

ALLOWED = 1000
LONG_AGO = 1_700_000_000_000


def most_in_a_day(starts: list[int]) -> int:
    return max(sum(1 for other in starts if at <= other < at + DAY_MS) for at in starts)


@pytest.mark.parametrize("allowed", [1000, 40, 4])
@pytest.mark.parametrize("every", [1_000, 30_000, 600_000])
def test_whoever_begins_again_and_again_never_takes_more_than_half_of_a_day(allowed: int, every: int) -> None:
    starts: list[int] = []
    now = LONG_AGO
    while now < LONG_AGO + 3 * DAY_MS:
        kept = recent(starts[-allowed:], now)
        wait = wait_ms(kept, now, allowed)
        if not wait:
            starts.append(now)
        now += max(every, wait)
    assert min(allowed // 4, DAY_MS // every) <= most_in_a_day(starts) <= allowed // 2


def test_a_quarter_of_a_day_is_begun_at_once() -> None:
    starts = [LONG_AGO] * 249
    assert wait_ms(starts, LONG_AGO, ALLOWED) == 0
    assert wait_ms([*starts, LONG_AGO], LONG_AGO, ALLOWED) > 300_000


def test_a_clock_that_was_ahead_lets_nobody_wait_for_longer_than_a_day() -> None:
    ahead = [LONG_AGO + 9 * DAY_MS] * 600
    kept = recent(ahead, LONG_AGO)
    assert len(kept) == 600, "they were begun"
    assert 0 < wait_ms(kept, LONG_AGO, ALLOWED) <= DAY_MS


async def test_they_are_counted_by_all_on_the_database(database: Database) -> None:
    async def one(at: int) -> tuple[int, int]:
        async with database.transaction() as tx:
            return await begin(tx, at, 20)

    found = [await one(LONG_AGO + number) for number in range(5)]
    assert found == [(number, 0) for number in range(1, 6)]
    both = await asyncio.gather(one(LONG_AGO + 5), one(LONG_AGO + 6))
    assert all(wait > 0 for _, wait in both)
    async with database.reading() as tx:
        assert (await get_fact(tx, FACT) or "").count(",") == 4, "what has to wait is not counted"


async def test_what_could_not_be_noted_is_noted_later(database: Database) -> None:
    unnoted = [LONG_AGO - DAY_MS // 2, LONG_AGO - 3, LONG_AGO - 2, LONG_AGO - DAY_MS]
    async with database.transaction() as tx:
        assert await begin(tx, LONG_AGO, ALLOWED, unnoted) == (4, 0)
