"""Statistics over many stored games: how long each question to the database takes.

Prints one JSON line: milliseconds (median of 20) for a person's and a server's sums and favourites.
Run it by hand: python -m tests.benchmarks.counted [games]
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from db import stats
from db.engine import Database, open_database
from db.transaction import Transaction

PEOPLE, SERVERS, THINGS, SEATS = 2000, 100, 25, 4
GAME = (
    "INSERT INTO games (id, game, status, guild_id, channel_id, language, options, step, created_at)"
    " VALUES (?, 'dominion', 'finished', ?, ?, 'de', x'80', 300, 1)"
)
SEAT = "INSERT INTO seats (game, seat, player_id, name) VALUES (?, ?, ?, 'somebody')"
TALLY = "INSERT INTO tallies VALUES (?, ?, 30, ?, 40, 400000)"
USE = "INSERT INTO uses VALUES (?, ?, ?, 3)"


async def fill(database: Database, games: int) -> None:
    """Finished games of four, each of whom used so many things."""
    seats = [(game, seat) for game in range(games) for seat in range(SEATS)]
    async with database.transaction() as tx:
        await tx.exec_driver_sql(GAME, [(game, game % SERVERS, game) for game in range(games)])
        await tx.exec_driver_sql(SEAT, [(game, seat, (game * 7 + seat) % PEOPLE) for game, seat in seats])
        await tx.exec_driver_sql(TALLY, [(game, seat, 1 + (game + seat) % SEATS) for game, seat in seats])
        used = [(game, seat, f"thing{(game + thing) % 90}") for game, seat in seats for thing in range(THINGS)]
        await tx.exec_driver_sql(USE, used)


async def timed(database: Database, ask: Callable[[Transaction], Awaitable[object]]) -> float:
    """The median of many times, in milliseconds."""
    taken = []
    for _ in range(20):
        begun = time.perf_counter()
        async with database.reading() as tx:
            await ask(tx)
        taken.append(1000 * (time.perf_counter() - begun))
    return round(statistics.median(taken), 2)


async def measure(games: int) -> dict[str, float]:
    """Fill and ask."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}")
        await fill(database, games)
        found = {
            "games": float(games),
            "person_ms": await timed(database, lambda tx: stats.of_player(tx, 7)),
            "person_favourites_ms": await timed(database, lambda tx: stats.favourites_of_player(tx, 7)),
            "server_ms": await timed(database, lambda tx: stats.of_guild(tx, 7)),
            "server_favourites_ms": await timed(database, lambda tx: stats.favourites_of_guild(tx, 7)),
        }
        await database.close()
    return found


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(json.dumps({"benchmark": "counted", **asyncio.run(measure(wanted))}))
