"""What was refused is remembered by place, and forgotten with the person."""

from db.engine import Database
from db.games import outbox
from db.people import players, refusals
from db.people.refusals import RefusedPlace
from tests.db.sample import ANNA, BEN, start_game, want

CLOSED = RefusedPlace("closed", 50007, 2, 7_000)
BARRED = RefusedPlace("barred", 50013, 1, 9_000)
CHANNEL = 8_000


async def test_each_place_has_its_own(database: Database) -> None:
    async with database.transaction() as tx:
        await refusals.keep(tx, refusals.person(ANNA), CLOSED)
        await refusals.keep(tx, refusals.channel(CHANNEL), BARRED)
        assert await refusals.held(tx, refusals.person(BEN)) is None
        assert await refusals.get(tx, refusals.person(ANNA)) == CLOSED
        assert await refusals.of_people(tx, [ANNA, BEN]) == {ANNA: CLOSED}
        assert await refusals.channels(tx) == (CHANNEL,)
        await refusals.forget(tx, refusals.channel(CHANNEL))
        assert await refusals.channels(tx) == ()


async def test_it_is_forgotten_with_the_person(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna", "de", at=1)
        await refusals.keep(tx, refusals.person(ANNA), CLOSED)
        await players.delete_player(tx, ANNA)
        assert await refusals.get(tx, refusals.person(ANNA)) is None


async def test_only_what_was_tried_in_vain_is_hastened(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "turn", game, 0, due_at=5_000, at=1)
        await want(tx, "status", game, due_at=1)
    async with database.transaction() as tx:
        (tried,) = await outbox.claim(tx, "me", now=1, lease_ms=10, limit=1)
        await outbox.postpone(tx, tried, 9_000, at=1)
    async with database.transaction() as tx:
        await outbox.hasten(tx, game, 2_000)
        (again,) = await outbox.claim(tx, "again", now=2_000, lease_ms=10, limit=9)
        assert again.kind == "status"
