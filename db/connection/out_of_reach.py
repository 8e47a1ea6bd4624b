"""The reasons why a database cannot be reached now, by name: waiting callers learn them in time."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from db.connection.checks import Problem
from db.connection.watch import Trouble

_BUSY_IN_SQLITE = ("database is locked", "database table is locked")
_BUSY_IN_POSTGRESQL = {"40001", "55P03"}
_DEADLOCK = "40P01"
_GONE_IN_POSTGRESQL = ("08", "53", "57", "58")
"""First characters of a server's codes for being lost, full, too slow, ending or starting."""
_GONE_IN_SQLITE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PROTOCOL}
_HEARD: ContextVar[Callable[[], None] | None] = ContextVar("_HEARD", default=None)
"""Called each time the server answers in the transaction under way."""


class OutOfReach(Exception):
    """The database cannot be reached now, through no fault of the program; try again later. `problem`: its name at a
    start.
    """

    problem = Problem.UNREACHABLE


class DatabaseBusy(OutOfReach):
    """Another program has held the database for too long; nothing was changed."""

    problem = Problem.LOCKED


class DatabaseDeadlocked(DatabaseBusy):
    """Two transactions waited for each other, and this one gave way: nothing was changed; it can be tried again."""


class DatabaseGone(OutOfReach):
    """The database does not answer, or no longer. Nothing was changed, unless the transaction was at its end."""


class DatabaseLost(OutOfReach):
    """The database is no longer the one that was opened: nothing was read or written, or the write is lost."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.problem = Problem(trouble) if trouble.value in {each.value for each in Problem} else Problem.UNREACHABLE


class DatabaseUnwritable(OutOfReach):
    """There is no room left to write, or no permission to; nothing was changed."""

    def __init__(self, problem: Problem, detail: str) -> None:
        super().__init__(detail)
        self.problem = problem


@asynccontextmanager
async def naming(limit: float | None) -> AsyncIterator[None]:
    """Raise whatever keeps the database out of reach by its name; after `limit` seconds of silence it is gone."""
    clock, outer = asyncio.timeout(limit), _HEARD.get()

    def put_off() -> None:
        if limit is not None and not clock.expired():
            clock.reschedule(asyncio.get_running_loop().time() + limit)

    try:
        async with clock:
            _HEARD.set(put_off)
            yield
    except NoConnectionFree as error:
        raise DatabaseBusy(str(error)) from error
    except TimeoutError as error:
        if not clock.expired():
            raise
        raise DatabaseGone(f"no answer within {limit:g} s") from error
    except MemoryError as error:
        # Python raises this if SQLite has no memory; SQLite rolls back what it was doing.
        raise DatabaseGone("there is no memory left") from error
    except DBAPIError as error:
        if (name := _name_of(error)) is not None:
            raise name(str(error.orig)) from error
        raise
    finally:
        _HEARD.set(outer)


def _state_of(error: DBAPIError) -> str:
    """The server's code for this error; SQLite has none."""
    return getattr(error.orig, "sqlstate", None) or ""


def _name_of(error: DBAPIError) -> type[OutOfReach] | None:
    if _state_of(error) == _DEADLOCK:
        return DatabaseDeadlocked
    if _is_busy(error):
        return DatabaseBusy
    return DatabaseGone if _is_gone(error) else None


def _is_busy(error: DBAPIError) -> bool:
    return _state_of(error) in _BUSY_IN_POSTGRESQL or str(error.orig) in _BUSY_IN_SQLITE


def _is_gone(error: DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return error.connection_invalidated or _state_of(error).startswith(_GONE_IN_POSTGRESQL) or code in _GONE_IN_SQLITE


def heard(*_: object) -> None:
    """The server has answered in the transaction under way: its time limit starts again."""
    if (put_off := _HEARD.get()) is not None:
        put_off()
