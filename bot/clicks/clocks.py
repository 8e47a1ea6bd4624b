"""What is pressed about clocks: no more reminders, coming back, letting a computer play for those whose time is over.

Laws: a stale or foreign click changes nothing and is answered with why not; what is done for somebody else is asked
once more.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.clicks.route import Route
from bot.messages import notices
from bot.messages.made_of import confirmation
from bot.messages.made_of.custom_ids import Address
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.preferences import Preferences
from db import rows
from games.kernel.engine.text import Text


class ClockClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot

    def routes(self) -> Mapping[str, Route]:
        """What reminders and late tables offer."""
        return {
            "mute": self.mute,
            "back": self.back,
            "playturn": self.play_turn,
            "standin": self.stand_in,
            "home": self.home,
        }

    async def mute(self, reply: Reply, address: Address, actor: Actor) -> None:
        """No more reminders in this turn."""
        await self.bot.turn_clock.mute(address.game, actor.user_id)
        await self._done(reply, address, actor, Text("muted"))

    async def back(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Play oneself again."""
        taken = await self.bot.seating.back(address.game, actor.user_id)
        await self._done(reply, address, actor, notices.seat_back(taken))

    async def home(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Be back from a holiday, in all games."""
        await self.bot.turn_clock.choose(actor, _back)
        self.bot.deliver_soon()
        await reply.show(notices.notice(Text("away-off-done"), await self.bot.voices.to(actor)))

    async def play_turn(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Let the computer play one turn of a late person, if that is meant."""
        await self._ask(reply, address, actor, "turn")

    async def stand_in(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Let the computer play until a late person is back, if that is meant."""
        await self._ask(reply, address, actor, "stay")

    async def _ask(self, reply: Reply, address: Address, actor: Actor, how: str) -> None:
        await self.bot.turn_clock.late(address.game, address.page, actor)
        loaded = await self.bot.tables.loaded(address.game)
        say = await self.bot.voices.to(actor, loaded)
        await reply.say(confirmation.acting_for(loaded, address.page, how, say))

    async def _done(self, reply: Reply, address: Address, actor: Actor, text: Text) -> None:
        """Show the desk as it is now where only this person sees it, and say what was done."""
        desk = await self.bot.tables.desk(address.game, actor.user_id, actor.locale)
        if reply.interaction.guild_id is None:
            await reply.update(await self.bot.illustrated.desk(desk))
        self.bot.deliver_soon()
        loaded = await self.bot.tables.loaded(address.game)
        await reply.say(notices.notice(text, await self.bot.voices.to(actor, loaded)))


def _back(chosen: Preferences, person: rows.Player, at: int) -> Preferences:
    """What is chosen without the holiday. Raises Refused if there is none."""
    if chosen.away is None or chosen.away.until <= at:
        raise Refused(Text("away-not"))
    return replace(chosen, away=None)
