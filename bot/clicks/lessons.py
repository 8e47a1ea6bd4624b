"""What is pressed to learn a game: where lessons begin, a lesson's question, and the ways from one to another."""

from collections.abc import Mapping

from bot.clicks.route import Route
from bot.messages import lesson_message
from bot.messages.lesson_message import place_in
from bot.messages.made_of.components import Redraw, read
from bot.messages.made_of.custom_ids import Address
from bot.replies.front import Front
from bot.replies.pressed import values_in
from bot.replies.reply import Reply
from bot.tables.acts.moves import Asked
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Text


class LessonClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot
        self.teaching = bot.teaching
        self.lessons = bot.teaching.lessons
        self.beside: Mapping[str, Route] = {
            lesson_message.TO: self.go_to,
            lesson_message.CHOOSE: self.go_to,
            lesson_message.ONWARD: self.onward,
            lesson_message.AGAIN: self.again,
            lesson_message.STOP: self.stop,
            lesson_message.TABLE: self.table,
            lesson_message.RULES: self.rules,
        }

    def routes(self) -> Mapping[str, Route]:
        """Where lessons begin."""
        return {"learn": self.learn}

    def about_questions(self, address: Address) -> Route | None:
        """What is pressed in a lesson; None: it is something else."""
        if place_in(address.choice) is None:
            return None
        return self.beside.get(address.verb, self.decide)

    async def learn(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The lessons of a table's game, or of the game that the button names."""
        game = await self.bot.rules.game(address.draft, address.game)
        await self.teaching.open(reply, actor, game.name)

    async def decide(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Answer the question, or show it with what is picked so far."""
        place, decision = place_in(address.choice) or (0, 0)
        redraw: Redraw | None = None

        def answer_in(asked: Asked) -> Picks | None:
            nonlocal redraw
            outcome = read(asked.choice, address, values_in(reply.interaction))
            if isinstance(outcome, Redraw):
                redraw = outcome
                return None
            return outcome.picks

        seen = await self.lessons.decide(address.game, actor, place, decision, answer_in)
        if redraw is None:
            await self.teaching.show(reply, seen)
        else:
            await self.teaching.show(reply, seen, redraw.page, redraw.draft)

    async def go_to(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The lesson that was picked, or that the button leads to."""
        picked = next((int(value) for value in values_in(reply.interaction) if value.isdecimal()), address.page)
        await self.teaching.show(reply, await self.lessons.go_to(address.game, actor, picked))

    async def onward(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The lesson after the one that was shown; after the last one the list."""
        place, _ = place_in(address.choice) or (0, 0)
        await self.teaching.show(reply, await self.lessons.onward(address.game, actor, place))

    async def again(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The lesson that was shown from its beginning."""
        place, _ = place_in(address.choice) or (0, 0)
        await self.teaching.show(reply, await self.lessons.go_to(address.game, actor, place))

    async def stop(self, reply: Reply, address: Address, actor: Actor) -> None:
        """No lesson for now."""
        await self.teaching.show(reply, await self.lessons.go_to(address.game, actor, None))

    async def table(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The table of the lesson at hand."""
        seen = await self.lessons.see(address.game, actor)
        if seen.desk is None:
            raise Refused(Text("lesson-none-at-hand"))
        await self.teaching.table(reply, seen.desk)

    async def rules(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The rules where they explain what the lesson asks."""
        seen = await self.lessons.see(address.game, actor)
        asked = seen.sitting.asked if seen.sitting else None
        game = self.bot.tables.games[seen.game]
        await self.bot.rules.leaf(reply, actor, game, about=asked.key if asked else None)
