"""Seats: taken and left in the lobby, numbered by lot, handed over in the game."""

import pytest
from msgspec.structs import replace

from db.engine import Database
from db.games import seats
from db.games.status import WrongStatus
from db.people import players
from db.rows import Former, Seat
from tests.db.sample import ANNA, BEN, CLARA, open_lobby, start_game


async def test_people_and_computers_sit_down_one_after_the_other(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        anna = await seats.join(tx, game, ANNA, "Anna")
        computer = await seats.add_computer(tx, game, "Brother Hugo", "fair")
        assert await seats.of_game(tx, game) == (anna, computer)
    assert anna == Seat(game, 0, ANNA, "Anna", None, None, None)
    assert computer == Seat(game, 1, None, "Brother Hugo", "fair", None, None)


async def test_a_computer_gets_another_level_and_a_person_has_none(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        anna = await seats.join(tx, game, ANNA, "Anna")
        computer = await seats.add_computer(tx, game, "Brother Hugo", "fair")
        assert await seats.set_level(tx, game, 1, "fierce")
        assert not await seats.set_level(tx, game, 0, "fierce")
        assert not await seats.set_level(tx, game, 2, "fierce")
        assert await seats.of_game(tx, game) == (anna, replace(computer, level="fierce"))


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
        await seats.set_dm_message(tx, game, 2, message_id=5, posted_at=6, player_id=CLARA)
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
        await seats.set_dm_message(tx, game, 1, message_id=888, posted_at=4_000, player_id=BEN)
        anna, ben = await seats.of_game(tx, game)
        assert (anna.dm_message_id, ben.dm_message_id, ben.dm_posted_at) == (None, 888, 4_000)
        late = seats.set_dm_message(tx, game, 1, message_id=999, posted_at=5_000, player_id=CLARA)
        assert not await late, "the message of who has the seat no longer"
        assert (await seats.of_game(tx, game))[1].dm_message_id == 888
        assert await seats.set_dm_message(tx, game, 1, message_id=None, posted_at=None, player_id=BEN)
        assert (await seats.of_game(tx, game))[1].dm_message_id is None


async def test_a_seat_changes_hands_without_its_message_and_offer(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.set_dm_message(tx, game, 1, message_id=888, posted_at=4_000, player_id=BEN)
        await seats.offer(tx, game, 1, at=5_000)
        before = await seats.set_holder(tx, game, 1, player_id=CLARA, name="Clara", level=None)
        assert before == Seat(game, 1, BEN, "Ben", None, 888, 4_000, 5_000)
        assert (await seats.of_game(tx, game))[1] == Seat(game, 1, CLARA, "Clara", None, None, None)


async def test_a_person_for_whom_a_computer_stands_in_keeps_the_message(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.set_dm_message(tx, game, 0, message_id=888, posted_at=4_000, player_id=ANNA)
        await seats.set_holder(tx, game, 0, player_id=ANNA, name="Anna", level="easy")
        assert (await seats.of_game(tx, game))[0] == Seat(game, 0, ANNA, "Anna", "easy", 888, 4_000)


async def test_nobody_holds_two_seats(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        with pytest.raises(seats.AlreadySeated) as refused:
            await seats.set_holder(tx, game, 1, player_id=ANNA, name="Anna", level=None)
        assert refused.value.seat == 0
        with pytest.raises(LookupError, match="has no seat 2"):
            await seats.set_holder(tx, game, 2, player_id=CLARA, name="Clara", level=None)
        assert [seat.name for seat in await seats.of_game(tx, game)] == ["Anna", "Ben"]


async def test_an_offer_is_made_and_withdrawn(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.offer(tx, game, 0, at=5_000)
        anna, ben = await seats.of_game(tx, game)
        assert (anna.offered_at, ben.offered_at) == (5_000, None)
        await seats.offer(tx, game, 0, at=None)
        assert (await seats.of_game(tx, game))[0].offered_at is None


async def test_seats_change_hands_only_while_the_game_runs(database: Database) -> None:
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await seats.join(tx, game, ANNA, "Anna")
        for attempt in (
            seats.set_holder(tx, game, 0, player_id=None, name="Computer 1", level="easy"),
            seats.offer(tx, game, 0, at=5_000),
        ):
            with pytest.raises(WrongStatus) as refused:
                await attempt
            assert refused.value.status == "lobby"


async def test_who_had_a_seat_is_remembered_until_forgotten(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await seats.set_offer_message(tx, game, 1, 777)
        await seats.set_holder(tx, game, 1, player_id=CLARA, name="Clara", level=None)
        assert (await seats.of_game(tx, game))[1].offer_message_id == 777, "it has yet to say who took the seat"
        formers = (Former(game, 1, 3, BEN, "Ben"), Former(game, 0, 5, ANNA, "Anna"))
        for former in formers:
            await seats.remember_former(tx, former)
        assert await seats.formers_of(tx, game) == formers
        await players.delete_player(tx, BEN)
        assert await seats.formers_of(tx, game) == (replace(formers[0], player_id=None, name=""), formers[1])
