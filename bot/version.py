"""The version of this program, for the help, the command line and records. `pyproject.toml` defines it."""

import re
from importlib.metadata import PackageNotFoundError, version

PROGRAM = "parlatorium"


def program() -> str:
    """The version; "source" if the program runs without being installed."""
    try:
        return version(PROGRAM)
    except PackageNotFoundError:
        return "source"


def is_newer(one: str, other: str) -> bool:
    """Whether the first of two versions was released after the second; false if either is no version. A candidate
    counts as its final release, so neither of these two is newer.
    """
    leading = [re.split(r"[^\d.]", name)[0] for name in (one, other)]
    numbers = [[int(number) for number in re.findall(r"\d+", part)] for part in leading]
    return all(numbers) and numbers[0] > numbers[1]
