"""What is pressed to read the rules: at a table, beside a question, from page to page."""

from collections.abc import Mapping

from bot.clicks.route import Route
from bot.messages.made_of.custom_ids import Address
from bot.replies.front import Front
from bot.replies.pressed import values_in
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor


class RulesClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.rules = bot.rules

    def routes(self) -> Mapping[str, Route]:
        """What is read."""
        return {"rules": self.open, "meaning": self.meaning, "chapter": self.chapter, "chapters": self.chapter}

    async def open(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The rules of the table's game, where they explain what the person is asked."""
        await self.rules.open(reply, actor, address.game)

    async def meaning(self, reply: Reply, address: Address, actor: Actor) -> None:
        """What the person is asked."""
        await self.rules.meaning(reply, actor, address.game)

    async def chapter(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Another page, named by the button or picked from the list."""
        picked = next((int(value) for value in values_in(reply.interaction) if value.isdecimal()), address.page)
        game = await self.rules.game(address.draft, address.game)
        await self.rules.turn_to(reply, actor, game, picked, game_id=address.game)
