"""Why a database cannot be had now, called by its name: whoever waits for one that is out of reach hears so in time."""

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
"""How the codes begin by which a server says that it is lost, full, too slow, ending or starting."""
_GONE_IN_SQLITE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PROTOCOL}
_HEARD: ContextVar[Callable[[], None] | None] = ContextVar("_HEARD", default=None)
"""What is to be called whenever the server has answered in the transaction that is under way."""


class OutOfReach(Exception):
    """The database cannot be had now, for no fault of the program; trying again later is right. `problem`: what a start
    calls it.
    """

    problem = Problem.UNREACHABLE


class DatabaseBusy(OutOfReach):
    """Somebody else holds the database for too long; nothing was changed."""

    problem = Problem.LOCKED


class DatabaseDeadlocked(DatabaseBusy):
    """Two transactions waited for each other, and this one made way: nothing was changed, and it can be done again."""


class DatabaseGone(OutOfReach):
    """The database does not answer, or not any more. Nothing was changed, unless the transaction was at its end."""


class DatabaseLost(OutOfReach):
    """The database is not the one that was opened any more: nothing was read or written, or what was is lost."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.problem = Problem(trouble) if trouble.value in {each.value for each in Problem} else Problem.UNREACHABLE


class DatabaseUnwritable(OutOfReach):
    """There is no room left for what was to be written, or no right to; nothing was changed."""

    def __init__(self, problem: Problem, detail: str) -> None:
        super().__init__(detail)
        self.problem = problem


@asynccontextmanager
async def naming(limit: float | None) -> AsyncIterator[None]:
    """Whatever keeps the database out of reach is called by its name; `limit` seconds of silence are gone."""
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
        # So Python calls it if SQLite has no memory; it takes back what it was doing.
        raise DatabaseGone("there is no memory left") from error
    except DBAPIError as error:
        if (name := _name_of(error)) is not None:
            raise name(str(error.orig)) from error
        raise
    finally:
        _HEARD.set(outer)


def _state_of(error: DBAPIError) -> str:
    """The code by which a server says what is wrong; SQLite has none."""
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
    """The server has answered in the transaction that is under way: the time of its silence begins anew."""
    if (put_off := _HEARD.get()) is not None:
        put_off()
