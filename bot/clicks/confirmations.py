"""What is pressed by whoever really means it: calling a game off, leaving it, taking a seat or letting a computer
play for somebody else, being forgotten.

Law: nothing of this happens with the first press or the command alone; what may have changed since is asked again.
"""

from collections.abc import Mapping

from bot.clicks.route import Route
from bot.messages import notices
from bot.messages.made_of import confirmation
from bot.messages.made_of.custom_ids import Address
from bot.messages.made_of.headline import at_table
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.acts import privacy
from bot.tables.acts.seating import is_last
from bot.tables.terms.actors import Actor
from bot.tables.terms.base36 import base36
from games.kernel.engine.text import Seat, Text


class ConfirmationClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot

    def routes(self) -> Mapping[str, Route]:
        """What is done for good."""
        return {
            "abort": self.abort,
            "resign": self.resign,
            "sit": self.sit,
            "replace": self.replace,
            "lateturn": self.late_turn,
            "latestay": self.late_stay,
            "forget": self.ask_to_forget,
            "erase": self.forget,
        }

    async def abort(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Call the game off; if it has begun since that was asked, ask again."""
        loaded, begun = await self.bot.tables.loaded(address.game), bool(address.page)
        if loaded.row.status == "running" and not begun:
            say = await self.bot.voices.to(actor, loaded)
            await reply.show(confirmation.calling_off(loaded, actor.user_id, say))
            return
        await self.bot.tables.abort(address.game, actor, begun=begun)
        await self._done(reply, address, actor, "abort-done" if begun else "cancel-done")

    async def resign(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Give the own seat up; if the game would end with it and that was not said, ask again."""
        loaded = await self.bot.tables.loaded(address.game)
        if not address.page and is_last(loaded, actor.user_id):
            await reply.show(confirmation.resigning(loaded.row, await self.bot.voices.to(actor), ends=True))
            return
        over = await self.bot.seating.resign(address.game, actor.user_id)
        await self._done(reply, address, actor, "resign-over" if over else "resign-done")

    async def sit(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Take over the seat that another person offers."""
        taken = await self.bot.seating.take(address.game, actor, address.page)
        loaded = await self.bot.tables.loaded(address.game)
        told = notices.seat_back(taken) if taken.back else notices.seat_taken(taken, loaded)
        await self._said(reply, address, actor, told)

    async def replace(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Let a computer play on for somebody absent; in another turn than that in which it was asked, ask again."""
        target, loaded = address.page, await self.bot.tables.loaded(address.game)
        at_once = await self.bot.voting.replaces_at_once(address.game, actor, target)
        if at_once and address.draft != base36(loaded.playing().turn):
            await reply.show(confirmation.replacing(loaded, target, await self.bot.voices.to(actor, loaded)))
            return
        done = await self.bot.voting.ask_replace(address.game, actor, target)
        told = notices.seat_replaced(await self.bot.tables.loaded(address.game), target, done=done)
        await self._said(reply, address, actor, told)

    async def late_turn(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Let the computer play one turn of a late person."""
        await self.bot.turn_clock.play_turn(address.game, address.page, actor)
        await self._said(reply, address, actor, Text("late-done-turn"))

    async def late_stay(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Let the computer play until a late person is back."""
        await self.bot.turn_clock.stand_in(address.game, address.page, actor)
        await self._said(reply, address, actor, Text("late-done-stand-in", who=Seat(address.page)))

    async def ask_to_forget(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Ask whether all that is stored of the person shall be deleted."""
        await reply.show(
            confirmation.asked([Text("privacy-ask")], Text("button-erase"), 0, await self.bot.voices.to(actor))
        )

    async def forget(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Delete it."""
        say = await self.bot.voices.to(actor)
        kept = await privacy.forget(self.bot.tables, self.bot.seating, actor)
        self.bot.deliver_soon()
        text = Text("privacy-not-everywhere", count=kept) if kept else Text("privacy-forgotten")
        await reply.show(notices.notice(text, say))

    async def _done(self, reply: Reply, address: Address, actor: Actor, message: str) -> None:
        """Say so in the place of the question."""
        about = at_table((await self.bot.tables.loaded(address.game)).row)
        await self._said(reply, address, actor, Text(message, **about))

    async def _said(self, reply: Reply, address: Address, actor: Actor, text: Text) -> None:
        self.bot.deliver_soon()
        say = await self.bot.voices.to(actor, await self.bot.tables.loaded(address.game))
        await reply.show(notices.notice(text, say))
