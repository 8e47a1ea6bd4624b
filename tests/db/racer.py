"""A program of its own that answers questions of a game: started by tests of races, killed by tests of crashes.

Arguments: what to do, the database's URL, and the game's id or the deed's other needs. It prints a line for each deed.
"""

import asyncio
import sys

from db.engine import Database, open_database
from db.games import answers
from db.processes.shards import open_locks
from tests.db.sample import answer, play


def say(*words: object) -> None:
    """Tell the process that started this."""
    print(*words, flush=True)


async def race(database: Database, game: int) -> None:
    """Wait for the sign, then answer step 1 and say whether this program was first."""
    say("ready")
    sys.stdin.readline()
    try:
        async with database.transaction() as tx:
            await answers.record(tx, game, 0, [answer()], at=1)
    except answers.StaleStep as late:
        say("stale", late.current)
    else:
        say("won")


async def hang(database: Database, game: int) -> None:
    """Commit three steps, write two more, and never end that transaction."""
    async with database.transaction() as tx:
        await play(tx, game, 3)
    async with database.transaction() as tx:
        await answers.record(tx, game, 3, [answer(), answer()], at=1)
        say("inside")
        sys.stdin.readline()


async def hurry(database: Database, game: int) -> None:
    """Commit one step after the other and say so each time."""
    for step in range(10_000):
        async with database.transaction() as tx:
            await answers.record(tx, game, step, [answer()], at=1)
        say(step + 1)


async def hold(url: str, count: int, silence: int) -> None:
    """Hold shard 0 of so many, then stay silent; the server tolerates that for so many seconds."""
    async with open_locks(url, count, silence=silence) as locks:
        await locks.look()
        say("held" if await locks.take(0) else "taken")
        sys.stdin.readline()


async def main(task: str, url: str, *numbers: int) -> None:
    """Do one of the above."""
    if task == "hold":
        return await hold(url, *numbers)
    await {"race": race, "hang": hang, "hurry": hurry}[task](await open_database(url), *numbers)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3], *map(int, sys.argv[3:])))
