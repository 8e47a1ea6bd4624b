"""What is read of a table in one statement is what its parts say one by one."""

import pytest

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import at_table, deadlines, games, prepared, seats, standing_orders
from db.games.standing_orders import EVERY_GAME
from db.people import coaching, players
from db.rows import Coaching, Deadline, Former, Order, Prepared
from tests.db.sample import ANNA, BEN, CLARA, open_lobby, start_game


async def agrees(tx: Transaction, game: int) -> at_table.AtTable:
    """The table of a game, if it is what its parts say."""
    found = await at_table.read(tx, game)
    assert found is not None
    assert found.game == await games.find(tx, game)
    assert found.seats == await seats.of_game(tx, game)
    assert found.people == dict(await players.of_game(tx, game))
    assert found.deadlines == await deadlines.of_game(tx, game)
    assert found.prepared == await prepared.of_game(tx, game)
    assert found.helped == await coaching.of_game(tx, game)
    assert found.formers == await seats.formers_of(tx, game)
    return found


async def test_there_is_none(database: Database) -> None:
    async with database.reading() as tx:
        assert await at_table.read(tx, 77) is None


async def test_a_lobby_may_have_no_seats(database: Database) -> None:
    async with database.transaction() as tx:
        lobby = await open_lobby(tx)
        assert (await agrees(tx, lobby)).seats == ()
        await seats.join(tx, lobby, CLARA, "Clara")
        assert len((await agrees(tx, lobby)).seats) == 1


@pytest.mark.parametrize("about", ["nothing", "everything"])
async def test_all_of_a_table(database: Database, about: str) -> None:
    async with database.transaction() as tx:
        game, other = await start_game(tx), await start_game(tx)
        for person in (ANNA, BEN) if about == "everything" else ():
            await players.see(tx, person, f"person {person}", "de", at=1)
            await coaching.call(tx, game, person, coached=person == ANNA)
        if about == "everything":
            clocks = [Deadline(game, seat, f"t{seat}", 1, 2, seat, muted=bool(seat)) for seat in (0, 1)]
            await deadlines.replace(tx, game, (), [*clocks, Deadline(other, 0, "t0", 1, 2, 0, muted=False)])
            await prepared.begin(tx, Prepared(game, 1, BEN, b"ready", b"draft"))
            await prepared.begin(tx, Prepared(other, 0, ANNA, b"", b""))
            await seats.remember_former(tx, Former(game, 0, 3, CLARA, "Clara"))
        found = await agrees(tx, game)
        assert len(found.formers) == (about == "everything")
        assert Coaching(game, ANNA, coached=True) in found.helped or about == "nothing"
        assert not (await agrees(tx, other)).formers


@pytest.mark.parametrize(
    ("person", "rules", "here", "counts"),
    [
        (ANNA, "dominion", EVERY_GAME, True),
        (BEN, "dominion", 0, True),
        (ANNA, "monasterium", EVERY_GAME, False),
        (CLARA, "dominion", EVERY_GAME, False),
        (ANNA, "dominion", 1, True),
        (ANNA, "dominion", 2, False),
    ],
    ids=["for all games", "somebody else's", "of other rules", "of nobody here", "for this game", "for another game"],
)
async def test_whether_any_order_counts(
    database: Database, person: int, rules: str, here: int, *, counts: bool
) -> None:
    async with database.transaction() as tx:
        games_there = [await start_game(tx), await start_game(tx)]
        assert not (await agrees(tx, games_there[0])).ordered
        await players.see(tx, person, "somebody", "de", at=1)
        place = games_there[here - 1] if here else EVERY_GAME
        await standing_orders.put(tx, Order(person, rules, place, "key", b"", 1))
        assert (await agrees(tx, games_there[0])).ordered == counts
        moved = await at_table.for_move(tx, games_there[0], 0)
        assert moved is not None
        assert [(row.player_id, row.key) for row in moved.orders] == ([(person, "key")] if counts else [])
        assert await at_table.for_move(tx, 77, 0) is None
