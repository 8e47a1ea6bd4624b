"""The way from the outbox to Discord: each delivery is drawn from the present state and sent, once.

Laws: nothing is sent unless a transaction asked for it; asking twice before it is sent gives one delivery; a crash
between sending and noting cannot post twice (each delivery has its own nonce); a delivery that fails never stops the
game; nor does a lost database: its deliveries wait in it.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

import structlog

from bot.delivery.places import Places, withdraw
from bot.delivery.posting import Noting
from bot.delivery.settling import LONGEST_DELAY_MS, Settling
from bot.tables.acts.tables import Tables
from db import rows
from db.connection.one_trip import to_its_end
from db.connection.out_of_reach import OutOfReach
from db.connection.transaction import Transaction
from db.games import outbox

LEASE_MS = 4_000
"""After this time another process takes over a killed one's deliveries."""
RENEWAL_SECONDS = 1.0
"""How often the leases of unfinished deliveries are renewed."""
AT_ONCE = 8
"""Deliveries under way at the same time."""
IDLE_SECONDS = 20.0
"""The longest sleep when nothing is due; a delivery from this process ends it earlier."""
SLOW_SECONDS = 45.0
"""How long a delivery may take."""
BREATH_SECONDS = 1.0
"""How often to check whether a lost database is back."""
GRACE_SECONDS = 1.5
"""How long deliveries under way may take when the bot stops."""

Deliver: TypeAlias = Callable[[rows.Delivery], Awaitable[Noting | None]]
"""Carries a delivery out; what it returns is stored together with the delivery's end."""

log = structlog.get_logger()


class Courier:
    """Carries deliveries out until it is stopped, each by its kind.

    It sleeps until the next one is due or something wakes it: a transaction that asks for a delivery, a delivery that
    ends, replies whose fallbacks can be withdrawn. It then leases what is due, up to a limit, starts a task for each,
    and sleeps again.
    """

    def __init__(self, tables: Tables, kinds: Mapping[str, Deliver], owner: str) -> None:
        self.database = tables.database
        self.clock = tables.clock
        self.kinds = kinds
        self.owner = owner
        self.places = Places(self.soon)
        self._settling = Settling(self.database, self.clock, self.soon)
        self._claims = itertools.count()
        self._under_way: dict[asyncio.Task[None], str] = {}
        """Deliveries under way, and the claim that leases each."""
        self._wake = asyncio.Event()
        self._wake.set()

    def soon(self) -> None:
        """Something may be due: look now."""
        self._wake.set()

    async def hasten(self) -> None:
        """Discord can be reached again: failed deliveries need not wait."""
        now = self.clock()
        with suppress(OutOfReach):
            await self.database.write(lambda tx: outbox.hasten_all(tx, now=now, latest=now + LONGEST_DELAY_MS))

    async def put_right(self) -> None:
        """Deliver now what waits only because a clock was ahead when it was stored. Raises OutOfReach."""
        now = self.clock()
        if await self.database.write(lambda tx: outbox.put_right(tx, now=now, lease_ms=LEASE_MS)):
            log.warning("clock_was_ahead")

    # sleeping and waking

    async def run(self) -> None:
        """Deliver until cancelled; then give the leases back."""
        renewing = asyncio.create_task(self._renew())
        self.database.waiting_for_deliveries.add(self._wake.set)
        try:
            await self._deliver_for_ever()
        finally:
            self.database.waiting_for_deliveries.discard(self._wake.set)
            renewing.cancel()
            try:
                await to_its_end(self._end())
            finally:
                await to_its_end(asyncio.wait({renewing}))

    async def _deliver_for_ever(self) -> None:
        gone = False
        while True:
            woken = self._wake.is_set()
            self._wake.clear()
            try:
                seconds = await to_its_end(self._deliver_due(woken))
                gone = False
            except OutOfReach as error:
                if not gone:
                    log.warning("database_gone", error=str(error))
                gone, seconds = True, BREATH_SECONDS
            await self._sleep(seconds)

    async def _sleep(self, seconds: float) -> None:
        # Not `wait_for`: in Python 3.11 it forgets that it was cancelled when the event comes at the same moment.
        with suppress(TimeoutError):
            async with asyncio.timeout(min(max(seconds, 0.05), IDLE_SECONDS)):
                await self._wake.wait()

    async def _deliver_due(self, woken: bool) -> float:
        """Start what is due, up to the limit; return the seconds until the next delivery."""
        if not woken and (ahead := self._until(await self.database.read(outbox.next_due))) > 0:
            # Looking takes no lock, and most looks find nothing.
            return ahead
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            self.soon()
            return 0.0
        claim = f"{self.owner}-{next(self._claims)}"
        with self.places.shown() as shown:

            async def lease(tx: Transaction) -> tuple[Sequence[rows.Delivery], int | None]:
                await withdraw(tx, shown)
                due = await outbox.claim(tx, claim, now=self.clock(), lease_ms=LEASE_MS, limit=free)
                return due, await outbox.next_due(tx)

            due, following = await self.database.write(lease)
        for delivery in due:
            task = asyncio.create_task(self._deliver(delivery))
            self._under_way[task] = claim
            task.add_done_callback(self._finished)
        if len(due) == free:
            self.soon()
        return self._until(following)

    def _until(self, due: int | None) -> float:
        return IDLE_SECONDS if due is None else (due - self.clock()) / 1000

    # one delivery

    async def _deliver(self, delivery: rows.Delivery) -> None:
        try:
            async with asyncio.timeout(SLOW_SECONDS), self.places.alone(delivery.game, delivery.seat):
                noting = await self.kinds[delivery.kind](delivery)
                await self._settling.done(delivery, noting)
        except Exception as error:
            await self._settling.failed(delivery, error)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        del self._under_way[task]
        if not task.cancelled() and (error := task.exception()):
            # Its lease ends, and it is delivered again.
            log.warning("not_noted", error=f"{type(error).__name__}: {error}")

    # leases

    async def _renew(self) -> None:
        """Keep the leases of what is under way; a lost one means doing it twice at worst, seen once."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            if claims := set(self._under_way.values()):
                try:
                    await to_its_end(self._lease_longer(claims))
                except Exception as error:
                    log.warning("not_renewed", error=f"{type(error).__name__}: {error}")

    async def _lease_longer(self, claims: set[str]) -> None:
        # Take the time once the lock is held: waiting for it may take longer than a lease.
        await self.database.write(lambda tx: outbox.renew(tx, claims, self.clock() + LEASE_MS))

    async def _end(self) -> None:
        """Let deliveries under way finish if that is soon; give back the others."""
        late = (await asyncio.wait(self._under_way, timeout=GRACE_SECONDS))[1] if self._under_way else set()
        claims = {self._under_way[task] for task in late}
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        # A lease not given back runs out by itself.
        with suppress(OutOfReach), self.places.shown() as shown:
            if claims or shown:
                async with self.database.transaction() as tx:
                    await withdraw(tx, shown)
                    await outbox.release(tx, claims)
