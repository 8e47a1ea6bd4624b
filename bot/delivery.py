"""From the outbox to Discord: what was wished for is drawn from the present state and sent, once.

Laws: nothing is sent that a transaction did not wish for; a wish repeated meanwhile is one delivery; a crash between
sending and
noting it cannot post twice (the nonce is the wish's own); what cannot be delivered never stops the game.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog

from bot.posting import ChannelGone, Posting
from bot.tables import Tables
from db import outbox, rows

LEASE_MS = 60_000
AT_ONCE = 8
"""Deliveries under way at the same time."""
IDLE_SECONDS = 20.0
"""How long to sleep at most when nothing is due; a wish of this process wakes earlier."""
FIRST_DELAY_MS = 2_000
LONGEST_DELAY_MS = 15 * 60_000
MOST_ATTEMPTS = 60
SLOW_SECONDS = 45.0

log = structlog.get_logger()

TRANSIENT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)


class Delivery:
    """Fulfils wishes until it is stopped."""

    def __init__(self, tables: Tables, posting: Posting, owner: str) -> None:
        self.tables = tables
        self.posting = posting
        self.owner = owner
        self._wake = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._kinds: dict[str, Callable[[rows.Wish], Awaitable[None]]] = {
            "status": posting.status,
            "turn": posting.turn,
            "refresh": posting.refresh,
            "seat": posting.seat,
        }

    def soon(self) -> None:
        """Something was wished for: look now."""
        self._wake.set()

    async def run(self) -> None:
        """Deliver for ever; ends by being cancelled, leases are given back then."""
        try:
            while True:
                self._wake.clear()
                if not await self._deliver_due():
                    await self._sleep()
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)
            async with self.tables.database.transaction() as tx:
                await outbox.release(tx, self.owner)

    async def _deliver_due(self) -> bool:
        """Start what is due, up to the limit; False if there was nothing."""
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            return True
        async with self.tables.database.transaction() as tx:
            due = await outbox.claim(tx, self.owner, now=self.tables.clock(), lease_ms=LEASE_MS, limit=free)
        for wish in due:
            task = asyncio.create_task(self._deliver(wish))
            self._under_way.add(task)
            task.add_done_callback(self._finished)
        return bool(due)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._under_way.discard(task)
        self._wake.set()

    async def _sleep(self) -> None:
        async with self.tables.database.reading() as tx:
            due = await outbox.next_due(tx)
        ahead = IDLE_SECONDS if due is None else (due - self.tables.clock()) / 1000
        try:
            await asyncio.wait_for(self._wake.wait(), min(max(ahead, 0.05), IDLE_SECONDS))
        except TimeoutError:
            return

    async def _deliver(self, wish: rows.Wish) -> None:
        try:
            async with asyncio.timeout(SLOW_SECONDS):
                await self._kinds[wish.kind](wish)
        except ChannelGone as error:
            log.warning("undeliverable", kind=wish.kind, game=wish.game, reason=str(error))
            await self._settle(wish, outbox.give_up)
        except TRANSIENT as error:
            await self._postpone(wish, error)
        except Exception:
            log.exception("delivery_failed", kind=wish.kind, game=wish.game)
            await self._postpone(wish, None)
        else:
            await self._settle(wish, outbox.done)

    async def _settle(self, wish: rows.Wish, end: Callable[..., Awaitable[bool]]) -> None:
        async with self.tables.database.transaction() as tx:
            await end(tx, wish)

    async def _postpone(self, wish: rows.Wish, error: Exception | None) -> None:
        if wish.attempts >= MOST_ATTEMPTS:
            log.error("given_up", kind=wish.kind, game=wish.game, error=str(error))
            await self._settle(wish, outbox.give_up)
            return
        log.warning("postponed", kind=wish.kind, game=wish.game, attempts=wish.attempts, error=str(error))
        until = self.tables.clock() + delay_ms(wish.attempts)
        async with self.tables.database.transaction() as tx:
            await outbox.postpone(tx, wish, until)


def delay_ms(attempts: int) -> int:
    """How long to wait after so many attempts: doubling, at most a quarter of an hour, a little by chance."""
    longest: int = min(FIRST_DELAY_MS * 2 ** min(attempts, 12), LONGEST_DELAY_MS)
    return random.randint(longest // 2, longest)
