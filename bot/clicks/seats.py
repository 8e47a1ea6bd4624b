"""What is pressed about going back and about seats: asking, agreeing, refusing, withdrawing, taking a seat.

Law: whoever presses what is over is told so, and sees how it stands.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.messages import notices
from bot.messages.components import drawn
from bot.messages.custom_ids import Address
from bot.messages.outgoing import Shape
from bot.messages.poll_message import FARS, choices, poll_view
from bot.phrases import Speaker
from bot.reply import Reply
from bot.tables.loaded import LoadedGame
from bot.tables.shown import Actor, Refused
from games.kernel.text import Seat, Text

if TYPE_CHECKING:
    from bot.client import Parlatorium


class SeatClicks:
    """The routes."""

    def __init__(self, bot: "Parlatorium") -> None:
        self.bot = bot
        self.tables = bot.tables

    async def undoable(self, game_id: int, actor: Actor) -> Shape:
        """What a person may ask the others to take back, or the vote that is under way. Raises Refused if nothing."""
        found = await self.bot.voting.undoable(game_id, actor.user_id)
        say = await self._say(found.loaded, actor)
        if found.poll_view is not None:
            return poll_view(found.poll_view, say, reader=found.loaded.seat_of(actor.user_id).seat)
        if not found.prospects:
            raise Refused(Text("cannot-take-back"))
        return choices(game_id, found.prospects, say)

    async def ask(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Ask the others to go back as far as this button says."""
        far = FARS[address.page] if address.page < len(FARS) else ""
        done = await self.bot.voting.ask_back(address.game, actor.user_id, far, int(address.draft or "0", 36))
        self.bot.deliver_soon()
        if done:
            desk = await self.tables.desk(address.game, actor.user_id, actor.locale)
            await reply.show(await self.bot.posting.desk_shape(desk))
        else:
            await reply.show(await self._poll(address.game, actor))

    async def agree(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Say yes."""
        await self._voted(reply, address, actor, self.bot.voting.agree)

    async def refuse(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Say no."""
        await self._voted(reply, address, actor, self.bot.voting.refuse)

    async def withdraw(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Take the own poll back."""
        await self._voted(reply, address, actor, self.bot.voting.withdraw)

    async def _voted(
        self, reply: Reply, address: Address, actor: Actor, vote: Callable[[int, int, str], Awaitable[None]]
    ) -> None:
        """Vote, and show how the poll stands then; if it is refused, that and why."""
        reason: Text | None = None
        try:
            await vote(address.game, actor.user_id, address.draft)
            self.bot.deliver_soon()
        except Refused as error:
            reason = error.reason
        await reply.show(await self._poll(address.game, actor))
        if reason is not None:
            await self.bot.say_reason(reply, reason)

    async def _poll(self, game_id: int, actor: Actor) -> Shape:
        loaded = await self.tables.loaded(game_id)
        seat = loaded.seat_of(actor.user_id).seat
        poll = await self.bot.voting.poll_view(game_id, seat)
        if poll is None:
            raise Refused(Text("vote-over"))
        return poll_view(poll, await self._say(loaded, actor), reader=seat)

    async def take(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Take over the seat that is offered."""
        seat = await self.bot.seating.take(address.game, actor, address.page)
        self.bot.deliver_soon()
        loaded = await self.tables.loaded(address.game)
        public = self.bot.phrasebook.speaker(loaded.row.language, loaded.names, game=loaded.row.game)
        await reply.update(Shape(public(Text("reseated-person", who=Seat(seat))), drawn([])))
        await reply.say(notices.notice(Text("seat-taken"), await self._say(loaded, actor)))

    async def _say(self, loaded: LoadedGame, actor: Actor) -> Speaker:
        language = await self.tables.language(actor.user_id, actor.locale)
        return self.bot.phrasebook.speaker(language, loaded.names, game=loaded.row.game)
