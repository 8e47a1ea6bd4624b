"""People who act, the place where a game lives, and refusals."""

import msgspec

from games.kernel.engine.text import Text


class Refused(Exception):
    """The request is not possible; nothing has changed. `reason` says why and what to do; `reasons` is all."""

    def __init__(self, reason: Text, *more: Text) -> None:
        super().__init__(repr(reason))
        self.reason, self.reasons = reason, (reason, *more)


class Actor(msgspec.Struct, frozen=True):
    """The person acting: Discord user, name to show, Discord locale; a `moderator` (who may manage the channel) may do
    what the host may. `guild_id` is the server where the person has this name; `own` is their name elsewhere.
    """

    user_id: int
    name: str
    locale: str = "en-US"
    moderator: bool = False
    guild_id: int | None = None
    own: str = ""

    @property
    def known_as(self) -> str:
        """The name to remember for the person."""
        return self.own or self.name

    def decides(self, host_id: int | None, *, at_home: bool = True) -> bool:
        """Whether the person decides about a table of this host: as its host, or, if `at_home`, as a moderator."""
        return self.user_id == host_id or (self.moderator and at_home)


def refuse_unless_host(actor: Actor, host_id: int | None) -> None:
    """Let only this host go on, or a moderator. Raises Refused."""
    if not actor.decides(host_id):
        raise Refused(Text("host-only"))


class Place(msgspec.Struct, frozen=True):
    """Where a game lives. `opened`: in a thread opened for it."""

    channel_id: int
    guild_id: int | None = None
    opened: bool = False
