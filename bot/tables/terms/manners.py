"""A server's own manners: how tables begin there, where they may be opened, and by whom.

Laws: what is not stored, or no longer readable, is as everywhere; a moderator may open tables whoever else may.
"""

from collections.abc import Collection

import msgspec

from bot.language.phrases import Either, Language, Markup, channel_link
from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.deadlines import Time
from db.connection.transaction import Transaction
from db.people import servers
from games.kernel.contract.game import Pace
from games.kernel.engine.text import Text


class Manners(msgspec.Struct, frozen=True):
    """A server's manners. `language` of its tables (None: that of whoever opens one); `channels` in which they may be
    opened, and the `roles` of whom: none mean all.
    """

    language: Language | None = None
    pace: Pace = "turn"
    time: Time = "none"
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    def let_open(self, actor: Actor, roles: Collection[int]) -> None:
        """Let this person with these roles open tables. Raises Refused, with who may."""
        if self.roles and not actor.moderator and not set(self.roles) & set(roles):
            raise Refused(Text("server-not-you", roles=Either(map(role, self.roles))))

    def let_stand(self, *channels: int | None) -> None:
        """Let tables be opened in a channel, or in a thread of it. Raises Refused, with where they may."""
        if self.channels and not set(self.channels) & set(channels):
            raise Refused(Text("server-not-here", channels=Either(map(channel, self.channels))))


def role(role_id: int) -> Text:
    """A role, as Discord shows it."""
    return Text("as-is", word=Markup(f"<@&{role_id}>"))


def channel(channel_id: int) -> Text:
    """A channel, as Discord shows it."""
    return Text("as-is", word=channel_link(channel_id))


async def of(tx: Transaction, guild_id: int | None) -> Manners:
    """A server's manners; outside of servers those that are usual."""
    stored = None if guild_id is None else await servers.manners(tx, guild_id)
    try:
        return Manners() if stored is None else codec.read(stored, Manners)
    except msgspec.DecodeError:
        return Manners()


async def store(tx: Transaction, guild_id: int, manners: Manners, *, at: int) -> None:
    """Store a server's manners; usual ones need no row."""
    if manners == Manners():
        await servers.forget(tx, guild_id)
    else:
        await servers.set_manners(tx, guild_id, codec.written(manners), at=at)
