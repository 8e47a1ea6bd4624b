"""How a file and a server are connected to: SQLAlchemy's engines, and how a transaction on them begins.

Laws: whoever writes to a file has its lock from the first statement on; no connection keeps silent unnoticed.
"""

import asyncio
import socket
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.connection import one_trip
from db.connection.address import SQLITE
from db.connection.checks import DatabaseUnusable, Problem
from db.connection.one_trip import OneTripConnection, Trips
from db.connection.out_of_reach import DatabaseGone, heard

CONNECT_SECONDS = 5.0
"""How long a server may take to answer a new connection, however impatient one is with locks."""
ANSWER_SECONDS = 3.0
"""How long a server, or a disk, may take for an answer beyond the waiting for locks."""
ALIVE_SECONDS = 30
"""After so long a silence either side looks whether the other is still there; until then, what was cut off unheard
keeps its locks."""
_READERS = 4


def limit(patience: int) -> float:
    """How many seconds a server, or a disk, may keep silent."""
    return patience / 1000 + ANSWER_SECONDS


def engines(place: URL, patience: int) -> tuple[AsyncEngine, AsyncEngine, tuple[Trips, Trips]]:
    """What writes, what reads, and the trips of their connections; `patience`: how long to wait for locks, in
    milliseconds. Raises DatabaseUnusable.
    """
    return _to_file(place, patience) if place.drivername == SQLITE else _to_server(place, patience)


def _to_file(place: URL, patience: int) -> tuple[AsyncEngine, AsyncEngine, tuple[Trips, Trips]]:
    """One connection writes, so that writers of this process queue up fairly instead of polling for the file's lock."""
    trips = writing, reading = Trips(), Trips(reads=True)
    writer = _sqlite_engine(place, patience, 1, begin_with_lock, writing, ())
    reader = _sqlite_engine(place, patience, _READERS, _with_the_first_statement, reading, ("PRAGMA query_only = ON",))
    return writer, reader, trips


def begin_with_lock(connection: Connection) -> None:
    """Take the lock."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_reading(connection: Connection) -> None:
    """Take no lock."""
    connection.exec_driver_sql("BEGIN")


def _with_the_first_statement(connection: Connection) -> None:
    """What a transaction sees is what is there at its first statement; so it begins on the same trip."""
    driver_of(connection).begin_with("BEGIN")


def driver_of(connection: Connection | None) -> OneTripConnection:
    """SQLite's own connection below this one."""
    driver = connection and connection.connection.driver_connection
    assert isinstance(driver, OneTripConnection)
    return driver


def _sqlite_engine(
    place: URL,
    patience: int,
    connections: int,
    begun: Callable[[Connection], None],
    trips: Trips,
    more: tuple[str, ...],
) -> AsyncEngine:
    engine = create_async_engine(
        place,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        pool_timeout=patience / 1000,
        # Without this the driver begins and commits on its own.
        connect_args={
            "isolation_level": None,
            "timeout": patience / 1000,
            "async_creator_fn": partial(one_trip.connect, trips=trips),
        },
    )

    def connected(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON", *more):
            cursor.execute(pragma)
        cursor.close()

    def left_alone(connection: Any, _record: object, _error: object) -> None:
        # Whoever was cancelled at a statement left a cursor open: closed like this, the connection would keep its lock
        # until that cursor is collected. What is asked for here is done before the closing, waited for or not.
        with suppress(asyncio.CancelledError, SQLAlchemyError, sqlite3.Error, ValueError, DatabaseGone):
            connection.run_async(lambda driver: driver.rollback())

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    event.listen(engine.sync_engine, "invalidate", left_alone)
    return engine


def _to_server(place: URL, patience: int) -> tuple[AsyncEngine, AsyncEngine, tuple[Trips, Trips]]:
    most = str(round(1000 * limit(patience)))
    # For whom nobody waits any more holds no lock.
    told = {"lock_timeout": str(patience), "statement_timeout": most, "idle_in_transaction_session_timeout": most}
    told["tcp_keepalives_idle"] = str(ALIVE_SECONDS)
    try:
        engine = create_async_engine(
            place,
            hide_parameters=True,
            pool_timeout=patience / 1000,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": told, "async_creator_fn": _reach},
        )
    except ModuleNotFoundError as error:
        raise DatabaseUnusable(Problem.UNREACHABLE, f"{error}; install parlatorium[postgres]") from error
    event.listen(engine.sync_engine, "after_cursor_execute", heard)
    reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine, reader, (Trips(), Trips())


async def _reach(*place: Any, **how: Any) -> Any:
    """A connection to a server. Raises DatabaseGone if there is none, or what the server says."""
    import asyncpg

    try:
        connection = await asyncpg.connect(*place, **how)
    except OSError as error:
        raise DatabaseGone(str(error) or f"no answer within {CONNECT_SECONDS:g} s") from error
    # The system looks whether the server is there: a cut nobody was told of shows before a click meets it.
    wire = connection._transport.get_extra_info("socket")
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_KEEPIDLE") and wire.family in (socket.AF_INET, socket.AF_INET6):
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, ALIVE_SECONDS)
    return connection
