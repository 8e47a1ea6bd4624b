"""A disk that fails at every call: python -m tools disks --state FILE

Two people play a game of thirty answers through the stand-in for Discord, again and again, and each time the disk under
the database fails in another way: at its first call, its second, its third … with an error (EIO), no room (ENOSPC) or
no answer at all, once or from there on until it is mended. After each game everything is examined. Each seed has an
order of its own, so that a part of the cases is a sample of all. Results are kept in FILE: a run that was stopped
(Ctrl+C) goes on there, with its seed. It needs Linux with a C compiler. The exit code is 1 if anything was lost,
doubled, unanswered or unnoticed.
"""

import argparse
import asyncio
import itertools
import logging
import random
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from statistics import mean

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tools.disks.disk import CALLS, COMPILER, FailingCall, Misbehaviour
from tools.disks.trial import ANSWERS, DiskTrial, TrialOutcome, empty, nest

CALLS_OF_A_GAME = 1_400
"""Roughly the most calls of a game of thirty answers."""
TOLD = 10
"""The interval of progress lines without a terminal."""
STOPPED = 130
IN_MEMORY = next((place for place in ("/dev/shm",) if Path(place).is_dir()), None)  # the fastest disk


class DiskRun(msgspec.Struct):
    """The kept part of a run: the outcome of each fault."""

    seed: int = 0
    answers: int = ANSWERS
    found: dict[str, TrialOutcome] = {}

    @property
    def faults(self) -> list[str]:
        """The broken laws, and when."""
        return [f"{case}: {found.fault}" for case, found in self.found.items() if found.fault]


def cases(seed: int, calls: int) -> list[FailingCall]:
    """Every fault at each of so many calls, in the order of this seed."""
    made = [FailingCall(*each) for each in itertools.product(Misbehaviour, (False, True), range(1, calls + 1))]
    random.Random(seed).shuffle(made)
    return made


async def tried(state: DiskRun, left: Sequence[FailingCall], progress: "DiskProgress") -> None:
    """Try one fault after the other, and keep each outcome."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as scratch:
        template = await empty(Path(scratch))
        async with nest(Path(scratch)) as bots:
            for fault in left:
                with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
                    trial = DiskTrial(Path(folder), bots, template, random.Random(fault.call))
                    (found,) = await trial.run([fault], state.answers)
                state.found[str(fault)] = found
                progress.say()


class DiskProgress:
    """Prints a run's progress and keeps it in its file."""

    def __init__(self, state: DiskRun, file: Path, total: int, console: Console) -> None:
        self.state, self.file, self.total, self.console = state, file, total, console
        self.bar = Progress(console=console)
        self.task = self.bar.add_task("Faults", total=total, completed=len(state.found))

    def keep(self) -> None:
        """Store the results so far."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        written = self.file.with_suffix(".part")
        written.write_bytes(msgspec.json.format(msgspec.json.encode(self.state)))
        written.replace(self.file)

    def say(self) -> None:
        """After each fault."""
        self.keep()
        done = len(self.state.found)
        self.bar.update(self.task, completed=done)
        if not self.console.is_terminal and done % TOLD == 0:
            self.console.print(f"{done} / {self.total}, {len(self.state.faults)} not as they must be", markup=False)


def table(state: DiskRun) -> Table:
    """The outcomes of the faults, by their kind and by the failed call."""
    shown = Table(
        "fault",
        "call",
        "tried",
        "at the start",
        "health said",
        "after, s: mean, most",
        "confirmed answers",
        "not as it must be",
    )
    for kind, how in itertools.product(Misbehaviour, ("at", "from")):
        for met in (*CALLS[1:], ""):
            rows = [row for case, row in state.found.items() if case.startswith(f"{kind} {how} ") and row.met == met]
            if rows:
                said = ", ".join(sorted({row.said for row in rows} - {"", "ok"})) or "nothing"
                counts = len(rows), sum(row.at_start for row in rows)
                sums = sum(row.confirmed for row in rows), sum(bool(row.fault) for row in rows)
                lasting = "lasting" if how == "from" else "once"
                waits = [row.said_after for row in rows if row.said_after]
                after = f"{mean(waits):.1f}, {max(waits):.1f}" if waits else ""
                shown.add_row(f"{kind}, {lasting}", met or "none", *map(str, counts), said, after, *map(str, sums))
    return shown


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    options = _options(arguments)
    console = Console(highlight=False, soft_wrap=True)
    if COMPILER is None or sys.platform != "linux":
        console.print("This needs Linux and a C compiler.")
        return 2
    state = DiskRun(random.randrange(1 << 32) if options.seed is None else options.seed, options.answers)
    if options.state.exists():
        state = msgspec.json.decode(options.state.read_bytes(), type=DiskRun)
    every = cases(state.seed, options.calls)
    left = [fault for fault in every if str(fault) not in state.found][: options.most]
    progress = DiskProgress(state, options.state, len(every), console)
    try:
        with progress.bar if console.is_terminal else nullcontext():
            asyncio.run(tried(state, left, progress))
    except KeyboardInterrupt:
        console.print(f"Stopped; the same command goes on from {options.state}.", markup=False)
        return STOPPED
    finally:
        progress.keep()
        console.print(table(state))
    for fault in state.faults:
        console.print(fault, markup=False)
    return int(bool(state.faults))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools disks", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--calls", type=int, default=CALLS_OF_A_GAME, help=f"up to this one ({CALLS_OF_A_GAME})")
    parser.add_argument("--answers", type=int, default=ANSWERS, help=f"in a game ({ANSWERS})")
    parser.add_argument("--most", type=int, help="how many to try now (all)")
    parser.add_argument("--state", type=Path, default=Path("build/disks.json"), help="(build/disks.json)")
    parser.add_argument("--seed", type=int, help="the order of the cases")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # even if ignored at first, as in the background
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests end with the bot that made them
    sys.exit(main())
