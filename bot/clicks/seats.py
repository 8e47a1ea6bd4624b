"""What is pressed about going back and about seats: asking, agreeing, refusing, withdrawing, taking a seat.

Law: whoever presses what is over is told so, and sees how it stands.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.clicks.route import Route
from bot.messages import notices
from bot.messages.made_of import confirmation
from bot.messages.made_of.components import drawn
from bot.messages.made_of.custom_ids import Address
from bot.messages.made_of.outgoing import Shape
from bot.messages.poll_message import FARS
from bot.replies import polls
from bot.replies.front import Front
from bot.replies.pressed import is_in
from bot.replies.reply import Reply
from bot.tables.acts.seating import Taken, is_anothers, to_take
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.text import Former, Seat, Text

GONE = ("seat-not-free", "game-over", "game-aborted")
"""Why nobody can take a seat any more."""


class SeatClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.tables = bot.tables

    def routes(self) -> Mapping[str, Route]:
        """Asking, voting, taking over."""
        return {
            "ask": self.ask,
            "agree": self.agree,
            "refuse": self.refuse,
            "withdraw": self.withdraw,
            "take": self.take,
        }

    async def ask(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Ask the others to go back as far as this button says."""
        far = [*FARS][address.page] if address.page < len(FARS) else ""
        done = await self.bot.voting.ask_back(address.game, actor.user_id, far, int(address.draft or "0", 36))
        self.bot.deliver_soon()
        if done:
            desk = await self.tables.desk(address.game, actor.user_id, actor.locale)
            await reply.show(await self.bot.illustrated.desk(desk))
            return
        await reply.show(await polls.newest(self.bot, address.game, actor))
        await polls.note_asked(self.bot, address.game, actor, reply)

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
        await reply.show(await polls.newest(self.bot, address.game, actor))
        if reason is not None:
            await self.bot.say_reason(reply, reason)

    async def take(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Take over the seat that is offered, another person's if it is meant; an offer that is over has no button any
        more.
        """
        gone: Refused | None = None
        try:
            loaded = await self.tables.loaded(address.game)
            if is_anothers(to_take(loaded, actor.user_id, address.page), actor.user_id):
                say = await self.bot.voices.to(actor, loaded)
                await reply.say(confirmation.taking(loaded, address.page, say))
                return
            taken = await self.bot.seating.take(address.game, actor, address.page)
        except Refused as error:
            if error.reason.id not in GONE:
                raise
            gone, taken = error, Taken(address.page)
        self.bot.deliver_soon()
        if taken.back:
            await self.bot.desk_to(reply, address.game, notices.seat_back(taken))
            return
        loaded = await self.tables.loaded(address.game)
        if is_in(reply.interaction, address):
            await reply.update(Shape(self._became(loaded, taken, gone), drawn([])))
        told = gone.reason if gone else notices.seat_taken(taken, loaded)
        await reply.say(notices.notice(told, await self.bot.voices.to(actor, loaded)))

    def _became(self, loaded: LoadedGame, taken: Taken, gone: Refused | None) -> str:
        """What has become of an offer, for the channel."""
        say = self.bot.phrasebook.at(loaded, loaded.row.language)
        if gone is not None:
            return say(Text("seat-offer-gone"))
        return say(
            Text("reseated-person", who=Seat(taken.seat), whom=Former(taken.seat, loaded.holders.last(taken.seat)))
        )
