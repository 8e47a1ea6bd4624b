"""What is pressed to look at a table, before, during and after a game: hand, table, log, replay, record, help."""

from collections.abc import Awaitable, Callable, Mapping

from bot.clicks.route import Route
from bot.messages.made_of.custom_ids import Address
from bot.messages.notices import notice
from bot.messages.pages import help_message
from bot.replies import mail
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.text import Text

LOG_TURNS = 1000
"""How far back the log can be paged."""


class TableClicks:
    """The routes."""

    def __init__(self, bot: Front) -> None:
        self.bot = bot

    def routes(self) -> Mapping[str, Route]:
        """What is looked at."""
        history = self.bot.history
        return {
            "hand": self.hand,
            "board": self.table,
            "text": self.text,
            "words": self.words,
            "log": self.log,
            "leaf": self.leaf,
            "mail": self.mail,
            "help": self.help,
            "guide": self.guide,
            "export": _of_game(history.export),
            "verify": _of_game(history.verify),
            "review": _of_game(self.bot.looking_back.show),
            "replay": _of_game(history.replays.open),
            "frame": history.replays.step,
            "film": history.replays.film,
        }

    async def hand(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Hand and question."""
        await self.bot.desk_to(reply, address.game)

    async def mail(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Whether direct messages arrive now; then what waits comes that way. For those who play there."""
        seated = (await self.bot.tables.loaded(address.game)).seats
        if actor.user_id not in [seat.player_id for seat in seated]:
            raise Refused(Text("mail-players-only"))
        say = await self.bot.voices.to(actor)
        told = await mail.tried(self.bot, actor, notice(Text("mail-reaches"), say))
        await reply.say(notice(told, say))

    async def table(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The table, as this person reads tables: as a picture or in words."""
        plain = preferences.of(await self.bot.posting.person(actor.user_id)).plain
        await self.bot.table_to(reply, address.game, as_text=plain)

    async def text(self, reply: Reply, address: Address, actor: Actor) -> None:
        """The table in words."""
        await self.bot.table_to(reply, address.game, as_text=True)

    async def words(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Another page of the table in words."""
        await reply.show(await self.bot.words_shape(address.game, actor, address.page))

    async def log(self, reply: Reply, address: Address, actor: Actor) -> None:
        """What happened."""
        await reply.say(await self.bot.log_shape(address.game, actor, LOG_TURNS))

    async def leaf(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Another page of what happened."""
        await reply.show(await self.bot.log_shape(address.game, actor, LOG_TURNS, address.page))

    async def help(self, reply: Reply, address: Address, actor: Actor) -> None:
        """What the bot can do."""
        await reply.say(help_message.page(await self.bot.voices.to(actor)))

    async def guide(self, reply: Reply, address: Address, actor: Actor) -> None:
        """Another page of it."""
        await reply.show(help_message.page(await self.bot.voices.to(actor), address.page))


def _of_game(show: Callable[[Reply, int, Actor], Awaitable[None]]) -> Route:
    """The route of what needs to know the game only."""

    async def route(reply: Reply, address: Address, actor: Actor) -> None:
        await show(reply, address.game, actor)

    return route
