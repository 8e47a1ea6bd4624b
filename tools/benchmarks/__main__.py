"""All benchmarks of speed and size, one after the other, each in a process of its own, with their results in one table:
each time in P beside its goal, P being the CPU time of one of pyminion's Big Money games in the same run.

`python -m tools benchmarks` takes about an hour; `… film engine` runs only these two. `--json` prints the results as
one JSON object instead of the table; `--page` also writes table and curves to `docs/measured/`. Progress goes to
standard error. Failed benchmarks are named at the end; then the exit code is 1.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from tools.benchmarks.figures import RUNS, Benchmark, Figure, Measured, Report, found_in
from tools.benchmarks.page import write
from tools.benchmarks.unit import unit_ms

FAILED = 1

Results: TypeAlias = Mapping[str, Sequence[Report]]
"""The output of each benchmark."""


def lines_of(run: Benchmark) -> list[Report]:
    """A benchmark's JSON output, with the P of its run. Raises CalledProcessError."""
    before = unit_ms()
    command = [sys.executable, "-m", "tools", run.module, *run.arguments]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    p_ms = (before + unit_ms()) / 2
    return [{"p_ms": p_ms, **json.loads(line)} for line in printed.splitlines() if line.startswith("{")]


def run_all(runs: Sequence[Benchmark], told: Console) -> tuple[dict[str, list[Report]], list[str]]:
    """Run them and report progress; returns their output, and the failed ones."""
    printed, failed = dict[str, list[Report]](), list[str]()
    columns = (TextColumn("{task.completed}/{task.total} {task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=told) as progress:
        task = progress.add_task("", total=len(runs))
        for run in runs:
            progress.update(task, description=f"{run.name} (about {run.minutes:g} min)")
            try:
                printed[run.name] = lines_of(run)
            except subprocess.CalledProcessError as error:
                failed.append(f"{run.name}: {error}")
            progress.advance(task)
    return printed, failed


def machine() -> dict[str, Any]:
    """Where and when it was measured."""
    return {
        "on": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "cores": len(os.sched_getaffinity(0)),
        "p_ms": round(unit_ms(), 3),
    }


def figures(runs: Sequence[Benchmark], printed: Results) -> Iterator[tuple[Figure, Measured]]:
    """The figures that were found."""
    for run in runs:
        for figure in run.figures:
            if (found := found_in(figure, printed.get(run.name, ()))) is not None:
                yield figure, found


def wanted(names: Sequence[str]) -> list[Benchmark]:
    """The benchmarks of these names, all if none is named. Raises SystemExit for an unknown name."""
    known = [run.name for run in RUNS]
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"There is no benchmark {', '.join(unknown)}. There are: {', '.join(known)}.")
    return [run for run in RUNS if not names or run.name in names]


def main() -> None:
    """Run, and print."""
    reading = argparse.ArgumentParser(prog="python -m tools benchmarks", description=__doc__)
    reading.add_argument("names", nargs="*", metavar="name")
    reading.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    reading.add_argument("--page", action="store_true", help="write docs/measured/speed.md and its picture, too")
    asked = reading.parse_args()
    runs, told = wanted(asked.names), Console(stderr=True)
    where = machine()
    printed, failed = run_all(runs, told)
    found = list(figures(runs, printed))
    if asked.json:
        rows = [{"figure": figure.what, **msgspec.to_builtins(value)} for figure, value in found]
        print(json.dumps({"machine": where, "figures": rows, "printed": printed}))
    else:
        for figure, value in found:
            print(figure.line(value))
    if asked.page:
        write(Path("docs") / "measured", where, found, printed)
    for fault in failed:
        told.print(f"[red]{fault}")
    sys.exit(FAILED if failed else 0)


if __name__ == "__main__":
    main()
