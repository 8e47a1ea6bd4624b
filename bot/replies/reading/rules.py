"""The rules as people read them: page by page, and what a question means to the person it is put to.

Law: what a person is asked affects only what that person is shown.
"""

from bot.delivery.voices import Voices
from bot.language.phrases import Speaker
from bot.messages.pages import rules_message
from bot.messages.pages.rules_message import Book, bound, explained
from bot.messages.parts.leaves import leaves
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.messages.pictures.pictures import Drawing
from bot.replies.reply import Reply
from bot.tables.acts.tables import Tables
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.preferences import Preferences
from db.people import players
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.surface.stage import Picture


class RulesPages:
    """Shows rules. `game_id` is the table they are read at; 0: none."""

    def __init__(self, tables: Tables, voices: Voices, drawing: Drawing) -> None:
        self.tables = tables
        self.voices = voices
        self.drawing = drawing

    async def game(self, written: str, game_id: int) -> Game:
        """The game a button names, as it is played at the table. Raises Refused."""
        if game_id:
            return (await self.tables.loaded(game_id)).game
        for name, game in self.tables.games.items():
            if rules_message.written(name) == written:
                return game
        raise Refused(Text("unknown-game", name=written))

    async def open(self, reply: Reply, actor: Actor, game_id: int) -> None:
        """Open the rules of a table's game at the person's question, else at the first page."""
        loaded = await self.tables.loaded(game_id)
        choice = loaded.asked(actor.user_id)
        if choice is None:
            await self.leaf(reply, actor, loaded.game, game_id=game_id)
            return
        for shape in await self._explanation(actor, loaded, choice):
            await reply.say(shape)

    async def meaning(self, reply: Reply, actor: Actor, game_id: int) -> None:
        """Show what the person's open question means, replacing what was shown. Raises Refused if there is none."""
        loaded = await self.tables.loaded(game_id)
        choice = loaded.asked(actor.user_id)
        if choice is None:
            raise Refused(Text("question-gone"))
        first, *more = await self._explanation(actor, loaded, choice)
        await reply.show(first)
        for shape in more:
            await reply.say(shape)

    async def leaf(self, reply: Reply, actor: Actor, game: Game, *, game_id: int = 0, about: str | None = None) -> None:
        """The first page of the rules, or the one `about` the question of this key, as a new message."""
        say, _ = await self._reader(actor, game)
        place = bound(game, say).about(about) if about else 0
        await reply.say(await self._shape(actor, game, place, game_id))

    async def turn_to(self, reply: Reply, actor: Actor, game: Game, place: int, *, game_id: int) -> None:
        """Show another page of the rules in place of the current one."""
        await reply.show(await self._shape(actor, game, place, game_id))

    async def _shape(self, actor: Actor, game: Game, place: int, game_id: int) -> Shape:
        loaded = await self.tables.loaded(game_id) if game_id else None
        choice = loaded.asked(actor.user_id) if loaded else None
        say, chosen = await self._reader(actor, game)
        book = bound(game, say, loaded)
        pictures = await self._legend(book, place, say, chosen)
        asked = choice.key if choice else None
        return rules_message.rules(book, place, say, game_id=game_id, asked=asked, pictures=pictures)

    async def _explanation(self, actor: Actor, loaded: LoadedGame, choice: Choice) -> list[Shape]:
        """The page about a question, below the question and what asks it; in several messages if too long for one."""
        game, game_id = loaded.game, loaded.row.id
        say, _ = await self._reader(actor, game, loaded.names)
        book, entry = bound(game, say, loaded), game.book.entry_about(choice.key)
        asks = explained(game.name, entry, say, [loaded]) if entry else []
        above = [say(text) for text in (Text("rulebook-question", prompt=choice.prompt), *asks)]
        place = book.about(choice.key)
        shape = rules_message.rules(book, place, say, game_id=game_id, asked=choice.key, above=above)
        if rules_message.fits(shape):
            return [shape]
        alone = rules_message.rules(book, place, say, game_id=game_id, asked=choice.key)
        return [*map(Shape, leaves(above, CONTENT)), alone]

    async def _legend(self, book: Book, place: int, say: Speaker, chosen: Preferences) -> tuple[Picture, ...]:
        """A page's pictures, for people who look at pictures."""
        if chosen.plain or not book.page_of(place).legend:
            return ()
        return await self.drawing.legend(book.game.name, say.language, safe=chosen.colours == "safe")

    async def _reader(self, actor: Actor, game: Game, names: tuple[str, ...] = ()) -> tuple[Speaker, Preferences]:
        """A person's speaker, and the person's preferences."""
        person = await self.tables.database.read(lambda tx: players.get(tx, actor.user_id))
        language = preferences.spoken_to(person, actor.locale)
        return self.voices.phrasebook.speaker(language, names, game=game.name), preferences.of(person)
