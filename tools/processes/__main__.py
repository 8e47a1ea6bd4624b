"""Many processes on one PostgreSQL, killed, frozen and updated at random while people play: what is lost?

The program is the real one, started as on a server; the stand-in keeps Discord's limits: 50 requests a second over all
processes together, those of each route, one shard in five seconds, three seconds for an answer.
PARLATORIUM_TEST_POSTGRES names a server; a database of its own is made there, and removed. Prints the events, and a
JSON line at the end:

- lost: answers that were confirmed to a person and are not in the log; doubled: the same question twice in a log, or in
  two messages;
- unanswered: interactions without an answer in time, of shards that changed hands then (by a death or an update), and
  of all others;
- seconds from a death, or from a SIGTERM, until each shard is served again; requests refused because of the limits;
- what a turn costs: clicks, rows and bytes in the database, requests beside answers to interactions.

The exit code is 1 if anything was lost or doubled, noted as an error, or unanswered though no shard changed hands.

Run it by hand: python -m tools processes [--faults 12] [--processes 4] [--shards 16] [--guilds 100] [--games 400]
[--clicks-per-second 1.5] [--seed 1]
[--answer-within 3] [--seconds 0] [--calm] [--forgetful]
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine import open_database
from sandbox import Limits, Sandbox
from tests.db.server import NAMED, SERVER, address, on_server
from tools.processes.fleet import Downtime, Fleet
from tools.processes.players import Players

WRITTEN = text(
    "SELECT tup_inserted + tup_updated + tup_deleted, pg_database_size(current_database())"
    " FROM pg_stat_database WHERE datname = current_database()"
)
CALM_SECONDS = 10.0
"""Between two faults, after everything is served again."""


def say(text: str) -> None:
    """Print an event."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


class Trial:
    """One run, with its settings."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.rng = random.Random(wanted.seed)

    async def run(self) -> dict[str, object]:
        """Everything from the first process to the verdict."""
        wanted = self.wanted
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            limits = Limits(answer_within=wanted.answer_within, identify_seconds=5.0, max_concurrency=1)
            async with Sandbox(folder / "sandbox.db", port=0, limits=limits) as sandbox, on_server() as place:
                database = await open_database(address(place))
                players = Players(sandbox, database, self.rng)
                fleet = Fleet(sandbox, address(place), wanted.shards, folder)
                try:
                    await self.set_up(sandbox, players, fleet)
                    before = await written(place), sandbox.requests.outside_interactions
                    await self.play(players, fleet)
                    after = await written(place), sandbox.requests.outside_interactions
                    return await self.told(sandbox, players, fleet) | per_turn(players, before, after)
                finally:
                    await fleet.close()
                    await database.close()

    async def set_up(self, sandbox: Sandbox, players: Players, fleet: Fleet) -> None:
        """Servers, people, games; then the processes, which ask everybody."""
        wanted = self.wanted
        sandbox.gateway.forgetful = wanted.forgetful
        guilds = [sandbox.add_guild(f"Server {number}") for number in range(wanted.guilds)]
        people = [sandbox.add_person(f"Person{number}") for number in range(wanted.games // 2)]
        for number in range(wanted.games):
            first, second = self.rng.sample(people, 2)
            await players.begin(f"tisch-{number}", guilds[number % len(guilds)], (first, second))
        say(f"{wanted.games} games in {wanted.guilds} servers, {len(people)} people")
        await asyncio.gather(*(fleet.start() for _ in range(wanted.processes)))
        await fleet.until_whole()
        say(f"{wanted.shards} shards on {[len(await each.serves()) for each in fleet.processes]}")
        await players.until_asked(1800.0)
        say(f"everybody is asked after {sum(sandbox.requests.counts.values())} requests")

    async def play(self, players: Players, fleet: Fleet) -> None:
        """Click all the time; meanwhile one fault after the other, at last a rolling update of all processes."""
        stop = asyncio.Event()
        playing = asyncio.create_task(players.play(self.wanted.clicks_per_second, stop))
        try:
            await asyncio.sleep(self.wanted.seconds)
            for number in range(self.wanted.faults):
                await self.fault(fleet, number)
                await asyncio.sleep(CALM_SECONDS)
            for process in [] if self.wanted.calm else list(fleet.processes):
                await self.over(fleet, await fleet.replace(process))
                await asyncio.sleep(CALM_SECONDS)
        finally:
            stop.set()
            await playing
        await players.until_quiet()

    async def fault(self, fleet: Fleet, number: int) -> None:
        """Kill a process and start another, now and then freeze one instead."""
        process = self.rng.choice(fleet.processes)
        if number % 4 == 3:
            await self.over(fleet, await fleet.freeze(process))
            fleet.thaw(process)
        else:
            await self.over(fleet, await fleet.kill(process))
            await fleet.start()
        await fleet.until_whole()

    async def over(self, fleet: Fleet, window: Downtime) -> None:
        """Wait until its shards are served again, and say so."""
        await fleet.until_over(window, 300.0)
        took = {shard: round(ended - window.began, 1) for shard, ended in sorted(window.ended.items())}
        say(f"{window.kind}: {took}")

    async def told(self, sandbox: Sandbox, players: Players, fleet: Fleet) -> dict[str, object]:
        """The verdict, and all that was counted."""
        verdict = await players.judge()
        gone = {kind: seconds(fleet.windows, *kinds) for kind, kinds in KINDS.items()}
        return {
            "benchmark": "processes",
            **{name: getattr(self.wanted, name) for name in ("processes", "shards", "guilds", "games")},
            "faults": dict(Counter(window.kind for window in fleet.windows)),
            "clicks": players.books.clicks,
            "confirmed": len(players.books.confirmed),
            "lost": verdict.lost,
            "doubled_steps": verdict.doubled_steps,
            "doubled_messages": verdict.doubled_messages,
            "answer_within_s": self.wanted.answer_within,
            "unanswered": unanswered(players, fleet, self.wanted.answer_within),
            "answered_after_3_s": players.books.late,
            **{f"{kind}_s_{name}": value for kind, found in gone.items() for name, value in found.items()},
            "requests": sum(sandbox.requests.counts.values()),
            "too_many": {route or "all": number for route, number in sandbox.requests.too_many.items()},
            "identified": sandbox.gateway.identified,
            "resumed": sandbox.gateway.resumed,
            "reply_s_max": round(players.books.slowest, 2),
            "errors": fleet.troubles()[:5],
        }


def failed(result: Mapping[str, Any]) -> bool:
    """Whether anything was lost or doubled, went wrong, or stayed unanswered without excuse."""
    wrong = ("lost", "doubled_steps", "doubled_messages", "errors")
    return any(result[name] for name in wrong) or result["unanswered"]["otherwise"] > 0


async def written(place: URL) -> tuple[int, int]:
    """Rows written to the database so far, and its bytes."""
    engine = create_async_engine(place)
    async with engine.connect() as connection:
        await asyncio.sleep(1.5)  # by then every session has told what it did
        rows, size = (await connection.execute(WRITTEN)).one()
    await engine.dispose()
    return int(rows), int(size)


Counted = tuple[tuple[int, int], int]


def per_turn(players: Players, before: Counted, after: Counted) -> dict[str, float]:
    """The cost of a turn: rows and bytes in the database, requests besides answers to interactions."""
    ((rows, size), requests), turns = before, max(1, players.books.turns)
    (more_rows, more_size), more_requests = after
    return {
        "turns": players.books.turns,
        "clicks_per_turn": round(players.books.clicks / turns, 2),
        "rows_per_turn": round((more_rows - rows) / turns, 1),
        "kb_per_turn": round((more_size - size) / 1000 / turns, 1),
        "requests_per_turn": round((more_requests - requests) / turns, 2),
    }


KINDS = {"takeover": ("kill",), "thawing": ("freeze",), "update": ("update",)}


def seconds(windows: list[Downtime], *kinds: str) -> dict[str, float]:
    """How long shards were without a process after faults of these kinds."""
    found = [ended - window.began for window in windows if window.kind in kinds for ended in window.ended.values()]
    return {"p50": round(statistics.median(found), 2), "max": round(max(found), 2)} if found else {}


def unanswered(players: Players, fleet: Fleet, patience: float) -> dict[str, int]:
    """Interactions without an answer in time: by the kind of the window that excuses them, else "otherwise"."""
    found: Counter[str] = Counter({"kill": 0, "freeze": 0, "update": 0, "otherwise": 0})
    for one in players.books.unanswered:
        shard = fleet.shard_of(one)
        excuses = [window.kind for window in fleet.windows if window.excuses(shard, one.born, patience)]
        found[excuses[-1] if excuses else "otherwise"] += 1
    return dict(found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools processes")
    for name, usual in (("faults", 12), ("processes", 4), ("shards", 16), ("guilds", 100), ("games", 400), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--clicks-per-second", type=float, default=1.5)
    parser.add_argument(
        "--answer-within", type=float, default=3.0, help="seconds; more where the machine has other work"
    )
    parser.add_argument("--calm", action="store_true", help="no rolling update at the end: with --faults 0, only play")
    parser.add_argument("--seconds", type=float, default=0.0, help="play so long before the first fault")
    parser.add_argument("--forgetful", action="store_true", help="nothing can be resumed: every shard must identify")
    options = parser.parse_args()
    if SERVER is None:
        sys.exit(f"{NAMED} must name a PostgreSQL server, as postgresql+asyncpg://user@host:port/database.")
    result = asyncio.run(Trial(options).run())
    print(json.dumps(result))
    sys.exit(int(failed(result)))
