"""The order of thinking in the one process for it, a slice at a time.

Laws: work that a move waits for comes first, then advice, then looks back, then studies; within a rank the person who
has waited longest for a slice is next, however much each has asked for; of one person's errands the oldest. The same
errands in the same order get the same slices.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

NOBODY = 0
"""The owner of thinking that no single person asked for."""


class Rank(IntEnum):
    """The order of precedence."""

    MOVE = 0
    ADVICE = 1
    REVIEW = 2
    STUDY = 3


class Errand:
    """Thinking for a person; `spent`: processor seconds so far."""

    def __init__(self, number: int, rank: Rank, person: int) -> None:
        self.number, self.rank, self.person = number, rank, person
        self.spent = 0.0


class Slices:
    """All errands, and the one that has the slice."""

    def __init__(self) -> None:
        self.under_way: list[Errand] = []
        self.taken = False
        self._waiting: dict[Errand, asyncio.Future[None]] = {}
        self._served: dict[int, int] = {}
        self._count = 0
        self._choosing = False

    @contextmanager
    def errand(self, rank: Rank, person: int = NOBODY) -> Iterator[Errand]:
        """Within this block something is worked out."""
        self._count += 1
        errand = Errand(self._count, rank, person)
        self.under_way.append(errand)
        try:
            yield errand
        finally:
            self.under_way.remove(errand)
            if not self.under_way:
                self._served.clear()

    def beside(self, errand: Errand) -> int:
        """For how many other people thinking of the same rank goes on."""
        return len({one.person for one in self.under_way if one.rank == errand.rank} - {errand.person})

    async def mine(self, errand: Errand) -> None:
        """Wait for the next slice; its holder gives it back with `over`."""
        waiting = self._waiting[errand] = asyncio.get_running_loop().create_future()
        self._choose_soon()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.over()
            raise
        finally:
            self._waiting.pop(errand, None)

    def over(self) -> None:
        """A slice is over. An errand that asks again at once, without waiting for anything, is there before the next is
        chosen.
        """
        self.taken = False
        self._choose_soon()

    def _choose_soon(self) -> None:
        if not self._choosing:
            self._choosing = True
            asyncio.get_running_loop().call_soon(self._choose)

    def _choose(self) -> None:
        self._choosing = False
        waiting = [errand for errand, future in self._waiting.items() if not future.done()]
        if self.taken or not waiting:
            return
        chosen = min(waiting, key=lambda one: (one.rank, self._served.get(one.person, 0), one.number))
        self._count += 1
        self._served[chosen.person], self.taken = self._count, True
        self._waiting[chosen].set_result(None)
