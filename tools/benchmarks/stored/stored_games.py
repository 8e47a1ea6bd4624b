"""Stored games that nobody plays, so that a database is as full as it is after years."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from db import rows
from db.engine import open_database
from db.games import games, seats
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Setup
from games.kernel.engine.chance import commitment
from games.kernel.match import Match

AT_ONCE = 500
"""How many are stored in one transaction."""
FIRST_CHANNEL = 10_000


async def fill(folder: str | Path, count: int, people: Sequence[int], channels: Sequence[int] = ()) -> None:
    """Store so many running games of these people in a bot's folder; the first ones live in the channels given."""
    setup, seed = Setup(seats=len(people)), bytes(32)
    checkpoint = rows.NewCheckpoint(0, 0, Match.begin(find_games()["dominion"], setup, seed).snapshot.state)
    database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'parlatorium.db'}")
    for first in range(0, count, AT_ONCE):
        async with database.transaction() as tx:
            for number in range(first, min(first + AT_ONCE, count)):
                channel = channels[number] if number < len(channels) else FIRST_CHANNEL + number
                game_id = await games.open_lobby(
                    tx, game="dominion", guild_id=1, channel_id=channel, host_id=people[0], language="en",
                    options=msgspec.msgpack.encode(setup), at=0,
                )  # fmt: skip
                for person in people:
                    await seats.join(tx, game_id, person, f"Person {person}")
                await games.start(tx, game_id, seed=seed, commitment=commitment(seed), checkpoint=checkpoint, at=0)
    await database.close()
