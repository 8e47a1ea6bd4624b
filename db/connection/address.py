"""The address of a database, as the host writes it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from db.connection.checks import DatabaseUnusable, Problem

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
HANDED_OUT = ("postgres", "postgresql")
"""How a server's address begins when a provider hands it out: without the driver."""
TLS_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
OWN_WAY = ("application_name", "connect_timeout", "gssencmode", "keepalives", "keepalives_idle", "sslsni")
"""Settings for other drivers; this program always handles these in its own way."""
INSTEAD = {
    "channel_binding": "the driver has no “channel_binding=require”: leave it out; ssl=verify-full proves the server",
    "connection_limit": "“connection_limit” belongs to another program: leave it out",
    "options": "the driver has no “options”: leave it out; ALTER ROLE … SET … says the same on the server",
    "pgbouncer": "leave “pgbouncer” out, and write the server’s direct address, not the pooler’s",
    "pool_timeout": "“pool_timeout” belongs to another program: leave it out",
    "schema": "“schema” belongs to another program: leave it out; ALTER ROLE … SET search_path = … says the same",
    "sslcert": "write the file of “sslcert” into the environment as PGSSLCERT, not into the address",
    "sslkey": "write the file of “sslkey” into the environment as PGSSLKEY, not into the address",
    "sslrootcert": "write the file of “sslrootcert” into the environment as PGSSLROOTCERT, not into the address",
}
"""What the driver does not accept in an address, and what to write instead."""
SAYS_NOTHING = {"channel_binding": ("prefer", "disable"), "pgbouncer": ("false",)}
"""Values with which such a part may be ignored."""


def place_of(url: str) -> URL:
    """The database at this SQLAlchemy URL. Raises DatabaseUnusable if it cannot be opened."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError):
        # The cause would repeat the address, which may hold a password.
        raise DatabaseUnusable(Problem.UNREACHABLE, "not the address of a database") from None
    if "\0" in url:
        raise DatabaseUnusable(Problem.UNREACHABLE, "the address of a database has no NUL character")
    if place.drivername in HANDED_OUT:
        place = place.set(drivername=POSTGRESQL)
    if place.drivername not in (SQLITE, POSTGRESQL):
        raise DatabaseUnusable(Problem.UNREACHABLE, f"neither {SQLITE} nor {POSTGRESQL}: {place.drivername}")
    if place.drivername == SQLITE and (place.database or ":").startswith((":", "file:")):
        raise DatabaseUnusable(Problem.UNREACHABLE, "not a file; a database in memory would lose every game")
    if place.drivername == SQLITE and (place.query or place.host):
        raise DatabaseUnusable(Problem.UNREACHABLE, "a file has a path and nothing else, neither a host nor a “?”")
    return place if place.drivername == SQLITE else _as_the_driver_says(place)


def _as_the_driver_says(place: URL) -> URL:
    """The address of a server, with settings for other drivers translated for ours. Raises DatabaseUnusable for those
    it does not understand.
    """
    told = {name: value if isinstance(value, str) else value[-1] for name, value in place.query.items()}
    mode = told.get("sslmode")
    if mode is not None and (mode not in TLS_MODES or told.get("ssl", mode) != mode):
        raise DatabaseUnusable(Problem.UNREACHABLE, f"sslmode must be one of {', '.join(TLS_MODES)}, and said once")
    for name, instead in INSTEAD.items():
        if name in told and told[name] not in SAYS_NOTHING.get(name, ()):
            raise DatabaseUnusable(Problem.UNREACHABLE, instead)
    ours = place.difference_update_query(["sslmode", *OWN_WAY, *INSTEAD])
    return ours if mode is None else ours.update_query_dict({"ssl": mode})


@contextmanager
def understood() -> Iterator[None]:
    """Blame the address for whatever a driver does not understand in this block: everything after the “?” goes to the
    driver unchanged. Raises DatabaseUnusable.
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
