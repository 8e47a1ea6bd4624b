"""What has changed at a table of Monasterium is marked, each thing once, and nothing else."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from games.monasterium.table import Table
from renderers.monasterium import board, sight
from renderers.monasterium.board import board_sheet
from renderers.monasterium.changes import NONE, NewOnBoard, changes
from renderers.monasterium.places import cloister, orders, players, window
from renderers.monasterium.places import path as road
from renderers.monasterium.places.orders import order
from renderers.monasterium.table import table_sheets
from renderers.parts import ornament
from renderers.surface import collage
from renderers.surface.canvas import Box, Canvas
from renderers.surface.stage import Stage
from tests.renderers.monasterium.schools import middle, played, shown, stage, table

KEPT: tuple[Any, ...] = (
    collage._section, cloister._land, order, players._player, players._standings, window._wall,
)  # fmt: skip
MARKS = (
    (sight, "folded"), (cloister, "folded"), (road, "folded"), (orders, "folded"), (players, "gain"), (board, "gain"),
    (players, "folded"),
)  # fmt: skip


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whatever is marked from now on: a folded corner or a gain."""
    marks: list[str] = []

    def noting(name: str) -> Callable[..., None]:
        def drawn(canvas: Canvas, box: Box, *more: Any) -> None:
            marks.append(name)
            getattr(ornament, name)(canvas, box, *more)

        return drawn

    for module, name in MARKS:
        monkeypatch.setattr(module, name, noting(name))
    forget()
    yield marks
    forget()


def forget() -> None:
    """Draw everything anew from now on."""
    for kept in KEPT:
        kept.cache_clear()


def after(before: object) -> Stage:
    """A stage for one who saw this before."""
    return msgspec.structs.replace(stage(), before=before)


def _into_a_building(state: Table) -> None:
    state.cloisters["B"].buildings[2] = 1


def _into_a_walk(state: Table) -> None:
    state.cloisters["A"].walk[0] = 0


def _into_a_chapel(state: Table) -> None:
    state.cloisters["E"].chapel.append(1)


def _window_taken(state: Table) -> None:
    state.cloisters["D"].windows -= 1


def _moved(state: Table) -> None:
    state.schools[1].messenger = 7


def _fulfilled(state: Table) -> None:
    state.schools[0].orders_done["C2"] = 2


def _points(state: Table) -> None:
    state.schools[0].points += 3


def _pane(state: Table) -> None:
    state.schools[0].window[1] = "C"


def _novice_gone(state: Table) -> None:
    state.schools[0].grid[1][2] = False


def _flipped(state: Table) -> None:
    state.schools[0].flipped[4] = True


def _spent(state: Table) -> None:
    state.schools[0].soup -= 1


ONES: list[tuple[Callable[[Table], None], NewOnBoard]] = [
    (_into_a_building, NewOnBoard(places=frozenset({"B.b3"}))),
    (_into_a_walk, NewOnBoard(places=frozenset({"A.k1"}))),
    (_into_a_chapel, NewOnBoard(places=frozenset({"E.chapel.0"}))),
    (_window_taken, NewOnBoard(windows=frozenset("D"))),
    (_moved, NewOnBoard(messengers=frozenset({1}))),
    (_fulfilled, NewOnBoard(orders=frozenset({("C2", 0)}))),
    (_points, NewOnBoard(points=(3, 0))),
    (_pane, NewOnBoard(panes=frozenset({(0, 1, 0)}))),
    (_novice_gone, NewOnBoard(novices=frozenset({(0, "II-3")}))),
    (_flipped, NewOnBoard(tiles=frozenset({(0, 5)}))),
    (_spent, NewOnBoard(goods=frozenset({(0, "soup")}))),
]
ON_THE_TABLE = dict.fromkeys(range(len(ONES)), 1) | {6: 2}
ON_THE_BOARD = dict.fromkeys(range(5, len(ONES)), 1)
"""How many marks each of these makes on the table (points: one in each of its pictures) and on the own board."""


@pytest.mark.parametrize(("change", "found"), ONES)
def test_a_change_is_found_and_nothing_else(change: Callable[[Table], None], found: NewOnBoard) -> None:
    before, now = shown(table(2)), table(2)
    change(now)
    expected = msgspec.structs.replace(found, points=found.points or (0, 0))
    assert changes(before, shown(now)) == expected


@pytest.mark.parametrize("number", range(len(ONES)))
def test_each_change_is_marked_once_where_it_is_shown(number: int, marked: list[str]) -> None:
    before, now = table(2), table(2)
    ONES[number][0](now)
    _ = table_sheets(shown(now), after(shown(before)))
    assert len(marked) == ON_THE_TABLE.get(number, 0)
    marked.clear()
    _ = board_sheet(shown(now, 0), after(shown(before, 0)))
    assert len(marked) == ON_THE_BOARD.get(number, 0)


def test_nothing_is_marked_where_nothing_is_to_compare(marked: list[str]) -> None:
    view = shown(middle(3), 0)
    for before in (None, view, "something else", shown(middle(2), 0)):
        _ = table_sheets(view, after(before))
        _ = board_sheet(view, after(before))
    assert marked == []
    assert changes(None, view) == NONE


def test_dice_are_never_marked_for_nearly_all_of_them_change(marked: list[str]) -> None:
    before, now = table(2), table(2)
    now.neutral[3], now.own[2][1] = 4, 2
    for view, then in ((shown(now, 0), shown(before, 0)), (shown(now), shown(before))):
        assert changes(then, view) == NewOnBoard(points=(0, 0))
        _ = table_sheets(view, after(then))
        _ = board_sheet(view, after(then))
    assert marked == []


def test_of_two_messengers_on_a_field_the_one_that_has_moved_is_marked(marked: list[str]) -> None:
    before, now = table(2), table(2)
    now.schools[0].messenger = before.schools[1].messenger = now.schools[1].messenger = 7
    assert changes(shown(before), shown(now)).messengers == {0}
    _ = table_sheets(shown(now), after(shown(before)))
    assert marked == ["folded"]


def test_a_whole_game_marks_as_much_as_has_changed(marked: list[str]) -> None:
    before, view = played(3, 150).view(None), played(3, 230).view(None)
    found = changes(before, view)
    forget()
    marked.clear()
    _ = table_sheets(view, after(before))
    orders_met = {name for name, _ in found.orders}
    folded = len(found.places) + len(found.windows) + len(found.messengers) + len(orders_met)
    folded += sum(len(found.of(seat)) for seat in range(3))
    assert marked.count("folded") == folded > 0
    assert marked.count("gain") == 2 * sum(1 for gained in found.points if gained)
