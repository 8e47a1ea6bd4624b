"""Pieces of pictures that are drawn once and kept: all of the process within one budget of bytes.

Laws: what was not used for longest goes first; what is kept is only ever looked at, so that threads may share it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock
from typing import Generic, ParamSpec, Protocol, TypeAlias, TypeVar

BUDGET = 32_000_000
"""How many bytes all kept pieces take together: those of more than ten tables with their packed bands, and the words on
many.
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
    """Pieces by what they show, as many as there is room for."""

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
        """Keep a piece; what was not used for longest makes room for it."""
        with self._lock:
            self._drop(key)
            self._pieces[key] = piece
            self.taken += piece.weight
            while self.taken > self.budget:
                self._drop(next(iter(self._pieces)))

    def clear(self, draw: object = None) -> None:
        """Forget everything, or what this function drew."""
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
    """A function that draws a piece; what it drew lately is known still."""

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
        """Forget what this function drew."""
        SHELF.clear(self._draw)


def kept(draw: Callable[Seen, Piece]) -> Kept[Seen, Piece]:
    """Keep what a function draws, as long as there is room; what it is given must be hashable."""
    return Kept(draw)
