"""Progress is told first in an answer of its own, then by changing it, but not too often."""

from typing import Any

import pytest

from bot.messages.parts.outgoing import Shape
from bot.replies.progress import Progress
from bot.replies.reply import TooLate


class Told:
    """Notes what was said, and how; or is too late for it."""

    def __init__(self, *, late: bool = False) -> None:
        self.late = late
        self.said: list[tuple[str, str | None]] = []

    async def say(self, shape: Shape) -> None:
        await self._note("say", shape)

    async def renew(self, shape: Shape) -> None:
        await self._note("renew", shape)

    async def _note(self, how: str, shape: Shape) -> None:
        if self.late:
            raise TooLate
        self.said.append((how, shape.content))


async def test_it_is_told_at_first_at_last_and_now_and_then() -> None:
    told: Any = Told()
    progress = Progress(told, seconds=3600)
    for word in ("first", "soon", "sooner"):
        await progress.tell(Shape(word))
    await progress.tell(Shape("last"), at_once=True)
    assert told.said == [("say", "first"), ("renew", "last")]
    often = Progress(told, seconds=0)
    await often.tell(Shape("again"))
    await often.tell(Shape("and again"))
    assert told.said[2:] == [("say", "again"), ("renew", "and again")]


async def test_what_cannot_be_shown_on_the_way_is_no_reason_to_stop() -> None:
    late: Any = Told(late=True)
    progress = Progress(late)
    await progress.tell(Shape("first"))
    with pytest.raises(TooLate):
        await progress.tell(Shape("last"), at_once=True)
