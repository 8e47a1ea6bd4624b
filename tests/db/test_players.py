"""What is remembered of a person, and that it can be forgotten."""

from db.engine import Database
from db.games import games, seats
from db.people import players
from db.rows import Player
from tests.db.sample import ANNA, BEN, open_lobby, start_game


async def test_a_person_is_remembered_as_last_seen(database: Database) -> None:
    async with database.transaction() as tx:
        assert await players.get(tx, ANNA) is None
        first = await players.see(tx, ANNA, "Anna", "de", at=1)
        assert first == Player(ANNA, "Anna", "de", None, None, "unknown", b"", 1)
        assert await players.see(tx, ANNA, "Anna", "de", at=2) == first
        later = await players.see(tx, ANNA, "Anna B.", "en-GB", at=3)
        assert later == Player(ANNA, "Anna B.", "en-GB", None, None, "unknown", b"", 3)
        assert await players.get(tx, ANNA) == later


async def test_what_a_person_chose_stays_when_they_are_seen_again(database: Database) -> None:
    async with database.transaction() as tx:
        for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
            await players.see(tx, user, name, "de", at=1)
        await players.set_language(tx, ANNA, "en", at=2)
        await players.set_dm_channel(tx, ANNA, 909, at=3)
        await players.set_dm_state(tx, ANNA, "closed", at=4)
        await players.set_settings(tx, ANNA, b"quiet", at=5)
        assert await players.get(tx, ANNA) == Player(ANNA, "Anna", "de", "en", 909, "closed", b"quiet", 5)
        seen = await players.see(tx, ANNA, "Anna", "fr", at=6)
        assert seen == Player(ANNA, "Anna", "fr", "en", 909, "closed", b"quiet", 6)
        await players.set_language(tx, ANNA, None, at=7)
        found = await players.get(tx, ANNA)
        assert found is not None
        assert found.language is None
        assert await players.get(tx, BEN) == Player(BEN, "Ben", "de", None, None, "unknown", b"", 1)


async def test_that_messages_still_arrive_is_no_news(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna", "de", at=1)
        for state, at, changed in (("open", 2, 2), ("open", 3, 2), ("closed", 4, 4)):
            await players.set_dm_state(tx, ANNA, state, at=at)
            assert await players.get(tx, ANNA) == Player(ANNA, "Anna", "de", None, None, state, b"", changed)


async def test_a_forgotten_person_leaves_no_name_in_games_that_are_over(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna", "de", at=1)
        over, runs, lobby = await start_game(tx), await start_game(tx), await open_lobby(tx)
        await games.finish(tx, over, result=b"", at=2)
        assert await players.delete_player(tx, ANNA) == (runs,)
        assert await players.get(tx, ANNA) is None
        anna, ben = await seats.of_game(tx, over)
        assert (anna.player_id, anna.name, anna.level) == (None, "", None)
        assert (ben.player_id, ben.name) == (BEN, "Ben")
        assert (await seats.of_game(tx, runs))[0].name == "Anna"
        hosts = [found.host_id for game in (over, runs, lobby) if (found := await games.find(tx, game))]
        assert hosts == [None, ANNA, ANNA]


async def test_forgetting_somebody_never_seen_is_no_error(database: Database) -> None:
    async with database.transaction() as tx:
        assert await players.delete_player(tx, ANNA) == ()
