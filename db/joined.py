"""Statements that read from several tables at once: their rows have one row of each, in the order of selecting."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

Row = TypeVar("Row", bound=msgspec.Struct)


class RowPart(Generic[Row]):
    """A row of one table within such rows, `after` the part that is selected before it."""

    def __init__(self, kind: type[Row], after: "RowPart[Any] | None" = None) -> None:
        self._kind = kind
        begin = 0 if after is None else after._columns.stop
        self._columns: slice = slice(begin, begin + len(kind.__struct_fields__))

    def of(self, row: Sequence[Any]) -> Row | None:
        """What a joined row has of it; None where an outer join found nothing."""
        found = row[self._columns]
        return None if found[0] is None else self._kind(*found)

    def each(self, rows: Sequence[Sequence[Any]]) -> tuple[Row, ...]:
        """All there is of it in these joined rows."""
        return tuple(found for row in rows if (found := self.of(row)) is not None)
