"""Pieces of pictures that are drawn once and kept: all of the process within one budget of bytes.

Laws: what was not used for longest goes first; what is kept is only ever looked at, so that threads may share it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock
from typing import Generic, ParamSpec, TypeAlias

from renderers.canvas import Part

BUDGET = 24_000_000
"""How many bytes all kept pieces take together: those of about eight tables."""

WORD = 600
"""About how many bytes the words take that stand somewhere on a piece."""

Seen = ParamSpec("Seen")
Key: TypeAlias = tuple[Hashable, ...]


class Shelf:
    """Pieces by what they show, as many as there is room for."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.taken = 0
        self._parts: OrderedDict[Key, Part] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._parts)

    def get(self, key: Key) -> Part | None:
        """The piece under this key, if it is still there."""
        with self._lock:
            part = self._parts.get(key)
            if part is not None:
                self._parts.move_to_end(key)
            return part

    def put(self, key: Key, part: Part) -> None:
        """Keep a piece; what was not used for longest makes room for it."""
        with self._lock:
            self._drop(key)
            self._parts[key] = part
            self.taken += weight(part)
            while self.taken > self.budget:
                self._drop(next(iter(self._parts)))

    def clear(self, draw: object = None) -> None:
        """Forget everything, or what this function drew."""
        with self._lock:
            for key in [key for key in self._parts if draw in (None, key[0])]:
                self._drop(key)

    def _drop(self, key: Key) -> None:
        part = self._parts.pop(key, None)
        if part is not None:
            self.taken -= weight(part)


SHELF = Shelf(BUDGET)
"""The one of this process."""


def weight(part: Part) -> int:
    """About how many bytes a piece takes, with the pieces that it remembers."""
    width, height = part.image.size
    pixel = 1 if part.image.mode in ("L", "P") else 4
    return width * height * pixel + WORD * len(part.words) + sum(weight(piece) for piece, _, _ in part.pieces)


class Kept(Generic[Seen]):
    """A function that draws a piece; what it drew lately is known still."""

    def __init__(self, draw: Callable[Seen, Part]) -> None:
        self._draw = draw
        update_wrapper(self, draw)

    def __call__(self, *args: Seen.args, **named: Seen.kwargs) -> Part:
        """The piece, drawn now or before."""
        key: Key = (self._draw, args, *sorted(named.items()))
        part = SHELF.get(key)
        if part is None:
            part = self._draw(*args, **named)
            SHELF.put(key, part)
        return part

    def cache_clear(self) -> None:
        """Forget what this function drew."""
        SHELF.clear(self._draw)


def kept(draw: Callable[Seen, Part]) -> Kept[Seen]:
    """Keep what a function draws, as long as there is room; what it is given must be hashable."""
    return Kept(draw)
