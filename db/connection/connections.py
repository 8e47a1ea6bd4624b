"""Connections to a file or a server: SQLAlchemy's engines, and how their transactions begin.

Laws: a writer has the file's lock from its first statement on; no connection keeps silent unnoticed.
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
"""How long a server may take to accept a new connection, however short the patience with locks."""
ANSWER_SECONDS = 3.0
"""How long a server, or a disk, may take to answer, beyond the wait for locks."""
ALIVE_SECONDS = 30
"""After this much silence each side checks whether the other is still there; until then, a connection that was cut
keeps its locks.
"""
_READERS = 4


def limit(patience: int) -> float:
    """How many seconds a server, or a disk, may keep silent."""
    return patience / 1000 + ANSWER_SECONDS


def engines(place: URL, patience: int) -> tuple[AsyncEngine, AsyncEngine, tuple[Trips, Trips]]:
    """The engine that writes, the one that reads, and their connections' trips; `patience`: how long to wait for locks,
    in milliseconds. Raises DatabaseUnusable.
    """
    return _to_file(place, patience) if place.drivername == SQLITE else _to_server(place, patience)


def _to_file(place: URL, patience: int) -> tuple[AsyncEngine, AsyncEngine, tuple[Trips, Trips]]:
    """One connection writes, so that this process's writers queue fairly instead of polling for the file's lock."""
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
    """A transaction sees the moment of its first statement, so it begins on that trip."""
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
        # A task cancelled at a statement leaves a cursor open. Closing now would keep the lock until that cursor is
        # collected. This rollback runs before the close, even if nobody waits for it.
        with suppress(asyncio.CancelledError, SQLAlchemyError, sqlite3.Error, ValueError, DatabaseGone):
            connection.run_async(lambda driver: driver.rollback())

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    event.listen(engine.sync_engine, "invalidate", left_alone)
    return engine


def _to_server(place: URL, patience: int) -> tuple[AsyncEngine, AsyncEngine, tuple[Trips, Trips]]:
    most = str(round(1000 * limit(patience)))
    # A connection that nobody waits for must hold no lock.
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
    """A connection to a server. Raises DatabaseGone if there is none, or the server's own error."""
    import asyncpg

    try:
        connection = await asyncpg.connect(*place, **how)
    except OSError as error:
        raise DatabaseGone(str(error) or f"no answer within {CONNECT_SECONDS:g} s") from error
    # The operating system probes the server: a silent cut is noticed before a click runs into it.
    wire = connection._transport.get_extra_info("socket")
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_KEEPIDLE") and wire.family in (socket.AF_INET, socket.AF_INET6):
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, ALIVE_SECONDS)
    return connection
