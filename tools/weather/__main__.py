"""Whole games in all weathers: python -m tools weather --lives 100 --database both --state FILE

People play several games at once through the stand-in for Discord while several random troubles begin and end beside
each other: the disk or the server of the database, the connection and the requests to Discord, unreadable events,
refused direct messages, the clock, the process that thinks, people who overdo it; the bot stands still, and dies.
Whenever all is over everything is examined; at the end all games are played to their ends and their records checked.
Results are kept in FILE, the data in a folder beside it: a run that was stopped (Ctrl+C) goes on there.
PARLATORIUM_TEST_POSTGRES names the PostgreSQL server; disks fail on Linux with a C compiler. The exit code is 1 if
anything was lost, doubled or left, now or in an earlier part of the same run; then its databases are kept.
"""

import argparse
import asyncio
import logging
import random
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from tests.db.server import KINDS, NAMED
from tools.kills.__main__ import STOPPED, first_of
from tools.kills.campaign import clear_away
from tools.weather.campaign import StormRun, can_fail_disks, run, table
from tools.weather.outdoors import LivesTally


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    options = _options(arguments)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    kinds = ["sqlite", "postgresql"] if options.database == "both" else [options.database]
    if missing := set(kinds) - set(KINDS):
        console.print(f"{NAMED} names no server for {missing.pop()}.")
        return 2
    if not can_fail_disks():
        console.print("No disk fails: that takes Linux and a C compiler.")
    campaign, folder = StormRun(), options.state.parent / f"{options.state.stem}-data"
    if options.state.exists():
        campaign = msgspec.json.decode(options.state.read_bytes(), type=StormRun)

    def say(kind: str, came: LivesTally) -> None:
        _keep(campaign, options.state)
        ended = f"{came.confirmed} answers, {came.verified} games ended"
        console.print(f"{kind}: {came.kills} / {options.lives} lives, {sum(came.troubles.values())} troubles, {ended}")

    try:
        asyncio.run(run(campaign, dict.fromkeys(kinds, options.lives), folder, say, random.Random(options.seed)))
        asyncio.run(clear_away(campaign.tallies, folder))
    except KeyboardInterrupt:
        console.print(f"Stopped; the same command goes on from {options.state}.")
        return STOPPED
    except ExceptionGroup as group:
        if (broken := first_of(group)) is None:
            raise
        console.print(f"Broken: {broken}; the data is in {folder}")
    finally:
        _keep(campaign, options.state)
    console.print(table(campaign))
    faults = [f"{kind}: {fault}" for kind, came in campaign.tallies.items() for fault in came.faults]
    for fault in faults:
        console.print(fault)
    return int(bool(faults))


def _keep(campaign: StormRun, state: Path) -> None:
    state.parent.mkdir(parents=True, exist_ok=True)
    written = state.with_suffix(".part")
    written.write_bytes(msgspec.json.format(msgspec.json.encode(campaign)))
    written.replace(state)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools weather", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--lives", type=int, default=100, help="how many, on each kind of database (100)")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--state", type=Path, default=Path("build/weather.json"), help="(build/weather.json)")
    parser.add_argument("--seed", type=int, help="the lots to draw")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # even if ignored at first, as in the background
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests end with the bot that made them
    sys.exit(main())
