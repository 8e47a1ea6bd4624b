"""Statements that read several tables at once: each result row has one row of each, in the order of selection."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

Row = TypeVar("Row", bound=msgspec.Struct)


class RowPart(Generic[Row]):
    """One table's part of such rows; `after` is the part selected before it."""

    def __init__(self, kind: type[Row], after: "RowPart[Any] | None" = None) -> None:
        self._kind = kind
        begin = 0 if after is None else after._columns.stop
        self._columns: slice = slice(begin, begin + len(kind.__struct_fields__))

    def of(self, row: Sequence[Any]) -> Row | None:
        """This part of a joined row; None where an outer join found nothing."""
        found = row[self._columns]
        return None if found[0] is None else self._kind(*found)

    def each(self, rows: Sequence[Sequence[Any]]) -> tuple[Row, ...]:
        """All values of this part in these joined rows."""
        return tuple(found for row in rows if (found := self.of(row)) is not None)
