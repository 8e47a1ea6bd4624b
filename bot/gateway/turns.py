"""Turns to identify: Discord takes one shard in five seconds, or as many as it says, from all processes together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from db.processes.shards import Locks, LocksLost

PAUSE_SECONDS = 5.25
"""How long a turn lasts after a shard has identified."""
LOOK_SECONDS = 0.25
"""How often to check whether a turn is over."""


class Turns:
    """The turns of this process. `locks` gives its locks, None while it has no session with the database; `at_once` is
    how many turns run side by side.
    """

    def __init__(self, locks: Callable[[], Locks | None]) -> None:
        self.at_once = 1
        self._locks = locks
        self._busy: set[int] = set()
        self._ending: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def of(self, shard: int) -> AsyncIterator[None]:
        """Wait for a shard's turn; identify within the block."""
        key = shard % self.at_once
        while True:
            if await self._taken(key):
                break
            await asyncio.sleep(LOOK_SECONDS)
        try:
            yield
        finally:
            self._end_later(key)

    async def close(self) -> None:
        """Stop waiting for turns to end."""
        for ending in self._ending:
            ending.cancel()
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _taken(self, key: int) -> bool:
        locks = self._locks()
        if key in self._busy or locks is None:
            return False
        self._busy.add(key)
        try:
            taken = await locks.take_turn(key)
        except LocksLost:
            taken = False
        except asyncio.CancelledError:
            # Nobody knows whether it was taken all the same.
            self._end_later(key)
            raise
        if not taken:
            self._busy.discard(key)
        return taken

    def _end_later(self, key: int) -> None:
        ending = asyncio.create_task(self._end(key))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _end(self, key: int) -> None:
        await asyncio.sleep(PAUSE_SECONDS)
        self._busy.discard(key)
        locks = self._locks()
        if locks is not None:
            try:
                await locks.end_turn(key)
            except LocksLost:
                # It was lost with the session.
                return
