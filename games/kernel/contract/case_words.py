"""The words of a case file: ``copper x3``, in any list, means copper three times."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

MOST = 999
"""The most copies of one thing; no card has that many."""


def listed(words: Iterable[object]) -> list[str]:
    """The words one by one. Raises ValueError for far too many copies."""
    found: list[str] = []
    for word in map(str, words):
        times = re.fullmatch(r"(.+?) x(\d+)", word)
        if times and len(times[2]) > len(str(MOST)):
            raise ValueError(f"{times[1]}: nothing is there more than {MOST} times")
        found += [times[1]] * int(times[2]) if times else [word]
    return found


def picked(answer: Any) -> tuple[str, ...]:
    """What an answer picks: one value, a list of them, or none."""
    return tuple(listed(answer if isinstance(answer, list) else [answer]))


def spelled_out(value: Any) -> Any:
    """A table with each ``copper x3`` written out."""
    if isinstance(value, dict):
        return {key: spelled_out(inner) for key, inner in value.items()}
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return listed(value)
    return value


def words_in(value: Any) -> Iterator[str]:
    """Every word in it: the things it names must be on the table."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from words_in([key])
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from listed([inner]) if isinstance(inner, str) else words_in(inner)
