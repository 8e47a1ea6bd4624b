"""What is pressed where a command may mean several games: the one that is meant, or another page of them."""

from collections.abc import Mapping

from bot.clicks.route import Route
from bot.messages.made_of.custom_ids import Address
from bot.messages.pages import which_game
from bot.replies.front import Front, Meaning
from bot.replies.pressed import values_in
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.text import Text


class WhichGameClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot

    def routes(self) -> Mapping[str, Route]:
        """What asks in which game."""
        return {which_game.IN_GAME: self.go_on, which_game.GAMES: self.pick}

    async def go_on(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Do what was typed in this game; what comes of it stands in place of the question."""
        meaning, words = self._meant(address)
        reply.instead = True
        await meaning.go_on(reply.interaction, address.game, words)

    async def pick(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The same in the game that was picked from the list; or another page of the list."""
        for value in values_in(reply.interaction):
            picked = Address.parse(value)
            if picked is None or picked.verb != which_game.IN_GAME:
                raise Refused(Text("unknown-button"))
            await self.go_on(reply, picked, actor)
            return
        meaning, words = self._meant(address)
        await reply.show(await meaning.turn_to(reply.interaction, words, address.page))

    def _meant(self, address: Address) -> tuple[Meaning, tuple[str, ...]]:
        """The command that a button carries, and what was typed for it."""
        name, *words = which_game.read(address.draft) or ("",)
        if name not in self.bot.meanings:
            raise Refused(Text("unknown-button"))
        return self.bot.meanings[name], tuple(words)
