"""Whatever happens in whatever order: the newest wish is delivered in the end, and no row is leased twice at a time."""

import asyncio
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db.connection.transaction import Transaction
from db.engine import open_database
from db.games import outbox
from db.rows import Wish
from tests.db.sample import start_game
from tests.depth import chosen

SEATS = (None, 0, 1)
LEASE = 10

# What happens, and a number that says to whom, which, or how long.
happenings = st.lists(
    st.tuples(
        st.sampled_from(["wish", "claim", "done", "give up", "postpone", "renew", "release", "wait"]),
        st.integers(0, 11),
    ),
    max_size=40,
)


class Model:
    """The outbox as it must behave: the newest wish of each seat, what was fulfilled, and who holds which lease."""

    def __init__(self, tx: Transaction, game: int) -> None:
        self.tx = tx
        self.game = game
        self.now = 0
        self.wished: dict[int | None, int] = {}
        self.fulfilled: dict[int | None, int] = {}
        self.held: list[Wish] = []
        self.holder: dict[int | None, str | None] = {}
        self.claims: list[str] = []

    def pending(self) -> set[int | None]:
        """Whose newest wish is not fulfilled."""
        return {seat for seat, count in self.wished.items() if self.fulfilled.get(seat, 0) < count}

    async def happen(self, what: str, number: int) -> None:
        """Let one thing happen and compare."""
        if what == "wish":
            await self.wish(SEATS[number % 3], number // 3 * 4)
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

    async def wish(self, seat: int | None, delay: int) -> None:
        """Somebody wishes for something; the payload counts the wishes."""
        self.wished[seat] = self.wished.get(seat, 0) + 1
        payload = self.wished[seat].to_bytes()
        await outbox.wish(self.tx, "status", self.game, seat, payload, due_at=self.now + delay, at=self.now)

    async def claim(self, limit: int) -> None:
        """Somebody leases rows: only pending ones that nobody holds, as they are wished for now."""
        due = await outbox.next_due(self.tx)
        self.claims.append(f"claim {len(self.claims)}")
        claimed = await outbox.claim(self.tx, self.claims[-1], now=self.now, lease_ms=LEASE, limit=limit)
        leased = {wish.seat for wish in self.held if wish.leased_until is not None and wish.leased_until > self.now}
        assert not leased & {wish.seat for wish in claimed}
        assert {wish.seat for wish in claimed} <= self.pending()
        assert bool(claimed) == (limit > 0 and due is not None and due <= self.now)
        for wish in claimed:
            assert (wish.wanted, wish.payload) == (self.wished[wish.seat], self.wished[wish.seat].to_bytes())
        self.held.extend(claimed)
        self.holder.update({wish.seat: wish.leased_by for wish in claimed})

    async def end(self, what: str, wish: Wish, number: int) -> None:
        """Somebody is done with a row, in time or too late."""
        if self.holder.get(wish.seat) == wish.leased_by:
            self.holder[wish.seat] = None
        if what == "postpone":
            await outbox.postpone(self.tx, wish, self.now + number, at=1)
            return
        ended = await (outbox.done if what == "done" else outbox.give_up)(self.tx, wish)
        self.fulfilled[wish.seat] = max(self.fulfilled.get(wish.seat, 0), wish.wanted)
        assert ended == (wish.seat not in self.pending())

    async def renew(self, claims: list[str]) -> None:
        """Somebody still works: leases that nobody else has taken meanwhile end later."""
        await outbox.renew(self.tx, claims, self.now + LEASE)
        self.held = [
            msgspec.structs.replace(wish, leased_until=self.now + LEASE)
            if wish.leased_by in claims and self.holder.get(wish.seat) == wish.leased_by
            else wish
            for wish in self.held
        ]

    async def release(self, claims: list[str]) -> None:
        """Somebody stops."""
        await outbox.release(self.tx, claims)
        self.held = [wish for wish in self.held if wish.leased_by not in claims]

    async def drain(self) -> None:
        """In the end, when all leases have run out, all that is pending is delivered, once each."""
        self.now += 10_000
        self.held.clear()
        pending = self.pending()
        claimed = await outbox.claim(self.tx, "last", now=self.now, lease_ms=LEASE, limit=10)
        assert {wish.seat for wish in claimed} == pending
        for wish in claimed:
            assert wish.payload == self.wished[wish.seat].to_bytes()
            assert await outbox.done(self.tx, wish)
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
def test_the_newest_wish_is_never_lost_and_no_row_is_leased_twice(file: Path, story: list[tuple[str, int]]) -> None:
    asyncio.run(live(file, story))
