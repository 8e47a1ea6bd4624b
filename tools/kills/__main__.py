"""A thousand kills: python -m tools kills --kills 1000 --database both --state FILE

People play several games at once through the stand-in for Discord, as fast as the bot lets them. The bot is killed
(SIGKILL) again and again, after five and more answers that it had confirmed, sometimes in the midst of a request or
while it starts. After each start everything is examined; at the end all games are played to their ends and their
records checked. Results are kept in FILE, the data in a folder beside it: a run that was stopped (Ctrl+C) goes on
there. PARLATORIUM_TEST_POSTGRES names the PostgreSQL server. The exit code is 1 if anything was lost, doubled or left,
now or in an earlier part of the same run; then its databases are kept.
"""

import argparse
import asyncio
import logging
import random
import signal
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from tests.db.server import KINDS, NAMED
from tools.kills.campaign import KillRun, clear_away, run, summed_up
from tools.kills.inspection import BrokenPromise
from tools.kills.processes import StartFailed
from tools.kills.site import KillTally

TOLD = 10
"""The interval of progress lines without a terminal."""
STOPPED = 130


class Progressing:
    """Prints a run's progress and keeps it in its file."""

    def __init__(self, campaign: KillRun, state: Path, total: int, console: Console) -> None:
        self.campaign, self.state, self.total, self.console = campaign, state, total, console
        self.bar = Progress(console=console)
        self.task = self.bar.add_task("Kills", total=total, completed=self.done)

    @property
    def done(self) -> int:
        """Kills so far."""
        return sum(tally.kills for tally in self.campaign.tallies.values())

    @property
    def faults(self) -> list[str]:
        """The faults found so far, and where."""
        return [f"{kind}: {fault}" for kind, tally in self.campaign.tallies.items() for fault in tally.faults]

    def keep(self) -> None:
        """Store the results so far."""
        written = self.state.with_suffix(".part")
        written.write_bytes(msgspec.json.format(msgspec.json.encode(self.campaign)))
        written.replace(self.state)

    def say(self, kind: str, tally: KillTally) -> None:
        """After each kill."""
        self.keep()
        self.bar.update(self.task, completed=self.done)
        if not self.console.is_terminal and tally.kills % TOLD == 0:
            self.console.print(f"{self.done} / {self.total}: {summed_up(kind, tally)}", markup=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    options = _options(arguments)
    console = Console(highlight=False, soft_wrap=True)
    campaign, folder = KillRun(), options.state.parent / f"{options.state.stem}-data"
    if options.state.exists():
        campaign = msgspec.json.decode(options.state.read_bytes(), type=KillRun)
    kinds = ["sqlite", "postgresql"] if options.database == "both" else [options.database]
    if missing := set(kinds) - set(KINDS):
        console.print(f"{NAMED} names no server for {missing.pop()}.", markup=False)
        return 2
    kills = {
        kind: options.kills // len(kinds) + (place < options.kills % len(kinds)) for place, kind in enumerate(kinds)
    }
    progress = Progressing(campaign, options.state, options.kills, console)
    try:
        with progress.bar if console.is_terminal else nullcontext():
            asyncio.run(run(campaign, kills, folder, progress.say, random.Random(options.seed)))
            if not progress.faults:
                asyncio.run(clear_away(campaign.tallies, folder))
    except KeyboardInterrupt:
        console.print(f"Stopped; the same command goes on from {options.state}.", markup=False)
        return STOPPED
    except ExceptionGroup as group:
        if (broken := first_of(group)) is None:
            raise
        console.print(f"Broken: {broken}; the data is in {folder}", markup=False)
        return 1
    finally:
        progress.keep()
    for told in [*(summed_up(kind, tally) for kind, tally in campaign.tallies.items()), *progress.faults]:
        console.print(told, markup=False)
    return int(bool(progress.faults))


def first_of(group: BaseExceptionGroup[BaseException]) -> BaseException | None:
    """The first broken law; None if something else went wrong, too."""
    known, others = group.split((BrokenPromise, StartFailed))
    found: BaseException | None = known
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    return None if others else found


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools kills", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--kills", type=int, default=1000, help="how many, over all databases (1000)")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--state", type=Path, default=Path("build/kills.json"), help="(build/kills.json)")
    parser.add_argument("--seed", type=int, help="the lots to draw")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # even if ignored at first, as in the background
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests end with the bot that made them
    sys.exit(main())
