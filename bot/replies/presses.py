"""What people have pressed at questions and is not carried out yet.

Law: who presses on while an answer is carried out is told at most once that the question is gone, and not at all of the
button that was pressed already.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

from bot.replies.click import Click
from games.kernel.engine.text import Text

GONE = "question-gone"

Silences: TypeAlias = Callable[[Text], bool]
"""Whether a reason why nothing was done need not be said."""


class Presses:
    """All of them."""

    def __init__(self) -> None:
        self._there: dict[object, _AtOne] = {}

    @contextmanager
    def carrying_out(self, click: Click) -> Iterator[Silences]:
        """Within this block an answer is carried out; of what need not be said then."""
        about = (click.game, click.actor.user_id, click.question, click.reply.clicked)
        there = self._there.setdefault(about, _AtOne())
        press = (click.address, *click.values)
        again = press in there.presses
        there.presses.append(press)
        try:
            yield partial(there.silences, again=again)
        finally:
            there.presses.remove(press)
            if not there.presses:
                del self._there[about]


class _AtOne:
    """What one person has pressed at one question in one message; `told`: whether it was said that it is gone."""

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
