"""Deliveries come to their end with the bot, whatever is the matter with the database then."""

import asyncio
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.delivery.courier import AT_ONCE, LEASE_MS, Courier
from bot.delivery.posting import Noting
from bot.tables.acts.tables import Tables
from db import rows
from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.facts import set_fact
from db.games import outbox, seats
from tests.db.sample import ANNA, BEN, start_game, waits, want
from tests.empty_database import laid_out
from tests.until import until

PATIENCE = 30.0


async def is_due_next(database: Database, at: int | None) -> bool:
    """Whether the next delivery is due then; None: whether there is none."""
    return await database.read(outbox.next_due) == at


async def test_nothing_renews_leases_any_more_after_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(_: Courier) -> None:
        raise RuntimeError("the end failed")

    monkeypatch.setattr(Courier, "_end", failing)
    kinds = {}
    database = await open_database(await laid_out(tmp_path))
    before = asyncio.all_tasks()
    delivering = asyncio.create_task(Courier(Tables(database, {}), kinds, "me").run())
    await asyncio.sleep(0)
    assert len(asyncio.all_tasks() - before) > 1
    delivering.cancel()
    with pytest.raises(RuntimeError):
        await delivering
    assert asyncio.all_tasks() == before
    await database.close()


async def test_what_a_delivery_asks_for_is_delivered_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.courier.IDLE_SECONDS", 10 * PATIENCE)
    monkeypatch.setattr("bot.delivery.courier.LEASE_MS", int(10_000 * PATIENCE))
    database = await open_database(await laid_out(tmp_path))
    tables, came = Tables(database, {}, lambda: 1_000), asyncio.Event()
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=900)

    async def asking(delivery: rows.Delivery) -> None:
        async with database.transaction() as tx:
            await want(tx, "refresh", delivery.game, 1, due_at=1_000)

    async def coming(_: rows.Delivery) -> None:
        came.set()

    kinds = {"turn": asking, "refresh": coming}
    delivering = asyncio.create_task(Courier(tables, kinds, "me").run())
    await asyncio.wait_for(came.wait(), PATIENCE)
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    await database.close()


async def test_what_is_to_be_noted_is_stored_with_the_delivery_or_not_at_all(tmp_path: Path) -> None:
    database = await open_database(await laid_out(tmp_path))
    tables, tried = Tables(database, {}, lambda: 1_000), asyncio.Event()
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=900)

    async def noting(tx: Transaction) -> None:
        await seats.set_dm_message(tx, game, 0, message_id=7, posted_at=1, player_id=ANNA)
        tried.set()
        raise TimeoutError

    async def turn(_: rows.Delivery) -> Noting:
        return noting

    kinds = {"turn": turn}
    delivering = asyncio.create_task(Courier(tables, kinds, "me").run())
    await asyncio.wait_for(tried.wait(), PATIENCE)
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    async with database.reading() as tx:
        assert (await seats.of_game(tx, game))[0].dm_message_id is None
        assert await outbox.next_due(tx) is not None
    await database.close()


@pytest.mark.parametrize("patience", [50, 30_000], ids=["in vain", "long"])
async def test_after_a_wait_for_the_lock_a_lease_is_whole_and_what_replies_have_shown_is_noted(
    tmp_path: Path, patience: int
) -> None:
    url = await laid_out(tmp_path)
    database, other = await open_database(url, patience), await open_database(url)
    now, came = [1_000], asyncio.Event()
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.set_dm_message(tx, game, 1, message_id=7, posted_at=1, player_id=BEN)
        await want(tx, "turn", game, 0, due_at=900)
        await want(tx, "refresh", game, 1, b"7 3", due_at=900_000)

    async def coming(delivery: rows.Delivery) -> None:
        assert delivery.leased_until == now[0] + LEASE_MS
        came.set()

    kinds = {"turn": coming}
    courier = Courier(Tables(database, {}, lambda: now[0]), kinds, "me")
    courier.places.replied(rows.NewDelivery("refresh", game, 1, 900_000, b"7 3"), time.monotonic())
    async with other.transaction() as held:
        await set_fact(held, "held", "by another program")
        delivering = asyncio.create_task(courier.run())
        with capture_logs() as lines:
            while patience < 1_000 and not lines:  # noqa: ASYNC110  # a list tells nobody
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # it is waiting; if it is not yet, there is nothing to find
        now[0] += 10_000
    await asyncio.wait_for(came.wait(), PATIENCE)
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert await database.read(lambda tx: waits(tx, "refresh", game, 1)) is None
    await database.close()
    await other.close()


@pytest.mark.parametrize("late", [False, True], ids=["pressed afterwards", "pressed before"])
async def test_a_reply_withdraws_nothing_that_may_have_come_after_it(tmp_path: Path, late: bool) -> None:
    async def nothing(_: rows.Delivery) -> None:
        return

    database, pressed = await open_database(await laid_out(tmp_path)), time.monotonic()
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.set_dm_message(tx, game, 1, message_id=7, posted_at=1, player_id=BEN)
        await want(tx, "turn", game, 1, due_at=900)
        await want(tx, "refresh", game, 1, b"7 3", due_at=900_000)
    kinds = {"turn": nothing}
    courier = Courier(Tables(database, {}, lambda: 1_000), kinds, "me")
    delivering = asyncio.create_task(courier.run())
    async with asyncio.timeout(PATIENCE):
        await until(lambda: is_due_next(database, 900_000))
        await until(lambda: courier.places._ended)
    courier.places.replied(rows.NewDelivery("refresh", game, 1, 900_000, b"7 3"), pressed if late else time.monotonic())
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    left = await database.read(lambda tx: waits(tx, "refresh", game, 1))
    assert left == (b"7 3" if late else None)
    await database.close()


async def test_whoever_asks_for_a_delivery_wakes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.courier.IDLE_SECONDS", 10 * PATIENCE)
    database, came = await open_database(await laid_out(tmp_path)), asyncio.Event()

    async def coming(_: rows.Delivery) -> None:
        came.set()

    courier = Courier(Tables(database, {}, lambda: 1_000), {"turn": coming}, "me")
    delivering = asyncio.create_task(courier.run())
    async with asyncio.timeout(PATIENCE):
        await until(lambda: not courier._wake.is_set())
    await asyncio.sleep(0.1)  # it sleeps; if it does not yet, there is nothing to find
    async with database.transaction() as tx:
        await want(tx, "turn", await start_game(tx), 0, due_at=900)
    await asyncio.wait_for(came.wait(), PATIENCE)
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert not database.waiting_for_deliveries
    await database.close()


async def test_what_only_another_version_knows_waits_for_it(tmp_path: Path) -> None:
    database = await open_database(await laid_out(tmp_path))
    async with database.transaction() as tx:
        await want(tx, "unheard of", await start_game(tx), 0, due_at=900)
    delivering = asyncio.create_task(Courier(Tables(database, {}, lambda: 1_000), {}, "me").run())
    async with asyncio.timeout(PATIENCE):
        while (due := await database.read(outbox.next_due)) == 900 or due == 1_000 + LEASE_MS:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert due is not None
    assert due > 1_000
    await database.close()


async def test_so_many_are_delivered_at_once_and_no_more(tmp_path: Path) -> None:
    database, going, most = await open_database(await laid_out(tmp_path)), 0, 0
    async with database.transaction() as tx:
        found = [await start_game(tx) for _ in range(2 * AT_ONCE + 1)]
        for game in found:
            await want(tx, "turn", game, 0, due_at=900)

    async def coming(_: rows.Delivery) -> None:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await asyncio.sleep(0.02)
        going -= 1

    delivering = asyncio.create_task(Courier(Tables(database, {}, lambda: 1_000), {"turn": coming}, "me").run())
    async with asyncio.timeout(PATIENCE):
        await until(lambda: is_due_next(database, None))
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert most == AT_ONCE
    await database.close()
