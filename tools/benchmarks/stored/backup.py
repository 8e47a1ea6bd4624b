"""A backup while people play: its cost, and how long storing an answer takes meanwhile; and the cost of the watch over
a database.

Prints one JSON line: sizes, CPU seconds of the backup's process, milliseconds for storing something (median and
maximum, at rest and meanwhile), CPU milliseconds of a look, and both in P: the CPU time of one of pyminion's Big Money
games in the same run. Run it by hand: python -m tools backup [megabytes]
"""

import asyncio
import json
import logging
import os
import resource
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path

from db.engine import Database, open_database
from db.facts import set_fact
from tools.benchmarks.unit import unit_ms

EVERY_SECONDS = 0.05
"""Seconds between stores."""
AT_REST = 100
"""How often before the backup."""
LOOKS = 200
FACT_BYTES = 60_000


async def fill(database: Database, megabytes: int) -> None:
    """Store so much, half of which can be compressed away."""
    for number in range(megabytes * 1_000_000 // FACT_BYTES):
        async with database.transaction() as tx:
            await set_fact(tx, f"filling {number}", secrets.token_hex(FACT_BYTES // 2))


async def stored(database: Database) -> float:
    """Store something; how many milliseconds that took."""
    begun = time.perf_counter()
    async with database.transaction() as tx:
        await set_fact(tx, "answer", secrets.token_hex(100))
    taken = 1000 * (time.perf_counter() - begun)
    await asyncio.sleep(EVERY_SECONDS)
    return taken


async def copied(database: Database, folder: str, copy: Path) -> list[float]:
    """Make the backup, and store things meanwhile."""
    told = {**os.environ, "DATA_DIR": folder, "DATABASE_URL": "", "LANGUAGE": "en"}
    command = ("nice", "-n", "10", sys.executable, "-m", "bot", "backup", str(copy))
    making = await asyncio.create_subprocess_exec(*command, env=told)
    ended, taken = asyncio.create_task(making.wait()), list[float]()
    while not ended.done():
        taken.append(await stored(database))
    assert await ended == 0
    return taken


async def looks(database: Database) -> float:
    """CPU milliseconds of a look."""
    begun = time.process_time()
    for _ in range(LOOKS):
        assert await database.look() is None
    return 1000 * (time.process_time() - begun) / LOOKS


def megabytes_of(file: Path) -> float:
    """How big a file is."""
    return file.stat().st_size / 1e6


async def measure(megabytes: int) -> dict[str, float]:
    """Fill, copy, look."""
    p_ms = unit_ms()
    with tempfile.TemporaryDirectory() as folder:
        file, copy = Path(folder) / "parlatorium.db", Path(folder) / "copy.zip"
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        await fill(database, megabytes)
        rest = [await stored(database) for _ in range(AT_REST)]
        begun = time.perf_counter()
        meanwhile = await copied(database, folder, copy)
        wall = time.perf_counter() - begun
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu, look = used.ru_utime + used.ru_stime, await looks(database)
        sizes = {"database_mb": megabytes_of(file), "backup_mb": megabytes_of(copy)}
        await database.close()
    found = {
        **sizes,
        "backup_wall_s": wall,
        "backup_cpu_s": cpu,
        "backup_p": 1000 * cpu / p_ms,
        "store_ms_at_rest": statistics.median(rest),
        "store_ms_at_rest_most": max(rest),
        "store_ms_meanwhile": statistics.median(meanwhile),
        "store_ms_meanwhile_most": max(meanwhile),
        "stored_meanwhile": len(meanwhile),
        "look_cpu_ms": look,
        "look_p": look / p_ms,
    }
    return {name: round(value, 3) for name, value in found.items()}


if __name__ == "__main__":
    logging.disable()
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(json.dumps({"benchmark": "backup", **asyncio.run(measure(wanted))}))
