"""The address of a database, as whoever hosts writes it."""

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
    except ArgumentError as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, "not the address of a database") from error
    if place.drivername not in (SQLITE, POSTGRESQL):
        raise DatabaseUnusable(Problem.UNREACHABLE, f"neither {SQLITE} nor {POSTGRESQL}: {place.drivername}")
    if place.drivername == SQLITE and (place.database or ":").startswith((":", "file:")):
        raise DatabaseUnusable(Problem.UNREACHABLE, "not a file; a database in memory would lose every game")
    return place


def where(url: str) -> str:
    """The place of a database in one line, without user and password. Raises DatabaseUnusable."""
    place = place_of(url)
    if place.drivername == SQLITE:
        return str(Path(place.database or "").absolute())
    return place.set(username=None, password=None, query={}).render_as_string()
