"""Tells a table what nobody there has done: its game was closed, as the rules have changed and it cannot be brought
back; or it stands where a backup left it.

Law: that it was closed is told once in the channel and once to each person, and the way to the record stands below.
"""

from collections.abc import Awaitable, Callable

from bot.delivery.posting import Posting
from bot.messages.notices import closed, notice
from bot.tables.loaded import LoadedGame
from db import rows
from games.kernel.text import Text


class Closing:
    """The delivery of this kind."""

    def __init__(self, posting: Posting) -> None:
        self.posting = posting
        self.tables = posting.tables

    def kinds(self) -> dict[str, Callable[[rows.Wish], Awaitable[None]]]:
        """What is delivered how."""
        return {"closed": self.closed, "restored": self.restored}

    async def restored(self, wish: rows.Wish) -> None:
        """Say in the channel that the game stands where it stood before."""
        loaded = await self.tables.loaded(wish.game)
        say = self.posting.phrasebook.speaker(loaded.row.language, loaded.names)
        await self.posting.send(loaded.row.channel_id, notice(Text("game-restored"), say), wish)

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
