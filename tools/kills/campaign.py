"""A run of kills over one database or both at the same time: its stored results, and its report."""

import asyncio
import random
import shutil
import statistics
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from tools.kills import places
from tools.kills.processes import Nest
from tools.kills.site import KillSite, KillTally


class KillRun(msgspec.Struct):
    """The kept part of a run: the tallies by kind of database."""

    tallies: dict[str, KillTally] = {}


LONG = 5
"""The greatest permitted wait, in seconds, unless the machine was busy with other things."""
Say = Callable[[str, KillTally], None]
"""Told after each kill, and each game that has ended afterwards."""


async def run(
    campaign: KillRun,
    kills: Mapping[str, int],
    folder: Path,
    say: Say,
    dice: random.Random,
    *,
    to_the_end: bool = True,
) -> None:
    """Kill so often on each kind of database, then examine once more; or play all games `to_the_end` and examine
    then. Raises an ExceptionGroup of Broken.
    """
    with tempfile.TemporaryDirectory() as pipes:
        nest = Nest(Path(pipes))
        await nest.open()
        try:
            async with asyncio.TaskGroup() as group:
                for kind, times in kills.items():
                    place = folder / kind
                    place.mkdir(parents=True, exist_ok=True)
                    tally = campaign.tallies.setdefault(kind, KillTally())
                    tally.url = tally.url or await places.make(kind, place)
                    told = partial(say, kind, tally)
                    site = KillSite(tally, place, nest, random.Random(dice.random()), told)
                    group.create_task(live(site, times, to_the_end=to_the_end))
        finally:
            await nest.close()


async def live(site: KillSite, times: int, *, to_the_end: bool) -> None:
    """Live so often there, then examine once more; or play all games `to_the_end` first. Raises BrokenPromise."""
    async with site.open():
        while site.tally.kills < times:
            await site.live()
        await site.end(whole=to_the_end)


async def clear_away(tallies: Mapping[str, KillTally], folder: Path) -> None:
    """Remove databases from their servers, with all references to them: a run that goes on makes new ones."""
    for kind, tally in tallies.items():
        if tally.url and await places.drop(tally.url):
            tally.url, tally.tables, tally.unseen = "", [], []
            shutil.rmtree(folder / kind)


def summed_up(kind: str, tally: KillTally) -> str:
    """All figures of a database in a few lines."""
    forked, each = tally.starts - tally.real, tally.confirmed / max(tally.kills, 1)
    first, last, loads = spread(tally.firsts), spread(tally.waits), spread(tally.loads)
    cpu = tally.cpu / max(tally.starts, 1)
    return "\n".join(
        [
            f"{kind}: {tally.kills} kills in the midst of play ({tally.at_requests} at a request), {tally.at_start} at"
            f" the start; {tally.starts} starts, {tally.real} of the real program, {forked} forked",
            f"  {each:.1f} confirmed answers between two kills; {tally.stored} looked for; {len(tally.faults)} faults;"
            f" {tally.failed} clicks unanswered; {tally.verified} games ended and verified",
            f"  from ready until the first of what was due is delivered: {first} s; until the last: {last} s;"
            f" load average {loads}",
            f"  {cpu:.2f} CPU s for a start with all that was played after it; {tally.delays} times the database kept a"
            " bot waiting",
        ]
    )


def spread(values: Sequence[float]) -> str:
    """Median and maximum, and how many."""
    if not values:
        return "not measured"
    above = sum(value > LONG for value in values)
    return f"{statistics.median(values):.2f} (at most {max(values):.2f}, {above} of {len(values)} above {LONG})"
