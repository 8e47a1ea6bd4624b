"""Findings kept in a file, a line each, so that a long search can be stopped and continued."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import track

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


def each(
    file: Path, kind: type[Found], known_by: Callable[[Found], Key], wanted: Sequence[Key], find: Callable[[Key], Found]
) -> Iterator[Found]:
    """The findings for all wanted keys: those already in the file, and new ones, which are written at once."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    there = {known_by(found): found for found in (msgspec.json.decode(line, type=kind) for line in lines)}
    for key in track(wanted, console=Console(stderr=True)):
        if key not in there:
            there[key] = find(key)
            with file.open("ab") as end:
                end.write(msgspec.json.encode(there[key]) + b"\n")
        yield there[key]
