"""An open transaction, as every function of this package takes it."""

from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from sqlalchemy import CursorResult, Dialect, Executable, ScalarResult

DELIVERIES = "deliveries"
"""Key in the `info` of a transaction that has made a delivery due."""


class Transaction(Protocol):
    """The part of SQLAlchemy's connections that statements need. Results must be read before the end."""

    @property
    def dialect(self) -> Dialect:
        """How SQL is spelled here."""

    @property
    def info(self) -> dict[Any, Any]:
        """Notes about it beside its statements."""

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[*tuple[Any, ...]]:
        """Run a statement, once or with each of many parameters."""

    async def scalar(self, statement: Executable, parameters: Any = None, /) -> Any:
        """The first column of the first row; None if there is none."""

    async def scalars(self, statement: Executable, parameters: Any = None, /) -> ScalarResult[Any]:
        """The first column of each row."""

    def begin_nested(self) -> AbstractAsyncContextManager[Any]:
        """A part that can be rolled back alone."""
