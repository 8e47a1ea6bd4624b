"""A whole transaction as one trip to SQLite's thread: there every statement runs at once, without waiting.

A statement costs the event loop ten times what it costs SQLite, so this serves everything that each click needs.
"""

import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Executable, NullPool, Result, ScalarResult, create_engine

from db.connection.transaction import Transaction

T = TypeVar("T")
Transacted: TypeAlias = Callable[[Transaction], Awaitable[T]]
"""Work in a transaction. It awaits nothing else, and may run on a thread other than the event loop's."""

_here = threading.local()
_engine = create_engine("sqlite://", creator=lambda: _here.driver, poolclass=NullPool, hide_parameters=True)


class AtOnce:
    """A transaction whose statements run as soon as they are awaited; see `Transaction`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._info: dict[Any, Any] = {}

    @property
    def dialect(self) -> Dialect:
        """See `Transaction`."""
        return self._connection.dialect

    @property
    def info(self) -> dict[Any, Any]:
        """See `Transaction`."""
        return self._info

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[*tuple[Any, ...]]:
        """See `Transaction`."""
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Any = None, /) -> Any:
        """See `Transaction`."""
        return self._connection.scalar(statement, parameters)

    async def scalars(self, statement: Executable, parameters: Any = None, /) -> ScalarResult[Any]:
        """See `Transaction`."""
        return self._connection.scalars(statement, parameters)

    @asynccontextmanager
    async def begin_nested(self) -> AsyncIterator[None]:
        """See `Transaction`."""
        with self._connection.begin_nested():
            yield


def connected(driver: Any) -> Connection:
    """SQLAlchemy's connection over one of the driver's, made on the driver's thread. The opener of that closes it."""
    _here.driver = driver
    connection = _engine.connect()
    connection.detach()
    return connection


def transacted(connection: Connection, begin: Callable[[Connection], None], work: Transacted[T]) -> T:
    """Begin, do the work, commit; return its result. If it raises, nothing is stored."""
    with connection.begin():
        begin(connection)
        result = _at_once(work(AtOnce(connection)))
        if isinstance(result, Result):
            raise TypeError("what a transaction finds is read in it: a cursor left open would hold its moment for all")
        return result


def _at_once(work: Awaitable[T]) -> T:
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        result: T = end.value
        return result
    steps.close()
    raise RuntimeError("it waits for something else than its transaction")
