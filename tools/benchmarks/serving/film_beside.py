"""What a film does to people who play meanwhile: fifty games, each clicked in every 20 seconds on average, for some
minutes without a film, and for as long while films of whole games are made one after the other.

Prints one JSON line: how many films there were, the longest time in seconds from the click to the film, and the replies
to all other clicks with and without films (median and 99th percentile). Run it by hand:
python -m tools film_beside [seconds of each half [games that are played]]
"""

import asyncio
import json
import sys
import tempfile
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from sandbox import Limits, Person, Sandbox
from sandbox.state.account import HOME
from sandbox.state.channel import Channel
from tests.bot.playing_on import play_on
from tools.benchmarks.serving.load import LAST_SECONDS, PLAYERS, Load, addresses
from tools.benchmarks.serving.running_bot import measured, running_bot
from tools.benchmarks.unit import unit_ms

PAUSE = 20.0
FILMED = 4
"""The number of finished games shown as films in turn; the bot keeps two films, so each is made again."""


async def play_whole_games(folder: str, channels: list[Channel], people: list[Person]) -> None:
    """A game of these people in each channel, played to its end before the bot starts."""
    database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'parlatorium.db'}")
    tables, actors = Tables(database, find_games()), [Actor(person.id, person.name) for person in people]
    for channel in channels:
        game_id = await tables.lobbies.open("dominion", Place(channel.id, HOME.id), actors[0])
        await tables.lobbies.join(game_id, actors[1])
        await tables.lobbies.start(game_id, actors[0])
        await play_on(tables, game_id)
    await database.close()


async def film_of(sandbox: Sandbox, person: Person, channel: Channel) -> float:
    """How many seconds it takes from the click to the film of a channel's game."""
    message = (await person.command(channel, "/replay")).said
    button = next(address for address in addresses(message) if address.verb == "film")
    begun = time.perf_counter()
    said = (await person.click(message, button.encode())).said

    def there() -> bool:
        now = person.now(said)
        return now is not None and any(file.filename.endswith(".webp") for file in now.shown_files)

    await sandbox.until(there)
    return time.perf_counter() - begun


async def make_films(sandbox: Sandbox, person: Person, channels: list[Channel], taken: list[float]) -> None:
    """One film after the other, until this is cancelled."""
    for channel in cycle(channels):
        taken.append(await film_of(sandbox, person, channel))


async def half(load: Load, games: list[int], seconds: float) -> dict[str, float]:
    """Play for so long; returns the delays of replies."""
    await load.play_for(games, seconds)
    return {"clicks": len(load.seconds), "p50_ms": load.percentile(50), "p99_ms": load.percentile(99)}


async def measure(seconds: float, count: int) -> dict[str, Any]:
    """Without films, then with them."""
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off())
        async with sandbox:
            people = [sandbox.person(name) for name in PLAYERS]
            channels = [sandbox.create_channel(f"kino-{number}") for number in range(FILMED)]
            await play_whole_games(folder, channels, people)
            async with running_bot(sandbox, folder) as bot:
                load = Load(sandbox, PAUSE)
                games = [await load.open(number) for number in range(count)]
                await asyncio.sleep(LAST_SECONDS)
                without, taken = await half(load, games, seconds), list[float]()
                filming = asyncio.create_task(make_films(sandbox, people[0], channels, taken))
                beside = await half(load, games, seconds)
                filming.cancel()
                with suppress(asyncio.CancelledError):
                    await filming
                rss = round(bot.rss_mb)
    p_ms = unit_ms()
    return {
        "games": count,
        "p_ms": round(p_ms, 3),
        "films": len(taken),
        "longest_film_s": round(max(taken, default=0.0), 2),
        "without": {key: round(value, 1) for key, value in without.items()},
        "beside": {key: round(value, 1) for key, value in beside.items()},
        "p99_times_as_long": round(beside["p99_ms"] / without["p99_ms"], 2),
        "rss_mb": rss,
    }


if __name__ == "__main__":
    wanted = [float(word) for word in sys.argv[1:]]
    seconds, games = (*wanted, *(120.0, 50.0)[len(wanted) :])
    print(json.dumps({"benchmark": "film_beside", **measured(measure(seconds, int(games)))}))
