"""Proof that the quick tests notice what the thorough ones notice: python -m tools faults

Plants single random faults, one after the other, in a copy of the project, and runs the quick tests; faults they miss
go to the thorough ones. Verdicts are kept in a folder, so that a run that was stopped goes on there. The exit code is 1
if the thorough tests alone notice more than one fault. Type checker and linters are not run.
"""

import argparse
import signal
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from tools.faults.planting import Mutation, draw_lots
from tools.faults.trial import Copy, SuiteBroken

ROOT = Path(__file__).resolve().parents[2]
QUICK: tuple[str, ...] = ()
THOROUGH = ("--thorough",)
ALLOWED = 1
"""How many faults the thorough tests may notice alone."""


class NoticedBy(msgspec.Struct, frozen=True):
    """Which test noticed a fault first: empty if none did, None if it was not asked."""

    fault: Mutation
    quick: str
    thorough: str | None = None

    @property
    def settled(self) -> bool:
        """Whether nothing is left to be asked."""
        return bool(self.quick) or self.thorough is not None


def main() -> int:
    """Run the tool; return the exit code."""
    options = _options()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the tests end with this program
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"seed {options.seed}")
    faults = draw_lots(ROOT, options.count, options.seed)
    if options.list:
        for fault in faults:
            console.print(str(fault), markup=False)
        return 0
    folder = options.folder or ROOT / "build" / f"faults-{options.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        verdicts = list(_judged(faults, folder / "verdicts.jsonl", options.only == "quick", console))
    except SuiteBroken as broken:
        console.print(f"Without any fault this fails: {broken}", markup=False)
        return 2
    return sum_up(verdicts, console)


def _options() -> argparse.Namespace:
    today = int(datetime.now(UTC).strftime("%Y%m%d"))
    parser = argparse.ArgumentParser(prog="python -m tools faults", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--count", type=int, default=24, help="how many faults (24)")
    parser.add_argument("--seed", type=int, default=today, help="the lots to draw (today's date)")
    parser.add_argument("--only", choices=["quick"], help="do not ask the thorough tests")
    parser.add_argument("--list", action="store_true", help="name the faults and plant none")
    parser.add_argument(
        "--folder", type=Path, help="where verdicts are kept, of one state of the project (build/faults-SEED)"
    )
    return parser.parse_args()


def _judged(faults: list[Mutation], report: Path, only_quick: bool, console: Console) -> Iterator[NoticedBy]:
    """A verdict on each fault: the one of the report, or a new one, which is added to it."""
    lines = report.read_bytes().splitlines() if report.exists() else []
    known = {verdict.fault: verdict for verdict in (msgspec.json.decode(line, type=NoticedBy) for line in lines)}
    with tempfile.TemporaryDirectory(prefix="faults-") as name:
        Path(name).chmod(0o755)  # tests that give up an administrator's rights still read the copy
        copy = Copy(ROOT, Path(name))
        for fault in track(faults, "Faults", console=console):
            verdict = judge(copy, fault, known.get(fault), only_quick)
            if verdict != known.get(fault):
                with report.open("ab") as kept:
                    kept.write(msgspec.json.encode(verdict) + b"\n")
            console.print(f"{fault}  [{_word(verdict)}]", markup=False)
            yield verdict


def judge(copy: Copy, fault: Mutation, known: NoticedBy | None, only_quick: bool) -> NoticedBy:
    """The tests' verdict on a fault, unless it is known. Raises SuiteBroken."""
    verdict = known or NoticedBy(fault, copy.noticed(fault, QUICK))
    if verdict.settled or only_quick:
        return verdict
    return NoticedBy(fault, verdict.quick, copy.noticed(fault, THOROUGH))


def _word(verdict: NoticedBy) -> str:
    if verdict.quick:
        return f"quick: {verdict.quick}"
    return f"thorough: {verdict.thorough}" if verdict.thorough else "not noticed"


def sum_up(verdicts: list[NoticedBy], console: Console) -> int:
    """Print the fate of the faults; returns the exit code."""
    quick = [verdict for verdict in verdicts if verdict.quick]
    thorough = [verdict for verdict in verdicts if verdict.thorough]
    missed = [verdict for verdict in verdicts if not verdict.quick and not verdict.thorough]
    console.print(f"planted {len(verdicts)}, noticed by the quick tests {len(quick)}")
    for what, which in (
        (f"noticed by the thorough tests alone (allowed: {ALLOWED})", thorough),
        ("noticed by none: without effect, a matter of taste (numbers of a layout), or a gap; look at each", missed),
    ):
        console.print(f"{what}: {len(which)}")
        for verdict in which:
            console.print(f"  {verdict.fault}  {verdict.thorough or ''}".rstrip(), markup=False)
    return int(len(thorough) > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
