"""Statistics over many finished games of one server: how long each database query of `/stats` takes, for a server and
for a person, when six people have played them all, and when two thousand have; and the cost of adding up the games of a
database without sums, and of counting one more game.

Prints a JSON line for each crowd on SQLite, and on PostgreSQL if PARLATORIUM_TEST_POSTGRES names a server:
milliseconds, medians of 20. Run it by hand: python -m tools counted [games]
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from sqlalchemy import Table, insert
from sqlalchemy.ext.asyncio import create_async_engine

from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.people import stats
from db.people.stats import Tally
from db.schema import games, players, seats, tallies, uses
from tests.db.server import SERVER, address, on_server
from tests.db.test_upgrade import run_steps

CROWDS = (6, 2000)
SEATS, THINGS, DIFFERENT = 4, 9, 90
"""At a table; that each used; that there are in a game."""
RULES = ("dominion", "domus_domini", "monasterium")
GUILD, PERSON = 7, 3
BEFORE = "0006"
"""The last version of the database without sums."""
TIMES, AT_ONCE = 20, 500


@asynccontextmanager
async def place(kind: str) -> AsyncIterator[str]:
    """The address of an empty database."""
    if kind == "postgresql":
        async with on_server() as url:
            yield address(url)
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"


async def fill(url: str, count: int, crowd: int) -> None:
    """So many finished games of these people, as they were stored before there were sums."""
    dice, engine = Random(1), create_async_engine(url)
    async with engine.begin() as tx:
        await tx.run_sync(run_steps, BEFORE)
        known = {"locale": "de", "dm_state": "open", "settings": b"", "updated_at": 1}
        await tx.execute(insert(players), [{"user_id": each, "name": f"p{each}", **known} for each in range(crowd)])
        for first in range(1, count + 1, AT_ONCE):
            for table, rows in some(dice, range(first, min(first + AT_ONCE, count + 1)), crowd).items():
                await tx.execute(insert(table), rows)
    if "postgresql" in url:
        async with engine.begin() as tx:
            await tx.exec_driver_sql("ANALYZE")
    await engine.dispose()


def some(dice: Random, numbers: range, crowd: int) -> dict[Table, list[dict[str, object]]]:
    """The rows of some games."""
    rows: dict[Table, list[dict[str, object]]] = {games: [], seats: [], tallies: [], uses: []}
    same = {"status": "finished", "guild_id": GUILD, "language": "de", "options": bytes(80), "result": bytes(200)}
    for game in numbers:
        at = {"channel_id": game, "step": 300, "created_at": 1, "ended_at": game}
        rows[games].append({"id": game, "game": RULES[game % len(RULES)], **same, **at})
        for seat, person in enumerate(dice.sample(range(crowd), SEATS)):
            mine: dict[str, object] = {"game": game, "seat": seat}
            rows[seats].append(mine | {"player_id": person, "name": f"p{person}"})
            rows[tallies].append(
                mine | {"points": 30, "rank": dice.randint(1, SEATS), "answers": 40, "waited": 400_000}
            )
            rows[uses] += [mine | {"thing": f"thing{one}", "times": 3} for one in dice.sample(range(DIFFERENT), THINGS)]
    return rows


async def timed(database: Database, ask: Callable[[Transaction], Awaitable[object]]) -> float:
    """The median of many times, in milliseconds."""
    taken = []
    for _ in range(TIMES):
        async with database.transaction() as tx:
            begun = time.perf_counter()
            await ask(tx)
            taken.append(1000 * (time.perf_counter() - begun))
    return round(statistics.median(taken), 1)


QUESTIONS: dict[str, Callable[[Transaction], Awaitable[object]]] = {
    "person": lambda tx: stats.of_player(tx, PERSON),
    "person_favourites": lambda tx: stats.favourites_of_player(tx, PERSON),
    "person_places": lambda tx: stats.places_of(tx, PERSON),
    "person_rivals": lambda tx: stats.rivals_of(tx, PERSON, GUILD),
    "server": lambda tx: stats.of_guild(tx, GUILD),
    "server_played": lambda tx: stats.played_in_guild(tx, GUILD),
    "server_favourites": lambda tx: stats.favourites_of_guild(tx, GUILD),
    "server_duels": lambda tx: stats.duels_in(tx, GUILD),
}


async def measure(kind: str, count: int, crowd: int) -> dict[str, float]:
    """Fill and ask."""
    results = [Tally(seat, 30, 1 + seat, 40, 400_000) for seat in range(SEATS)]
    used = {(seat, f"thing{thing}"): 3 for seat in range(SEATS) for thing in range(THINGS)}
    async with place(kind) as url:
        await fill(url, count, crowd)
        begun = time.perf_counter()
        database = await open_database(url)
        found = {"adding_up_s": round(time.perf_counter() - begun, 1)}
        found |= {f"{name}_ms": await timed(database, ask) for name, ask in QUESTIONS.items()}
        found["count_in_ms"] = await timed(database, lambda tx: stats.count_in(tx, 1, results, used))
        await database.close()
    return found


def main() -> None:
    """Each crowd on each database."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for kind in ("sqlite", "postgresql") if SERVER else ("sqlite",):
        for crowd in CROWDS:
            of = {"benchmark": "counted", "database": kind, "games": count, "people": crowd}
            print(json.dumps(of | asyncio.run(measure(kind, count, crowd))), flush=True)


if __name__ == "__main__":
    main()
