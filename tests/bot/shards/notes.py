"""The notes on each shard for the process that takes it over."""

import asyncio

from db.engine import Database
from db.processes.shards import take_session


async def all_are_noted(database: Database, count: int, within: float = 60.0) -> None:
    """Wait until the state of each of `count` shards is noted. Raises TimeoutError."""
    async with asyncio.timeout(within):
        while True:
            async with database.transaction() as tx:
                if all([await take_session(tx, count, shard) for shard in range(count)]):
                    return
            await asyncio.sleep(0.01)
