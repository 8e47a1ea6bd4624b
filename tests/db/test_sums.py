"""Sums are what adding up all that is counted gives, whatever was counted, counted again and forgotten before."""

import asyncio
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

from sqlalchemy import create_engine, insert, select, text

from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.people import players, stats
from db.people.stats import Tally
from db.schema import EVERYBODY, duels, favourites, games, seats, standings, tallies, uses
from tests.db.test_upgrade import run_steps

PEOPLE, SERVERS, RULES, THINGS = (11, 12, 13, 14, 15), (7, 8), ("chess", "go"), ("king", "rook", "stone")
AWHILE = 0.3
"""Seconds in which whoever need not wait has done what is to be done."""

Rows = set[tuple[int | str, ...]]


async def recounted(tx: Transaction) -> list[Rows]:
    """Standings, favourites and duels, added up from every game that was counted."""
    at = {
        row.id: (row.guild_id, row.game) for row in await tx.execute(select(games.c.id, games.c.guild_id, games.c.game))
    }
    who = {(row.game, row.seat): row.player_id for row in await tx.execute(select(seats)) if row.player_id}
    stood, used, met = (
        Counter[tuple[int | str, ...]](),
        Counter[tuple[int | str, ...]](),
        Counter[tuple[int | str, ...]](),
    )
    places: dict[int, list[tuple[int, int]]] = {}
    for row in await tx.execute(select(tallies)):
        if (person := who.get((row.game, row.seat))) is not None:
            key = (person, *at[row.game])
            stood.update({(*key, "games"): 1, (*key, "wins"): int(row.rank == 1)})
            stood.update({(*key, "answers"): row.answers, (*key, "waited"): row.waited})
            places.setdefault(row.game, []).append((person, row.rank))
    for row in await tx.execute(select(uses)):
        if (person := who.get((row.game, row.seat))) is not None:
            for each in (person, EVERYBODY):
                used[each, *at[row.game], row.thing] += row.times
    for game, found in places.items():
        for (one, first), (other, second) in combinations(sorted(found), 2):
            pair = (one, other, at[game][0])
            met.update({(*pair, "met"): 1, (*pair, "one"): int(first < second), (*pair, "other"): int(first > second)})
    return [{(*key, count) for key, count in counter.items() if count} for counter in (stood, used, met)]


async def kept(tx: Transaction) -> list[Rows]:
    """The same as it is stored."""
    stood, met = Rows(), Rows()
    for row in await tx.execute(select(standings)):
        stood |= {(*row[:3], name, getattr(row, name)) for name in ("games", "wins", "answers", "waited")}
    for row in await tx.execute(select(duels)):
        pair = (row.one_id, row.other_id, row.guild_id)
        met |= {(*pair, *each) for each in (("met", row.met), ("one", row.one_ahead), ("other", row.other_ahead))}
    used = {tuple(row) for row in await tx.execute(select(favourites))}
    return [{row for row in rows if row[-1]} for rows in (stood, used, met)]


async def seated(tx: Transaction, dice: Random, game: int) -> None:
    """A finished game of two or three, some of them computers."""
    values = {"guild_id": dice.choice(SERVERS), "game": dice.choice(RULES), "status": "finished", "language": "de"}
    more = {"channel_id": game, "options": b"", "step": 1, "created_at": 1, "ended_at": game}
    await tx.execute(insert(games).values(id=game, **values, **more))
    people = dice.sample([*PEOPLE, None, None], dice.choice((2, 3)))
    rows = [{"game": game, "seat": seat, "player_id": who, "name": f"p{who}"} for seat, who in enumerate(people)]
    await tx.execute(insert(seats), rows)


async def counted(tx: Transaction, dice: Random, game: int) -> None:
    """Count it, by lot."""
    count = len((await tx.execute(select(seats.c.seat).where(seats.c.game == game))).all())
    found = [Tally(seat, 1, dice.choice((1, 2, 3)), dice.randrange(5), dice.randrange(10**10)) for seat in range(count)]
    things = {(seat, dice.choice(THINGS)): dice.randrange(1, 9) for seat in range(count) for _ in range(2)}
    await stats.count_in(tx, game, found, things)


async def test_sums_are_what_adding_up_gives(database: Database) -> None:
    dice = Random(1)
    async with database.transaction() as tx:
        for game in range(1, 40):
            await seated(tx, dice, game)
            await counted(tx, dice, game)
            if dice.random() < 0.3:
                await counted(tx, dice, dice.randrange(1, game + 1))
        assert await kept(tx) == await recounted(tx)
        assert all(await kept(tx))
        await players.delete_player(tx, PEOPLE[0])
        for game in range(1, 10):
            await counted(tx, dice, game)
        assert await kept(tx) == await recounted(tx)
        assert not [row for rows in await kept(tx) for row in rows if PEOPLE[0] in row[:2]]


async def test_nothing_is_left_of_what_is_counted_no_more(database: Database) -> None:
    dice = Random(2)
    async with database.transaction() as tx:
        for game in (1, 2, 3):
            await seated(tx, dice, game)
            await counted(tx, dice, game)
            await stats.count_in(tx, game, [], {})
        assert await kept(tx) == [set(), set(), set()]
        for person in PEOPLE:
            assert (await stats.of_player(tx, person), await stats.rivals_of(tx, person)) == ((), ())
        for server in SERVERS:
            assert (await stats.of_guild(tx, server), await stats.favourites_of_guild(tx, server)) == ((), ())
            assert await stats.duels_in(tx, server) == ()


async def test_what_is_asked_of_the_sums_is_what_asking_every_game_gave(database: Database) -> None:
    dice = Random(3)
    async with database.transaction() as tx:
        for game in range(1, 40):
            await seated(tx, dice, game)
            await counted(tx, dice, game)
        stood, used, met = await recounted(tx)
        for person in PEOPLE:
            told = {
                (one.game, one.games, one.wins, one.answers, one.waited) for one in await stats.of_player(tx, person)
            }
            assert told == {(rules, *(_sum(stood, person, rules, name) for name in COUNTED)) for rules in RULES}
            for use in await stats.favourites_of_player(tx, person):
                assert use.times == sum(row[-1] for row in used if (row[0], *row[2:4]) == (person, use.game, use.thing))
            rivals = await stats.rivals_of(tx, person, SERVERS[0])
            mine = [row for row in met if person in row[:2] and row[2:4] == (SERVERS[0], "met")]
            assert [rival.met for rival in rivals] == sorted((row[-1] for row in mine), reverse=True)


COUNTED = ("games", "wins", "answers", "waited")


def _sum(rows: Rows, person: int, rules: str, name: str) -> int:
    return sum(int(row[-1]) for row in rows if (row[0], row[2], row[3]) == (person, rules, name))


async def test_what_was_counted_before_there_were_sums_is_added_up(tmp_path: Path) -> None:
    file = tmp_path / "older.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        run_steps(connection, "0006")
    engine.dispose()
    dice, newest = Random(4), await open_database(f"sqlite+aiosqlite:///{tmp_path / 'newest.db'}")
    async with newest.transaction() as tx:
        for game in range(1, 40):
            await seated(tx, dice, game)
            await counted(tx, dice, game)
        expected = await kept(tx)
    await newest.close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        connection.execute(text("ATTACH :newest AS newest"), {"newest": str(tmp_path / "newest.db")})
        for table in ("games", "seats", "tallies", "uses"):
            columns = ", ".join(row.name for row in connection.execute(text(f"PRAGMA table_info({table})")))
            connection.execute(text(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newest.{table}"))
        connection.commit()
    engine.dispose()
    older = await open_database(f"sqlite+aiosqlite:///{file}")
    async with older.reading() as tx:
        assert await kept(tx) == expected == await recounted(tx)
    await older.close()


async def test_who_is_forgotten_while_a_game_is_counted_is_in_no_sum(database: Database) -> None:
    async def forget(person: int) -> None:
        async with database.transaction() as tx:
            await players.delete_player(tx, person)

    async with database.transaction() as tx:
        await seated(tx, Random(5), 1)
        person = next(seat.player_id for seat in await tx.execute(select(seats)) if seat.player_id)
    async with database.transaction() as tx:
        await counted(tx, Random(5), 1)
        forgetting = asyncio.create_task(forget(person))
        await asyncio.wait({forgetting}, timeout=AWHILE)
    await forgetting
    async with database.reading() as tx:
        assert await kept(tx) == await recounted(tx)
        assert not [row for rows in await kept(tx) for row in rows if person in row[:2]]
