"""The address of a server is understood as providers hand it out, or it is said what to write instead."""

import pytest

from db.connection.address import POSTGRESQL, place_of, where
from db.connection.checks import DatabaseUnusable

SERVER = "://me:swordfish@db.example.org:5432/games"


def refused(url: str) -> str:
    """Why this is no address."""
    with pytest.raises(DatabaseUnusable) as error:
        place_of(url)
    assert "swordfish" not in error.value.detail
    return error.value.detail


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", POSTGRESQL])
def test_a_server_is_reached_by_the_driver_that_is_here_whatever_the_scheme(scheme: str) -> None:
    place = place_of(f"{scheme}{SERVER}")
    assert place.drivername == POSTGRESQL
    assert (place.username, place.password, place.host, place.database) == (
        "me",
        "swordfish",
        "db.example.org",
        "games",
    )
    assert "swordfish" not in where(f"{scheme}{SERVER}")


@pytest.mark.parametrize("mode", ["disable", "prefer", "require", "verify-ca", "verify-full"])
def test_sslmode_is_what_the_driver_calls_ssl(mode: str) -> None:
    assert dict(place_of(f"postgres{SERVER}?sslmode={mode}").query) == {"ssl": mode}


@pytest.mark.parametrize("query", ["sslmode=yes", "sslmode=require&ssl=disable"])
def test_a_mode_that_is_none_or_two_is_refused(query: str) -> None:
    assert refused(f"postgresql{SERVER}?{query}").startswith("sslmode must be one of disable, ")


def test_what_this_program_does_in_its_own_way_does_not_matter() -> None:
    asked = "connect_timeout=10&application_name=x&channel_binding=prefer&pgbouncer=false&sslmode=require"
    assert dict(place_of(f"postgresql{SERVER}?{asked}").query) == {"ssl": "require"}
    assert dict(place_of(f"{POSTGRESQL}{SERVER}?timeout=3&ssl=require").query) == {"timeout": "3", "ssl": "require"}


@pytest.mark.parametrize(
    ("query", "instead"),
    [
        ("channel_binding=require", "ssl=verify-full"), ("options=-c%20search_path%3Dx", "ALTER ROLE"),
        ("pgbouncer=true", "direct address"), ("sslrootcert=/etc/ca.pem", "PGSSLROOTCERT"), ("sslcert=x", "PGSSLCERT"),
        ("sslkey=x", "PGSSLKEY"), ("connection_limit=5", "leave it out"), ("schema=public", "search_path"),
    ],
)  # fmt: skip
def test_what_the_driver_cannot_do_is_refused_with_what_to_write_instead(query: str, instead: str) -> None:
    assert instead in refused(f"postgresql{SERVER}?sslmode=require&{query}")
