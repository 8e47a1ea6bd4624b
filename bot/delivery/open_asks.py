"""The messages in which people see the poll they started, as far as this process knows: they also show how it ended.

Law: a message that is unknown or can no longer change stays as it is: the person sees the end at the table or is told.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.messages.parts.outgoing import Shape

KEPT = 256
"""How many are remembered."""

Show: TypeAlias = Callable[[Shape], Awaitable[bool]]
"""Changes the message to this shape; False if it no longer can."""


class OpenAsks:
    """The newest ask of each seat, by game and seat."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], tuple[str, Show]] = OrderedDict()

    def note(self, game_id: int, seat: int, token: str, show: Show) -> None:
        """Remember how to change the message that shows this seat's poll with this token."""
        self._shown.pop((game_id, seat), None)
        self._shown[game_id, seat] = token, show
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)

    def of(self, game_id: int, seat: int, token: str) -> Show | None:
        """How to change the message with this poll; None: unknown."""
        asked, show = self._shown.get((game_id, seat), ("", None))
        return show if asked == token else None
