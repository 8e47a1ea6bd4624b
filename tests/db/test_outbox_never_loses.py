"""Whatever happens in whatever order: the newest delivery arrives in the end, and no row is leased twice at a time."""

import asyncio
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db.connection.transaction import Transaction
from db.engine import open_database
from db.games import outbox
from db.rows import Delivery
from tests.db.sample import start_game, want
from tests.depth import chosen

SEATS = (None, 0, 1)
LEASE = 10

# What happens, and a number that says to whom, which, or how long.
happenings = st.lists(
    st.tuples(
        st.sampled_from(["store", "claim", "done", "postpone", "renew", "release", "wait"]),
        st.integers(0, 11),
    ),
    max_size=40,
)


class Model:
    """The outbox as it must behave: the newest delivery of each seat, what was fulfilled, and who holds which lease."""

    def __init__(self, tx: Transaction, game: int) -> None:
        self.tx = tx
        self.game = game
        self.now = 0
        self.asked: dict[int | None, int] = {}
        self.fulfilled: dict[int | None, int] = {}
        self.held: list[Delivery] = []
        self.holder: dict[int | None, str | None] = {}
        self.claims: list[str] = []

    def pending(self) -> set[int | None]:
        """Whose newest delivery is not fulfilled."""
        return {seat for seat, count in self.asked.items() if self.fulfilled.get(seat, 0) < count}

    async def happen(self, what: str, number: int) -> None:
        """Let one thing happen and compare."""
        if what == "store":
            await self.store(SEATS[number % 3], number // 3 * 4)
        elif what == "claim":
            await self.claim(number // 2)
        elif what == "renew":
            await self.renew(self.claims[-1 - number % 3 :])
        elif what == "release":
            await self.release(self.claims[-1 - number % 3 :])
        elif what == "wait":
            self.now += number
        elif self.held:
            await self.end(what, self.held.pop(number % len(self.held)), number)

    async def store(self, seat: int | None, delay: int) -> None:
        """Somebody asks for a delivery; the payload counts them."""
        self.asked[seat] = self.asked.get(seat, 0) + 1
        payload = self.asked[seat].to_bytes()
        await want(self.tx, "status", self.game, seat, payload, due_at=self.now + delay, at=self.now)

    async def claim(self, limit: int) -> None:
        """Somebody leases rows: only pending ones that nobody holds, as they are asked for now."""
        due = await outbox.next_due(self.tx)
        self.claims.append(f"claim {len(self.claims)}")
        claimed = await outbox.claim(self.tx, self.claims[-1], now=self.now, lease_ms=LEASE, limit=limit)
        leased = {
            delivery.seat
            for delivery in self.held
            if delivery.leased_until is not None and delivery.leased_until > self.now
        }
        assert not leased & {delivery.seat for delivery in claimed}
        assert {delivery.seat for delivery in claimed} <= self.pending()
        assert bool(claimed) == (limit > 0 and due is not None and due <= self.now)
        for delivery in claimed:
            assert (delivery.wanted, delivery.payload) == (
                self.asked[delivery.seat],
                self.asked[delivery.seat].to_bytes(),
            )
        self.held.extend(claimed)
        self.holder.update({delivery.seat: delivery.leased_by for delivery in claimed})

    async def end(self, what: str, delivery: Delivery, number: int) -> None:
        """Somebody is done with a row, in time or too late."""
        if self.holder.get(delivery.seat) == delivery.leased_by:
            self.holder[delivery.seat] = None
        if what == "postpone":
            await outbox.postpone(self.tx, delivery, self.now + number, at=1)
            return
        ended = await outbox.done(self.tx, delivery)
        self.fulfilled[delivery.seat] = max(self.fulfilled.get(delivery.seat, 0), delivery.wanted)
        assert ended == (delivery.seat not in self.pending())

    async def renew(self, claims: list[str]) -> None:
        """Somebody still works: leases that nobody else has taken meanwhile end later."""
        await outbox.renew(self.tx, claims, self.now + LEASE)
        self.held = [
            msgspec.structs.replace(delivery, leased_until=self.now + LEASE)
            if delivery.leased_by in claims and self.holder.get(delivery.seat) == delivery.leased_by
            else delivery
            for delivery in self.held
        ]

    async def release(self, claims: list[str]) -> None:
        """Somebody stops."""
        await outbox.release(self.tx, claims)
        self.held = [delivery for delivery in self.held if delivery.leased_by not in claims]

    async def drain(self) -> None:
        """In the end, when all leases have run out, all that is pending is delivered, once each."""
        self.now += 10_000
        self.held.clear()
        pending = self.pending()
        claimed = await outbox.claim(self.tx, "last", now=self.now, lease_ms=LEASE, limit=10)
        assert {delivery.seat for delivery in claimed} == pending
        for delivery in claimed:
            assert delivery.payload == self.asked[delivery.seat].to_bytes()
            assert await outbox.done(self.tx, delivery)
        assert await outbox.next_due(self.tx) is None


async def live(file: Path, story: list[tuple[str, int]]) -> None:
    """Let a story happen in a transaction that is never committed."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    async with database.transaction() as tx:
        model = Model(tx, await start_game(tx))
        for what, number in story:
            await model.happen(what, number)
        await model.drain()
        await tx.rollback()
    await database.close()


@given(story=happenings)
@settings(
    max_examples=chosen().examples(80), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_the_newest_delivery_is_never_lost_and_no_row_is_leased_twice(file: Path, story: list[tuple[str, int]]) -> None:
    asyncio.run(live(file, story))
