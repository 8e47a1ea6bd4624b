"""The interactions that are being carried out, and what must not be done twice meanwhile."""

import asyncio
from weakref import WeakValueDictionary

from bot.replies.one_each import OneEach
from bot.replies.presses import Presses

PATIENCE_SECONDS = 1.5
"""After so long an interaction is acknowledged, and its answer follows."""


class UnderWay:
    """What is under way. `running` is to be finished before the bot stops; `closing` refuses what comes new; `patience`
    is how many seconds an interaction may take before it is acknowledged.
    """

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self.patience = patience
        self.closing = False
        self.running: set[asyncio.Task[None]] = set()
        self.one_each, self.presses = OneEach(), Presses()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def begin(self, task: "asyncio.Task[None]") -> None:
        """This is to be finished before the bot stops."""
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def opening(self, user_id: int) -> asyncio.Lock:
        """What a person opens in several steps is opened one after the other."""
        return self._opening.setdefault(user_id, asyncio.Lock())
