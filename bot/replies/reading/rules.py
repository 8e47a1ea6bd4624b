"""The rules as people read them: page by page, and what a question means to the person it is put to.

Law: what a person is asked affects only what that person is shown.
"""

from bot.language.phrases import Speaker
from bot.messages.pages import rules_message
from bot.messages.pages.rules_message import Book, bound, explained
from bot.messages.parts.leaves import leaves
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.preferences import Preferences
from db.people import players
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.surface.stage import Picture


async def game_named(bot: Front, written: str, game_id: int) -> Game:
    """The game a button names, as it is played at the table. Raises Refused."""
    if game_id:
        return (await bot.tables.loaded(game_id)).game
    for name, game in bot.tables.games.items():
        if rules_message.written(name) == written:
            return game
    raise Refused(Text("unknown-game", name=written))


async def open_rules(bot: Front, reply: Reply, actor: Actor, game_id: int) -> None:
    """Open the rules of a table's game at the person's question, else at the first page."""
    loaded = await bot.tables.loaded(game_id)
    choice = loaded.asked(actor.user_id)
    if choice is None:
        await leaf(bot, reply, actor, loaded.game, game_id=game_id)
        return
    for shape in await _explanation(bot, actor, loaded, choice):
        await reply.say(shape)


async def meaning(bot: Front, reply: Reply, actor: Actor, game_id: int) -> None:
    """Show what the person's open question means, replacing what was shown. Raises Refused if there is none."""
    loaded = await bot.tables.loaded(game_id)
    choice = loaded.asked(actor.user_id)
    if choice is None:
        raise Refused(Text("question-gone"))
    first, *more = await _explanation(bot, actor, loaded, choice)
    await reply.show(first)
    for shape in more:
        await reply.say(shape)


async def leaf(
    bot: Front, reply: Reply, actor: Actor, game: Game, *, game_id: int = 0, about: str | None = None
) -> None:
    """The first page of the rules, or the one `about` the question of this key, as a new message."""
    say, _ = await _reader(bot, actor, game)
    place = bound(game, say).about(about) if about else 0
    await reply.say(await _shape(bot, actor, game, place, game_id))


async def turn_to(bot: Front, reply: Reply, actor: Actor, game: Game, place: int, *, game_id: int) -> None:
    """Show another page of the rules in place of the current one."""
    await reply.show(await _shape(bot, actor, game, place, game_id))


async def _shape(bot: Front, actor: Actor, game: Game, place: int, game_id: int) -> Shape:
    loaded = await bot.tables.loaded(game_id) if game_id else None
    choice = loaded.asked(actor.user_id) if loaded else None
    say, chosen = await _reader(bot, actor, game)
    book = bound(game, say, loaded)
    pictures = await _legend(bot, book, place, say, chosen)
    asked = choice.key if choice else None
    return rules_message.rules(book, place, say, game_id=game_id, asked=asked, pictures=pictures)


async def _explanation(bot: Front, actor: Actor, loaded: LoadedGame, choice: Choice) -> list[Shape]:
    """The page about a question, below the question and what asks it; in several messages if too long for one."""
    game, game_id = loaded.game, loaded.row.id
    say, _ = await _reader(bot, actor, game, loaded.names)
    book, entry = bound(game, say, loaded), game.book.entry_about(choice.key)
    asks = explained(game.name, entry, say, [loaded]) if entry else []
    above = [say(text) for text in (Text("rulebook-question", prompt=choice.prompt), *asks)]
    place = book.about(choice.key)
    shape = rules_message.rules(book, place, say, game_id=game_id, asked=choice.key, above=above)
    if rules_message.fits(shape):
        return [shape]
    alone = rules_message.rules(book, place, say, game_id=game_id, asked=choice.key)
    return [*map(Shape, leaves(above, CONTENT)), alone]


async def _legend(bot: Front, book: Book, place: int, say: Speaker, chosen: Preferences) -> tuple[Picture, ...]:
    """A page's pictures, for people who look at pictures."""
    if chosen.plain or not book.page_of(place).legend:
        return ()
    return await bot.illustrated.drawing.legend(book.game.name, say.language, safe=chosen.colours == "safe")


async def _reader(bot: Front, actor: Actor, game: Game, names: tuple[str, ...] = ()) -> tuple[Speaker, Preferences]:
    """A person's speaker, and the person's preferences."""
    person = await bot.tables.database.read(lambda tx: players.get(tx, actor.user_id))
    language = preferences.spoken_to(person, actor.locale)
    return bot.voices.phrasebook.speaker(language, names, game=game.name), preferences.of(person)
