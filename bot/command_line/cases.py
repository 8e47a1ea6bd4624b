"""Case files from anywhere: finds them, runs them, says of each case what differs."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from games.kernel.cases import BadCases, Outcome, read_cases, run_case
from games.kernel.discovery import find_games

SUFFIXES = (".yaml", ".yml")


def try_files(paths: Sequence[Path]) -> Iterator[Outcome]:
    """The outcome of every case in these files and in all case files below these folders. Raises BrokenGame.

    A file that cannot be read is an outcome too: a failed case called like the file.
    """
    games = find_games()
    for file in case_files(paths):
        try:
            cases = read_cases(file.read_text(encoding="utf-8"))
        except (BadCases, OSError, UnicodeDecodeError) as error:
            yield Outcome(str(file), (str(error),))
            continue
        for case in cases:
            yield run_case(games, case)


def case_files(paths: Sequence[Path]) -> list[Path]:
    """These files, and the case files below these folders, each once."""
    found: dict[Path, None] = {}
    for path in paths:
        below = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES) if path.is_dir() else [path]
        found.update(dict.fromkeys(below))
    return list(found)
