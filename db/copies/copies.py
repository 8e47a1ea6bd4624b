"""A whole copy of a database in use, and its restoring: what both kinds of database share.

Laws: a copy shows one moment, and is checked before it is called a copy; nothing that exists is overwritten.
"""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, NamedTuple, Protocol

from db.facts import RESTORED, RESTORED_TO

SCRATCH = ".parlatorium-copy-"
"""Prefix of the folder in which a copy is being made; the folder is gone when the copy is done."""
MOST_A_SECOND = 10
"""So many games, lessons or deliveries may begin each second."""
LEAST_LEFT_OUT = 10_000
"""How far clocks may differ."""


class Contents(NamedTuple):
    """What a database holds: the installation's name, and the version of its tables."""

    installation: str
    version: str


class Restoring(NamedTuple):
    """When a copy is restored, and when it was made, in unix milliseconds."""

    at: int
    made: int

    def facts(self) -> dict[str, str]:
        """The database's facts about it, by key."""
        return {RESTORED: str(self.at), RESTORED_TO: str(self.made)}

    @property
    def left_out(self) -> int:
        """How many numbers to skip: more than can have been given since the copy was made. Buttons carry the numbers of
        games; those of a lost game must never act on another one.
        """
        return LEAST_LEFT_OUT + MOST_A_SECOND * max(0, self.at - self.made) // 1000


class NothingThere(Exception):
    """There is no database to copy."""


class Occupied(Exception):
    """The place for the restored database is not empty: `there`, file by file or table by table."""

    def __init__(self, there: list[str]) -> None:
        super().__init__(", ".join(there))
        self.there = there


class NoRoom(Exception):
    """A folder has too little free space: `needed` bytes."""

    def __init__(self, needed: int) -> None:
        super().__init__(needed)
        self.needed = needed


class NoCopy(Exception):
    """The file to restore is no copy of this program's database, or is damaged."""


class ToolFailed(Exception):
    """A program of PostgreSQL failed: `tool`, and its error text."""

    def __init__(self, tool: str, fault: str) -> None:
        super().__init__(f"{tool}: {fault}")
        self.tool = tool
        self.fault = fault


class ToolMissing(Exception):
    """A program of PostgreSQL is not installed."""


class ToolTooOld(Exception):
    """A program of PostgreSQL is older than the server or the copy."""


class Copier(Protocol):
    """Copies one database, and restores copies in its place. Every method raises DatabaseUnusable if the database
    cannot be used.
    """

    kind: str
    """The kind of database; a copy can only be restored into its own kind."""
    place: str
    """Where the database is, in one line, without a password."""

    def copied(self, folder: Path) -> AbstractContextManager[tuple[IO[bytes], Contents]]:
        """A copy to read to its end, and its contents; checked as far as possible beforehand. `folder` has room for
        what is needed meanwhile. Raises NothingThere, NoRoom, ToolFailed, ToolMissing, ToolTooOld.
        """

    def prove(self, copy: IO[bytes]) -> None:
        """Check what can only be checked on the finished copy. Raises the same."""

    def occupied(self) -> list[str]:
        """What already exists in the place."""

    def put_back(self, copy: IO[bytes], restoring: Restoring) -> None:
        """Restore the database, note the time in it, and skip the numbers that may have been given since the copy was
        made. Raises Occupied, NoCopy and the same.
        """
