"""How long it takes to restore a stored game in mid-turn, short and long games alike. Also the cost in P (the CPU time
of one of pyminion's Big Money games) of loading a finished game, showing its table, checking it, compressing it, and
restoring a game without a stored state.

Prints one JSON line, and one for each kind of game. Run it by hand: python -m tools restore
"""

import asyncio
import json
import logging
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog

from bot.tables.acts.tables import Tables
from bot.tables.memory.loaded import LoadedGames
from db.engine import Database, open_database
from db.games import packing
from games.kernel.contract.discovery import find_games
from tests.bot.playing_on import play_on
from tests.db.sample import unpack
from tools.benchmarks.playing.played import open_game, play_until
from tools.benchmarks.stored.stored import begun
from tools.benchmarks.unit import unit_ms

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


async def in_p(name: str, p: float) -> dict[str, float]:
    """Of a game of four, two of them computers: medians."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}")
        game_id = await begun(Tables(database, find_games()), name, channel=1, seats=4)
        await play_on(Tables(database, find_games()), game_id, 60)
        running = await _cost(lambda: Tables(database, find_games()).loaded(game_id))
        rebuilding = await _cost(lambda: _without_states(database, game_id))
        await play_on(Tables(database, find_games()), game_id)
        found = {
            "steps": float((await Tables(database, find_games()).loaded(game_id)).row.step),
            "running_load_p": running / p,
            "running_rebuilt_p": rebuilding / p,
            "over_load_p": await _cost(lambda: Tables(database, find_games()).loaded(game_id)) / p,
            "over_rebuilt_p": await _cost(lambda: _without_states(database, game_id)) / p,
            "over_table_p": await _cost(lambda: Tables(database, find_games()).table(game_id)) / p,
            "over_verify_p": await _cost(lambda: Tables(database, find_games()).archive.verdict(game_id)) / p,
            "pack_p": await _cost(lambda: _packed(database, game_id)) / p,
        }
        await database.close()
    return {name: round(value, 2) for name, value in found.items()}


async def _without_states(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        await tx.exec_driver_sql("UPDATE checkpoints SET state = x'c1'")
    await Tables(database, find_games()).loaded(game_id)


async def _packed(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        await unpack(tx, game_id)
        await packing.pack(tx, game_id)


async def _cost(work: Callable[[], Awaitable[object]]) -> float:
    taken = []
    for _ in range(9):
        cpu = time.process_time()
        await work()
        taken.append(time.process_time() - cpu)
    return statistics.median(taken)


if __name__ == "__main__":
    print(json.dumps({"benchmark": "restore", **asyncio.run(measure())}), flush=True)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    for each in find_games():
        found = asyncio.run(in_p(each, unit_ms() / 1000))
        print(json.dumps({"benchmark": "restore", "game": each, **found}), flush=True)
