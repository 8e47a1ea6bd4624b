"""How far people are in lessons: one row per person and game, and who has read an older one changes nothing."""

from db.connection.transaction import Transaction
from db.engine import Database
from db.people import learning, players
from tests.db.sample import ANNA, BEN


async def known(tx: Transaction) -> None:
    """Anna and Ben were seen."""
    for user_id, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await players.see(tx, user_id, name, "de", at=1)


async def test_a_person_has_one_row_for_each_game(database: Database) -> None:
    async with database.transaction() as tx:
        await known(tx)
        first = await learning.begun(tx, ANNA, "monasterium", b"new")
        again = await learning.begun(tx, ANNA, "monasterium", b"newer")
        other = await learning.begun(tx, ANNA, "dominion", b"new")
        assert first == again
        assert first.progress == b"new"
        assert await learning.of_player(tx, ANNA) == (other, first)
        assert await learning.get(tx, first.id) == first
        assert await learning.get(tx, 99) is None
        assert await learning.count_of(tx, ANNA) == 2
        assert await learning.count_of(tx, BEN) == 0


async def test_who_has_read_an_older_row_changes_nothing(database: Database) -> None:
    async with database.transaction() as tx:
        await known(tx)
        read = await learning.begun(tx, ANNA, "dominion", b"0")
        other = await learning.begun(tx, BEN, "dominion", b"0")
        assert await learning.change(tx, read, b"1")
        assert not await learning.change(tx, read, b"late")
        now = await learning.get(tx, read.id)
        assert now is not None
        assert (now.progress, now.changed) == (b"1", read.changed + 1)
        assert await learning.get(tx, other.id) == other


async def test_it_is_forgotten_with_the_person(database: Database) -> None:
    async with database.transaction() as tx:
        await known(tx)
        mine, other = await learning.begun(tx, ANNA, "dominion", b"0"), await learning.begun(tx, BEN, "dominion", b"0")
        await players.delete_player(tx, ANNA)
        assert await learning.get(tx, mine.id) is None
        assert await learning.get(tx, other.id) == other
