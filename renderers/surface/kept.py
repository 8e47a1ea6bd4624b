"""Pieces of pictures that are drawn once and kept: those of the whole process within one budget of bytes.

Laws: the piece unused for longest goes first; kept pieces are only ever read, so that threads may share them.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock
from typing import Generic, ParamSpec, Protocol, TypeAlias, TypeVar

BUDGET = 32_000_000
"""The bytes of all kept pieces together: enough for more than ten tables with their compressed bands, and the words
on many.
"""


class Heavy(Protocol):
    """A piece of a picture: a part, the shape of words or of an emblem, or a packed band."""

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""


Seen = ParamSpec("Seen")
Piece = TypeVar("Piece", bound=Heavy)
CacheKey: TypeAlias = tuple[Hashable, ...]


class Shelf:
    """Pieces by their contents, as many as there is room for."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.taken = 0
        self._pieces: OrderedDict[CacheKey, Heavy] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._pieces)

    def get(self, key: CacheKey) -> Heavy | None:
        """The piece under this key, if it is still there."""
        with self._lock:
            piece = self._pieces.get(key)
            if piece is not None:
                self._pieces.move_to_end(key)
            return piece

    def put(self, key: CacheKey, piece: Heavy) -> None:
        """Keep a piece; those unused for longest make room for it."""
        with self._lock:
            self._drop(key)
            self._pieces[key] = piece
            self.taken += piece.weight
            while self.taken > self.budget:
                self._drop(next(iter(self._pieces)))

    def clear(self, draw: object = None) -> None:
        """Forget everything, or the pieces of this function."""
        with self._lock:
            for key in [key for key in self._pieces if draw in (None, key[0])]:
                self._drop(key)

    def _drop(self, key: CacheKey) -> None:
        piece = self._pieces.pop(key, None)
        if piece is not None:
            self.taken -= piece.weight


SHELF = Shelf(BUDGET)
"""The one of this process."""


class Kept(Generic[Seen, Piece]):
    """A function that draws a piece and remembers its latest ones."""

    def __init__(self, draw: Callable[Seen, Piece]) -> None:
        self._draw = draw
        update_wrapper(self, draw)

    def __call__(self, *args: Seen.args, **named: Seen.kwargs) -> Piece:
        """The piece, drawn now or before."""
        key: CacheKey = (self._draw, args, *sorted(named.items()))
        piece = SHELF.get(key)
        if piece is None:
            piece = self._draw(*args, **named)
            SHELF.put(key, piece)
        return piece  # type: ignore[return-value]  # the key begins with the function that drew it

    def cache_clear(self) -> None:
        """Forget the pieces of this function."""
        SHELF.clear(self._draw)


def kept(draw: Callable[Seen, Piece]) -> Kept[Seen, Piece]:
    """Keep a function's drawings as long as there is room; its arguments must be hashable."""
    return Kept(draw)
