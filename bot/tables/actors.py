"""Who acts, where a game lives, and how what was asked for is refused."""

import msgspec

from games.kernel.text import Text


class Refused(Exception):
    """What was asked for is not possible; nothing has changed. `reason` says why and what to do; `reasons` is all."""

    def __init__(self, reason: Text, *more: Text) -> None:
        super().__init__(repr(reason))
        self.reason, self.reasons = reason, (reason, *more)


class Unclear(Refused):
    """What was asked for may mean several things, and whoever asked shall say which."""


class Actor(msgspec.Struct, frozen=True):
    """Who acts: Discord user, name to show, Discord locale; `moderator` may do what the host may."""

    user_id: int
    name: str
    locale: str = "en-US"
    moderator: bool = False


class Place(msgspec.Struct, frozen=True):
    """Where a game lives."""

    channel_id: int
    guild_id: int | None = None
