"""What is pressed below a lobby: sitting down, computers, the start; and below a result: the next game."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.clicks.route import Route
from bot.language.phrases import channel_link
from bot.messages import notices
from bot.messages.made_of import confirmation
from bot.messages.made_of.custom_ids import Address
from bot.replies import mail
from bot.replies.allowance import let_post_in, let_stand
from bot.replies.front import Front
from bot.replies.pressed import number_in, values_in
from bot.replies.reply import Reply
from bot.replies.taking_over import offering_to_take_over
from bot.tables.terms.actors import Actor, Place, Refused
from games.kernel.engine.text import Text, game_title

SeatChange: TypeAlias = Callable[[int, Actor], Awaitable[None]]
"""Changes who sits at a table that has not begun."""

SEATED = "already-seated"
"""Why nobody sits down twice."""


class LobbyClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.tables = bot.tables

    def routes(self) -> Mapping[str, Route]:
        """What a lobby's own buttons do."""
        lobbies = self.tables.lobbies
        return {
            "join": self.join,
            "leave": self._seating(lobbies.leave),
            "computer": self._seating(lobbies.add_computer),
            "level": self.level,
            "dismiss": self._seating(lobbies.remove_computer),
            "cancel": self._deciding(self.cancel),
            "clear": self.clear,
            "start": self._deciding(self.start),
            "takeover": self.take_over,
            "again": self.again,
        }

    def _seating(self, change: SeatChange) -> Route:
        """The route of a change after which the lobby is shown as it is then."""

        async def route(reply: Reply, address: Address, actor: Actor) -> None:
            await change(address.game, actor)
            await self._shown(reply, address.game)

        return route

    async def join(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Sit down; who sits there already and is not reached by direct messages finds out whether they arrive now."""
        told: Text | None = None
        try:
            await self.tables.lobbies.join(address.game, actor)
        except Refused as error:
            told = await self._tried_again(address.game, actor) if error.reason.id == SEATED else None
            if told is None:
                raise
        await self._shown(reply, address.game)
        if told is not None:
            await reply.say(notices.notice(told, await self.bot.voices.to(actor)))

    async def _tried_again(self, game_id: int, actor: Actor) -> Text | None:
        """What came of the first direct message of a seat, sent once more; None: the last one arrived."""
        lobby = await self.tables.lobby(game_id)
        if not any(seat.unreached and seat.user_id == actor.user_id for seat in lobby.seats):
            return None
        loaded = await self.tables.loaded(game_id)
        first = notices.first(loaded, channel_link(loaded.row.channel_id), await self.bot.voices.to(actor, loaded))
        return await mail.tried(self.bot, actor, first)

    def _deciding(self, route: Route) -> Route:
        """The same route; who may not decide is offered to take over, if the host does not any more."""

        async def offering(reply: Reply, address: Address, actor: Actor) -> None:
            async with offering_to_take_over(self.bot, reply, address.game, actor):
                await route(reply, address, actor)

        return offering

    async def take_over(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Decide about a table whose host does not any more."""
        await self.tables.lobbies.take_over(address.game, actor)
        message = reply.interaction.message
        if message is not None and not message.flags.ephemeral:
            await self._shown(reply, address.game)
            return
        await self._show_newest(address.game)
        await reply.show(notices.notice(Text("take-over-done"), await self.bot.voices.to(actor)))

    async def cancel(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Clear the table away: at once if it is the host's and nobody else sits there, else if it is really meant."""
        await self.tables.lobbies.may_set(address.game, actor)
        lobby = await self.tables.lobby(address.game)
        others = [place for place, seat in enumerate(lobby.seats) if seat.user_id not in (None, actor.user_id)]
        if not others:
            await self._seating(self.tables.lobbies.cancel)(reply, address, actor)
            return
        say = await self.bot.voices.to(actor, lobby)
        await reply.say(confirmation.clearing(address.game, game_title(lobby.game), others, say))

    async def clear(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Clear a table away with others at it."""
        await self.tables.lobbies.cancel(address.game, actor)
        await self.tables.show_again(address.game)
        self.bot.deliver_soon()
        await reply.show(notices.notice(Text("cancel-done"), await self.bot.voices.to(actor)))

    async def level(self, reply: Reply, address: Address, actor: Actor) -> None:
        """A computer plays at another level."""
        picked, _, level = "".join(values_in(reply.interaction)[:1]).partition(".")
        if (seat := number_in(picked)) is None:
            raise Refused(Text("nothing-to-do"))
        await self.tables.lobbies.set_level(address.game, actor, seat, level)
        await self._shown(reply, address.game)

    async def _shown(self, reply: Reply, game_id: int) -> None:
        """Show the lobby as it is now."""
        lobby = await self.tables.lobby(game_id)
        self.bot.deliver_soon()
        await reply.update(self.bot.illustrated.lobby(lobby))
        if await self.tables.lobby(game_id) != lobby:
            await self._show_newest(game_id)

    async def start(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Begin, if what follows can be shown there."""
        if reply.interaction.channel_id == (await self.tables.loaded(address.game)).row.channel_id:
            await let_stand(self.bot, reply.interaction)
        await self.tables.lobbies.start(address.game, actor)
        self.bot.deliver_soon()
        table = await self.tables.table(address.game)
        await reply.update(await self.bot.illustrated.table(table))
        if await self.tables.table(address.game) != table:
            await self._show_newest(address.game)

    async def again(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Open the next game of the same people."""
        row = (await self.tables.loaded(address.game)).row
        await let_post_in(self.bot, reply.interaction, Place(row.channel_id, row.guild_id))
        channel_id = await self.tables.lobbies.again(address.game, actor)
        self.bot.deliver_soon()
        opened = Text("again-open", where=channel_link(channel_id))
        await reply.say(notices.notice(opened, await self.bot.voices.to(actor)))

    async def _show_newest(self, game_id: int) -> None:
        """Somebody else pressed meanwhile, and it is not certain whose answer Discord showed last."""
        await self.tables.show_again(game_id)
        self.bot.deliver_soon()
