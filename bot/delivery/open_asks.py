"""Where people read of what they have asked all others at their table, as far as this process knows: how that ended is
said there, too.

Law: what is not known, or cannot be changed any more, stays as it is: whoever asked sees it at the table or is told.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.messages.outgoing import Shape

KEPT = 256
"""Of so many asks it is known."""

Show: TypeAlias = Callable[[Shape], Awaitable[object]]
"""Lets the message look like this."""


class OpenAsks:
    """The newest ask of each seat, by game and seat."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], Show] = OrderedDict()

    def note(self, game_id: int, seat: int, show: Show) -> None:
        """What this seat has asked is shown in a message that can be changed so."""
        self._shown.pop((game_id, seat), None)
        self._shown[game_id, seat] = show
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)

    def ended(self, game_id: int, seat: int) -> Show | None:
        """How to say there that it has ended, once; None: it is not known."""
        return self._shown.pop((game_id, seat), None)
