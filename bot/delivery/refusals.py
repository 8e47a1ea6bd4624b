"""What Discord's refusals mean: whether a person has closed the direct messages, or Discord does not let them through;
whether a channel cannot be written to; how long to wait before it is tried again.

Laws: whatever a refusal is, even one that nobody knows, the person is called elsewhere; only what Discord says of
itself or of the whole bot (5xx, 429, 401) is tried again as if nothing had been said.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import discord

from db.people.refusals import RefusedPlace

RefusalKind: TypeAlias = Literal["closed", "refused", "once"]
"""Of direct messages: the person's own doing; Discord's, and lasting; anything else: it may work the next time."""
BARS = "barred"
"""Of a channel: it cannot be written to."""

DIRECT: Mapping[int, RefusalKind] = {
    10001: "closed",  # no such account (any more)
    10013: "closed",  # no such person (any more)
    50007: "closed",  # closed to strangers, or the bot is blocked
    50033: "closed",  # nobody who can be written to: deleted, or a bot
    50278: "closed",  # no server in common
    10003: "refused",  # not even the channel that was opened a moment ago exists
    20009: "refused",  # the person's filter for explicit content
    20024: "refused",  # under the minimum age
    20026: "refused",  # the bot is flagged by the filter against spam
    40002: "refused",  # Discord wants the account of the bot verified
    40007: "refused",  # banned
    50001: "refused",  # nor is it the bot's
    50003: "refused",  # not in a direct message
    50009: "refused",  # the level of verification is too high
    50013: "refused",  # no right to do so
    340015: "refused",  # the bot's messages are limited
}
"""What is known of some codes; all others are for once, among them 40003: opened too many too fast."""
UNREADABLE = (400, 0)
"""Status and code when Discord asks for a CAPTCHA, which no bot can solve: its answer has neither code nor sentence."""

UNKNOWN_CHANNEL, MISSING_ACCESS = 10003, 50001
CHANNEL_CODES = (UNKNOWN_CHANNEL, MISSING_ACCESS)
"""The channel does not exist any more, or the bot does not see it."""
BARRED = frozenset({
    *CHANNEL_CODES,
    10004,  # no such server (any more)
    40058,  # in a forum only threads can be written in
    50008,  # a channel in which nothing is written
    50009,  # the server's level of verification is too high
    50013,  # no right to write
    50024,  # another kind of channel
    50083,  # archived for good
    160005,  # locked
})  # fmt: skip
"""With these codes a channel cannot be written to until somebody changes something."""
GONE = frozenset({UNKNOWN_CHANNEL, 10004})
"""With these nobody can change anything: the channel is gone, or its server."""

FIRST_PAUSE_MS, GROWTH = 15 * 60_000, 4
LONGEST_MS: Mapping[str, int] = {BARS: 3_600_000}
"""The longest pause of channels: that a right was given is not always told."""
USUALLY_LONGEST_MS = 24 * 3_600_000
MOST_TIMES = 7 * 24
"""What a channel has refused so often in a row, for a week, is not kept waiting any longer."""


class ChannelGone(Exception):
    """The channel does not exist any more, or the bot may not use it; `refusal` is what is remembered of that at
    `place`.
    """

    def __init__(self, reason: str, refusal: RefusedPlace | None = None, place: str = "") -> None:
        super().__init__(reason)
        self.refusal = refusal
        self.place = place


class Overtaken(Exception):
    """What this delivery was to send has been sent already, and is deleted: something newer has taken its place."""


def refuses(error: Exception) -> RefusalKind | None:
    """What a direct message that met this error was refused for; None: it was not, Discord could not take it now."""
    if isinstance(error, ChannelGone):
        return "once"
    if not isinstance(error, discord.HTTPException) or error.status in (401, 429) or error.status >= 500:
        return None
    if (error.status, error.code) == UNREADABLE and not error.text:
        return "refused"
    return DIRECT.get(error.code, "once")


def bars(error: discord.HTTPException) -> bool:
    """Whether a channel that answers so cannot be written to: any 403, and what a code says."""
    return error.status == 403 or error.code in BARRED


def after(before: RefusedPlace | None, kind: str, code: int, at: int) -> RefusedPlace:
    """What is to be remembered of a refusal now (`at`), by what was remembered before. Who has found out at the same
    time has not tried it twice.
    """
    if before is not None and before.again_at > at:
        return before
    times = 1 if before is None else before.times + 1
    return RefusedPlace(kind, code, times, at + pause_ms(kind, times))


def pause_ms(kind: str, times: int) -> int:
    """How long to wait after so many refusals in a row: longer each time; after the first that was for once not at
    all.
    """
    counted = times - (kind == "once")
    longest = LONGEST_MS.get(kind, USUALLY_LONGEST_MS)
    return 0 if counted < 1 else min(FIRST_PAUSE_MS * GROWTH ** min(counted - 1, 9), longest)
