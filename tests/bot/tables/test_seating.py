"""Who plays from now on, as it is stored: whose the table is, who comes back, and two who want the same."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.acts.seating import Seating, farewells
from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place, Refused
from db import rows
from db.engine import open_database
from db.games import games, seats
from games.kernel.contract.discovery import find_games
from tests.bot.tables.test_tables_at_once import reason
from tests.db.sample import waits
from tests.empty_database import laid_out

ANNA, BEN, CLARA, DAVID = (
    Actor(number, name, "de") for number, name in enumerate(("Anna", "Ben", "Clara", "David"), 1)
)
TABLE = 1
HERE, THERE = Place(11, 12), Place(21, 22)


@pytest.fixture
async def seating(tmp_path: Path) -> AsyncIterator[Seating]:
    """The seats of a game of Anna, the host, and Ben."""
    database = await open_database(await laid_out(tmp_path))
    tables = Tables(database, find_games())
    await tables.lobbies.open("dominion", HERE, ANNA)
    await tables.lobbies.join(TABLE, BEN)
    await tables.lobbies.start(TABLE, ANNA)
    yield Seating(tables)
    await database.close()


async def row(seating: Seating) -> rows.Game:
    return (await seating.tables.loaded(TABLE)).row


async def seat_of(seating: Seating, person: Actor) -> rows.Seat:
    return (await seating.tables.loaded(TABLE)).seat_of(person.user_id)


async def test_the_table_goes_with_the_hosts_seat(seating: Seating) -> None:
    await seating.offer(TABLE, ANNA.user_id)
    await seating.take(TABLE, CLARA)
    assert (await row(seating)).host_id == CLARA.user_id


async def test_a_table_whose_host_has_left_goes_to_somebody_who_is_there(seating: Seating) -> None:
    host = await seat_of(seating, ANNA)
    for _ in range(2):
        await seating.gone(TABLE, host.seat)
    assert (await row(seating)).host_id == BEN.user_id
    left = await seat_of(seating, ANNA)
    assert left.level is not None
    assert left.offered_at is not None


async def test_the_last_person_is_waited_for_though_gone(seating: Seating) -> None:
    await seating.stand_in(TABLE, ANNA.user_id)
    await seating.gone(TABLE, (await seat_of(seating, BEN)).seat)
    left = await seat_of(seating, BEN)
    assert (left.level, left.offered_at is not None) == (None, True)


async def test_who_takes_the_own_seat_is_back(seating: Seating) -> None:
    await seating.stand_in(TABLE, BEN.user_id)
    await seating.take(TABLE, BEN)
    assert (await seat_of(seating, BEN)).level is None
    with pytest.raises(Refused) as refused:
        await seating.take(TABLE, BEN)
    assert refused.value.reason.id == "already-seated"


async def test_a_computer_is_not_replaced(seating: Seating) -> None:
    await seating.resign(TABLE, BEN.user_id)
    loaded = await seating.tables.loaded(TABLE)
    computer = next(seat.seat for seat in loaded.seats if seat.player_id is None)
    with pytest.raises(Refused) as refused:
        seating.let_replace(loaded, computer)
    assert refused.value.reason.id == "replace-nobody"


async def test_of_two_who_want_the_same_seat_one_gets_it(seating: Seating) -> None:
    await seating.offer(TABLE, BEN.user_id)
    beside = Seating(Tables(seating.tables.database, seating.tables.games))
    wanting = [asyncio.ensure_future(each.take(TABLE, person)) for each, person in ((seating, CLARA), (beside, DAVID))]
    await asyncio.wait(wanting)
    reasons = [None if each.exception() is None else str(each.exception().reason.id) for each in wanting]
    assert sorted(map(str, reasons)) == ["None", "seat-none-free"]
    names = (await seating.tables.loaded(TABLE)).names
    assert ("Clara" in names) != ("David" in names)


async def test_two_farewells_before_either_is_said_are_both_said(seating: Seating) -> None:
    database, ben = seating.tables.database, await seat_of(seating, BEN)
    for message_id, person in ((801, CLARA), (802, DAVID)):
        holder = (await seating.tables.loaded(TABLE)).seats[ben.seat].player_id or 0
        async with database.transaction() as tx:
            await seats.set_dm_message(tx, TABLE, ben.seat, message_id=message_id, posted_at=1, player_id=holder)
        await seating.offer(TABLE, holder)
        await seating.take(TABLE, person, ben.seat)
    async with database.reading() as tx:
        said = farewells(await waits(tx, "farewell", TABLE, ben.seat))
    assert [(each.how, each.message_id) for each in said] == [("deleted", 801), ("deleted", 802)]


async def test_a_game_moves_once(seating: Seating) -> None:
    await seating.move(TABLE, ANNA, THERE, gone=False)
    assert ((await row(seating)).channel_id, (await row(seating)).guild_id) == (THERE.channel_id, THERE.guild_id)
    for game_id, said in ((TABLE, "move-here-already"), (9, "no-such-game")):
        with pytest.raises(Refused) as refused:
            await seating.move(game_id, ANNA, THERE, gone=False)
        assert refused.value.reason.id == said
    with pytest.raises(Refused) as refused:
        await seating.move(TABLE, CLARA, HERE, gone=True)
    assert refused.value.reason.id == "not-seated"


async def test_a_moderator_of_another_server_moves_nothing(seating: Seating) -> None:
    moderator = Actor(BEN.user_id, "Ben", "de", moderator=True)
    with pytest.raises(Refused) as refused:
        await seating.move(TABLE, moderator, THERE, gone=False)
    assert refused.value.reason.id == "move-host-only"
    await seating.move(TABLE, moderator, Place(31, HERE.guild_id), gone=False)
    assert (await row(seating)).channel_id == 31


async def test_in_a_game_that_is_over_nobody_changes_seats(seating: Seating) -> None:
    before = (await row(seating)).step
    async with seating.tables.database.transaction() as tx:
        await games.abort(tx, TABLE, at=1)
    for attempt in (
        seating.offer(TABLE, BEN.user_id),
        seating.take(TABLE, CLARA),
        seating.resign(TABLE, BEN.user_id),
    ):
        with pytest.raises(Refused) as refused:
            await attempt
        assert refused.value.reason.id == "game-aborted"
    await seating.let_computers(TABLE)
    assert (await row(seating)).step == before


async def test_before_the_start_one_leaves_instead(seating: Seating) -> None:
    lobby = await seating.tables.lobbies.open("dominion", THERE, CLARA)
    task = asyncio.ensure_future(seating.resign(lobby, CLARA.user_id))
    await asyncio.wait([task])
    assert reason(task) == "not-begun"
