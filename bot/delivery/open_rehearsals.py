"""In which messages a rehearsal stands now, as far as this process knows: a quiet update does not put anything else in
its place while nothing is asked.

Law: what is not known costs a click, nothing more: what was decided in a rehearsal is stored.
"""

from collections import OrderedDict

KEPT = 1024
"""Of so many messages it is known."""


class OpenRehearsals:
    """The ids of these messages, those touched last at the end."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, None] = OrderedDict()

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._shown

    def note(self, message_id: int | None, *, shown: bool) -> None:
        """A rehearsal is `shown` in this message from now on, or not any more."""
        if message_id is None:
            return
        self._shown.pop(message_id, None)
        if shown:
            self._shown[message_id] = None
            while len(self._shown) > KEPT:
                self._shown.popitem(last=False)
