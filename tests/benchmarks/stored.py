"""A bot with many stored games: time to "ready", memory at rest and after some of the games were played on.

Prints one JSON line. Run it by hand: python -m tests.benchmarks.stored [games]
"""

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import psutil

from bot.sandbox import Limits, Sandbox
from db import games, rows, seats
from db.engine import Database, open_database
from games.kernel.chance import commitment
from games.kernel.discovery import find_games
from games.kernel.game import Setup
from games.kernel.match import Match
from tests.benchmarks.load import start_bot

TOUCHED = 300
"""How many of the games are looked at by their players."""


async def fill(database: Database, count: int, channel_ids: list[int], people: list[int]) -> None:
    """Store so many running games of two people; the first ones live in the channels given."""
    setup, seed = Setup(seats=2), bytes(32)
    state = Match.begin(find_games()["dominion"], setup, seed).snapshot.state
    for number in range(count):
        channel = channel_ids[number] if number < len(channel_ids) else 10_000 + number
        async with database.transaction() as tx:
            game_id = await games.open_lobby(
                tx, game="dominion", guild_id=1, channel_id=channel, host_id=people[0], language="en",
                options=msgspec.msgpack.encode(setup), at=0,
            )  # fmt: skip
            for person in people:
                await seats.join(tx, game_id, person, f"Person {person}")
            checkpoint = rows.NewCheckpoint(0, 0, state)
            await games.start(tx, game_id, seed=seed, commitment=commitment(seed), checkpoint=checkpoint, at=0)


async def measure(count: int) -> dict[str, float]:
    """Store the games, start the bot, look at some of them."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
            people = [sandbox.person(name) for name in ("Anna", "Ben")]
            channels = [sandbox.create_channel(f"tisch-{number}") for number in range(TOUCHED)]
            database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'parlatorium.db'}")
            await fill(database, count, [channel.id for channel in channels], [person.id for person in people])
            await database.close()
            begun = time.perf_counter()
            bot = await start_bot(sandbox, folder)
            ready = time.perf_counter() - begun
            process = psutil.Process(bot.pid)
            at_rest = process.memory_info().rss / 1e6
            for channel in channels:
                await people[0].command(channel, "/hand")
            after = process.memory_info().rss / 1e6
            bot.terminate()
            await bot.wait()
    return {"games": count, "ready_s": ready, "rss_mb": at_rest, f"rss_mb_after_{TOUCHED}_games": after}


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    print(json.dumps({"benchmark": "stored", **asyncio.run(measure(wanted))}))
