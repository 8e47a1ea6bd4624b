"""The end of the game, and the points by source."""

from collections.abc import Iterator

from games.kernel.contract.game import Result, scored
from games.kernel.engine.text import Text
from games.monasterium.board import (
    BOOK_POINTS,
    CHAPELS_POINTS,
    CLOISTERS,
    GOODS_PER_POINT,
    MAJORITY_POINTS,
    ROWS,
    TOOL_POINTS,
    WALK_TIMES_CHAPEL,
)
from games.monasterium.rules.orders import novices_of
from games.monasterium.rules.panes import chapels_of
from games.monasterium.table import School, Table
from games.monasterium.words import points_from


def _foremost(table: Table, me: School, cloister: str) -> bool:
    """Whether one has novices in a cloister, and nobody has more."""
    counts = [novices_of(table, school.seat, cloister) for school in table.schools]
    return bool(counts[me.seat]) and counts[me.seat] == max(counts)


def walk_points(table: Table, me: School) -> int:
    """Cloister by cloister: novices on the walk times novices in the chapel, doubled."""
    return WALK_TIMES_CHAPEL * sum(
        here.walk.count(me.seat) * here.chapel.count(me.seat) for here in table.cloisters.values()
    )


def goods_points(me: School) -> int:
    """Tools, books, and the other goods in pairs."""
    return TOOL_POINTS * me.tool + BOOK_POINTS * me.book + (me.soup + me.influence + me.rosary) // GOODS_PER_POINT


def final_points(table: Table, me: School) -> Iterator[tuple[Text, int]]:
    """Points that count only at the end."""
    most = sum(_foremost(table, me, cloister) for cloister in CLOISTERS)
    chapels = len(chapels_of(table, me))
    yield Text("points-majority", count=most), MAJORITY_POINTS * most
    yield Text("points-chapels", count=chapels), CHAPELS_POINTS[chapels]
    yield Text("points-walks"), walk_points(table, me)
    yield Text("points-goods"), goods_points(me)


def points_by_source(table: Table, me: School) -> Iterator[tuple[Text, int]]:
    """The sources of the points: during the game, and at the end."""
    for name, points in me.sources.items():
        yield points_from(name), points
    if other := me.points - sum(me.sources.values()):
        yield Text("points-start"), other
    yield from final_points(table, me)


def result(table: Table) -> Result:
    """Scores with their sources; equal points share the place."""
    scores = scored(points_by_source(table, me) for me in table.schools)
    return Result(scores, Text("ended-after-years", count=table.year) if table.over else None)


def measures(table: Table) -> dict[Text, tuple[int, ...]]:
    """How a game went beyond its points, for each seat."""
    told = {
        Text("measure-dice"): [me.personal_dice for me in table.schools],
        Text("measure-orders"): [len(me.orders_done) for me in table.schools],
        Text("measure-windows"): [sum(map(len, me.window)) for me in table.schools],
        Text("measure-tiles"): [me.flipped.count(True) for me in table.schools],
        Text("measure-extra"): [me.extra.count(False) for me in table.schools],
    }
    for row, name in enumerate(ROWS):
        told[Text("measure-row", row=name)] = [me.sent(row) for me in table.schools]
    for number in range(1, max(len(me.rounds) for me in table.schools) + 1):
        told[Text("measure-points", round=number)] = [me.rounds[number - 1] for me in table.schools]
    return {label: tuple(counts) for label, counts in told.items()}
