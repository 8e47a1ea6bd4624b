"""How strong the strongest computer player is against that of an earlier commit: one of now against others of then,
seats rotated, in any game, by the rulings of then.

The earlier one thinks in a process of its own, with the rules of its own commit. Prints for each set of options (as
JSON) the share of the games won (ties shared), with its standard error, the mean points of both sides, and the mean and
the longest decision of both in milliseconds of CPU time. Run it by hand:
python -m tools earlier game commit [games [seats [first [options …]]]]
"""

import json
import pickle
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from inspect import getsource
from io import BytesIO
from statistics import mean
from tempfile import TemporaryDirectory
from typing import IO, Any

import msgspec
from rich.console import Console
from rich.progress import track

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import play_out
from tools.benchmarks.strength.levels import TimedPolicy

STRONGEST = "(mind := find_games()[{name!r}].mind).player(mind.strongest)"
THINKS = """
import pickle, sys, time
from games.kernel.contract.game import RULES
from games.kernel.contract.discovery import find_games
class Asked(pickle.Unpickler):
    def find_class(self, module, name):
        return known if name == "known" else super().find_class(module, name)
policy = eval(sys.argv[1])
pickle.dump(RULES, sys.stdout.buffer)
sys.stdout.buffer.flush()
while True:
    view, choice = Asked(sys.stdin.buffer).load()
    begin = time.process_time()
    picks = policy(lambda: view, choice)
    pickle.dump((picks, 1000 * (time.process_time() - begin)), sys.stdout.buffer)
    sys.stdout.buffer.flush()
"""
"""The strongest computer player of a game, and the other process's program: it reports its newest rulings, then its
answers.
"""


def known(kind: Any, fields: Mapping[str, Any]) -> Any:
    """One of this kind, with those of these fields it has: a present view as it was then."""
    return kind(**{name: value for name, value in fields.items() if name in kind.__struct_fields__})


class FieldPickler(pickle.Pickler):
    """Adds the name of each field."""

    def reducer_override(self, each: Any) -> Any:
        """A struct by the names of its fields."""
        if not isinstance(each, msgspec.Struct):
            return NotImplemented
        return known, (type(each), {name: getattr(each, name) for name in each.__struct_fields__})


@contextmanager
def player_of(commit: str, policy: str) -> Iterator["Elsewhere"]:
    """A policy, as an expression of Python, as it was in a commit of this checkout."""
    packed = subprocess.run(["git", "archive", commit, "games"], check=True, capture_output=True).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        program = f"from __future__ import annotations\n{getsource(known)}{THINKS}"
        thinks = [sys.executable, "-c", program, policy]
        with subprocess.Popen(thinks, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin
            assert process.stdout
            yield Elsewhere(process.stdin, process.stdout)
            process.kill()


class Elsewhere:
    """A policy that thinks in another process: `rules` are the newest rulings it knows, `took` has the milliseconds
    of each decision there.
    """

    def __init__(self, asked: IO[bytes], told: IO[bytes]) -> None:
        self.asked = asked
        self.told = told
        self.rules: int = pickle.load(told)
        self.took: list[float] = []

    def __call__(self, look: Look, choice: Choice) -> Picks:
        """Ask there."""
        FieldPickler(self.asked).dump((look(), choice))
        self.asked.flush()
        picks: Picks
        picks, took = pickle.load(self.told)
        self.took.append(took)
        return picks


def main() -> None:
    """So many games with each set of options."""
    name, commit, *rest = sys.argv[1:]
    games, seats, first = [*map(int, rest[:3]), *(200, 3, 0)[len(rest) :]]
    game = find_games()[name]
    with player_of(commit, STRONGEST.format(name=name)) as then:
        for options in rest[3:] or ["{}"]:
            setup = Setup(seats, options=json.loads(options), rules=then.rules)
            found = contest(game, then, setup, range(first, first + games))
            print(f"{name} {options} now against {commit}: {found}", flush=True)


def contest(game: Game, then: Elsewhere, setup: Setup, numbers: range) -> str:
    """The results of the present player among earlier ones."""
    now, won, points, others = (
        TimedPolicy(game.mind.player(game.mind.strongest)),
        list[float](),
        list[int](),
        list[int](),
    )
    then.took.clear()
    for number in track(numbers, console=Console(stderr=True)):
        me = number % setup.seats
        policies: list[Policy] = [now if seat == me else then for seat in range(setup.seats)]
        result = game.result(play_out(game, setup, b"earlier %d" % (number // setup.seats), policies))
        won.append((me in result.winners) / len(result.winners))
        points.append(result.scores[me].points)
        others += [score.points for score in result.scores if score.seat != me]
    error = (mean(won) * (1 - mean(won)) / len(won)) ** 0.5
    took = " : ".join(f"{mean(side.took):.1f} ms, longest {max(side.took):.0f} ms" for side in (now, then))
    return f"{mean(won):.1%} ± {error:.1%} {mean(points):.1f} : {mean(others):.1f}; {took}"


if __name__ == "__main__":
    main()
