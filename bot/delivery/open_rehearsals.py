"""The messages that show a rehearsal now, as far as this process knows: a quiet update leaves them alone while nothing
is asked.

Law: if one is forgotten, that costs a click, nothing more: what was decided in a rehearsal is stored.
"""

from collections import OrderedDict

KEPT = 1024
"""How many are remembered."""


class OpenRehearsals:
    """The ids of these messages, the last touched at the end."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, None] = OrderedDict()

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._shown

    def note(self, message_id: int | None, *, shown: bool) -> None:
        """A rehearsal is `shown` in this message from now on, or no longer."""
        if message_id is None:
            return
        self._shown.pop(message_id, None)
        if shown:
            self._shown[message_id] = None
            while len(self._shown) > KEPT:
                self._shown.popitem(last=False)
