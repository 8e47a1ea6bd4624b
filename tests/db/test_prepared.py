"""What people prepare: one row per seat, and who has read an older one changes nothing."""

from db.engine import Database
from db.games import games, prepared
from db.people import players
from db.rows import Prepared
from tests.db.sample import ANNA, BEN, start_game


async def test_a_seat_has_one_row_whose_number_grows(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        assert await prepared.of_game(tx, game) == ()
        assert await prepared.begin(tx, Prepared(game, 1, ANNA, None, b"draft")) == 0
        assert await prepared.begin(tx, Prepared(game, 1, BEN, None, b"draft")) == 1, "another person's is gone"
        assert await prepared.begin(tx, Prepared(game, 1, BEN, b"late", b"late")) is None
        (read,) = await prepared.of_game(tx, game)
        assert await prepared.change(tx, read, ready=b"ready", draft=b"draft")
        assert await prepared.of_game(tx, game) == (Prepared(game, 1, BEN, b"ready", b"draft", 2),)


async def test_who_has_read_an_older_row_changes_nothing(database: Database) -> None:
    async with database.transaction() as tx:
        game, other = await start_game(tx), await start_game(tx)
        for each in (game, other):
            await prepared.begin(tx, Prepared(each, 0, ANNA, b"ready", b"draft"))
        (read,) = await prepared.of_game(tx, game)
        assert await prepared.change(tx, read, ready=None, draft=b"next")
        assert not await prepared.change(tx, read, ready=b"late", draft=b"late")
        assert await prepared.of_game(tx, game) == (Prepared(game, 0, ANNA, None, b"next", 1),)
        assert await prepared.of_game(tx, other) == (Prepared(other, 0, ANNA, b"ready", b"draft", 0),)


async def test_it_is_forgotten_with_the_seat_or_the_person(database: Database) -> None:
    async with database.transaction() as tx:
        game, over = await start_game(tx), await start_game(tx)
        for each in (game, over):
            await prepared.begin(tx, Prepared(each, 0, ANNA, b"ready"))
            await prepared.begin(tx, Prepared(each, 1, BEN, b"ready"))
        await games.abort(tx, over, at=3_000)
        assert await prepared.count_of(tx, ANNA) == 1, "a game that is over counts no more"
        assert await prepared.remove(tx, game, 0)
        assert not await prepared.remove(tx, game, 0)
        assert await prepared.count_of(tx, ANNA) == 0
        await players.delete_player(tx, BEN)
        assert [row.player_id for row in await prepared.of_game(tx, over)] == [ANNA]
