"""The progress of slow work, told in the reply that its person is waiting for."""

import time

from bot.messages.parts.outgoing import Shape
from bot.replies.reply import Reply, TooLate

SECONDS = 2.5
"""How often it is told: Discord takes an edit every few seconds, and nobody reads more."""


class Progress:
    """Tells progress in an answer of its own, then by editing that, but not too often."""

    def __init__(self, reply: Reply, seconds: float = SECONDS) -> None:
        self.reply = reply
        self.seconds = seconds
        self.told_at: float | None = None

    async def tell(self, shape: Shape, *, at_once: bool = False) -> None:
        """Show this progress; failing to is no reason to stop. `at_once`: this is the end, shown however recent the
        last update; then raises TooLate.
        """
        now = time.monotonic()
        if self.told_at is not None and not at_once and now - self.told_at < self.seconds:
            return
        try:
            await (self.reply.say(shape) if self.told_at is None else self.reply.renew(shape))
        except TooLate:
            if at_once:
                raise
        self.told_at = time.monotonic()
