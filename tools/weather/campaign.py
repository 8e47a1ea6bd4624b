"""Lives of bots in all weathers, over one database or both at the same time: stored results, and the report."""

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import msgspec
from rich.table import Table

from tools.disks.disk import COMPILER, Disk, library
from tools.kills import places
from tools.kills.campaign import live
from tools.kills.processes import Nest
from tools.weather.outdoors import LivesTally, Outdoors

PROGRAM = "tools.weather.preloaded"


class StormRun(msgspec.Struct):
    """The kept part of a run: the results for each kind of database."""

    tallies: dict[str, LivesTally] = {}


Say = Callable[[str, LivesTally], None]
"""Told after each life, and each game that has ended afterwards."""


def can_fail_disks() -> bool:
    """Whether this machine can put a disk that fails on demand under a file."""
    return COMPILER is not None and sys.platform == "linux"


async def run(
    campaign: StormRun,
    lives: Mapping[str, int],
    folder: Path,
    say: Say,
    dice: random.Random,
    *,
    to_the_end: bool = True,
) -> None:
    """So many lives on each kind of database, then examine once more; or play all games `to_the_end` and examine
    then. Raises an ExceptionGroup of Broken.
    """
    with tempfile.TemporaryDirectory() as beside:
        made = {"LD_PRELOAD": str(library(Path(beside)))} if can_fail_disks() else {}
        nest = Nest(Path(beside), PROGRAM, made)
        await nest.open()
        try:
            async with asyncio.TaskGroup() as group:
                for kind, count in lives.items():
                    place = folder / kind
                    place.mkdir(parents=True, exist_ok=True)
                    came = campaign.tallies.setdefault(kind, LivesTally())
                    came.url = came.url or await places.make(kind, place)
                    disk = Disk(str(place / "parlatorium.db"), place / "control") if made and kind == "sqlite" else None
                    told = partial(say, kind, came)
                    site = Outdoors(came, place, nest, random.Random(dice.random()), told, disk)
                    group.create_task(live(site, count, to_the_end=to_the_end))
        finally:
            await nest.close()


def table(campaign: StormRun) -> Table:
    """All figures, by database."""
    tallies = campaign.tallies.values()
    shown = Table("", *campaign.tallies)
    troubles = sorted({name for came in tallies for name in came.troubles})
    figures: dict[str, Callable[[LivesTally], object]] = {
        "lives": lambda came: came.kills,
        "ended as a host ends them": lambda came: came.in_peace,
        "storms weathered": lambda came: came.weathered,
        "answers confirmed": lambda came: came.confirmed,
        "looked for in the database": lambda came: came.stored,
        "lost": lambda came: sum("stored 0 times" in fault for fault in came.faults),
        "doubled": lambda came: sum("twice" in fault or "stored 2 times" in fault for fault in came.faults),
        "wrong otherwise": lambda came: sum("twice" not in fault and "times" not in fault for fault in came.faults),
        "played where they were called": lambda came: came.called,
        "clicks unanswered": lambda came: came.failed,
        "games ended and verified": lambda came: came.verified,
        "CPU seconds": lambda came: round(came.cpu),
    }
    for name in troubles:
        shown.add_row(name, *(str(came.troubles.get(name, 0)) for came in tallies))
    shown.add_section()
    for name, figure in figures.items():
        shown.add_row(name, *(str(figure(came)) for came in tallies))
    return shown
