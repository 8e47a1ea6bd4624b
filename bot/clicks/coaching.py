"""What is pressed for help: a coach for a seat, advice about a question."""

from collections.abc import Mapping

from bot.clicks.route import Route
from bot.messages.made_of.custom_ids import Address
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor
from games.kernel.engine.text import Text


class CoachingClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot

    def routes(self) -> Mapping[str, Route]:
        """What helps."""
        return {"coach": self.coach, "counsel": self.counsel}

    async def coach(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Call a coach to the own seat, or let it go."""
        coached = await self.bot.tables.coaches.call(address.game, actor)
        self.bot.deliver_soon()
        await self.bot.say_reason(reply, Text("coach-called" if coached else "coach-gone"))

    async def counsel(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Advice about the person's question."""
        await self.bot.advising.give(reply, address.game, actor)
        self.bot.deliver_soon()
