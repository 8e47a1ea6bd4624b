"""Where clicks and forms go: each button's verb to what it does.

Laws: a stale, doubled or foreign click changes nothing and is answered with the present state, or with why not; what
was shown in a time that a backup took back is not of this world, whatever it is called.
"""

from collections.abc import Mapping

import discord

from bot.clicks.clocks import ClockClicks
from bot.clicks.coaching import CoachingClicks
from bot.clicks.confirmations import ConfirmationClicks
from bot.clicks.lessons import LessonClicks
from bot.clicks.lobby import LobbyClicks
from bot.clicks.options import OptionClicks
from bot.clicks.preparing import PreparingClicks
from bot.clicks.questions import QuestionClicks
from bot.clicks.route import Route
from bot.clicks.rules import RulesClicks
from bot.clicks.seats import SeatClicks
from bot.clicks.standing_orders import StandingOrderClicks
from bot.clicks.table import TableClicks
from bot.clicks.which_game import WhichGameClicks
from bot.messages import notices
from bot.messages.made_of.custom_ids import NONE, Address
from bot.replies.front import Front
from bot.replies.funnel import carried_out
from bot.replies.pressed import address_in, shown_at
from bot.replies.reply import Reply
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text


class Clicks:
    """All routes. A verb that nobody claims is, at an open question, an answer to it; elsewhere it is unknown. What is
    asked in a rehearsal or a lesson is no question of the game.
    """

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        questions, orders, preparing = QuestionClicks(bot), StandingOrderClicks(bot), PreparingClicks(bot)
        lessons = LessonClicks(bot)
        self.parts = (
            questions, TableClicks(bot), RulesClicks(bot), LobbyClicks(bot), OptionClicks(bot), SeatClicks(bot),
            ClockClicks(bot), orders, ConfirmationClicks(bot), preparing, lessons,
            CoachingClicks(bot), WhichGameClicks(bot),
        )  # fmt: skip
        self.public: Mapping[str, Route] = {verb: route for part in self.parts for verb, route in part.routes().items()}
        self.asked: Mapping[str, Route] = orders.about_questions()
        self.rehearsed, self.taught = preparing.about_questions, lessons.about_questions
        self.answer: Route = questions.decide

    async def press(self, interaction: discord.Interaction) -> None:
        """Do what the button or form says; it is answered, whatever happens."""
        reply, address = Reply.to(interaction), address_in(interaction)
        what = address.verb if address else "unknown"
        await carried_out(self.bot, reply, lambda: self._pressed(reply, address), what=what)

    async def _pressed(self, reply: Reply, address: Address | None) -> None:
        route = None if address is None else self._route(address)
        if address is None or route is None:
            raise Refused(Text("unknown-button"))
        if shown_at(reply.interaction) in self.bot.database.lost and not self.taught(address):
            await self._lost(reply)
            return
        if address.game and not self.taught(address):
            self.bot.about(reply, address.game)
        await route(reply, address, self.bot.actor(reply.interaction))
        if reply.misplaced:
            await self.bot.repair(reply)
        if not reply.answered:
            raise Refused(Text("nothing-to-do"))

    async def _lost(self, reply: Reply) -> None:
        """Let the message that was clicked say that it counts no more."""
        say = await self.bot.voices.to(self.bot.actor(reply.interaction))
        await reply.show(notices.lost(self.bot.database.lost.start, say))

    def _route(self, address: Address) -> Route | None:
        if address.choice == NONE:
            return self.public.get(address.verb)
        return self.taught(address) or self.rehearsed(address) or self.asked.get(address.verb, self.answer)
