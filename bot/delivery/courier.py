"""From the outbox to Discord: each delivery is drawn from the present state and sent, once.

Laws: nothing is sent that no transaction has asked for; what is asked for twice meanwhile is one delivery; a crash
between sending and noting it cannot post twice (the nonce is the delivery's own); what cannot be delivered never stops
the game; a database that is gone stops nothing either: its deliveries wait in it.
"""

import asyncio
import itertools
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
import structlog

from bot.delivery.posting import Noting
from bot.delivery.refusals import MOST_TIMES, UNKNOWN_CHANNEL, ChannelGone, Overtaken
from bot.metrics import GIVEN_UP
from bot.tables.acts.tables import Tables
from bot.tables.memory import deliveries
from bot.tables.memory.loaded import NOT_NOW
from bot.tables.terms.actors import Refused
from db import rows
from db.connection.out_of_reach import OutOfReach
from db.connection.to_its_end import to_its_end
from db.connection.transaction import Transaction
from db.games import outbox
from db.people import refusals

LEASE_MS = 4_000
"""After this time another process takes over what a killed one had begun."""
RENEWAL_SECONDS = 1.0
"""How often those leases are renewed whose deliveries are still under way."""
AT_ONCE = 8
"""Deliveries under way at the same time."""
IDLE_SECONDS = 20.0
"""How long to sleep at most when nothing is due; a delivery of this process wakes earlier."""
FIRST_DELAY_MS = 2_000
LONGEST_DELAY_MS = 15 * 60_000
MOST_ATTEMPTS = 60
DAY_MS = 24 * 3_600_000
"""What still waits after so many attempts, as its rules are not installed, is tried once a day."""
SLOW_SECONDS = 45.0
REPLIES_SECONDS = 1.0
"""After so long it is noted what replies have shown, of many at once; sooner if something else is to be done."""
REPLY_SECONDS = 900.0
"""So long at most after it came something can be replied to."""
BREATH_SECONDS = 1.0
"""How often to look whether a database that is gone has come back."""
GRACE_SECONDS = 1.5
"""How long deliveries under way may take when the bot stops."""

Deliver: TypeAlias = Callable[[rows.Delivery], Awaitable[Noting | None]]
"""Carries a delivery out; what is to be noted of it is stored together with its being delivered."""

log = structlog.get_logger()

TRANSIENT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError, OutOfReach)


class Courier:
    """Carries deliveries out until it is stopped, each as its kind is."""

    def __init__(self, tables: Tables, kinds: Mapping[str, Deliver], owner: str) -> None:
        self.tables = tables
        self.kinds = kinds
        self.owner = owner
        self._claims = itertools.count()
        self._wake = asyncio.Event()
        self._due = True
        """Whether something is known to be due, so that nobody need look."""
        self._sleeps_until = 0.0
        self._under_way: dict[asyncio.Task[None], str] = {}
        """Deliveries, and the claim by which each has its lease."""
        self._shown: list[rows.NewDelivery] = []
        """What replies have shown."""
        self._gone = False
        self._places: WeakValueDictionary[tuple[int, int | None], asyncio.Lock] = WeakValueDictionary()
        self._ended: dict[tuple[int, int | None], float] = {}
        """When the last delivery to each place was over, by the monotonic clock; the oldest first."""

    def soon(self) -> None:
        """Something is to be delivered now."""
        self._due = True
        self._wake.set()

    async def hasten(self) -> None:
        """Discord can be reached again: what was tried meanwhile need not wait."""
        now = self.tables.clock()
        with suppress(OutOfReach):
            await self.tables.database.write(lambda tx: outbox.hasten_all(tx, now=now, latest=now + LONGEST_DELAY_MS))

    def replied(self, fallback: rows.NewDelivery | None, since: float) -> None:
        """A reply has shown what this delivery was to show: it is withdrawn, unless the person has another message by
        now, or something else was on its way to that place `since` what is replied to came, by the monotonic clock:
        that may show how things stood before, and have arrived after the reply.
        """
        if fallback is None:
            return
        place = (fallback.game, fallback.seat)
        if place in self._places or self._ended.get(place, since) > since:
            return
        if not self._shown:
            self._note_later()
        self._shown.append(fallback)

    def _note_later(self) -> None:
        asyncio.get_running_loop().call_later(REPLIES_SECONDS, self._note_soon)

    def _note_soon(self) -> None:
        if self._shown:
            self.soon()

    async def put_right(self) -> None:
        """Deliver now what waits only because a clock was ahead when it was stored. Raises OutOfReach."""
        now = self.tables.clock()
        if await self.tables.database.write(lambda tx: outbox.put_right(tx, now=now, lease_ms=LEASE_MS)):
            log.warning("clock_was_ahead")

    async def run(self) -> None:
        """Deliver for ever; ends by being cancelled, leases are given back then."""
        renewing = asyncio.create_task(self._renew())
        listening = self.tables.database.waiting_for_deliveries
        listening.add(self.soon)
        try:
            while True:
                self._wake.clear()
                if (ahead := await self._once()) is not None:
                    await self._sleep(ahead)
        finally:
            listening.discard(self.soon)
            renewing.cancel()
            try:
                await to_its_end(self._end())
            finally:
                await to_its_end(asyncio.wait({renewing}))

    async def _once(self) -> float | None:
        """Deliver what is due; how many seconds to sleep then, None if more may be due already."""
        try:
            if not self._due and (ahead := await to_its_end(self._ahead())) > 0:
                return ahead
            return await to_its_end(self._deliver_due())
        except OutOfReach as error:
            if not self._gone:
                log.warning("database_gone", error=str(error))
            self._gone = self._due = True
            return BREATH_SECONDS

    async def _end(self) -> None:
        """Let what is under way come to its end, if that is soon; give back what is not delivered."""
        late = (await asyncio.wait(self._under_way, timeout=GRACE_SECONDS))[1] if self._under_way else set()
        claims = {self._under_way[task] for task in late}
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        if claims or self._shown:
            # What cannot be given back now runs out by itself.
            with suppress(OutOfReach):
                async with self.tables.database.transaction() as tx:
                    await _note_shown(tx, self._shown)
                    await outbox.release(tx, claims)

    async def _renew(self) -> None:
        """Keep the leases of what is under way; what cannot be renewed is done twice at worst, and seen once."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            if claims := set(self._under_way.values()):
                try:
                    await to_its_end(self._lease_longer(claims))
                except Exception as error:
                    log.warning("not_renewed", error=f"{type(error).__name__}: {error}")

    async def _lease_longer(self, claims: set[str]) -> None:
        # The time is that at which the lock is had: to wait for it may take longer than a lease.
        await self.tables.database.write(lambda tx: outbox.renew(tx, claims, self.tables.clock() + LEASE_MS))

    async def _deliver_due(self) -> float | None:
        """Start what is due, up to the limit; how far off the next delivery is then, None if there may be more now."""
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            return None
        self._due = False
        claim = f"{self.owner}-{next(self._claims)}"
        shown = tuple(self._shown)

        async def lease(tx: Transaction) -> tuple[Sequence[rows.Delivery], int | None]:
            await _note_shown(tx, shown)
            due = await outbox.claim(tx, claim, now=self.tables.clock(), lease_ms=LEASE_MS, limit=free)
            return due, await outbox.next_due(tx)

        due, following = await self.tables.database.write(lease)
        del self._shown[: len(shown)]
        if self._shown:
            self._note_later()
        self._gone = False
        for delivery in due:
            task = asyncio.create_task(self._deliver(delivery))
            self._under_way[task] = claim
            task.add_done_callback(self._finished)
        if len(due) == free:
            self._due = True
            return None
        return self._until(following)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        del self._under_way[task]
        if not task.cancelled() and (error := task.exception()):
            # Its lease ends, and it is delivered again.
            log.warning("not_noted", error=f"{type(error).__name__}: {error}")

    async def _sleep(self, ahead: float) -> None:
        seconds = min(max(ahead, 0.05), IDLE_SECONDS)
        self._sleeps_until = self.tables.clock() + 1000 * seconds
        # Not `wait_for`: in Python 3.11 it forgets that it was cancelled when the event comes at the same moment.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wake.wait()

    async def _ahead(self) -> float:
        """How far off the next delivery is, in seconds: looking takes no lock, most looks find nothing."""
        due = await self.tables.database.read(outbox.next_due)
        self._gone = False
        return self._until(due)

    def _until(self, due: int | None) -> float:
        return IDLE_SECONDS if due is None else (due - self.tables.clock()) / 1000

    async def _deliver(self, delivery: rows.Delivery) -> None:
        try:
            async with asyncio.timeout(SLOW_SECONDS), self.at_place(delivery.game, delivery.seat):
                noting = await self.kinds[delivery.kind](delivery)
                await self._settle(delivery, outbox.done, noting)
        except Overtaken:
            await self._settle(delivery, outbox.done)
        except ChannelGone as error:
            await self._barred(delivery, error)
        except Refused as error:
            await self._not_shown(delivery, error)
        except TRANSIENT as error:
            await self._postpone(delivery, error)
        except Exception:
            log.exception("delivery_failed", kind=delivery.kind, game=delivery.game)
            await self._postpone(delivery, None)

    @asynccontextmanager
    async def at_place(self, game_id: int, seat: int | None) -> AsyncIterator[None]:
        """One thing at a time is shown at each place, so that a later one finds what an earlier one has sent."""
        place = (game_id, seat)
        async with self._places.setdefault(place, asyncio.Lock()):
            try:
                yield
            finally:
                self._note_end(place)

    def _note_end(self, place: tuple[int, int | None]) -> None:
        now = time.monotonic()
        self._ended.pop(place, None)
        self._ended[place] = now
        while self._ended[oldest := next(iter(self._ended))] < now - REPLY_SECONDS:
            del self._ended[oldest]

    async def _barred(self, delivery: rows.Delivery, error: ChannelGone) -> None:
        """The place cannot be written to: what is meant for it waits until that may have changed, if it ever does."""
        refusal = error.refusal
        if refusal is None or refusal.code == UNKNOWN_CHANNEL or refusal.times > MOST_TIMES:
            await self._give_up(delivery, str(error))
            return
        soonest = self.tables.clock() + delay_ms(1)

        async def wait(tx: Transaction) -> None:
            # What was changed there meanwhile counts: see `Sending.mended`.
            now = await refusals.held(tx, error.place)
            until, at = max(soonest, now.again_at if now else 0), self.tables.clock()
            await outbox.postpone(tx, delivery, until, at=at, refused=True)

        await self.tables.database.write(wait)
        self._wake.set()

    async def _give_up(self, delivery: rows.Delivery, reason: str) -> None:
        log.warning("undeliverable", kind=delivery.kind, game=delivery.game, seat=delivery.seat, reason=reason)
        GIVEN_UP.labels(delivery.kind).inc()
        await self._settle(delivery, outbox.give_up)

    async def _not_shown(self, delivery: rows.Delivery, error: Refused) -> None:
        """The game cannot be shown: what another program can show waits for it, however long; else there is nothing
        to deliver of it any more.
        """
        if error.reason.id in NOT_NOW:
            await self._later(delivery, error.reason.id)
            return
        await self._give_up(delivery, error.reason.id)

    async def _settle(
        self, delivery: rows.Delivery, end: Callable[..., Awaitable[bool]], noting: Noting | None = None
    ) -> None:
        """Note that a delivery is done, or never will be, and what else is to be noted of it."""

        async def settle(tx: Transaction) -> int | None:
            if noting is not None:
                await noting(tx)
            await end(tx, delivery)
            return await outbox.next_due(tx)

        following = await self.tables.database.write(settle)
        # What was delivered may have asked for more.
        if following is not None and following <= self.tables.clock():
            self.soon()
        elif following is not None and following < self._sleeps_until:
            self._wake.set()

    async def _postpone(self, delivery: rows.Delivery, error: Exception | None) -> None:
        if delivery.attempts >= MOST_ATTEMPTS:
            log.error("given_up", kind=delivery.kind, game=delivery.game, error=str(error))
            GIVEN_UP.labels(delivery.kind).inc()
            await self._settle(delivery, outbox.give_up)
            return
        await self._later(delivery, str(error))

    async def _later(self, delivery: rows.Delivery, reason: str) -> None:
        log.warning("postponed", kind=delivery.kind, game=delivery.game, attempts=delivery.attempts, error=reason)
        await self._wait(delivery, self.tables.clock() + delay_ms(delivery.attempts))

    async def _wait(self, delivery: rows.Delivery, until: int) -> None:
        at = self.tables.clock()
        await self.tables.database.write(lambda tx: outbox.postpone(tx, delivery, until, at=at))
        self._wake.set()


async def _note_shown(tx: Transaction, shown: Iterable[rows.NewDelivery]) -> None:
    """What replies have shown need not be delivered any more."""
    for delivery in sorted(shown, key=lambda one: (one.game, one.seat or 0)):
        await outbox.withdraw(tx, delivery, shown_in=deliveries.pressed_in(delivery.payload))


def delay_ms(attempts: int) -> int:
    """How long to wait after so many attempts: doubling, at most a quarter of an hour, after very many a day; a little
    by chance.
    """
    longest: int = min(FIRST_DELAY_MS * 2 ** min(attempts, 12), LONGEST_DELAY_MS)
    if attempts > MOST_ATTEMPTS:
        longest = DAY_MS
    return random.randint(longest // 2, longest)
