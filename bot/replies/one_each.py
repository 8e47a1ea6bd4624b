"""Costly work: one piece at a time for each person, or a few, so that nobody keeps the bot from others.

Law: a person who asks for more meanwhile is told so at once; nothing waits for it.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text

STILL = Text("still-at-it")


class OneEach:
    """The work under way, by kind and person."""

    def __init__(self) -> None:
        self._under_way: Counter[tuple[str, int]] = Counter()

    @contextmanager
    def at_work(self, what: str, user_id: int, *, most: int = 1, else_: Text = STILL) -> Iterator[None]:
        """Within this block something is done for a person. Raises Refused if `most` of it are already under way."""
        key = what, user_id
        if self._under_way[key] >= most:
            raise Refused(else_)
        self._under_way[key] += 1
        try:
            yield
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]
