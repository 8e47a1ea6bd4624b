"""Two processes on one PostgreSQL server, where transactions run side by side: neither undoes what the other stores.

Every meeting is forced: what one reads is held up until the other has stored something, or a while where that has to
wait.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.delivery.seat_posts import SeatPosts
from bot.tables.acts.preparing import Preparing
from bot.tables.acts.privacy import forget
from bot.tables.acts.seating import Farewell, bid_farewell
from bot.tables.memory import mending
from bot.tables.memory.deliveries import Kind
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor, Place, Refused
from bot.tables.terms.preferences import Away, Preferences
from db import rows
from db.connection.out_of_reach import DatabaseDeadlocked
from db.connection.transaction import Transaction
from db.facts import get_fact
from db.games import deadlines, games, outbox, seats
from db.people import players
from tests.bot.answering import Says
from tests.bot.tables.two_processes import (
    ANNA,
    BEN,
    DAY,
    HOUR,
    MAIL,
    MEANWHILE,
    NOW,
    PLACE,
    TABLE,
    Process,
    begun,
    hold_up,
    left,
    seat_of,
    soon,
)
from tests.db.server import SERVER

pytestmark = pytest.mark.skipif(not SERVER, reason="no PostgreSQL server is named")


async def awaited(one: Process, game: int = TABLE) -> Actor:
    """Who is asked."""
    loaded = await one.tables.loaded(game)
    asked = next(seat for seat in loaded.seats if seat.player_id and loaded.playing().question(seat.seat))
    return ANNA if asked.player_id == ANNA.user_id else BEN


async def decide(one: Process, game: int = TABLE) -> None:
    """Whoever is asked answers by default."""
    await one.tables.moves.decide(Says(game, await awaited(one, game)))


async def test_what_says_goodbye_at_once_all_does(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_up(monkeypatch, "db.games.outbox:pending")

    async def bid(one: Process, message: int) -> None:
        async with one.tables.database.transaction() as tx:
            goodbye = Farewell("emptied", MAIL, message, "en")
            await bid_farewell(tx, TABLE, 1, goodbye, at=NOW)

    await asyncio.gather(*(bid(one, message) for one, message in zip(two, (1001, 1002), strict=True)))
    assert sorted(await left(two[0], 1)) == [1001, 1002]


async def test_of_two_things_chosen_at_once_both_count(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    hold_up(monkeypatch, "db.people.players:get", "db.people.players:held")
    await asyncio.gather(
        one.clock.choose(ANNA, lambda now, _person, _at: msgspec.structs.replace(now, quiet=(60, 600))),
        other.clock.choose(ANNA, lambda now, _person, _at: msgspec.structs.replace(now, colours="safe")),
    )
    async with one.tables.database.reading() as tx:
        assert preferences.of(await players.get(tx, ANNA.user_id)) == Preferences(quiet=(60, 600), colours="safe")


class Timed(NamedTuple):
    """A game with a limit that has just begun: who is asked, who is next, and that one's seat."""

    game: int
    first: Actor
    second: Actor
    seat: int


async def timed(one: Process) -> Timed:
    game = await begun(one, time="day")
    first = await awaited(one, game)
    second = BEN if first is ANNA else ANNA
    return Timed(game, first, second, (await seat_of(one, second, game)).seat)


def on_holiday(since: int, until: int) -> Callable[..., Preferences]:
    return lambda now, _person, at: msgspec.structs.replace(now, away=Away(at + since, at + until))


async def clock_of(one: Process, game: int, seat: int) -> rows.Deadline:
    async with one.tables.database.reading() as tx:
        row = await deadlines.of_seat(tx, game, seat)
    assert row is not None
    return row


async def alarm_of(one: Process, game: int, seat: int) -> rows.Delivery:
    """The alarm of a seat, as whoever delivers gets it."""
    async with one.tables.database.transaction() as tx:
        claimed = await outbox.claim(tx, "test", now=NOW + 400 * DAY, lease_ms=1, limit=99)
    return next(
        delivery for delivery in claimed if (delivery.kind, delivery.game, delivery.seat) == (Kind.RING, game, seat)
    )


async def test_a_holiday_begun_during_a_move_stops_the_clock_it_starts(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    game, first, second, seat = await timed(one)
    replace = deadlines.replace
    leaving: list[asyncio.Task[Preferences]] = []

    async def meanwhile(tx: Transaction, of: int, gone: Sequence[int], new: Sequence[rows.Deadline]) -> None:
        if any(row.seat == seat for row in new):
            leaving.append(asyncio.create_task(other.clock.choose(second, on_holiday(0, 14 * DAY))))
            await asyncio.sleep(2 * MEANWHILE)
        await replace(tx, of, gone, new)

    monkeypatch.setattr(deadlines, "replace", meanwhile)
    while await awaited(one, game) is first:
        await decide(one, game)
    await leaving[0]
    assert (await clock_of(one, game, seat)).due_at == NOW + 15 * DAY


async def test_an_alarm_that_comes_in_vain_takes_the_place_of_no_other(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    game, first, second, seat = await timed(one)
    await one.clock.choose(second, on_holiday(6 * DAY, 14 * DAY))
    vain = msgspec.structs.replace(await alarm_of(one, game, seat), payload=None)
    held = hold_up(monkeypatch, "db.games.deadlines:of_seat", task="ringing")
    while await awaited(one, game) is first:
        held.clear()
        ringing = asyncio.create_task(other.clock.ring(vain), name="ringing")
        # It is held up in the transaction that sets the next alarm.
        await soon(held, decide(one, game))
        await ringing
    async with one.tables.database.transaction() as tx:
        await outbox.done(tx, vain)
    assert (await alarm_of(one, game, seat)).due_at == NOW + 12 * HOUR, "the reminder"


async def test_who_wants_no_more_reminders_while_one_is_sent_is_heard(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    game = await begun(one, time="day")
    who = await awaited(one, game)
    seat = (await seat_of(one, who, game)).seat
    alarm, row = await alarm_of(one, game, seat), await clock_of(one, game, seat)
    monkeypatch.setattr(one.tables, "clock", lambda: row.due_at - HOUR)

    async def sending(*_: object, **_named: object) -> None:
        await other.clock.mute(game, who.user_id)

    monkeypatch.setattr(one.clock, "remind", sending)
    await one.clock.ring(alarm)
    now = await clock_of(one, game, seat)
    assert now.muted
    assert now.stage > 0


async def test_who_answers_at_the_last_moment_is_not_replaced(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    game = await begun(one, time="day", late="until")
    who = await awaited(one, game)
    seat = (await seat_of(one, who, game)).seat
    alarm, row = await alarm_of(one, game, seat), await clock_of(one, game, seat)
    monkeypatch.setattr(other.tables, "clock", lambda: row.due_at)
    held = hold_up(monkeypatch, "bot.tables.acts.seating:hold_running", task="late", before=True)
    late = asyncio.create_task(other.clock.ring(alarm), name="late")
    await soon(held, decide(one, game))
    await late
    assert (await one.tables.loaded(game)).seats[seat].level is None


async def test_what_is_to_be_delivered_while_a_game_starts_waits_for_nobody(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    lobbies = one.tables.lobbies
    game = await lobbies.open("dominion", Place(77, 7), ANNA, None)
    await lobbies.join(game, BEN)
    held = hold_up(monkeypatch, "db.games.games:start", before=True)
    await asyncio.gather(lobbies.start(game, ANNA), soon(held, other.tables.show_again(game)))
    assert await one.tables.status(game) == "running"


async def test_an_offer_noted_while_its_table_moves_goes_with_it(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    await one.seating.offer(TABLE, BEN.user_id)
    loaded = await one.tables.loaded(TABLE)
    seat = loaded.seat_of(BEN.user_id)
    held = hold_up(monkeypatch, "db.games.games:find", "db.games.games:held", task="noting")
    posts = SeatPosts(one.posting, one.voting, one.seating)
    noting = asyncio.create_task(posts._offered(loaded.row, seat, 4711), name="noting")
    await soon(held, other.seating.move(TABLE, ANNA, Place(66, 7), gone=False))
    await noting
    assert (await seat_of(one, BEN)).offer_message_id is None
    assert await left(one, seat.seat) == [4711]


async def test_nobody_is_asked_to_go_back_in_a_game_that_has_moved_on(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    who = await awaited(one)
    await decide(one)
    while await awaited(one) is who:
        await decide(one)
    point = (await one.voting.undoable(TABLE, who.user_id)).prospects[0].point
    moved_on = asyncio.Event()
    held = hold_up(monkeypatch, "db.games.polls:held", before=True, until=moved_on)
    asking = asyncio.create_task(one.voting.ask_back(TABLE, who.user_id, point.far, point.step))
    await soon(held, decide(other))
    moved_on.set()
    with pytest.raises(Refused, match="vote-stale"):
        await asking


async def test_of_two_rehearsals_begun_at_once_each_knows_its_number(two: tuple[Process, Process]) -> None:
    one, other = two
    idle = BEN if await awaited(one) is ANNA else ANNA
    begun_at_once = await asyncio.gather(*(Preparing(each.tables).begin(TABLE, idle) for each in (one, other)))
    number = max(each.number for each in begun_at_once)
    laid = await Preparing(one.tables).lay_ready(TABLE, idle, number)
    assert laid.reason is None


async def test_who_is_forgotten_while_the_next_table_opens_is_not_kept_in_silence(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    async with one.tables.database.transaction() as tx:
        await tx.exec_driver_sql("UPDATE games SET status = 'finished', ended_at = 1")
    held = hold_up(monkeypatch, "db.games.seats:of_game", task="opening")
    opening = asyncio.create_task(one.tables.lobbies.again(TABLE, ANNA), name="opening")
    kept = await soon(held, forget(other.tables, other.seating, BEN))
    await opening
    async with one.tables.database.reading() as tx:
        new = await games.in_channel(tx, PLACE.channel_id)
        assert new is not None
        sitting = [seat.player_id for seat in await seats.of_game(tx, new.id)]
    assert (BEN.user_id in sitting) == bool(kept)


async def test_the_newest_of_two_that_start_at_once_is_noted(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = {"older": "98.0.0", "newer": "99.0.0"}

    def mine() -> str:
        task = asyncio.current_task()
        return versions[task.get_name()] if task else ""

    async def note(one: Process) -> None:
        async with one.tables.database.transaction() as tx:
            await mending.note_version(tx)

    monkeypatch.setattr(mending, "program", mine)
    hold_up(monkeypatch, "bot.tables.memory.mending:hold_fact")
    hold_up(monkeypatch, "bot.tables.memory.mending:hold_fact", task="older")
    await asyncio.gather(*(asyncio.create_task(note(one), name=name) for one, name in zip(two, versions, strict=True)))
    async with two[0].tables.database.reading() as tx:
        assert await get_fact(tx, mending.NEWEST) == "99.0.0"


async def test_a_move_that_made_way_for_another_transaction_is_made_again(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = two
    met, record = iter([DatabaseDeadlocked("deadlock detected")]), one.tables.store.record

    async def recorded(*given: Any) -> rows.Game:
        if (error := next(met, None)) is not None:
            raise error
        return await record(*given)

    monkeypatch.setattr(one.tables.store, "record", recorded)
    await decide(one)
    assert (await one.tables.loaded(TABLE)).row.step > 0
