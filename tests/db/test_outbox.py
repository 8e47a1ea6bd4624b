"""What is still to be delivered: deliveries coalesce, rows are leased, the newest is never lost."""

import pytest

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import outbox, seats
from db.rows import Delivery, NewDelivery
from tests.db.sample import ANNA, delete_by_hand, open_lobby, start_game, waits, want

LEASE = 100


async def claim(tx: Transaction, now: int, owner: str = "me", limit: int = 10) -> tuple[Delivery, ...]:
    """Lease what is due for 100 ms."""
    return await outbox.claim(tx, owner, now=now, lease_ms=LEASE, limit=limit)


async def test_a_delivery_is_leased_with_all_that_was_said(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 1, b"digest", due_at=1_000, at=900)
        (delivery,) = await claim(tx, 1_000)
    assert delivery == Delivery(
        id=delivery.id,
        game=game,
        kind="turn",
        seat=1,
        wanted=1,
        delivered=0,
        payload=b"digest",
        due_at=1_000,
        attempts=1,
        leased_by="me",
        leased_until=1_100,
        created_at=900,
    )


async def test_a_delivery_for_the_channel_has_no_seat_and_is_due_at_once(database: Database) -> None:
    async with database.transaction() as tx:
        await want(tx, "status", await start_game(tx), due_at=1_000)
        (delivery,) = await claim(tx, 1_000)
    assert (delivery.seat, delivery.payload, delivery.created_at) == (None, None, 1_000)


async def test_deliveries_for_the_same_thing_coalesce_and_the_newest_counts(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, None, b"old", due_at=1_000)
        await want(tx, "status", game, None, b"new", due_at=2_000)
        assert await claim(tx, 1_999) == ()
        (delivery,) = await claim(tx, 2_000)
    assert (delivery.wanted, delivery.payload, delivery.created_at) == (2, b"new", 2_000)


@pytest.mark.parametrize(("first", "then", "due"), [(500, 300, 300), (500, 700, 500), (None, 700, 700)])
async def test_what_is_patient_puts_nothing_off(database: Database, first: int | None, then: int, due: int) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, None, due_at=100)
        (before,) = await claim(tx, 100)
        await outbox.done(tx, before)
        if first is not None:
            await want(tx, "status", game, None, due_at=first)
        await outbox.store(tx, [NewDelivery("status", game, None, then, patient=True)], at=200)
        assert await outbox.next_due(tx) == due


async def test_what_is_patient_follows_what_is_being_delivered_in_its_own_time(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, None, due_at=100)
        (before,) = await claim(tx, 100)
        await outbox.store(tx, [NewDelivery("status", game, None, 700, patient=True)], at=150)
        await outbox.done(tx, before)
        assert await outbox.next_due(tx) == 700


async def test_kinds_seats_and_games_do_not_mix(database: Database) -> None:
    async with database.transaction() as tx:
        game, other = await start_game(tx), await open_lobby(tx)
        different = [
            NewDelivery("turn", game, 0, 1_000),
            NewDelivery("turn", game, 1, 1_001),
            NewDelivery("question", game, 1, 1_002),
            NewDelivery("turn", game, None, 1_003),
            NewDelivery("turn", other, 0, 1_004),
        ]
        await outbox.store(tx, different, at=1_000)
        await outbox.store(tx, [], at=1_000)
        claimed = await claim(tx, 2_000)
    assert [NewDelivery(one.kind, one.game, one.seat, one.due_at) for one in claimed] == different


async def test_the_longest_due_come_first_and_no_more_than_asked_for(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        for seat, due in ((0, 30), (1, 10), (2, 20)):
            await want(tx, "turn", game, seat, due_at=due)
        assert [delivery.seat for delivery in await claim(tx, 50, limit=2)] == [1, 2]
        assert [delivery.seat for delivery in await claim(tx, 50, limit=2)] == [0]
        assert await claim(tx, 50) == ()


async def test_a_leased_row_is_nobody_elses_until_the_lease_ends(database: Database) -> None:
    async with database.transaction() as tx:
        await want(tx, "status", await start_game(tx), due_at=0)
        (first,) = await claim(tx, 0)
        assert await claim(tx, LEASE - 1, "other") == ()
        (second,) = await claim(tx, LEASE, "other")
    assert (second.id, second.wanted, second.attempts, second.leased_by) == (first.id, first.wanted, 2, "other")


async def test_a_lease_is_renewed_for_whoever_still_has_it(database: Database) -> None:
    async with database.transaction() as tx:
        await want(tx, "status", await start_game(tx), due_at=0)
        (first,) = await claim(tx, 0, "first")
        await outbox.renew(tx, ["first", "unknown"], LEASE + 50)
        assert await claim(tx, LEASE + 49, "second") == ()
        (second,) = await claim(tx, LEASE + 50, "second")
        await outbox.renew(tx, ["first"], 10_000)
        (third,) = await claim(tx, 2 * LEASE + 50, "third")
    assert first.id == second.id == third.id


async def test_what_is_done_is_not_claimed_again(database: Database) -> None:
    async with database.transaction() as tx:
        await want(tx, "status", await start_game(tx), due_at=0)
        (delivery,) = await claim(tx, 0)
        assert await outbox.done(tx, delivery)
        assert await claim(tx, 10_000) == ()
        assert await outbox.next_due(tx) is None


async def test_a_delivery_made_during_the_delivery_is_not_done_with_it(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        (old,) = await claim(tx, 0)
        await want(tx, "status", game, due_at=5)
        assert await claim(tx, 5) == ()
        assert not await outbox.done(tx, old)
        (new,) = await claim(tx, 5)
        assert (new.id, new.wanted, new.delivered, new.attempts) == (old.id, 2, 1, 1)
        assert await outbox.done(tx, new)


async def test_a_row_asked_for_again_later_keeps_its_id_and_goes_on_counting(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        (first,) = await claim(tx, 0)
        await outbox.done(tx, first)
        await want(tx, "status", game, due_at=500)
        (second,) = await claim(tx, 500)
    assert (second.id, second.wanted) == (first.id, 2)


async def test_who_lost_the_lease_does_not_end_the_next_one(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        (slow,) = await claim(tx, 0)
        await want(tx, "status", game, due_at=0)
        (quick,) = await claim(tx, LEASE, "again")
        await outbox.postpone(tx, slow, 0, at=1)
        assert not await outbox.done(tx, slow)
        assert await claim(tx, LEASE + 1) == ()
        assert await outbox.done(tx, quick)
        assert await outbox.done(tx, slow)


async def test_a_postponed_delivery_comes_back_later_and_counts_its_attempts(database: Database) -> None:
    async with database.transaction() as tx:
        await want(tx, "status", await start_game(tx), due_at=0)
        (delivery,) = await claim(tx, 0)
        await outbox.postpone(tx, delivery, 700, at=1)
        assert await outbox.next_due(tx) == 700
        assert await claim(tx, 699) == ()
        (again,) = await claim(tx, 700)
    assert (again.attempts, again.wanted) == (2, 1)


async def test_what_was_postponed_for_a_while_can_be_hastened_but_nothing_that_has_its_own_time(
    database: Database,
) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        for seat, later in enumerate((2_000, 9_000)):
            await want(tx, "turn", game, seat, due_at=1_000)
            (delivery,) = await claim(tx, 1_000)
            await outbox.postpone(tx, delivery, later, at=1_000)
        await want(tx, "status", game, due_at=2_000)
        await outbox.hasten_all(tx, now=1_100, latest=5_000)
        assert [delivery.seat for delivery in await claim(tx, 1_100)] == [0]
        assert {(delivery.kind, delivery.seat) for delivery in await claim(tx, 9_000)} >= {
            ("status", None),
            ("turn", 1),
        }


async def test_attempts_up_to_a_refusal_count_as_one(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        for at, refused, attempts in ((0, False, 1), (1, False, 2), (2, True, 3), (3, True, 2), (4, False, 2)):
            (delivery,) = await claim(tx, at)
            assert delivery.attempts == attempts
            await outbox.postpone(tx, delivery, at + 1, at=at, refused=refused)
        (delivery,) = await claim(tx, 5)
        assert (delivery.attempts, delivery.doubtful) == (3, True)
        await outbox.postpone(tx, delivery, 700, at=5)
        await outbox.hasten(tx, game, 6)
        (delivery,) = await claim(tx, 6)
        assert (delivery.attempts, delivery.doubtful) == (2, True)


async def test_what_is_refused_takes_no_attempt_from_a_newer_one(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        (old,) = await claim(tx, 0)
        await want(tx, "status", game, due_at=20)
        await outbox.postpone(tx, old, 700, at=1, refused=True)
        (new,) = await claim(tx, 20)
    assert (new.wanted, new.attempts) == (2, 1)


async def test_a_newer_one_is_not_postponed_with_the_older_one(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        (old,) = await claim(tx, 0)
        await want(tx, "status", game, due_at=20)
        await outbox.postpone(tx, old, 700, at=1)
        (new,) = await claim(tx, 20)
    assert (new.wanted, new.attempts) == (2, 1)


async def test_a_delivery_that_is_done_is_gone_but_not_the_one_after_it(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        (delivery,) = await claim(tx, 0)
        assert await outbox.done(tx, delivery)
        assert await claim(tx, 10_000) == ()
        await want(tx, "status", game, due_at=0)
        (new,) = await claim(tx, 0)
    assert new.wanted == 2


async def test_a_delivery_of_a_lobby_that_is_gone_is_done(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await want(tx, "lobby", game, due_at=0)
        (delivery,) = await claim(tx, 0)
        await delete_by_hand(tx, game)
        assert await outbox.done(tx, delivery)


async def test_who_stops_gives_its_leases_back(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "status", game, due_at=0)
        await want(tx, "turn", game, 0, due_at=0)
        (mine,) = await claim(tx, 0, "me", limit=1)
        (others,) = await claim(tx, 0, "other", limit=1)
        await outbox.release(tx, ["me"])
        (again,) = await claim(tx, 1, "third")
    assert again.id == mine.id != others.id


async def test_the_next_time_to_look_is_known(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        assert await outbox.next_due(tx) is None
        await want(tx, "status", game, due_at=50)
        await want(tx, "turn", game, 0, due_at=800)
        assert await outbox.next_due(tx) == 50
        (status,) = await claim(tx, 50)
        assert await outbox.next_due(tx) == 50 + LEASE
        await want(tx, "status", game, due_at=400)
        assert await outbox.next_due(tx) == 400
        await outbox.done(tx, status)
        assert await outbox.next_due(tx) == 400


async def test_deliveries_that_are_taken_back_with_their_transaction_were_never_made(database: Database) -> None:
    async def fail() -> None:
        async with database.transaction() as tx:
            await want(tx, "status", await start_game(tx), due_at=0)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.reading() as tx:
        assert await outbox.next_due(tx) is None


def test_a_nonce_names_one_delivery_of_one_installation() -> None:
    name = outbox.nonce("abc", 12, 3)
    assert name == outbox.nonce("abc", 12, 3)
    assert len(name) == 25
    assert set(name) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    assert len({name, outbox.nonce("abd", 12, 3), outbox.nonce("abc", 13, 3), outbox.nonce("abc", 12, 4)}) == 4
    assert outbox.nonce("abc", 1, 23) != outbox.nonce("abc", 12, 3)


async def test_a_newer_one_knows_that_an_older_one_was_begun(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        for _ in range(2):
            await want(tx, "turn", game, 0, due_at=1)
        (first,) = await claim(tx, 1)
        assert (first.first_tried, first.doubtful) == (2, False), "what was never begun cannot have arrived"
        await outbox.postpone(tx, first, 2, at=1)
        (again,) = await claim(tx, 2, "again")
        assert (again.first_tried, again.doubtful) == (2, True)
        for _ in range(2):
            await want(tx, "turn", game, 0, due_at=3)
        (newer,) = await claim(tx, 2 + LEASE, "newer")
        assert (newer.wanted, newer.first_tried, newer.doubtful) == (4, 2, True)
        await outbox.done(tx, newer)
        await want(tx, "turn", game, 0, due_at=300)
        (after,) = await claim(tx, 300, "after")
        assert (after.first_tried, after.doubtful) == (5, False)


async def test_what_is_withdrawn_is_not_delivered(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        mine, others = (NewDelivery("refresh", game, seat, 1_000, b"7") for seat in (0, 1))
        await outbox.store(tx, [mine, others], at=900)
        await seats.set_dm_message(tx, game, 0, message_id=7, posted_at=900, player_id=ANNA)
        await outbox.withdraw(tx, mine, shown_in=7)
        assert await outbox.next_due(tx) == 1_000
        (delivery,) = await claim(tx, 1_000)
        assert delivery.seat == 1


@pytest.mark.parametrize("has", [None, 8])
async def test_what_is_seen_in_another_message_is_not_withdrawn(database: Database, has: int | None) -> None:
    async with database.transaction() as tx:
        mine = NewDelivery("refresh", await start_game(tx), 0, 1_000, b"7")
        await outbox.store(tx, [mine], at=900)
        await seats.set_dm_message(tx, mine.game, 0, message_id=has, posted_at=900, player_id=ANNA)
        await outbox.withdraw(tx, mine, shown_in=7)
        assert await claim(tx, 1_000)


@pytest.mark.parametrize(("due", "payload"), [(1_000, b"8"), (1_001, b"7"), (1_000, None)])
async def test_what_was_asked_for_anew_is_not_withdrawn(database: Database, due: int, payload: bytes | None) -> None:
    async with database.transaction() as tx:
        old = NewDelivery("refresh", await start_game(tx), 0, 1_000, b"7")
        await outbox.store(tx, [old], at=900)
        await want(tx, "refresh", old.game, 0, payload, due_at=due)
        await seats.set_dm_message(tx, old.game, 0, message_id=7, posted_at=900, player_id=ANNA)
        await outbox.withdraw(tx, old, shown_in=7)
        (delivery,) = await claim(tx, 1_001)
        assert delivery.payload == payload


async def test_what_is_being_delivered_is_not_withdrawn(database: Database) -> None:
    async with database.transaction() as tx:
        old = NewDelivery("refresh", await start_game(tx), 0, 1_000, b"7")
        await outbox.store(tx, [old], at=900)
        await claim(tx, 1_000)
        await seats.set_dm_message(tx, old.game, 0, message_id=7, posted_at=900, player_id=ANNA)
        await outbox.withdraw(tx, old, shown_in=7)
        assert await claim(tx, 1_100), "its lease has ended without a word"


async def test_nothing_is_withdrawn_while_something_else_is_delivered_there(database: Database) -> None:
    async with database.transaction() as tx:
        mine = NewDelivery("refresh", await start_game(tx), 0, 1_000, b"7")
        await want(tx, "clock", mine.game, 0, due_at=800)
        await claim(tx, 800)
        await outbox.store(tx, [mine], at=900)
        await seats.set_dm_message(tx, mine.game, 0, message_id=7, posted_at=900, player_id=ANNA)
        await outbox.withdraw(tx, mine, shown_in=7)
        assert await waits(tx, "refresh", mine.game, 0) == b"7", "a reminder may take the place of the reply"


@pytest.mark.parametrize("end", ["not yet", "delivered", "put off"])
async def test_what_was_asked_for_while_another_process_delivers_is_not_withdrawn(database: Database, end: str) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "refresh", game, 0, due_at=900)
        (older,) = await claim(tx, 900)
        fallback = NewDelivery("refresh", game, 0, 1_000, b"7")
        await outbox.store(tx, [fallback], at=910)
        if end == "delivered":
            await outbox.done(tx, older)
        elif end == "put off":
            await outbox.postpone(tx, older, 5_000, at=920)
        await seats.set_dm_message(tx, game, 0, message_id=7, posted_at=900, player_id=ANNA)
        await outbox.withdraw(tx, fallback, shown_in=7)
        (delivery,) = await claim(tx, 2_000, "again")
        assert delivery.payload == b"7", "it may have overwritten what the reply has shown"


APART = outbox.CLOCKS_APART_MS


async def test_a_lease_of_a_clock_that_was_ahead_is_none(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=0)
        assert await claim(tx, 10 * APART)
        assert await claim(tx, 0, "other") == ()
        assert await outbox.put_right(tx, now=0, lease_ms=LEASE)
        (delivery,) = await claim(tx, 0, "other")
    assert delivery.leased_by == "other"


async def test_a_lease_of_a_clock_that_is_a_little_ahead_is_kept(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=0)
        assert await claim(tx, APART)
        assert not await outbox.put_right(tx, now=0, lease_ms=LEASE)
        assert await claim(tx, 0, "other") == ()


async def test_what_was_asked_for_in_the_future_is_due_at_once(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=5 * APART)
        await want(tx, "clock", game, 0, due_at=50 * APART, at=3)
        assert await outbox.put_right(tx, now=3, lease_ms=LEASE)
        assert [delivery.kind for delivery in await claim(tx, 3)] == ["turn"], "an alarm that was set now stays"
        assert not await outbox.put_right(tx, now=3, lease_ms=LEASE)


async def test_what_was_put_off_in_the_future_is_due_at_once(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=0)
        (delivery,) = await claim(tx, 9 * APART)
        await outbox.postpone(tx, delivery, 9 * APART + 7, at=9 * APART)
        assert await outbox.put_right(tx, now=0, lease_ms=LEASE)
        (again,) = await claim(tx, 0)
        await outbox.postpone(tx, again, 900 * APART, at=0)
        assert not await outbox.put_right(tx, now=0, lease_ms=LEASE), "what was put off now is not due before"


async def test_where_nobody_else_delivers_no_lease_outlives_the_start(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=0)
        assert await claim(tx, 0)
        await outbox.end_leases(tx)
        assert await claim(tx, 0, "other")
