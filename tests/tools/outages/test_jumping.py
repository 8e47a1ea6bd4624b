"""The clock that jumps waits for those who work beside."""

import asyncio
import time

import aiosqlite

from tools.outages.jumping import LOOK_SECONDS, STILL_SECONDS, jumping

PATIENCE_SECONDS = 60.0
SLOW_SECONDS = 5 * max(STILL_SECONDS, LOOK_SECONDS)


def test_time_does_not_jump_while_sqlite_works() -> None:
    assert jumping(_one_slow_statement()) == 1


def test_time_jumps_where_nobody_works() -> None:
    begun = time.monotonic()
    jumping(asyncio.sleep(1e6))
    assert time.monotonic() - begun < 1e5


async def _one_slow_statement() -> int:
    async with aiosqlite.connect(":memory:") as connection:
        await connection.create_function("slow", 0, lambda: time.sleep(SLOW_SECONDS) or 1)
        async with asyncio.timeout(PATIENCE_SECONDS):
            found = await (await connection.execute("SELECT slow()")).fetchone()
    assert found is not None
    return int(found[0])
