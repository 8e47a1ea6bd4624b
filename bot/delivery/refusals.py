"""Discord's refusals and what they mean: whether a person closed the direct messages or Discord blocks them, whether
the bot can write to a channel, and how long to wait before trying again.

Laws: after any refusal, even an unknown one, the person is called elsewhere; only errors about Discord itself or the
whole bot (5xx, 429, 401) are tried again as if nothing had been said.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import discord

from db.people.refusals import RefusedPlace

RefusalKind: TypeAlias = Literal["closed", "refused", "once"]
"""Why a direct message was refused: by the person; by Discord, lastingly; anything else: it may work next time."""
BARS = "barred"
"""Of a channel: it takes no messages."""

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
"""The meaning of some codes; all others mean "once", among them 40003: opened too many too fast."""
UNREADABLE = (400, 0)
"""Status and code when Discord asks for a CAPTCHA, which no bot can solve: its answer has neither code nor sentence."""

UNKNOWN_CHANNEL, MISSING_ACCESS = 10003, 50001
CHANNEL_CODES = (UNKNOWN_CHANNEL, MISSING_ACCESS)
"""The channel no longer exists, or the bot does not see it."""
BARRED = frozenset({
    *CHANNEL_CODES,
    10004,  # no such server (any more)
    40058,  # threads only: a forum
    50008,  # a channel that takes no messages
    50009,  # the server's level of verification is too high
    50013,  # no right to write
    50024,  # another kind of channel
    50083,  # archived for good
    160005,  # locked
})  # fmt: skip
"""Codes of a channel the bot cannot write to until somebody changes something."""
GONE = frozenset({UNKNOWN_CHANNEL, 10004})
"""Codes that nobody can mend: the channel or its server is gone."""

FIRST_PAUSE_MS, GROWTH = 15 * 60_000, 4
LONGEST_MS: Mapping[str, int] = {BARS: 3_600_000}
"""The longest pause for a channel: not every new right is announced."""
USUALLY_LONGEST_MS = 24 * 3_600_000
MOST_TIMES = 7 * 24
"""After so many refusals by a channel in a row, a week's worth, a delivery is given up."""


class ChannelGone(Exception):
    """The channel no longer exists, or the bot may not use it; `refusal` is what is remembered of that at `place`."""

    def __init__(self, reason: str, refusal: RefusedPlace | None = None, place: str = "") -> None:
        super().__init__(reason)
        self.refusal = refusal
        self.place = place


class Overtaken(Exception):
    """This delivery's message was sent before and then deleted: something newer has replaced it."""


def refuses(error: Exception) -> RefusalKind | None:
    """Why this error refuses a direct message; None: it does not, Discord could not take it now."""
    if isinstance(error, ChannelGone):
        return "once"
    if not isinstance(error, discord.HTTPException) or error.status in (401, 429) or error.status >= 500:
        return None
    if (error.status, error.code) == UNREADABLE and not error.text:
        return "refused"
    return DIRECT.get(error.code, "once")


def bars(error: discord.HTTPException) -> bool:
    """Whether this answer bars the bot from writing to the channel: any 403, and some codes."""
    return error.status == 403 or error.code in BARRED


def after(before: RefusedPlace | None, kind: str, code: int, at: int) -> RefusedPlace:
    """What to remember of a refusal now (`at`), given what was remembered before. Two processes refused at the same
    time count as one attempt.
    """
    if before is not None and before.again_at > at:
        return before
    times = 1 if before is None else before.times + 1
    return RefusedPlace(kind, code, times, at + pause_ms(kind, times))


def pause_ms(kind: str, times: int) -> int:
    """How long to wait after so many refusals in a row: longer each time; not at all after a first "once"."""
    counted = times - (kind == "once")
    longest = LONGEST_MS.get(kind, USUALLY_LONGEST_MS)
    return 0 if counted < 1 else min(FIRST_PAUSE_MS * GROWTH ** min(counted - 1, 9), longest)
