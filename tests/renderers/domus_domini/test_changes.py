"""What has changed since an earlier view is marked, each change once, and nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from games.domus_domini.view import View
from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.changes import stood
from renderers.domus_domini.table import table_sheets
from renderers.parts import ornament
from renderers.surface.kept import SHELF
from renderers.surface.stage import Stage
from tests.renderers import laws
from tests.renderers.domus_domini.abbeys import abbey, bare, middle, shown, stage
from tests.renderers.scenes import on_one

SEAT = 1
STAGES = {"garden": 5, "cheese": 1, "brewery": 3}
CHANGES: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({}, 0, 0),
    ({"letters": 66}, 0, 1),
    ({"stage": STAGES | {"cheese": 3}}, 2, 0),
    ({"chapel": 2}, 1, 0),
    ({"cellerar": 9}, 1, 0),
    ({"cellerar": None}, 0, 0),
    ({"money": 40, "vegetables": 5, "huts": 3}, 0, 0),
    ({"letters": 66, "stage": STAGES | {"brewery": 4}, "cellerar": 9}, 2, 1),
)
"""What changes of an abbey, how many corners are folded for it, and how many tags there are."""


def seen_before(before: View) -> Stage:
    """A stage on which this was to be seen before."""
    return msgspec.structs.replace(stage(), before=before)


def after(**changes: Any) -> View:
    """The table with a changed abbey, as its seat sees it."""
    return shown([abbey(0), abbey(SEAT, **changes), abbey(2)], SEAT)


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The marks of changes that are drawn."""
    drawn: list[str] = []
    for name in ("folded", "gain"):
        monkeypatch.setattr(ornament, name, partial(_noting, drawn, name, getattr(ornament, name)))
    return drawn


def _noting(drawn: list[str], name: str, draw: Callable[..., None], *args: Any, **how: Any) -> None:
    """Draw, and note it."""
    drawn.append(name)
    draw(*args, **how)


@pytest.mark.parametrize(("changes", "corners", "tags"), CHANGES)
def test_each_change_is_marked_and_nothing_else(
    changes: dict[str, Any], corners: int, tags: int, marks: list[str]
) -> None:
    before, now = after(), after(**changes)
    for draw in (lambda: on_one(table_sheets(now, seen_before(before))), lambda: abbey_sheet(now, seen_before(before))):
        marks.clear()
        SHELF.clear()
        assert not laws.breaches(draw())
        assert (marks.count("folded"), marks.count("gain")) == (corners, tags)


def test_what_has_not_changed_looks_as_if_nothing_had_been_seen_before() -> None:
    view = middle(4, 2)
    for draw in (lambda said: on_one(table_sheets(view, said)), lambda said: abbey_sheet(view, said)):
        assert draw(seen_before(view)).image.tobytes() == draw(stage()).image.tobytes()


def test_what_was_built_where_nothing_stood_is_not_marked(marks: list[str]) -> None:
    before = shown([abbey(0), bare(SEAT), abbey(2)], SEAT)
    abbey_sheet(shown([abbey(0), abbey(SEAT, letters=0, cellerar=None), abbey(2)], SEAT), seen_before(before))
    assert marks == []


def test_a_pale_figure_stands_where_one_really_stood_last_and_has_left() -> None:
    before, now = after(position=12), after(position=15)
    assert stood(now, before) == {SEAT: 12}
    assert stood(now, now) == {}
    assert stood(now, None) == {}
    assert stood(msgspec.structs.replace(now, round=4), before) == {SEAT: 12}
    assert stood(msgspec.structs.replace(now, over=True), before) == {}
    assert stood(msgspec.structs.replace(now, on_road=False), before)[SEAT] == 12


def test_where_a_figure_would_only_have_got_to_no_pale_one_stands() -> None:
    preview = msgspec.structs.replace(after(position=12), on_road=False)
    assert stood(after(position=15), preview) == {}


@pytest.mark.parametrize(("old", "new"), [(0, 41), (41, 0), (12, 9), (33, 34)])
def test_a_pale_figure_is_to_be_seen(old: int, new: int) -> None:
    now = after(position=new)
    plain, pale = (on_one(table_sheets(now, said)) for said in (stage(), seen_before(after(position=old))))
    assert plain.image.tobytes() != pale.image.tobytes()
    assert not laws.breaches(pale)
