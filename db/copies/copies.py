"""A whole copy of a database while it is in use, and the way back: what both kinds of database have in common.

Laws: a copy shows one moment and is proved before it is called one; nothing that is there is written over.
"""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, NamedTuple, Protocol

from db.facts import RESTORED, RESTORED_TO

SCRATCH = ".parlatorium-copy-"
"""How the name of a folder begins in which a copy is being made; it is gone when the copy is done."""
MOST_A_SECOND = 10
"""So many games, lessons or deliveries may begin each second."""
LEAST_LEFT_OUT = 10_000
"""Clocks may differ."""


class Contents(NamedTuple):
    """What a database holds: the installation's name, and the version of its tables."""

    installation: str
    version: str


class Restoring(NamedTuple):
    """When a copy is put back, and when it was made, in unix milliseconds."""

    at: int
    made: int

    def facts(self) -> dict[str, str]:
        """What the database notes of it, by key."""
        return {RESTORED: str(self.at), RESTORED_TO: str(self.made)}

    @property
    def left_out(self) -> int:
        """How many numbers nothing new gets: more than can have been given since the copy was made. Buttons carry the
        numbers of games; those of a game that is lost must never act on another one.
        """
        return LEAST_LEFT_OUT + MOST_A_SECOND * max(0, self.at - self.made) // 1000


class NothingThere(Exception):
    """There is no database to be copied."""


class Occupied(Exception):
    """Where a copy was to be restored something is already: `there`, file by file or table by table."""

    def __init__(self, there: list[str]) -> None:
        super().__init__(", ".join(there))
        self.there = there


class NoRoom(Exception):
    """There is not enough space left in a folder: `needed` bytes."""

    def __init__(self, needed: int) -> None:
        super().__init__(needed)
        self.needed = needed


class NoCopy(Exception):
    """What was to be put back is no copy of a database of this program, or a damaged one."""


class ToolFailed(Exception):
    """A program of PostgreSQL could not do its work: `tool`, and what it said."""

    def __init__(self, tool: str, fault: str) -> None:
        super().__init__(f"{tool}: {fault}")
        self.tool = tool
        self.fault = fault


class ToolMissing(Exception):
    """A program of PostgreSQL is not installed."""


class ToolTooOld(Exception):
    """A program of PostgreSQL is older than the server or the copy."""


class Copier(Protocol):
    """Copies one database, and puts copies back into its place. Every method raises DatabaseUnusable for a database
    that cannot be used.
    """

    kind: str
    """What a copy can be put back into: a copy of one kind is nothing to the other."""
    place: str
    """Where the database is, in one line, without a password."""

    def copied(self, folder: Path) -> AbstractContextManager[tuple[IO[bytes], Contents]]:
        """A copy to be read to its end, and what is in it; proved as far as it can be before. `folder` has room for
        what is needed meanwhile. Raises NothingThere, NoRoom, ToolFailed, ToolMissing, ToolTooOld.
        """
        ...

    def prove(self, copy: IO[bytes]) -> None:
        """Prove what else can only be proved of the copy as it was kept. Raises the same."""
        ...

    def occupied(self) -> list[str]:
        """What is in the place already."""
        ...

    def put_back(self, copy: IO[bytes], restoring: Restoring) -> None:
        """Put the database back, note in it when, and leave out the numbers that others may have had since the copy was
        made. Raises Occupied, NoCopy and the same.
        """
        ...
