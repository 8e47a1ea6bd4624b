"""The address of a database, as whoever hosts writes it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from db.checks import DatabaseUnusable, Problem

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"


def place_of(url: str) -> URL:
    """The database at this SQLAlchemy URL, if it is one that can be opened. Raises DatabaseUnusable."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError):
        # The cause would repeat what stands there, and there may stand a password.
        raise DatabaseUnusable(Problem.UNREACHABLE, "not the address of a database") from None
    if "\0" in url:
        raise DatabaseUnusable(Problem.UNREACHABLE, "the address of a database has no NUL character")
    if place.drivername not in (SQLITE, POSTGRESQL):
        raise DatabaseUnusable(Problem.UNREACHABLE, f"neither {SQLITE} nor {POSTGRESQL}: {place.drivername}")
    if place.drivername == SQLITE and (place.database or ":").startswith((":", "file:")):
        raise DatabaseUnusable(Problem.UNREACHABLE, "not a file; a database in memory would lose every game")
    if place.drivername == SQLITE and (place.query or place.host):
        raise DatabaseUnusable(Problem.UNREACHABLE, "a file has a path and nothing else, neither a host nor a “?”")
    return place


@contextmanager
def understood() -> Iterator[None]:
    """Within this block whatever a driver does not understand is the address's fault: what stands in it after the “?”
    goes to the driver as it is. Raises DatabaseUnusable.
    """
    try:
        yield
    except (ArgumentError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise DatabaseUnusable(Problem.UNREACHABLE, "the driver does not understand all of the address") from None


def file_of(url: str) -> Path | None:
    """The file of a database; None if it is on a server. Raises DatabaseUnusable."""
    place = place_of(url)
    return Path(place.database or "").absolute() if place.drivername == SQLITE else None


def where(url: str) -> str:
    """The place of a database in one line, without user and password. Raises DatabaseUnusable."""
    file = file_of(url)
    return (
        str(file) if file is not None else place_of(url).set(username=None, password=None, query={}).render_as_string()
    )
