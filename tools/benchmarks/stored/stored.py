"""A bot with many stored games: time to "ready", memory at rest and after some of the games were played on. Or the
space of a finished game in the database, by kind and by table.

Prints one JSON line; for finished games one for each kind, and one more for PostgreSQL if PARLATORIUM_TEST_POSTGRES
names a server, which counts in whole pages of 8 KiB and so wants many games. Run it by hand:
python -m tools stored [games], python -m tools stored finished [games of each kind]
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Place
from db.engine import Database, open_database
from games.kernel.contract.discovery import find_games
from sandbox import Limits, Sandbox
from tests.bot.playing_on import play_on
from tests.db.server import SERVER, address, on_server
from tools.benchmarks.playing.played import ANNA, BEN
from tools.benchmarks.serving.running_bot import running_bot
from tools.benchmarks.stored.stored_games import fill

TOUCHED = 300
"""How many of the games are looked at by their players."""


async def measure(count: int) -> dict[str, float]:
    """Store the games, start the bot, look at some of them."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
            people = [sandbox.person(name) for name in ("Anna", "Ben")]
            channels = [sandbox.create_channel(f"tisch-{number}") for number in range(TOUCHED)]
            await fill(folder, count, [person.id for person in people], [channel.id for channel in channels])
            begun = time.perf_counter()
            async with running_bot(sandbox, folder) as bot:
                ready = time.perf_counter() - begun
                at_rest = bot.rss_mb
                for channel in channels:
                    await people[0].command(channel, "/hand")
                after = bot.rss_mb
    return {"games": count, "ready_s": ready, "rss_mb": at_rest, f"rss_mb_after_{TOUCHED}_games": after}


def by_table(file: Path) -> dict[str, int]:
    """How many bytes of its pages each table takes with its indexes; `in_pages`: with the unused space in them, too."""
    query = "SELECT tbl_name, sum(pgsize - unused), sum(pgsize) FROM dbstat JOIN sqlite_schema USING (name) GROUP BY 1"
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute(query).fetchall()
    return {name: used for name, used, _ in found} | {"in_pages": sum(whole for _, _, whole in found)}


def longest(file: Path) -> int:
    """The most that is packed of a game, with its last state."""
    query = "SELECT max(length(what) + length(state)) FROM packed JOIN checkpoints USING (game)"
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute(query).fetchone()[0])


async def finished(name: str, count: int) -> dict[str, object]:
    """Bytes for each finished game of three and of four, two of them people who take no help, by table."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        before = by_table(file)
        steps = await play(database, name, count)
        await database.close()
        now, most = by_table(file), longest(file)
    return {"game": name, "played": count, "steps": steps / count, "longest_pack": most, **each(before, now, count)}


async def finished_on_server(name: str, count: int) -> dict[str, object]:
    """The same on PostgreSQL, after its rows of the past were cleared away."""
    async with on_server() as place:
        database = await open_database(address(place))
        before = await by_relation(place)
        steps = await play(database, name, count)
        await database.close()
        now = await by_relation(place)
    return {"game": name, "played": count, "steps": steps / count, **each(before, now, count)}


async def play(database: Database, name: str, count: int) -> int:
    """So many games from the lobby to their kept remains; how many steps they had."""
    tables, steps = Tables(database, find_games()), 0
    for number in range(count):
        game_id = await begun(tables, name, channel=number + 1, seats=3 + number % 2)
        await play_on(tables, game_id)
        await tables.archive.count(game_id)
        steps += (await tables.loaded(game_id)).row.step
    return steps


async def by_relation(place: URL) -> dict[str, int]:
    """How many bytes each table takes with its indexes on the server, after deleted rows are cleared away."""
    engine = create_async_engine(place, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("VACUUM FULL"))
        tables = "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relkind = 'r' AND relnamespace = "
        found = (await connection.execute(text(f"{tables} 'public'::regnamespace"))).all()
    await engine.dispose()
    return {str(name): int(size) for name, size in found}


def each(before: dict[str, int], now: dict[str, int], count: int) -> dict[str, int]:
    """The bytes of one of so many games, in all and by table, the largest first."""
    grown = {table: round((size - before.get(table, 0)) / count) for table, size in now.items()}
    taken = {table: size for table, size in sorted(grown.items(), key=lambda one: -one[1]) if size > 0}
    return {"bytes": sum(size for table, size in taken.items() if table != "in_pages"), **taken}


async def begun(tables: Tables, name: str, *, channel: int, seats: int) -> int:
    """A game of Anna and Ben with computers of the usual level."""
    game_id = await tables.lobbies.open(name, Place(channel, 1), ANNA)
    await tables.lobbies.join(game_id, BEN)
    for _ in range(seats - 2):
        await tables.lobbies.add_computer(game_id, ANNA)
    await tables.lobbies.start(game_id, ANNA)
    return game_id


if __name__ == "__main__" and sys.argv[1:2] == ["finished"]:
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    for game in find_games():
        print(json.dumps({"benchmark": "stored finished", **asyncio.run(finished(game, wanted))}), flush=True)
        if SERVER:
            found = asyncio.run(finished_on_server(game, wanted))
            print(json.dumps({"benchmark": "stored finished, PostgreSQL", **found}), flush=True)
elif __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    print(json.dumps({"benchmark": "stored", **asyncio.run(measure(wanted))}))
