"""Whole games while clocks are wrong: python -m tools clocks --games 100 --database both --state FILE

People play by clicks in the stand-in for Discord, while the bot's clock jumps by milliseconds to days, forward and
back, strobes, and is set right again; the bot is stopped and killed meanwhile. On PostgreSQL other processes may
deliver `--beside` it, each by another clock. When the clocks are right again everything is examined. Results are kept
in FILE: a run that was stopped (Ctrl+C) goes on there. PARLATORIUM_TEST_POSTGRES names the PostgreSQL server. The exit
code is 1 if anything was lost, doubled, never delivered, or somebody's seat taken.
"""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import structlog
from rich.console import Console
from rich.table import Table

from tests import empty_database
from tests.db.server import KINDS, NAMED
from tools.clocks.nemesis import ClockTally, play

STOPPED = 130


class ClockRun(msgspec.Struct):
    """A run in its state file: each seed's consequences, how many games of each kind, and their results."""

    seed: int
    done: dict[str, int] = {}
    came: dict[str, ClockTally] = {}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    options = _options(arguments)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    kinds = ["sqlite", "postgresql"] if options.database == "both" else [options.database]
    if missing := set(kinds) - set(KINDS):
        console.print(f"{NAMED} names no server for {missing.pop()}.")
        return 2
    course = ClockRun(options.seed)
    if options.state.exists():
        course = msgspec.json.decode(options.state.read_bytes(), type=ClockRun)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    try:
        for kind in kinds:
            _play(course, kind, options, console)
    except KeyboardInterrupt:
        console.print(f"Stopped; the same command goes on from {options.state}.")
        return STOPPED
    console.print(_table(course))
    return int(any(came.faults for came in course.came.values()))


def _play(course: ClockRun, kind: str, options: argparse.Namespace, console: Console) -> None:
    empty_database.stand_on(kind)
    came = course.came.setdefault(kind, ClockTally())
    try:
        for number in range(course.done.get(kind, 0), options.games):
            found = play(course.seed, number, beside=options.beside if kind == "postgresql" else 0, most=options.acts)
            came.add(found)
            course.done[kind] = number + 1
            _keep(course, options.state)
            told = f"{kind} {number + 1} / {options.games}: {found.answers} answers, {found.looks} looks"
            console.print(told, *(f"FAULT in game {number}: {fault}" for fault in found.faults), sep="\n")
    finally:
        asyncio.run(empty_database.cleared(wholly=True))


def _keep(course: ClockRun, state: Path) -> None:
    state.parent.mkdir(parents=True, exist_ok=True)
    written = state.with_suffix(".part")
    written.write_bytes(msgspec.json.format(msgspec.json.encode(course)))
    written.replace(state)


def _table(course: ClockRun) -> Table:
    kinds = list(course.came)
    table = Table("", *kinds)
    names = sorted({name for came in course.came.values() for name in came.troubles})
    rows = {name: [str(course.came[kind].troubles.get(name, 0)) for kind in kinds] for name in names}
    for name in ("answers", "looks", "ended"):
        rows[name] = [str(getattr(course.came[kind], name)) for kind in kinds]
    rows["games"] = [str(course.done.get(kind, 0)) for kind in kinds]
    rows["faults"] = [str(len(course.came[kind].faults)) for kind in kinds]
    for name, values in rows.items():
        table.add_row(name, *values)
    return table


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools clocks", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--games", type=int, default=20, help="how many, on each kind of database (20)")
    parser.add_argument("--beside", type=int, default=0, help="so many more processes that deliver, on PostgreSQL (0)")
    parser.add_argument("--acts", type=int, help="leave each game after so many acts")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="sqlite")
    parser.add_argument("--state", type=Path, default=Path("build/clocks.json"), help="(build/clocks.json)")
    parser.add_argument("--seed", type=int, default=1, help="what everything follows from (1)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # even if ignored at first, as in the background
    sys.exit(main())
