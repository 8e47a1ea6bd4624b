"""What is to be studied about tables, and what was found."""

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import at_table, games, studies
from db.rows import Study
from tests.db.sample import start_game


async def found_at(tx: Transaction, game: int) -> bytes | None:
    """What is known at a table."""
    table = await at_table.read(tx, game)
    assert table is not None
    return table.studied


async def test_the_table_that_has_waited_longest_is_studied_first(database: Database) -> None:
    async with database.transaction() as tx:
        first, second, other = await start_game(tx), await start_game(tx), await start_game(tx)
        assert await studies.oldest_open(tx) is None
        await studies.want(tx, second, b"two")
        await studies.want(tx, first, b"one")
        assert await studies.oldest_open(tx) == Study(first, "dominion", b"one")
        assert await found_at(tx, first) is None
        await studies.put(tx, first, b"found")
        assert await studies.oldest_open(tx) == Study(second, "dominion", b"two")
        assert [await found_at(tx, game) for game in (first, second, other)] == [b"found", None, None]
        await studies.put(tx, second, b"")
        assert await studies.oldest_open(tx) is None
        assert await found_at(tx, second) == b""


async def test_what_is_over_is_studied_no_more(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await studies.want(tx, game, b"one")
        await games.abort(tx, game, at=9)
        assert await studies.oldest_open(tx) is None
        await studies.put(tx, game, b"found too late")
        assert await found_at(tx, game) is None
