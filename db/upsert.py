"""INSERT … ON CONFLICT DO UPDATE: the one thing the two dialects share but spell apart."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnCollection, ColumnElement, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

from db.transaction import Transaction

Changes: TypeAlias = Callable[[ColumnCollection[str, Any]], Mapping[str, ColumnElement[Any]]]


class Upsert:
    """Insert a row, or change the one that has the same `key`; `changes` gives the new values from the row refused."""

    def __init__(self, table: Table, key: Sequence[str], changes: Changes) -> None:
        lite, post = sqlite.insert(table), postgresql.insert(table)
        self._spelled: dict[str, Insert] = {
            "sqlite": lite.on_conflict_do_update(index_elements=key, set_=changes(lite.excluded)),
            "postgresql": post.on_conflict_do_update(index_elements=key, set_=changes(post.excluded)),
        }

    def spelled_for(self, tx: Transaction) -> Insert:
        """The statement in the dialect of this connection."""
        return self._spelled[tx.dialect.name]
