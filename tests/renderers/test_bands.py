"""Sheets become files: cut into bands that are kept, and to the pixel what they were put together from."""

import zlib
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from renderers.surface import bands as cutting
from renderers.surface import kept as keeping
from renderers.surface.bands import bands, file_of
from renderers.surface.canvas import Box, Canvas, FinishedPart
from renderers.surface.kept import Shelf
from renderers.surface.png import PRIME, Strip, combined, packed
from renderers.surface.theme import theme_for

NIGHT = theme_for("dark", "normal")
WIDE, HIGH = 120, 90
Place = tuple[int, int]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """An empty shelf."""
    monkeypatch.setattr(keeping, "SHELF", empty := Shelf(10**6))
    return empty


def tile(width: int = 30, height: int = 20, seat: int = 0) -> FinishedPart:
    """A tile with a line across, so that its edges have shades."""
    canvas = Canvas(width, height, NIGHT, NIGHT.panel)
    canvas.disc(canvas.box.inset(1), NIGHT.line(seat), NIGHT.ink)
    canvas.line([(0, 0), (width, height)], NIGHT.accent, 2)
    return canvas.finished()


def sheet(*places: tuple[FinishedPart, int, int], height: int = HIGH) -> FinishedPart:
    """A sheet with these pieces."""
    return FinishedPart(WIDE, height, NIGHT.looks, NIGHT.ground, pieces=places)


def shows(data: bytes, part: FinishedPart) -> bool:
    """Whether a file is a picture to the pixel."""
    image = Image.open(BytesIO(data))
    image.verify()
    found = Image.open(BytesIO(data)).convert("RGB")
    return found.size == (part.width, part.height) and not ImageChops.difference(found, part.image).getbbox()


PIECES = st.lists(
    st.builds(
        lambda wide, high, seat, x, y: (tile(wide, high, seat), x, y),
        st.integers(4, 40), st.integers(4, 40), st.integers(0, 5), st.integers(0, 80), st.integers(0, 50),
    ),
    max_size=8,
)  # fmt: skip


@given(PIECES)
def test_a_file_is_its_sheet_to_the_pixel_however_the_pieces_lie(places: list[tuple[FinishedPart, int, int]]) -> None:
    whole = sheet(*places)
    first = file_of(whole)
    assert shows(first, whole)
    assert file_of(whole) == first
    keeping.SHELF.clear()
    assert file_of(whole) == first


@given(PIECES)
def test_bands_are_the_whole_sheet_and_cut_no_piece(places: list[tuple[FinishedPart, int, int]]) -> None:
    found = [*bands(sheet(*places))]
    assert [begin for begin, _, _ in found] == [0, *(end for _, end, _ in found[:-1])]
    assert found[-1][1] == HIGH
    assert sum(len(pieces) for _, _, pieces in found) == len(places)
    for begin, end, pieces in found:
        assert all(begin <= y and y + piece.height <= end for piece, _, y in pieces)


def test_what_lies_on_another_piece_is_seen() -> None:
    below, above = tile(60, 40, 1), tile(20, 10, 2)
    whole = sheet((below, 0, 20), (above, 10, 15))
    assert len([*bands(whole)]) == 1
    assert shows(file_of(whole), whole)
    assert whole.image.crop((10, 15, 30, 25)).tobytes() == above.image.tobytes()


def test_only_what_is_new_is_packed(monkeypatch: pytest.MonkeyPatch, shelf: Shelf) -> None:
    rows = list[int]()

    def noted(data: bytes) -> Strip:
        rows.append(len(data) // (WIDE + 1))
        return packed(data)

    monkeypatch.setattr(cutting, "packed", noted)
    first, second, third = tile(), tile(seat=1), tile(seat=2)
    file_of(sheet((first, 0, 10), (second, 40, 12), (third, 0, 50)))
    assert rows == [50, 40]
    file_of(sheet((first, 0, 10), (second, 40, 12), (tile(seat=3), 0, 50)))
    assert rows == [50, 40, 40]
    assert len(shelf) == 3


def test_a_sheet_of_one_piece_and_an_empty_one_are_files_too() -> None:
    for whole in (tile(), sheet()):
        assert shows(file_of(whole), whole)


def test_a_band_weighs_what_it_takes_and_leaves_when_there_is_no_room() -> None:
    strip = packed(bytes(1000))
    assert len(strip.data) < strip.weight < len(strip.data) + 1000
    keeping.SHELF.budget = 0
    whole = sheet((tile(), 0, 0))
    assert shows(file_of(whole), whole)
    assert not len(keeping.SHELF)


@given(st.lists(st.binary(max_size=40), max_size=6))
def test_check_sums_of_strips_are_that_of_all(all_rows: list[bytes]) -> None:
    assert combined(map(packed, all_rows)) == zlib.adler32(b"".join(all_rows))


def test_check_sums_go_round() -> None:
    high = [b"\xff" * (2 * PRIME + rest) for rest in (0, 1, 5551)]
    assert combined(map(packed, high)) == zlib.adler32(b"".join(high))


def test_words_stand_where_they_stood() -> None:
    canvas = Canvas(60, 40, NIGHT)
    canvas.words(canvas.box, "Hm", NIGHT.ink, 34)
    (word,) = sheet((canvas.finished(), 10, 20)).written
    assert word.box == Box(10, 20, 60, 40)
