"""Memory that runs out in the process that thinks, at any moment: python -m tools out_of_memory --state FILE

Fails the first allocations one after the other, and others at random; each time one alone, or all from there on. The
asking side gets the right answer or hears that there is none, in bounded time, and its next request is answered. With a
state file a run that was stopped goes on there. Prints a line for each fault; then the exit code is 1.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec

from bot.tables.reckoner import reckoning
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import Rank
from games.dominion import GAME
from games.kernel.advice.estimate import Ending, lots, position
from games.kernel.advice.race import Job, played
from games.kernel.contract.game import Setup
from games.kernel.match import Match

MATCH = Match.begin(GAME, Setup(2, options={"set": "first_game"}), b"out of memory")
CHOICE_ID, CHOICE = next(iter(MATCH.open.items()))
HERE, SEED = position(MATCH, CHOICE_ID), lots(MATCH.view(CHOICE.seat), CHOICE)
JOB = Job(HERE, SEED, (CHOICE.default, ()), 0, 1)
LAST = 1_000_000
"""Roughly the allocations until the first answer."""
PATIENCE = 300.0
"""The time after which something hangs, on a busy machine; in seconds."""


class StarvingRun(msgspec.Struct, forbid_unknown_fields=True):
    """A run in its state file: how many trials are done, how often each outcome came, the faults."""

    seed: int
    done: int = 0
    came: dict[str, int] = {}
    faults: list[str] = []


def lot(seed: int, number: int) -> tuple[int, int]:
    """The allocations that fail in a trial: the first, and the one from which memory is back (0: never)."""
    dice = Random(f"{seed}/{number}")
    first = number // 2 + 1 if number % 2 else int(LAST ** dice.random())
    return first, dice.choice((0, first + 1))


async def asked(there: Reckoning) -> list[list[Ending]] | None:
    """The reply to the asking side."""
    with there.slices.errand(Rank.ADVICE, 1) as errand:
        return await there.outcomes(errand, "dominion", JOB)


async def came(first: int, end: int) -> str:
    """The outcome if these allocations fail. Raises AssertionError for a wrong one."""
    right, there = played("dominion", JOB), Reckoning()
    starved = (sys.executable, "-m", "tools.starved", str(first), str(end))
    try:
        async with asyncio.timeout(PATIENCE):
            with patch.object(reckoning, "COMMAND", starved):
                try:
                    found = await asked(there)
                except ReckoningFailed:
                    told = "told"
                else:
                    assert found is None or found == right, "a wrong answer"
                    told = "unanswered" if found is None else "answered"
            assert await asked(there) == right, "the next one is not answered"
    except TimeoutError as error:
        raise AssertionError("it hangs") from error
    finally:
        await there.close()
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools out_of_memory", description=(__doc__ or "").partition("\n\n")[2]
    )
    parser.add_argument("--trials", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seed", type=int, default=1, help="the lots to draw (1)")
    parser.add_argument("--state", type=Path, help="where it is kept how far the run is")
    options = parser.parse_args(arguments)
    course = StarvingRun(options.seed)
    if options.state is not None and options.state.exists():
        course = msgspec.json.decode(options.state.read_bytes(), type=StarvingRun)
    while course.done < options.trials:
        missing = lot(course.seed, course.done)
        try:
            told = asyncio.run(came(*missing))
        except AssertionError as error:
            told = "wrong"
            course.faults.append(f"pieces {missing}: {error}")
            print(course.faults[-1])
        course.done, course.came = course.done + 1, dict(Counter(course.came) + Counter([told]))
        if options.state is not None:
            options.state.write_bytes(msgspec.json.encode(course))
    print(f"seed {course.seed}: {course.done} trials, {course.came}; {len(course.faults)} faults")
    return int(bool(course.faults))


if __name__ == "__main__":
    sys.exit(main())
