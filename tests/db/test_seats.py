"""Seats: taken and left in the lobby, numbered by lot."""

import pytest

from db import seats
from db.engine import Database
from db.rows import Seat
from db.status import WrongStatus
from tests.db.sample import ANNA, BEN, CLARA, open_lobby, start_game


async def test_people_and_computers_sit_down_one_after_the_other(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        anna = await seats.join(tx, game, ANNA, "Anna")
        computer = await seats.add_computer(tx, game, "Brother Hugo", "fair")
        assert await seats.of_game(tx, game) == (anna, computer)
    assert anna == Seat(game, 0, ANNA, "Anna", None, None, None)
    assert computer == Seat(game, 1, None, "Brother Hugo", "fair", None, None)


async def test_joining_twice_is_refused(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await seats.join(tx, game, BEN, "Ben")
        await seats.join(tx, game, ANNA, "Anna")
        with pytest.raises(seats.AlreadySeated) as refused:
            await seats.join(tx, game, ANNA, "Anna again")
        assert refused.value.seat == 1
        assert [seat.name for seat in await seats.of_game(tx, game)] == ["Ben", "Anna"]


async def test_who_leaves_may_come_back(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        for player, name in ((ANNA, "Anna"), (BEN, "Ben"), (CLARA, "Clara")):
            await seats.join(tx, game, player, name)
        assert await seats.leave(tx, game, 0)
        assert not await seats.leave(tx, game, 0)
        assert (await seats.join(tx, game, ANNA, "Anna")).seat == 3
        assert [seat.name for seat in await seats.of_game(tx, game)] == ["Ben", "Clara", "Anna"]


async def test_seats_are_numbered_by_lot(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        for player, name in ((ANNA, "Anna"), (BEN, "Ben"), (CLARA, "Clara")):
            await seats.join(tx, game, player, name)
        await seats.leave(tx, game, 1)
        await seats.set_dm_message(tx, game, 2, message_id=5, posted_at=6)
        await seats.reseat(tx, game, [2, 0])
        clara, anna = await seats.of_game(tx, game)
    assert clara == Seat(game, 0, CLARA, "Clara", None, 5, 6)
    assert anna == Seat(game, 1, ANNA, "Anna", None, None, None)


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 1, 2], [1, 2], []])
async def test_an_order_must_name_each_seat_once(database: Database, order: list[int]) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        before = (await seats.join(tx, game, ANNA, "Anna"), await seats.join(tx, game, BEN, "Ben"))
        with pytest.raises(ValueError, match="cannot be put in the order"):
            await seats.reseat(tx, game, order)
        assert await seats.of_game(tx, game) == before


async def test_an_empty_table_may_be_put_in_its_only_order(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await seats.reseat(tx, game, [])
        assert await seats.of_game(tx, game) == ()


async def test_nobody_sits_down_or_gets_up_once_the_game_runs(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        for attempt in (
            seats.join(tx, game, CLARA, "Clara"),
            seats.add_computer(tx, game, "Brother Hugo", "fair"),
            seats.leave(tx, game, 0),
            seats.reseat(tx, game, [1, 0]),
        ):
            with pytest.raises(WrongStatus) as refused:
                await attempt
            assert refused.value.status == "running"
        assert [seat.name for seat in await seats.of_game(tx, game)] == ["Anna", "Ben"]


async def test_a_direct_message_is_remembered_and_forgotten(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.set_dm_message(tx, game, 1, message_id=888, posted_at=4_000)
        anna, ben = await seats.of_game(tx, game)
        assert (anna.dm_message_id, ben.dm_message_id, ben.dm_posted_at) == (None, 888, 4_000)
        await seats.set_dm_message(tx, game, 1, message_id=None, posted_at=None)
        assert (await seats.of_game(tx, game))[1].dm_message_id is None
