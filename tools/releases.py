"""Writes the data folder that a release leaves behind: games of every kind in the midst of everything, finished ones,
lobbies, and people's settings. Every later version opens it, goes on and ends it.

Run it for a release: python -m tools releases VERSION. It writes SQLite's file, compressed, and `games.json` with its
contents; the same program writes the same folder.
"""

import asyncio
import gzip
import itertools
import random
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from bot.tables.acts.lessons import Lessons
from bot.tables.acts.lobbies import Lobbies
from bot.tables.acts.preparing import Preparing
from bot.tables.acts.seating import Seating
from bot.tables.acts.standing_order_book import StandingOrderBook
from bot.tables.acts.tables import Tables
from bot.tables.acts.voting import Voting
from bot.tables.terms.actors import Actor, Place, Refused
from bot.version import program
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from games.kernel.engine.lanes import NOBODY
from tests.bot.playing_on import answer_once, play_on

FOLDER = Path(__file__).parents[1] / "tests" / "releases"
DATABASE, CONTENTS = "parlatorium.db.gz", "games.json"
ANNA, BEN, CLARA = (Actor(number, name, locale) for number, name, locale in (
    (1, "Anna", "de"), (2, "Ben", "en-GB"), (3, "Clara", "de")
))  # fmt: skip
BEGINNING, SECOND = 1_764_000_000_000, 1_000
MOST_STEPS = 600
ATTACKING = ("all thinking", "veiled")
"""Scenes that need people who play well enough to attack each other."""


class KeptGame(msgspec.Struct, frozen=True):
    """A game in a folder: where it stands, which questions are open, which seats have prepared their next turn,
    whether there is a vote, and how it ended.
    """

    id: int
    game: str
    scene: str
    status: str
    step: int
    open: tuple[str, ...] = ()
    ready: tuple[int, ...] = ()
    vote: bool = False
    places: tuple[tuple[int, int, int], ...] = ()


class Scenes:
    """Tables at which something is under way; each game has a channel of its own."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._channels = itertools.count(101)
        self.named: dict[int, str] = {}

    async def lobby(self, name: str, scene: str, *people: Actor, computers: int = 1, **options: str) -> int:
        """A table of these people, set up like this."""
        game_id = await self.tables.lobbies.open(name, Place(next(self._channels), 7), people[0])
        for person in people[1:]:
            await self.tables.lobbies.join(game_id, person)
        for _ in range(computers):
            await self.tables.lobbies.add_computer(game_id, people[0])
        for option, value in options.items():
            await self.tables.lobbies.set_options(game_id, people[0], [(option, [value])])
        self.named[game_id] = scene
        return game_id

    async def begun(self, name: str, scene: str, *people: Actor, computers: int = 1, **options: str) -> int:
        """A game of theirs that goes on."""
        game_id = await self.lobby(name, scene, *people, computers=computers, **options)
        await self.tables.lobbies.start(game_id, people[0])
        return game_id

    async def all_thinking(self, name: str) -> None:
        """Several have questions at once, one has prepared a turn, one has standing orders; steps were taken back."""
        options: dict[str, Any] = {"set": "interaction"} if name == "dominion" else {}
        for each in [each for each in self.tables.games[name].standing if not each.ahead][:2]:
            await StandingOrderBook(self.tables).give(BEN, name, each.name, each.ways[0].order)
        game_id = await self.begun(name, "all thinking", ANNA, BEN, CLARA, time="day", late="until", **options)
        await self._until(game_id, lambda: self._several(game_id), after=40)

    async def prepared(self, name: str) -> None:
        """Somebody has prepared a turn; a computer stands in for somebody else."""
        game_id = await self.begun(name, "prepared", ANNA, BEN, CLARA, computers=0, pace="exact")
        await play_on(self.tables, game_id, 30)
        await Seating(self.tables).stand_in(game_id, CLARA.user_id)
        await Seating(self.tables).let_computers(game_id)
        await self._until(game_id, lambda: self._lays_ready(game_id), after=40)

    async def voting(self, name: str) -> None:
        """A seat has changed hands, and there is a vote on going back."""
        game_id = await self.begun(name, "voting", ANNA, BEN, CLARA)
        await play_on(self.tables, game_id, 45)
        await Seating(self.tables).resign(game_id, CLARA.user_id)
        await Seating(self.tables).let_computers(game_id)
        voting = Voting(self.tables, Seating(self.tables))
        (*_, far) = (await voting.undoable(game_id, ANNA.user_id)).prospects
        await voting.ask_back(game_id, ANNA.user_id, far.point.far, far.point.step)

    async def veiled(self) -> None:
        """At a table that hides reactions a veil is closed."""
        options = {"set": "interaction", "masked": "veiled"}
        game_id = await self.begun("dominion", "veiled", ANNA, BEN, CLARA, computers=0, **options)
        await self._until(game_id, lambda: self._is_veiled(game_id), after=10)

    async def ended(self, name: str) -> None:
        """A finished game, and one that was called off."""
        game_id = await self.begun(name, "finished", ANNA, BEN)
        await self._until(game_id, lambda: self._over(game_id), after=0)
        await self.tables.archive.count(game_id)
        game_id = await self.begun(name, "called off", BEN, ANNA)
        await play_on(self.tables, game_id, 25)
        await self.tables.abort(game_id, BEN, begun=True)

    async def _until(self, game_id: int, reached: Callable[[], Awaitable[bool]], *, after: int) -> None:
        """Play on, with a step taken back now and then, until it is so."""
        while (step := (await self.tables.loaded(game_id)).row.step) < after or not await reached():
            if step > MOST_STEPS:
                raise RuntimeError(f"{self.named[game_id]}: it never comes to that")
            await answer_once(self.tables, game_id, place=-1 if self.named[game_id] in ATTACKING else 0)
            await self._now_and_then_back(game_id)

    async def _now_and_then_back(self, game_id: int) -> None:
        loaded = await self.tables.loaded(game_id)
        seat = next((seat for seat in loaded.seats if seat.player_id and not seat.level), None)
        going = loaded.row.status == "running" and loaded.row.step % 6 == 0
        if going and seat and seat.player_id and loaded.playing().undo_limit(seat.seat) is not None:
            await self.tables.undo(game_id, seat.player_id)

    async def _several(self, game_id: int) -> bool:
        loaded = await self.tables.loaded(game_id)
        return len({choice.seat for choice in loaded.playing().open.values()}) > 1

    async def _is_veiled(self, game_id: int) -> bool:
        return any(choice.seat == NOBODY for choice in (await self.tables.loaded(game_id)).playing().open.values())

    async def _over(self, game_id: int) -> bool:
        return (await self.tables.loaded(game_id)).row.status != "running"

    async def _lays_ready(self, game_id: int) -> bool:
        preparing = Preparing(self.tables)
        for actor in (ANNA, BEN):
            try:
                rehearsal = await preparing.begin(game_id, actor)
                await preparing.lay_ready(game_id, actor, rehearsal.number)
            except Refused:
                continue
            return True
        return False

    async def kept(self) -> list[KeptGame]:
        """The expected contents of each game."""
        return [await self._kept(game_id, scene) for game_id, scene in self.named.items()]

    async def _kept(self, game_id: int, scene: str) -> KeptGame:
        loaded = await self.tables.loaded(game_id)
        row, match = loaded.row, loaded.match
        going = row.status == "running" and match is not None
        poll = await Voting(self.tables, Seating(self.tables)).poll_seen_by(game_id, None)
        places: tuple[tuple[int, int, int], ...] = ()
        if row.status == "finished":
            made = await self.tables.archive.record(game_id)
            places = tuple((place.seat, place.points, place.rank) for place in made.result)
        return KeptGame(
            game_id, row.game, scene, row.status, row.step,
            open=tuple(sorted(match.open)) if match is not None and going else (),
            ready=tuple(each.seat for each in loaded.prepared if each.ready is not None) if going else (),
            vote=poll is not None and poll.state == "open",
            places=places,
        )  # fmt: skip


async def play(tables: Tables) -> list[KeptGame]:
    """Let everything happen; returns the expected contents."""
    scenes = Scenes(tables)
    for name in tables.games:
        await scenes.all_thinking(name)
        await scenes.prepared(name)
        await scenes.voting(name)
        await scenes.ended(name)
        await scenes.lobby(name, "lobby", CLARA, ANNA, time="week", late="once")
        await Lessons(tables.store).open(ANNA, name)
    await scenes.veiled()
    return await scenes.kept()


@contextmanager
def the_same_every_time() -> Iterator[Callable[[], int]]:
    """Fixed seeds and names; the clock goes on by a second at each look."""
    dice, ticks = random.Random(1), itertools.count()
    names = SimpleNamespace(token_hex=lambda count: dice.randbytes(count).hex())
    with (
        patch.object(Lobbies, "new_seed", staticmethod(partial(dice.randbytes, 32))),
        patch("db.engine.secrets", names),
    ):
        yield lambda: BEGINNING + SECOND * next(ticks)


async def written(file: Path) -> list[KeptGame]:
    """A database with all that; returns its expected contents."""
    with the_same_every_time() as clock:
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        kept = await play(Tables(database, find_games(), clock))
        await database.close()
    return kept


def write(target: Path) -> None:
    """Write the folder from scratch."""
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file, whole = Path(folder) / "games.db", Path(folder) / "whole.db"
        kept = asyncio.run(written(file))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(whole),))
        (target / DATABASE).write_bytes(gzip.compress(whole.read_bytes(), 9, mtime=0))
    lines = b",\n".join(msgspec.json.encode(each) for each in kept)
    (target / CONTENTS).write_bytes(b"[\n" + lines + b"\n]\n")


if __name__ == "__main__":
    if sys.argv[1:] != [program()]:
        sys.exit(f"This is version {program()}: python -m tools releases {program()}")
    write(FOLDER / program())
