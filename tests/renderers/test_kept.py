"""Pieces of pictures are drawn once, and leave when there is no more room for them."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import psutil
import pytest
from PIL import Image

from renderers.surface import kept as keeping
from renderers.surface.blocks import BLOCK, SPARE
from renderers.surface.canvas import IMAGE, Canvas, FinishedPart
from renderers.surface.kept import BUDGET, SHELF, Shelf, kept
from renderers.surface.theme import theme_for

SIDE = 100
PIECE = SIDE * SIDE + IMAGE
"""What one of the test's pieces takes."""
GREYS = theme_for("dark", "normal").colours
"""So many colours of plates."""


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """A shelf with room for three pieces, and drawings counted anew."""
    small = Shelf(3 * PIECE)
    monkeypatch.setattr(keeping, "SHELF", small)
    drawn.clear()
    yield small
    assert small.taken <= small.budget


drawn: list[int] = []


@kept
def plate(grey: int, *, side: int = SIDE) -> FinishedPart:
    """A plate."""
    drawn.append(grey)
    return Canvas(side, side, theme_for("dark", "normal"), GREYS[grey]).finished()


def test_a_piece_is_drawn_once() -> None:
    assert plate(1) is plate(1)
    assert plate(2) is not plate(1)
    assert drawn == [1, 2]


def test_what_was_not_used_for_longest_makes_room() -> None:
    for grey in (1, 2, 3, 1, 4):
        plate(grey)
    assert drawn == [1, 2, 3, 4]
    plate(1)
    plate(2)
    assert drawn == [1, 2, 3, 4, 2]


def test_one_that_is_larger_than_all_the_room_is_not_kept(shelf: Shelf) -> None:
    plate(1, side=4 * SIDE)
    assert (len(shelf), shelf.taken) == (0, 0)


def test_all_functions_share_the_room(shelf: Shelf) -> None:
    other = kept(lambda grey: Canvas(SIDE, SIDE, theme_for("dark", "normal"), GREYS[grey]).finished())
    for grey in range(5):
        plate(grey)
        other(grey)
    assert len(shelf) == 3
    plate.cache_clear()
    assert len(shelf) == 2
    shelf.clear()
    assert (len(shelf), shelf.taken) == (0, 0)


def test_threads_share_what_is_kept(shelf: Shelf) -> None:
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(plate, [1, 2, 3, 4] * 50))
    assert [part.image.getpixel((0, 0)) for part in found] == [GREYS[grey] for grey in (1, 2, 3, 4)] * 50
    assert shelf.taken == PIECE * len(shelf)


def test_a_piece_weighs_what_its_pixels_and_words_take() -> None:
    canvas = Canvas(SIDE, SIDE, theme_for("dark", "normal"))
    canvas.words(canvas.box, "Word", (255, 255, 255), 34)
    assert PIECE < canvas.finished().weight < PIECE + 1000
    assert msgspec.structs.replace(plate(1), pieces=((plate(2), 0, 0),)).weight == 2 * PIECE


def test_it_is_called_as_what_it_keeps() -> None:
    assert plate.__doc__ == "A plate."
    assert SHELF.budget == BUDGET


@pytest.mark.skipif(sys.platform != "linux", reason="only there is it known what a process takes")
def test_what_was_drawn_on_goes_back_to_the_system() -> None:
    process, room = psutil.Process(), (BLOCK * SPARE) // 4
    surfaces = [Image.new("RGB", (1000, room // 1000), 1) for _ in range(10)]
    taken = process.memory_info().rss
    surfaces.clear()
    assert taken - process.memory_info().rss >= 8 * BLOCK * SPARE
