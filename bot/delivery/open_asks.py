"""Where people read of what they have asked all others at their table, as far as this process knows: how that ended is
said there, too.

Law: what is not known, or cannot be changed any more, stays as it is: whoever asked sees it at the table or is told.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.messages.made_of.outgoing import Shape

KEPT = 256
"""Of so many asks it is known."""

Show: TypeAlias = Callable[[Shape], Awaitable[bool]]
"""Lets the message look like this; whether that is possible still."""


class OpenAsks:
    """The newest ask of each seat, by game and seat."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], tuple[str, Show]] = OrderedDict()

    def note(self, game_id: int, seat: int, token: str, show: Show) -> None:
        """What this seat has asked, a poll with this token, is shown in a message that can be changed so."""
        self._shown.pop((game_id, seat), None)
        self._shown[game_id, seat] = token, show
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)

    def of(self, game_id: int, seat: int, token: str) -> Show | None:
        """How to change what shows this poll; None: it is not known."""
        asked, show = self._shown.get((game_id, seat), ("", None))
        return show if asked == token else None
