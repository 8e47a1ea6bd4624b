"""The church window: which panes can be taken, and where they fit."""

from collections.abc import Iterable

from games.monasterium.board import CLOISTERS, WINDOW_ROWS
from games.monasterium.table import School, Table


def rows_for(table: Table, me: School, cloister: str) -> list[int]:
    """The rows for a pane of a cloister: on the leftmost free place, once per row and column."""
    columns, window = table.board.window_columns, me.window
    return [
        row
        for row, filled in enumerate(window)
        if (at := len(filled)) < columns
        and cloister not in filled
        and cloister not in [other[at : at + 1] for other in window]
    ]


def column(me: School, at: int) -> str:
    """The panes in a column."""
    return "".join([row[at : at + 1] for row in me.window])


def buildable(table: Table, me: School, cloisters: Iterable[str] = CLOISTERS) -> list[str]:
    """Those of these cloisters that have a pane left that fits."""
    return [name for name in cloisters if fits(table, me, name)]


def fits(table: Table, me: School, cloister: str) -> bool:
    """Whether a cloister has a pane left that fits."""
    return table.cloisters[cloister].windows > 0 and bool(rows_for(table, me, cloister))


def chapels_of(table: Table, me: School) -> list[str]:
    """The cloisters in whose chapel a player is."""
    return [name for name in CLOISTERS if me.seat in table.cloisters[name].chapel]


def points_for(table: Table, me: School, row: int) -> int:
    """The points for what the newest pane of a row has completed."""
    at, printed = len(me.window[row]) - 1, table.board.printed.window
    points = printed.row_points[row] if at + 1 == table.board.window_columns else 0
    return points + (printed.column_points[at] if len(column(me, at)) == WINDOW_ROWS else 0)
