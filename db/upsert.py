"""INSERT … ON CONFLICT DO UPDATE, which both dialects have but spell differently."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnCollection, ColumnElement, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

from db.connection.transaction import Transaction

NotInserted: TypeAlias = ColumnCollection[str, Any]
"""The row that was not inserted because one exists."""
ColumnChanges: TypeAlias = Callable[[NotInserted], Mapping[str, ColumnElement[Any]]]


class Upsert:
    """Insert a row, or change the one with the same `key`; `changes` gives the new values from the rejected row. With
    `where` a row is only changed if that holds.
    """

    def __init__(
        self,
        table: Table,
        key: Sequence[str],
        changes: ColumnChanges,
        where: Callable[[NotInserted], ColumnElement[bool]] | None = None,
    ) -> None:
        def spelled(begun: sqlite.Insert | postgresql.Insert) -> Insert:
            refused = begun.excluded
            only = None if where is None else where(refused)
            return begun.on_conflict_do_update(index_elements=key, set_=changes(refused), where=only)

        self._spelled: dict[str, Insert] = {
            "sqlite": spelled(sqlite.insert(table)),
            "postgresql": spelled(postgresql.insert(table)),
        }

    def spelled_for(self, tx: Transaction) -> Insert:
        """The statement in the dialect of this connection."""
        return self._spelled[tx.dialect.name]
