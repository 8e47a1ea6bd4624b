"""Tallies and uses are summed up by person and by server; computers and strangers' games are left out."""

from sqlalchemy import update

from db.connection.transaction import Transaction
from db.engine import Database
from db.games import games
from db.people import players, stats
from db.people.stats import DUELS, FAVOURITES, Duel, Sums, Tally, Use
from db.schema import games as games_table
from db.schema import seats as seats_table
from tests.db.sample import ANNA, BEN, start_game

SERVER = 7


async def finished(
    tx: Transaction, *ranks: int, server: int = SERVER, rules: str = "dominion", second: int | None = BEN
) -> int:
    """A finished game of Anna and Ben (or another), with these places, and ten seconds for each of two answers."""
    game = await start_game(tx)
    await tx.execute(
        update(seats_table).where(seats_table.c.game == game, seats_table.c.seat == 1).values(player_id=second)
    )
    await games.finish(tx, game, result=b"", at=3_000)
    await tx.execute(update(games_table).where(games_table.c.id == game).values(guild_id=server, game=rules))
    tallies = [Tally(seat, 10 * seat, rank, 2, 20_000) for seat, rank in enumerate(ranks)]
    await stats.count_in(tx, game, tallies, {(0, "village"): 3, (1, "moat"): 1})
    return game


async def test_a_persons_games_are_summed_up_by_their_rules(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna now", "de", at=1)
        for ranks in ((1, 2), (2, 1), (1, 1)):
            await finished(tx, *ranks)
        await finished(tx, 2, 1, server=8, rules="chess")
        assert await stats.of_player(tx, ANNA) == (
            Sums("dominion", ANNA, "Anna now", 3, 2, 6, 60_000),
            Sums("chess", ANNA, "Anna now", 1, 0, 2, 20_000),
        )
        assert await stats.favourites_of_player(tx, BEN) == (Use("chess", "moat", 1), Use("dominion", "moat", 3))
        assert await stats.of_player(tx, 999) == ()


async def test_a_servers_people_stand_with_who_won_most_first(database: Database) -> None:
    async with database.transaction() as tx:
        await finished(tx, 2, 1)
        await finished(tx, 2, 1, server=8)
        await finished(tx, 1, 2)
        await finished(tx, 2, 1)
        sums = await stats.of_guild(tx, SERVER)
        assert [(one.name, one.games, one.wins) for one in sums] == [("Ben", 3, 2), ("Anna", 3, 1)]
        assert await stats.played_in_guild(tx, SERVER) == (("dominion", 3),)
        assert await stats.favourites_of_guild(tx, SERVER) == (
            Use("dominion", "village", 9),
            Use("dominion", "moat", 3),
        )
        await finished(tx, 1, 2, second=None)
        assert [(one.name, one.games) for one in await stats.of_guild(tx, SERVER)] == [("Anna", 4), ("Ben", 3)]
        assert (await stats.favourites_of_guild(tx, SERVER))[1] == Use("dominion", "moat", 3), (
            "a computer counts for nothing"
        )


async def test_a_game_counts_once_however_often_it_is_counted(database: Database) -> None:
    async with database.transaction() as tx:
        game = await finished(tx, 1, 2)
        await stats.count_in(tx, game, [Tally(0, 1, 1, 0, 0)], {})
        await stats.count_in(tx, game, [Tally(0, 1, 1, 0, 0)], {(0, "village"): 1})
        (sums,) = await stats.of_player(tx, ANNA)
        assert (sums.games, sums.wins, sums.answers) == (1, 1, 0)
        assert await stats.favourites_of_player(tx, ANNA) == (Use("dominion", "village", 1),)
        await stats.count_in(tx, game, [], {})
        assert await stats.of_player(tx, ANNA) == ()


async def test_of_many_things_the_most_used_are_told(database: Database) -> None:
    async with database.transaction() as tx:
        game = await start_game(tx)
        await stats.count_in(tx, game, [], {(0, f"thing{number:02}"): number for number in range(1, 20)})
        used = await stats.favourites_of_player(tx, ANNA)
    assert [use.times for use in used] == list(range(19, 19 - FAVOURITES, -1))


async def test_a_persons_places_come_newest_first(database: Database) -> None:
    async with database.transaction() as tx:
        await finished(tx, 1, 2)
        last = await finished(tx, 2, 1, server=8, rules="chess")
        await finished(tx, 1, 1)
        await tx.execute(update(games_table).where(games_table.c.id == last).values(ended_at=9_000))
        assert await stats.places_of(tx, ANNA) == (2, 1, 1)
        assert await stats.places_of(tx, 999) == ()


async def test_rivals_are_met_here_or_everywhere_and_shared_places_are_nobodys(database: Database) -> None:
    async with database.transaction() as tx:
        await players.see(tx, BEN, "Ben now", "de", at=1)
        for ranks in ((1, 2), (2, 1), (1, 1), (1, 2)):
            await finished(tx, *ranks)
        await finished(tx, 2, 1, server=8)
        assert await stats.rivals_of(tx, ANNA) == (Duel("Anna", "Ben now", 5, 2, 2, ANNA, BEN),)
        assert await stats.rivals_of(tx, ANNA, SERVER) == (Duel("Anna", "Ben now", 4, 2, 1, ANNA, BEN),)
        assert await stats.rivals_of(tx, BEN, 8) == (Duel("Ben now", "Anna", 1, 1, 0, BEN, ANNA),)
        assert await stats.duels_in(tx, SERVER) == (Duel("Anna", "Ben now", 4, 2, 1, ANNA, BEN),)
        assert await stats.duels_in(tx, 9) == ()


async def test_who_is_forgotten_is_nobodys_rival(database: Database) -> None:
    async with database.transaction() as tx:
        await finished(tx, 1, 2)
        await players.delete_player(tx, BEN)
        assert await stats.rivals_of(tx, ANNA) == ()
        assert await stats.duels_in(tx, SERVER) == ()
        assert await stats.places_of(tx, ANNA) == (1,)
        assert await stats.places_of(tx, BEN) == ()


async def test_of_many_rivals_those_met_most_are_told(database: Database) -> None:
    async with database.transaction() as tx:
        for number in range(10):
            for _ in range(number + 1):
                await finished(tx, 1, 2, second=1000 + number)
        rivals = await stats.rivals_of(tx, ANNA)
    assert [rival.met for rival in rivals] == list(range(10, 10 - DUELS, -1))
