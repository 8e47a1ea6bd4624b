"""A whole copy of a database while it is in use, and the way back: what both kinds of database have in common.

Laws: a copy shows one moment and is proved before it is called one; nothing that is there is written over.
"""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, NamedTuple, Protocol

SCRATCH = ".parlatorium-copy-"
"""How the name of a folder begins in which a copy is being made; it is gone when the copy is done."""


class Contents(NamedTuple):
    """What a database holds: the installation's name, and the version of its tables."""

    installation: str
    version: str


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

    def put_back(self, copy: IO[bytes], restored: int) -> None:
        """Put the database back, and note in it when (unix milliseconds). Raises Occupied and the same."""
        ...
