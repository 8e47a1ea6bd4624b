"""What is pressed by whoever really means it: calling a game off, leaving it, being forgotten.

Law: nothing of this happens with the first press or the command alone; what may have changed since is asked again.
"""

from collections.abc import Mapping

from bot.clicks.route import Route
from bot.messages import confirmation, notices
from bot.messages.custom_ids import Address
from bot.messages.headline import at_table
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables import privacy
from bot.tables.actors import Actor
from bot.tables.seating import is_last
from games.kernel.text import Text


class ConfirmationClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot

    def routes(self) -> Mapping[str, Route]:
        """What is done for good."""
        return {"abort": self.abort, "resign": self.resign, "forget": self.ask_to_forget, "erase": self.forget}

    async def abort(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Call the game off."""
        await self.bot.tables.abort(address.game, actor)
        await self._done(reply, address, actor, "abort-done")

    async def resign(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Give the own seat up; if the game would end with it and that was not said, ask again."""
        loaded = await self.bot.tables.loaded(address.game)
        if not address.page and is_last(loaded, actor.user_id):
            await reply.show(confirmation.resigning(loaded.row, await self.bot.say_for(actor), ends=True))
            return
        over = await self.bot.seating.resign(address.game, actor.user_id)
        await self._done(reply, address, actor, "resign-over" if over else "resign-done")

    async def ask_to_forget(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Ask whether all that is stored of the person shall be deleted."""
        await reply.show(confirmation.asked([Text("privacy-ask")], "erase", await self.bot.say_for(actor)))

    async def forget(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Delete it."""
        say = await self.bot.say_for(actor)
        kept = await privacy.forget(self.bot.tables, self.bot.seating, actor)
        self.bot.deliver_soon()
        text = Text("privacy-not-everywhere", count=kept) if kept else Text("privacy-forgotten")
        await reply.show(notices.notice(text, say))

    async def _done(self, reply: Reply, address: Address, actor: Actor, message: str) -> None:
        """Say so in the place of the question."""
        self.bot.deliver_soon()
        about = at_table((await self.bot.tables.loaded(address.game)).row)
        await reply.show(notices.notice(Text(message, **about), await self.bot.say_for(actor)))
