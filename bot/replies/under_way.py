"""Interactions being carried out, and what must not be done or said twice meanwhile.

Law: a person who clicks again while an answer is carried out is told at most once that the question is gone, and never
about the button already pressed.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.replies.click import Click
from bot.replies.one_each import OneEach
from games.kernel.engine.text import Text

PATIENCE_SECONDS = 1.5
"""After this time an interaction is acknowledged, and its answer follows."""
GONE = "question-gone"

Silences: TypeAlias = Callable[[Text], bool]
"""Whether the reason why nothing was done can stay unsaid."""


class UnderWay:
    """What is under way. `running` must finish before the bot stops; `closing` refuses new work; `patience` is how many
    seconds an interaction may take before it is acknowledged.
    """

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self.patience = patience
        self.closing = False
        self.running: set[asyncio.Task[None]] = set()
        self.one_each = OneEach()
        self._presses: dict[object, _AtOne] = {}
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def begin(self, task: "asyncio.Task[None]") -> None:
        """Finish this task before the bot stops."""
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def opening(self, user_id: int) -> asyncio.Lock:
        """A lock: what a person opens in several steps is opened one at a time."""
        return self._opening.setdefault(user_id, asyncio.Lock())

    @contextmanager
    def carrying_out(self, click: Click) -> Iterator[Silences]:
        """Within this block an answer is carried out; what it yields tells which reasons need not be said."""
        about = (click.game, click.actor.user_id, click.question, click.reply.clicked)
        there = self._presses.setdefault(about, _AtOne())
        press = (click.address, *click.values)
        again = press in there.presses
        there.presses.append(press)
        try:
            yield partial(there.silences, again=again)
        finally:
            there.presses.remove(press)
            if not there.presses:
                del self._presses[about]


class _AtOne:
    """What one person has pressed at one question in one message; `told`: that the question is gone was said."""

    def __init__(self) -> None:
        self.presses: list[object] = []
        self.told = False

    def silences(self, reason: Text, *, again: bool) -> bool:
        """Whether this need not be said; `again`: the same was pressed before."""
        if reason.id != GONE:
            return False
        silent = again or self.told
        self.told |= not silent
        return silent
