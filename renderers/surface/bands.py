"""A sheet as a file: cut between its pieces into bands, each compressed once and kept as long as there is room.

Laws: no piece is cut; a band is identified by its pieces and their places, that is by its contents; the bytes are the
same whatever is kept.

Between two pictures of a game most rows of tiles are the same. Only new bands are composed and compressed.
"""

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import TypeAlias

from PIL import Image

from renderers.surface import kept as keeping
from renderers.surface.canvas import FinishedPart, Placed
from renderers.surface.png import Strip, packed, png
from renderers.surface.shades import entries, number_of

Band: TypeAlias = tuple[int, int, tuple[Placed, ...]]
"""Where a band begins, where the next one does, and its pieces."""


def file_of(sheet: FinishedPart) -> bytes:
    """The sheet as a PNG file."""
    strips = [_strip(sheet, band) for band in bands(sheet)]
    return png(sheet.width, sheet.height, entries(sheet.looks), strips)


def bands(sheet: FinishedPart) -> Iterator[Band]:
    """The sheet cut wherever that cuts no piece: each band reaches from its first piece to the next band."""
    begin, pieces, above = 0, list[tuple[int, Placed]](), 0
    for number, piece in sorted(enumerate(sheet.leaves()), key=_top):
        top = piece[2]
        if pieces and top >= above:
            yield begin, top, _as_they_lie(pieces)
            begin, pieces = top, []
        pieces.append((number, piece))
        above = max(above, top + piece[0].height)
    yield begin, sheet.height, _as_they_lie(pieces)


def _top(numbered: tuple[int, Placed]) -> int:
    return numbered[1][2]


def _as_they_lie(pieces: Iterable[tuple[int, Placed]]) -> tuple[Placed, ...]:
    """Pieces in the order in which they lie on each other."""
    return tuple(piece for _, piece in sorted(pieces, key=itemgetter(0)))


def _strip(sheet: FinishedPart, band: Band) -> Strip:
    begin, end, pieces = band
    places = tuple((piece.number, x, y - begin) for piece, x, y in pieces)
    key = (_strip, sheet.width, end - begin, sheet.ground, sheet.looks, places)
    strip = keeping.SHELF.get(key)
    if not isinstance(strip, Strip):
        strip = packed(_rows(sheet, band))
        keeping.SHELF.put(key, strip)
    return strip


def _rows(sheet: FinishedPart, band: Band) -> bytes:
    """The pixels of a band, before each row a zero: a column more at the left."""
    begin, end, pieces = band
    rows = Image.new("P", (sheet.width + 1, end - begin), number_of(sheet.ground, sheet.looks))
    rows.paste(0, (0, 0, 1, end - begin))
    for piece, x, y in pieces:
        if piece.pixels is not None:
            rows.paste(piece.pixels, (x + 1, y - begin))
    return rows.tobytes()
