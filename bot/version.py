"""The version of this program: said in the help, on the command line and in records. `pyproject.toml` has it."""

import re
from importlib.metadata import PackageNotFoundError, version

PROGRAM = "parlatorium"


def program() -> str:
    """The version; "source" where the program runs without being installed."""
    try:
        return version(PROGRAM)
    except PackageNotFoundError:
        return "source"


def is_newer(one: str, other: str) -> bool:
    """Whether the first of two versions was released after the second; of what is no version, nobody knows. A candidate
    counts as what it is to become, so that neither it nor its release is newer.
    """
    leading = [re.split(r"[^\d.]", name)[0] for name in (one, other)]
    numbers = [[int(number) for number in re.findall(r"\d+", part)] for part in leading]
    return all(numbers) and numbers[0] > numbers[1]
