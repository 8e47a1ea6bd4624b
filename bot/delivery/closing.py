"""Tells everybody at a table that its game was closed: the rules have changed, and it cannot be brought back.

Law: it is told once in the channel and once to each person, and the way to the record stands below.
"""

from collections.abc import Awaitable, Callable

from bot.delivery.posting import Posting
from bot.messages.notices import closed
from bot.tables.loaded import LoadedGame
from db import rows


class Closing:
    """The delivery of this kind."""

    def __init__(self, posting: Posting) -> None:
        self.posting = posting
        self.tables = posting.tables

    def kinds(self) -> dict[str, Callable[[rows.Wish], Awaitable[None]]]:
        """What is delivered how."""
        return {"closed": self.closed}

    async def closed(self, wish: rows.Wish) -> None:
        """Say it in the channel, or to the person at a seat."""
        loaded = await self.tables.loaded(wish.game)
        if wish.seat is None:
            await self._in_channel(loaded, wish)
            return
        seat = next((each for each in loaded.seats if each.seat == wish.seat and each.player_id is not None), None)
        if seat is not None and seat.player_id is not None:
            say = self.posting.phrasebook.speaker(await self.tables.language(seat.player_id), loaded.names)
            await self.posting.to_person(seat.player_id, closed(loaded, say), wish)

    async def _in_channel(self, loaded: LoadedGame, wish: rows.Wish) -> None:
        say = self.posting.phrasebook.speaker(loaded.row.language, loaded.names)
        await self.posting.send(loaded.row.channel_id, closed(loaded, say), wish)
