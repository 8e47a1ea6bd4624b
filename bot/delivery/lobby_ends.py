"""Lobbies that nobody starts: each is looked at once a day until it begins or ends.

Law: a lobby's own message says what became of it; nobody is mentioned, nothing new is posted.
"""

from collections.abc import Awaitable, Callable

from bot.delivery.posting import Posting
from bot.tables.acts.idle_lobbies import IdleLobbies
from bot.tables.memory.deliveries import Kind
from db import rows


class LobbyEnds:
    """The delivery of this kind."""

    def __init__(self, posting: Posting, idle_lobbies: IdleLobbies) -> None:
        self.posting = posting
        self.tables = posting.tables
        self.idle_lobbies = idle_lobbies

    def kinds(self) -> dict[str, Callable[[rows.Delivery], Awaitable[None]]]:
        """Each kind's handler."""
        return {Kind.LOOK_AFTER: self.look}

    async def look(self, delivery: rows.Delivery) -> None:
        """Check whether the host is still there, and whether the lobby's time is over."""
        before = await self.tables.loaded(delivery.game)
        waiting = await self.idle_lobbies.look(delivery.game, every=0)
        if waiting is not None:
            await self.idle_lobbies.end(delivery.game, waiting)
        now = await self.tables.loaded(delivery.game)
        if now.setup.lapsed or now.setup.hostless != before.setup.hostless:
            await self._bring_up_to_date(now.row)

    async def _bring_up_to_date(self, row: rows.Game) -> None:
        if row.status_message_id is not None:
            shape = self.posting.illustrated.lobby(await self.tables.lobby(row.id))
            await self.posting.edited(row.channel_id, row.status_message_id, shape)
