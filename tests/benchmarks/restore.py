"""How long it takes to bring a stored game back in mid-turn, short and long games alike.

Prints one JSON line. Run it by hand: python -m tests.benchmarks.restore
"""

import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path

from bot.tables.loaded import LoadedGames
from bot.tables.tables import Tables
from db.engine import open_database
from games.kernel.discovery import find_games
from tests.benchmarks.played import open_game, play_until

LENGTHS = (20, 100, 400)
ROUNDS = 100


async def measure() -> dict[str, float]:
    """Median milliseconds from the database to a match that takes answers, by length of the log."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}")
        tables = Tables(database, find_games())
        found = {}
        for channel, steps in enumerate(LENGTHS, 1):
            game_id = await open_game(tables, channel)
            await play_until(tables, game_id, steps)
            found[f"restore_ms_after_{steps}_steps"] = await _median_ms(LoadedGames(database, tables.games), game_id)
        await database.close()
    return found


async def _median_ms(loaded: LoadedGames, game_id: int) -> float:
    taken = []
    for _ in range(ROUNDS):
        loaded.drop(game_id)
        begun = time.perf_counter()
        await loaded.get(game_id)
        taken.append(1000 * (time.perf_counter() - begun))
    return statistics.median(taken)


if __name__ == "__main__":
    print(json.dumps({"benchmark": "restore", **asyncio.run(measure())}))
