"""Two real processes on one PostgreSQL while people play: one is killed, one replaced; nothing is lost, or done twice.

`python -m tools processes` does the same with more of everything.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.engine import Database, open_database
from sandbox import Limits, Sandbox
from tests.bot.shards.notes import all_are_noted
from tests.db.server import NAMED, SERVER, address, on_server
from tools.processes.fleet import Fleet
from tools.processes.players import Players

pytestmark = pytest.mark.skipif(
    not SERVER, reason=f"{NAMED} names no server: processes share shards on PostgreSQL only"
)

SHARDS, GAMES = 4, 4
DISCORD = Limits(answer_within=300.0, identify_seconds=5.0, max_concurrency=SHARDS)
"""Fifty requests a second, and one shard in five seconds under each key; but however busy this machine is, nobody is
told that there was no answer, unless there is none.
"""
CLICKS_PER_SECOND = 4.0


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=DISCORD) as running:
        yield running


@pytest.fixture
async def place() -> AsyncIterator[str]:
    async with on_server() as found:
        yield address(found)


@pytest.fixture
async def database(place: str) -> AsyncIterator[Database]:
    opened = await open_database(place)
    yield opened
    await opened.close()


@pytest.fixture
async def fleet(sandbox: Sandbox, place: str, database: Database, tmp_path: Path) -> AsyncIterator[Fleet]:
    made = Fleet(sandbox, place, SHARDS, tmp_path)
    yield made
    await made.close()


@pytest.fixture
async def players(sandbox: Sandbox, database: Database) -> Players:
    """A game in each of as many servers as there are shards."""
    made = Players(sandbox, database, random.Random(1))
    people = [sandbox.add_person(f"Person{number}") for number in range(GAMES)]
    for number in range(GAMES):
        guild = sandbox.add_guild(f"Server {number}")
        await made.begin(f"tisch-{number}", guild, (people[number], people[number - 1]))
    return made


async def clicked(players: Players, more: int) -> None:
    """Wait until so many more clicks were answered."""
    wanted = len(players.books.confirmed) + more
    await players.sandbox.until(lambda: len(players.books.confirmed) >= wanted)


async def test_a_death_and_an_update_lose_nothing_and_repeat_nothing(
    fleet: Fleet, players: Players, database: Database
) -> None:
    first, second = await asyncio.gather(fleet.start(), fleet.start())
    await fleet.until_whole()
    await players.until_asked()
    stop = asyncio.Event()
    playing = asyncio.create_task(players.play(CLICKS_PER_SECOND, stop))

    await clicked(players, 3)
    await all_are_noted(database, SHARDS)
    killed = await fleet.kill(first)
    await fleet.until_over(killed)
    fleet.give_up_on(killed)
    await clicked(players, 3)
    updated = await fleet.replace(second)
    await fleet.until_over(updated)
    await clicked(players, 3)

    stop.set()
    await playing
    await players.until_quiet()
    verdict = await players.judge()
    assert (verdict.lost, verdict.doubled_steps, verdict.doubled_messages) == (0, 0, 0)
    assert verdict.steps >= len(players.books.confirmed) >= 9
    excused = [killed.excuses(fleet.shard_of(one), one.born, patience=30.0) for one in players.books.unanswered]
    assert all(excused), "who was not answered had pressed when a process died"
    assert fleet.sandbox.requests.too_many[""] == 0, "the processes keep the limit that they share"
    assert fleet.sandbox.gateway.resumed >= len(killed.writers) + len(updated.writers)
    assert fleet.troubles() == []
