"""A disk that hangs where a test tells it to, under a SQLite database of the same process."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from db.connection import one_trip

LONG = 1_000.0
"""More seconds than anything waits."""


class Disk:
    """Hangs on demand, on the calling thread; the waiting callers' `patience` runs out on demand.

    `now` is the time by which trips are measured.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self._reached, self._going = threading.Event(), threading.Event()
        self._waiting: list[Callable[[], object]] = []

    def hang(self, *_: object) -> None:
        """Wait until it is mended."""
        self._reached.set()
        self._going.wait()

    async def reached(self) -> None:
        """Wait until somebody hangs."""
        await asyncio.to_thread(self._reached.wait)

    def mend(self) -> None:
        """Let the hanging calls go on, and no more hang."""
        self._going.set()

    def call_later(self, _: float, work: Callable[..., object], *given: object) -> SimpleNamespace:
        """Schedules what the loop does when patience has run out."""
        self._waiting.append(partial(work, *given))
        return SimpleNamespace(cancel=lambda: None)

    async def give_up(self) -> None:
        """Somebody hangs, and the patience of all has run out."""
        await self.reached()
        self.now += LONG
        for work in self._waiting:
            work()


@contextmanager
def silent_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """The disk below everything opened in this loop from now on; in the end hanging calls go on."""
    disk, loop = Disk(), asyncio.get_running_loop()
    call_later = loop.call_later

    def called_later(seconds: float, work: Callable[..., object], *given: Any, **how: Any) -> Any:
        made = disk.call_later if getattr(work, "__name__", "") == "_give_up" else call_later
        return made(seconds, work, *given, **how)

    monkeypatch.setattr(loop, "call_later", called_later)
    monkeypatch.setattr(one_trip, "time", SimpleNamespace(monotonic=lambda: disk.now))
    yield disk
    disk.mend()
