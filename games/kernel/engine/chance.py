"""All randomness of a game: every shuffle and die follows from the seed.

Laws: one counter per stream (a seat, or the table), so nobody's shuffle depends on who answered first; a pile is
sorted by name before it is shuffled, so the order in which it was stacked does not count. The seed's SHA-256 is
published at the start.
"""

import hashlib
import struct
from collections.abc import Sequence
from functools import lru_cache, partial

import msgspec

TABLE = -1
"""The stream of what belongs to no seat: set-up, order of play, common dice."""


def commitment(seed: bytes) -> str:
    """The SHA-256 of a game's seed in hexadecimal, published when the game starts."""
    return hashlib.sha256(seed).hexdigest()


@lru_cache(maxsize=512)
def _numbers(count: int) -> struct.Struct:
    return struct.Struct(f"<{count}Q")


class Chance(msgspec.Struct):
    """The source of randomness of one game: its seed, and how much of each stream is used up.

    `foretold` are the results of the next shuffles and dice, first come first served (for hand-written cases).
    """

    seed: bytes
    counters: dict[int, int] = {}
    foretold: list[list[str]] = []

    def shuffled(self, stream: int, cards: Sequence[str]) -> list[str]:
        """Return the cards in random order, the next to draw last. Unbiased: a draw with equal keys is drawn again."""
        if self.foretold:
            return self._as_foretold(cards)
        ordered = sorted(cards)
        keys = self._draw(stream, len(ordered))
        while len(set(keys)) < len(ordered):
            keys = self._draw(stream, len(ordered))
        ordered.sort(key=partial(next, iter(keys)))
        return ordered

    def below(self, stream: int, limit: int) -> int:
        """Return a whole number from 0 to limit - 1, all equally likely."""
        if self.foretold:
            return int(self.foretold.pop(0)[0])
        ceiling = (1 << 64) - (1 << 64) % limit
        while True:
            (number,) = self._draw(stream, 1)
            if number < ceiling:
                return int(number) % limit

    def _draw(self, stream: int, count: int) -> tuple[int, ...]:
        number = self.counters.get(stream, 0)
        self.counters[stream] = number + 1
        source = hashlib.shake_256(b"%b/%d/%d" % (self.seed, stream, number))
        return _numbers(count).unpack(source.digest(8 * count))

    def _as_foretold(self, cards: Sequence[str]) -> list[str]:
        told = self.foretold.pop(0)
        rest = sorted(cards)
        for card in told:
            if card not in rest:
                raise ValueError(f"foretold {card!r} is not among what is shuffled: {', '.join(sorted(cards))}")
            rest.remove(card)
        return [*rest, *reversed(told)]
