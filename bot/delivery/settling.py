"""The outcome of a delivery that was tried: it is done, waits for another attempt, or is given up.

Laws: what Discord or the database could not take is tried again, less and less often; what only another program can
show waits for it, however long; what a place refuses waits until that may have changed, if ever.
"""

import random
from collections.abc import Callable

import aiohttp
import discord
import structlog

from bot.delivery.posting import Noting
from bot.delivery.refusals import MOST_TIMES, UNKNOWN_CHANNEL, ChannelGone, Overtaken
from bot.metrics import GIVEN_UP
from bot.tables.memory.loaded import NOT_NOW
from bot.tables.terms.actors import Refused
from db import rows
from db.connection.out_of_reach import OutOfReach
from db.connection.transaction import Transaction
from db.engine import Database
from db.games import outbox
from db.people import refusals

FIRST_DELAY_MS = 2_000
LONGEST_DELAY_MS = 15 * 60_000
MOST_ATTEMPTS = 60
DAY_MS = 24 * 3_600_000
"""After so many attempts, a delivery whose rules are not installed is tried once a day."""

TRANSIENT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError, OutOfReach)

log = structlog.get_logger()


class Settling:
    """Stores the outcome of deliveries; `soon` is called when there may be more to deliver."""

    def __init__(self, database: Database, clock: Callable[[], int], soon: Callable[[], None]) -> None:
        self.database = database
        self.clock = clock
        self.soon = soon

    async def done(self, delivery: rows.Delivery, noting: Noting | None = None) -> None:
        """It was delivered, or never will be; `noting` stores what else to remember of it."""

        async def settle(tx: Transaction) -> bool:
            if noting is not None:
                await noting(tx)
            return await outbox.done(tx, delivery)

        if not await self.database.write(settle):
            # It was asked for again since.
            self.soon()

    async def failed(self, delivery: rows.Delivery, error: Exception) -> None:
        """It failed with this."""
        if isinstance(error, Overtaken):
            await self.done(delivery)
        elif isinstance(error, ChannelGone):
            await self._barred(delivery, error)
        elif isinstance(error, Refused) and error.reason.id in NOT_NOW:
            await self._later(delivery, error.reason.id)
        elif isinstance(error, Refused):
            await self._give_up(delivery, error.reason.id)
        else:
            if not isinstance(error, TRANSIENT):
                log.error("delivery_failed", kind=delivery.kind, game=delivery.game, exc_info=error)
            await self._try_again(delivery, str(error))

    async def _barred(self, delivery: rows.Delivery, error: ChannelGone) -> None:
        """The bot cannot write there."""
        refusal = error.refusal
        if refusal is None or refusal.code == UNKNOWN_CHANNEL or refusal.times > MOST_TIMES:
            await self._give_up(delivery, str(error))
            return
        soonest = self.clock() + delay_ms(1)

        async def wait(tx: Transaction) -> None:
            # Changes made there meanwhile count: see `Sending.mended`.
            now = await refusals.held(tx, error.place)
            until, at = max(soonest, now.again_at if now else 0), self.clock()
            await outbox.postpone(tx, delivery, until, at=at, refused=True)

        await self.database.write(wait)
        self.soon()

    async def _try_again(self, delivery: rows.Delivery, reason: str) -> None:
        if delivery.attempts < MOST_ATTEMPTS:
            await self._later(delivery, reason)
            return
        log.error("given_up", kind=delivery.kind, game=delivery.game, error=reason)
        GIVEN_UP.labels(delivery.kind).inc()
        await self.done(delivery)

    async def _give_up(self, delivery: rows.Delivery, reason: str) -> None:
        log.warning("undeliverable", kind=delivery.kind, game=delivery.game, seat=delivery.seat, reason=reason)
        GIVEN_UP.labels(delivery.kind).inc()
        await self.done(delivery)

    async def _later(self, delivery: rows.Delivery, reason: str) -> None:
        log.warning("postponed", kind=delivery.kind, game=delivery.game, attempts=delivery.attempts, error=reason)
        at = self.clock()
        until = at + delay_ms(delivery.attempts)
        await self.database.write(lambda tx: outbox.postpone(tx, delivery, until, at=at))
        self.soon()


def delay_ms(attempts: int) -> int:
    """How long to wait after so many attempts: doubling, up to a quarter of an hour, after very many a day; partly
    random.
    """
    longest: int = min(FIRST_DELAY_MS * 2 ** min(attempts, 12), LONGEST_DELAY_MS)
    if attempts > MOST_ATTEMPTS:
        longest = DAY_MS
    return random.randint(longest // 2, longest)
