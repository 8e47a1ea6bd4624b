"""What a click that answers costs: from the decision to its commit and the desk that is shown then; without drawing and
Discord.

Prints one JSON line: milliseconds of wall time (median, 99th percentile) and of CPU time (mean). Run it by hand: python
-m tools answer [the address of an empty database]
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.tables.acts.tables import Tables
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from games.kernel.engine.chance import Chance
from tests.bot.answering import answered
from tests.games.at_random import random_policy
from tools.benchmarks.playing.played import ANNA, BEN, open_game

ANSWERS = 400


async def measure(address: str | None) -> dict[str, float]:
    """The figures of one game, in a file if no database is named."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(address or f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}")
        tables = Tables(database, find_games())
        taken, busy = await _answers(tables, await open_game(tables, 1))
        await database.close()
    return {
        "answer_ms_median": statistics.median(taken),
        "answer_ms_p99": statistics.quantiles(taken, n=100)[98],
        "answer_cpu_ms": busy / len(taken),
    }


async def _answers(tables: Tables, game_id: int) -> tuple[list[float], float]:
    """Milliseconds of each answer, and of CPU time of all together."""
    chance, taken, busy = Chance(b"benchmark"), list[float](), 0.0
    while len(taken) < ANSWERS and await tables.status(game_id) == "running":
        for user in (ANNA, BEN):
            desk = await tables.desk(game_id, user.user_id)
            if desk.question is None:
                continue
            choice_id, choice = desk.question
            picks = random_policy(chance)(dict, choice)
            begun, busy_before = time.perf_counter(), time.process_time()
            await answered(tables, game_id, user.user_id, choice_id, picks)
            taken.append(1000 * (time.perf_counter() - begun))
            busy += 1000 * (time.process_time() - busy_before)
    return taken, busy


if __name__ == "__main__":
    print(json.dumps({"benchmark": "answer", **asyncio.run(measure(next(iter(sys.argv[1:]), None)))}))
