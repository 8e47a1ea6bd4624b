"""Everything at random, for a night: python -m tools fuzz --state FILE

Plays random games, any legal answer to any open question, and lets random people click and type through the real client
in the stand-in, until the wanted numbers of decisions and clicks are reached. With a state file a run that was stopped
goes on there. Prints a line for each fault, with the command that plays it again; then the exit code is 1.
"""

import argparse
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from tools.fuzz.playing import Exercise, Upshot, came

KINDS: tuple[Exercise, Exercise] = ("game", "episode")
DONE = {"game": "decisions", "episode": "clicks"}
LINES_APART = 0.02
"""Without a terminal, the share of the whole between two lines."""
USUAL_SEED, DECISIONS, CLICKS = 1, 1_000_000, 20_000
_asked_to_stop: list[int] = []
"""The signals that have asked to stop."""


class Stretch(msgspec.Struct):
    """The progress of one kind: the number of the next game or episode, and the decisions or clicks in those before."""

    next: int = 0
    done: int = 0


class FuzzRun(msgspec.Struct, forbid_unknown_fields=True):
    """A run, as the state file has it; `faults` are the lines that were told."""

    seed: int
    game: Stretch = msgspec.field(default_factory=Stretch)
    episode: Stretch = msgspec.field(default_factory=Stretch)
    faults: list[str] = []

    def part(self, kind: Exercise) -> Stretch:
        """The progress of this kind."""
        return self.game if kind == "game" else self.episode


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    options = _options(arguments)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for kind in KINDS:
        if (number := getattr(options, kind)) is not None:
            found = came(kind, options.seed, number, options.steps)
            console.print(found.fault or f"{kind} {number}: {found.done} {DONE[kind]}, all is well")
            return int(bool(found.fault))
    try:
        course = _course(options.state, options.seed)
    except ValueError as error:
        console.print(str(error))
        return 2
    wanted: dict[Exercise, int] = {"game": options.decisions, "episode": options.clicks}
    try:
        _run(course, wanted, options, console)
    except KeyboardInterrupt:
        console.print("stopped" + (f"; the same command goes on from {options.state}" if options.state else ""))
        return 130
    told = ", ".join(f"{course.part(kind).done} {DONE[kind]} in {course.part(kind).next} {kind}s" for kind in KINDS)
    console.print(f"seed {course.seed}: {told}; {len(course.faults)} faults")
    return int(bool(course.faults))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools fuzz", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--decisions", type=int, default=DECISIONS, help=f"how many decisions ({DECISIONS})")
    parser.add_argument("--clicks", type=int, default=CLICKS, help=f"how many clicks, forms and commands ({CLICKS})")
    parser.add_argument("--seed", type=int, default=USUAL_SEED, help=f"what everything follows from ({USUAL_SEED})")
    parser.add_argument("--state", type=Path, help="a file that remembers how far it has come")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes at once (1)")
    parser.add_argument("--game", type=int, metavar="NUMBER", help="play just this game again")
    parser.add_argument("--episode", type=int, metavar="NUMBER", help="play just this episode of clicks again")
    parser.add_argument("--steps", type=int, help="leave each game and episode after so many steps")
    return parser.parse_args(arguments)


def _course(file: Path | None, seed: int) -> FuzzRun:
    """The run that the file remembers, else one that begins. Raises ValueError, a sentence."""
    if file is None or not file.exists():
        return FuzzRun(seed)
    try:
        course = msgspec.json.decode(file.read_bytes(), type=FuzzRun)
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{file} remembers no run: {error}. Name another file.") from error
    if course.seed != seed:
        raise ValueError(f"{file} remembers a run with --seed {course.seed}. Say that, or name another file.")
    return course


def _run(course: FuzzRun, wanted: dict[Exercise, int], options: argparse.Namespace, console: Console) -> None:
    """Play until the goal is reached; the state file is updated after each game and episode."""
    with ExitStack() as stack:
        submit = _here if options.jobs < 2 else stack.enter_context(_pool(options.jobs)).submit
        told = stack.enter_context(_Told(console, wanted))
        for kind in KINDS:
            part = course.part(kind)
            told.done(kind, part.done)
            todo = partial(_submitted, submit, kind, course.seed, part.next, options)
            for found in todo() if part.done < wanted[kind] else ():
                part.next, part.done = part.next + 1, part.done + max(found.done, 1)  # what cannot begin counts, too
                if found.fault:
                    course.faults.append(found.fault)
                    told.fault(found.fault)
                _keep(options.state, course)
                told.done(kind, part.done)
                if part.done >= wanted[kind]:
                    break


def _submitted(
    submit: "Callable[..., Future[Upshot]]", kind: Exercise, seed: int, first: int, options: argparse.Namespace
) -> Iterator[Upshot]:
    """The results of one game or episode after the other, a few of them computed ahead."""
    ahead: deque[Future[Upshot]] = deque()
    try:
        for number in count(first):
            ahead.append(submit(came, kind, seed, number, options.steps))
            if len(ahead) >= max(2 * options.jobs - 1, 1):
                yield ahead.popleft().result()
    finally:
        for future in ahead:
            future.cancel()


def _here(play: Callable[..., Upshot], *arguments: object) -> "Future[Upshot]":
    """Play it at once, in this process. Raises KeyboardInterrupt for a stop that came where exceptions are lost: in
    the code that runs during garbage collection.
    """
    if _asked_to_stop:
        raise KeyboardInterrupt
    future: Future[Upshot] = Future()
    future.set_result(play(*arguments))
    return future


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _keep(file: Path | None, course: FuzzRun) -> None:
    """Store the progress; if interrupted half-way, the earlier file stays."""
    if file is not None:
        half = file.with_name(file.name + ".new")
        half.write_bytes(msgspec.json.encode(course) + b"\n")
        os.replace(half, file)


class _Told:
    """Progress: a bar for each kind at a terminal, elsewhere a line now and then."""

    def __init__(self, console: Console, wanted: dict[Exercise, int]) -> None:
        self._console = console
        self._wanted = wanted
        self._lines: dict[Exercise, int] = {}
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
        self._progress = Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal)
        self._bars: dict[Exercise, TaskID] = {
            kind: self._progress.add_task(DONE[kind], total=wanted[kind]) for kind in KINDS
        }

    def __enter__(self) -> "_Told":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def done(self, kind: Exercise, done: int) -> None:
        """Report progress of this kind."""
        self._progress.update(self._bars[kind], completed=done)
        line = int(done / max(self._wanted[kind], 1) / LINES_APART)
        if not self._console.is_terminal and line != self._lines.get(kind, 0):
            self._lines[kind] = line
            self._console.print(f"{done} / {self._wanted[kind]} {DONE[kind]}")

    def fault(self, line: str) -> None:
        """Something is wrong."""
        self._console.print(line)


def _stop(number: int, _: object) -> None:
    _asked_to_stop.append(number)
    signal.raise_signal(signal.SIGINT)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has it ignored in the background
    signal.signal(signal.SIGTERM, _stop)
    code = main()
    sys.stdout.flush()
    os._exit(code)  # the threads of a house left in the middle of an episode must not hold up the end
