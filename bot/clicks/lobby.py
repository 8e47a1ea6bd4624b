"""What is pressed below a lobby: sitting down, computers, the start; and below a result: the next game."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.clicks.route import Route
from bot.messages import notices
from bot.messages.custom_ids import Address
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.actors import Actor
from games.kernel.text import Text

SeatChange: TypeAlias = Callable[[int, Actor], Awaitable[None]]
"""Changes who sits at a table that has not begun."""


class LobbyClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.tables = bot.tables

    def routes(self) -> Mapping[str, Route]:
        """What a lobby's own buttons do."""
        lobbies = self.tables.lobbies
        return {
            "join": self._seating(lobbies.join),
            "leave": self._seating(lobbies.leave),
            "computer": self._seating(lobbies.add_computer),
            "dismiss": self._seating(lobbies.remove_computer),
            "cancel": self._seating(lobbies.cancel),
            "start": self.start,
            "again": self.again,
        }

    def _seating(self, change: SeatChange) -> Route:
        """The route of a change after which the lobby is shown as it is then."""

        async def route(reply: Reply, address: Address, actor: Actor) -> None:
            await change(address.game, actor)
            lobby = await self.tables.lobby(address.game)
            self.bot.deliver_soon()
            await reply.update(self.bot.illustrated.lobby(lobby))
            if await self.tables.lobby(address.game) != lobby:
                await self._show_newest(address.game)

        return route

    async def start(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Begin."""
        await self.tables.lobbies.start(address.game, actor)
        self.bot.deliver_soon()
        table = await self.tables.table(address.game)
        await reply.update(await self.bot.illustrated.table(table))
        if await self.tables.table(address.game) != table:
            await self._show_newest(address.game)

    async def again(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Open the next game of the same people."""
        await self.tables.lobbies.again(address.game, actor)
        self.bot.deliver_soon()
        await reply.say(notices.notice(Text("again-open"), await self.bot.say_for(actor)))

    async def _show_newest(self, game_id: int) -> None:
        """Somebody else pressed meanwhile, and it is not certain whose answer Discord showed last."""
        await self.tables.show_again(game_id)
        self.bot.deliver_soon()
