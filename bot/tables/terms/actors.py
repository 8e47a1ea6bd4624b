"""Who acts, where a game lives, and how what was asked for is refused."""

import msgspec

from games.kernel.engine.text import Text


class Refused(Exception):
    """What was asked for is not possible; nothing has changed. `reason` says why and what to do; `reasons` is all."""

    def __init__(self, reason: Text, *more: Text) -> None:
        super().__init__(repr(reason))
        self.reason, self.reasons = reason, (reason, *more)


class Unclear(Refused):
    """What was asked for may mean several things, and whoever asked shall say which."""


class Actor(msgspec.Struct, frozen=True):
    """Who acts: Discord user, name to show, Discord locale; `moderator` may do what the host may. `guild_id` is the
    server in which the person is called like this; `own` is the name that it has wherever it has no other.
    """

    user_id: int
    name: str
    locale: str = "en-US"
    moderator: bool = False
    guild_id: int | None = None
    own: str = ""

    @property
    def known_as(self) -> str:
        """The name that is remembered of the person."""
        return self.own or self.name

    def decides(self, host_id: int | None, *, at_home: bool = True) -> bool:
        """Whether the person decides about a table of this host: as its host, or as a moderator, where that is
        `at_home`.
        """
        return self.user_id == host_id or (self.moderator and at_home)


class Place(msgspec.Struct, frozen=True):
    """Where a game lives. `opened`: in a thread that was opened for it."""

    channel_id: int
    guild_id: int | None = None
    opened: bool = False
